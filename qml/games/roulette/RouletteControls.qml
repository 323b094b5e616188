// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The player's actions with chips at a roulette table.
ControlsRow {
    id: root

    /// Whether chips can be dragged to the layout.
    required property bool dragChips
    /// The Delete key takes all chips up, unless it has another meaning now.
    property bool deleteClears: true

    readonly property RouletteTableModel roulette: root.table as RouletteTableModel
    /// The chip that a click on the layout places, in cents.
    readonly property double chip: root.values[root.picked] ?? root.table.minimum
    readonly property list<double> values: Array.from(root.table.chipValues)
    /// The picture of such a chip on the layout.
    readonly property string chipPicture: "image://chips/colour?colour=%1&chips=1&label=%2&mark=%3".arg(root.roulette.ownColour).arg(root.labelOf(root.chip))
        .arg(root.roulette.chipValue > 0 ? 1 : 0)
    /// The number of chips on a number with its neighbours.
    property int neighbours: 5
    /// The index of the chosen chip.
    property int picked: 0
    /// The level of detail of the small buttons.
    readonly property int room: Math.max(0, root.promised - root.spared)
    /// The level of detail that the width permits.
    readonly property int promised: root.width >= Theme.px((root.hasSeries || root.table.individual ? 1560 : 1400) * Theme.textScale) ? 2
        : root.width >= Theme.px(root.hasSeries || root.table.individual ? 1340 : 1140) ? 1 : 0
    readonly property bool hasSeries: root.roulette.track === RouletteTableModel.FrenchTrack || root.roulette.track === RouletteTableModel.ShortcutTrack

    /// A chip was dropped at this position in the window.
    signal chipDropped(amount: double, at: point)
    signal statisticsAsked
    signal favouritesAsked

    /// The print of a chip: the number of value-less ones that it represents, otherwise the amount.
    function labelOf(cents: double): string {
        return root.roulette.chipValue > 0 ? Math.round(cents / root.roulette.chipValue) : (cents / 100).toLocaleString(Qt.locale(), "f", cents % 100 === 0 ? 0 : 2);
    }

    /// Returns the control of an action.
    function controlOf(action: string): Item {
        return (action === "undo" ? undo : action === "clear" || action === "take" ? clear : action === "repeat" ? repeat : action === "double" ? twice
            : action === "spin" ? spin : action === "parol" ? parol : action === "favourite" ? favourite : chips) as Item;
    }

    wide: root.width >= Theme.px(1220) && root.spared <= root.promised

    Shortcut {
        sequence: "A"
        enabled: root.visible && root.enabled
        onActivated: {
            if (root.table.individual)
                root.roulette.spinAgain();
            else {
                if (root.roulette.stakesDown === 0)
                    root.roulette.repeatStakes();
                root.table.hurry();
            }
        }
    }

    Shortcut {
        sequence: "Backspace"
        enabled: root.visible
        onActivated: undo.click()
    }

    Shortcut {
        sequence: "Del"
        enabled: root.visible && root.deleteClears
        onActivated: clear.click()
    }

    MvRowLayout {
        id: chips

        spacing: root.wide ? Theme.spaceXs : 0

        Repeater {
            model: root.values

            ChipButton {
                id: chipButton

                required property double modelData
                required property int index

                amount: modelData
                picked: root.picked === index
                colour: root.roulette.ownColour
                marked: root.roulette.chipValue > 0
                label: root.labelOf(modelData)
                size: Theme.px(root.wide ? 50 : 44)
                text: root.roulette.chipValue > 0 ? qsTr("Stake %n chip(s), worth %1", "", Math.round(modelData / root.roulette.chipValue)).arg(root.table.money(modelData))
                    : qsTr("Stake with chips of %1").arg(root.table.money(modelData))
                toolTip: text
                shortcut: index < 9 ? index + 1 : ""
                draggable: root.dragChips
                onClicked: {
                    root.picked = index;
                    root.table.chose(chipButton.text);
                }
                onDropped: at => root.chipDropped(modelData, at)
            }
        }
    }

    QuietAction {
        id: undo

        iconName: "undo"
        words: qsTr("Undo")
        tip: qsTr("Undo the last action")
        shortcut: "Z"
        room: root.room
        disabledReason: root.why(root.table.undoAction)
        onClicked: root.table.undo()
        onRefused: root.deny(undo.disabledReason)
    }

    QuietAction {
        id: clear

        iconName: "clear"
        words: qsTr("Clear")
        tip: qsTr("Take all chips back")
        shortcut: "X"
        room: root.room
        disabledReason: root.why(root.table.clearAction)
        onClicked: root.table.clear()
        onRefused: root.deny(clear.disabledReason)
    }

    QuietAction {
        id: repeat

        iconName: "repeat"
        words: qsTr("Repeat")
        tip: root.roulette.lastStaked > 0 ? qsTr("Put the last stakes down again: %1").arg(root.table.money(root.roulette.lastStaked)) : qsTr("Put the last stakes down again")
        shortcut: "R"
        room: root.room
        disabledReason: root.why(root.table.repeatAction)
        onClicked: root.roulette.repeatStakes()
        onRefused: root.deny(repeat.disabledReason)
    }

    QuietAction {
        id: twice

        words: "×2"
        tip: qsTr("Put the same again on every stake")
        shortcut: "D"
        room: root.room
        disabledReason: root.why(root.roulette.doubleAction)
        Accessible.name: qsTr("Double everything")
        onClicked: root.roulette.doubleStakes()
        onRefused: root.deny(twice.disabledReason)
    }

    QuietAction {
        id: favourite

        iconName: "star"
        words: qsTr("Favourites")
        tip: qsTr("Your saved stakes")
        shortcut: "F"
        room: root.room
        onClicked: root.favouritesAsked()
    }

    QuietAction {
        iconName: "chart"
        words: qsTr("Statistics")
        tip: qsTr("The last numbers as charts")
        shortcut: "S"
        room: root.room
        onClicked: root.statisticsAsked()
    }

    NeighbourChoice {
        visible: root.hasSeries
        chips: root.neighbours
        captioned: root.wide
        onChosen: chips => root.neighbours = chips
    }

    ReadyAction {
        id: ready

        table: root.table
        room: root.room
        onRefused: root.deny(ready.disabledReason)
    }

    Item {
        Layout.fillWidth: true
    }

    MvButton {
        id: parol

        visible: root.roulette.track === RouletteTableModel.FrenchTrack
        large: true
        text: qsTr("Parol")
        toolTip: root.roulette.parolText.length > 0 ? root.roulette.parolText : qsTr("Winnings and winning chips go on the same series again")
        shortcut: "P"
        keyHint: root.wide ? "P" : ""
        disabledReason: root.why(root.roulette.parolAction)
        onClicked: root.roulette.orderParol()
        onRefused: root.deny(parol.disabledReason)
    }

    MvButton {
        id: spin

        visible: root.table.individual
        large: true
        kind: MvButton.Primary
        iconName: root.wide ? "wheel" : ""
        text: qsTr("Launch the ball")
        toolTip: root.roulette.stakesDown === 0 && root.roulette.lastStaked > 0 ? qsTr("Launch the ball; A puts the last stakes down first") : qsTr("Launch the ball; no more stakes after that")
        shortcut: "L"
        keyHint: root.wide ? "L" : ""
        disabledReason: root.why(root.roulette.spinAction)
        onClicked: root.roulette.spin()
        onRefused: root.deny(spin.disabledReason)
    }
}
