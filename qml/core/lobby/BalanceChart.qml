// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The balance chart with its axes. The pointer or the arrow keys select a point; Enter opens its round.
Item {
    id: root

    required property BalanceLine balance

    /// Requests the round with this id, the one before the selected point.
    signal roundAsked(string id)

    /// Moves the selection to the right by a number of points.
    function walk(points: int): void {
        root.balance.cursor = root.balance.cursor < 0 ? root.balance.points - 1 : Math.max(0, root.balance.cursor + points);
    }

    function askRound(): void {
        if (root.balance.cursorRound.length > 0)
            root.roundAsked(root.balance.cursorRound);
    }

    readonly property int stride: Math.max(2, Math.round(root.balance.points / 20))
    readonly property bool isRead: root.balance.cursor >= 0
    readonly property real widestAmount: Math.max(0, ...Array.from(root.balance.amountTexts).map(text => amounts.advanceWidth(text)))

    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.name: root.isRead ? root.balance.cursorAmount + ". " + root.balance.cursorDetail : root.balance.summed ? qsTr("Results added up") : qsTr("Points over time")
    Accessible.description: root.balance.summary
    Accessible.focusable: true

    Keys.onLeftPressed: root.walk(-1)
    Keys.onRightPressed: root.walk(1)
    Keys.onReturnPressed: root.askRound()
    Keys.onEnterPressed: root.askRound()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown || event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
            root.walk(event.key === Qt.Key_PageUp ? -root.stride : root.stride);
        else if (event.accepted)
            root.balance.cursor = event.key === Qt.Key_Home ? 0 : root.balance.points - 1;
    }

    FontMetrics {
        id: amounts

        font.family: Theme.textFamily
        font.pixelSize: Theme.textSmall
    }

    Item {
        id: field

        anchors.fill: parent
        anchors.leftMargin: Math.max(Theme.px(116), root.widestAmount + 2 * Theme.spaceM)
        anchors.rightMargin: Theme.spaceXl
        anchors.topMargin: Theme.spaceM
        anchors.bottomMargin: Theme.px(30)

        Repeater {
            model: root.balance.amountTexts

            Item {
                id: amount

                required property int index
                required property string modelData

                y: field.height * (1 - (root.balance.amountPlaces[amount.index] ?? 0))
                width: field.width

                Rectangle {
                    width: parent.width
                    height: Theme.line
                    color: Theme.text
                    opacity: amount.y === field.height ? 0.4 : 0.14
                }

                SmallText {
                    anchors.right: parent.left
                    anchors.rightMargin: Theme.spaceM
                    anchors.verticalCenter: parent.verticalCenter
                    text: amount.modelData
                    Accessible.ignored: true
                }
            }
        }

        Repeater {
            model: root.balance.dateTexts

            SmallText {
                id: date

                required property int index
                required property string modelData

                x: Math.min(field.width + Theme.spaceL - width, Math.max(-Theme.spaceL, field.width * (root.balance.datePlaces[date.index] ?? 0) - width / 2))
                y: field.height + Theme.spaceS
                text: date.modelData
                Accessible.ignored: true
            }
        }

        Rectangle {
            visible: root.balance.zero > 0 && root.balance.zero < 1
            y: field.height * (1 - root.balance.zero)
            width: parent.width
            height: Theme.line
            color: Theme.text
            opacity: 0.6
        }

        StepLine {
            anchors.fill: parent
            anchors.topMargin: -thickness / 2
            anchors.bottomMargin: -thickness / 2
            places: root.balance.places
            heights: root.balance.heights
            zero: root.balance.zero
            colour: Theme.brassLight
            thickness: Theme.px(2)
        }

        Rectangle {
            visible: root.isRead
            x: field.width * root.balance.cursorPlace - width / 2
            width: Theme.line
            height: parent.height
            color: Theme.cobaltLight
        }

        Rectangle {
            visible: root.isRead
            x: field.width * root.balance.cursorPlace - width / 2
            y: field.height * (1 - root.balance.cursorHeight) - height / 2
            width: Theme.px(11)
            height: width
            radius: width / 2
            color: Theme.cobalt
            border.width: Theme.focusWidth
            border.color: Theme.ivory
        }

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onPositionChanged: mouse => root.balance.cursor = root.balance.nearest(mouse.x / field.width)
            onPressed: root.forceActiveFocus()
            onExited: if (!root.activeFocus) root.balance.cursor = -1
            onDoubleClicked: if (root.balance.cursorRound.length > 0) root.roundAsked(root.balance.cursorRound)
        }
    }

    FocusRing {
        visible: root.activeFocus
        targetRadius: Theme.radiusM
    }
}
