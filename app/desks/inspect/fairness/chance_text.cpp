// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/chance_text.h"

#include "app/core/text/percent.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace mesaviva::app {

namespace {

struct ChanceName {
    const char* key;
    const char* words;
};

constexpr ChanceName kSamples[] = {
    {"deck", QT_TRANSLATE_NOOP("ChanceText", "Deck of cards")},
    {"pocket_37", QT_TRANSLATE_NOOP("ChanceText", "Wheel with one zero")},
    {"pocket_38", QT_TRANSLATE_NOOP("ChanceText", "Wheel with two zeros")},
    {"balls", QT_TRANSLATE_NOOP("ChanceText", "Balls of bingo 90")},
    {"balls_80", QT_TRANSLATE_NOOP("ChanceText", "Balls of bingo 80")},
    {"balls_75", QT_TRANSLATE_NOOP("ChanceText", "Balls of bingo 75")},
    {"balls_30", QT_TRANSLATE_NOOP("ChanceText", "Balls of bingo 30")},
    {"card_90", QT_TRANSLATE_NOOP("ChanceText", "Cards of bingo 90")},
    {"card_80", QT_TRANSLATE_NOOP("ChanceText", "Cards of bingo 80")},
    {"card_75", QT_TRANSLATE_NOOP("ChanceText", "Cards of bingo 75")},
    {"card_30", QT_TRANSLATE_NOOP("ChanceText", "Cards of bingo 30")},
    {"crowd_75", QT_TRANSLATE_NOOP("ChanceText", "A crowd's cards of bingo 75")},
    {"scarce_30", QT_TRANSLATE_NOOP("ChanceText", "The last cards of bingo 30")},
};

constexpr ChanceName kTests[] = {
    {"positions", QT_TRANSLATE_NOOP("ChanceText", "what comes at which place")},
    {"pairs", QT_TRANSLATE_NOOP("ChanceText", "what follows what")},
    {"own_places", QT_TRANSLATE_NOOP("ChanceText", "how many lie at their own place")},
    {"serial", QT_TRANSLATE_NOOP("ChanceText", "from one round to the next")},
    {"serial_shifted", QT_TRANSLATE_NOOP("ChanceText", "the same, in the pairs between")},
    {"birthday_spacings", QT_TRANSLATE_NOOP("ChanceText", "how often distances repeat")},
    {"hands", QT_TRANSLATE_NOOP("ChanceText", "poker hands")},
    {"frequency", QT_TRANSLATE_NOOP("ChanceText", "how often each number came")},
    {"gaps", QT_TRANSLATE_NOOP("ChanceText", "how long zero stays away")},
    {"boxes", QT_TRANSLATE_NOOP("ChanceText", "which number stands in which box")},
    {"stretches", QT_TRANSLATE_NOOP("ChanceText", "in which stretch of all cards they lie")},
    {"remainders", QT_TRANSLATE_NOOP("ChanceText", "the remainder by a prime")},
    {"last_bits", QT_TRANSLATE_NOOP("ChanceText", "the last bits of their number")},
};

// What counts as a run depends on the sample.
constexpr ChanceName kRuns[] = {
    {"deck", QT_TRANSLATE_NOOP("ChanceText", "how often a lower card follows a higher one")},
    {"pocket_37", QT_TRANSLATE_NOOP("ChanceText", "how often low and high numbers change")},
    {"pocket_38", QT_TRANSLATE_NOOP("ChanceText", "how often low and high numbers change")},
    {"balls", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"balls_80", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"balls_75", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"balls_30", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"card_90",
     QT_TRANSLATE_NOOP("ChanceText", "how often the lower and the upper half of all cards change")},
};

const char* named(std::span<const ChanceName> names, std::string_view key) {
    const auto found = std::ranges::find_if(names, [&](const ChanceName& one) { return key == one.key; });
    return found == names.end() ? nullptr : found->words;
}

// Groups digits in threes: Qt 6.4 writes a million as "1000 000" in languages that don't group four digits.
QString wholeNumber(std::uint64_t number) {
    QString digits = QString::number(number);
    for (qsizetype place = digits.size() - 3; place > 0 && number >= 10'000; place -= 3) {
        digits.insert(place, QLocale().groupSeparator());
    }
    return digits;
}

// Distance of the most and least frequent value from the mean, in standard deviations.
std::pair<double, double> farthest(const std::vector<std::int64_t>& counts, double mean, double deviation) {
    const auto [least, most] = std::ranges::minmax(counts);
    return {(static_cast<double>(least) - mean) / deviation, (static_cast<double>(most) - mean) / deviation};
}

} // namespace

