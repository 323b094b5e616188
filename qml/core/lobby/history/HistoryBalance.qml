// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls
import MesaViva.Scene

/// The balance over the filtered rounds, as a chart.
FocusScope {
    id: root

    required property BalanceLine balance

    /// Requests the round with this id, the one before the selected point.
    signal roundAsked(string id)

    readonly property bool isDrawn: root.balance.rounds > 0

    onVisibleChanged: if (root.balance) root.balance.active = root.visible

    WordChoices {
        id: ways

        width: Theme.px(400)
        label: qsTr("What the line shows")
        words: [qsTr("Points"), qsTr("Cumulative result")]
        choice: root.balance.summed ? 1 : 0
        onChosen: choice => root.balance.summed = choice === 1
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXl
        spacing: Theme.spaceXl
        visible: root.isDrawn

        BalanceFigure {
            caption: qsTr("Beginning")
            value: root.balance.begin
        }

        BalanceFigure {
            caption: qsTr("Lowest")
            value: root.balance.lowest
        }

        BalanceFigure {
            caption: qsTr("Highest")
            value: root.balance.highest
        }

        BalanceFigure {
            caption: qsTr("End")
            value: root.balance.end
        }
    }

    BalanceChart {
        anchors.top: ways.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: reading.top
        anchors.bottomMargin: Theme.spaceS
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceXs
        anchors.rightMargin: Theme.spaceXs
        visible: root.isDrawn
        balance: root.balance
        onRoundAsked: id => root.roundAsked(id)
    }

    Row {
        id: reading

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(116)
        height: Math.max(Theme.px(30), words.implicitHeight)
        spacing: Theme.spaceM
        visible: root.isDrawn

        SumText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.balance.cursor >= 0
            text: root.balance.cursorAmount
            color: Theme.brassLight
        }

        MvLabel {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: root.width - reading.x - words.x
            wrapMode: Text.Wrap
            text: root.balance.cursor >= 0 ? root.balance.cursorDetail : qsTr("One step to the right for each round. Point at the line, or go along it with the arrow keys; Enter finds the round in the list.")
            secondary: true
        }
    }

    MvLabel {
        anchors.centerIn: parent
        visible: !root.isDrawn
        text: root.balance.busy ? qsTr("The record is being read…") : qsTr("No round on record matches the filters.")
        secondary: true
    }

    /// One amount of the balance chart with its name.
    component BalanceFigure: Column {
        id: figure

        required property string caption
        required property string value

        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(figure.caption).arg(figure.value)

        SmallText {
            anchors.right: parent.right
            text: figure.caption
            Accessible.ignored: true
        }

        MvLabel {
            anchors.right: parent.right
            text: figure.value
            font.weight: Font.Medium
            Accessible.ignored: true
        }
    }

    /// The balance chart with its axes. The pointer or the arrow keys select a point; Enter opens its round.
    component BalanceChart: Item {
        id: chart

        required property BalanceLine balance

        /// Requests the round with this id, the one before the selected point.
        signal roundAsked(string id)

        /// Moves the selection to the right by a number of points.
        function walk(points: int): void {
            chart.balance.cursor = chart.balance.cursor < 0 ? chart.balance.points - 1 : Math.max(0, chart.balance.cursor + points);
        }

        function askRound(): void {
            if (chart.balance.cursorRound.length > 0)
                chart.roundAsked(chart.balance.cursorRound);
        }

        readonly property int stride: Math.max(2, Math.round(chart.balance.points / 20))
        readonly property bool isRead: chart.balance.cursor >= 0
        readonly property real widestAmount: Math.max(0, ...Array.from(chart.balance.amountTexts).map(text => amounts.advanceWidth(text)))

        activeFocusOnTab: true
        Accessible.role: Accessible.Graphic
        Accessible.name: chart.isRead ? chart.balance.cursorAmount + ". " + chart.balance.cursorDetail : chart.balance.summed ? qsTr("Cumulative result") : qsTr("Points over time")
        Accessible.description: chart.balance.summary
        Accessible.focusable: true

        Keys.onLeftPressed: chart.walk(-1)
        Keys.onRightPressed: chart.walk(1)
        Keys.onReturnPressed: chart.askRound()
        Keys.onEnterPressed: chart.askRound()
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown || event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
                chart.walk(event.key === Qt.Key_PageUp ? -chart.stride : chart.stride);
            else if (event.accepted)
                chart.balance.cursor = event.key === Qt.Key_Home ? 0 : chart.balance.points - 1;
        }

        FontMetrics {
            id: amounts

            font.family: Theme.textFamily
            font.pixelSize: Theme.textSmall
        }

        Item {
            id: field

            anchors.fill: parent
            anchors.leftMargin: Math.max(Theme.px(116), chart.widestAmount + 2 * Theme.spaceM)
            anchors.rightMargin: Theme.spaceXl
            anchors.topMargin: Theme.spaceM
            anchors.bottomMargin: Theme.px(30)

            Repeater {
                model: chart.balance.amountTexts

                Item {
                    id: amount

                    required property int index
                    required property string modelData

                    y: field.height * (1 - (chart.balance.amountPlaces[amount.index] ?? 0))
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
                model: chart.balance.dateTexts

                SmallText {
                    id: date

                    required property int index
                    required property string modelData

                    x: Math.min(field.width + Theme.spaceL - width, Math.max(-Theme.spaceL, field.width * (chart.balance.datePlaces[date.index] ?? 0) - width / 2))
                    y: field.height + Theme.spaceS
                    text: date.modelData
                    Accessible.ignored: true
                }
            }

            Rectangle {
                visible: chart.balance.zero > 0 && chart.balance.zero < 1
                y: field.height * (1 - chart.balance.zero)
                width: parent.width
                height: Theme.line
                color: Theme.text
                opacity: 0.6
            }

            StepLine {
                anchors.fill: parent
                anchors.topMargin: -thickness / 2
                anchors.bottomMargin: -thickness / 2
                places: chart.balance.places
                heights: chart.balance.heights
                zero: chart.balance.zero
                colour: Theme.brassLight
                thickness: Theme.px(2)
            }

            Rectangle {
                visible: chart.isRead
                x: field.width * chart.balance.cursorPlace - width / 2
                width: Theme.line
                height: parent.height
                color: Theme.cobaltLight
            }

            Rectangle {
                visible: chart.isRead
                x: field.width * chart.balance.cursorPlace - width / 2
                y: field.height * (1 - chart.balance.cursorHeight) - height / 2
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
                onPositionChanged: mouse => chart.balance.cursor = chart.balance.nearest(mouse.x / field.width)
                onPressed: chart.forceActiveFocus()
                onExited: if (!chart.activeFocus) chart.balance.cursor = -1
                onDoubleClicked: if (chart.balance.cursorRound.length > 0) chart.roundAsked(chart.balance.cursorRound)
            }
        }

        FocusRing {
            visible: chart.activeFocus
            targetRadius: Theme.radiusM
        }
    }
}
