// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A brass hairline between two groups; as wide as it is laid out.
Rectangle {
    implicitWidth: Theme.spaceXxl
    implicitHeight: Theme.line
    color: Theme.hairline
    Accessible.ignored: true
}
