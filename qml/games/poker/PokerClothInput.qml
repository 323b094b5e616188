// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The player's own boxes on the cloth. A click on ANTE puts the picked chip down, a right click on it takes the last chip
/// back, and a click on BET continues. What the table does not allow now it refuses with its reason.
Item {
    id: root

    required property PokerTableModel table
    required property PokerGeometry geometry
    /// The chip that a click puts down, in cents.
    required property double chip

    readonly property bool seated: root.table.ownSeat > 0 && root.geometry.revision > 0
    readonly property real turn: root.seated ? root.geometry.turn(root.table.ownSeat) : 0

    BoxInput {
        at: root.seated ? root.geometry.ante(root.table.ownSeat) : Qt.point(0, 0)
        width: 2 * root.geometry.anteRadius
        height: width
        rotation: root.turn
        visible: root.seated
        round: true
        live: root.table.anteAction.enabled
        picture: "image://chips/flat?amount=%1".arg(root.chip)
        text: qsTr("ANTE box: put %1 down").arg(root.table.money(root.chip))
        reason: root.table.anteAction.reason
        onClicked: root.table.placeAnte(root.chip)
        onTakenBack: root.table.undo()
    }

    BoxInput {
        at: root.seated ? root.geometry.bet(root.table.ownSeat) : Qt.point(0, 0)
        width: root.geometry.betSize.width
        height: root.geometry.betSize.height
        rotation: root.turn
        visible: root.seated
        live: root.table.betAction.enabled
        text: root.table.betAmount > 0 ? qsTr("BET box: continue with %1").arg(root.table.money(root.table.betAmount)) : qsTr("BET box: continue")
        reason: root.table.betAction.reason
        onClicked: root.table.bet()
    }

    /// A box of the cloth that can be clicked.
    component BoxInput: MvPressable {
        id: box

        /// Its centre.
        required property point at
        /// Whether a click would be accepted now.
        required property bool live
        /// Why not, for assistive technology; the table tells it after a click.
        required property string reason
        property bool round: false
        /// The chip that a click would put down; may be empty.
        property string picture

        /// Emitted by a right click.
        signal takenBack

        x: box.at.x - box.width / 2
        y: box.at.y - box.height / 2
        Accessible.description: box.reason

        background: Rectangle {
            radius: box.round ? width / 2 : Theme.radiusS
            color: "transparent"
            border.width: box.live && (box.hovered || box.visualFocus) ? Theme.focusWidth : 0
            border.color: Theme.brassLight

            Image {
                anchors.centerIn: parent
                width: Theme.px(44)
                height: width
                visible: box.live && box.hovered && box.picture.length > 0
                opacity: 0.5
                source: visible ? box.picture : ""
                sourceSize.width: width
                sourceSize.height: height
            }
        }

        MouseArea {
            parent: box.pressArea
            anchors.fill: parent
            acceptedButtons: Qt.RightButton
            onClicked: box.takenBack()
        }
    }
}
