// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The picture of a key on a button or in a text about the keyboard.
Rectangle {
    id: root

    /// The key's name, such as "D" or "Enter".
    property string text
    property color lettering: Theme.textSecondary

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + Theme.spaceS)
    implicitHeight: label.implicitHeight + Theme.spaceXs
    radius: Theme.radiusS
    color: "transparent"
    border.width: Theme.line
    border.color: Qt.alpha(root.lettering, 0.5)

    Text {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: root.lettering
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
}
