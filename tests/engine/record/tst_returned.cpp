// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/roulette/record/roulette_on_record.h"
#endif

#include <QObject>

#include <cmath>

using namespace mesaviva;
using namespace mesaviva::kit;
using record::Returned;
using record::ReturnedBy;

namespace {

std::vector<Returned> returnedIn(const std::filesystem::path& path, const record::ReturnedSince& since = {}) {
    const auto reader = record::RecordReader::open(path);
    return reader ? record::addUpReturned(**reader, since) : std::vector<Returned>();
}

const Returned* chanceIn(const std::vector<Returned>& sums, roulette::ChanceKind kind) {
    const auto found = std::ranges::find_if(sums, [&](const Returned& sum) {
        return sum.key.by == record::RouletteReturned::kChance &&
               sum.key.which == static_cast<std::int64_t>(kind);
    });
    return found == sums.end() ? nullptr : &*found;
}

bool isNear(double value, double expected) { return std::abs(value - expected) < 1e-6 * (1 + expected); }

} // namespace

/// What was paid back, next to the expected amount.
class ReturnedTest : public QObject {
    Q_OBJECT

private slots:
    void sumsAreTheScenarios();
    void wholeIsTheSumOfItsParts();
    void windowsLeaveOutWhatIsOlder();
    void bandHoldsAtAnyVolume();
    void givenUpWhenAsked();
    void doctoredSumsAreRefused();
};

// R27b, R29: red, black and a straight up in one round of a casino; the means are 73/74 and 36/37 of the
// stakes, the variances (18 * 4 + 1/4) / 37 - (73/74)^2 and 36^3 / 37^2 of the squared stakes. Where a
// scenario names the pocket, it is not chance.
void ReturnedTest::sumsAreTheScenarios() {
    const auto sumsWith = [](const char* outcome, std::string& printed) {
        const RecordPlace place;
        const std::filesystem::path file = place.folder() / "scenario.json";
        QFile scenarioFile(QString::fromStdString(file.string()));
        const QByteArray text = QByteArray(R"({
          "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "roulette",
          "rules": "pt-894-2002", "table": {"minimum": 100},
          "players": [{"id": "ana", "wallet": 100000}, {"id": "rui", "wallet": 100000}],
          "outcome": )") + outcome +
                                R"(,
          "steps": [{"at": 1.0, "player": "ana", "do": "stake", "chance": "red", "amount": 400},
                    {"player": "ana", "do": "stake", "chance": "black", "amount": 400},
                    {"player": "rui", "do": "stake", "chance": "straight", "numbers": ["0"], "amount": 200}],
          "expect": [{"event": "round_closed"}]})";
        if (!scenarioFile.open(QIODevice::WriteOnly) || scenarioFile.write(text) != text.size()) {
            return std::vector<Returned>();
        }
        scenarioFile.close();
        std::ostringstream out;
        std::ostringstream err;
        app::runCommand(file, out, err, scenario::RecordTo{place.path(), "1.2.3", testCalendar()});
        printed = err.str() + out.str();
        return returnedIn(place.path());
    };
    std::string printed;
    QVERIFY(sumsWith(R"({"pockets": ["0"]})", printed).empty());
    const std::vector<Returned> sums =
        sumsWith(R"({"seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})", printed);
    const Returned* const red = chanceIn(sums, roulette::ChanceKind::red);
    const Returned* const black = chanceIn(sums, roulette::ChanceKind::black);
    const Returned* const straight = chanceIn(sums, roulette::ChanceKind::straight);
    QVERIFY2(red && black && straight, printed.c_str());
    QCOMPARE(red->rounds, std::uint64_t{1});
    QCOMPARE(red->staked, Money{400});
    QVERIFY(isNear(red->expected, 400.0 * 73 / 74));
    QVERIFY(isNear(red->variance, 400.0 * 400 * (72.25 / 37 - 73.0 * 73 / 74 / 74)));
    QVERIFY(isNear(straight->expected, 200.0 * 36 / 37));
    QVERIFY(isNear(straight->variance, 200.0 * 200 * 36 * 36 * 36 / 37 / 37));
    QVERIFY(isNear(straight->furthest, 7200 - 200.0 * 36 / 37));
    // One of the two colours wins, or both lose half and the straight up wins.
    const bool zero = straight->returned > Money{};
    QCOMPARE(straight->returned, zero ? Money{7200} : Money{});
    QCOMPARE(red->returned + black->returned, zero ? Money{400} : Money{800});
    // All depend on one pocket: together they are one round.
    QCOMPARE(textOf(sums.front().key), std::string("roulette/all"));
    QCOMPARE(sums.front().rounds, std::uint64_t{1});
    QCOMPARE(sums.front().staked, Money{1000});
    QCOMPARE(sums.front().returned, zero ? Money{7600} : Money{800});
    // By the level of each stake: two of 4.00 and one of 2.00 are at one level.
    const auto level =
        std::ranges::find(sums, ReturnedBy::level, [](const Returned& sum) { return sum.key.by; });
    QVERIFY(level != sums.end());
    QCOMPARE(level->key.which, record::stakeLevelOf(Money{400}));
    QCOMPARE(level->staked, Money{1000});
}

