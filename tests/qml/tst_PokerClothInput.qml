// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Poker
import MesaViva.Scene

Item {
    id: page

    width: 1280
    height: 560

    PokerTestTable {
        id: bench
    }

    PokerGeometry {
        id: places

        width: page.width
        height: page.height
        seats: bench.table ? bench.table.seatCount : 1
        ownSeat: bench.table ? bench.table.ownSeat : 0
    }

    Component {
        id: maker

        PokerClothInput {
            width: page.width
            height: page.height
            table: bench.table
            geometry: places
            chip: 1000
        }
    }

    SignalSpy {
        id: refusals

        signalName: "refused"
    }

    TestCase {
        name: "PokerClothInput"
        when: windowShown

        property PokerClothInput cloth

        function init() {
            failOnWarning(/.?/);
            bench.open();
            cloth = createTemporaryObject(maker, page) as PokerClothInput;
            refusals.target = bench.table;
            refusals.clear();
        }

        function cleanup() {
            compare(bench.contradiction(), "");
        }

        function clickAt(place: point, button: int) {
            mouseClick(cloth, place.x, place.y, button);
        }

        function test_anteTakesThePickedChip() { // P16
            const ante = places.ante(bench.table.ownSeat);
            clickAt(ante, Qt.LeftButton);
            compare(bench.table.ownAnte, 1000);
            cloth.chip = 500;
            clickAt(ante, Qt.LeftButton);
            compare(bench.table.ownAnte, 1500);
            clickAt(ante, Qt.RightButton);
            compare(bench.table.ownAnte, 1000);
            compare(refusals.count, 0);
        }

        function test_betContinues() { // P23
            bench.table.placeAnte(500);
            bench.table.deal();
            verify(bench.runTo(PokerTableModel.Deciding));
            clickAt(places.bet(bench.table.ownSeat), Qt.LeftButton);
            compare(bench.table.ownBet, 1000);
        }

        function test_whatIsNotAllowedIsRefused_data() {
            return [{ tag: "P23 no cards yet", ante: 500, box: "bet" }, { tag: "P17 above the maximum", ante: 12500, box: "ante" }];
        }

        function test_whatIsNotAllowedIsRefused(data) {
            bench.table.placeAnte(data.ante);
            clickAt(data.box === "bet" ? places.bet(bench.table.ownSeat) : places.ante(bench.table.ownSeat), Qt.LeftButton);
            compare(refusals.count, 1);
            compare(bench.table.ownAnte, data.ante);
            compare(bench.table.ownBet, 0);
        }

        function test_assistiveTechnologyFindsBoth() {
            verify(ScreenReader.find(cloth, Accessible.Button, "ANTE box: put 10.00\u00A0pts down"));
            verify(ScreenReader.find(cloth, Accessible.Button, "BET box"));
        }
    }
}
