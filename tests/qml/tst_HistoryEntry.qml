// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls
import MesaViva.Lobby

Item {
    width: 1200
    height: 300

    HistoryEntry {
        id: round

        index: 0
        idText: "128-1"
        gameTitle: "Póquer sem descarte"
        dateText: "28/11/2026 07:25"
        resultText: "a banca não se qualifica"
        stakedText: "15,00 pts"
        netText: "+5,00 pts"
        net: 500
        isVoid: false
    }

    VisitEntry {
        id: visit

        y: 150
        index: 0
        tableNumber: "128"
        gameTitle: "Póquer sem descarte"
        dateText: "28/11/2026 07:25"
        durationText: "1 h 25 min"
        rounds: 128
        stakedText: "1500,00 pts"
        netText: "−1500,00 pts"
        net: -150000
        isOver: true
    }

    TestCase {
        name: "HistoryEntry"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            Theme.textScale = 1;
        }

        // The lists of the history's dialog in windows 1280 and 1024 wide.
        function test_columnsKeepApart_data() {
            return [{
                    tag: "wide",
                    width: 1056,
                    text: 1,
                    narrow: false
                }, {
                    tag: "narrow",
                    width: 912,
                    text: 1,
                    narrow: true
                }, {
                    tag: "narrow, the largest text",
                    width: 912,
                    text: 1.3,
                    narrow: true
                }];
        }

        // P37, O24, B50: what came of a round is read, and each button is there.
        function test_columnsKeepApart(data) {
            Theme.textScale = data.text;
            round.dateWidth = Theme.px(140 * data.text);
            round.stakedWidth = Theme.px(data.narrow ? 72 * data.text : 112);
            round.netWidth = Theme.px(data.narrow ? 96 * data.text : 136);
            for (const entry of [round, visit]) {
                entry.narrow = data.narrow;
                entry.width = data.width;
                entry.height = entry.implicitHeight;
                waitForRendering(entry);
                let end = 0;
                for (const column of Array.from(entry.contentItem.children).filter(item => item.visible)) {
                    verify(column.x >= end, data.tag + ": " + (column.text ?? column) + " at " + column.x + ", after " + end);
                    verify(column.width > 0 || column.text === "", data.tag + ": " + (column.text ?? column));
                    verify(column.y >= -1 && column.y + column.height <= entry.height + 1, (column.text ?? column) + " " + column.y + " " + column.height + " of " + entry.height);
                    end = column.x + column.width;
                }
                verify(end <= entry.contentItem.width + 1, data.tag + ": " + end + " of " + entry.contentItem.width);
            }
            const outcome = Array.from(round.contentItem.children).find(item => item.text === round.resultText);
            verify(outcome.width >= 80, "the outcome has " + outcome.width);
        }
    }
}
