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
    /// The player wants to see all stakes of the round.
    signal allAsked

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
            // As long as the called number stands at the wheel's foot, once is enough.
            visible: root.report.pocket >= 0 && root.table.drawnPocket < 0
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

        // Many stakes stand close, two rows of them, so that all are in sight at once; where they are more than that, those
        // that are lost are told together.
        Flickable {
            id: place

            property int stakes: 0
            readonly property bool dense: place.stakes * Theme.px(190) > place.width
            readonly property bool gathers: place.dense && !place.holds(place.smallest, place.lengthOf(place.stakes, true))
            readonly property real extent: place.lengthOf(place.stakes, !place.gathers) + (place.gathers ? lost.implicitWidth + plates.spacing : 0)
            /// Smaller where that brings them all in sight, and never less than can be read.
            readonly property real fit: !place.dense ? Math.min(1, place.width / Math.max(1, place.extent)) : place.holds(1, place.extent) ? 1 : place.smallest
            readonly property real smallest: 0.88

            /// Whether two rows of that size take such a length.
            function holds(size: real, length: real): bool {
                return Math.floor((place.height + Theme.spaceXs) / (Theme.px(32) * size)) * place.width >= 1.12 * size * length;
            }

            /// What they take side by side, with those that are lost or without; `count` is what bindings watch.
            function lengthOf(count: int, withLost: bool): real {
                let sum = 0;
                for (let i = 0; count > 0 && i < plates.children.length; ++i) {
                    const stake = plates.children[i] as ResultStake;
                    if (stake && stake.own && (withLost || stake.outcome !== RouletteReportModel.Lost))
                        sum += (place.dense ? stake.lineLength : stake.width) + plates.spacing;
                }
                return sum;
            }

            /// How many are lost, and what they come to.
            function lostOnes(count: int): list<double> {
                let number = 0;
                let sum = 0;
                for (let i = 0; count > 0 && i < plates.children.length; ++i) {
                    const stake = plates.children[i] as ResultStake;
                    if (stake && stake.own && stake.outcome === RouletteReportModel.Lost) {
                        ++number;
                        sum += stake.net;
                    }
                }
                return [number, sum];
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
                        gathered: place.gathers && stake.outcome === RouletteReportModel.Lost
                        onReached: place.contentX = Math.max(0, Math.min(stake.x * place.fit, place.contentWidth - place.width))
                        onRuleAsked: id => root.ruleAsked(id)
                    }
                }

                MvButton {
                    id: lost

                    readonly property list<double> told: place.lostOnes(place.stakes)

                    visible: place.gathers
                    kind: MvButton.Quiet
                    implicitHeight: Theme.px(28)
                    text: qsTr("%n lost: %1", "stakes", lost.told[0]).arg(root.table.signedMoney(lost.told[1]))
                    toolTip: qsTr("All stakes of the round, each with its rule")
                    onClicked: root.allAsked()
                    onActiveFocusChanged: if (activeFocus) place.contentX = Math.max(0, place.contentWidth - place.width)
                }
            }
        }
    }
}
