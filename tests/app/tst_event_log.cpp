// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/cli/sentences/scenario_commands.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/scenario/scenario.h"
#include "patience.h"
#endif

#include "app/core/events/event_log.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/setting_text.h"
#include "app/core/game/game_registry.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/texts.h"
#include "app/desks/inspect/table/table_inspector.h"
#include "leaping_ticks.h"
#include "recorded_scenarios.h"

#include <QAbstractItemModelTester>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <chrono>
#include <functional>
#include <sstream>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

constexpr std::size_t kFar = 150'000;

// Up to the last one, the first with an empty name behind it.
std::vector<CommonReason> allCommonReasons() {
    std::vector<CommonReason> reasons;
    for (int i = 0; i <= static_cast<int>(CommonReason::impossible_outcome); ++i) {
        reasons.push_back(static_cast<CommonReason>(i));
    }
    return reasons;
}

std::string pathOf(const QString& name) {
    return (QStringLiteral(MESAVIVA_SCENARIOS "/") + name).toStdString();
}

// The same file with a seed, if it has none: random results are the same each time.
QString seeded(const QString& name, const QTemporaryDir& folder) {
    QFile file(QString::fromStdString(pathOf(name)));
    if (!file.open(QFile::ReadOnly)) {
        return {};
    }
    QJsonObject scenario = QJsonDocument::fromJson(file.readAll()).object();
    QJsonObject outcome = scenario[QLatin1String("outcome")].toObject();
    if (!outcome.contains(QLatin1String("seed"))) {
        outcome.insert(QStringLiteral("seed"), QString(64, u'7'));
    }
    scenario.insert(QStringLiteral("outcome"), outcome);
    QFile copy(folder.filePath(QFileInfo(name).fileName()));
    return copy.open(QFile::WriteOnly) && copy.write(QJsonDocument(scenario).toJson()) > 0 ? copy.fileName()
                                                                                           : QString();
}

// Events as `mesaviva run` prints them.
QList<QJsonObject> printed(const std::string& path) {
    std::ostringstream out;
    std::ostringstream err;
    app::runCommand(path, out, err);
    QList<QJsonObject> events;
    for (const QByteArray& line : QByteArray::fromStdString(out.str()).split('\n')) {
        if (!line.isEmpty()) {
            events.append(QJsonDocument::fromJson(line).object());
        }
    }
    return events;
}

// The event log of a scenario that was played to its end, with its table.
struct Played {
    std::unique_ptr<TableSession> tableSession;
    std::unique_ptr<EventLog> eventLog;
};

template <class SessionType, class Shown, class Words>
Played play(scenario::Scenario scenario) {
    auto tableSession = std::make_unique<SessionType>(std::move(scenario));
    auto eventLog = std::make_unique<TableEventLog<Shown, Words>>(*tableSession);
    while (!tableSession->isScenarioOver() && tableSession->nextDue()) {
        tableSession->advanceTo(*tableSession->nextDue());
    }
    return {std::move(tableSession), std::move(eventLog)};
}

Played played(const std::string& path) {
    auto read = scenario::load(path);
    if (!read) {
        qFatal("%s", app::englishText(read.error()).c_str());
    }
    const std::string_view game = read->game();
    if (game == "poker") {
        return play<ScenarioPokerSession, PokerSession, PokerEventLog>(std::move(*read));
    }
    return game == "roulette"
               ? play<ScenarioRouletteSession, RouletteSession, RouletteEventLog>(std::move(*read))
               : play<ScenarioBingoSession, BingoSession, BingoEventLog>(std::move(*read));
}

// Far more events than an event log stores, each made on request.
class ManyEvents final : public EventLog {
public:
    std::span<const std::string_view> kinds() const override {
        static constexpr std::string_view kKinds[] = {"staked", "refused"};
        return kKinds;
    }
    std::size_t first() const override { return m_first; }
    std::size_t end() const override { return m_end; }
    Head head(std::size_t row) const override {
        const bool refused = row % 1000 == 999;
        return {row + 1,
                kTableOpened + Duration(static_cast<std::int64_t>(row)),
                1,
                refused ? 1U : 0U,
                static_cast<PlayerId>(row % 7),
                refused ? Rules{"P13a"_rule, "P44"_rule} : Rules{"P26"_rule}};
    }
    QString words(std::size_t row) const override { return QStringLiteral("Sequência %1").arg(row); }
    std::vector<record::Field> fields(std::size_t) const override { return {}; }
    std::vector<HighlightedPlace> places(std::size_t row) const override {
        return {{HighlightKind::Player, static_cast<int>(row % 7)}};
    }
    QString nameOf(PlayerId player) const override { return QStringLiteral("J%1").arg(player); }
    bool isLive() const override { return live; }

