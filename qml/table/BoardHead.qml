// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The head of a public board: the table and its rules, the round, what goes on now and how long.
Rectangle {
    id: root

    required property TableModel table
    /// One pixel of a board of 1280 by 720: boards have a window of their own, and its size.
    required property real unit
    /// The table's name.
    required property string name
    /// What goes on, for everybody.
    required property string present

    readonly property int seconds: Math.ceil(root.table.remainingSeconds)

    color: Theme.lacquer
    Accessible.role: Accessible.AlertMessage
    Accessible.name: "%1. %2".arg(root.name).arg(root.present)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(1, root.unit)
        color: Theme.brassDark
    }

    PrintText {
        id: title

        x: 24 * root.unit
        y: 8 * root.unit
        text: root.name
        color: Theme.brassLight
        font.pixelSize: 30 * root.unit
        Accessible.ignored: true
    }

    MvLabel {
        anchors.left: title.left
        anchors.top: title.bottom
        text: qsTr("%1 · Round %2").arg(root.table.rulesName).arg(root.table.round)
        secondary: true
        font.pixelSize: 18 * root.unit
        Accessible.ignored: true
    }

    MvLabel {
        anchors.centerIn: parent
        width: root.width - 2 * Math.max(title.width, plate.width) - 96 * root.unit
        horizontalAlignment: Text.AlignHCenter
        text: root.present + (root.table.hasPeriod && root.seconds > 0 ? " · " + qsTr("%1 s").arg(root.seconds) : "")
        color: root.table.hasPeriod && root.table.periodWarning ? Theme.warning : Theme.ivory
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        font.pixelSize: 34 * root.unit
        font.weight: Font.Medium
        Accessible.ignored: true
    }

    Rectangle {
        id: plate

        anchors.right: parent.right
        anchors.rightMargin: 24 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: words.width + 24 * root.unit
        height: words.height + 12 * root.unit
        radius: 6 * root.unit
        color: "transparent"
        border.width: Math.max(1, root.unit)
        border.color: Theme.brass
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text

        MvLabel {
            id: words

            anchors.centerIn: parent
            text: qsTr("DEMONSTRATION · points only")
            color: Theme.brassLight
            font.pixelSize: 16 * root.unit
            Accessible.ignored: true
        }
    }
}