void ReturnedTest::wholeIsTheSumOfItsParts() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 20);
    const std::vector<Returned> sums = returnedIn(place.path());
    QVERIFY(sums.size() > 4);
    Money staked;
    Money returned;
    double expected = 0;
    for (const Returned& sum : sums) {
        QVERIFY(sum.rounds > 0 && sum.rounds <= sums.front().rounds);
        QVERIFY(sum.isInside());
        if (sum.key.by == record::RouletteReturned::kChance) {
            staked += sum.staked;
            returned += sum.returned;
            expected += sum.expected;
        }
    }
    QCOMPARE(staked, sums.front().staked);
    QCOMPARE(returned, sums.front().returned);
    QVERIFY(isNear(expected, sums.front().expected));
    QVERIFY(sums.back().key.by == ReturnedBy::table);
}

// The test's calendar starts in 2023: windows from then include everything, later ones nothing.
void ReturnedTest::windowsLeaveOutWhatIsOlder() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 5);
    const record::WallTime begin{std::chrono::seconds(1'700'000'000)};
    QCOMPARE(returnedIn(place.path(), {begin}).size(), returnedIn(place.path()).size());
    QVERIFY(returnedIn(place.path(), {begin + std::chrono::hours(24)}).empty());
    // Several windows in one pass give the same results as separate passes.
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const std::vector<record::ReturnedSince> windows{{}, {begin + std::chrono::hours(24)}, {begin}};
    const auto together = record::addUpReturned(**reader, windows);
    QCOMPARE(together.size(), windows.size());
    QCOMPARE(together[0].size(), returnedIn(place.path()).size());
    QVERIFY(together[1].empty());
    QCOMPARE(together[2].front().returned, together[0].front().returned);
    // A window that has ended includes no more rounds, whatever their dates.
    QVERIFY(returnedIn(place.path(), {{}, begin}).empty());
    QCOMPARE(returnedIn(place.path(), {begin, begin + std::chrono::hours(24)}).size(), together[0].size());
}

// A single straight up that wins is not remarkable; a hundred thousand of which one in thirty wins are.
void ReturnedTest::bandHoldsAtAnyVolume() {
    Returned sum;
    const auto play = [&](std::uint64_t rounds, std::int64_t won) {
        sum.rounds = rounds;
        sum.staked = Money{static_cast<std::int64_t>(rounds) * 100};
        sum.returned = Money{won * 3600};
        sum.expected = static_cast<double>(rounds) * 3600 / 37;
        sum.variance = static_cast<double>(rounds) * 3600.0 * 3600 * 36 / 37 / 37;
        sum.furthest = 3600 - 3600.0 / 37;
        return sum.isInside();
    };
    QVERIFY(play(1, 1));
    QVERIFY(play(1, 0));
    QVERIFY(play(100'000, 100'000 / 37));
    QVERIFY(!play(100'000, 100'000 / 30));
    QVERIFY(!play(100'000, 100'000 / 45));
    // At most a third wider than the normal band after many stakes.
    QVERIFY(sum.reach() < 1.34 * 2.5758 * std::sqrt(sum.variance));
}

void ReturnedTest::givenUpWhenAsked() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 200);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    struct Enough {};
    bool given = false;
    try {
        record::addUpReturned(**reader, record::ReturnedSince(),
                              [](std::uint64_t, std::uint64_t) { throw Enough(); });
    } catch (const Enough&) {
        given = true;
    }
    QVERIFY(given);
}

// Altered sums in a file cause a fault, never a wrong number.
void ReturnedTest::doctoredSumsAreRefused() {
    for (const char* digits : {"999999", "9999999999", "-"}) {
        const RecordPlace place;
        recordRounds<RecordedRoulette>(place.path(), 3);
        const std::string sql = "UPDATE events SET fields = replace(fields, '\"returned\":', '\"returned\":" +
                                std::string(digits) + "') WHERE event = 'settled'";
        place.doctor(sql.c_str());
        bool refused = false;
        try {
            returnedIn(place.path());
        } catch (const record::Fault&) {
            refused = true;
        }
        QVERIFY2(refused, digits);
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(ReturnedTest)
#include "tst_returned.moc"
