# SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The Debian package, by "cpack" in a Release build folder. scripts/package makes it and proves it in clean systems.

# Debian 12 and 13 have different Qt libraries: each package names the release it was built on.
set(deb_revision 1)
if(EXISTS /etc/os-release)
    file(STRINGS /etc/os-release os_release REGEX "^(ID|VERSION_ID)=")
    list(TRANSFORM os_release REPLACE "^[A-Z_]+=\"?([^\"]*)\"?$" "\\1")
    list(SORT os_release ORDER DESCENDING)
    list(JOIN os_release "" os_name)
    string(REPLACE "debian" "deb" os_name "${os_name}")
    string(APPEND deb_revision "~${os_name}")
endif()
set(WF2DES_DEB_VERSION "${PROJECT_VERSION}-${deb_revision}")

configure_file(debian/changelog.in changelog.Debian @ONLY)
compress("${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian" "${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz")
compress("${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${CMAKE_CURRENT_BINARY_DIR}/changelog.gz")
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz" "${CMAKE_CURRENT_BINARY_DIR}/changelog.gz"
    DESTINATION "${doc_folder}")
list(APPEND made_files "${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz" "${CMAKE_CURRENT_BINARY_DIR}/changelog.gz")
# The lintian of Debian 12 does not know the tag that is overridden, and takes that for an error.
if(NOT os_name STREQUAL deb12)
    install(FILES debian/lintian-overrides DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides"
        RENAME ${PROJECT_NAME})
endif()
add_custom_target(packaging_files ALL DEPENDS ${made_files})

# What dpkg-shlibdeps does not see, because it is loaded while the program runs: SQL drivers, the SVG icon engine (a
# package of its own since Qt 6.7), the CA certificates, Qt's own words in Japanese. The TLS backend and the xcb
# platform are in the packages of libQt6Network and libQt6Gui, which are linked.
set(loaded_at_run_time
    libqt6sql6-psql
    libqt6sql6-sqlite
    "qt6-svg-plugins | libqt6svg6 (<< 6.7)"
    qt6-translations-l10n
    ca-certificates)
list(JOIN loaded_at_run_time ", " CPACK_DEBIAN_PACKAGE_DEPENDS)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ${PROJECT_NAME})
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_CONTACT "WF2Des Dashboard maintainers <maintainers@users.noreply.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "watch, confirm and cancel design generation runs")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE "${deb_revision}")
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk, gnome-keyring, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS postgresql)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"WF2Des Dashboard shows the generation runs of a wf2des deployment, wireframe
to design and design to wireframe, as they happen. Reviewers confirm or
reject a parse, support staff find and cancel the run that blocks a
wireframe, leads see failures, ages and trends.
.
Rows are read from PostgreSQL or from the API; every change goes through the
API. A sample server is part of the package, so that everything can be tried
without a deployment and without a network.")
include(CPack)
