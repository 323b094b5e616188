// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// Everything the player can do in the room, in one row: cards to buy, how they are marked and ordered, and what to look up.
Item {
    id: root

    required property BingoTableModel table
    required property AppSettings settings

    /// How wide the row is for its texts.
    readonly property real measure: root.width / Theme.textScale
    readonly property bool wide: root.measure >= Theme.px(1270)
    readonly property int room: root.wide ? 2 : 0
    readonly property bool keyed: root.measure >= Theme.px(1380)
    /// How many cards the button buys.
    readonly property int count: Math.min(root.most, root.wish)
    /// How many the player would like.
    property int wish: root.table.lastBought > 0 ? root.table.lastBought : 6
    /// How many more there can be: of this sale, or of the next.
    readonly property int most: Math.max(1, root.table.mostBuyable > 0 ? root.table.mostBuyable : root.table.maxCards)

    /// The player wants to read a rule.
    signal ruleAsked(string id)
    signal winnersAsked
    signal checkerAsked
    signal historyAsked

    /// Why something can't be done now, with the rule; empty when it can.
    function why(action: actionState): string {
        return action.enabled ? "" : action.rule.length > 0 ? qsTr("%1 (%2)").arg(action.reason).arg(action.rule) : action.reason;
    }

    /// One card more or less.
    function change(by: int): void {
        root.setCount(Math.max(1, Math.min(root.most, root.count + by)));
    }

    /// Another number of cards; what is reserved follows.
    function setCount(count: int): void {
        root.wish = count;
        if (root.table.reserved > 0)
            root.table.reserve(count);
    }

    implicitHeight: row.implicitHeight + 2 * Theme.spaceS

    Connections {
        target: root.table
        function onRefused(action: string, message: string, rule: string): void {
            const control = action === "mark" ? marking : buy;
            bubble.say(message, rule, control.mapToItem(root, control.width / 2, 0).x);
        }
    }

    Shortcut {
        sequences: ["+", "="]
        enabled: root.visible
        onActivated: root.change(1)
    }

    Shortcut {
        sequence: "-"
        enabled: root.visible
        onActivated: root.change(-1)
    }

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.wide ? Theme.spaceM : Theme.spaceXs

        WalletView {
            Layout.minimumWidth: Theme.px(root.wide ? 136 : 118)
            table: root.table
            laidDown: root.table.ownStaked
        }

        MvSwitch {
            id: marking

            text: qsTr("Auto-mark")
            Accessible.description: detail.length > 0 ? detail : qsTr("Numbers are marked on your cards as they are drawn (B27)")
            detail: root.table.automatic || root.table.missedCount === 0 ? "" : qsTr("%n missed", "", root.table.missedCount)
            checked: root.table.automatic
            onToggled: root.table.automatic = checked

            Shortcut {
                sequence: "A"
                enabled: root.visible
                onActivated: root.table.automatic = !root.table.automatic
            }
        }

        MvSwitch {
            text: qsTr("Sort")
            checked: root.table.ordered
            onToggled: root.table.ordered = checked
            Accessible.description: qsTr("Cards that are nearest to a prize come first (B14)")

            Shortcut {
                sequence: "O"
                enabled: root.visible
                onActivated: root.table.ordered = !root.table.ordered
            }
        }

        QuietAction {
            iconName: "star"
            words: qsTr("Prizes")
            tip: qsTr("Who has won what in this round")
            shortcut: "P"
            room: root.room
            keyed: root.keyed
            onClicked: root.winnersAsked()
        }

        QuietAction {
            iconName: "check"
            words: qsTr("Check")
            tip: qsTr("See any card of this round by its number")
            shortcut: "C"
            room: root.room
            keyed: root.keyed
            onClicked: root.checkerAsked()
        }

        QuietAction {
            iconName: "history"
            words: qsTr("Rounds")
            tip: qsTr("The last rounds, to be read or watched again")
            shortcut: "L"
            room: root.room
            keyed: root.keyed
            onClicked: root.historyAsked()
        }

        Item {
            Layout.fillWidth: true
        }

        MvSpinBox {
            id: counter

            implicitWidth: Theme.px(132)
            label: qsTr("Cards to buy")
            from: 1
            to: root.most
            value: root.count
            onValueModified: root.setCount(value)
        }

        MvButton {
            id: buy

            large: true
            kind: root.table.reservable ? MvButton.Secondary : MvButton.Primary
            iconName: !root.wide ? "" : root.table.reserved > 0 ? "check" : "plus"
            text: root.table.reserved > 0 ? qsTr("%n reserved", "cards", root.table.reserved)
                : root.table.reservable ? qsTr("Reserve %n card(s)", "", root.count) : qsTr("Buy %n card(s)", "", root.count)
            detail: root.table.reserved > 0 ? qsTr("Press to cancel") : qsTr("%1", "an amount").arg(root.table.money(root.table.priceOf(root.count)))
            toolTip: root.table.reservable ? qsTr("Bought as soon as the next sale opens; costs nothing until then (B16)") : qsTr("Cards that are bought can't be given back (B12)")
            shortcut: "B"
            keyHint: root.wide ? "B" : ""
            disabledReason: root.table.reservable ? "" : root.why(root.table.ownStaked >= 0 ? root.table.previewBuy(root.count) : root.table.buyAction)
            onClicked: root.table.reservable ? root.table.reserve(root.table.reserved > 0 ? 0 : root.count) : root.table.buy(root.count)
        }
    }

    RefusalBubble {
        id: bubble

        table: root.table
        onRuleAsked: id => root.ruleAsked(id)
    }
}
