# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# wf2des_test(NAME tst_x SOURCES ... LIBRARIES ... [LABELS ...] [TIMEOUT seconds] [IN_A_WINDOW])
# One Qt Test program. Each layer's tests link that layer alone (DESIGN 2). Runs without a display and under a fixed
# locale unless the test sets its own; IN_A_WINDOW runs it on a real screen of its own, with a window manager.
function(wf2des_test)
    cmake_parse_arguments(arg "IN_A_WINDOW" "NAME;TIMEOUT" "SOURCES;LIBRARIES;LABELS" ${ARGN})
    qt_add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE wf2des_settings Qt6::Test ${arg_LIBRARIES})
    target_include_directories(${arg_NAME} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    if(arg_IN_A_WINDOW)
        set(platform xcb)
        add_test(NAME ${arg_NAME} COMMAND "${PROJECT_SOURCE_DIR}/tests/support/in_a_window.sh" $<TARGET_FILE:${arg_NAME}>)
    else()
        set(platform offscreen)
        add_test(NAME ${arg_NAME} COMMAND ${arg_NAME})
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    # From the build folder: there QFINDTESTDATA also finds data by the relative paths that ccache compiles in.
    set_tests_properties(${arg_NAME} PROPERTIES TIMEOUT ${arg_TIMEOUT} WORKING_DIRECTORY "${PROJECT_BINARY_DIR}"
        ENVIRONMENT "QT_QPA_PLATFORM=${platform};LC_ALL=C.UTF-8;QT_LOGGING_RULES=qt.qpa.*=false")
    if(arg_LABELS)
        set_tests_properties(${arg_NAME} PROPERTIES LABELS "${arg_LABELS}")
    endif()
endfunction()
