// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse the newer standard headers
#include "app/cli/sentences/figure_commands.h"
#endif

#include "long_tests.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <set>
#include <sstream>
#include <string>

using namespace mesaviva::app;
using namespace mesaviva::figures;
using Json = nlohmann::json;

namespace {

/// The output of a command and its exit status.
struct Written {
    int status = 0;
    std::string out;
    std::string err;
};

template <class Command, class Words>
Written run(const Command& command, const Words& words) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = command(words, out, err);
    return {status, out.str(), err.str()};
}

Written odds(const char* hand, const char* upcard, const char* seen = "") {
    return run(oddsCommand, OddsArguments{hand, upcard, seen});
}

bool isOneLine(const std::string& text) {
    return text.size() > 1 && text.find('\n') == text.size() - 1 && text.size() < 160;
}

} // namespace

/// `mesaviva odds poker` and `mesaviva edge poker`, as documented.
class OddsCommandsTest : public QObject {
    Q_OBJECT

private slots:
    void oddsAreAJsonObject();
    void seenCardsAreTakenOut();
    void aPoorHandIsFolded();
    void cardsAreReadAsPeopleWriteThem();
    void badCardsAreRefused_data();
    void badCardsAreRefused();
    void suitsBreakTiesByDefault();
    void fourOfASuitAreThreeOrNot();
    void unknownTiesAreRefused();
    void publishedEdgeIsPrinted();
    void outcomesAddUp();
    void rulesOfThumbCostWhatIsPublished();
    void edgeTakesEachReadingOfTies();
    void strategyIsPrinted();
    void commonGameStandsBeside();
    void editedPaysAreTaken();
    void badPaysAreRefused_data();
    void badPaysAreRefused();
};

