// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/request_sentences.h"
#include "engine/base/exact_number.h"
#include "engine/base/start_threads.h"
#include "engine/games/poker/simulation/poker_strategy.h"
#include "engine/simulation/report.h"
#include "engine/simulation/run.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <atomic>
#include <limits>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::simulation;

namespace {

const std::string kSeed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

Request request(const char* game, const char* rules, const char* rounds) {
    Request request;
    request.game = game;
    request.rules = rules;
    request.rounds = rounds;
    request.seed = kSeed;
    return request;
}

Request pokerRequest(const char* rounds) { return request("poker", "pt-803-2015", rounds); }
Request rouletteRequest(const char* rounds) { return request("roulette", "pt-804-2015", rounds); }
Request bingoRequest(const char* rounds) { return request("bingo", "pt-425a-2015", rounds); }

Request withTable(Request request, const char* table) {
    request.table = table;
    return request;
}

std::string refusalOf(const Request& request) {
    const Result<Plan, BadRequest> plan = readPlan(request);
    return plan ? std::string() : app::englishText(plan.error());
}

Sums play(const Plan& plan, unsigned threads) {
    Run run(plan, threads);
    while (!run.wait(std::chrono::hours(1))) {
    }
    return run.sums();
}

std::string reportOf(const Request& request, unsigned threads = 1) {
    const Result<Plan, BadRequest> plan = readPlan(request);
    return plan ? toJson(reportOn(*plan, play(*plan, threads), std::nullopt))
                : app::englishText(plan.error());
}

std::vector<PartFile> partsOf(const Request& whole, int count) {
    std::vector<PartFile> parts;
    for (int i = 1; i <= count; ++i) {
        Request part = whole;
        part.shard = std::to_string(i) + "/" + std::to_string(count);
        parts.push_back({"part" + std::to_string(i), reportOf(part)});
    }
    return parts;
}

std::string mergedOf(const std::vector<PartFile>& parts) {
    const Result<Report, BadRequest> merged = merge(parts);
    return merged ? toJson(*merged) : app::englishText(merged.error());
}

} // namespace

