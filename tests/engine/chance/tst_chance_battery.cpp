// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/chance_command.h"
#include "engine/base/random_stream.h"
#include "engine/chance/battery.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "long_tests.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <numeric>
#include <sstream>

using namespace mesaviva;
using namespace mesaviva::chance;

namespace {

constexpr std::uint64_t kRounds = 20'000;

Seed seedOf(std::uint8_t byte) {
    Seed seed{};
    seed.fill(byte);
    return seed;
}

/// Words of 32 bits, random unless a fault is injected.
using Words = std::function<std::uint32_t()>;
/// Returns a number below a bound.
using Below = std::function<std::uint32_t(std::uint32_t)>;

Below fair(const Words& words) {
    return [words](std::uint32_t bound) {
        const std::uint32_t limit = 0U - (0U - bound) % bound;
        std::uint32_t word = words();
        while (limit != 0 && word >= limit) {
            word = words();
        }
        return word % bound;
    };
}

/// Repeatedly takes the k-th remaining item and replaces it with the last.
template <std::size_t size>
void deal(std::array<std::uint8_t, size>& order, const Below& below) {
    std::array<std::uint8_t, size> left;
    std::iota(left.begin(), left.end(), std::uint8_t{0});
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t rest = size - i;
        std::uint8_t& taken = left[below(static_cast<std::uint32_t>(rest))];
        order[i] = taken;
        taken = left[rest - 1];
    }
}

/// Columns of `inColumn` numbers each, as many as rows.
template <std::size_t inColumn>
void dealFace(bingo::Card& card, std::uint32_t columns, const Below& below) {
    for (std::uint32_t column = 0; column < columns; ++column) {
        std::array<std::uint8_t, inColumn> numbers;
        deal(numbers, below);
        for (std::uint32_t row = 0; row < columns; ++row) {
            card.cells[row * columns + column] =
                static_cast<bingo::Ball>(column * inColumn + numbers[row] + 1U);
        }
    }
}

void letColumnsRise(bingo::Card& card, std::size_t columns) {
    for (std::size_t column = 0; column < columns; ++column) {
        std::vector<bingo::Ball> numbers;
        for (std::size_t row = 0; row < columns; ++row) {
            numbers.push_back(card.cells[row * columns + column]);
        }
        std::ranges::sort(numbers);
        for (std::size_t row = 0; row < columns; ++row) {
            card.cells[row * columns + column] = numbers[row];
        }
    }
}

/// An outcome as tables produce it, but from any numbers.
void bring(Outcome& outcome, const Below& below) {
    deal(outcome.deck, below);
    outcome.pocket37 = static_cast<std::uint8_t>(below(37));
    outcome.pocket38 = static_cast<std::uint8_t>(below(38));
    deal(outcome.balls90, below);
    deal(outcome.balls80, below);
    deal(outcome.balls75, below);
    deal(outcome.balls30, below);
    dealFace<20>(outcome.card80, 4, below);
    dealFace<15>(outcome.card75, 5, below);
    dealFace<15>(outcome.crowd75, 5, below);
    dealFace<10>(outcome.card30, 3, below);
    dealFace<10>(outcome.scarce30, 3, below);
    do {
        const std::uint64_t high = below(1U << 31U);
        outcome.card90 = high << 31U | below(1U << 31U);
    } while (outcome.card90 >= bingo::kCards90);
}

/// A source of rounds that all draw from the same words.
OutcomeSource fromNumbers(const Below& below) {
    return [below](std::uint64_t, Outcome& outcome) { bring(outcome, below); };
}

Words goodWords() {
    const auto stream = std::make_shared<RandomStream>(seedOf(42), stream_name::kOutcome);
    return [stream] { return static_cast<std::uint32_t>(stream->below64(std::uint64_t{1} << 32U)); };
}

/// The tables' own outcomes, modified afterwards.
template <class Change>
OutcomeSource changed(const Change& change) {
    const OutcomeSource good = outcomesOfTables(seedOf(42));
    return [good, change](std::uint64_t round, Outcome& outcome) {
        good(round, outcome);
        change(round, outcome);
    };
}

/// The tables' outcomes of rounds other than those requested.
template <class Other>
OutcomeSource otherRounds(const Other& other) {
    const OutcomeSource good = outcomesOfTables(seedOf(42));
    return [good, other](std::uint64_t round, Outcome& outcome) { good(other(round), outcome); };
}

