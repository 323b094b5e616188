// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// Choice of comparison, pocket, player and chip, and stakes that have no place on the layout.
MvColumnLayout {
    id: root

    required property RegulationComparison comparison

    /// Value of a click, in cents.
    readonly property double chip: root.comparison.chips[root.chosen] ?? 0
    property int chosen: 1

    spacing: Theme.spaceS

    MvComboBox {
        Layout.fillWidth: true
        label: qsTr("What is compared")
        model: root.comparison.comparisons
        choice: root.comparison.comparison
        onActivated: index => root.comparison.comparison = index
    }

    BodyText {
        Layout.fillWidth: true
        visible: !root.comparison.onLayout
        text: qsTr("Played by both readings: %1").arg(root.comparison.played)
        wrapMode: Text.Wrap
    }

    // Both choices in a row if they fit, otherwise one below the other.
    Item {
        id: limits

        readonly property bool narrow: limits.width < ballWords.implicitWidth + Theme.px(400)
        readonly property real ballY: limits.narrow ? Theme.controlHeight + Theme.spaceS : 0

        Layout.fillWidth: true
        visible: root.comparison.onLayout
        implicitHeight: limits.ballY + Theme.controlHeight

        MvComboBox {
            width: limits.narrow ? limits.width : ballWords.x - Theme.spaceS
            label: qsTr("The smallest stake, which sets the limits")
            model: root.comparison.minima
            choice: root.comparison.minimum
            onActivated: index => root.comparison.minimum = index
        }

        SmallText {
            id: ballWords

            x: limits.narrow ? 0 : ball.x - Theme.spaceS - ballWords.implicitWidth
            y: limits.ballY + (Theme.controlHeight - ballWords.implicitHeight) / 2
            text: qsTr("The ball lands on")
            Accessible.ignored: true
        }

        MvComboBox {
            id: ball

            x: limits.width - ball.width
            y: limits.ballY
            width: limits.narrow ? limits.width - ballWords.implicitWidth - Theme.spaceS : Theme.px(180)
            label: qsTr("The ball lands on")
            model: root.comparison.pockets
            choice: root.comparison.pocket
            onActivated: index => root.comparison.pocket = index
        }
    }

    Item {
        id: stakers

        readonly property bool narrow: stakers.width < chips.width + 12 * Theme.textBody

        Layout.fillWidth: true
        visible: root.comparison.onLayout
        implicitHeight: chips.height + (stakers.narrow ? Theme.spaceS + Theme.controlHeight : 0)

        Item {
            width: chips.width
            height: chips.height
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Chip")

            Row {
                id: chips

                Repeater {
                    model: root.comparison.chips

                    ChipChoice {
                        id: chip

                        required property int index
                        required property double modelData

                        implicitWidth: Theme.px(60)
                        implicitHeight: Theme.px(60)
                        amount: chip.modelData
                        text: root.comparison.chipTexts[chip.index] ?? ""
                        checked: root.chosen === chip.index
                        onClicked: root.chosen = chip.index
                    }
                }
            }
        }

        WordChoices {
            x: stakers.narrow ? 0 : chips.width + Theme.spaceS
            y: stakers.narrow ? chips.height + Theme.spaceS : (chips.height - height) / 2
            width: stakers.width - x
            label: qsTr("Who stakes")
            words: Array.from(root.comparison.players)
            choice: root.comparison.player
            onChosen: choice => root.comparison.player = choice
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: root.comparison.onLayout
        spacing: Theme.spaceS

        Repeater {
            model: root.comparison.series

            MvButton {
                required property int index
                required property string modelData

                implicitHeight: Theme.controlHeightSmall
                text: modelData
                toolTip: qsTr("Stakes this series, with the chosen chip on each of its places")
                onClicked: root.comparison.placeSeries(index, root.chip)
            }
        }

        MvButton {
            implicitHeight: Theme.controlHeightSmall
            iconName: "undo"
            text: qsTr("Undo")
            shortcut: "Ctrl+Z"
            keyHint: ""
            toolTip: qsTr("Undoes the last step (Ctrl+Z)")
            disabledReason: root.comparison.undoable ? "" : qsTr("Nothing has been done yet")
            onClicked: root.comparison.undo()
        }

        MvButton {
            implicitHeight: Theme.controlHeightSmall
            iconName: "close"
            text: qsTr("Clear")
            toolTip: qsTr("Takes all stakes off the layout")
            disabledReason: root.comparison.empty ? qsTr("There is nothing on the layout") : ""
            onClicked: root.comparison.clear()
        }
    }
}
