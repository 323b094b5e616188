// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// The content of a button: icon, text, a smaller second line, its key. A file of its own, since Qt can't defer a
/// content item that contains ids.
Item {
    id: root

    required property string text
    required property string detail
    required property string iconName
    required property string keyHint
    required property bool large
    required property color color

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    RowLayout {
        id: row

        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width)
        spacing: Theme.spaceS

        MvIcon {
            visible: root.iconName.length > 0
            iconName: root.iconName
            size: Theme.iconSizeSmall
            color: root.color
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            visible: root.text.length > 0

            Text {
                Layout.fillWidth: true
                text: root.text
                textFormat: Text.PlainText
                color: root.color
                font.family: Theme.textFamily
                font.pixelSize: root.large ? Theme.textLarge : Theme.textBody
                font.weight: Font.Medium
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Text {
                Layout.fillWidth: true
                visible: root.detail.length > 0
                text: root.detail
                textFormat: Text.PlainText
                color: root.color
                font.family: Theme.textFamily
                font.pixelSize: Theme.textSmall
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        KeyCap {
            visible: root.keyHint.length > 0
            text: root.keyHint
            lettering: root.color
        }
    }
}
