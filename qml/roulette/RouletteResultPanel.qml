// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// What the round brought this player, told stake by stake, each with its rule.
Item {
    id: root

    required property RouletteTableModel table
    readonly property RouletteReportModel report: root.table.result
    readonly property double net: root.report.ownNet

    /// The player wants to read a rule.
    signal ruleAsked(string id)

    implicitHeight: Math.max(Theme.px(64), words.implicitHeight) + Theme.spaceXs
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Result of the round: %1").arg(root.report.headline)

    RowLayout {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceL

        NumberTile {
            visible: root.report.pocket >= 0
            implicitWidth: Theme.px(56)
            implicitHeight: Theme.px(48)
            number: root.report.pocketText
            tone: root.report.colour
            textSize: Theme.textTitle
        }

        ColumnLayout {
            visible: root.report.ownTookPart
            spacing: 0

            SmallText {
                text: root.net > 0 ? qsTr("You win") : root.net < 0 ? qsTr("You lose") : qsTr("Even")
            }

            SumText {
                text: qsTr("%1", "an amount").arg(root.table.signedMoney(root.net))
                color: root.net > 0 ? Theme.win : root.net < 0 ? Theme.loss : Theme.text
                font.pixelSize: Theme.textHeading
                font.weight: Font.Bold
            }
        }

        MvLabel {
            visible: !root.report.ownTookPart
            Layout.fillWidth: true
            text: root.report.headline
            font.pixelSize: Theme.textLarge
        }

        // Many stakes stand close, two rows of them, so that all are in sight at once.
        Flickable {
            id: place

            property int stakes: 0
            readonly property bool dense: place.stakes * Theme.px(190) > place.width

            visible: root.report.ownTookPart
            Layout.fillWidth: true
            implicitHeight: Theme.px(60)
            contentWidth: plates.width
            contentHeight: place.height
            flickableDirection: Flickable.HorizontalFlick
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Your stakes")

            Flow {
                id: plates

                height: place.height
                flow: place.dense ? Flow.TopToBottom : Flow.LeftToRight
                spacing: place.dense ? Theme.spaceXs : Theme.spaceS

                Repeater {
                    model: root.report
                    onItemAdded: (index, item) => place.stakes += (item as ResultStake).own ? 1 : 0
                    onItemRemoved: (index, item) => place.stakes -= (item as ResultStake).own ? 1 : 0

                    ResultStake {
                        id: stake

                        table: root.table
                        compact: place.dense
                        onReached: place.contentX = Math.max(0, Math.min(stake.x, place.contentWidth - place.width))
                        onRuleAsked: id => root.ruleAsked(id)
                    }
                }
            }
        }
    }
}