QStringList failedIn(const Report& report) {
    QStringList failed;
    for (const TestResult& test : report.tests) {
        if (!test.passed) {
            failed << QString::fromLatin1(test.sample.data(), static_cast<qsizetype>(test.sample.size())) +
                          QLatin1Char('.') +
                          QString::fromLatin1(test.test.data(), static_cast<qsizetype>(test.test.size()));
        }
    }
    return failed;
}

std::uint32_t hashed(std::uint64_t round, std::uint32_t salt) {
    std::uint64_t bits = round * 0x9e3779b97f4a7c15ULL + salt;
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebULL;
    return static_cast<std::uint32_t>(bits >> 32U);
}

} // namespace

Q_DECLARE_METATYPE(OutcomeSource)

/// The battery detects faults, and reports none where there are none.
class ChanceBatteryTest : public QObject {
    Q_OBJECT

private slots:
    void tablesPass_data();
    void tablesPass();
    void ourOwnModelOfTablesPasses();
    void plantedFaultsAreFound_data();
    void plantedFaultsAreFound();
    void jointLevelIsHolms();
    void threadsDoNotMatter();
    void progressStopsIt();
    void commandWritesTheStreamItself_data();
    void commandWritesTheStreamItself();
    void commandPrintsItsReport();
    void badWordsAreRefused_data();
    void badWordsAreRefused();
};

void ChanceBatteryTest::tablesPass_data() {
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2, 3, 42}) {
        QTest::addRow("seed %d", seed) << seed;
    }
}

void ChanceBatteryTest::tablesPass() {
    QFETCH(const int, seed);
    const Report report = *runBattery(outcomesOfTables(seedOf(static_cast<std::uint8_t>(seed))), kRounds);
    QCOMPARE(failedIn(report), QStringList());
    QVERIFY(report.passed);
    QCOMPARE(report.rounds, kRounds);
    QCOMPARE(report.tests.size(), std::size_t{64});
}

void ChanceBatteryTest::ourOwnModelOfTablesPasses() {
    // The generator passes without the faults injected below.
    QCOMPARE(failedIn(*runBattery(fromNumbers(fair(goodWords())), kRounds)), QStringList());
}

