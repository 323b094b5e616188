// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// Everything the player can do, in one row, always there; what can't be done now says why (P30).
Item {
    id: root

    required property PokerTableModel table
    /// Whether chips can be dragged to the ante box.
    required property bool dragChips

    /// Room for icons on the large buttons and keys on the small ones; and for words on the small ones too.
    readonly property bool wide: root.width >= Theme.px(root.table.individual ? 1400 : 1200)
    readonly property bool widest: root.width >= Theme.px(root.table.individual ? 1640 : 1440)
    /// Room for dealing and continuing side by side; else the one that is next stands there.
    readonly property bool roomy: root.width >= Theme.px(1200)
    /// Space and Enter go to the main action unless the keyboard has been led to another control.
    readonly property MvPressable reached: root.Window.activeFocusItem as MvPressable
    readonly property bool keysFree: root.visible && root.enabled && (root.reached === null || !root.reached.visualFocus)
    readonly property MvButton main: root.table.individual && !root.table.betAction.enabled ? deal : go

    /// A chip was dragged to this place in the window.
    signal chipDropped(amount: double, at: point)
    /// The player wants to read a rule.
    signal ruleAsked(string id)

    /// Why something can't be done now, with the rule; empty when it can.
    function why(action: actionState): string {
        return action.enabled ? "" : action.rule.length > 0 ? qsTr("%1 (%2)").arg(action.reason).arg(action.rule) : action.reason;
    }

    /// The control that asks for an action.
    function controlOf(action: string): Item {
        return (action === "undo" ? undo : action === "clear" ? clear : action === "repeat" ? repeat
            : action === "deal" ? deal : action === "fold" ? fold : action === "bet" ? go : chips) as Item;
    }

    implicitHeight: row.implicitHeight + 2 * Theme.spaceS

    Connections {
        target: root.table
        function onRefused(action: string, message: string, rule: string): void {
            bubble.say(message, rule, root.controlOf(action).mapToItem(root, root.controlOf(action).width / 2, 0).x);
        }
    }

    Shortcut {
        sequences: ["Return", "Enter", "Space"]
        enabled: root.keysFree
        onActivated: root.main.click()
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

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.wide ? Theme.spaceM : Theme.spaceS

        WalletView {
            Layout.minimumWidth: Theme.px(root.wide ? 150 : 118)
            table: root.table
            laidDown: root.table.ownAnte + root.table.ownBet
        }

        RowLayout {
            id: chips

            spacing: root.wide ? Theme.spaceXs : 0

            Repeater {
                model: root.table.chipValues

                ChipButton {
                    required property double modelData
                    required property int index

                    amount: modelData
                    size: Theme.px(root.wide ? 50 : 44)
                    text: qsTr("Put %1 in the ante box").arg(root.table.money(modelData))
                    toolTip: text
                    shortcut: index < 9 ? index + 1 : ""
                    disabledReason: root.why(root.table.anteAction)
                    draggable: root.dragChips
                    onClicked: root.table.placeAnte(modelData)
                    onDropped: at => root.chipDropped(modelData, at)
                }
            }
        }

        MvButton {
            id: undo

            kind: MvButton.Quiet
            iconName: "undo"
            text: root.widest ? qsTr("Undo") : ""
            toolTip: qsTr("Take the last chip back")
            shortcut: "Z"
            keyHint: root.wide ? "Z" : ""
            disabledReason: root.why(root.table.undoAction)
            onClicked: root.table.undo()
        }

        MvButton {
            id: clear

            kind: MvButton.Quiet
            iconName: "clear"
            text: root.widest ? qsTr("Clear") : ""
            toolTip: qsTr("Take the whole ante back")
            shortcut: "X"
            keyHint: root.wide ? "X" : ""
            disabledReason: root.why(root.table.clearAction)
            onClicked: root.table.clear()
        }

        MvButton {
            id: repeat

            kind: MvButton.Quiet
            iconName: "repeat"
            text: root.widest ? qsTr("Repeat") : ""
            toolTip: root.table.lastAnte > 0 ? qsTr("Put the last ante down again: %1").arg(root.table.money(root.table.lastAnte)) : qsTr("Put the last ante down again")
            shortcut: "R"
            keyHint: root.wide ? "R" : ""
            disabledReason: root.why(root.table.repeatAction)
            onClicked: root.table.repeatAnte()
        }

        Item {
            Layout.fillWidth: true
        }

        MvButton {
            id: fold

            large: true
            iconName: root.wide ? "fold" : ""
            text: qsTr("Fold")
            toolTip: qsTr("Give the hand up; the ante is lost")
            shortcut: "F"
            disabledReason: root.why(root.table.foldAction)
            onClicked: root.table.fold()
        }

        MvButton {
            id: go

            visible: root.roomy || root.main === go
            large: true
            kind: root.main === go ? MvButton.Primary : MvButton.Secondary
            iconName: root.wide ? "continue" : ""
            text: root.table.betAmount > 0 ? qsTr("Continue · %1").arg(root.table.money(root.table.betAmount)) : qsTr("Continue")
            toolTip: qsTr("Stay in: twice the ante goes in the bet box")
            keyHint: root.main === go ? "↵" : ""
            disabledReason: root.why(root.table.betAction)
            onClicked: root.table.bet()
        }

        MvButton {
            id: deal

            visible: root.table.individual && (root.roomy || root.main === deal)
            large: true
            kind: root.main === deal ? MvButton.Primary : MvButton.Secondary
            iconName: root.wide ? "deal" : ""
            text: qsTr("Deal")
            toolTip: qsTr("Ask for the cards")
            keyHint: root.main === deal ? "↵" : ""
            disabledReason: root.why(root.table.dealAction)
            onClicked: root.table.deal()
        }
    }

    RefusalBubble {
        id: bubble

        table: root.table
        onRuleAsked: id => root.ruleAsked(id)
    }
}
