// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Bench
import MesaViva.Rulebook

Item {
    id: page

    width: 1100
    height: 700

    TestRulebook {
        id: bench
    }

    Component {
        id: maker

        RulebookPage {
            width: page.width
            height: page.height
            rulebook: bench.rulebook
            settings: bench.settings
            games: bench.games
        }
    }

    SignalSpy {
        id: closes

        signalName: "closeAsked"
    }

    TestCase {
        name: "RulebookPage"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
            bench.rulebook.regulation = "pt-803-2015";
        }

        function book(): RulebookPage {
            const made = createTemporaryObject(maker, page) as RulebookPage;
            closes.target = made;
            closes.clear();
            made.start();
            return made;
        }

        function type(text: string) {
            Array.from(text).forEach(letter => keyClick(letter));
        }

        function rules(book: Item): list<string> {
            return Array.from(ScreenReader.names(book, Accessible.Grouping)).filter(name => name.startsWith("Rule "));
        }

        function test_itOpensAtTheTablesGame_data() {
            return [
                { tag: "P38 poker", regulation: "pt-803-2015", section: "poker/" },
                { tag: "O25 roulette", regulation: "pt-804-2015", section: "roulette/" },
                { tag: "B51 bingo", regulation: "pt-425a-2015", section: "bingo/" }
            ];
        }

        function test_itOpensAtTheTablesGame(data) {
            bench.rulebook.regulation = data.regulation;
            const made = book();
            compare(made.page, "GuideSectionPage");
            verify(made.subject.startsWith(data.section), made.subject);
            tryVerify(() => ScreenReader.says(made, made.heading()));
        }

        // Also where contents and page do not fit side by side.
        function test_theFirstPageBeginsWithTheKeys_data() {
            return [
                { tag: "P38 poker", regulation: "pt-803-2015", width: 1100, text: "Folds", other: "At the roulette table" },
                { tag: "O25 roulette", regulation: "pt-804-2015", width: 480, text: "Opens the favourites", other: "At the poker table" }
            ];
        }

        function test_theFirstPageBeginsWithTheKeys(data) {
            bench.rulebook.regulation = data.regulation;
            const made = createTemporaryObject(maker, page, { width: data.width }) as RulebookPage;
            made.start();
            tryVerify(() => ScreenReader.says(made, data.text));
            verify(ScreenReader.says(made, made.heading()));
            verify(!ScreenReader.says(made, data.other));
        }

        function test_aRuleIsShownInItsChapter_data() {
            return [
                { tag: "P26", rule: "P26" },
                { tag: "O13a", rule: "O13a" },
                { tag: "R25b", rule: "R25b" },
                { tag: "M6.1", rule: "M6.1" },
                { tag: "B28", rule: "B28" },
                { tag: "I-B30", rule: "I-B30" }
            ];
        }

        function test_aRuleIsShownInItsChapter(data) {
            const made = book();
            made.showRule(data.rule);
            compare(made.page, "ChapterSection");
            tryVerify(() => Array.from(rules(made)).some(name => name.startsWith("Rule " + data.rule + ":")));
        }

        function test_aSearchFindsRules_data() {
            return [
                { tag: "by number", text: "B28", rule: "Rule B28:" },
                { tag: "by number in small letters", text: "b28", rule: "Rule B28:" }
            ];
        }

        function test_aSearchFindsRules(data) {
            const made = book();
            type(data.text);
            tryCompare(made, "page", "FoundSection");
            tryVerify(() => Array.from(rules(made)).some(name => name.startsWith(data.rule)));
        }

        function test_aSearchInVainSaysSo() {
            const made = book();
            type("zzzz");
            tryVerify(() => ScreenReader.says(made, "Nothing found."));
            for (let i = 0; i < 4; ++i)
                keyClick(Qt.Key_Backspace);
            tryCompare(made, "page", "GuideSectionPage");
        }

        function test_theContentsOpenASection() {
            const made = book();
            if (made.narrow)
                mouseClick(ScreenReader.findAny(made, "Contents"));
            tryVerify(() => ScreenReader.findAny(made, "Keyboard") !== null);
            const entry = ScreenReader.findAny(made, "Keyboard");
            entry.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(made.page, "KeyboardSection");
            tryVerify(() => ScreenReader.says(made, "Opens the rules and the pay table"));
        }

        function test_theReaderIsDone() {
            const made = book();
            mouseClick(ScreenReader.findAny(made, "Close the rules (Esc)"));
            compare(closes.count, 1);
        }
    }
}
