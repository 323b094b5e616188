// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Poker
import MesaViva.Controls

Item {
    id: page

    width: 1280
    height: 300

    PokerTestTable {
        id: bench
    }

    Component {
        id: maker

        PokerControls {
            y: 200
            width: page.width
            table: bench.table
            dragChips: true
        }
    }

    TestCase {
        name: "PokerControls"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.open();
        }

        function cleanup() {
            Theme.keysAtDigits = ["", "", "", "", "", "", "", "", ""];
            compare(bench.contradiction(), "");
        }

        function controls(): PokerControls {
            return createTemporaryObject(maker, page) as PokerControls;
        }

        function button(controls: Item, name: string): Item {
            return ScreenReader.find(controls, Accessible.Button, name);
        }

        /// Runs to the decision, with an ante of 5 points.
        function deal() {
            keyClick("1");
            keyClick(Qt.Key_Return);
            verify(bench.runTo(PokerTableModel.Deciding));
        }

        function test_chipsGoToTheAnteBox_data() {
            return [{ tag: "P16 key" }, { tag: "P16 mouse" }, { tag: "P16 key of a French keyboard" }];
        }

        function test_chipsGoToTheAnteBox(data) {
            const made = controls();
            if (data.tag === "P16 key")
                keyClick("1");
            else if (data.tag === "P16 key of a French keyboard") {
                Theme.keysAtDigits = ["&", "É", "\"", "'", "(", "", "", "", ""];
                keyClick("&");
            } else
                mouseClick(button(made, "Put 5.00\u00A0pts in the ante box"));
            compare(bench.table.ownAnte, 500);
        }

        function test_theChipUsedLastStaysPicked() {
            const made = controls();
            compare(made.chip, 500);
            keyClick("2");
            compare(made.chip, 1000);
            compare(bench.table.ownAnte, 1000);
        }

        function test_chipsAreTakenBack_data() {
            return [
                { tag: "Z", key: Qt.Key_Z, ante: 500 },
                { tag: "Backspace", key: Qt.Key_Backspace, ante: 500 },
                { tag: "X", key: Qt.Key_X, ante: 0 },
                { tag: "Delete", key: Qt.Key_Delete, ante: 0 }
            ];
        }

        function test_chipsAreTakenBack(data) {
            controls();
            keyClick("1");
            keyClick("1");
            compare(bench.table.ownAnte, 1000);
            keyClick(data.key);
            compare(bench.table.ownAnte, data.ante);
        }

        function test_theMainActionDealsAndThenContinues_data() {
            return [{ tag: "P15, P23 Return", key: Qt.Key_Return }, { tag: "P15, P23 Space", key: Qt.Key_Space }];
        }

        function test_theMainActionDealsAndThenContinues(data) {
            const made = controls();
            keyClick("1");
            verify(made.main.text.startsWith("Deal"));
            keyClick(data.key);
            verify(bench.runTo(PokerTableModel.Deciding));
            verify(made.main.text.startsWith("Continue · 10.00\u00A0pts"), made.main.text);
            keyClick(data.key);
            compare(bench.table.ownBet, 1000);
        }

        function test_foldingGivesTheHandUp_data() {
            return [{ tag: "P22 key" }, { tag: "P22 mouse" }];
        }

        function test_foldingGivesTheHandUp(data) {
            const made = controls();
            deal();
            if (data.tag === "P22 key") {
                keyClick(Qt.Key_F);
            } else {
                // Both buttons appear at once and are positioned a frame later.
                const fold = button(made, "Fold");
                tryVerify(() => fold.mapToItem(made, fold.width, 0).x <= made.main.mapToItem(made, 0, 0).x);
                mouseClick(fold);
            }
            verify(!bench.table.foldAction.enabled);
            compare(bench.table.ownBet, 0);
        }

        function test_whatCanNotBeDoneSaysWhy_data() {
            return [
                { tag: "P15", name: "Deal", rule: "P15", dealing: false },
                { tag: "P22", name: "Fold", rule: "P2", dealing: true },
                { tag: "P23", name: "Continue", rule: "P2", dealing: true }
            ];
        }

        function test_whatCanNotBeDoneSaysWhy(data) {
            const made = controls();
            if (data.dealing) {
                keyClick("1");
                keyClick(Qt.Key_Return);
                verify(bench.runTo(PokerTableModel.Dealing));
            }
            const reason = ScreenReader.description(button(made, data.name));
            verify(/^.+\. \(P\d+[a-z]?\)$/.test(reason) && reason.includes("(" + data.rule), reason);
            mouseClick(button(made, data.name));
            compare(bench.table.phase, data.dealing ? PokerTableModel.Dealing : PokerTableModel.Betting);
        }

        /// An individual table offers only the next possible actions.
        function test_twoChoicesAtATime() {
            const made = controls();
            verify(button(made, "Deal").visible);
            verify(button(made, "Undo") === null || button(made, "Undo").visible);
            verify(button(made, "Fold") === null);
            verify(button(made, "Continue") === null);
            deal();
            verify(button(made, "Fold").visible);
            verify(button(made, "Continue").visible);
            verify(button(made, "Deal") === null);
            verify(button(made, "Put 5.00\u00A0pts in the ante box") === null);
        }

        function test_aRefusalIsReported() { // P17
            const made = controls();
            bench.table.placeAnte(1000000);
            verify(ScreenReader.says(made, "125.00\u00A0pts"));
        }

        function test_aRefusalGoesWithTheNextStake() { // P17
            const made = controls();
            bench.table.placeAnte(1000000);
            verify(ScreenReader.says(made, "125.00\u00A0pts"));
            keyClick("1");
            compare(bench.table.ownAnte, 500);
            verify(!ScreenReader.says(made, "125.00\u00A0pts"));
        }

        function test_theKeyboardsOwnControlComesBeforeTheMainAction() {
            const made = controls();
            keyClick("1");
            button(made, "Put 10.00\u00A0pts").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(bench.table.ownAnte, 1500);
            compare(bench.table.phase, PokerTableModel.Betting);
        }

        function test_nothingStandsBehindTheEdge_data() {
            const rows = [];
            for (const width of [1024, 1280, 1420, 1600, 1920, 2560])
                for (const text of [1, 1.3])
                    rows.push({ tag: "P30 %1, %2 %".arg(width).arg(100 * text), width: width, text: text });
            return rows;
        }

        function test_nothingStandsBehindTheEdge(data) {
            Theme.textScale = data.text;
            const made = controls();
            made.width = data.width;
            wait(0);
            tryVerify(() => !made.overflows);
            Theme.textScale = 1;
        }
    }
}
