# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The desktop's files: entry, metainfo, icons, manual pages, documents.
set(doc_folder "${CMAKE_INSTALL_DATADIR}/doc/${PROJECT_NAME}")
set(made_files)
find_program(GZIP_PROGRAM gzip REQUIRED)
find_program(RSVG_CONVERT rsvg-convert)
mark_as_advanced(GZIP_PROGRAM RSVG_CONVERT)

# -n leaves name and time out: the same input always gives the same file.
function(compress input output)
    add_custom_command(OUTPUT "${output}"
        COMMAND "${GZIP_PROGRAM}" -9nc "${input}" > "${output}"
        DEPENDS "${input}")
endfunction()

foreach(page IN ITEMS wf2des-dashboard.1 wf2des-sandbox.1)
    compress("${CMAKE_CURRENT_SOURCE_DIR}/man/${page}" "${CMAKE_CURRENT_BINARY_DIR}/${page}.gz")
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/${page}.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
    list(APPEND made_files "${CMAKE_CURRENT_BINARY_DIR}/${page}.gz")
endforeach()

set(icon "${PROJECT_SOURCE_DIR}/resources/icons/wf2des-dashboard.svg")
install(FILES "${icon}" DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
if(RSVG_CONVERT)
    foreach(size IN ITEMS 48 128 256)
        set(picture "${CMAKE_CURRENT_BINARY_DIR}/icons/${size}/wf2des-dashboard.png")
        add_custom_command(OUTPUT "${picture}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_CURRENT_BINARY_DIR}/icons/${size}"
            COMMAND "${RSVG_CONVERT}" --width ${size} --height ${size} --output "${picture}" "${icon}"
            DEPENDS "${icon}")
        install(FILES "${picture}" DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps")
        list(APPEND made_files "${picture}")
    endforeach()
else()
    message(STATUS "rsvg-convert not found: the icon is installed as SVG only")
endif()

install(FILES linux/wf2des-dashboard.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES linux/org.wf2des.dashboard.metainfo.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES debian/copyright DESTINATION "${doc_folder}")
foreach(document IN ITEMS README.md docs/USER_GUIDE.md docs/api/wf2des-api.yaml)
    if(EXISTS "${PROJECT_SOURCE_DIR}/${document}")
        install(FILES "${PROJECT_SOURCE_DIR}/${document}" DESTINATION "${doc_folder}")
    endif()
endforeach()
