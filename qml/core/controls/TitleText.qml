// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The name of a page, a sheet or a section, in the print face.
MvLabel {
    font.family: Theme.printFamily
    font.pixelSize: Theme.textTitle
    Accessible.role: Accessible.Heading
}