/// What is simulated, by which players and in how many parts; tst_simulated_edges tests the edges.
class SimulationTest : public QObject {
    Q_OBJECT

private slots:
    void squaresAreAddedUpExactly() {
        WideNumber sum;
        QCOMPARE(sum.text(), std::string("0"));
        sum.addSquare(std::numeric_limits<std::int64_t>::min());
        QCOMPARE(sum.text(), std::string("85070591730234615865843651857942052864")); // 2^126
        sum.addSquare(-3);
        sum.addSquare(4);
        QCOMPARE(sum.text(), std::string("85070591730234615865843651857942052889"));
        WideNumber other;
        other.addSquare(999'999'999'999);
        QCOMPARE(other.text(), std::string("999999999998000000000001"));
        other += sum;
        QCOMPARE(other.text(), std::string("85070591730235615865843649857942052890"));
    }

    void wideNumbersAreMultipliedAndDivided() {
        const std::string most = "340282366920938463463374607431768211455"; // 2^128 - 1
        WideNumber number = WideNumber::fromText(most).value();
        QVERIFY(!number.product(2).has_value());
        QCOMPARE(number.product(1).value().text(), most);
        QCOMPARE(number.divide(10), std::uint64_t{5});
        QCOMPARE(number.text(), most.substr(0, most.size() - 1));
        QCOMPARE(number.product(10).value().text(), most.substr(0, most.size() - 1) + '0');
        QVERIFY(!number.product(11).has_value());
        const std::uint64_t large = 0xffff'ffff'ffff'ffff;
        WideNumber square = WideNumber(large).product(large).value();
        QCOMPARE(square.text(), std::string("340282366920938463426481119284349108225"));
        QCOMPARE(square.divide(0x7fff'ffff'ffff'ffff), std::uint64_t{1}); // (2 d + 1)^2 = d (4 d + 4) + 1
        QCOMPARE(square.text(), std::string("36893488147419103232"));     // 4 (d + 1) = 2^65
        QVERIFY(!square.narrow().has_value());
        square -= WideNumber(large);
        QVERIFY(!square.narrow().has_value()); // 2^64 + 1
        square -= WideNumber(large);
        QCOMPARE(square.narrow().value_or(0), std::int64_t{2});
    }

    void sumsAreReadAsTheyAreWritten_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isSum");
        QTest::newRow("nothing") << QByteArray("0") << true;
        QTest::newRow("2^128 - 1") << QByteArray("340282366920938463463374607431768211455") << true;
        QTest::newRow("2^128") << QByteArray("340282366920938463463374607431768211456") << false;
        QTest::newRow("negative") << QByteArray("-1") << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("not digits") << QByteArray("1e9") << false;
    }

    void sumsAreReadAsTheyAreWritten() {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isSum);
        const std::optional<WideNumber> sum = WideNumber::fromText(text.toStdString());
        QCOMPARE(sum.has_value(), isSum);
        QCOMPARE(sum ? sum->text() : text.toStdString(), text.toStdString());
    }

    void everyGameIsPlayed_data() {
        QTest::addColumn<Request>("asked");
        QTest::addColumn<int>("stake"); // of a round
        Request seven = pokerRequest("3000");
        seven.options["seats"] = "7";
        QTest::newRow("poker") << pokerRequest("3000") << 500;
        QTest::newRow("poker, seven seats") << seven << 3500;
        QTest::newRow("poker, individual")
            << withTable(pokerRequest("3000"), R"({"individual": true})") << 500;
        QTest::newRow("roulette") << rouletteRequest("3000") << 100;
        QTest::newRow("roulette, individual")
            << withTable(rouletteRequest("3000"), R"({"individual": true})") << 100;
        QTest::newRow("roulette, 38") << withTable(rouletteRequest("3000"), R"({"pockets": 38})") << 100;
        QTest::newRow("roulette in casinos") << request("roulette", "pt-894-2002", "3000") << 100;
        QTest::newRow("roulette in Macau") << request("roulette", "mo-60-2004", "3000") << 100;
        QTest::newRow("bingo 90") << bingoRequest("40") << 6000;
        for (const char* variant : {"80", "75", "30"}) {
            const std::string table = std::string(R"({"variant": )") + variant + "}";
            QTest::addRow("bingo %s", variant) << withTable(bingoRequest("40"), table.c_str()) << 6000;
        }
    }

    void everyGameIsPlayed() {
        QFETCH(const Request, asked);
        QFETCH(const int, stake);
        const Result<Plan, BadRequest> plan = readPlan(asked);
        QVERIFY2(plan.hasValue(), plan ? "" : app::englishText(plan.error()).c_str());
        const Sums sums = play(*plan, 1);
        QCOMPARE(sums.rounds, plan->rounds);
        QCOMPARE(sums.firstStakes.cents, stake * static_cast<std::int64_t>(plan->rounds));
        QVERIFY(sums.staked >= sums.firstStakes);
        QVERIFY(sums.returned > Money{} && sums.returned != sums.staked);
    }

    void theNumberOfThreadsChangesNothing_data() { everyGameIsPlayed_data(); }
    void theNumberOfThreadsChangesNothing() {
        QFETCH(const Request, asked);
        QCOMPARE(reportOf(asked, 4), reportOf(asked, 1));
    }

    // The sums of these plans before simulations were made faster in November 2026: a seed's sums never
    // change.
    void sumsAreThoseOfEarlierVersions_data() {
        QTest::addColumn<Request>("asked");
        QTest::addColumn<qint64>("staked");
        QTest::addColumn<qint64>("returned");
        Request seven = pokerRequest("30000");
        seven.options["seats"] = "7";
        QTest::newRow("poker, seven seats") << seven << qint64{223246000} << qint64{218244500};
        const Request individual = withTable(pokerRequest("20000"), R"({"individual": true})");
        QTest::newRow("poker, individual") << individual << qint64{21417000} << qint64{20965000};
        Request strict = withTable(pokerRequest("20000"), R"({"ace_high_straight": false, "minimum": 300})");
        strict.options["seats"] = "5";
        QTest::newRow("poker, I-P8 strictly") << strict << qint64{63545400} << qint64{61564800};
        Request splits = rouletteRequest("20000");
        splits.options["strategy"] = "split";
        splits.options["stakes"] = "10";
        QTest::newRow("roulette") << splits << qint64{20000000} << qint64{19404000};
        Request dozens = request("roulette", "pt-894-2002", "20000");
        dozens.options["strategy"] = "dozen";
        dozens.options["stakes"] = "10";
        QTest::newRow("roulette in casinos") << dozens << qint64{20000000} << qint64{19436100};
        Request hall = bingoRequest("200");
        hall.options["players"] = "10";
        hall.options["cards"] = "6";
        QTest::newRow("bingo") << hall << qint64{1200000} << qint64{960000};
    }

    void sumsAreThoseOfEarlierVersions() {
        QFETCH(const Request, asked);
        QFETCH(const qint64, staked);
        QFETCH(const qint64, returned);
        const Sums sums = play(readPlan(asked).value(), 2);
        QCOMPARE(qint64{sums.staked.cents}, staked);
        QCOMPARE(qint64{sums.returned.cents}, returned);
    }

    void anotherSeedGivesOtherSums() {
        Request other = pokerRequest("3000");
        other.seed = std::string(64, 'f');
        const Sums sums = play(readPlan(other).value(), 1);
        QVERIFY(sums != play(readPlan(pokerRequest("3000")).value(), 1));
    }

    void mergedPartsAreTheWholeToTheByte_data() {
        QTest::addColumn<Request>("asked");
        QTest::addColumn<int>("parts");
        Request best = pokerRequest("7");
        best.options["strategy"] = "best";
        QTest::newRow("poker, 1") << pokerRequest("5000") << 1;
        QTest::newRow("poker, 3") << pokerRequest("5000") << 3;
        QTest::newRow("poker, more parts than blocks") << pokerRequest("5000") << 9;
        QTest::newRow("poker, best") << best << 2;
        QTest::newRow("roulette, 2") << withTable(rouletteRequest("5000"), R"({"pockets": 38})") << 2;
        QTest::newRow("bingo, 4") << bingoRequest("70") << 4;
        QTest::newRow("bingo with a jackpot, 3")
            << withTable(bingoRequest("70"),
                         R"({"jackpot": {"percent": 5, "base": 50000, "within_balls": 60}})")
            << 3;
    }

    void mergedPartsAreTheWholeToTheByte() {
        QFETCH(const Request, asked);
        QFETCH(const int, parts);
        QCOMPARE(mergedOf(partsOf(asked, parts)), reportOf(asked));
    }

    // B7: a room with scheduled sessions plays the same rounds as a continuous one.
    void sessionsPlayTheSameRounds() {
        const auto sumsOf = [](const Request& asked) { return play(readPlan(asked).value(), 1); };
        const Request session =
            withTable(bingoRequest("40"), R"({"mode": "session", "starts": [3600], "sale_seconds": 120})");
        QVERIFY2(refusalOf(session).empty(), refusalOf(session).c_str());
        QVERIFY(sumsOf(session) == sumsOf(withTable(bingoRequest("40"), R"({"sale_seconds": 120})")));
    }

    void onlyAllPartsOfOneSimulationAreMerged() {
        const std::vector<PartFile> parts = partsOf(pokerRequest("5000"), 3);
        QCOMPARE(mergedOf({parts[2], parts[0], parts[1]}), reportOf(pokerRequest("5000")));
        QCOMPARE(mergedOf({}), std::string("nothing to merge"));
        QCOMPARE(mergedOf({parts[0], parts[2]}), std::string("of 3 parts there are 2"));
        QCOMPARE(mergedOf({parts[0], parts[1], parts[1]}), std::string("part2: part 2 is there twice"));
        const std::vector<PartFile> others = partsOf(pokerRequest("5001"), 3);
        QCOMPARE(mergedOf({parts[0], parts[1], others[2]}),
                 std::string("part3: a part of another simulation"));
        QCOMPARE(mergedOf({{"whole", reportOf(pokerRequest("5000"))}}),
                 std::string("whole: no part of a simulation: \"part\" is missing"));
        QVERIFY(mergedOf({{"a.json", "{"}}).starts_with("a.json: line 1"));
    }

    // The values that a part claims are checked against those it must have.
    void partsThatAreOtherThanTheyMustBeAreNotMerged_data() {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("instead");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* field, const char* instead, const char* reason) {
            QTest::newRow(instead) << QByteArray(field) << QByteArray(instead) << QByteArray(reason);
        };
        row("\"shard\":1,", "\"shard\":4294967297,", "part1: \"shard\" is no whole number from 1 to 2");
        row("\"shard\":1,", "\"shard\":0,", "part1: \"shard\" is no whole number from 1 to 2");
        row("\"shard\":1,", "\"shard\":3,", "part1: \"shard\" is no whole number from 1 to 2");
        row("\"of\":2,", "\"of\":4294967298,", "part1: \"of\" is no whole number from 1 to 1000000");
        row("\"planned\":5000,", "\"planned\":0,", "part1: \"planned\" is no whole number from 1 to");
        row("\"rounds\":3072,", "\"rounds\":3071,", "part1: has 3071 rounds, its share is 3072");
        row("\"rounds\":3072,", "\"rounds\":5000,", "part1: has 5000 rounds, its share is 3072");
        row("\"game\":\"poker\"", "\"game\":\"whist\"", "part1: no such game");
    }

