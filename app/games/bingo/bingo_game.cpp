// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_game.h"

#include "app/core/game/common_capabilities_impl.h"
#include "app/core/record/record_text.h"
#include "app/games/bingo/art/bingo_pictures.h"
#include "app/games/bingo/bingo_captions.h"
#include "app/games/bingo/bingo_description.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_reader.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_text.h"
#include "app/games/bingo/bingo_tutor.h"
#include "app/games/bingo/scene/bingo_cloth.h"
#include "engine/games/bingo/faults/bingo_faults.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

#include <QCoreApplication>

namespace mesaviva::app {

struct BingoTypes {
    using Owner = BingoGame;
    using Model = BingoTableModel;
    using Session = BingoSession;
    using ScenarioSession = ScenarioBingoSession;
    using RecordedSession = RecordedBingoSession;
    using Runner = scenario::BingoRunner;
    using Reader = BingoReader;
    using EventText = BingoEventLog;
    using Faults = faults::BingoFaults;
    static constexpr auto sheetParts = bingoSheetParts;
    static constexpr auto picture = bingoPicture;
};
template class CommonCapabilities<BingoTypes>;

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
    : TableGame(QStringLiteral("bingo"), QStringLiteral("Bingo"), parent),
      m_preferences(file),
      m_room(file),
      m_hall(customRoom(m_room), file),
      m_hallModel(m_hall) {
    connect(&m_room, &BingoLobbyModel::choicesChanged, this,
            [this] { m_hall.setCustomRoom(customRoom(m_room)); });
    follow(m_room);
}

void BingoGame::setLeftRoundEnded(std::function<void(const LeftRound&)> ended) {
    connect(&m_hall, &BingoHall::leftRoundEnded, this, std::move(ended));
}

OpenedTable BingoGame::openEarlier(TableModel& live, std::uint64_t round) {
    auto& room = dynamic_cast<BingoTableModel&>(live);
    std::unique_ptr<BingoTableModel> again = room.openReplay(round > 0 ? round : room.history()->roundAt(0));
    return again ? OpenedTable{std::move(again), playedRules(room.delivered().settings)} : OpenedTable();
}

QString BingoGame::title() const { return tr("Bingo"); }
QString BingoGame::detail() const { return tr("Four variants, a hall of rooms"); }

QList<TableGame::Regulation> BingoGame::regulations() const {
    return {{QStringLiteral("pt-425a-2015"), title()}};
}

QString BingoGame::seedText(unsigned places) const {
    //: %1 how many balls
    return QCoreApplication::translate("RoundProof",
                                       "The balls 1 to %1 in a row: each place, from the first on, is "
                                       "swapped with one from there on, chosen by the remainder.")
        .arg(places);
}

QString BingoGame::provenText() const {
    return QCoreApplication::translate("RoundProof",
                                       "The same: the seed alone decided which balls were drawn. The cards "
                                       "are not recomputed here; checking the round does that.");
}

qint64 BingoGame::allowance() const { return m_room.roomSettings().allowance.cents; }

void BingoGame::addPictures(QQmlEngine& engine) const {
    art::addBingoPictures(engine);
    scene::addBingoClothProvider(engine);
}

bool BingoGame::plays(const TableModel& table) const { return qobject_cast<const BingoTableModel*>(&table); }

PlayedRules BingoGame::chosenRules() const { return playedRules(m_room.roomSettings()); }

void BingoGame::setRecord(RecordKeeper* record) {
    TableGame::setRecord(record);
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

OpenedTable BingoGame::tableOf(std::unique_ptr<BingoSession> session, double speed) {
    PlayedRules rules = playedRules(session->settings());
    return {std::make_unique<BingoTableModel>(std::move(session), speed, &m_preferences), std::move(rules)};
}

OpenedTable BingoGame::openTable(Money wallet) {
    std::unique_ptr<BingoSession> session = m_hall.enter(m_hall.chosen(), wallet);
    return session ? tableOf(std::move(session)) : OpenedTable();
}

OpenedTable BingoGame::openObserved() {
    std::unique_ptr<BingoSession> session = m_hall.observe(m_hall.chosen());
    return session ? tableOf(std::move(session)) : OpenedTable();
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
SeatRecovery::Opener BingoGame::openerLike(TableModel& table) {
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
    return tableOf(std::make_unique<LearningBingoSession>(m_hall.plan(m_hall.chosen())));
}

std::unique_ptr<Tutor> BingoGame::tutorOf(TableModel& table) const {
    auto& room = dynamic_cast<BingoTableModel&>(table);
    return std::make_unique<BingoTutor>(room.tableSession(), room.shownSource());
}

void BingoGame::retranslateMore() { m_hallModel.retranslate(); }

std::vector<StandingOdds> BingoGame::standingOdds(TableModel& table) const {
    return BingoOdds::at(dynamic_cast<BingoTableModel&>(table));
}

QString BingoGame::pictureText(const QString& player) const {
    return player.isEmpty() ? tr("the last ball drawn, and those before it")
                            //: %1 a player
                            : tr("the fullest card of %1, and the last balls drawn").arg(nameOnSheet(player));
}

QString BingoGame::resultText(const QString& result) const {
    const int balls = result.toInt();
    return balls > 0 ? tr("%n ball(s)", nullptr, balls) : QString();
}

QString BingoGame::ownText(const QString& own) const {
    const QStringList words = own.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) {
        return {};
    }
    const QString cards = BingoText::cards(words.front().toInt());
    QStringList prizes;
    for (std::size_t i = 0; i < bingo::kPrizeKinds; ++i) {
        const auto kind = static_cast<bingo::PrizeKind>(i);
        if (words.contains(QLatin1String(bingo::name(kind).data()))) {
            prizes.append(BingoText::prizeInside(kind));
        }
    }
    //: %1 a number of cards, %2 the prizes that they have won
    return prizes.isEmpty() ? cards : tr("%1: %2").arg(cards, prizes.join(QStringLiteral(", ")));
}

QString BingoGame::countText(const QString& key) const {
    for (std::size_t i = 0; i < bingo::kPrizeKinds; ++i) {
        const auto kind = static_cast<bingo::PrizeKind>(i);
        if (key == QLatin1String(bingo::name(kind).data())) {
            return BingoText::prize(kind);
        }
    }
    return tr("Cards bought");
}

} // namespace mesaviva::app
