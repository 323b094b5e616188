// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_game.h"

#include "app/core/events/event_faults.h"
#include "app/core/learn/lesson_session.h"
#include "app/core/learn/study_session.h"
#include "app/core/record/stored_name.h"
#include "app/games/bingo/art/bingo_pictures.h"
#include "app/games/bingo/bingo_captions.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_odds.h"
#include "app/games/bingo/bingo_picture.h"
#include "app/games/bingo/bingo_reader.h"
#include "app/games/bingo/bingo_sheet.h"
#include "app/games/bingo/bingo_tutor.h"
#include "app/games/bingo/learning_bingo_session.h"
#include "app/games/bingo/recorded_bingo_session.h"
#include "app/games/bingo/scenario_bingo_session.h"
#include "app/games/bingo/scene/bingo_cloth.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/bingo_faults.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

#include <QCoreApplication>

namespace mesaviva::app {

PlayedRules playedRules(const bingo::Settings& room) {
    return {QStringLiteral("pt-425a-2015"),
            {{QStringLiteral("I-B71"), !room.freeCentre},
             {QStringLiteral("I-B31"), room.rounding == bingo::Rounding::up},
             {QStringLiteral("I-B30"), room.split == bingo::Split::by_card}}};
}

namespace {

// The room that the player's choices make, in which everybody else is simulated.
BingoRoomPlan customRoom(const BingoLobbyModel& room) {
    BingoRoomPlan plan;
    plan.key = QStringLiteral("custom");
    plan.settings = room.roomSettings();
    plan.members = static_cast<std::uint32_t>(room.crowd());
    return plan;
}

} // namespace

BingoGame::BingoGame(const QString& file, QObject* parent)
    : HouseGame(QStringLiteral("bingo"), QStringLiteral("Bingo"), parent),
      m_preferences(file),
      m_room(file),
      m_hall(customRoom(m_room), file),
      m_hallModel(m_hall) {
    connect(&m_room, &BingoLobbyModel::choicesChanged, this,
            [this] { m_hall.setCustomRoom(customRoom(m_room)); });
    connect(&m_hall, &BingoHall::leftRoundEnded, this, &HouseGame::leftRoundEnded);
    follow(m_room);
}

OpenedTable BingoGame::openEarlier(TableModel& live, std::uint64_t round) {
    auto& room = dynamic_cast<BingoTableModel&>(live);
    std::unique_ptr<BingoTableModel> again = room.openReplay(round > 0 ? round : room.history()->roundAt(0));
    return again ? OpenedTable{std::move(again), playedRules(room.delivered().settings)} : OpenedTable();
}

QString BingoGame::title() const { return tr("Bingo"); }
QString BingoGame::detail() const { return tr("Four variants, a hall of rooms"); }

QList<HouseGame::Regulation> BingoGame::regulations() const {
    return {{QStringLiteral("pt-425a-2015"), title()}};
}

QString BingoGame::seedText(unsigned places) const {
    //: %1 how many balls
    return QCoreApplication::translate(
               "RoundProof",
               "The balls 1 to %1 in a row: each place, from the first on, changes with one from there on, "
               "by the remainder.")
        .arg(places);
}

QString BingoGame::provenText() const {
    return QCoreApplication::translate(
        "RoundProof", "The same: nothing but the seed has decided which balls came. The cards are not "
                      "made again here; checking the round does that.");
}

qint64 BingoGame::allowance() const { return m_room.roomSettings().allowance.cents; }

void BingoGame::addPictures(QQmlEngine& engine) const {
    art::addBingoPictures(engine);
    scene::addBingoClothProvider(engine);
}

bool BingoGame::plays(const TableModel& table) const { return qobject_cast<const BingoTableModel*>(&table); }

PlayedRules BingoGame::chosenRules() const { return playedRules(m_room.roomSettings()); }

void BingoGame::setRecord(RecordKeeper* record) {
    HouseGame::setRecord(record);
    m_hall.setRecord(record);
}

QString BingoGame::leftTable() const {
    const std::optional<int> row = m_hall.leftRow();
    return row ? m_hall.room(*row).name() : QString();
}

void BingoGame::chooseLeftTable() {
    if (const std::optional<int> row = m_hall.leftRow()) {
        m_hallModel.setChosen(*row);
    }
}

OpenedTable BingoGame::openTable(Money wallet) {
    std::unique_ptr<BingoSession> tableSession = m_hall.enter(m_hall.chosen(), wallet);
    if (!tableSession) {
        return {};
    }
    PlayedRules rules = playedRules(tableSession->settings());
    return {std::make_unique<BingoTableModel>(std::move(tableSession), 1.0, &m_preferences),
            std::move(rules)};
}

OpenedTable BingoGame::openObserved() {
    std::unique_ptr<BingoSession> tableSession = m_hall.observe(m_hall.chosen());
    if (!tableSession) {
        return {};
    }
    PlayedRules rules = playedRules(tableSession->settings());
    return {std::make_unique<BingoTableModel>(std::move(tableSession), 1.0, &m_preferences),
            std::move(rules)};
}

// A room goes on by itself: this player comes into it again.
OpenedTable BingoGame::openRecovered(const RecoveredSeat& seat) {
    const auto table = seat.table<record::BingoOnRecord>();
    const auto row = table ? m_hall.rowOf(QString::fromStdString(table->state.settings.room)) : std::nullopt;
    if (!row) {
        return {};
    }
    m_hallModel.setChosen(*row);
    return openTable(seat.wallet());
}

// The room itself, which goes on.
HouseGame::Opener BingoGame::openerLike(TableModel& table) {
    const bingo::Settings& settings = dynamic_cast<BingoTableModel&>(table).delivered().settings;
    const auto row = m_hall.rowOf(QString::fromStdString(settings.room));
    return [this, row, observed = table.isObserved()](Money wallet) {
        if (!row) {
            return OpenedTable();
        }
        m_hallModel.setChosen(*row);
        return observed ? openObserved() : openTable(wallet);
    };
}

QStringList BingoGame::summaryText(const SessionReport& report) const {
    bingo::Summary summary;
    for (std::size_t i = 0; i < summary.prizes.size() && i < static_cast<std::size_t>(report.prizes.size());
         ++i) {
        summary.prizes[i] = Money{report.prizes[static_cast<qsizetype>(i)]};
    }
    summary.refunded = Money{report.refunded};
    return QStringList{tr("Cards bought: %1").arg(report.cards)} + BingoCaptions::prizesOf(summary);
}

// The room that is chosen in the hall, with nobody in it yet.
OpenedTable BingoGame::openLearningTable() {
    auto tableSession = std::make_unique<LearningBingoSession>(m_hall.plan(m_hall.chosen()));
    PlayedRules rules = playedRules(tableSession->settings());
    return {std::make_unique<BingoTableModel>(std::move(tableSession), 1.0, &m_preferences),
            std::move(rules)};
}

std::unique_ptr<Tutor> BingoGame::tutorOf(TableModel& table) const {
    auto& room = dynamic_cast<BingoTableModel&>(table);
    return std::make_unique<BingoTutor>(room.tableSession(), room.told());
}

OpenedTable BingoGame::openScenario(scenario::Scenario scenario, double speed) {
    auto tableSession = std::make_unique<ScenarioBingoSession>(std::move(scenario));
    PlayedRules rules = playedRules(tableSession->settings());
    return {std::make_unique<BingoTableModel>(std::move(tableSession), speed, &m_preferences),
            std::move(rules)};
}

void BingoGame::retranslateMore() { m_hallModel.retranslate(); }

ScenarioDescription BingoGame::tell(scenario::Scenario scenario, const GoOn& goOn) const {
    return tellScenario<ScenarioBingoSession, BingoSession, BingoEventLog>(std::move(scenario), goOn);
}

RecordedOpener BingoGame::readRecorded(record::RecordReader& reader, const record::RoundId& round,
                                       const ReadingProgress& progress) {
    const auto recorded = readRecordedRound<bingo::Game>(reader, round, progress);
    return !recorded ? RecordedOpener() : [this, recorded] {
        auto tableSession = std::make_unique<RecordedBingoSession>(std::move(*recorded));
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<BingoTableModel>(std::move(tableSession), 1.0, &m_preferences),
                           std::move(rules)};
    };
}

