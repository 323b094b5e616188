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

        NextRounds {
            table: bench.table
        }
    }

    TestCase {
        name: "NextRounds"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open(30);
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function opened(): NextRounds {
            const made = createTemporaryObject(maker, page) as NextRounds;
            made.open();
            tryVerify(() => made.opened);
            return made;
        }

        /// Presses the button with that name.
        function press(made: NextRounds, name: string): void {
            mouseClick(ScreenReader.find(made.contentItem, Accessible.Button, name) ?? ScreenReader.find(made.footer, Accessible.Button, name));
        }

        function test_cardsAreReservedForEachRound() { // B16
            verify(bench.buy(2));
            verify(bench.runTo(BingoTableModel.Drawing));
            const made = opened();
            verify(ScreenReader.says(made.contentItem, "2.00\u00A0pts for each round, 4.00\u00A0pts in all"));
            press(made, "Reserve");
            compare(bench.table.reserved, 2);
            compare(bench.table.reservedRounds, 2);
            tryVerify(() => !made.visible);
            compare(opened().subtitle, "2 cards reserved for each of the next 2 sales.");
        }

        function test_theRunningSaleIsTheFirst() {
            verify(bench.runTo(BingoTableModel.Sale));
            const made = opened();
            press(made, "Buy and reserve");
            compare(bench.table.ownCards, 1);
            compare(bench.table.reservedRounds, 1);
        }

        function test_aReservationIsGivenUp() {
            verify(bench.runTo(BingoTableModel.Drawing));
            bench.table.reserve(2, 3);
            const made = opened();
            press(made, "Give up the reservation");
            compare(bench.table.reserved, 0);
        }
    }
}
