// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wf2des {

/// Kanji share their code points with Chinese characters of other shapes (直骨角), and a system that is not Japanese
/// may choose those. Makes the Japanese family that is installed the first fallback of the system's fonts, whatever the
/// language of the interface: the rows hold Japanese. Needs a QGuiApplication. UI thread.
void preferJapaneseShapes();

} // namespace wf2des
