# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later

find_program(node node NO_CACHE)
if(NOT node)
    message(FATAL_ERROR "Node.js is not installed: run scripts/test.")
endif()
if(NOT EXISTS "${CMAKE_CURRENT_LIST_DIR}/node_modules/@redocly/openapi-core")
    message(FATAL_ERROR "The linter is not installed: run scripts/test, or `npm ci` in tests/contract.")
endif()
execute_process(COMMAND "${node}" "${CMAKE_CURRENT_LIST_DIR}/lint.mjs" "${DESCRIPTION}" RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "The linter found fault, or its control failed.")
endif()
