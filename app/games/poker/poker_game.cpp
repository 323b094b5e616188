// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_game.h"

#include "app/core/events/event_faults.h"
#include "app/core/learn/lesson_session.h"
#include "app/core/learn/study_session.h"
#include "app/core/record/stored_name.h"
#include "app/core/table/observed_session.h"
#include "app/games/poker/learning_poker_session.h"
#include "app/games/poker/live_poker_session.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_picture.h"
#include "app/games/poker/poker_reader.h"
#include "app/games/poker/poker_sheet.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/poker/poker_tutor.h"
#include "app/games/poker/recorded_poker_session.h"
#include "app/games/poker/scenario_poker_session.h"
#include "app/games/poker/scene/poker_cloth.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/poker_faults.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <QCoreApplication>

namespace mesaviva::app {

PlayedRules playedRules(const poker::Settings& table) {
    return {QStringLiteral("pt-803-2015"),
            {{QStringLiteral("I-P8"), !table.ranking.aceHighStraight},
             {QStringLiteral("I-P33"), table.systemFailure == poker::SystemFailureRule::void_all}}};
}

PokerGame::PokerGame(const QString& file, QObject* parent)
    : HouseGame(QStringLiteral("poker"), QStringLiteral("Poker"), parent),
      m_lobby(file),
      m_preferences(file) {
    follow(m_lobby);
}

QString PokerGame::title() const { return PokerText::game(); }
QString PokerGame::detail() const { return tr("Five cards, one decision"); }

QList<HouseGame::Regulation> PokerGame::regulations() const {
    return {{QStringLiteral("pt-803-2015"), title()}};
}

QString PokerGame::seedText(unsigned /*places*/) const {
    return QCoreApplication::translate(
        "RoundProof",
        "A card is the remainder by the cards that are left, in the order 2c 2d 2h 2s … As; the last "
        "one left takes its place.");
}

qint64 PokerGame::allowance() const { return poker::Settings{}.allowance.cents; }

void PokerGame::addPictures(QQmlEngine& engine) const { scene::addPokerClothProvider(engine); }

bool PokerGame::plays(const TableModel& table) const { return qobject_cast<const PokerTableModel*>(&table); }

PlayedRules PokerGame::chosenRules() const { return playedRules(m_lobby.tableSettings()); }

// A live table, which is kept.
OpenedTable PokerGame::atTable(std::unique_ptr<LivePokerSession> tableSession, PlayedRules rules) const {
    if (record()) {
        tableSession->keepOn(*record());
    }
    return {std::make_unique<PokerTableModel>(std::move(tableSession)), std::move(rules)};
}

OpenedTable PokerGame::open(const LivePokerTable& table, bool observed) const {
    auto tableSession = observed ? std::make_unique<ObservedSession<LivePokerSession>>(table)
                                 : std::make_unique<LivePokerSession>(table);
    return atTable(std::move(tableSession), playedRules(table.settings));
}

OpenedTable PokerGame::openTable(Money wallet) {
    LivePokerTable table;
    table.settings = m_lobby.tableSettings();
    table.wallet = wallet;
    table.ownSeat = m_lobby.ownSeat();
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, false);
}

OpenedTable PokerGame::openObserved() {
    LivePokerTable table;
    table.settings = m_lobby.tableSettings();
    table.settings.seats = poker::kMostSeats;
    table.simulated = m_lobby.simulatedPlayers();
    return open(table, true);
}

OpenedTable PokerGame::openRecovered(const RecoveredSeat& seat) {
    const auto table = seat.table<record::PokerOnRecord>();
    if (!table || seat.own() != 0) {
        return {};
    }
    PlayedRules rules = playedRules(table->state.settings);
    OpenedTable opened = atTable(std::make_unique<LivePokerSession>(table), std::move(rules));
    dynamic_cast<PokerTableModel&>(*opened.table).setCutOff(seat.report().cutOff);
    return opened;
}

HouseGame::Opener PokerGame::openerLike(TableModel& table) {
    const auto& model = dynamic_cast<PokerTableModel&>(table);
    const poker::State& state = model.delivered();
    const PlayerId own = model.tableSession().ownPlayer();
    LivePokerTable like;
    like.settings = state.settings;
    like.ownSeat = own != kNobody ? state.players[own].seat : 0;
    like.simulated = simulatedAt(model.tableSession(), state.players);
    return [this, like, observed = table.isObserved()](Money wallet) mutable {
        like.wallet = wallet;
        return open(like, observed);
    };
}

QStringList PokerGame::summaryText(const SessionReport& report) const {
    QStringList hands;
    for (const QString& cards : report.cutOff) {
        hands.append(PokerText::cutOff(cards));
    }
    const auto count = static_cast<int>(hands.size());
    //: %1 the hands
    return hands.isEmpty() ? QStringList()
                           : QStringList(tr("Cut off %n time(s) before you had decided: %1", nullptr, count)
                                             .arg(hands.join(QStringLiteral(", "))));
}

