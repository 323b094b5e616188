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

    width: 640
    height: 420

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        CardsView {
            width: page.width
            height: page.height
            focus: true
            table: bench.table
        }
    }

    TestCase {
        name: "CardsView"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            Theme.reducedMotion = true;
            bench.open(30, { balls: "4 14 1 30", cards: [bench.smallCard(), "4 14 24/5 15 25/6 16 26"] });
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function view(cards: int): CardsView {
            verify(bench.buy(cards));
            const made = createTemporaryObject(maker, page) as CardsView;
            made.forceActiveFocus();
            tryVerify(() => focused(made) !== null);
            return made;
        }

        function cards(view: Item): list<string> {
            return ScreenReader.names(view, Accessible.ListItem);
        }

        /// The focused card.
        function focused(view: Item): Item {
            return Array.from(cards(view)).map(name => ScreenReader.find(view, Accessible.ListItem, name)).find(item => item.activeFocus) ?? null;
        }

        function test_theNameShowsHowManyThereAre_data() {
            return [{ tag: "B4b none", cards: 0, name: "Your cards: 0" }, { tag: "B4b", cards: 3, name: "Your cards: 3" }];
        }

        function test_theNameShowsHowManyThereAre(data) {
            verify(data.cards === 0 || bench.buy(data.cards));
            const made = createTemporaryObject(maker, page);
            compare(made.Accessible.name, data.name);
            tryVerify(() => cards(made).length === data.cards);
        }

        function test_withoutCardsItSaysWhatToDo() {
            verify(bench.runTo(BingoTableModel.Sale));
            const made = createTemporaryObject(maker, page);
            tryVerify(() => ScreenReader.says(made, "Cards are on sale"));
            bench.table.buy(1);
            tryVerify(() => !ScreenReader.says(made, "Cards are on sale"));
        }

        function test_pagesGoFromCardToCard_data() {
            return [
                { tag: "Page Down", keys: [Qt.Key_PageDown], card: 1 },
                { tag: "Page Up", keys: [Qt.Key_PageDown, Qt.Key_PageDown, Qt.Key_PageUp], card: 1 },
                { tag: "Page Up at the first", keys: [Qt.Key_PageUp], card: 0 },
                { tag: "End", keys: [Qt.Key_End], card: 3 },
                { tag: "Page Down at the last", keys: [Qt.Key_End, Qt.Key_PageDown], card: 3 },
                { tag: "Home", keys: [Qt.Key_End, Qt.Key_Home], card: 0 }
            ];
        }

        function test_pagesGoFromCardToCard(data) {
            const made = view(4);
            data.keys.forEach(key => keyClick(key));
            // The cards are positioned a frame after they appear.
            tryVerify(() => focused(made) !== null && Array.from(cards(made)).indexOf(ScreenReader.name(focused(made))) === data.card);
            verify(made.keyed);
        }

        function test_onlyKeysThatLeadShowTheRing_data() {
            return [
                { tag: "an arrow", key: Qt.Key_Right, modifiers: Qt.NoModifier, shown: true },
                { tag: "Space", key: Qt.Key_Space, modifiers: Qt.NoModifier, shown: true },
                { tag: "End", key: Qt.Key_End, modifiers: Qt.NoModifier, shown: true },
                { tag: "Ctrl", key: Qt.Key_Control, modifiers: Qt.ControlModifier, shown: false },
                { tag: "Ctrl+I, for the trace", key: Qt.Key_I, modifiers: Qt.ControlModifier, shown: false },
                { tag: "a letter", key: Qt.Key_L, modifiers: Qt.NoModifier, shown: false }
            ];
        }

        function test_onlyKeysThatLeadShowTheRing(data) {
            const made = view(4);
            keyClick(data.key, data.modifiers);
            compare(made.keyed, data.shown);
        }

        function test_theKeyboardsCardComesIntoSight() {
            bench.open(90);
            const made = view(24);
            const first = ScreenReader.name(focused(made));
            keyClick(Qt.Key_End);
            tryVerify(() => focused(made) !== null && ScreenReader.name(focused(made)) !== first);
            const last = focused(made);
            tryVerify(() => last.mapToItem(made, 0, last.height).y <= made.height + Theme.spaceS);
            verify(last.mapToItem(made, 0, 0).y >= 0);
        }

        // Beside the call, not over it: for the card under the pointer and for the focused one.
        function test_whatThereIsToSayOfACardIsReported() {
            bench.open(30, { balls: "2 12 1 11 21", cards: [bench.smallCard()] });
            const made = view(1);
            mouseMove(made, made.width - 1, 1); // away from where another test has left the pointer
            tryCompare(made, "facts", "");
            verify(bench.runTo(BingoTableModel.PrizePause));
            const card = focused(made);
            verify(card.Accessible.description.length > 0);
            const facts = "%1: %2".arg(card.Accessible.name).arg(card.Accessible.description);
            compare(made.facts, "");
            mouseMove(card, card.width / 2, card.height / 2);
            tryCompare(made, "facts", facts);
            mouseMove(made, made.width - 1, 1);
            tryCompare(made, "facts", "");
            keyClick(Qt.Key_Right);
            tryCompare(made, "facts", facts);
        }

        function test_twelveCardsByHandAreInSight() { // B4b, B23
            bench.open(90);
            verify(bench.buy(12));
            bench.table.automatic = false;
            const made = createTemporaryObject(maker, page) as CardsView;
            made.width = 912;
            made.height = 380;
            tryCompare(made, "cards", 12);
            tryVerify(() => !made.scrolls);
        }

        function test_twentyFourCardsAreInSight() { // B4b, B13
            bench.open(90);
            verify(bench.buy(24));
            // Their area in a window of 1280 by 800.
            const made = createTemporaryObject(maker, page) as CardsView;
            made.width = 912;
            made.height = 380;
            tryCompare(made, "cards", 24);
            tryVerify(() => !made.scrolls);
        }

        function test_aClickTakesTheKeyboardWithoutARing() {
            const made = view(4);
            keyClick(Qt.Key_Home);
            const card = name => ScreenReader.find(made, Accessible.ListItem, name);
            // They are positioned a frame after they appear.
            tryVerify(() => new Set(Array.from(cards(made)).map(name => "%1 %2".arg(card(name).x).arg(card(name).y))).size === 4);
            const third = cards(made)[2];
            mouseClick(card(third));
            compare(ScreenReader.name(focused(made)), third);
            verify(!made.keyed);
        }

        // A box marked by hand is a pointer target: WCAG 2.2 requires at least 24 by 24 pixels.
        function test_cardsStayLegible_data() {
            const rows = [];
            for (const variant of [90, 80, 75, 30])
                for (const cards of [1, 6, 24])
                    for (const hand of [false, true])
                        rows.push({ tag: "bingo %1, %2 cards%3".arg(variant).arg(cards).arg(hand ? ", by hand" : ""), variant: variant, cards: cards, hand: hand });
            return rows;
        }

        function test_cardsStayLegible(data) {
            bench.open(data.variant);
            bench.table.automatic = !data.hand;
            const made = view(data.cards);
            const first = ScreenReader.find(made, Accessible.ListItem, cards(made)[0]);
            const box = ScreenReader.find(first, Accessible.Cell);
            tryVerify(() => box.width >= (data.hand ? 24 : 19) && box.height >= (data.hand ? 24 : 16));
            tryVerify(() => first.mapToItem(made, first.width, 0).x <= made.width);
        }

        // B14, B27: by hand, the cards under the pointer hold still.
        function test_cardsHoldStillUnderThePointer() {
            const made = view(2);
            compare(bench.table.cardsHeld, false);
            mouseMove(made, made.width / 2, made.height / 2);
            compare(bench.table.cardsHeld, false); // nothing is marked by hand
            bench.table.automatic = false;
            tryCompare(bench.table, "cardsHeld", true);
            bench.table.automatic = true;
            tryCompare(bench.table, "cardsHeld", false);
        }

        function test_theNearestCardsComeFirst_data() {
            return [
                { tag: "B14", ordered: true, first: 1 },
                { tag: "B14 as bought", ordered: false, first: 0 }
            ];
        }

        function test_theNearestCardsComeFirst(data) {
            const made = view(2);
            tryVerify(() => cards(made).length === 2);
            const bought = Array.from(cards(made));
            bench.table.ordered = data.ordered;
            verify(bench.drawTo(2));
            tryVerify(() => cards(made)[0] === bought[data.first]);
        }
    }
}
