// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The player's actions at póquer sem descarte.
ControlsRow {
    id: root

    /// Whether chips can be dragged to the ante box.
    required property bool dragChips

    readonly property PokerTableModel poker: root.table as PokerTableModel
    readonly property list<double> values: Array.from(root.table.chipValues)
    /// The index of the chip that was used last, which a click on the cloth puts down, and its value in cents.
    property int picked: 0
    readonly property double chip: root.values[root.picked] ?? root.table.minimum
    /// Space for texts on the small buttons too.
    readonly property bool widest: root.width >= Theme.px((root.table.individual ? 1180 : 1400) * Theme.textScale) && root.spared < 1
    /// Space for keys on the large buttons, and for the cost of continuing next to the text.
    readonly property bool roomy: root.width >= Theme.px(900 * Theme.textScale) && root.spared < 3
    readonly property string cost: root.poker.betAmount > 0 ? qsTr("%1", "an amount").arg(root.table.money(root.poker.betAmount)) : ""
    /// At a table for one there are two choices at a time: chips and the deal, then folding or continuing.
    readonly property bool choosing: root.table.individual && root.poker.phase >= PokerTableModel.Dealing && root.poker.phase <= PokerTableModel.Extended
    /// Space and Enter trigger the main action unless another control has been focused by keyboard.
    readonly property T.AbstractButton reached: root.Window.activeFocusItem as T.AbstractButton
    readonly property bool keysFree: root.visible && root.enabled && (root.reached === null || !root.reached.visualFocus) && !root.handlesKeys(root.Window.activeFocusItem)
    readonly property MvButton main: root.table.individual && !root.choosing ? deal : go
    readonly property int chipSize: Theme.px(root.wide ? 50 : 44)
    /// The player must decide and has too few points to continue.
    readonly property bool onlyFolding: root.poker.foldAction.enabled && !root.poker.betAction.enabled

    /// A chip was dropped at this position in the window.
    signal chipDropped(amount: double, at: point)

    function handlesKeys(item: Item): bool {
        for (let up = item; up !== null; up = up.parent) {
            if (up instanceof MvKeyArea)
                return true;
        }
        return false;
    }

    /// Returns the control of an action.
    function controlOf(action: string): Item {
        return (action === "undo" ? undo : action === "clear" ? clear : action === "repeat" ? repeat
            : action === "deal" ? deal : action === "fold" ? fold : action === "bet" ? go : chips) as Item;
    }

    leastRow: root.chipSize + 2 * Theme.spaceXs // the same with and without chips: the table above keeps its position
    wide: root.width >= Theme.px((root.table.individual ? 1000 : 1200) * Theme.textScale) && root.spared < 2
    spacing: root.wide ? Theme.spaceM : Theme.spaceS

    Shortcut {
        sequences: ["Return", "Enter", "Space"]
        enabled: root.keysFree
        onActivated: {
            if (root.onlyFolding) // the key for the bet never folds
                root.refuse(fold, root.why(root.poker.betAction), "");
            else
                root.main.click();
        }
    }

    Shortcut {
        sequence: "A"
        enabled: root.visible && root.enabled && !root.choosing
        onActivated: {
            if (root.table.individual)
                root.poker.dealAgain();
            else {
                if (root.poker.stakesDown === 0)
                    root.poker.repeatAnte();
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
        enabled: root.visible
        onActivated: clear.click()
    }

    MvRowLayout {
        id: chips

        visible: !root.choosing
        spacing: !root.wide ? 0 : root.table.individual ? Theme.spaceS : Theme.spaceXs

        Repeater {
            model: root.values

            ChipButton {
                id: chipButton

                required property double modelData
                required property int index

                amount: modelData
                picked: root.picked === index
                size: root.chipSize
                text: qsTr("Put %1 in the ante box").arg(root.table.money(modelData))
                toolTip: text
                shortcut: index < 9 ? index + 1 : ""
                disabledReason: root.why(root.poker.anteAction)
                draggable: root.dragChips
                onClicked: {
                    root.picked = index;
                    root.poker.placeAnte(modelData);
                }
                onRefused: root.deny(chipButton.disabledReason)
                onDropped: at => root.chipDropped(modelData, at)
                Accessible.checkable: false // pressing it stakes; what is picked only matters to a pointer on the cloth
            }
        }
    }

    MvButton {
        id: undo

        visible: !root.choosing
        kind: MvButton.Quiet
        iconName: "undo"
        text: root.widest ? qsTr("Undo") : ""
        toolTip: qsTr("Take the last chip back")
        shortcut: "Z"
        keyHint: root.wide ? "Z" : ""
        disabledReason: root.why(root.table.undoAction)
        onClicked: root.table.undo()
        onRefused: root.deny(undo.disabledReason)
    }

    MvButton {
        id: clear

        visible: !root.choosing
        kind: MvButton.Quiet
        iconName: "clear"
        text: root.widest ? qsTr("Clear") : ""
        toolTip: qsTr("Take the whole ante back")
        shortcut: "X"
        keyHint: root.wide ? "X" : ""
        disabledReason: root.why(root.table.clearAction)
        onClicked: root.table.clear()
        onRefused: root.deny(clear.disabledReason)
    }

    MvButton {
        id: repeat

        visible: !root.choosing
        kind: MvButton.Quiet
        iconName: "repeat"
        text: root.widest ? qsTr("Repeat") : ""
        toolTip: root.poker.lastAnte > 0 ? qsTr("Put the last ante down again: %1").arg(root.table.money(root.poker.lastAnte)) : qsTr("Put the last ante down again")
        shortcut: "R"
        keyHint: root.wide ? "R" : ""
        disabledReason: root.why(root.table.repeatAction)
        onClicked: root.poker.repeatAnte()
        onRefused: root.deny(repeat.disabledReason)
    }

    ReadyAction {
        id: ready

        table: root.table
        room: root.widest ? 2 : root.wide ? 1 : 0
        onRefused: root.deny(ready.disabledReason)
    }

    Item {
        Layout.fillWidth: true
    }

    MvButton {
        id: fold

        visible: !root.table.individual || root.choosing
        large: true
        kind: root.onlyFolding ? MvButton.Primary : MvButton.Secondary
        iconName: root.wide ? "fold" : ""
        text: qsTr("Fold")
        toolTip: qsTr("Give up the hand; the ante is lost")
        shortcut: "F"
        keyHint: root.roomy ? "F" : ""
        disabledReason: root.why(root.poker.foldAction)
        urgent: root.table.urgent
        onClicked: root.poker.fold()
        onRefused: root.deny(fold.disabledReason)
    }

    MvButton {
        id: go

        visible: !root.onlyFolding && (!root.table.individual || root.choosing)
        large: true
        kind: root.main === go ? MvButton.Primary : MvButton.Secondary
        iconName: root.wide ? "continue" : ""
        text: root.roomy && root.cost.length > 0 ? qsTr("Continue · %1").arg(root.cost) : qsTr("Continue")
        detail: root.roomy ? "" : root.cost
        toolTip: qsTr("Stay in: twice the ante goes in the bet box")
        keyHint: root.main === go && root.roomy ? "↵" : ""
        Accessible.name: root.cost.length > 0 ? qsTr("Continue · %1").arg(root.cost) : qsTr("Continue")
        disabledReason: root.why(root.poker.betAction)
        urgent: root.table.urgent
        onClicked: root.poker.bet()
        onRefused: root.deny(go.disabledReason)
    }

    MvButton {
        id: deal

        visible: root.table.individual && !root.choosing
        large: true
        kind: root.main === deal ? MvButton.Primary : MvButton.Secondary
        iconName: root.wide ? "deal" : ""
        text: qsTr("Deal")
        toolTip: root.poker.stakesDown === 0 && root.poker.lastAnte > 0 ? qsTr("Ask for the cards; A puts the last ante down first") : qsTr("Ask for the cards")
        keyHint: root.main === deal ? "↵" : ""
        disabledReason: root.why(root.poker.dealAction)
        onClicked: root.poker.deal()
        onRefused: root.deny(deal.disabledReason)
    }
}