    void partsThatAreOtherThanTheyMustBeAreNotMerged() {
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, instead);
        QFETCH(const QByteArray, reason);
        std::vector<PartFile> parts = partsOf(pokerRequest("5000"), 2);
        QByteArray text = QByteArray::fromStdString(parts[0].text);
        QVERIFY(text.contains(field));
        parts[0].text = text.replace(field, instead).toStdString();
        const std::string merged = mergedOf(parts);
        QVERIFY2(QByteArray::fromStdString(merged).startsWith(reason), merged.c_str());
    }

    // Nothing is known before the first round, and no deviation before the second.
    void noMoreIsSaidThanIsKnown() {
        const auto part = [](const char* rounds) {
            Request asked = rouletteRequest(rounds);
            asked.shard = "1/1";
            const Plan plan = readPlan(asked).value();
            return nlohmann::json::parse(toJson(reportOn(plan, play(plan, 1), std::nullopt)));
        };
        const Plan plan = readPlan(rouletteRequest("10")).value();
        const auto none = nlohmann::json::parse(toJson(reportOn(plan, Sums{}, std::nullopt)));
        QVERIFY(none.at("edge").is_null() && none.at("interval").is_null());
        const auto one = part("1");
        QVERIFY(one.at("edge").is_number() && one.at("interval").is_null());
        const auto two = part("2");
        QVERIFY(two.at("edge").is_number() && two.at("interval").is_array());
    }

    void threadsThatDoNotStartAreDoneWithout() {
        std::atomic<int> ran = 0;
        const auto upTo = [&](unsigned most) {
            return [&ran, most](unsigned i) {
                if (i == most) {
                    throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
                }
                return std::thread([&ran] { ++ran; });
            };
        };
        for (const unsigned most : {0U, 3U, 5U}) {
            ran = 0;
            std::vector<std::thread> threads = startThreads(5, upTo(most));
            for (std::thread& thread : threads) {
                thread.join();
            }
            QCOMPARE(threads.size(), std::size_t{most});
            QCOMPARE(ran.load(), static_cast<int>(most));
        }
    }

    void anInterruptedPartIsNotMerged() {
        // More rounds than are played before it is stopped, however late that is.
        Request asked = pokerRequest("1000000000");
        asked.shard = "1/1";
        const Plan plan = readPlan(asked).value();
        Run run(plan, 1);
        run.stop();
        while (!run.wait(std::chrono::hours(1))) {
        }
        QVERIFY(run.sums().rounds < plan.rounds);
        const std::string report = toJson(reportOn(plan, run.sums(), std::nullopt));
        QVERIFY(report.find(R"("interrupted":true,"planned":1000000000)") != std::string::npos);
        QCOMPARE(mergedOf({{"p", report}}), std::string("p: was interrupted; run this part again"));
    }

    void speedIsReportedSeparately() {
        const Plan plan = readPlan(pokerRequest("1000")).value();
        const Sums sums = play(plan, 1);
        const std::string silent = toJson(reportOn(plan, sums, std::nullopt));
        const std::string timed = toJson(reportOn(plan, sums, 0.5));
        QCOMPARE(timed, silent.substr(0, silent.size() - 1) + R"(,"rounds_per_second":2000.0})");
    }

    void whatMakesNoSenseIsRefusedInALine_data() {
        QTest::addColumn<Request>("asked");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* name, const Request& asked, const char* reason) {
            QTest::newRow(name) << asked << QByteArray(reason);
        };
        row("game", request("whist", "pt-803-2015", "1"),
            ("\"whist\" is not " + app::gamesInWords()).c_str());
        row("rules", request("poker", "pt-804-2015", "1"), "--rules: ");
        row("no such rules", request("poker", "pt-1", "1"), "--rules: no such rules");
        row("rounds 0", pokerRequest("0"), "--rounds: \"0\" is no whole number from 1 to 1000000000000");
        row("rounds -1", pokerRequest("-1"), "--rounds: \"-1\" is no");
        row("rounds 1e6", pokerRequest("1e6"), "--rounds: \"1e6\" is no");
        row("rounds, too many", pokerRequest("1000000000001"), "--rounds: ");
        Request asked = pokerRequest("1");
        asked.options["strategy"] = "worst";
        row("poker strategy", asked, "--strategy: \"worst\" is not always, pair, ace_king or best");
        asked = pokerRequest("1");
        asked.options["seats"] = "8";
        row("seats", asked, "--seats: \"8\" is no whole number from 1 to 7");
        asked = withTable(pokerRequest("1"), R"({"seats": 3})");
        asked.options["seats"] = "4";
        row("more seats than the table", asked, "--seats: \"4\" is no whole number from 1 to 3");
        asked = pokerRequest("1");
        asked.options["cards"] = "3";
        row("cards at poker", asked, "--cards: not an option of poker");
        asked = pokerRequest("1");
        asked.seed = "12";
        row("seed", asked, "--seed: not 64 hexadecimal digits");
        for (const char* shard : {"0/2", "3/2", "1", "/", "a/b", "1/0", "-1/2"}) {
            asked = pokerRequest("1");
            asked.shard = shard;
            row(shard, asked, "--shard: ");
        }
        asked = pokerRequest("1");
        asked.shard = "1/2";
        asked.seed.reset();
        row("shard without a seed", asked, "--shard: the parts of a simulation need one --seed");
        row("no JSON", withTable(pokerRequest("1"), "{"), "--table: line 1, column 2");
        row("no object", withTable(pokerRequest("1"), "3"), "--table: not a JSON object");
        row("no setting", withTable(pokerRequest("1"), R"({"chairs": 3})"), "--table.chairs: ");
        row("against P18", withTable(pokerRequest("1"), R"({"minimum": 1, "maximum": 26})"),
            "--table.maximum: ");
        row("too dear", withTable(pokerRequest("1"), R"({"minimum": 1000000000})"),
            "--table: the minimum is too high");
        asked = rouletteRequest("1");
        asked.options["strategy"] = "basket";
        row("no chance", asked, "--strategy: \"basket\" is no chance, as straight, split or red");
        asked.options["strategy"] = "sector9";
        row("not offered", asked, "--strategy: this table does not offer sector9");
        asked = rouletteRequest("1");
        asked.options["stakes"] = "11";
        row("stakes", asked, "--stakes: \"11\" is no whole number from 1 to 10");
        asked = bingoRequest("1");
        asked.options["players"] = "2";
        row("too few players (B6)", asked, "--players: \"2\" is no whole number from 3 to 1000000");
        asked = bingoRequest("1");
        asked.options["cards"] = "25";
        row("too many cards (B13)", asked, "--cards: \"25\" is no whole number from 1 to 24");
        asked = bingoRequest("1");
        asked.options["strategy"] = "red";
        row("strategy at bingo", asked, "--strategy: not an option of bingo");
        asked = withTable(bingoRequest("1"), R"({"variant": 30})");
        asked.options["players"] = "1000000";
        asked.options["cards"] = "2";
        row("more cards than there are (B15)", asked, "--players: more cards than a simulated room has");
    }

    void whatMakesNoSenseIsRefusedInALine() {
        QFETCH(const Request, asked);
        QFETCH(const QByteArray, reason);
        const std::string refusal = refusalOf(asked);
        QVERIFY2(QByteArray::fromStdString(refusal).startsWith(reason), refusal.c_str());
        QVERIFY(refusal.find('\n') == std::string::npos);
    }

    // Best play against single hands, where the published results for the game without a burn card are clear:
    // pairs always continue, hands without a pair or both ace and king never do.
    void bestPlayIsWhatItIsKnownToBe_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("upCard");
        QTest::addColumn<bool>("continues");
        QTest::newRow("twos against an ace") << QByteArray("2c 2d 3h 4s 6c") << QByteArray("Ah") << true;
        QTest::newRow("ace queen") << QByteArray("Ac Qd Jh 9s 8c") << QByteArray("2h") << false;
        QTest::newRow("ace king queen jack against its queen")
            << QByteArray("Ac Kd Qh Js 8c") << QByteArray("Qs") << true;
        QTest::newRow("ace king and little against an ace")
            << QByteArray("Ac Kd 4h 3s 2c") << QByteArray("Ah") << false;
        QTest::newRow("full house") << QByteArray("Ac Ad 4h 4s 4c") << QByteArray("4d") << true;
    }

    void bestPlayIsWhatItIsKnownToBe() {
        QFETCH(const QByteArray, hand);
        QFETCH(const QByteArray, upCard);
        QFETCH(const bool, continues);
        poker::HandCards cards;
        std::size_t next = 0;
        for (const QByteArray& word : hand.split(' ')) {
            cards[next++] = *poker::Card::fromText(word.toStdString());
        }
        const PokerView view{cards,
                             poker::rankHand(cards),
                             *poker::Card::fromText(upCard.toStdString()),
                             *poker::Card::fromText("5d"),
                             {}};
        QCOMPARE(continuesBest(view), continues);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(SimulationTest)
#include "tst_simulation.moc"