RecordedOpener BingoGame::readLesson(const LessonAtTable& lesson) {
    const auto played = playThrough<scenario::BingoRunner>(lesson);
    return !played ? RecordedOpener() : [this, played] {
        auto tableSession = std::make_unique<LessonSession<RecordedBingoSession>>(*played);
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<BingoTableModel>(std::move(tableSession), 1.0, &m_preferences),
                           std::move(rules)};
    };
}

std::vector<StandingOdds> BingoGame::standingOdds(TableModel& table) const {
    return BingoOdds::at(dynamic_cast<BingoTableModel&>(table));
}

RecordedOpener BingoGame::readStudied(const StudyAtTable& study) {
    const auto played = playStudied<scenario::BingoRunner>(study);
    return !played ? RecordedOpener() : [this, played] {
        auto tableSession = std::make_unique<StudySession<RecordedBingoSession>>(*played);
        PlayedRules rules = playedRules(tableSession->settings());
        return OpenedTable{std::make_unique<BingoTableModel>(std::move(tableSession), 1.0, &m_preferences),
                           std::move(rules)};
    };
}

std::unique_ptr<TableReader> BingoGame::readerOf(TableModel& table) const {
    return std::make_unique<BingoReader>(dynamic_cast<BingoTableModel&>(table));
}

std::unique_ptr<EventLog> BingoGame::eventLogOf(TableModel& table) const {
    return std::make_unique<TableEventLog<BingoSession, BingoEventLog>>(
        dynamic_cast<BingoTableModel&>(table).tableSession());
}

std::unique_ptr<TableFaults> BingoGame::faultsOf(TableModel& table) const {
    return std::make_unique<EventFaults<BingoTableModel, BingoEventLog, faults::BingoFaults>>(
        dynamic_cast<BingoTableModel&>(table));
}

std::optional<RoundSheetParts> BingoGame::recordedParts(record::RecordReader& reader,
                                                        const record::RoundId& round) const {
    const auto facts = readRoundFacts<record::BingoOnRecord>(reader, round);
    return facts ? std::optional(bingoSheetParts(*facts)) : std::nullopt;
}

QImage BingoGame::recordedPicture(record::RecordReader& reader, const record::RoundId& round,
                                  std::uint64_t upTo, const QString& player) const {
    const auto facts = readRoundFacts<record::BingoOnRecord>(reader, round, upTo);
    return facts ? bingoPicture(*facts, player) : QImage();
}

QString BingoGame::pictureText(const QString& player) const {
    return player.isEmpty()
               ? tr("the ball that was drawn last, and those before it")
               //: %1 a player
               : tr("the fullest card of %1, and the balls that were drawn last").arg(nameOnSheet(player));
}

QString BingoGame::recordedResult(const QString& result) const {
    const int balls = result.toInt();
    return balls > 0 ? tr("%n ball(s)", nullptr, balls) : QString();
}

} // namespace mesaviva::app
