// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 700
    height: 600

    BingoTestRoom {
        id: bench
    }

    Component {
        id: maker

        CardChecker {
            table: bench.table
        }
    }

    TestCase {
        name: "CardChecker"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30, { balls: "1 11 21 30", cards: [bench.smallCard()] });
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function checker(): CardChecker {
            const made = createTemporaryObject(maker, page) as CardChecker;
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        /// Types a number into the focused field, and confirms it.
        function type(number: string) {
            Array.from(number).forEach(figure => keyClick(figure));
            keyClick(Qt.Key_Return);
        }

        function says(checker: CardChecker, text: string): bool {
            return ScreenReader.says(checker.contentItem, text);
        }

        function test_aNumberThatWasNotSoldIsClearlyRefused() {
            const made = checker();
            compare(made.subtitle, "No cards are sold in this round yet");
            verify(!made.card.found);
            verify(says(made, "There is no such card in this round."));
        }

        function test_aCardIsShownByItsNumber() {
            verify(bench.buy(1));
            verify(bench.runTo(BingoTableModel.Announcing));
            const made = checker();
            const own = made.card;
            verify(own.found && own.own);
            compare(own.text, "Card 1, You");
            verify(ScreenReader.find(made.contentItem, Accessible.Graphic, "Card 1, You"));
            type("2");
            compare(made.card.number, 2);
            verify(/^Card 2, .* \(simulated\)$/.test(made.card.text), made.card.text);
            verify(says(made, made.card.text));
        }

        function test_theCardFollowsTheTyping() {
            verify(bench.buy(1));
            verify(bench.runTo(BingoTableModel.Announcing));
            const made = checker();
            keyClick("2");
            compare(made.card.number, 2);
            keyClick("9");
            keyClick("9");
            keyClick("9");
            keyClick("9");
            verify(!made.card.found);
            keyClick(Qt.Key_Return);
            tryVerify(() => made.card.number === bench.table.cardsSold);
        }

        function test_aNumberBeyondTheLastGoesToTheLast() {
            verify(bench.buy(1));
            verify(bench.runTo(BingoTableModel.Announcing));
            const made = checker();
            type("999999");
            compare(made.card.number, bench.table.cardsSold);
            verify(made.card.found);
            verify(made.subtitle.startsWith(bench.table.cardsSold + " cards in this round"), made.subtitle);
        }

        function test_theCardIsLookedAtAnewWithEveryBall() { // B29
            verify(bench.buy(1));
            verify(bench.drawTo(1));
            const made = checker();
            compare(made.card.marked, 1);
            compare(made.card.won, 0);
            verify(bench.runTo(BingoTableModel.PrizePause));
            compare(made.card.won, 7);
            verify(/^Card 1, You: Line, \d+\.\d\d\u00A0pts$/.test(made.card.text), made.card.text);
        }
    }
}
