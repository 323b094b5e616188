// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MesaViva.Controls

TestCase {
    name: "Theme"

    function init() {
        failOnWarning(/.?/);
    }

    function cleanup() {
        Theme.reducedMotion = false;
        Theme.unit = 1;
        Theme.ruleNumbers = true;
    }

    function luminance(c: color): real {
        const part = v => v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
        return 0.2126 * part(c.r) + 0.7152 * part(c.g) + 0.0722 * part(c.b);
    }

    function contrast(a: color, b: color): real {
        const x = luminance(a), y = luminance(b);
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    function test_ruleNumbersAreNamedWhereTheyAreWanted_data() {
        return [
            { tag: "P17 wanted", numbers: true, rule: "P17", text: "Too much (P17)" },
            { tag: "P17 not wanted", numbers: false, rule: "P17", text: "Too much" },
            { tag: "no rule", numbers: true, rule: "", text: "Too much" }
        ];
    }

    function test_ruleNumbersAreNamedWhereTheyAreWanted(data) {
        Theme.ruleNumbers = data.numbers;
        compare(Theme.withRule("Too much", data.rule), data.text);
    }

    function test_wordsStandOut_data() {
        const dark = ["room", "roomWarm", "lacquer", "lacquerRaised", "lacquerHover", "lacquerPressed", "lacquerSunken"];
        const words = ["text", "textSecondary", "brassLight", "win", "warning", "loss", "cobaltLight"];
        const rows = [].concat(...dark.map(ground => words.map(word => ({ tag: word + " on " + ground, word: word, ground: ground }))));
        const plates = ["plateTop", "plateBottom", "plateHoverTop", "plateHoverBottom", "platePressedTop", "platePressedBottom", "brass"];
        return rows.concat(plates.map(plate => ({ tag: "words on " + plate, word: "textOnBrass", ground: plate })),
                           ["lacquer", "lacquerRaised", "lacquerSunken", "roomWarm"].map(ground => ({ tag: "disabled on " + ground, word: "textDisabled", ground: ground })),
                           [{ tag: "print on lit cloth", word: "ivory", ground: "clothHighlighted" },
                            { tag: "print on cloth in shade", word: "ivory", ground: "clothShade" },
                            { tag: "ink on paper", word: "ink", ground: "paper" },
                            { tag: "selected text", word: "ivory", ground: "cobalt" }]);
    }

    function test_wordsStandOut(data) {
        const ratio = contrast(Theme[data.word], Theme[data.ground]);
        verify(ratio >= 4.5, data.tag + ": " + ratio.toFixed(2));
    }

    function test_focusRingShows_data() {
        return ["room", "roomWarm", "lacquer", "lacquerRaised", "clothHighlighted", "clothShade"].map(ground => ({ tag: ground, ground: ground }));
    }

    function test_focusRingShows(data) {
        verify(contrast(Theme.cobaltLight, Theme[data.ground]) >= 3);
    }

    function test_nothingIsWrittenSmallerThan14() {
        for (const size of [Theme.textSmall, Theme.textBody, Theme.textLarge, Theme.textSum, Theme.textHeading, Theme.textTitle])
            verify(size >= 14);
        compare([Theme.textBody, Theme.textSum, Theme.textTitle, Theme.textCalled], [16, 20, 28, 96]);
    }

    function test_everythingGrowsWithTheUnit() {
        Theme.unit = 2;
        compare([Theme.textBody, Theme.controlHeight, Theme.px(10)], [32, 88, 20]);
    }

    function test_motionTakesTableTime() {
        compare([Theme.durationCard, Theme.durationFlip, Theme.durationChip, Theme.durationSettle, Theme.durationSweep, Theme.durationPay, Theme.durationFade],
                [320, 260, 220, 60, 500, 400, 120]);
    }

    function test_reducedMotionIsAFade() {
        Theme.reducedMotion = true;
        for (const time of [Theme.durationCard, Theme.durationFlip, Theme.durationChip, Theme.durationSettle, Theme.durationSweep, Theme.durationPay])
            compare(time, 120);
    }
}
