// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Lettering as printed on the cloth or engraved in brass.
MvLabel {
    font.family: Theme.printFamily
    font.pixelSize: Theme.textLarge
    font.letterSpacing: Theme.printSpacing
    font.capitalization: Font.AllUppercase
    horizontalAlignment: Text.AlignHCenter
}
