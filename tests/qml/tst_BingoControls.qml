// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo
import MesaViva.Controls

Item {
    id: page

    width: 1280
    height: 300

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        BingoControls {
            y: 200
            width: page.width
            table: bench.table
        }
    }

    SignalSpy {
        id: asked
    }

    TestCase {
        name: "BingoControls"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 21", cards: [bench.smallCard()] });
        }

        function cleanup() {
            Theme.textScale = 1;
            compare(bench.contradiction(), "");
        }

        function controls(): BingoControls {
            return createTemporaryObject(maker, page) as BingoControls;
        }

        function buyButton(controls: Item): Item {
            return ScreenReader.find(controls, Accessible.Button, "Buy ");
        }

        function test_theCountIsChangedWithinItsBounds_data() {
            return [
                { tag: "plus", from: 6, key: "+", to: 7 },
                { tag: "equals", from: 6, key: "=", to: 7 },
                { tag: "minus", from: 6, key: "-", to: 5 },
                { tag: "B11 one at least", from: 1, key: "-", to: 1 },
                { tag: "B13 the room's most", from: 24, key: "+", to: 24 }
            ];
        }

        function test_theCountIsChangedWithinItsBounds(data) {
            verify(bench.runTo(BingoTableModel.Sale));
            const made = controls();
            made.request = data.from;
            keyClick(data.key);
            compare(made.count, data.to);
        }

        function test_theButtonShowsCountAndPrice_data() {
            return [
                { tag: "B10 one", count: 1, text: "Buy 1 card", price: "1.00\u00A0pts" },
                { tag: "B10 many", count: 12, text: "Buy 12 cards", price: "12.00\u00A0pts" }
            ];
        }

        function test_theButtonShowsCountAndPrice(data) {
            verify(bench.runTo(BingoTableModel.Sale));
            const made = controls();
            made.request = data.count;
            compare(ScreenReader.name(buyButton(made)).indexOf(data.text), 0);
            compare(buyButton(made).detail, data.price);
        }

        function test_cardsAreBought_data() {
            return [{ tag: "mouse" }, { tag: "key" }];
        }

        function test_cardsAreBought(data) {
            verify(bench.runTo(BingoTableModel.Sale));
            const made = controls();
            made.request = 3;
            if (data.tag === "key")
                keyClick(Qt.Key_B);
            else
                mouseClick(buyButton(made));
            compare(bench.table.ownCards, 3);
            compare(bench.table.wallet, 100000 - 300);
        }

        function test_whatCanNotBeBoughtSaysWhy_data() {
            return [
                { tag: "B13", bought: 24, wallet: 100000, rule: "(B13)" },
                { tag: "B10", bought: 2, wallet: 200, rule: "(B10)" }
            ];
        }

        function test_whatCanNotBeBoughtSaysWhy(data) {
            bench.open(30, { wallet: data.wallet });
            verify(bench.buy(data.bought));
            const made = controls();
            verify(ScreenReader.description(buyButton(made)).endsWith(data.rule), ScreenReader.description(buyButton(made)));
            mouseClick(buyButton(made));
            keyClick(Qt.Key_B);
            compare(bench.table.ownCards, data.bought);
        }

        function test_noMoreIsOfferedThanThereCanBe_data() {
            return [
                { tag: "B13", bought: 20, wallet: 100000, most: 4 },
                { tag: "B10", bought: 1, wallet: 400, most: 3 }
            ];
        }

        function test_noMoreIsOfferedThanThereCanBe(data) {
            bench.open(30, { wallet: data.wallet });
            verify(bench.buy(data.bought));
            const made = controls();
            made.request = 24;
            compare(made.count, data.most);
            keyClick("+");
            compare(made.count, data.most);
            keyClick("B");
            compare(bench.table.ownCards, data.bought + data.most);
        }

        function counterOf(made) {
            for (const item of Array.from(made.children)) {
                const found = item.stepSize !== undefined ? item : counterOf(item);
                if (found)
                    return found;
            }
            return null;
        }

        // B13, B16: the cards still on sale in this round do not limit a reservation for the next.
        function test_theCounterFollowsItsBounds() {
            bench.open(30, { wallet: 100000 });
            verify(bench.buy(20));
            const made = controls();
            made.request = 9;
            compare(counterOf(made).value, 4);
            verify(bench.runTo(BingoTableModel.Announcing));
            compare(made.count, 9);
            compare(counterOf(made).value, 9);
        }

        function test_nothingIsBoughtOutsideTheSale_data() {
            return [{ tag: "B16 before", phase: BingoTableModel.Between }, { tag: "B18 after", phase: BingoTableModel.Announcing }];
        }

        function test_nothingIsBoughtOutsideTheSale(data) {
            verify(bench.runTo(data.phase));
            const made = controls();
            keyClick(Qt.Key_B);
            compare(bench.table.ownCards, 0);
            compare(bench.table.wallet, 100000);
        }

        function test_aRefusedMarkIsReported() { // B27
            verify(bench.buy(1));
            bench.table.automatic = false;
            verify(bench.drawTo(1));
            const made = controls();
            bench.table.mark(30);
            verify(ScreenReader.says(made, "This number has not been drawn."));
        }

        function test_marksAndOrderAreSwitched_data() {
            return [
                { tag: "B27 mouse", name: "Auto-mark", property: "automatic" },
                { tag: "B27 key", key: Qt.Key_A, property: "automatic" },
                { tag: "B14 mouse", name: "Sort", property: "ordered" },
                { tag: "B14 key", key: Qt.Key_O, property: "ordered" }
            ];
        }

        function test_marksAndOrderAreSwitched(data) {
            const made = controls();
            for (const expected of [false, true]) {
                if (data.key)
                    keyClick(data.key);
                else
                    mouseClick(ScreenReader.find(made, Accessible.CheckBox, data.name) ?? ScreenReader.find(made, Accessible.Button, data.name));
                compare(bench.table[data.property], expected);
            }
        }

        function test_missedNumbersAreCounted() { // B27
            verify(bench.buy(1));
            bench.table.automatic = false;
            const made = controls();
            verify(bench.drawTo(2));
            const marking = ScreenReader.find(made, Accessible.CheckBox, "Auto-mark");
            compare(marking.detail, "2 missed");
            verify(ScreenReader.description(marking).startsWith("2 missed"), ScreenReader.description(marking));
            for (const number of Array.from(bench.table.drawn))
                bench.table.mark(number);
            compare(marking.detail, "");
        }

        function test_everyListIsAskedForByItsKey_data() {
            return [
                { tag: "B29", key: Qt.Key_P, signal: "winnersAsked", name: "Prizes" },
                { tag: "card checker", key: Qt.Key_C, signal: "checkerAsked", name: "Check" },
                { tag: "B50", key: Qt.Key_L, signal: "historyAsked", name: "" }
            ];
        }

        function test_everyListIsAskedForByItsKey(data) {
            const made = controls();
            asked.target = made;
            asked.signalName = data.signal;
            asked.clear();
            keyClick(data.key);
            compare(asked.count, 1);
            if (data.name)
                mouseClick(ScreenReader.find(made, Accessible.Button, data.name));
            compare(asked.count, data.name ? 2 : 1);
        }

        function test_nothingLeavesTheRow_data() {
            return [{ tag: "1024", width: 1024 }, { tag: "1280", width: 1280 }, { tag: "1920", width: 1920 }];
        }

        function test_nothingLeavesTheRow(data) {
            verify(bench.runTo(BingoTableModel.Sale));
            const made = controls();
            made.width = data.width;
            const button = buyButton(made);
            tryVerify(() => button.mapToItem(made, button.width, 0).x <= data.width && button.mapToItem(made, button.width, 0).x > data.width - 40);
        }

        function test_aSwitchStandsWithItsOwnWord_data() {
            return [
                { tag: "1024", width: 1024, text: 1, least: Theme.spaceM },
                { tag: "1024, 130 %", width: 1024, text: 1.3, least: Theme.spaceM },
                { tag: "1280", width: 1280, text: 1, least: Theme.spaceL },
                { tag: "1920", width: 1920, text: 1, least: Theme.spaceL }
            ];
        }

        function test_aSwitchStandsWithItsOwnWord(data) {
            Theme.textScale = data.text;
            verify(bench.buy(3));
            verify(bench.runTo(BingoTableModel.Drawing));
            const made = controls();
            made.width = data.width;
            const marking = ScreenReader.find(made, Accessible.CheckBox, "Auto-mark");
            const sorting = ScreenReader.find(made, Accessible.CheckBox, "Sort");
            const points = marking.parent.children[0];
            tryVerify(() => !made.overflows && sorting.x - marking.x - marking.width >= data.least);
            verify(marking.x - points.x - points.width >= data.least, "after the points " + (marking.x - points.x - points.width));
            verify(marking.spacing < data.least);
        }

        // Text readable in the sale must be readable in the draw, too, where the button has a longer label.
        function test_wordsAndKeysStandInSaleAndDraw_data() {
            return [{ tag: "sale", phase: BingoTableModel.Sale }, { tag: "draw", phase: BingoTableModel.Drawing }];
        }

        function test_wordsAndKeysStandInSaleAndDraw(data) {
            verify(bench.runTo(data.phase));
            const made = controls();
            made.request = 24;
            made.width = 1280;
            for (const [word, key] of [["Prizes", "P"], ["Check", "C"], ["Rounds", "L"]]) {
                const button = ScreenReader.find(made, Accessible.Button, word);
                tryCompare(button, "text", word);
                compare(button.keyHint, key);
            }
            tryVerify(() => !made.overflows);
        }

        // B16: between two sales the same button and key reserve cards and cancel the reservation.
        function test_cardsAreReservedBetweenTwoSales() {
            verify(bench.runTo(BingoTableModel.Drawing));
            const made = controls();
            made.request = 2;
            verify(ScreenReader.find(made, Accessible.Button, "Reserve 2 cards") !== null);
            keyClick("B");
            compare(bench.table.reserved, 2);
            verify(ScreenReader.find(made, Accessible.Button, "2 reserved") !== null);
            keyClick("+");
            compare(bench.table.reserved, 3);
            keyClick("B");
            compare(bench.table.reserved, 0);
            compare(made.count, 3);
        }

        // While cards are on sale the button buys, whatever is reserved for later rounds.
        function test_laterRoundsStayReserved() {
            verify(bench.runTo(BingoTableModel.Sale));
            const made = controls();
            made.request = 2;
            bench.table.buyForRounds(2, 3);
            compare(bench.table.reservedRounds, 2);
            verify(ScreenReader.find(made, Accessible.Button, "Buy 2 cards") !== null);
            keyClick("+");
            compare(bench.table.reserved, 2);
            keyClick("B");
            compare(bench.table.ownCards, 5);
            verify(bench.runTo(BingoTableModel.Announcing));
            verify(ScreenReader.find(made, Accessible.Button, "2 reserved") !== null);
        }

        function test_cardsForSeveralRoundsAreAskedFor() {
            const made = controls();
            asked.target = made;
            asked.signalName = "nextRoundsAsked";
            asked.clear();
            keyClick(Qt.Key_B, Qt.ShiftModifier);
            compare(asked.count, 1);
        }

        function test_nothingStandsBehindTheEdge_data() {
            const rows = [];
            for (const width of [1024, 1280, 1420, 1600, 1920, 2560])
                for (const text of [1, 1.3])
                    rows.push({ tag: "B10 %1, %2 %".arg(width).arg(100 * text), width: width, text: text });
            return rows;
        }

        function test_nothingStandsBehindTheEdge(data) {
            Theme.textScale = data.text;
            verify(bench.runTo(BingoTableModel.Sale));
            const made = controls();
            made.request = 24;
            made.width = data.width;
            wait(0);
            tryVerify(() => !made.overflows);
        }
    }
}