void OddsCommandsTest::oddsAreAJsonObject() {
    const Written written = odds("As Kd 9c 9h 2s", "Th");
    QCOMPARE(written.status, 0);
    QVERIFY(written.err.empty());
    const Json result = Json::parse(written.out);
    QCOMPARE(result.at("deals").get<int>(), 163'185);
    const int notQualified = result.at("not_qualified");
    const int win = result.at("win");
    const int lose = result.at("lose");
    QCOMPARE(notQualified + win + lose + result.at("tie").get<int>(), 163'185);
    QVERIFY(result.at("fold") == Json::array({-1, 1}));
    // A pair pays 1 to 1: ante and bet are three antes.
    const std::int64_t numerator = result.at("continue").at(0);
    const std::int64_t denominator = result.at("continue").at(1);
    QCOMPARE(numerator * 163'185, (notQualified + 3 * win - 3 * lose) * denominator);
    QCOMPARE(std::gcd(numerator, denominator), std::int64_t{1});
    QCOMPARE(result.at("best").get<std::string>(), std::string("continue"));
}

void OddsCommandsTest::seenCardsAreTakenOut() {
    QCOMPARE(Json::parse(odds("As Kd 9c 9h 2s", "Th", "3h").out).at("deals").get<int>(), 148'995);
    QCOMPARE(Json::parse(odds(" As Kd  9c 9h 2s ", "Th", " 3h 4c").out).at("deals").get<int>(), 135'751);
}

void OddsCommandsTest::aPoorHandIsFolded() {
    QCOMPARE(Json::parse(odds("2s 3d 4c 5h 7s", "As").out).at("best").get<std::string>(),
             std::string("fold"));
}

void OddsCommandsTest::cardsAreReadAsPeopleWriteThem() {
    QCOMPARE(odds("as kD 9C 9h 2s", "10H", "10s").out, odds("As Kd 9c 9h 2s", "Th", "Ts").out);
}

void OddsCommandsTest::badCardsAreRefused_data() {
    QTest::addColumn<QByteArray>("hand");
    QTest::addColumn<QByteArray>("upcard");
    QTest::addColumn<QByteArray>("seen");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* tag, const char* hand, const char* upcard, const char* seen,
                        const char* said) {
        QTest::newRow(tag) << QByteArray(hand) << QByteArray(upcard) << QByteArray(seen) << QByteArray(said);
    };
    row("four cards", "As Kd 9c 9h", "Th", "", "five cards");
    row("six cards", "As Kd 9c 9h 2s 3s", "Th", "", "five cards");
    row("nothing", "", "Th", "", "five cards");
    row("no up card", "As Kd 9c 9h 2s", "", "", "one card");
    row("two up cards", "As Kd 9c 9h 2s", "Th Tc", "", "one card");
    row("no such rank", "As Kd 1c 9h 2s", "Th", "", "\"1c\"");
    row("no such suit", "As Kd 9x 9h 2s", "Th", "", "\"9x\"");
    row("eleven is no rank", "As Kd 9c 9h 2s", "11h", "", "\"11h\"");
    row("ten without a suit", "As Kd 9c 9h 2s", "10", "", "\"10\"");
    row("no spaces", "AsKd9c9h2s", "Th", "", "no card");
    row("commas", "As,Kd,9c,9h,2s", "Th", "", "no card");
    row("twice in the hand", "As As 9c 9h 2s", "Th", "", "As is given twice");
    row("the up card in the hand", "As Kd 9c 9h 2s", "9h", "", "9h is given twice");
    row("seen in the hand", "As Kd 9c 9h 2s", "Th", "3h 2s", "2s is given twice");
    row("seen twice", "As Kd 9c 9h 2s", "Th", "3h 3h", "3h is given twice");
    row("more lines than one", "As Kd 9c 9h 2s", "Th", "3h\n3c", "no card");
    row("a long word",
        "As Kd 9c 9h "
        "2222222222222222222222222222222222222222222222222222222222222222222222222222222222222222",
        "Th", "", "no card");
    row("three cards left", "As Kd 9c 9h 2s", "Th",
        "2d 2h 2c 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s 8c 8d 8h 8s 9d 9s Tc Td Ts Jc "
        "Jd Jh Js Qc Qd Qh Qs Ac Ad Ah",
        "four cards must be left");
}

void OddsCommandsTest::badCardsAreRefused() {
    QFETCH(const QByteArray, hand);
    QFETCH(const QByteArray, upcard);
    QFETCH(const QByteArray, seen);
    QFETCH(const QByteArray, said);
    const Written written = odds(hand.constData(), upcard.constData(), seen.constData());
    QCOMPARE(written.status, 2);
    QVERIFY(written.out.empty());
    QVERIFY2(isOneLine(written.err), written.err.c_str());
    QVERIFY2(written.err.find(said.toStdString()) != std::string::npos, written.err.c_str());
}

void OddsCommandsTest::suitsBreakTiesByDefault() {
    // P9: the player's hand has three spades. Without I-P9's comparison, hands won by suit are ties.
    const OddsArguments words{"As Ks 9s 7d 2c", "Ah", ""};
    OddsArguments without = words;
    without.ties = "none";
    const Json with = Json::parse(run(oddsCommand, words).out);
    const Json tied = Json::parse(run(oddsCommand, without).out);
    QVERIFY(with.at("win").get<int>() > tied.at("win").get<int>());
    QVERIFY(with.at("lose") == tied.at("lose"));
    QCOMPARE(with.at("win").get<int>() + with.at("tie").get<int>(),
             tied.at("win").get<int>() + tied.at("tie").get<int>());
}

void OddsCommandsTest::edgeTakesEachReadingOfTies() {
    if (mesaviva::kit::kSanitized && !mesaviva::kit::isLong()) {
        QSKIP(mesaviva::kit::kLeftToRelease);
    }
    EdgeArguments words;
    words.ties = "none";
    const Json burntSeen = Json::parse(run(edgeCommand, words).out);
    QCOMPARE(burntSeen.at("suits_break_ties").get<bool>(), false);
    QCOMPARE(burntSeen.at("burnt_card_seen").get<bool>(), true);
    QVERIFY(burntSeen.at("net") != -42'921'615'277'356); // the regulation's game
    words.burntCardSeen = false;                         // then it is the common game
    QCOMPARE(Json::parse(run(edgeCommand, words).out).at("net").get<std::int64_t>(),
             std::int64_t{-1'041'372'912'372});
    words.ties = "colour"; // any five cards have three of one colour
    QCOMPARE(Json::parse(run(edgeCommand, words).out).at("net").get<std::int64_t>(),
             std::int64_t{-1'041'372'912'372});
    words.ties = "suit";
    const Json suit = Json::parse(run(edgeCommand, words).out);
    QVERIFY(suit.at("net") != -1'041'372'912'372);
    words.ties = "exactly";
    const Json exactly = Json::parse(run(edgeCommand, words).out);
    QVERIFY(exactly.at("net") != suit.at("net") && exactly.at("net") != -1'041'372'912'372);
    QVERIFY(exactly.at("suits_break_ties").get<bool>());
    QCOMPARE(exactly.at("ties").get<std::string>(), std::string("exactly"));
}

void OddsCommandsTest::fourOfASuitAreThreeOrNot() {
    // Four spades: hands that win with three of a suit lose against exactly three.
    OddsArguments words{"As Ks 9s 7s 2c", "Ah", ""};
    const Json atLeast = Json::parse(run(oddsCommand, words).out);
    words.ties = "exactly";
    const Json exactly = Json::parse(run(oddsCommand, words).out);
    words.ties = "colour";
    const Json colour = Json::parse(run(oddsCommand, words).out);
    words.ties = "none";
    const Json none = Json::parse(run(oddsCommand, words).out);
    QVERIFY(atLeast.at("win") > none.at("win") && atLeast.at("lose") == none.at("lose"));
    QVERIFY(exactly.at("lose") > none.at("lose") && exactly.at("win") == none.at("win"));
    QVERIFY(colour == none);
}

void OddsCommandsTest::unknownTiesAreRefused() {
    OddsArguments words{"As Ks 9s 7s 2c", "Ah", ""};
    words.ties = "hearts";
    const Written one = run(oddsCommand, words);
    QCOMPARE(one.status, 2);
    QVERIFY2(isOneLine(one.err) && one.err.find("--ties") == 0, one.err.c_str());
    EdgeArguments whole;
    whole.ties = "hearts";
    const Written game = run(edgeCommand, whole);
    QCOMPARE(game.status, 2);
    QVERIFY2(isOneLine(game.err) && game.out.empty(), game.err.c_str());
}

void OddsCommandsTest::strategyIsPrinted() {
    EdgeArguments words;
    words.common = true;
    words.suitExceptions = true;
    const Json result = Json::parse(run(edgeCommand, words).out);
    // Published for this game: pairs always continue, less than ace and king never does, whatever the up
    // card. Among hands with ace and king the up card and the other cards decide.
    const Json& strategy = result.at("strategy");
    std::set<std::string> upCards;
    for (const Json& entry : strategy) {
        upCards.insert(entry.at("upcard").get<std::string>());
        QVERIFY(!entry.contains("burnt"));
        for (const Json& from : entry.at("plays")) {
            const std::string hand = from.at(0);
            const bool first = &from == &entry.at("plays").front();
            QVERIFY2(first || hand.starts_with("AK") || hand == "22543", entry.dump().c_str());
        }
        const bool highCards = entry.at("held") < 2;
        QCOMPARE(entry.at("plays").front().at(1).get<std::string>(),
                 std::string(highCards ? "fold" : "continue"));
        QCOMPARE(entry.at("plays").back().at(1).get<std::string>(), std::string("continue"));
    }
    QCOMPARE(upCards.size(), std::size_t{13});
    QVERIFY(!result.at("suit_exceptions").empty());
    words.suitExceptions = false;
    QVERIFY(!Json::parse(run(edgeCommand, words).out).contains("suit_exceptions"));
}

void OddsCommandsTest::publishedEdgeIsPrinted() {
    EdgeArguments words;
    words.common = true;
    const Written written = run(edgeCommand, words);
    QCOMPARE(written.status, 0);
    QVERIFY(written.err.find("100 %") != std::string::npos);
    const Json result = Json::parse(written.out);
    QCOMPARE(result.at("deals").get<std::int64_t>(), std::int64_t{19'933'230'517'200});
    QCOMPARE(result.at("net").get<std::int64_t>(), std::int64_t{-1'041'372'912'372});
    QCOMPARE(QString::number(result.at("edge").get<double>() * 100, 'f', 4), QStringLiteral("5.2243"));
    QVERIFY(!result.contains("common")); // this is the common game
    QVERIFY(written.err.find("5.2243 % of each ante.") != std::string::npos);
}

void OddsCommandsTest::outcomesAddUp() {
    EdgeArguments words;
    words.common = true;
    const Json result = Json::parse(run(edgeCommand, words).out);
    std::int64_t deals = 0;
    std::int64_t net = 0;
    std::int64_t folded = 0;
    for (const Json& outcome : result.at("outcomes")) {
        const std::int64_t times = outcome.at("deals");
        deals += times;
        net += times * outcome.at("units").get<int>();
        folded += outcome.at("name") == "fold" ? times : 0;
    }
    QCOMPARE(result.at("outcomes").size(), std::size_t{14});
    QCOMPARE(deals, result.at("deals").get<std::int64_t>());
    QCOMPARE(net, result.at("net").get<std::int64_t>());
    QCOMPARE(deals - folded, result.at("raised").get<std::int64_t>());
    // Published for this game: 2.56 % of all that is staked.
    QCOMPARE(QString::number(result.at("element_of_risk").get<double>() * 100, 'f', 2),
             QStringLiteral("2.56"));
}

void OddsCommandsTest::rulesOfThumbCostWhatIsPublished() {
    EdgeArguments words;
    words.common = true;
    const Json result = Json::parse(run(edgeCommand, words).out);
    QStringList found;
    for (const Json& strategy : result.at("strategies")) {
        found.append(QString::fromStdString(strategy.at("name").get<std::string>()) + ' ' +
                     QString::number(strategy.at("edge").get<double>() * 100, 'f', 3));
    }
    const QStringList published = {"always 16.607", "pair 5.470", "ace_king 5.682", "akj83 5.316",
                                   "dealers_rank 5.334"};
    QCOMPARE(found, published);
    words.common = false;
    words.burntCardSeen = false;
    QVERIFY(!Json::parse(run(edgeCommand, words).out).contains("strategies"));
}

void OddsCommandsTest::commonGameStandsBeside() {
    EdgeArguments words;
    words.burntCardSeen = false;
    const Written written = run(edgeCommand, words);
    const Json common = Json::parse(written.out).at("common");
    QCOMPARE(common.at("deals").get<std::int64_t>(), std::int64_t{19'933'230'517'200});
    QCOMPARE(common.at("net").get<std::int64_t>(), std::int64_t{-1'041'372'912'372});
    QVERIFY(common.at("raised") < common.at("deals"));
    QCOMPARE(QString::number(common.at("edge").get<double>() * 100, 'f', 4), QStringLiteral("5.2243"));
    QVERIFY2(written.err.find("with the same pays, 5.2243 %") != std::string::npos, written.err.c_str());
    // With other pays it is the common game with these.
    words.pays = "200,50,20,7,5,4,3,2,1,1";
    const Json edited = Json::parse(run(edgeCommand, words).out);
    QVERIFY(edited.at("common").at("net") > common.at("net"));
    words.common = true;
    QVERIFY(Json::parse(run(edgeCommand, words).out).at("net") == edited.at("common").at("net"));
}

void OddsCommandsTest::editedPaysAreTaken() {
    EdgeArguments words;
    words.common = true;
    words.pays = "100,50,20,7,5,4,3,2,1,1";
    QCOMPARE(Json::parse(run(edgeCommand, words).out).at("net").get<std::int64_t>(),
             std::int64_t{-1'041'372'912'372});
    words.pays = "0,0,0,0,0,0,0,0,0,0";
    QVERIFY(Json::parse(run(edgeCommand, words).out).at("net") < -1'041'372'912'372);
}

void OddsCommandsTest::badPaysAreRefused_data() {
    QTest::addColumn<QByteArray>("pays");
    for (const char* pays :
         {"", "100", "100,50,20,7,5,4,3,2,1", "100,50,20,7,5,4,3,2,1,1,1", "100,50,20,7,5,4,3,2,1,",
          "100,50,20,7,5,4,3,2,1,-1", "100,50,20,7,5,4,3,2,1,1.5", "1001,50,20,7,5,4,3,2,1,1",
          "99999999999999999999,50,20,7,5,4,3,2,1,1", "100,50,20,7,5,4,3,2,1,x", "100 50 20 7 5 4 3 2 1 1"}) {
        QTest::newRow(*pays == '\0' ? "nothing" : pays) << QByteArray(pays);
    }
}

void OddsCommandsTest::badPaysAreRefused() {
    QFETCH(const QByteArray, pays);
    EdgeArguments words;
    words.pays = pays.toStdString();
    const Written written = run(edgeCommand, words);
    QCOMPARE(written.status, 2);
    QVERIFY(written.out.empty());
    QVERIFY2(isOneLine(written.err), written.err.c_str());
}

#include "program/test_list.h"

MESAVIVA_TEST(OddsCommandsTest)
#include "tst_odds_commands.moc"
