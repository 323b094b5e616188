// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A brass hairline between two groups; its width is set by the layout.
Rectangle {
    implicitWidth: Theme.spaceXxl
    implicitHeight: Theme.line
    color: Theme.hairline
    Accessible.ignored: true
}
