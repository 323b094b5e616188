// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_samples.h"
#include "poker_samples.h"
#include "program/test_list.h"
#include "roulette_samples.h"

#include <QSet>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

/// Calls `visit` with the samples of each game.
template <class Visit>
void forEachGame(const Visit& visit) {
    visit(of_poker_json::all());
    visit(of_roulette_json::all());
    visit(of_bingo_json::all());
}

} // namespace

/// How the events of all games are serialized.
class EventJsonTest : public QObject {
    Q_OBJECT

private slots:
    void eventsAreWritten_data();
    void eventsAreWritten();
    void crowdsCardsAreWrittenOutOnRequest();
    void eventsAreReadBack_data();
    void eventsAreReadBack();
    void settingsAreReadBack();
    void commandsAreReadBack();
    void damageIsNamed_data();
    void damageIsNamed();
    void fieldsSayWhatTheyAre();
    void everyKindHasASample();
    void onlyRulesOfTheRegisterAreNamed();
    void choiceCitesItsReading_data();
    void choiceCitesItsReading();
    void keysAreDifferent();
};

void EventJsonTest::eventsAreWritten_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    forEachGame([](const auto& game) {
        for (const auto& sample : game.samples) {
            addSample(game.game, sample);
        }
    });
}

void EventJsonTest::eventsAreWritten() {
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, expected);
    QCOMPARE(json, expected);
}

void EventJsonTest::crowdsCardsAreWrittenOutOnRequest() {
    using namespace of_bingo_json;
    CardBook book(kThirty);
    for (const int shift : {0, 3, 6}) {
        Card face = kFace30;
        for (std::size_t cell = 0; cell < 9; ++cell) {
            face.cells[cell] = static_cast<Ball>(face.cells[cell] + shift);
        }
        book.add(face);
    }
    const auto buyers = std::make_shared<const std::vector<CrowdPurchase>>(
        std::vector<CrowdPurchase>{CrowdPurchase{9, 1}, CrowdPurchase{4, 1}});
    const auto json = record::toJson({1, at(0), 1, CrowdSold{buyers, 2, 2, {}}}, nameOf, kThirty, &book);
    QCOMPARE(json["sold"].dump(),
             std::string(R"([{"player":"crowd:9","card":2,"rows":[[4,14,24],[5,15,25],[6,16,26]]},)"
                         R"({"player":"crowd:4","card":3,"rows":[[7,17,27],[8,18,28],[9,19,29]]}])"));
}

void EventJsonTest::eventsAreReadBack_data() {
    QTest::addColumn<QByteArray>("complaint");
    QTest::addColumn<int>("looked");
    QTest::addColumn<int>("refused");
    forEachGame([](const auto& game) {
        for (const auto& sample : game.samples) {
            addReading(game.game, sample);
        }
    });
}

void EventJsonTest::eventsAreReadBack() {
    QFETCH(const QByteArray, complaint);
    QFETCH(const int, looked);
    QFETCH(const int, refused);
    QCOMPARE(complaint, QByteArray());
    QVERIFY(looked > 60); // and none of it crashed
    QVERIFY(refused > looked / 3);
}

void EventJsonTest::settingsAreReadBack() {
    forEachGame(
        []<class Event, class Command, class Settings>(const GameSamples<Event, Command, Settings>& game) {
            for (const Settings& settings : game.unusual) {
                const Recorded<Event> entry{1, kTableOpened, 0, opened(settings)};
                QCOMPARE(complaintOfReading(entry, nameOf, playerCalled, Settings()), std::string());
            }
        });
}

void EventJsonTest::commandsAreReadBack() {
    forEachGame([](const auto& game) { compareCommands(game.commands, game.tables.front()); });
}

