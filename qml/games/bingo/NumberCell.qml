// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.Controls

/// A number of the panel: dark until it is drawn, then lit in its column's colour; the newest with a ring.
Rectangle {
    id: root

    required property int number
    required property string text
    required property int column
    required property bool drawn
    required property bool last
    required property int own
    required property string accessibleText
    /// The number is shown as its symbol.
    required property bool symbols
    /// The colour of its column.
    required property color tone

    /// A colour in the form used by picture URLs.
    function hex(tone: color): string {
        return root.pair(tone.r) + root.pair(tone.g) + root.pair(tone.b);
    }

    /// A colour component, from 0 to 1, as two hexadecimal digits.
    function pair(part: real): string {
        return (256 + Math.round(255 * part)).toString(16).slice(1);
    }

    radius: Theme.radiusS
    color: root.drawn ? root.tone : Theme.lacquerSunken
    border.width: root.last ? Theme.focusWidth : root.own > 0 && !root.drawn ? Theme.line : 0
    border.color: root.last ? Theme.brassLight : Theme.hairlineStrong
    Accessible.role: Accessible.Cell
    Accessible.name: root.accessibleText

    MvLabel {
        anchors.centerIn: parent
        visible: !root.symbols
        text: root.text
        color: root.drawn ? Theme.ivory : root.own > 0 ? Theme.text : Theme.textDisabled
        // Keeps two bold digits apart from those of adjacent cells in a narrow row.
        font.pixelSize: Math.min(Theme.textBody, Math.floor(root.width * 0.74))
        font.weight: root.drawn ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    Image {
        anchors.centerIn: parent
        visible: root.symbols
        width: Math.min(root.width, root.height) - Theme.spaceXs
        height: width
        opacity: root.drawn ? 1 : 0.35
        source: root.symbols ? "image://bingo/symbol/%1?ink=%2&ground=%3".arg(root.number).arg(root.drawn ? root.hex(Theme.ivory) : root.hex(Theme.textSecondary)).arg(root.hex(root.color)) : ""
        sourceSize.width: width
        sourceSize.height: height
        Accessible.ignored: true
    }
}
