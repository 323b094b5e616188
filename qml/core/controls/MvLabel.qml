// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A piece of text as everything else builds on it: body size, ivory, plain text.
Text {
    id: root

    /// Quieter: what may be read second.
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