void EventJsonTest::damageIsNamed_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char* game, const char* tag, const char* rest, const char* fault,
                        const char* path) {
        QTest::addRow("%s: %s", game, tag)
            << QByteArray(game) << QByteArray(R"({"seq":7,"t":12.5,"round":3,"rules":[],)") + rest + '}'
            << QByteArray(fault) << QByteArray(path);
    };
    row("poker", "no event", R"("x":1)", "missing", "event");
    row("poker", "of no known kind", R"("event":"ball_drawn")", "unknown_kind", "event");
    row("poker", "field missing", R"("event":"player_sat","player":"ana")", "missing", "seat");
    row("poker", "unknown player", R"("event":"player_sat","player":"eva","seat":1)", "unknown_player",
        "player");
    row("poker", "no such seat", R"("event":"player_sat","player":"ana","seat":8)", "out_of_range", "seat");
    row("poker", "no whole number", R"("event":"player_sat","player":"ana","seat":1.5)", "wrong_type",
        "seat");
    row("poker", "beyond all numbers",
        R"("event":"player_admitted","player":"ana","wallet":18446744073709551615)", "out_of_range",
        "wallet");
    row("poker", "no such card", R"("event":"card_burnt","card":"1c")", "impossible", "card");
    row("poker", "no such place",
        R"("event":"card_dealt","card":"Td","to":"dealer","face_up":true,"place":5)", "out_of_range",
        "place");
    row("poker", "no such word", R"("event":"staked","player":"ana","box":"side","amount":5)", "impossible",
        "box");
    row("poker", "one field too many", R"("event":"system_failed","player":"ana")", "unknown_field",
        "player");
    row("poker", "no digest", R"("event":"round_opened","commitment":"0f")", "impossible", "commitment");
    row("poker", "in a part",
        R"("event":"round_closed","seed":"abababababababababababababababababababababababababababababababab","outcome":{"cards":["Td",7]},"scripted":true)",
        "wrong_type", "outcome.cards");
    row("poker", "no rule", R"("event":"refused","do":"ante","reason":"not_now","rules":["q1"])",
        "impossible", "rules");
    row("poker", "no time", R"("event":"decision_opened","until":"soon")", "wrong_type", "until");
    row("poker", "no table ever lasts so long", R"("event":"decision_opened","until":1e300)", "out_of_range",
        "until");
    row("poker", "no settings",
        R"("event":"table_opened","players":[],"simulated":[],"rules_version":"pt-803-2015/1")", "missing",
        "settings");
    row("roulette", "no such number", R"("event":"number_drawn","pocket":"37")", "impossible", "pocket");
    row("roulette", "no such spot",
        R"("event":"staked","player":"ana","chance":"split","numbers":["1","36"],"amount":5,"act":1)",
        "impossible", "");
    row("roulette", "a number twice",
        R"("event":"staked","player":"ana","chance":"split","numbers":["1","1"],"amount":5,"act":1)",
        "impossible", "numbers");
    row("roulette", "no such group",
        R"("event":"staked","player":"ana","chance":"split","numbers":["1","2"],"amount":5,"group":{"neighbours":"1","chips":4},"act":1)",
        "impossible", "group");
    row("roulette", "in a part",
        R"("event":"settled","player":"ana","staked":1,"returned":0,"voided":false,"stakes":[{"chance":"straight","numbers":["1"],"amount":1}])",
        "missing", "stakes.returned");
    row("roulette", "two numbers of one round",
        R"("event":"round_closed","seed":"abababababababababababababababababababababababababababababababab","outcome":{"pockets":["1","2"]},"scripted":true)",
        "impossible", "outcome.pockets");
    row("bingo", "no such number", R"("event":"number_marked","player":"ana","number":91)", "out_of_range",
        "number");
    row("bingo", "a card of another shape", R"("event":"card_sold","player":"ana","card":1,"rows":[[1,2,3]])",
        "impossible", "rows");
    row("bingo", "no such member",
        R"("event":"prize_won","kind":"line","ball":9,"prize":5,"winners":[{"player":"crowd:x","card":1,"amount":5}],"odd":0)",
        "impossible", "winners.player");
    row("bingo", "no purchase",
        R"("event":"crowd_sold","first":1,"cards":1,"buyers":[[1,2,3]],"seed":"abababababababababababababababababababababababababababababababab")",
        "impossible", "buyers");
    row("bingo", "a byte too large", R"("event":"ball_drawn","number":9,"drawn":256,"left":0)",
        "out_of_range", "drawn");
}

void EventJsonTest::damageIsNamed() {
    QFETCH(const QByteArray, game);
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, fault);
    QFETCH(const QByteArray, path);
    const Json json = Json::parse(line.toStdString(), nullptr, false);
    forEachGame([&](const auto& one) {
        if (game == one.game) {
            const auto read = record::eventFrom(json, playerCalled, one.tables.front());
            QVERIFY(!read);
            QCOMPARE(QByteArray::fromStdString(std::string(name(read.error().fault))), fault);
            QCOMPARE(QByteArray::fromStdString(read.error().path), path);
        }
    });
}

