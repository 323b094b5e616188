// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Bingo
import MesaViva.Controls

Item {
    id: page

    width: 560
    height: 400

    BingoTestHall {
        id: bench
    }

    Component {
        id: maker

        ListView {
            id: rooms

            width: 520
            height: 2000
            interactive: false
            model: bench.hall

            delegate: RoomRow {
                width: rooms.width
                chosen: index === bench.hall.chosen
                focusShown: false
                onPicked: rooms.picked(index)
                onEntered: rooms.entered(index)
                onConfigureAsked: rooms.configureAsked(index)
            }

            signal picked(int row)
            signal entered(int row)
            signal configureAsked(int row)
        }
    }

    SignalSpy {
        id: spy
    }

    TestCase {
        name: "RoomRow"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.hall.chosen = 0;
        }

        function cleanup() {
            Theme.textScale = 1;
        }

        function rows(): ListView {
            const made = createTemporaryObject(maker, page) as ListView;
            tryVerify(() => made.itemAtIndex(bench.hall.count - 1) !== null);
            spy.clear();
            spy.target = made;
            return made;
        }

        function test_everyRoomIsReadWithItsGameAndPrice() { // B8, B9, B10
            const made = rows();
            const names = Array.from(ScreenReader.names(made, Accessible.ListItem));
            compare(names.length, bench.hall.count);
            verify(names.every(name => /^[^,]+, Bingo (90|80|75|30), \d+\.\d\d\u00A0pts a card, .+$/.test(name)), names.join("\n"));
        }

        /// The Text item with exactly these words within an item.
        function textOf(item: Item, words: string): Text {
            if (item instanceof Text && (item as Text).text === words)
                return item as Text;
            for (const child of Array.from(item.children)) {
                const found = textOf(child, words);
                if (found)
                    return found;
            }
            return null;
        }

        // In a window of 1024 by 640 the game moves to the second line before a name is elided.
        function test_namesAreWholeWithTheLargestText_data() {
            return [{ tag: "B9", scale: 1, width: 464 }, { tag: "B9, 1280 wide", scale: 1, width: 536 }, { tag: "B9, largest text", scale: 1.3, width: 464 }];
        }

        function test_namesAreWholeWithTheLargestText(data) {
            Theme.textScale = data.scale;
            const made = rows();
            made.width = data.width;
            for (let i = 0; i < bench.hall.count; ++i) {
                const row = made.itemAtIndex(i) as RoomRow;
                tryVerify(() => !textOf(row, row.name).truncated, undefined, row.name);
                const game = textOf(row, row.variantText);
                tryVerify(() => row.tight !== game.visible, undefined, row.name);
                tryVerify(() => row.tight || !game.truncated, undefined, row.variantText);
                tryVerify(() => row.tight || game.x >= textOf(row, row.name).width, undefined, row.name); // beside the name, not on it
            }
        }

        function test_jackpotsAreAlwaysInSight() { // B44
            const made = rows();
            const shown = Array.from({ length: bench.hall.count }, (none, i) => made.itemAtIndex(i)).filter(row => row.jackpots.length > 0);
            verify(shown.length > 0);
            verify(shown.every(row => /^(Bingo|Line) jackpot [\d,]+\.\d\d\u00A0pts up to ball \d+$/.test(row.jackpots[0])), String(shown.map(row => row.jackpots[0])));
        }

        function test_clicksPickAndEnter_data() {
            return [
                { tag: "click", signal: "picked", act: item => mouseClick(item, 40, 20) },
                { tag: "double click", signal: "entered", act: item => mouseDoubleClickSequence(item, 40, 20) },
                { tag: "assistive", signal: "picked", act: item => item.Accessible.pressAction() }
            ];
        }

        function test_clicksPickAndEnter(data) {
            const made = rows();
            spy.signalName = data.signal;
            data.act(made.itemAtIndex(1));
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], 1);
        }

        function test_onlyTheOwnRoomIsConfigured() {
            const made = rows();
            made.contentY = Math.max(0, made.itemAtIndex(bench.hall.count - 1).y - 100);
            compare(Array.from(ScreenReader.names(made, Accessible.Button)), ["Configure"]);
            spy.signalName = "configureAsked";
            mouseClick(ScreenReader.find(made, Accessible.Button, "Configure"));
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], bench.hall.count - 1);
        }

        function test_theChosenRoomSaysSo() {
            const made = rows();
            bench.hall.chosen = 2;
            verify(made.itemAtIndex(2).Accessible.selected);
            verify(!made.itemAtIndex(0).Accessible.selected);
        }
    }
}
