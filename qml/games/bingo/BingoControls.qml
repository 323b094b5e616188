// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls
import MesaViva.Table

/// The player's actions in the room: buying, marking and ordering cards, and lists to look up.
ControlsRow {
    id: root

    readonly property BingoTableModel room: root.table as BingoTableModel

    /// The row's width less the growth of its texts at larger text scales.
    readonly property real measured: root.width - Theme.px(680) * (Theme.textScale - 1)
    /// The level of detail that the width permits, in the longer language and with space for a sale and a draw.
    readonly property int promised: root.measured >= Theme.px(1385) ? 3 : root.measured >= Theme.px(1280) ? 2
        : root.measured >= Theme.px(1205) ? 1 : root.measured >= Theme.px(970) ? 0 : -1
    /// The level of detail: 3 everything with wide spacing; 2 texts and all keys, 1 texts and the main key, 0 icons;
    /// below 0 the shortest texts.
    readonly property int level: root.promised - root.spared
    readonly property int said: root.level >= 1 ? 2 : 0
    readonly property bool keyed: root.level >= 2
    /// The space before a switch, larger than the one between it and its label.
    readonly property real apart: root.level >= 0 ? Theme.spaceL : root.level === -1 ? Theme.spaceM : Theme.spaceS
    /// The number of cards that the button buys.
    readonly property int count: Math.min(root.most, root.request)
    /// Whether the button shows a reservation; while cards are on sale it buys.
    readonly property bool isReserved: root.room.reservable && root.room.reserved > 0
    /// Whether this row handles the keys for more and fewer cards.
    property bool counts: true
    /// The number of cards that the player wants.
    property int request: root.room.lastBought > 0 ? root.room.lastBought : 6
    /// The most cards that can be bought, in this sale or in the next.
    readonly property int most: Math.max(1, root.room.mostBuyable > 0 ? root.room.mostBuyable : root.room.maxCards)

    signal winnersAsked
    signal checkerAsked
    signal historyAsked
    signal nextRoundsAsked

    /// Changes the number of cards by one.
    function change(by: int): void {
        root.setCount(Math.max(1, Math.min(root.most, root.count + by)));
        root.announceCount();
    }

    /// Announces the button's text to screen readers.
    function announceCount(): void {
        //: %1 what a button does: "Buy 6 cards", %2 an amount, or how it is cancelled
        root.table.chose(qsTr("%1, %2").arg(buy.text).arg(buy.detail));
    }

    /// Sets the number of cards; a reservation follows.
    function setCount(count: int): void {
        root.request = count;
        if (root.isReserved)
            root.room.reserve(count, root.room.reservedRounds);
    }

    /// Returns the control of an action.
    function controlOf(action: string): Item {
        return action === "mark" ? marking : buy;
    }

    wide: root.level >= 3
    spacing: root.wide ? Theme.spaceM : root.level > -2 ? Theme.spaceXs : Math.round(Theme.spaceXs / 2)
    walletWidth: Theme.px(root.wide ? 136 : 118)

    Shortcut {
        sequences: ["+", "="]
        enabled: root.visible && root.counts
        onActivated: root.change(1)
    }

    Shortcut {
        sequence: "-"
        enabled: root.visible && root.counts
        onActivated: root.change(-1)
    }

    Shortcut {
        sequence: "Shift+B"
        enabled: root.visible && root.counts && root.room.playing
        onActivated: root.nextRoundsAsked()
    }

    MvSwitch {
        id: marking

        Layout.leftMargin: root.apart - root.spacing
        spacing: Theme.spaceS
        text: qsTr("Auto-mark")
        Accessible.description: detail.length > 0 ? detail : qsTr("Numbers are marked on your cards as they are drawn (B27)")
        detail: root.room.automatic || root.room.missedCount === 0 ? "" : qsTr("%n missed", "", root.room.missedCount)
        checked: root.room.automatic
        onToggled: root.room.automatic = checked

        Shortcut {
            sequence: "A"
            enabled: root.visible
            onActivated: {
                root.room.automatic = !root.room.automatic;
                root.table.chose(root.room.automatic ? qsTr("Numbers are marked automatically") : qsTr("Numbers are marked by hand"));
            }
        }
    }

    MvSwitch {
        Layout.leftMargin: root.apart - root.spacing
        spacing: Theme.spaceS
        text: qsTr("Sort")
        checked: root.room.ordered
        onToggled: root.room.ordered = checked
        Accessible.description: qsTr("Cards nearest to a prize come first (B14)")

        Shortcut {
            sequence: "O"
            enabled: root.visible
            onActivated: {
                root.room.ordered = !root.room.ordered;
                root.table.chose(root.room.ordered ? qsTr("Cards nearest to a prize come first") : qsTr("Cards stay where they are"));
            }
        }
    }

    QuietAction {
        iconName: "star"
        words: qsTr("Prizes")
        tip: qsTr("Who has won what in this round")
        shortcut: "P"
        room: root.said
        keyed: root.keyed
        onClicked: root.winnersAsked()
    }

    QuietAction {
        iconName: "check"
        words: qsTr("Check")
        tip: qsTr("See any card of this round by its number")
        shortcut: "C"
        room: root.said
        keyed: root.keyed
        onClicked: root.checkerAsked()
    }

    QuietAction {
        iconName: "history"
        words: qsTr("Rounds")
        tip: qsTr("The last rounds, to read or watch again")
        shortcut: "L"
        room: root.said
        keyed: root.keyed
        onClicked: root.historyAsked()
    }

    Item {
        Layout.fillWidth: true
    }

    MvSpinBox {
        id: counter

        implicitWidth: Theme.px(root.wide ? 132 : root.level >= 0 ? 120 : 116)
        label: qsTr("Cards to buy")
        from: 1
        to: root.most
        value: root.count
        // Updates a number that was set before there was space for it.
        onToChanged: counter.value = Qt.binding(() => root.count)
        onValueModified: root.setCount(value)
    }

    MvButton {
        id: buy

        large: true
        kind: root.room.reservable ? MvButton.Secondary : MvButton.Primary
        iconName: !root.wide ? "" : root.isReserved ? "check" : "plus"
        text: root.isReserved ? qsTr("%n reserved", "cards", root.room.reserved)
            : root.level < 0 ? (root.room.reservable ? qsTr("Reserve %1", "cards") : qsTr("Buy %1", "cards")).arg(root.count)
            : root.room.reservable ? qsTr("Reserve %n card(s)", "", root.count) : qsTr("Buy %n card(s)", "", root.count)
        detail: root.isReserved ? qsTr("Press to cancel") : qsTr("%1", "an amount").arg(root.table.money(root.room.priceOf(root.count)))
        toolTip: root.isReserved ? root.room.reservedText
            : root.room.reservable ? qsTr("Bought as soon as the next sale opens; costs nothing until then (B16). Shift+B: for several rounds")
            : qsTr("Bought cards can't be returned (B12). Shift+B: for several rounds")
        shortcut: "B"
        keyHint: root.level >= 1 ? "B" : ""
        disabledReason: root.room.reservable ? "" : root.why(root.room.ownStaked >= 0 ? root.room.previewBuy(root.count) : root.room.buyAction)
        onClicked: {
            if (!root.room.reservable) {
                root.room.buy(root.count);
                return;
            }
            root.room.reserve(root.isReserved ? 0 : root.count);
            root.announceCount();
        }
        onRefused: root.deny(buy.disabledReason)
    }
}
