// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_game.h"

#include "app/core/events/event_faults.h"
#include "app/core/learn/lesson_session.h"
#include "app/core/learn/study_session.h"
#include "app/core/record/stored_name.h"
#include "app/core/table/observed_session.h"
#include "app/core/text/amount_unit.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/learning_roulette_session.h"
#include "app/games/roulette/live_roulette_session.h"
#include "app/games/roulette/recorded_roulette_session.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_odds.h"
#include "app/games/roulette/roulette_picture.h"
#include "app/games/roulette/roulette_reader.h"
#include "app/games/roulette/roulette_sheet.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/games/roulette/roulette_tutor.h"
#include "app/games/roulette/scenario_roulette_session.h"
#include "app/games/roulette/scene/roulette_cloth.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/games/roulette/roulette_faults.h"
#include "engine/games/roulette/scenario/roulette_runner.h"

#include <QCoreApplication>

namespace mesaviva::app {

PlayedRules playedRules(const roulette::Settings& table) {
    const auto sector = roulette::ChanceKind::sector9;
    const bool sectorless = table.terms(sector).known.value && !offers(table, sector);
    return {textOf(name(table.rules)),
            {{QStringLiteral("I-O7b"), table.seriesShortcut},
             {QStringLiteral("I-R30"), table.payment == roulette::PaymentOrder::by_chance},
             {QStringLiteral("I-M6"), sectorless}}};
}

RouletteGame::RouletteGame(const QString& file, QObject* parent)
    : HouseGame(QStringLiteral("roulette"), QStringLiteral("Roulette"), parent),
      m_lobby(file),
      m_preferences(file) {
    follow(m_lobby);
}

QString RouletteGame::title() const { return RouletteNames::game(); }
QString RouletteGame::detail() const { return tr("One wheel, three rulebooks"); }

QList<HouseGame::Regulation> RouletteGame::regulations() const {
    QList<Regulation> list;
    for (const roulette::RuleSet rules : roulette::kAllRuleSets) {
        //: %1 a regulation
        list.append(Regulation{textOf(name(rules)), tr("Roulette, %1").arg(RouletteNames::rules(rules))});
    }
    return list;
}

QString RouletteGame::seedText(unsigned places) const {
    //: %1 how many pockets
    return QCoreApplication::translate(
               "RoundProof",
               "A pocket is the remainder of the next number by %1; those from its largest multiple "
               "on are passed over.")
        .arg(places);
}

qint64 RouletteGame::allowance() const { return m_lobby.tableSettings().allowance.cents; }

void RouletteGame::addPictures(QQmlEngine& engine) const { scene::addRouletteClothProvider(engine); }

bool RouletteGame::plays(const TableModel& table) const {
    return qobject_cast<const RouletteTableModel*>(&table);
}

PlayedRules RouletteGame::chosenRules() const { return playedRules(m_lobby.tableSettings()); }

LiveRouletteTable RouletteGame::chosenTable() const {
    LiveRouletteTable table;
    table.settings = m_lobby.tableSettings();
    if (m_lobby.isChipValueOffered()) {
        table.chipValue = Money{m_lobby.chipValue()};
    }
    return table;
}

// A live table, which is kept, and goes on from what is kept of earlier ones.
OpenedTable RouletteGame::atTable(std::unique_ptr<LiveRouletteSession> tableSession,
                                  PlayedRules rules) const {
    if (record()) {
        tableSession->keepOn(*record());
    }
    auto table = std::make_unique<RouletteTableModel>(std::move(tableSession));
    if (record()) {
        table->lookBack(*record());
    }
    return {std::move(table), std::move(rules)};
}

OpenedTable RouletteGame::open(const LiveRouletteTable& table, bool observed) const {
    auto tableSession = observed ? std::make_unique<ObservedSession<LiveRouletteSession>>(table)
                                 : std::make_unique<LiveRouletteSession>(table);
    return atTable(std::move(tableSession), playedRules(table.settings));
}

OpenedTable RouletteGame::openTable(Money wallet) {
    LiveRouletteTable table = chosenTable();
    table.wallet = wallet;
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, false);
}

OpenedTable RouletteGame::openObserved() {
    LiveRouletteTable table = chosenTable();
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, true);
}

OpenedTable RouletteGame::openRecovered(const RecoveredSeat& seat) {
    const auto table = seat.table<record::RouletteOnRecord>();
    if (!table || seat.own() != 0) {
        return {};
    }
    PlayedRules rules = playedRules(table->state.settings);
    return atTable(std::make_unique<LiveRouletteSession>(table), std::move(rules));
}