    // Moves a replay forwards or back.
    void show(std::size_t count) {
        m_end += count;
        notify(Change::advanced);
    }
    void take(std::size_t count) {
        m_end -= count;
        notify(Change::rewound);
    }

    void come(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            if (m_end - m_first >= kMost) {
                m_first += kMost / 10;
                notify(Change::dropped);
            }
            ++m_end;
            notify(Change::appended);
        }
    }

    bool live = true;

private:
    std::size_t m_first = 0;
    std::size_t m_end = 0;
};

// A table that opens, and nothing else.
class OpeningEvent final : public EventLog {
public:
    std::span<const std::string_view> kinds() const override {
        static constexpr std::string_view kKinds[] = {"table_opened"};
        return kKinds;
    }
    std::size_t first() const override { return 0; }
    std::size_t end() const override { return m_end; }
    Head head(std::size_t) const override { return {1, kTableOpened, 0, 0, kNobody, Rules{"R2a"_rule}}; }
    QString words(std::size_t) const override { return {}; }
    std::vector<record::Field> fields(std::size_t) const override {
        record::Field rules{.name = "rules", .kind = FieldKind::list};
        for (const char* rule : {"R2a", "R9"}) {
            rules.parts.push_back({.name = {}, .kind = FieldKind::rule, .value = std::string(rule)});
        }
        return {rules};
    }
    QString nameOf(PlayerId) const override { return {}; }
    bool isLive() const override { return false; }

    void come() {
        m_end = 1;
        notify(Change::appended);
    }

private:
    std::size_t m_end = 0;
};

} // namespace

