// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Lobby

Item {
    width: 700
    height: 100

    WordChoices {
        id: choices

        width: 500
        label: "Parts"
        words: ["Lições", "Exercícios", "A mesa ao contrário", "Equipamento real"]
        choice: 0
    }

    TestCase {
        name: "WordChoices"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function items() {
            return Array.from(choices.children).filter(item => item.natural !== undefined);
        }

        // Long words take the space that short ones do not need: none is elided if all fit.
        function test_wordsAreWholeWhereTheyFit() {
            compare(items().length, 4);
            const needed = items().reduce((sum, item) => sum + item.natural, 0);
            choices.width = needed + 60;
            verify(items()[2].natural > choices.width / 4);
            for (const item of items())
                verify(item.width >= item.natural, item.text + " " + item.width);
            choices.words = ["Lessons", "Drills", "Reversed table", "Real equipment"];
            for (const item of items())
                verify(item.width >= item.natural, item.text + " " + item.width);
        }

        // If they do not fit, they take two rows, and none is elided.
        function test_wordsStandInTwoRows() {
            choices.words = ["Lições", "Exercícios", "A mesa ao contrário", "Equipamento real"];
            const needed = items().reduce((sum, item) => sum + item.natural, 0);
            choices.width = needed * 0.8;
            const low = choices.implicitHeight;
            verify(items().some(item => item.width < item.natural));
            choices.folds = true;
            verify(choices.implicitHeight > 1.9 * low);
            for (const item of items()) {
                verify(item.width >= item.natural, item.text + " " + item.width);
                verify(item.x + item.width <= choices.width + 1);
            }
            compare(items()[0].y, items()[1].y);
            verify(items()[2].y > items()[0].y && items()[2].y === items()[3].y);
            compare(items()[2].x, 0);
            choices.width = needed + 60;
            compare(choices.implicitHeight, low);
            choices.folds = false;
        }
    }
}
