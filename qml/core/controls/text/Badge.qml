// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A small engraved plate with a word that must always be visible, such as DEMONSTRAÇÃO.
Rectangle {
    id: root

    required property string text
    property color tone: Theme.brassLight

    implicitWidth: label.implicitWidth + 2 * Theme.spaceM
    implicitHeight: Theme.px(28)
    radius: Theme.radiusS
    color: Theme.lacquerSunken
    border.width: Theme.line
    border.color: root.tone
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Text {
        id: label

        anchors.centerIn: parent
        text: root.text
        textFormat: Text.PlainText
        color: root.tone
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        font.weight: Font.Medium
        font.letterSpacing: Theme.printSpacing
        Accessible.ignored: true
    }
}
