// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Bingo

Item {
    id: page

    width: 700
    height: 500

    BingoTestHall {
        id: bench
    }

    Component {
        id: maker

        PatternEditor {
            width: 660
            lobby: bench.lobby
        }
    }

    TestCase {
        name: "PatternEditor"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.lobby.variant = 75;
            bench.lobby.resetToDefaults();
        }

        function editor(): PatternEditor {
            const made = createTemporaryObject(maker, page) as PatternEditor;
            tryVerify(() => box(made, 5, 5) !== null);
            return made;
        }

        function box(editor: Item, row: int, column: int): Item {
            return ScreenReader.findAny(editor, "row %1, column %2".arg(row).arg(column));
        }

        function button(editor: Item, name: string): Item {
            return ScreenReader.find(editor, Accessible.Button, name);
        }

        function marks(editor: Item): string {
            return Array.from({ length: 25 }, (none, i) => ScreenReader.name(box(editor, Math.floor(i / 5) + 1, i % 5 + 1)).endsWith(", marked") ? "x" : ".").join("").replace(/.{5}(?!$)/g, "$&/");
        }

        function test_theFullCardIsWhatThereIsFirst() { // B73a
            const made = editor();
            compare(marks(made), "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx");
            compare(made.rule, "B73a");
            compare(bench.lobby.patternMask, 0);
        }

        function test_aBoxIsTakenAwayAndPutBack_data() {
            return [{ tag: "B73b click" }, { tag: "B73b Space" }, { tag: "B73b assistive" }];
        }

        function test_aBoxIsTakenAwayAndPutBack(data) {
            const made = editor();
            const press = () => {
                if (data.tag === "B73b click")
                    mouseClick(box(made, 1, 2));
                else if (data.tag === "B73b assistive")
                    box(made, 1, 2).Accessible.pressAction();
                else
                    keyClick(Qt.Key_Space);
            };
            box(made, 1, 2).forceActiveFocus(Qt.TabFocusReason);
            press();
            compare(marks(made), "x.xxx/xxxxx/xxxxx/xxxxx/xxxxx");
            compare(made.rule, "B73b");
            compare(bench.lobby.pattern, bench.lobby.ownPatternIndex);
            press();
            compare(marks(made), "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx");
            compare(bench.lobby.pattern, 0);
        }

        function test_arrowsStayOnTheBoard_data() {
            return [
                { tag: "right", row: 1, column: 1, key: Qt.Key_Right, to: "row 1, column 2" },
                { tag: "down", row: 1, column: 1, key: Qt.Key_Down, to: "row 2, column 1" },
                { tag: "left edge", row: 3, column: 1, key: Qt.Key_Left, to: "row 3, column 1" },
                { tag: "right edge", row: 3, column: 5, key: Qt.Key_Right, to: "row 3, column 5" },
                { tag: "top edge", row: 1, column: 4, key: Qt.Key_Up, to: "row 1, column 4" },
                { tag: "bottom edge", row: 5, column: 4, key: Qt.Key_Down, to: "row 5, column 4" }
            ];
        }

        function test_arrowsStayOnTheBoard(data) {
            const made = editor();
            box(made, data.row, data.column).forceActiveFocus(Qt.TabFocusReason);
            keyClick(data.key);
            verify(ScreenReader.findAny(made, data.to).activeFocus);
        }

        function test_oneBoxTakesTheTabKey() {
            const made = editor();
            const all = Array.from({ length: 25 }, (none, i) => box(made, Math.floor(i / 5) + 1, i % 5 + 1));
            const stops = () => all.filter(item => item.activeFocusOnTab).length;
            compare(stops(), 1);
            mouseClick(box(made, 2, 2));
            compare(stops(), 1);
        }

        function test_clearWarnsAndKeepsTheRoomsPattern() { // B73b: a pattern has at least one box
            const made = editor();
            mouseClick(box(made, 1, 1));
            const before = bench.lobby.patternMask;
            mouseClick(button(made, "Clear"));
            compare(marks(made), "...../...../...../...../.....");
            compare(bench.lobby.patternMask, before);
            verify(ScreenReader.says(made, "Mark at least one box."));
            verify(!button(made, "Clear").available);
            mouseClick(box(made, 5, 5));
            compare(bench.lobby.patternMask, 1 << 24);
            verify(!ScreenReader.says(made, "Mark at least one box."));
        }

        function test_everyToolDoesWhatItSays_data() {
            return [
                { tag: "Invert", marks: "x..../...../...../...../....." },
                { tag: "Mirror", marks: "xxxx./xxxxx/xxxxx/xxxxx/xxxxx" },
                { tag: "Undo", marks: "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx" }
            ];
        }

        function test_everyToolDoesWhatItSays(data) {
            const made = editor();
            mouseClick(box(made, 1, 1));
            compare(marks(made), ".xxxx/xxxxx/xxxxx/xxxxx/xxxxx");
            mouseClick(button(made, data.tag));
            compare(marks(made), data.marks);
        }

        function test_everyStepIsTakenBack() {
            const made = editor();
            const shown = [marks(made)];
            [() => mouseClick(box(made, 1, 1)), () => mouseClick(button(made, "Mirror")), () => mouseClick(button(made, "Clear")), () => mouseClick(ScreenReader.find(made, Accessible.RadioButton, bench.lobby.patternTexts[1]))].forEach(step => {
                step();
                shown.push(marks(made));
            });
            shown.pop();
            while (shown.length > 0) {
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(marks(made), shown.pop());
            }
            verify(!button(made, "Undo").available);
        }

        function test_toolsWithoutWorkSayWhy_data() {
            return [{ tag: "Undo", reason: "Nothing has been changed yet." }, { tag: "Mirror", reason: "Left and right are the same." }];
        }

        function test_toolsWithoutWorkSayWhy(data) {
            compare(ScreenReader.description(button(editor(), data.tag)), data.reason);
        }

        function test_theHousesPatternsAreChosen_data() {
            return [{ tag: "B73b mouse" }, { tag: "B73b keys" }];
        }

        function test_theHousesPatternsAreChosen(data) {
            const made = editor();
            const picture = index => ScreenReader.find(made, Accessible.RadioButton, bench.lobby.patternTexts[index]);
            if (data.tag === "B73b mouse") {
                mouseClick(picture(1));
            } else {
                picture(0).forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Right);
                verify(picture(1).activeFocus);
            }
            compare(bench.lobby.pattern, 1);
            verify(picture(1).checked && !picture(0).checked);
            verify(marks(made) !== "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx");
        }

        function test_aDrawnPatternOfTheHouseIsKnown() {
            const made = editor();
            bench.lobby.pattern = 1;
            const house = marks(made);
            bench.lobby.pattern = 0;
            mouseClick(button(made, "Clear"));
            Array.from(house.replace(/\//g, "")).forEach((mark, i) => {
                if (mark === "x")
                    mouseClick(box(made, Math.floor(i / 5) + 1, i % 5 + 1));
            });
            compare(marks(made), house);
            compare(bench.lobby.pattern, 1);
        }
    }
}
