// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// This player's result of the round, stake by stake, with the rules.
Item {
    id: root

    required property RouletteTableModel table
    readonly property RouletteReportModel report: root.table.result
    readonly property double net: root.report.ownNet

    /// The user wants to read a rule.
    signal ruleAsked(string id)
    /// The user wants to see all stakes of the round.
    signal allAsked

    implicitHeight: Math.max(Theme.px(64), words.implicitHeight) + Theme.spaceXs
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Result of the round: %1").arg(root.report.headline)

    // Measured as if all lost stakes were shown together.
    TextMetrics {
        id: longest

        font.family: Theme.textFamily
        font.pixelSize: Theme.textBody
        font.weight: Font.Medium
        text: place.lostFrom(0, place.stakes)
    }

    RowLayout {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceL

        NumberTile {
            // Not needed while the called number is shown below the wheel.
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
                text: root.net > 0 ? root.table.scenario ? qsTr("Wins") : qsTr("You win") : root.net < 0 ? root.table.scenario ? qsTr("Loses") : qsTr("You lose") : qsTr("Break even")
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

        // Many stakes are in compact rows: as many as fit; the others, which are lost, are summed up.
        Flickable {
            id: place

            property int stakes: 0
            readonly property bool dense: place.stakes * Theme.px(190) > place.width
            /// The number of stakes shown individually, from the first.
            readonly property int single: place.dense ? place.singles(place.stakes, place.smallest) : place.stakes
            readonly property bool gathers: place.single < place.stakes
            /// Scale below 1 if that shows more stakes, but always readable.
            readonly property real fit: !place.dense ? Math.min(1, place.width / Math.max(1, place.lengthOf(place.stakes)))
                : place.singles(place.stakes, 1) >= place.single ? 1 : place.smallest
            readonly property real smallest: 0.88

            /// The width of the stakes side by side; bindings depend on `count`.
            function lengthOf(count: int): real {
                let sum = 0;
                for (let i = 0; count > 0 && i < plates.children.length; ++i) {
                    const stake = plates.children[i] as ResultStake;
                    if (stake && stake.own)
                        sum += stake.width + plates.spacing;
                }
                return sum;
            }

            /// The number of stakes shown individually at a size: all if they fit, otherwise as many as fit next to
            /// the summary of the rest, and always those that are not lost, which come first. They fill column after
            /// column.
            function singles(count: int, size: real): int {
                const rows = Math.max(1, Math.floor((place.height / size + plates.spacing) / (Theme.px(28) + plates.spacing)));
                const room = place.width / size;
                const rest = Math.ceil(longest.advanceWidth) + lost.leftPadding + lost.rightPadding + Theme.spaceXs;
                let shown = 0;
                let notLost = 0;
                let fits = 0;
                let full = 0; // the width of the columns before the last one
                let column = 0;
                for (let i = 0; count > 0 && i < plates.children.length; ++i) {
                    const stake = plates.children[i] as ResultStake;
                    if (!stake || !stake.own)
                        continue;
                    if (shown > 0 && shown % rows === 0) {
                        full += column + plates.spacing;
                        column = 0;
                    }
                    column = Math.max(column, stake.lineLength);
                    ++shown;
                    if (stake.outcome !== RouletteReportModel.Lost)
                        notLost = shown;
                    if (full + (shown % rows === 0 ? column + plates.spacing + rest : Math.max(column, rest)) <= room)
                        fits = shown;
                }
                return full + column <= room ? shown : Math.max(notLost, fits);
            }

            /// The number of lost stakes from the given one on, and their sum.
            function lostFrom(first: int, count: int): string {
                let index = 0;
                let number = 0;
                let sum = 0;
                for (let i = 0; count > 0 && i < plates.children.length; ++i) {
                    const stake = plates.children[i] as ResultStake;
                    if (stake && stake.own && index++ >= first && stake.outcome === RouletteReportModel.Lost) {
                        ++number;
                        sum += stake.net;
                    }
                }
                return qsTr("%n lost: %1", "stakes", number).arg(root.table.signedMoney(sum));
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

                        required property int index

                        table: root.table
                        compact: place.dense
                        gathered: place.gathers && stake.index >= place.single
                        onReached: place.contentX = Math.max(0, Math.min(stake.x * place.fit, place.contentWidth - place.width))
                        onRuleAsked: id => root.ruleAsked(id)
                    }
                }

                MvButton {
                    id: lost

                    visible: place.gathers
                    kind: MvButton.Quiet
                    implicitHeight: Theme.px(28)
                    text: place.lostFrom(place.single, place.stakes)
                    toolTip: qsTr("All stakes of the round, each with its rule")
                    onClicked: root.allAsked()
                    onActiveFocusChanged: if (activeFocus) place.contentX = Math.max(0, place.contentWidth - place.width)
                }
            }
        }
    }
}
