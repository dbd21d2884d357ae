# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The quick half of the judgement on the package; scripts/package does the rest in clean systems.
find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate REQUIRED)
find_program(APPSTREAMCLI appstreamcli REQUIRED)
find_program(MAN_PROGRAM man REQUIRED)
mark_as_advanced(DESKTOP_FILE_VALIDATE APPSTREAMCLI MAN_PROGRAM)

# There is no public homepage to name yet, which AppStream 1.0 warns of and older ones do not know.
execute_process(COMMAND "${APPSTREAMCLI}" --version OUTPUT_VARIABLE appstream_version ERROR_VARIABLE appstream_version)
string(REGEX MATCH "[0-9]+\\.[0-9.]+" appstream_version "${appstream_version}")
set(appstream_options)
if(appstream_version VERSION_GREATER_EQUAL 1.0)
    set(appstream_options --override=url-homepage-missing=info)
endif()

add_test(NAME desktop_entry
    COMMAND "${DESKTOP_FILE_VALIDATE}" "${CMAKE_CURRENT_SOURCE_DIR}/linux/wf2des-dashboard.desktop")
add_test(NAME metainfo
    COMMAND "${APPSTREAMCLI}" validate --no-net ${appstream_options}
        "${CMAKE_CURRENT_SOURCE_DIR}/linux/org.wf2des.dashboard.metainfo.xml")
add_test(NAME install_layout
    COMMAND "${Python3_EXECUTABLE}" -B "${CMAKE_CURRENT_SOURCE_DIR}/check_install.py" "${CMAKE_COMMAND}"
        "${PROJECT_BINARY_DIR}")
set(packaging_tests desktop_entry metainfo install_layout)
foreach(page IN ITEMS wf2des-dashboard wf2des-sandbox)
    add_test(NAME man_${page} COMMAND "${MAN_PROGRAM}" --warnings --local-file -Tutf8
        "${CMAKE_CURRENT_SOURCE_DIR}/man/${page}.1")
    set_tests_properties(man_${page} PROPERTIES FAIL_REGULAR_EXPRESSION "warning:|error:"
        ENVIRONMENT "MANPAGER=cat;MANWIDTH=100;LC_ALL=C.UTF-8")
    list(APPEND packaging_tests man_${page})
    if(TARGET ${page})
        add_test(NAME man_options_${page} COMMAND "${Python3_EXECUTABLE}" -B
            "${CMAKE_CURRENT_SOURCE_DIR}/check_manual.py" "$<TARGET_FILE:${page}>"
            "${CMAKE_CURRENT_SOURCE_DIR}/man/${page}.1")
        set_tests_properties(man_options_${page} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
        list(APPEND packaging_tests man_options_${page})
    endif()
endforeach()
set_tests_properties(${packaging_tests} PROPERTIES LABELS packaging TIMEOUT 60)
