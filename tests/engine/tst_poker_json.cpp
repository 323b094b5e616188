// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/seed.h"
#include "engine/games/poker/record/poker_json.h"
#include "json_kit.h"
#include "table_kit.h"

#include <QObject>
#include <QSet>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

const Card kCard = *Card::fromText("Td");

std::string written(const Event& event) {
    return record::toJson({7, at(12'500), 3, event}, nameOf, Settings{}).dump();
}

/// An event of each type, and each variant of it, with its expected JSON after `seq`, `t` and `round`.
struct Sample {
    const char* tag;
    Event event;
    const char* expected;
};

std::vector<Sample> samples() {
    const SessionSummary summary{4, {5'000}, {6'500}};
    Settled won{};
    won.player = 0;
    won.verdict = Verdict::won;
    won.hand = Combination::two_pairs;
    won.decidedBy = DecidedBy::named_cards;
    won.ante = {{1'000}, {2'000}};
    won.bet = {{2'000}, {6'000}};
    Settled stood{}; // the maximum number of rules in a settlement
    stood.player = 0;
    stood.verdict = Verdict::won;
    stood.hand = Combination::ace_king;
    stood.ante = {{1'000}, {2'000}};
    stood.bet = {{2'000}, {4'000}};
    stood.ace = AceInRow::high_not_played;
    stood.decidedBy = DecidedBy::suits;
    stood.betStands = true;
    Settled folded{};
    folded.player = 1;
    folded.verdict = Verdict::folded;
    folded.foldedBy = FoldedBy::time;
    folded.hand = Combination::ace_king;
    folded.ante = {{1'000}, {}};
    Settled notDealt{};
    notDealt.player = 1;
    notDealt.verdict = Verdict::voided;
    notDealt.ante = {{1'000}, {1'000}};
    RoundClosed closed{};
    closed.seed.fill(0xab);
    closed.cards[0] = kCard;
    closed.cards[1] = *Card::fromText("As");
    closed.cardCount = 2;
    closed.scripted = true;
    Digest digest{};
    digest.fill(0x0f);
    const auto refused = [](PlayerId player, Action action, RefusalReason reason, Rules rules, Money limit) {
        return Refused{player, action, {reason, rules, limit}};
    };

    return {
        {"table_opened", opened(Settings{}),
         R"("event":"table_opened","rules":["P4","P5","P14","P41b","P42","I-P41","P6a","P6b","P16","P17","P18","I-P16","P21",)"
         R"("P31","I-P8","I-P33","P43","P44"],"settings":{"individual":false,"seats":7,"minimum":500,"maximum":12500,)"
         R"("betting_seconds":20,"decision_seconds":20,"extra_seconds":10,"card_seconds":0.4,"ace_high_straight":true,)"
         R"("system_failure":"settle_bets","idle":{"invited_after_seconds":180,"ended_after_seconds":60,"invited_after_rounds":6,"ended_after_rounds":1},"allowance":100000},)"
         R"("players":["ana","eva"],"simulated":["eva"],"rules_version":"pt-803-2015/1")"},
        {"player_admitted", PlayerAdmitted{0, {500}},
         R"("event":"player_admitted","rules":["P43"],"player":"ana","wallet":500)"},
        {"player_sat", PlayerSat{1, 7},
         R"("event":"player_sat","rules":["P40","P6a"],"player":"rui","seat":7)"},
        {"allowance_taken", AllowanceTaken{0, {100}},
         R"("event":"allowance_taken","rules":["P44","P43"],"player":"ana","amount":100)"},
        {"round_opened", RoundOpened{3, digest},
         R"("event":"round_opened","rules":["P5"],"commitment":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")"},
        {"betting_opened", BettingOpened{at(30'000)},
         R"("event":"betting_opened","rules":["P14"],"until":30)"},
        {"betting_opened, individual", BettingOpened{},
         R"("event":"betting_opened","rules":["P15"],"until":null)"},
        {"betting_closed", BettingClosed{at(30'250), true},
         R"("event":"betting_closed","rules":["P14","P19a"],"until":30.25,"deal":true)"},
        {"betting_closed, empty", BettingClosed{at(30'000), false},
         R"("event":"betting_closed","rules":["P14","I-P41"],"until":30,"deal":false)"},
        {"staked, ante", Staked{0, Box::ante, {500}},
         R"("event":"staked","rules":["P16"],"player":"ana","box":"ante","amount":500)"},
        {"staked, bet", Staked{0, Box::bet, {1'000}},
         R"("event":"staked","rules":["P23","P20"],"player":"ana","box":"bet","amount":1000)"},
        {"stake_taken_back", StakeTakenBack{0, {500}, true},
         R"("event":"stake_taken_back","rules":["P14"],"player":"ana","box":"ante","amount":500,"all":true)"},
        {"card_burnt", CardBurnt{kCard, Origin::seed},
         R"("event":"card_burnt","rules":["P19a","P6b"],"card":"Td","face_up":true)"},
        {"card_dealt", CardDealt{1, 0, kCard, false, Origin::seed},
         R"("event":"card_dealt","rules":["P19b"],"card":"Td","to":"rui","face_up":false,"place":0)"},
        {"card_dealt, the dealer's last", CardDealt{kNobody, 4, kCard, true, Origin::script},
         R"("event":"card_dealt","rules":["P19c","P19b"],"card":"Td","to":"dealer","face_up":true,"place":4,"origin":"script")"},
        {"decision_opened", DecisionOpened{at(1'000)},
         R"("event":"decision_opened","rules":["P20","P21"],"until":1)"},
        {"decision_extended", DecisionExtended{at(1'000)},
         R"("event":"decision_extended","rules":["P31"],"until":1)"},
        {"folded, by the player", Folded{0, FoldedBy::player, {500}},
         R"("event":"folded","rules":["P22","P20"],"player":"ana","by":"player","amount":500)"},
        {"folded, by time", Folded{0, FoldedBy::time, {500}},
         R"("event":"folded","rules":["P32","P22"],"player":"ana","by":"time","amount":500)"},
        {"folded, by disconnection", Folded{0, FoldedBy::disconnection, {500}},
         R"("event":"folded","rules":["P35","P34","I-P35"],"player":"ana","by":"disconnection","amount":500)"},
        {"card_revealed, the dealer's", CardRevealed{kNobody, 0, kCard},
         R"("event":"card_revealed","rules":["P24"],"card":"Td","to":"dealer","face_up":true,"place":0)"},
        {"card_revealed, a player's", CardRevealed{0, 0, kCard},
         R"("event":"card_revealed","rules":["P27","P10"],"card":"Td","to":"ana","face_up":true,"place":0)"},
        {"dealer_qualified", DealerQualified{true, Combination::ace_king},
         R"("event":"dealer_qualified","rules":["P25","P27","P7k"],"qualified":true,"hand":"ace_king")"},
        {"dealer_qualified, not", DealerQualified{false, Combination::high_cards},
         R"("event":"dealer_qualified","rules":["P26","P25","P7j"],"qualified":false,"hand":"not_qualified")"},
        {"dealer_qualified, ace low", DealerQualified{true, Combination::straight, AceInRow::low},
         R"("event":"dealer_qualified","rules":["P25","P27","P7f","P8"],"qualified":true,"hand":"straight",)"
         R"("ace":"low")"},
        {"collected", Collected{0, Box::bet, {1'000}},
         R"("event":"collected","rules":["P29"],"player":"ana","box":"bet","amount":1000)"},
        {"paid, bet", Paid{0, Box::bet, {4'000}, Combination::two_pairs, true},
         R"("event":"paid","rules":["P28a","P12h"],"player":"ana","box":"bet","amount":4000,"combination":"two_pairs","qualified":true)"},
        {"paid, ante", Paid{0, Box::ante, {1'000}, Combination::two_pairs, true},
         R"("event":"paid","rules":["P28b"],"player":"ana","box":"ante","amount":1000,"combination":"two_pairs","qualified":true)"},
        {"paid, the dealer does not qualify", Paid{0, Box::ante, {1'000}, Combination::pair, false},
         R"("event":"paid","rules":["P26"],"player":"ana","box":"ante","amount":1000,"combination":"pair","qualified":false)"},
        {"settled", won,
         R"("event":"settled","rules":["P28a","P28b","P12h","P11","P13f","P7h"],"player":"ana","verdict":"won",)"
         R"("hand":"two_pairs","decided_by":"named_cards","staked":3000,"returned":8000,"net":5000,"stakes":[)"
         R"({"box":"ante","amount":1000,"returned":2000},{"box":"bet","amount":2000,"returned":6000}],"combination":"two_pairs")"},
        {"settled, a bet that stands", stood,
         R"("event":"settled","rules":["P28a","P28b","P12j","P11","P9","I-P9","P7j","I-P8","P36"],)"
         R"("player":"ana","verdict":"won","hand":"high_cards","ace":"high_not_played","decided_by":"suits",)"
         R"("bet_stands":true,"staked":3000,"returned":6000,"net":3000,"stakes":[)"
         R"({"box":"ante","amount":1000,"returned":2000},{"box":"bet","amount":2000,"returned":4000}],"combination":"ace_king")"},
        {"settled, folded", folded,
         R"("event":"settled","rules":["P32","P7j"],"player":"rui","verdict":"folded","hand":"high_cards",)"
         R"("staked":1000,"returned":0,"net":-1000,"stakes":[{"box":"ante","amount":1000,"returned":0}],"folded_by":"time","combination":"ace_king")"},
        {"settled, before the deal", notDealt,
         R"("event":"settled","rules":["P33"],"player":"rui","verdict":"voided",)"
         R"("staked":1000,"returned":1000,"net":0,"stakes":[{"box":"ante","amount":1000,"returned":1000}])"},
        {"round_void", RoundVoid{},
         R"("event":"round_void","rules":["P33","I-P33"],"reason":"system_failure")"},
        {"round_closed", closed,
         R"("event":"round_closed","rules":["P2e"],"seed":"abababababababababababababababababababababababababababababababab","outcome":{"cards":["Td","As"]},"scripted":true)"},
        {"system_failed", SystemFailed{}, R"("event":"system_failed","rules":["P33","I-P33"])"},
        {"player_lost", PlayerDisconnected{0}, R"("event":"player_lost","rules":["P34"],"player":"ana")"},
        {"player_back", PlayerReconnected{0},
         R"("event":"player_back","rules":["P34","I-P35"],"player":"ana")"},
        {"player_leaving", PlayerLeaving{0},
         R"("event":"player_leaving","rules":["P40","I-P35"],"player":"ana")"},
        {"session_invited", SessionInvited{0, true},
         R"("event":"session_invited","rules":["P41a","I-P41"],"player":"ana","reason":"idle","individual":true)"},
        {"session_invited, several players", SessionInvited{0, false},
         R"("event":"session_invited","rules":["P41b","I-P41"],"player":"ana","reason":"idle","individual":false)"},
        {"session_warned", SessionWarned{0, at(240'000)},
         R"("event":"session_warned","rules":["P42","I-P41"],"player":"ana","reason":"idle","until":240)"},
        {"session_warned, several players", SessionWarned{0, {}},
         R"("event":"session_warned","rules":["P42","I-P41"],"player":"ana","reason":"idle","until":null)"},
        {"session_ended", SessionEnded{0, SessionEnd::left, summary},
         R"("event":"session_ended","rules":["P40","P39"],"player":"ana","reason":"left",)"
         R"("rounds":4,"staked":5000,"returned":6500,"net":1500)"},
        {"session_ended, idle", SessionEnded{0, SessionEnd::idle, summary},
         R"("event":"session_ended","rules":["P42","P39"],"player":"ana","reason":"idle",)"
         R"("rounds":4,"staked":5000,"returned":6500,"net":1500)"},
        {"announced", Announced{OwnPhrase::decide},
         R"("event":"announced","rules":["P20","P30"],"phrase":"decide")"},
        {"announced, a payment", Announced{OwnPhrase::payment, 0, Box::bet, {4'000}},
         R"("event":"announced","rules":["P28a"],"phrase":"payment","player":"ana","box":"bet","amount":4000)"},
        {"refused", refused(0, Action::ante, CommonReason::below_minimum, {"P16"_rule, "P17"_rule}, {500}),
         R"("event":"refused","rules":["P16","P17"],"player":"ana","do":"ante","reason":"below_minimum",)"
         R"("limit":500)"},
        {"refused, without a limit", refused(0, Action::fold, CommonReason::not_now, {"P20"_rule}, {}),
         R"("event":"refused","rules":["P20"],"player":"ana","do":"fold","reason":"not_now")"},
    };
}

/// Tables in which every setting differs from the default.
std::vector<Settings> unusualSettings() {
    Settings settings;
    settings.individual = true;
    settings.seats = 1;
    settings.minimum = {700};
    settings.maximum = {1'400};
    settings.betting = Duration(1'500);
    settings.decision = Duration(2'250);
    settings.extra = Duration(1);
    settings.card = Duration(33);
    settings.ranking.aceHighStraight = false;
    settings.systemFailure = SystemFailureRule::void_all;
    settings.idle = {Duration(1'001), Duration(2'002), 3, 4};
    settings.allowance = {5};
    return {settings};
}

std::vector<Command> commands() {
    Seed seed{};
    seed.fill(0xab);
    return {Admit{{500}},
            Sit{0, 3},
            PlaceAnte{1, {700}},
            UndoAnte{0},
            ClearAnte{0},
            RepeatAnte{0},
            Deal{0},
            Fold{1},
            Bet{0},
            Leave{0},
            TakeAllowance{0},
            LosePlayer{1},
            RestorePlayer{1},
            FailSystem{},
            TimePassed{},
            Commit{seed},
            BringCard{kCard, Origin::script},
            BringCard{kCard},
            RevealSeed{seed}};
}

} // namespace

/// How events are serialized.
class PokerJsonTest : public QObject {
    Q_OBJECT

private slots:
    void eventsAreWritten_data();
    void eventsAreWritten();
    void eventsAreReadBack_data();
    void eventsAreReadBack();
    void settingsAreReadBack();
    void commandsAreReadBack();
    void damageIsNamed_data();
    void damageIsNamed();
    void fieldsSayWhatTheyAre();
    void everyKindHasASample();
    void onlyRulesOfTheRegisterAreNamed();
    void phrasesHaveKeys();
};

void PokerJsonTest::eventsAreWritten_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    for (const Sample& sample : samples()) {
        QTest::newRow(sample.tag) << QByteArray::fromStdString(written(sample.event))
                                  << QByteArray(R"({"seq":7,"t":12.5,"round":3,)") + sample.expected + '}';
    }
}

void PokerJsonTest::eventsAreWritten() {
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, expected);
    QCOMPARE(json, expected);
}

void PokerJsonTest::eventsAreReadBack_data() {
    QTest::addColumn<QByteArray>("complaint");
    QTest::addColumn<int>("looked");
    QTest::addColumn<int>("refused");
    for (const Sample& sample : samples()) {
        addReading(sample.tag, sample.event, Settings());
    }
}

void PokerJsonTest::eventsAreReadBack() {
    QFETCH(const QByteArray, complaint);
    QFETCH(const int, looked);
    QFETCH(const int, refused);
    QCOMPARE(complaint, QByteArray());
    QVERIFY(looked > 60); // and none of it crashed
    QVERIFY(refused > looked / 3);
}

void PokerJsonTest::settingsAreReadBack() {
    for (const Settings& settings : unusualSettings()) {
        const Recorded<Event> entry{1, kTableOpened, 0, opened(settings)};
        QCOMPARE(complaintOfReading(entry, nameOf, playerCalled, Settings()), std::string());
    }
}

void PokerJsonTest::commandsAreReadBack() { compareCommands(commands(), Settings()); }

void PokerJsonTest::damageIsNamed_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char* tag, const char* rest, const char* fault, const char* path) {
        QTest::newRow(tag) << QByteArray(R"({"seq":7,"t":12.5,"round":3,"rules":[],)") + rest + '}'
                           << QByteArray(fault) << QByteArray(path);
    };
    row("no event", R"("x":1)", "missing", "event");
    row("of no known kind", R"("event":"ball_drawn")", "unknown_kind", "event");
    row("field missing", R"("event":"player_sat","player":"ana")", "missing", "seat");
    row("unknown player", R"("event":"player_sat","player":"eva","seat":1)", "unknown_player", "player");
    row("no such seat", R"("event":"player_sat","player":"ana","seat":8)", "out_of_range", "seat");
    row("no whole number", R"("event":"player_sat","player":"ana","seat":1.5)", "wrong_type", "seat");
    row("beyond all numbers", R"("event":"player_admitted","player":"ana","wallet":18446744073709551615)",
        "out_of_range", "wallet");
    row("no such card", R"("event":"card_burnt","card":"1c")", "impossible", "card");
    row("no such place", R"("event":"card_dealt","card":"Td","to":"dealer","face_up":true,"place":5)",
        "out_of_range", "place");
    row("no such word", R"("event":"staked","player":"ana","box":"side","amount":5)", "impossible", "box");
    row("one field too many", R"("event":"system_failed","player":"ana")", "unknown_field", "player");
    row("no digest", R"("event":"round_opened","commitment":"0f")", "impossible", "commitment");
    row("in a part",
        R"("event":"round_closed","seed":"abababababababababababababababababababababababababababababababab","outcome":{"cards":["Td",7]},"scripted":true)",
        "wrong_type", "outcome.cards");
    row("no rule", R"("event":"refused","do":"ante","reason":"not_now","rules":["Q1"])", "impossible",
        "rules");
    row("no time", R"("event":"decision_opened","until":"soon")", "wrong_type", "until");
    row("no table ever lasts so long", R"("event":"decision_opened","until":1e300)", "out_of_range", "until");
    row("no settings",
        R"("event":"table_opened","players":[],"simulated":[],"rules_version":"pt-803-2015/1")", "missing",
        "settings");
}

void PokerJsonTest::damageIsNamed() {
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, fault);
    QFETCH(const QByteArray, path);
    const Json json = Json::parse(line.toStdString(), nullptr, false);
    const auto read = record::eventFrom(json, playerCalled, Settings());
    QVERIFY(!read);
    QCOMPARE(QByteArray::fromStdString(std::string(name(read.error().fault))), fault);
    QCOMPARE(QByteArray::fromStdString(read.error().path), path);
}

void PokerJsonTest::fieldsSayWhatTheyAre() {
    const Recorded<Event> entry{7, at(12'500), 3, Paid{0, Box::bet, {4'000}, Combination::pair, true}};
    const std::vector<record::Field> fields = record::fieldsOf(entry, nameOf, Settings{});
    QStringList kinds;
    for (const record::Field& field : fields) {
        kinds.push_back(QString::fromStdString(field.name) + QLatin1Char(':') + key(name(field.kind)));
    }
    QCOMPARE(kinds.join(QLatin1Char(' ')),
             QStringLiteral("seq:number t:instant round:number event:word rules:list player:player box:word "
                            "amount:money combination:word qualified:truth"));
    QVERIFY(fields[1].value == record::Field::Value(std::int64_t{12'500}));
    QVERIFY(fields[4].parts.front() == (record::Field{{}, FieldKind::rule, std::string("P28a"), {}}));
    QVERIFY(fields[7].value == record::Field::Value(std::int64_t{4'000}));
}

void PokerJsonTest::everyKindHasASample() { compareKinds<Event>(samples(), record::pokerEventNames()); }

void PokerJsonTest::onlyRulesOfTheRegisterAreNamed() {
    const QSet<QString> known = registeredRules();
    QVERIFY(!known.isEmpty());
    for (const Sample& sample : samples()) {
        for (const QString& id : ids(rulesOf(sample.event, Settings{}))) {
            QVERIFY2(known.contains(id),
                     qPrintable(QString::fromLatin1(sample.tag) + QLatin1String(": ") + id));
        }
    }
    for (const Phrase phrase : Phrase::all()) {
        for (const QString& id : ids(rulesOf(Announced{phrase}, Settings{}))) {
            QVERIFY2(known.contains(id), qPrintable(id));
        }
    }
    for (int verdict = 0; !name(static_cast<Verdict>(verdict)).empty(); ++verdict) {
        Settled settled{};
        settled.verdict = static_cast<Verdict>(verdict);
        for (const QString& id : ids(rulesOf(settled, Settings{}))) {
            QVERIFY2(known.contains(id), qPrintable(id));
        }
    }
}

void PokerJsonTest::phrasesHaveKeys() {
    QSet<QString> keys;
    for (const Phrase phrase : Phrase::all()) {
        keys.insert(key(name(phrase)));
    }
    QCOMPARE(keys.size(), static_cast<qsizetype>(Phrase::all().size()));
    QVERIFY(keys.contains(QStringLiteral("place_your_bets")));
    QVERIFY(keys.contains(QStringLiteral("session_over")));
}

#include "program/test_list.h"

MESAVIVA_TEST(PokerJsonTest)
#include "tst_poker_json.moc"
