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
                text: root.net > 0 ? root.table.scenario ? qsTr("Wins") : qsTr("You win") : root.net < 0 ? root.table.scenario ? qsTr("Loses") : qsTr("You lose") : qsTr("Even")
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
            /// All of them stand there at once: the more there are, the smaller.
            readonly property real fit: !place.dense ? Math.min(1, place.width / Math.max(1, place.extent))
                : place.holds(1) ? 1 : place.holds(0.88) ? 0.88 : place.holds(0.76) ? 0.76 : place.holds(0.66) ? 0.66 : 0.58
            readonly property real extent: place.lengthOf(place.stakes)

            /// Whether rows of that size take them all.
            function holds(size: real): bool {
                return Math.floor((place.height + Theme.spaceXs) / (Theme.px(32) * size)) * place.width >= 1.12 * size * place.extent;
            }

            /// What they would take side by side; `count` is what bindings watch.
            function lengthOf(count: int): real {
                let sum = 0;
                for (let i = 0; count > 0 && i < plates.children.length; ++i)
                    sum += plates.children[i].width > 0 ? plates.children[i].width + plates.spacing : 0;
                return sum;
            }

            visible: root.report.ownTookPart
            Layout.fillWidth: true
            implicitHeight: Theme.px(60)
            contentWidth: plates.width * place.fit
            contentHeight: place.height
            flickableDirection: Flickable.HorizontalFlick
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Your stakes")

            Flow {
                id: plates

                height: place.height / place.fit
                scale: place.fit
                transformOrigin: Item.TopLeft
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
                        onReached: place.contentX = Math.max(0, Math.min(stake.x * place.fit, place.contentWidth - place.width))
                        onRuleAsked: id => root.ruleAsked(id)
                    }
                }
            }
        }
    }
}