class TestEventLog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("en")); }

    void eventLogIsWhatIsPrinted_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : test::shippedScenarios()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    // Event by event: number, time, kind, rules and field names.
    void eventLogIsWhatIsPrinted() {
        QFETCH(const QString, name);
        const QTemporaryDir folder;
        const std::string path = seeded(name, folder).toStdString();
        QVERIFY(!path.empty());
        const Played eventLog = played(path);
        const QList<QJsonObject> events = printed(path);
        QCOMPARE(eventLog.eventLog->end(), static_cast<std::size_t>(events.size()));
        for (qsizetype i = 0; i < events.size(); ++i) {
            const auto row = static_cast<std::size_t>(i);
            const EventLog::Head head = eventLog.eventLog->head(row);
            QCOMPARE(static_cast<double>(head.seq), events[i]["seq"].toDouble());
            const QString kind = textOf(eventLog.eventLog->kinds()[head.kind]);
            QCOMPARE(kind, events[i]["event"].toString());
            QCOMPARE(std::chrono::duration<double>(head.at.time_since_epoch()).count(),
                     events[i]["t"].toDouble());
            QStringList rules;
            for (const QJsonValue& rule : events[i]["rules"].toArray()) {
                rules.append(rule.toString());
            }
            QCOMPARE(textsOf(head.rules), kind == "table_opened" ? textsOf(head.rules) : rules);
            QStringList names;
            for (const record::Field& field : eventLog.eventLog->fields(row)) {
                names.append(QString::fromStdString(field.name));
            }
            // A correction is shown in addition and is not a field of the event.
            if (const auto correction = eventLog.eventLog->correction(row)) {
                for (const auto& [label, part] : CorrectionText::parts(*correction)) {
                    QVERIFY2(!label.isEmpty() && !part.isEmpty(), qPrintable(kind));
                }
                QVERIFY2(eventLog.eventLog->words(row).contains(CorrectionText::sentence(*correction)),
                         qPrintable(eventLog.eventLog->words(row)));
            } else {
                QVERIFY2(!QStringList({"round_void", "spin_void", "stake_restored", "stakes_restored",
                                       "ball_changed"})
                              .contains(kind),
                         qPrintable(kind));
            }
            if (kind == "refused") {
                const QString words = eventLog.eventLog->words(row);
                QVERIFY2(words.contains(QLatin1String("Allowed: ")) && !words.endsWith(QLatin1String(": ")),
                         qPrintable(words));
            }
            names.sort();
            QStringList keys = events[i].keys();
            // The crowd's cards are printed where a file asks for it.
            keys.removeAll(QStringLiteral("sold"));
            keys.sort();
            QCOMPARE(names, keys);
            QVERIFY2(EventLogText::kind(eventLog.eventLog->kinds()[head.kind]) != kind, qPrintable(kind));
        }
    }

    // A refusal says what would have been allowed.
    void refusalSaysWhatWouldDo_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("P16 limits of the ante") << "poker/limits_of_the_ante.json"
                                                << "5.00";
        QTest::newRow("R34 maximum") << "roulette/casino_maximum_of_each_chance.json"
                                     << "There is room for";
    }

    void refusalSaysWhatWouldDo() {
        QFETCH(const QString, name);
        QFETCH(const QString, words);
        const Played eventLog = played(pathOf(name));
        QStringList told;
        for (std::size_t row = 0; row < eventLog.eventLog->end(); ++row) {
            if (eventLog.eventLog->kinds()[eventLog.eventLog->head(row).kind] == "refused") {
                told.append(eventLog.eventLog->words(row));
            }
        }
        QVERIFY(!told.isEmpty());
        QVERIFY2(told.join(u'|').contains(words), qPrintable(told.join(u'|')));
    }

    // For every reason of every game, whatever the command, and in both languages.
    void everyRefusalSaysWhatWouldDo_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt") << "pt";
        QTest::newRow("en") << "en";
    }

    void everyRefusalSaysWhatWouldDo() {
        QFETCH(const QString, language);
        m_language.setCode(language);
        QSet<QString> said;
        const auto check = [&](const QString& allowed, std::string_view action, std::string_view reason) {
            QVERIFY2(!allowed.trimmed().isEmpty() && !allowed.contains(u'%'),
                     qPrintable(QStringLiteral("%1 %2").arg(textOf(action), textOf(reason))));
            said.insert(allowed);
        };
        const auto ofGame = [&]<class Refusal>(auto lastAction, const Refusal& amounts, const auto& reasons,
                                               const auto& words) {
            using Action = decltype(lastAction);
            for (int action = 0; action <= static_cast<int>(lastAction); ++action) {
                for (const auto& reason : reasons) {
                    for (const bool hasAmounts : {false, true}) {
                        Refusal refusal = hasAmounts ? amounts : Refusal();
                        refusal.reason = reason;
                        check(words(static_cast<Action>(action), refusal), name(static_cast<Action>(action)),
                              name(refusal.reason));
                    }
                }
            }
        };
        const std::vector<CommonReason> common = allCommonReasons();
        poker::Refusal ante{CommonReason::not_now, {}, Money{500}, Money{400}, Money{600}};
        ofGame(poker::Action::other, ante, common, [](poker::Action action, const poker::Refusal& refusal) {
            return PokerAllowed::of(action, refusal);
        });
        roulette::Refusal stake{CommonReason::not_now, {}, Money{500}, Money{400}, Money{600}};
        std::vector<roulette::RefusalReason> wheel(common.begin(), common.end());
        for (int own = 0; own <= static_cast<int>(roulette::OwnReason::not_whole_chips); ++own) {
            wheel.emplace_back(static_cast<roulette::OwnReason>(own));
        }
        for (const roulette::RefusalCause cause : roulette::RefusalCause::all()) {
            ofGame(roulette::Action::other, stake, wheel,
                   [&](roulette::Action action, roulette::Refusal refusal) {
                       refusal.cause = cause;
                       return RouletteAllowed::of(action, refusal);
                   });
        }
        bingo::Refusal card{CommonReason::not_now, {}, Money{5}, Money{4}, Money{6}};
        std::vector<bingo::RefusalReason> room(common.begin(), common.end());
        for (int own = 0; own <= static_cast<int>(bingo::OwnReason::not_on_card); ++own) {
            room.emplace_back(static_cast<bingo::OwnReason>(own));
        }
        ofGame(bingo::Action::other, card, room, [](bingo::Action action, const bingo::Refusal& refusal) {
            return BingoAllowed::of(action, refusal, bingo::Settings());
        });
        QVERIFY(said.size() > 30);
        m_language.setCode(QStringLiteral("en"));
    }

    // P19b, P27: the event log hides from a player what the table hides, until the round closes: cards, and
    // the names of hands that are not turned over.
    void faceDownCardsStayHidden() {
        LivePokerTable table;
        table.simulated = 3;
        table.seeds = derivedSeeds(Seed{});
        LivePokerSession tableSession(table);
        const TableEventLog<PokerSession, PokerEventLog> eventLog(tableSession);
        const auto down = [&](std::size_t row) {
            const auto fields = eventLog.fields(row);
            const auto up = std::ranges::find(fields, "face_up", &record::Field::name);
            return eventLog.kinds()[eventLog.head(row).kind] == "card_dealt" && up != fields.end() &&
                   !std::get<bool>(up->value);
        };
        const auto card = [&](std::size_t row) {
            const auto fields = eventLog.fields(row);
            return std::get<std::string>(std::ranges::find(fields, "card", &record::Field::name)->value);
        };
        const auto isNamed = [&](std::size_t row) {
            const auto fields = eventLog.fields(row);
            const auto verdict = std::ranges::find(fields, "verdict", &record::Field::name);
            return verdict != fields.end() &&
                   (std::get<std::string>(verdict->value) == "folded" ||
                    std::get<std::string>(verdict->value) == "dealer_not_qualified") &&
                   std::ranges::find(fields, "combination", &record::Field::name) != fields.end();
        };
        std::size_t seen = 0;
        int hidden = 0;
        while (tableSession.source().round() < 2) {
            tableSession.advanceTo(tableSession.nextDue().value());
            for (; seen < eventLog.end(); ++seen) {
                const bool isOthers = eventLog.head(seen).player != tableSession.ownPlayer();
                QVERIFY(tableSession.source().round() > 1 || !isOthers || !isNamed(seen));
                if (tableSession.source().round() == 1 && down(seen)) {
                    ++hidden;
                    QCOMPARE(card(seen), EventLogText::hidden().toStdString());
                    QVERIFY(eventLog.words(seen).endsWith("face down."));
                }
            }
        }
        QVERIFY(hidden > 8);
        int open = 0;
        for (std::size_t row = 0; row < eventLog.end(); ++row) {
            if (eventLog.head(row).round == 1 && down(row)) {
                ++open;
                QCOMPARE(card(row).size(), std::size_t(2));
            }
        }
        QCOMPARE(open, hidden);
    }

    // New events are appended without a reset, and the oldest are removed, however long it runs.
    void manyEventsAreBounded() {
        auto owned = std::make_unique<ManyEvents>();
        ManyEvents& events = *owned;
        EventLogModel eventLog;
        const QAbstractItemModelTester tester(&eventLog,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        eventLog.follow(std::move(owned));
        const QSignalSpy resets(&eventLog, &EventLogModel::modelReset);
        events.come(100'000);
        eventLog.finish();
        QCOMPARE(eventLog.rowCount(), 100'000);
        QCOMPARE(eventLog.index(99'999, 0).data(EventLogModel::SeqRole).toDouble(), 100'000.0);
        events.come(kFar - 100'000);
        eventLog.finish();
        QVERIFY(eventLog.rowCount() <= static_cast<int>(EventLog::kMost));
        QVERIFY(eventLog.rowCount() > static_cast<int>(EventLog::kMost * 8 / 10));
        QCOMPARE(eventLog.total(), eventLog.rowCount());
        QCOMPARE(eventLog.index(eventLog.rowCount() - 1, 0).data(EventLogModel::SeqRole).toDouble(),
                 double(kFar));
        QCOMPARE(resets.count(), 0);
    }

    // The event log of a table has the same limit.
    void eventLogOfATableIsBounded() {
        LivePokerTable table;
        table.simulated = 6;
        table.seeds = derivedSeeds(Seed{});
        LivePokerSession tableSession(table);
        const TableEventLog<PokerSession, PokerEventLog> eventLog(tableSession);
        while (eventLog.first() == 0) {
            tableSession.advanceTo(tableSession.nextDue().value());
        }
        QCOMPARE(eventLog.first(), EventLog::kMost / 10);
        QVERIFY(eventLog.end() - eventLog.first() <= EventLog::kMost);
        QCOMPARE(eventLog.head(eventLog.first()).seq, std::uint64_t(EventLog::kMost / 10 + 1));
    }

    // Its memory is bounded, too: after 400 rounds it has the newest ones only.
    void eventLogIsBoundedByBytes() {
        constexpr std::size_t kBytes = 200'000;
        LiveRouletteTable table;
        table.simulated = 4;
        table.seeds = derivedSeeds(Seed{});
        table.sits = false; // who stakes nothing would be asked to leave
        LiveRouletteSession tableSession(table);
        const TableEventLog<RouletteSession, RouletteEventLog> eventLog(tableSession, kBytes);
        while (tableSession.fullSource().round() < 400) {
            tableSession.advanceTo(tableSession.nextDue().value());
            QVERIFY((eventLog.end() - eventLog.first()) * sizeof(Recorded<roulette::Event>) <= kBytes);
        }
        QVERIFY(eventLog.first() > 0);
        QVERIFY(eventLog.head(eventLog.first()).round > 300);
        QCOMPARE(eventLog.head(eventLog.end() - 1).seq, std::uint64_t(eventLog.end()));
    }

    void filterLetsThrough_data() {
        QTest::addColumn<QString>("search");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("player");
        QTest::addColumn<int>("rows");
        QTest::newRow("all") << "" << 0 << 0 << 3000;
        QTest::newRow("P26 by its number") << "p26" << 0 << 0 << 2997;
        QTest::newRow("P13 by one of its parts") << "P13" << 0 << 0 << 3;
        QTest::newRow("P44 by its number") << "P44" << 0 << 0 << 3;
        QTest::newRow("P2 is not P26") << "P2" << 0 << 0 << 0;
        QTest::newRow("words without accents") << "sequencia 2999" << 0 << 0 << 1;
        QTest::newRow("words and a rule") << "sequencia P13" << 0 << 0 << 3;
        QTest::newRow("a kind") << "" << 2 << 0 << 3;
        QTest::newRow("a player") << "" << 0 << 1 << 429;
    }

    void filterLetsThrough() {
        QFETCH(const QString, search);
        QFETCH(const int, kind);
        QFETCH(const int, player);
        QFETCH(const int, rows);
        auto events = std::make_unique<ManyEvents>();
        events->come(3000);
        EventLogModel eventLog;
        eventLog.follow(std::move(events));
        eventLog.finish();
        eventLog.setSearch(search);
        eventLog.setKind(kind);
        eventLog.setPlayer(player);
        eventLog.finish();
        QCOMPARE(eventLog.rowCount(), rows);
        eventLog.clearFilter();
        eventLog.finish();
        QCOMPARE(eventLog.rowCount(), 3000);
    }

    void stopComesOnce_data() {
        QTest::addColumn<int>("stop");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<double>("seq");
        QTest::newRow("at a refusal") << 1 << "" << 1000.0;
        QTest::newRow("at a kind") << 3 << "" << 1000.0;
        QTest::newRow("at P13 by a part of it") << 0 << "p13" << 1000.0;
        QTest::newRow("at P26") << 0 << "P26" << 1.0;
        QTest::newRow("never: no rule") << 0 << "pass" << -1.0;
        QTest::newRow("never") << 0 << "" << -1.0;
    }

    void stopComesOnce() {
        QFETCH(const int, stop);
        QFETCH(const QString, rule);
        QFETCH(const double, seq);
        auto owned = std::make_unique<ManyEvents>();
        ManyEvents& events = *owned;
        events.live = false;
        EventLogModel eventLog;
        eventLog.follow(std::move(owned));
        eventLog.setStop(stop);
        eventLog.setStopRule(rule);
        const QSignalSpy stops(&eventLog, &EventLogModel::stopWanted);
        events.come(2500);
        QCOMPARE(stops.count(), seq < 0 ? 0 : 1);
        if (seq > 0) {
            QCOMPARE(stops[0][0].toDouble(), seq);
            eventLog.goOn();
            QCOMPARE(eventLog.index(eventLog.stoppedRow(), 0).data(EventLogModel::SeqRole).toDouble(), seq);
            QVERIFY(!eventLog.stoppedText().isEmpty());
            events.come(1000);
            QCOMPARE(stops.count(), 2);
        }
    }

    // A stop at an unknown rule would never come, and would suggest that the rule does not act.
    void stopAtNoRuleIsRefused() {
        EventLogModel eventLog;
        for (const char* rule : {"P99", "O33", "R341", "M3.2.9", "P26 P27", "rule"}) {
            eventLog.setStopRule(QString::fromLatin1(rule));
            QVERIFY2(!eventLog.stopRuleError().isEmpty(), rule);
        }
        for (const char* rule : {"", "P26", "p19", "M3.2.1", "m6", "I-P33"}) {
            eventLog.setStopRule(QString::fromLatin1(rule));
            QVERIFY2(eventLog.stopRuleError().isEmpty(), rule);
        }
    }

    // Moving a replay makes nothing happen: no stop, no rule that acts; a replayed event acts only once.
    void whatIsShownDoesNotHappen() {
        auto owned = std::make_unique<ManyEvents>();
        ManyEvents& events = *owned;
        EventLogModel eventLog;
        const QAbstractItemModelTester tester(&eventLog,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::size_t acted = 0;
        eventLog.setListener([&](const EventLog::Head&, const QStringList&) { ++acted; });
        eventLog.follow(std::move(owned));
        eventLog.setStopRule(QStringLiteral("P26"));
        const QSignalSpy stops(&eventLog, &EventLogModel::stopWanted);
        events.show(500);
        eventLog.finish();
        QCOMPARE(eventLog.rowCount(), 500);
        QCOMPARE(acted, std::size_t(0));
        QCOMPARE(stops.count(), 0);
        events.take(400);
        events.come(3);
        QCOMPARE(acted, std::size_t(3));
        QCOMPARE(stops.count(), 1);
        events.take(3);
        events.come(4);
        eventLog.finish();
        QCOMPARE(eventLog.rowCount(), 104);
        QCOMPARE(acted, std::size_t(4));
    }

    // A scenario's table stops at the moment of the event, not later.
    void scenarioStopsAtARule() {
        const GameRegistry games(m_folder.filePath("none.ini"));
        auto read = scenario::load(pathOf("poker/folded.json"));
        const auto& inspection = *games.of(*read).as<InspectableTables>();
        auto tableSession = std::make_unique<ScenarioPokerSession>(std::move(*read));
        const auto* const at = tableSession.get();
        PokerTableModel table(std::move(tableSession),
                              app::Pace{1.0, std::make_unique<test::LeapingTicks>()});
        TableInspector desk;
        desk.setOpen(true);
        desk.follow(&table, [&] { return inspection.eventLogOf(table); });
        desk.eventLog()->setStopRule("P30");
        QTRY_VERIFY(table.isPaused());
        QTRY_VERIFY(desk.eventLog()->stoppedRow() >= 0);
        const QModelIndex stopped = desk.eventLog()->index(desk.eventLog()->stoppedRow(), 0);
        QVERIFY(stopped.data(EventLogModel::RulesRole).toStringList().contains("P30"));
        QCOMPARE(EventLogText::moment(at->now()), stopped.data(EventLogModel::TimeRole).toString());
        QVERIFY(!table.isScenarioOver());
        table.setPaused(false);
        QTRY_VERIFY(table.isScenarioOver());
        desk.follow(nullptr, {});
    }

    // A table's opening applies the rules behind its settings: more rules than other events have.
    void openingCarriesOutTheSettings() {
        const QString name = QStringLiteral("roulette/casino_zero_gives_half_back.json");
        Played table = played(pathOf(name));
        EventLogModel eventLog;
        QStringList told;
        eventLog.setListener([&](const EventLog::Head& head, const QStringList& rules) {
            told = head.seq == 1 ? rules : told;
        });
        eventLog.follow(std::move(table.eventLog));
        QStringList expected;
        for (const QJsonValue& rule : printed(pathOf(name)).first()["rules"].toArray()) {
            expected.append(rule.toString());
        }
        QVERIFY(expected.size() > 9);
        QCOMPARE(told, expected);
        // It is shown with all of them, found by each, and stops the table at each.
        eventLog.finish();
        QCOMPARE(eventLog.index(0, 0).data(EventLogModel::RulesRole).toStringList(), expected);
        for (const QString& rule : expected) {
            eventLog.setSearch(rule);
            eventLog.finish();
            QVERIFY2(eventLog.rowCount() > 0 && eventLog.seqOf(0) == 1, qPrintable(rule));
        }
        eventLog.setSearch(QStringLiteral("P26"));
        eventLog.finish();
        QCOMPARE(eventLog.rowCount(), 0);
        eventLog.follow(nullptr);
    }

    // A rule that only the settings apply stops a table that opens with the log visible.
    void openingStopsAtItsRules() {
        auto owned = std::make_unique<OpeningEvent>();
        OpeningEvent& events = *owned;
        EventLogModel eventLog;
        eventLog.follow(std::move(owned));
        eventLog.setStopRule(QStringLiteral("R9"));
        const QSignalSpy stops(&eventLog, &EventLogModel::stopWanted);
        events.come();
        QCOMPARE(stops.count(), 1);
        QCOMPARE(stops[0][0].toDouble(), 1.0);
    }

    // Playing the same again keeps the stops; another table starts without them.
    void stopsStayWhereTheSameIsPlayed() {
        const auto events = [] { return std::make_unique<ManyEvents>(); };
        EventLogModel eventLog;
        eventLog.follow(events(), QStringLiteral("a story"));
        eventLog.setStop(1);
        eventLog.setStopRule(QStringLiteral("P26"));
        eventLog.follow(nullptr, {}); // the lobby in between
        QCOMPARE(eventLog.stop(), 0);
        auto again = events();
        ManyEvents& played = *again;
        eventLog.follow(std::move(again), QStringLiteral("a story"));
        QCOMPARE(eventLog.stop(), 1);
        QCOMPARE(eventLog.stopRule(), QStringLiteral("P26"));
        const QSignalSpy stops(&eventLog, &EventLogModel::stopWanted);
        played.come(1);
        QCOMPARE(stops.count(), 1);
        eventLog.follow(events(), QStringLiteral("another"));
        QCOMPARE(eventLog.stop(), 0);
        QCOMPARE(eventLog.stopRule(), QString());
        eventLog.follow(events());
        eventLog.setStop(1);
        eventLog.follow(events()); // it is unknown whether it is the same
        QCOMPARE(eventLog.stop(), 0);
    }

    // Each setting of a table and each choice has a name.
    void settingsHaveWords_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt") << "pt";
        QTest::newRow("en") << "en";
    }

    void settingsHaveWords() {
        QFETCH(const QString, language);
        m_language.setCode(language);
        QSet<QString> seen;
        QString game;
        const std::function<void(const QString&, const QJsonObject&)> check = [&](const QString& path,
                                                                                  const QJsonObject& object) {
            for (auto part = object.constBegin(); part != object.constEnd(); ++part) {
                const QString inner = path.isEmpty() ? part.key() : path + u'.' + part.key();
                if (part.value().isObject()) {
                    check(inner, part.value().toObject());
                }
                const bool isWhole = part.value().isObject() && inner == QLatin1String("idle");
                QVERIFY2(isWhole || SettingText::name(game, inner) != inner, qPrintable(inner));
                const QString text = part.value().toString();
                const bool isName = inner == QLatin1String("room");
                QVERIFY2(language == QLatin1String("en") || text.isEmpty() || isName ||
                             SettingText::value(game, inner, text) != text,
                         qPrintable(inner + u' ' + text));
                seen.insert(inner);
            }
        };
        for (const QString& key : test::gameKeys()) {
            game = key;
            for (const QString& file : test::scenariosOf(game)) {
                const QList<QJsonObject> events = printed(pathOf(game + u'/' + file));
                check({}, events.value(0)["settings"].toObject());
            }
        }
        for (const char* key :
             {"minimum", "minimum.red", "prizes.line", "jackpot.base", "closing", "split"}) {
            QVERIFY2(seen.contains(QLatin1String(key)), key);
        }
        const bool isPt = language == QLatin1String("pt");
        const QString roulette = QStringLiteral("roulette");
        QCOMPARE(SettingText::change(roulette, {"minimum.red", "100", "250"}),
                 isPt ? QStringLiteral("Mínimo em Encarnado: %1 → %2")
                            .arg(amountText(Money{100}), amountText(Money{250}))
                      : QStringLiteral("Minimum on Red: %1 → %2")
                            .arg(amountText(Money{100}), amountText(Money{250})));
        QCOMPARE(SettingText::value(roulette, QStringLiteral("double_layout"), QStringLiteral("true")),
                 isPt ? QStringLiteral("sim") : QStringLiteral("yes"));
        QCOMPARE(SettingText::value(roulette, QStringLiteral("player_maximum"), QString()),
                 QStringLiteral("–"));
        m_language.setCode(QStringLiteral("en"));
    }

    // Every event has places on the cloth, exactly those that the event names.
    void everyEventHasItsPlaces_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");  // of event
        QTest::addColumn<int>("place");     // the first highlight
        QTest::addColumn<QString>("field"); // whose value is the place's number, or its part
        QTest::addColumn<bool>("isPart");
        QTest::newRow("seat") << "poker/folded.json"
                              << "player_sat" << int(HighlightKind::Player) << "seat" << false;
        QTest::newRow("card") << "poker/folded.json"
                              << "card_dealt" << int(HighlightKind::Card) << "place" << true;
        QTest::newRow("box") << "poker/folded.json"
                             << "staked" << int(HighlightKind::Ante) << "" << false;
        QTest::newRow("stake") << "roulette/online_pays_even_chances.json"
                               << "staked" << int(HighlightKind::Stake) << "" << false;
        QTest::newRow("number") << "roulette/online_pays_even_chances.json"
                                << "number_drawn" << int(HighlightKind::Pocket) << "pocket" << false;
        QTest::newRow("ball") << "bingo/90_line_jackpot.json"
                              << "ball_drawn" << int(HighlightKind::Ball) << "number" << false;
        QTest::newRow("prize") << "bingo/90_line_jackpot.json"
                               << "prize_won" << int(HighlightKind::Prize) << "" << false;
    }

    void everyEventHasItsPlaces() {
        QFETCH(const QString, name);
        QFETCH(const QString, kind);
        QFETCH(const int, place);
        QFETCH(const QString, field);
        QFETCH(const bool, isPart);
        const Played eventLog = played(pathOf(name));
        int seen = 0;
        for (std::size_t row = 0; row < eventLog.eventLog->end(); ++row) {
            const auto places = eventLog.eventLog->places(row);
            const auto key = textOf(eventLog.eventLog->kinds()[eventLog.eventLog->head(row).kind]);
            QVERIFY2(!places.empty(), qPrintable(key));
            if (key != kind) {
                continue;
            }
            ++seen;
            QCOMPARE(places.front().kind, place);
            const auto fields = eventLog.eventLog->fields(row);
            const auto named = std::ranges::find(fields, field.toStdString(), &record::Field::name);
            QCOMPARE(named != fields.end(), !field.isEmpty());
            if (named != fields.end()) {
                QCOMPARE(QString::number(isPart ? places.front().part : places.front().number),
                         EventLogText::value(*named));
            }
        }
        QVERIFY(seen > 0);
    }

    // The highlight is cleared by the next event, by a step forwards or back, and with the table.
    void lightGoesOut_data() {
        QTest::addColumn<int>("how");
        int how = 0;
        for (const char* name : {"next event", "step", "step back", "put out", "another table"}) {
            QTest::newRow(name) << how++;
        }
    }

    void lightGoesOut() {
        QFETCH(const int, how);
        auto owned = std::make_unique<ManyEvents>();
        ManyEvents& events = *owned;
        EventLogModel eventLog;
        eventLog.follow(std::move(owned));
        events.come(20);
        eventLog.finish();
        eventLog.highlight(99);
        QVERIFY(!eventLog.clothHighlight()->isHighlighted());
        eventLog.highlight(9);
        QCOMPARE(eventLog.clothHighlight()->numbersOf(HighlightKind::Player), QList<int>{2});
        const QSignalSpy changed(eventLog.clothHighlight(), &ClothHighlight::changed);
        switch (how) {
        case 0: events.come(1); break;
        case 1: events.show(1); break;
        case 2: events.take(1); break;
        case 3: eventLog.clothHighlight()->putOut(); break;
        default: eventLog.follow(nullptr); break;
        }
        QVERIFY(!eventLog.clothHighlight()->isHighlighted());
        QCOMPARE(changed.count(), 1);
    }

    // A table that is not inspected has no event log.
    void closedDeskTracesNothing() {
        auto read = scenario::load(pathOf("poker/folded.json"));
        PokerTableModel table(std::make_unique<ScenarioPokerSession>(std::move(*read)),
                              app::Pace{1.0, std::make_unique<test::LeapingTicks>()});
        TableInspector desk;
        int made = 0;
        desk.follow(&table, [&] {
            ++made;
            return std::make_unique<TableEventLog<PokerSession, PokerEventLog>>(table.tableSession());
        });
        QCOMPARE(made, 0);
        desk.setOpen(true);
        QCOMPARE(made, 1);
        QVERIFY(desk.eventLog()->isFollowing());
        desk.setOpen(false);
        QVERIFY(!desk.eventLog()->isFollowing());
        desk.follow(nullptr, {});
    }

private:
    Language m_language;
    QTemporaryDir m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestEventLog)
#include "tst_event_log.moc"
