// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

/// The program's colours, for everything painted in C++ rather than composed in QML.
namespace mesaviva::art::palette {

inline constexpr QColor kRoomNear{0x14, 0x11, 0x0E};
inline constexpr QColor kRoomFar{0x0B, 0x0F, 0x0E};
inline constexpr QColor kClothHighlighted{0x17, 0x63, 0x3F};
inline constexpr QColor kClothShade{0x0A, 0x35, 0x22};
inline constexpr QColor kMahogany{0x4A, 0x24, 0x12};
inline constexpr QColor kMahoganyDark{0x1E, 0x0E, 0x07};
inline constexpr QColor kBrass{0xC9, 0xA2, 0x4B};
inline constexpr QColor kBrassLight{0xF0, 0xD5, 0x8A};
inline constexpr QColor kBrassDark{0x7A, 0x5A, 0x1E};
inline constexpr QColor kIvory{0xF4, 0xEC, 0xD8};
inline constexpr QColor kPaper{0xFB, 0xF8, 0xF0};
inline constexpr QColor kInk{0x15, 0x17, 0x1A};
inline constexpr QColor kRed{0xB3, 0x20, 0x2A};
inline constexpr QColor kGreen{0x0F, 0x7A, 0x45};
inline constexpr QColor kCobalt{0x2B, 0x5F, 0xB3};

} // namespace mesaviva::art::palette
