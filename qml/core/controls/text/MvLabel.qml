// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The base of all text types: body size, ivory, plain text.
Text {
    id: root

    /// Whether it is less important, and shown quieter.
    property bool secondary: false

    color: root.secondary ? Theme.textSecondary : Theme.text
    font.family: Theme.textFamily
    font.pixelSize: Theme.textBody
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    Accessible.ignored: !root.visible || root.text.length === 0
}