OpenedTable PokerGame::openLearningTable() {
    LivePokerTable table;
    table.settings.individual = true;
    table.settings.seats = 1;
    table.settings.ranking = m_lobby.tableSettings().ranking;
    auto tableSession = std::make_unique<LearningPokerSession>(table);
    return {std::make_unique<PokerTableModel>(std::move(tableSession)), playedRules(table.settings)};
}

std::unique_ptr<Tutor> PokerGame::tutorOf(TableModel& table) const {
    return std::make_unique<PokerTutor>(dynamic_cast<PokerTableModel&>(table).tableSession());
}

OpenedTable PokerGame::openScenario(scenario::Scenario scenario, double speed) {
    auto tableSession = std::make_unique<ScenarioPokerSession>(std::move(scenario));
    PlayedRules rules = playedRules(tableSession->settings());
    return {std::make_unique<PokerTableModel>(std::move(tableSession), speed), std::move(rules)};
}

ScenarioDescription PokerGame::tell(scenario::Scenario scenario, const GoOn& goOn) const {
    return tellScenario<ScenarioPokerSession, PokerSession, PokerEventLog>(std::move(scenario), goOn);
}

RecordedOpener PokerGame::readRecorded(record::RecordReader& reader, const record::RoundId& round,
                                       const ReadingProgress& progress) {
    const auto recorded = readRecordedRound<poker::Game>(reader, round, progress);
    return !recorded ? RecordedOpener() : [recorded] {
        auto tableSession = std::make_unique<RecordedPokerSession>(std::move(*recorded));
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<PokerTableModel>(std::move(tableSession)), std::move(rules)};
    };
}

RecordedOpener PokerGame::readLesson(const LessonAtTable& lesson) {
    const auto played = playThrough<scenario::PokerRunner>(lesson);
    return !played ? RecordedOpener() : [played] {
        auto tableSession = std::make_unique<LessonSession<RecordedPokerSession>>(*played);
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<PokerTableModel>(std::move(tableSession)), std::move(rules)};
    };
}

RecordedOpener PokerGame::readStudied(const StudyAtTable& study) {
    const auto played = playStudied<scenario::PokerRunner>(study);
    return !played ? RecordedOpener() : [played] {
        auto tableSession = std::make_unique<StudySession<RecordedPokerSession>>(*played);
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<PokerTableModel>(std::move(tableSession)), std::move(rules)};
    };
}

std::unique_ptr<TableReader> PokerGame::readerOf(TableModel& table) const {
    return std::make_unique<PokerReader>(dynamic_cast<PokerTableModel&>(table));
}

std::unique_ptr<EventLog> PokerGame::eventLogOf(TableModel& table) const {
    return std::make_unique<TableEventLog<PokerSession, PokerEventLog>>(
        dynamic_cast<PokerTableModel&>(table).tableSession());
}

std::unique_ptr<TableFaults> PokerGame::faultsOf(TableModel& table) const {
    return std::make_unique<EventFaults<PokerTableModel, PokerEventLog, faults::PokerFaults>>(
        dynamic_cast<PokerTableModel&>(table));
}

std::optional<RoundSheetParts> PokerGame::recordedParts(record::RecordReader& reader,
                                                        const record::RoundId& round) const {
    const auto facts = readRoundFacts<record::PokerOnRecord>(reader, round);
    return facts ? std::optional(pokerSheetParts(*facts)) : std::nullopt;
}

QImage PokerGame::recordedPicture(record::RecordReader& reader, const record::RoundId& round,
                                  std::uint64_t upTo, const QString& player) const {
    const auto facts = readRoundFacts<record::PokerOnRecord>(reader, round, upTo);
    return facts ? pokerPicture(*facts, player) : QImage();
}

QString PokerGame::pictureText(const QString& player) const {
    //: %1 a player
    return player.isEmpty() ? tr("the dealer's cards and this player's")
                            : tr("the dealer's cards and those of %1").arg(nameOnSheet(player));
}

QString PokerGame::recordedResult(const QString& result) const {
    for (int i = 0; !poker::name(static_cast<poker::Combination>(i)).empty(); ++i) {
        const auto combination = static_cast<poker::Combination>(i);
        if (result == QLatin1String(poker::name(combination).data())) {
            return PokerText::combination(combination);
        }
    }
    return result == QLatin1String("ace_king")        ? tr("ace and king")
           : result == QLatin1String("not_qualified") ? tr("the dealer does not qualify")
                                                      : QString();
}

} // namespace mesaviva::app