QString ChanceText::sample(std::string_view key) {
    const char* const words = named(kSamples, key);
    return words ? tr(words) : QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

QString ChanceText::test(std::string_view sample, std::string_view key) {
    const char* const words = key == "runs" ? named(kRuns, sample) : named(kTests, key);
    return words ? tr(words) : QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

std::vector<ChanceTest> ChanceText::tests(const chance::Report& report) {
    const QLocale locale;
    std::vector<ChanceTest> list;
    std::string_view before;
    for (const chance::TestResult& result : report.tests) {
        ChanceTest one;
        one.sample = sample(result.sample);
        one.test = test(result.sample, result.test);
        one.statistic = decimalText(result.statistic, result.statistic < 100 ? 1 : 0);
        if (result.degrees) {
            //: %1 a chi-square, %2 its degrees of freedom
            one.statistic = tr("%1 of %2").arg(one.statistic, locale.toString(*result.degrees, 'f', 0));
        }
        one.p = result.p < 0.0005 ? locale.toString(result.p, 'g', 2) : locale.toString(result.p, 'f', 3);
        one.place = std::clamp(result.p, 0.0, 1.0);
        one.passed = result.passed;
        one.firstOfSample = result.sample != before;
        before = result.sample;
        list.push_back(one);
    }
    return list;
}

QString ChanceText::rounds(std::uint64_t rounds) {
    //: %1 how many
    return tr("%1 rounds").arg(wholeNumber(rounds));
}

QString ChanceText::verdict(const chance::Report& report) {
    const auto failed = std::ranges::count(report.tests, false, &chance::TestResult::passed);
    //: %1 how many tests, %2 how many rounds
    const QString whole =
        tr("%1 tests of %2 rounds of each game.").arg(report.tests.size()).arg(wholeNumber(report.rounds));
    return failed == 0
               ? whole + u' ' + tr("All passed. Together the tests fail fair chance one time in a hundred.")
               : whole + u' ' +
                     tr("%n test(s) not passed. Together, all the tests fail fair chance one time in a "
                        "hundred: run them again, with more rounds; what fails again is most likely not "
                        "chance.",
                        nullptr, static_cast<int>(failed));
}

QStringList ChanceText::captions(const chance::Report& report) {
    const auto spins = static_cast<double>(report.rounds);
    const auto wheel = [&](const std::vector<std::int64_t>& counts) {
        const double share = 1.0 / static_cast<double>(counts.size());
        const auto [least, most] = farthest(counts, spins * share, std::sqrt(spins * share * (1 - share)));
        //: %1 how often each number is to be expected, %2 and %3 standard deviations
        return tr("By how much each number came more or less often than expected (%1 times), in standard "
                  "deviations; from %2 to %3. The lines are the band of 99% for all of them together.")
            .arg(decimalText(spins * share, 1), decimalText(least, 1), decimalText(most, 1));
    };
    return {
        wheel(report.counts.pocket37), wheel(report.counts.pocket38),
        tr("Which card (upwards) came at which place of the deck (from left to right): blue less often, gold "
           "more often than expected. Stripes or spots would be a pattern."),
        tr("The p-values of all tests in their order, the smallest first. With fair chance they lie along "
           "the line; a test not passed is red.")};
}

QString ChanceText::line(const ChanceResult& result) {
    return QStringLiteral("mesaviva chance --rounds %1 --seed %2")
        .arg(result.report.rounds)
        .arg(QString::fromStdString(toHex(result.seed)));
}

} // namespace mesaviva::app
