// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The title of a page, a dialog or a section, in the print font.
MvLabel {
    font.family: Theme.printFamily
    font.pixelSize: Theme.textTitle
    Accessible.role: Accessible.Heading
}
