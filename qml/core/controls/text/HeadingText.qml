// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The heading of a group within a page.
MvLabel {
    font.family: Theme.printFamily
    font.pixelSize: Theme.textHeading
    color: Theme.brassLight
    Accessible.role: Accessible.Heading
}