HouseGame::Opener RouletteGame::openerLike(TableModel& table) {
    const auto& model = dynamic_cast<RouletteTableModel&>(table);
    LiveRouletteTable like;
    like.settings = model.delivered().settings;
    like.chipValue = model.tableSession().chipValueRequest();
    like.simulated = simulatedAt(model.tableSession(), model.delivered().players);
    return [this, like, observed = table.isObserved()](Money wallet) mutable {
        like.wallet = wallet;
        return open(like, observed);
    };
}

// By the regulation that is chosen; the player launches the ball where that lets a player do so (O15).
OpenedTable RouletteGame::openLearningTable() {
    LiveRouletteTable table = chosenTable();
    table.settings.individual = table.settings.regulation().wheel.individual.value;
    auto tableSession = std::make_unique<LearningRouletteSession>(table);
    return {std::make_unique<RouletteTableModel>(std::move(tableSession)), playedRules(table.settings)};
}

std::unique_ptr<Tutor> RouletteGame::tutorOf(TableModel& table) const {
    return std::make_unique<RouletteTutor>(dynamic_cast<RouletteTableModel&>(table).tableSession());
}

OpenedTable RouletteGame::openScenario(scenario::Scenario scenario, double speed) {
    auto tableSession = std::make_unique<ScenarioRouletteSession>(std::move(scenario));
    PlayedRules rules = playedRules(tableSession->settings());
    return {std::make_unique<RouletteTableModel>(std::move(tableSession), speed), std::move(rules)};
}

ScenarioDescription RouletteGame::tell(scenario::Scenario scenario, const GoOn& goOn) const {
    const AmountsAt there(placeOfRules(scenario.rules));
    return tellScenario<ScenarioRouletteSession, RouletteSession, RouletteEventLog>(std::move(scenario),
                                                                                    goOn);
}

RecordedOpener RouletteGame::readRecorded(record::RecordReader& reader, const record::RoundId& round,
                                          const ReadingProgress& progress) {
    const auto recorded = readRecordedRound<roulette::Game>(reader, round, progress);
    return !recorded ? RecordedOpener() : [recorded] {
        auto tableSession = std::make_unique<RecordedRouletteSession>(std::move(*recorded));
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<RouletteTableModel>(std::move(tableSession)), std::move(rules)};
    };
}

RecordedOpener RouletteGame::readLesson(const LessonAtTable& lesson) {
    const auto played = playThrough<scenario::RouletteRunner>(lesson);
    return !played ? RecordedOpener() : [played] {
        auto tableSession = std::make_unique<LessonSession<RecordedRouletteSession>>(*played);
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<RouletteTableModel>(std::move(tableSession)), std::move(rules)};
    };
}

std::vector<StandingOdds> RouletteGame::standingOdds(TableModel& table) const {
    return RouletteOdds::at(dynamic_cast<RouletteTableModel&>(table));
}

RecordedOpener RouletteGame::readStudied(const StudyAtTable& study) {
    const auto played = playStudied<scenario::RouletteRunner>(study);
    return !played ? RecordedOpener() : [played] {
        auto tableSession = std::make_unique<StudySession<RecordedRouletteSession>>(*played);
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<RouletteTableModel>(std::move(tableSession)), std::move(rules)};
    };
}

std::unique_ptr<TableReader> RouletteGame::readerOf(TableModel& table) const {
    return std::make_unique<RouletteReader>(dynamic_cast<RouletteTableModel&>(table));
}

std::unique_ptr<EventLog> RouletteGame::eventLogOf(TableModel& table) const {
    return std::make_unique<TableEventLog<RouletteSession, RouletteEventLog>>(
        dynamic_cast<RouletteTableModel&>(table).tableSession());
}

std::unique_ptr<TableFaults> RouletteGame::faultsOf(TableModel& table) const {
    return std::make_unique<EventFaults<RouletteTableModel, RouletteEventLog, faults::RouletteFaults>>(
        dynamic_cast<RouletteTableModel&>(table));
}

std::optional<RoundSheetParts> RouletteGame::recordedParts(record::RecordReader& reader,
                                                           const record::RoundId& round) const {
    const auto facts = readRoundFacts<record::RouletteOnRecord>(reader, round);
    return facts ? std::optional(rouletteSheetParts(*facts)) : std::nullopt;
}

QImage RouletteGame::recordedPicture(record::RecordReader& reader, const record::RoundId& round,
                                     std::uint64_t upTo, const QString& player) const {
    const auto facts = readRoundFacts<record::RouletteOnRecord>(reader, round, upTo);
    return facts ? roulettePicture(*facts, player) : QImage();
}

QString RouletteGame::pictureText(const QString& player) const {
    return player.isEmpty() ? tr("the number, and its neighbours on the wheel")
                            //: %1 a player
                            : tr("the stakes of %1, and the number").arg(nameOnSheet(player));
}

QString RouletteGame::recordedResult(const QString& result) const {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(result.toStdString());
    return pocket ? RouletteNames::pocket(*pocket) : QString();
}

} // namespace mesaviva::app
