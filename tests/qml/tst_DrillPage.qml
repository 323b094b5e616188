// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.App
import MesaViva.Bench
import MesaViva.Teach

Item {
    id: room

    width: 1000
    height: 700

    DrillTestDesk {
        id: bench
    }

    Component {
        id: maker

        DrillPage {
            width: room.width
            height: room.height
            desk: bench.desk
            settings: bench.settings
        }
    }

    SignalSpy {
        id: asked

        signalName: "ruleAsked"
    }

    TestCase {
        name: "DrillPage"
        when: windowShown

        function page(drill: int, level: int): DrillPage {
            bench.begin(drill, level);
            const made = createTemporaryObject(maker, room) as DrillPage;
            asked.target = made;
            asked.clear();
            verify(made.scene !== null);
            return made;
        }

        function type(text: string) {
            for (const letter of text)
                keyClick(letter);
        }

        function init() {
            failOnWarning(/.?/);
        }

        function test_aNumberAndEnterAnswer() {
            const made = page(0, 1);
            type("1");
            keyClick(Qt.Key_Return);
            compare(bench.desk.stage, DrillDesk.Judged);
            verify(ScreenReader.names(made, Accessible.AlertMessage).some(text => text.includes(bench.desk.verdict.answer)));
            keyClick(Qt.Key_Return); // on the button to continue
            compare(bench.desk.stage, DrillDesk.Asking);
            compare(bench.desk.number, 2);
        }

        function test_whatCanNotBeReadIsNotJudged() {
            const made = page(0, 1);
            type("x");
            keyClick(Qt.Key_Return);
            compare(bench.desk.stage, DrillDesk.Asking);
            verify(ScreenReader.names(made, Accessible.StaticText).some(text => text.includes("can't be read")));
        }

        function test_keysPickAChoice_data() {
            return [{ tag: "hands", drill: 5, key: Qt.Key_3 }, { tag: "qualification", drill: 6, key: Qt.Key_2 }, { tag: "card", drill: 8, key: Qt.Key_1 }, { tag: "line", drill: 9, key: Qt.Key_2 }];
        }

        function test_keysPickAChoice(data) {
            page(data.drill, 1);
            keyClick(Qt.Key_9); // no such choice
            compare(bench.desk.stage, DrillDesk.Asking);
            keyClick(data.key);
            compare(bench.desk.stage, DrillDesk.Judged);
        }

        function test_placesAreMarkedByKey() {
            const made = page(3, 3);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            compare(made.scene.marks.length, 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            compare(made.scene.marks.length, 2);
            keyClick(Qt.Key_Space); // deleted again
            compare(made.scene.marks.length, 1);
            keyClick(Qt.Key_Return);
            compare(bench.desk.stage, DrillDesk.Judged);
            verify(bench.desk.verdict.spots.length >= 4);
        }

        function test_rulesOfTheVerdictLeadToTheBook() {
            const made = page(5, 2);
            keyClick(Qt.Key_1);
            const name = "Rule " + bench.desk.verdict.rules[0] + ": open the rulebook";
            tryVerify(() => ScreenReader.findAny(made, name) !== null);
            mouseClick(ScreenReader.findAny(made, name));
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], bench.desk.verdict.rules[0]);
        }

        function test_aSessionEndsWithItsSummary() {
            const made = page(6, 1);
            for (let i = 0; i < 5; ++i) {
                keyClick(Qt.Key_1);
                keyClick(Qt.Key_Return);
            }
            compare(bench.desk.stage, DrillDesk.Over);
            verify(ScreenReader.names(made, Accessible.StaticText).some(text => text.includes("of 5 right")));
            mouseClick(ScreenReader.find(made, Accessible.Button, "Once more"));
            compare(bench.desk.stage, DrillDesk.Asking);
        }

        function test_escapeEndsTheSession() {
            page(6, 1);
            keyClick(Qt.Key_Escape);
            compare(bench.desk.stage, DrillDesk.Choosing); // nothing was answered
        }
    }
}