void EventJsonTest::fieldsSayWhatTheyAre() {
    using namespace poker;
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

void EventJsonTest::everyKindHasASample() {
    forEachGame(
        []<class Event, class Command, class Settings>(const GameSamples<Event, Command, Settings>& game) {
            compareKinds<Event>(game.samples, game.eventNames);
        });
}

void EventJsonTest::onlyRulesOfTheRegisterAreNamed() {
    const QSet<QString> known = registeredRules();
    QVERIFY(!known.isEmpty());
    forEachGame([&](const auto& game) {
        for (const auto& settings : game.tables) {
            const auto check = [&](const auto& event) {
                for (const QString& id : ids(rulesOf(event, settings))) {
                    QVERIFY2(known.contains(id), qPrintable(id));
                }
            };
            for (const auto& sample : game.samples) {
                check(sample.event);
            }
            for (const auto& event : game.moreEvents(settings)) {
                check(event);
            }
        }
    });
}

// engine/docs/0030-citations-of-readings.md: events of a house that has chosen the other answer.
void EventJsonTest::choiceCitesItsReading_data() {
    QTest::addColumn<QStringList>("rules");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<bool>("isCited");
    poker::Settings table;
    table.systemFailure = poker::SystemFailureRule::void_all;
    table.burntCard = poker::BurntCard::face_down;
    table.foldedAntes = poker::FoldedAntes::paid;
    table.maximumBounds = poker::MaximumBounds::ante_and_bet;
    table.ranking.aceHighStraight = false;
    roulette::Settings wheel(roulette::RuleSet::casino);
    wheel.payment = roulette::PaymentOrder::by_chance;
    bingo::Settings room = of_bingo_json::kNinety;
    room.split = bingo::Split::by_card;
    room.rounding = bingo::Rounding::up;
    const auto row = [](const char* reading, bool isCited, const Rules& rules) {
        QTest::newRow(reading) << ids(rules) << QString::fromLatin1(reading) << isCited;
    };
    row("I-P33", true, rulesOf(poker::Event(poker::RoundVoid{}), table));
    poker::CardBurnt burnt{};
    burnt.faceUp = false;
    row("I-P19a", false, rulesOf(poker::Event(burnt), table));
    row("I-P26", false, rulesOfSetting(table, "folded_antes"));
    row("I-P16", false, rulesOfSetting(table, "maximum_bounds"));
    row("I-P8", false, rulesOfSetting(table, "ace_high_straight"));
    const roulette::Stake red{roulette::Layout::of(37).even(roulette::ChanceKind::red), {}, Money{1'000}};
    row("I-R30", true, rulesOf(roulette::Event(roulette::Paid{0, red, Money{1'000}, true}), wheel));
    bingo::SaleClosed sale{};
    sale.cards = 19;
    sale.sales = Money{1'843}; // 80 % is no whole cent
    row("I-B31", true, rulesOf(bingo::Event(sale), room));
    bingo::PrizeWon won{};
    won.kind = bingo::PrizeKind::line;
    won.winners.resize(1);
    won.odd = Money{1};
    row("I-B30", true, rulesOf(bingo::Event(won), room));
}

void EventJsonTest::choiceCitesItsReading() {
    QFETCH(const QStringList, rules);
    QFETCH(const QString, reading);
    QFETCH(const bool, isCited);
    QVERIFY(!rules.isEmpty());
    QVERIFY2(rules.contains(reading) == isCited, qPrintable(rules.join(u' ')));
}

void EventJsonTest::keysAreDifferent() {
    QStringList all;
    forEachGame([&](const auto& game) {
        for (const QStringList& keys : game.keys) {
            QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size());
            QVERIFY(!keys.contains(QString()));
            all += keys;
        }
    });
    for (const char* known : {"place_your_bets", "session_over", "double"}) {
        QVERIFY2(all.contains(QLatin1String(known)), known);
    }
}

MESAVIVA_TEST(EventJsonTest)
#include "tst_event_json.moc"
