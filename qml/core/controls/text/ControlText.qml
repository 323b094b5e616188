// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The text of a switch, a check box or a card: its name, and a quieter line that explains it. Uses anchors: nested
/// layouts on Qt 6.4 miss that a wrapped text has grown.
Item {
    id: root

    required property string text
    required property string detail
    required property bool available
    property string titleFamily: Theme.textFamily
    property int titleSize: Theme.textBody

    implicitWidth: Math.max(title.implicitWidth, note.visible ? note.implicitWidth : 0)
    implicitHeight: title.height + (note.visible ? note.height + Theme.spaceXs : 0)

    Text {
        id: title

        width: root.width
        y: (root.height - root.implicitHeight) / 2
        text: root.text
        textFormat: Text.PlainText
        color: root.available ? Theme.text : Theme.textDisabled
        font.family: root.titleFamily
        font.pixelSize: root.titleSize
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Text {
        id: note

        width: root.width
        anchors.top: title.bottom
        anchors.topMargin: Theme.spaceXs
        visible: root.detail.length > 0
        text: root.detail
        textFormat: Text.PlainText
        color: root.available ? Theme.textSecondary : Theme.textDisabled
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