void ChanceBatteryTest::plantedFaultsAreFound_data() {
    QTest::addColumn<OutcomeSource>("source");
    QTest::addColumn<QString>("sample"); // one that must fail
    const Words words = goodWords();
    const Below below = fair(words);

    QTest::newRow("modulo bias: the remainder of a byte")
        << fromNumbers([words](std::uint32_t bound) { return (words() >> (bound > 256 ? 0U : 24U)) % bound; })
        << "deck";
    QTest::newRow("modulo bias: the remainder of ten bits")
        << fromNumbers([words](std::uint32_t bound) { return (words() >> (bound > 256 ? 0U : 22U)) % bound; })
        << "balls";
    QTest::newRow("a stuck lowest bit") << fromNumbers(fair([words] { return words() | 1U; })) << "pocket_38";
    QTest::newRow("a stuck highest bit") << fromNumbers([words](std::uint32_t bound) {
        return static_cast<std::uint32_t>((words() | 0x80000000U) * std::uint64_t{bound} >> 32U);
    }) << "pocket_37";
    QTest::newRow("a seed for two rounds")
        << otherRounds([](std::uint64_t round) { return (round + 1) / 2; }) << "deck";
    QTest::newRow("one seed for ever") << otherRounds([](std::uint64_t) { return 1U; }) << "balls";
    QTest::newRow("seeds that come again after 500 rounds")
        << otherRounds([](std::uint64_t round) { return round % 500 + 1; }) << "deck";
    QTest::newRow("twelve bits of seed")
        << otherRounds([](std::uint64_t round) { return hashed(round, 1) % 4'096 + 1; }) << "balls";
    QTest::newRow("a shuffle that leaves the last card") << changed([](std::uint64_t, Outcome& outcome) {
        std::iter_swap(std::ranges::find(outcome.deck, 51), outcome.deck.end() - 1);
    }) << "deck";
    QTest::newRow("a shuffle that never leaves a card in its place (Sattolo)")
        << changed([below](std::uint64_t, Outcome& outcome) {
               std::iota(outcome.deck.begin(), outcome.deck.end(), std::uint8_t{0});
               for (std::uint32_t i = 51; i > 0; --i) {
                   std::swap(outcome.deck[i], outcome.deck[below(i)]);
               }
           })
        << "deck";
    QTest::newRow("a shuffle that swaps with any place") << changed([below](std::uint64_t, Outcome& outcome) {
        std::iota(outcome.deck.begin(), outcome.deck.end(), std::uint8_t{0});
        for (std::uint8_t& card : outcome.deck) {
            std::swap(card, outcome.deck[below(52)]);
        }
    }) << "deck";
    QTest::newRow("a deck that is only cut") << changed([below](std::uint64_t, Outcome& outcome) {
        std::iota(outcome.deck.begin(), outcome.deck.end(), std::uint8_t{0});
        std::rotate(outcome.deck.begin(), outcome.deck.begin() + below(52), outcome.deck.end());
    }) << "deck";
    QTest::newRow("a deck that is riffled once from the last one")
        << changed([below, last = std::make_shared<std::array<std::uint8_t, 52>>()](std::uint64_t round,
                                                                                    Outcome& outcome) {
               if (round == 1) {
                   std::iota(last->begin(), last->end(), std::uint8_t{0});
               }
               std::array<std::uint8_t, 52> riffled;
               std::size_t left = 0;
               std::size_t right = 26;
               for (std::uint8_t& card : riffled) {
                   const bool fromLeft = right == 52 || (left < 26 && below(2) == 0);
                   card = (*last)[fromLeft ? left++ : right++];
               }
               *last = riffled;
               outcome.deck = riffled;
           })
        << "deck";
    QTest::newRow("a number that never comes") << changed([below](std::uint64_t, Outcome& outcome) {
        outcome.pocket37 = static_cast<std::uint8_t>(below(36));
    }) << "pocket_37";
    QTest::newRow("a number that comes half as often again") << changed([](std::uint64_t round, Outcome& o) {
        o.pocket37 = hashed(round, 2) % 74 == 0 ? std::uint8_t{17} : o.pocket37;
    }) << "pocket_37";
    QTest::newRow("a wheel that repeats one number in twenty")
        << changed([last = std::make_shared<std::uint8_t>()](std::uint64_t round, Outcome& outcome) {
               outcome.pocket38 = hashed(round, 3) % 20 == 0 ? *last : outcome.pocket38;
               *last = outcome.pocket38;
           })
        << "pocket_38";
    QTest::newRow("a wheel that counts") << changed([](std::uint64_t round, Outcome& outcome) {
        outcome.pocket37 = static_cast<std::uint8_t>(round * 7 % 37);
    }) << "pocket_37";
    QTest::newRow("a ball of every number before any other comes again")
        << changed([](std::uint64_t round, Outcome& outcome) {
               // The first balls of 90 rounds form a shuffle themselves: too even.
               const auto first = static_cast<std::uint8_t>(round % 90);
               std::iter_swap(std::ranges::find(outcome.balls90, first), outcome.balls90.begin());
           })
        << "balls";
    QTest::newRow("balls that stick to their neighbours")
        << changed([](std::uint64_t round, Outcome& outcome) {
               if (hashed(round, 4) % 4 == 0) {
                   std::sort(outcome.balls90.begin(), outcome.balls90.begin() + 6);
               }
           })
        << "balls";
    QTest::newRow("cards that never have the last number of a column")
        << changed([](std::uint64_t, Outcome& outcome) {
               for (bingo::Ball& number : outcome.card75.cells) {
                   number = static_cast<bingo::Ball>(number != 0 && number % 15 == 0 ? number - 1 : number);
               }
           })
        << "card_75";
    QTest::newRow("columns that rise")
        << changed([](std::uint64_t, Outcome& outcome) { letColumnsRise(outcome.card75, 5); }) << "card_75";
    QTest::newRow("columns of bingo 80 that rise")
        << changed([](std::uint64_t, Outcome& outcome) { letColumnsRise(outcome.card80, 4); }) << "card_80";
    QTest::newRow("columns of bingo 30 that rise")
        << changed([](std::uint64_t, Outcome& outcome) { letColumnsRise(outcome.card30, 3); }) << "card_30";
    QTest::newRow("the last cards of bingo 30 in the order of their columns")
        << changed([](std::uint64_t, Outcome& outcome) { letColumnsRise(outcome.scarce30, 3); })
        << "scarce_30";
    QTest::newRow("a crowd that gets each card twice")
        << changed([last = std::make_shared<bingo::Card>()](std::uint64_t round, Outcome& outcome) {
               outcome.crowd75 = round % 2 == 0 ? *last : outcome.crowd75;
               *last = outcome.crowd75;
           })
        << "crowd_75";
    QTest::newRow("balls of bingo 80 of which the last stays the last")
        << changed([](std::uint64_t round, Outcome& outcome) {
               if (hashed(round, 5) % 10 == 0) {
                   std::iter_swap(std::ranges::find(outcome.balls80, 79), outcome.balls80.end() - 1);
               }
           })
        << "balls_80";
    QTest::newRow("balls of bingo 75 of which the first comes again")
        << changed([last = std::make_shared<std::uint8_t>()](std::uint64_t round, Outcome& outcome) {
               if (hashed(round, 6) % 20 == 0) {
                   std::iter_swap(std::ranges::find(outcome.balls75, *last), outcome.balls75.begin());
               }
               *last = outcome.balls75.front();
           })
        << "balls_75";
    QTest::newRow("balls of bingo 30 that rise now and then")
        << changed([](std::uint64_t round, Outcome& outcome) {
               if (hashed(round, 7) % 10 == 0) {
                   std::ranges::sort(outcome.balls30);
               }
           })
        << "balls_30";
    QTest::newRow("a card's number that went through floating point")
        << changed([](std::uint64_t, Outcome& outcome) {
               outcome.card90 = static_cast<std::uint64_t>(static_cast<double>(outcome.card90));
           })
        << "card_90";
    QTest::newRow("a card's number of 20 bits") << changed([](std::uint64_t, Outcome& outcome) {
        outcome.card90 = (outcome.card90 >> 42U << 42U) + 12'345;
    }) << "card_90";
}

void ChanceBatteryTest::plantedFaultsAreFound() {
    if (mesaviva::kit::isLeftToRelease()) {
        QSKIP(mesaviva::kit::kLeftToRelease);
    }
    QFETCH(const OutcomeSource, source);
    QFETCH(const QString, sample);
    const Report report = *runBattery(source, kRounds);
    QVERIFY(!report.passed);
    const QStringList failed = failedIn(report);
    QVERIFY2(std::ranges::any_of(failed, [&](const QString& test) { return test.startsWith(sample); }),
             qPrintable(failed.join(QLatin1Char(' '))));
}

void ChanceBatteryTest::jointLevelIsHolms() {
    const auto verdicts = [](std::vector<double> all) {
        std::vector<TestResult> tests;
        for (const double p : all) {
            tests.emplace_back().p = p;
        }
        const bool passed = judge(tests);
        QString verdict = passed ? QStringLiteral("passed") : QStringLiteral("failed");
        for (const TestResult& test : tests) {
            verdict += test.passed ? QLatin1String(" +") : QLatin1String(" -");
        }
        return verdict;
    };
    QCOMPARE(verdicts({0.5, 0.0034, 0.9}), QStringLiteral("passed + + +")); // 3 times 0.0034 is above 0.01
    QCOMPARE(verdicts({0.5, 0.0033, 0.9}), QStringLiteral("failed + - +"));
    QCOMPARE(verdicts({0.004, 0.0033, 0.9}), QStringLiteral("failed - - +")); // 3 times, then 2 times
    QCOMPARE(verdicts({0.006, 0.0033, 0.009}), QStringLiteral("failed + - +"));
    QCOMPARE(verdicts({0.009}), QStringLiteral("failed -"));
    QCOMPARE(verdicts({}), QStringLiteral("passed"));
}

void ChanceBatteryTest::threadsDoNotMatter() {
    const Report alone = *runBattery(outcomesOfTables(seedOf(1)), kRounds);
    for (const unsigned threads : {0U, 1U, 3U}) {
        const Report report = *runBattery(seedOf(1), kRounds, {}, threads);
        QCOMPARE(report.tests.size(), alone.tests.size());
        for (std::size_t i = 0; i < alone.tests.size(); ++i) {
            QCOMPARE(report.tests[i].statistic, alone.tests[i].statistic);
            QCOMPARE(report.tests[i].p, alone.tests[i].p);
        }
        QVERIFY(report.counts.deck == alone.counts.deck);
    }
}

void ChanceBatteryTest::progressStopsIt() {
    QVERIFY(!runBattery(outcomesOfTables(seedOf(1)), kRounds, [](std::uint64_t done, std::uint64_t) {
                 return done < 2'000;
             }).has_value());
    // A stopped run reports its rounds as if no more had been requested.
    const std::optional<Report> report =
        runBattery(seedOf(1), 1'000'000, [](std::uint64_t done, std::uint64_t) { return done < kRounds; });
    QVERIFY(report && report->interrupted);
    QVERIFY(report->rounds >= kRounds && report->rounds < 2 * kRounds);
    const Report asked = *runBattery(seedOf(1), report->rounds);
    QVERIFY(!asked.interrupted);
    for (std::size_t i = 0; i < asked.tests.size(); ++i) {
        QCOMPARE(report->tests[i].p, asked.tests[i].p);
    }
}

void ChanceBatteryTest::commandWritesTheStreamItself_data() {
    QTest::addColumn<int>("bytes");
    for (const int bytes : {0, 1, 10, 65'536, 70'001}) {
        QTest::addRow("%d bytes", bytes) << bytes;
    }
}

void ChanceBatteryTest::commandWritesTheStreamItself() {
    QFETCH(const int, bytes);
    app::ChanceArguments words;
    words.seed = std::string(64, 'a');
    words.raw = static_cast<std::uint64_t>(bytes);
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::chanceCommand(words, out, err), 0);
    QCOMPARE(err.str(), "seed " + *words.seed + '\n');
    std::string expected;
    RandomStream stream(*seedFromHex(*words.seed), stream_name::kOutcome);
    while (expected.size() < static_cast<std::size_t>(bytes)) {
        const std::uint32_t word = stream.word();
        for (const unsigned shift : {0U, 8U, 16U, 24U}) {
            expected += static_cast<char>(word >> shift & 0xffU);
        }
    }
    expected.resize(static_cast<std::size_t>(bytes));
    QVERIFY(out.str() == expected);
}

void ChanceBatteryTest::commandPrintsItsReport() {
    app::ChanceArguments words;
    words.seed = std::string(64, 'a');
    words.rounds = 10'000;
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::chanceCommand(words, out, err), 0);
    const nlohmann::json report = nlohmann::json::parse(out.str());
    QCOMPARE(report.at("seed").get<std::string>(), *words.seed);
    QCOMPARE(report.at("rounds").get<int>(), 10'000);
    QVERIFY(report.at("passed").get<bool>());
    QCOMPARE(report.at("tests").size(), std::size_t{64});
    for (const nlohmann::json& test : report.at("tests")) {
        QVERIFY(test.at("p") >= 0 && test.at("p") <= 1);
        QVERIFY(test.contains("sample") && test.contains("test") && test.contains("statistic"));
    }
    QVERIFY(err.str().find("passed at the joint level") != std::string::npos);

    std::ostringstream again;
    std::ostringstream unheard;
    words.threads = 3;
    (void)app::chanceCommand(words, again, unheard);
    QCOMPARE(again.str(), out.str());

    words.stopped = [] { return true; }; // before there is enough data
    std::ostringstream nothing;
    std::ostringstream said;
    QCOMPARE(app::chanceCommand(words, nothing, said), 2);
    QVERIFY(nothing.str().empty());
    int asked = 0;
    words.rounds = 1'000'000;
    words.stopped = [&] { return ++asked > 3; };
    QCOMPARE(app::chanceCommand(words, nothing, said), 0);
    const nlohmann::json part = nlohmann::json::parse(nothing.str());
    QVERIFY(part.at("interrupted").get<bool>());
    QVERIFY(part.at("rounds").get<int>() >= 10'000 && part.at("rounds").get<int>() < 1'000'000);
    QVERIFY(!report.contains("interrupted"));
}

void ChanceBatteryTest::badWordsAreRefused_data() {
    QTest::addColumn<QByteArray>("seed");
    QTest::addColumn<qint64>("rounds");
    QTest::newRow("a short seed") << QByteArray("abc") << qint64(10'000);
    QTest::newRow("an empty seed") << QByteArray("") << qint64(10'000);
    QTest::newRow("no hexadecimal digits") << QByteArray(64, 'g') << qint64(10'000);
    QTest::newRow("too few rounds") << QByteArray(64, 'a') << qint64(9'999);
    QTest::newRow("less than none") << QByteArray(64, 'a') << qint64(-1);
    QTest::newRow("too many rounds") << QByteArray(64, 'a') << qint64(1'000'000'001);
}

void ChanceBatteryTest::badWordsAreRefused() {
    QFETCH(const QByteArray, seed);
    QFETCH(const qint64, rounds);
    app::ChanceArguments words;
    words.seed = seed.toStdString();
    words.rounds = rounds;
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::chanceCommand(words, out, err), 2);
    QVERIFY(out.str().empty());
    QVERIFY(err.str().find('\n') == err.str().size() - 1);
}

#include "program/test_list.h"

MESAVIVA_TEST(ChanceBatteryTest)
#include "tst_chance_battery.moc"
