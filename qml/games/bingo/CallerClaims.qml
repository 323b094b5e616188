// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// The claims at the last ball, card by card: waiting, won or rejected.
ListView {
    id: root

    required property BingoCroupierDesk desk

    property croupierClaim none

    clip: true
    spacing: Theme.spaceXs
    model: root.desk.claims.length
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    visible: count > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What is called")

    delegate: Rectangle {
        id: row

        required property int index
        readonly property croupierClaim info: root.desk.claims[row.index] ?? root.none
        readonly property bool seen: root.desk.claim === row.index

        width: root.width
        height: Theme.controlHeight
        radius: Theme.radiusM
        color: row.seen ? Theme.lacquerHover : Theme.lacquer
        border.width: row.seen ? Theme.focusWidth : Theme.line
        border.color: row.seen ? Theme.brassLight : Theme.hairline
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("Card %1, %2: %3").arg(row.info.card).arg(row.info.text)
            .arg(!row.info.checked ? qsTr("to be checked") : row.info.valid ? qsTr("has won") : qsTr("has not won"))
        Accessible.onPressAction: root.desk.chooseClaim(row.index)

        MvIcon {
            id: sign

            x: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            iconName: !row.info.checked ? "info" : row.info.valid ? "check" : "close"
            size: Theme.iconSizeSmall
            color: !row.info.checked ? Theme.cobaltLight : row.info.valid ? Theme.win : Theme.loss
        }

        MvLabel {
            anchors.left: sign.right
            anchors.leftMargin: Theme.spaceS
            anchors.right: number.left
            anchors.rightMargin: Theme.spaceXs
            anchors.verticalCenter: parent.verticalCenter
            text: row.info.text
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        MvLabel {
            id: number

            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: row.info.card
            color: Theme.brassLight
            Accessible.ignored: true
        }

        MouseArea {
            anchors.fill: parent
            enabled: !root.desk.watching
            cursorShape: Qt.PointingHandCursor
            onClicked: root.desk.chooseClaim(row.index)
        }
    }
}
