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
        ownText: ""
        stakedText: "15,00 pts"
        netText: "+5,00 pts"
        net: 500
        isVoid: false
    }

    HistoryEntry {
        id: brief

        y: 75
        index: 1
        idText: "128-2"
        gameTitle: "Bingo 90"
        dateText: "28/11/2026 07:31"
        resultText: "7"
        ownText: ""
        stakedText: "0,00 pts"
        netText: "0,00 pts"
        net: 0
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

        // The lists of the history dialog in windows 1280 and 1024 wide.
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

        // With the column widths of the list of rounds.
        function lay(entry, data) {
            entry.dateWidth = Theme.px(140 * data.text);
            entry.stakedWidth = Theme.px((data.narrow ? 72 : 88) * data.text);
            entry.netWidth = Theme.px((data.narrow ? 96 : 104) * data.text);
            entry.narrow = data.narrow;
            entry.width = data.width;
            entry.height = entry.implicitHeight;
        }

        function columnsOf(entry) {
            return Array.from(entry.contentItem.children).filter(item => item.visible);
        }

        function test_columnsStandAlikeInEveryRow_data() {
            return test_columnsKeepApart_data();
        }

        // P37, O24, B50: a long outcome leaves the other columns unchanged.
        function test_columnsStandAlikeInEveryRow(data) {
            Theme.textScale = data.text;
            for (const entry of [round, brief]) {
                lay(entry, data);
                waitForRendering(entry);
            }
            const columns = columnsOf(round);
            const others = columnsOf(brief);
            compare(columns.length, others.length);
            for (let i = 0; i < columns.length; ++i) {
                compare(columns[i].x, others[i].x, data.tag + ": place of column " + i);
                compare(columns[i].width, others[i].width, data.tag + ": width of column " + i);
            }
            const date = columns[1].children[0];
            compare(date.text, round.dateText);
            verify(date.implicitWidth <= date.width, "the date needs " + date.implicitWidth + " and has " + date.width);
            const outcome = columns.find(item => item.text === round.resultText);
            verify(data.text > 1 || outcome.implicitWidth <= outcome.width, "the outcome needs " + outcome.implicitWidth + " and has " + outcome.width);
        }

        // P37: what this player held stands before the round's outcome, and is heard.
        function test_ownHandStandsBeforeTheOutcome() {
            compare(round.outcomeText, round.resultText);
            round.ownText = "Par de damas (D♦ D♣ 9♥ 5♣ 2♦)";
            compare(round.outcomeText, "Par de damas (D♦ D♣ 9♥ 5♣ 2♦) · a banca não se qualifica");
            verify(round.Accessible.name.includes("Par de damas"), round.Accessible.name);
            round.ownText = "";
        }

        // The list widens its columns to fit its rows.
        function test_aRowShowsWhatItNeeds() {
            const least = brief.netNeed;
            verify(least > 0);
            brief.netText = "+1.000.000,00 pts";
            verify(brief.netNeed > least);
            brief.netText = "0,00 pts";
            compare(brief.netNeed, least);
        }

        // P37, O24, B50: the round's outcome is readable, and each button is present.
        function test_columnsKeepApart(data) {
            Theme.textScale = data.text;
            lay(round, data);
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
