// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/record/bingo_on_record.h"
#endif

#include "app/core/events/game_figures.h"
#include "app/core/game/common_capabilities.h"
#include "app/core/game/table_game.h"
#include "app/core/learn/tutor.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/record/round_sheet.h"
#include "app/core/record/session_report.h"
#include "app/core/table/table_capabilities.h"
#include "app/games/bingo/bingo_hall.h"
#include "app/games/bingo/bingo_hall_model.h"
#include "app/games/bingo/bingo_lobby_model.h"
#include "app/games/bingo/bingo_table_model.h"

#include <QImage>

#include <map>
#include <memory>

namespace mesaviva::app {

struct BingoTypes;

/// Bingo, in a hall of rooms, one of which is the player's own.
class BingoGame : public mesaviva::app::TableGame,
                  public CommonCapabilities<BingoTypes>,
                  public RememberedRounds,
                  public LearningTables,
                  public LeftRounds,
                  public SeatRecovery,
                  public SessionSummaryText,
                  public TableOdds,
                  public SeedExplanation {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the registry has all games")
    Q_PROPERTY(mesaviva::app::BingoLobbyModel* room READ room CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoHallModel* hall READ hall CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoPreferences* preferences READ preferences CONSTANT)

public:
    /// `file` is the INI file for settings; empty: the user's own.
    explicit BingoGame(const QString& file = {}, QObject* parent = nullptr);

    /// The player's own room.
    BingoLobbyModel* room() { return &m_room; }
    /// All rooms; the one chosen here is the table that opens.
    BingoHallModel* hall() { return &m_hallModel; }
    BingoPreferences* preferences() { return &m_preferences; }

    QString title() const override;
    QString detail() const override;
    QList<Regulation> regulations() const override;
    qint64 allowance() const override;
    void addPictures(QQmlEngine& engine) const override;
    bool plays(const TableModel& table) const override;
    PlayedRules chosenRules() const override;
    OpenedTable openTable(Money wallet) override;
    OpenedTable openObserved() override;
    void setRecord(RecordKeeper* record) override;

    bool resumesSession() const override { return false; }
    OpenedTable openRecovered(const RecoveredSeat& seat) override;
    Opener openerLike(TableModel& table) override;
    QString leftTable() const override;
    void chooseLeftTable() override;
    void finishLeftRounds() override { m_hall.finishRounds(); }
    void setLeftRoundEnded(std::function<void(const LeftRound&)> ended) override;
    OpenedTable openEarlier(TableModel& live, std::uint64_t round) override;
    QStringList summaryText(const SessionReport& report) const override;

    OpenedTable openLearningTable() override;
    std::unique_ptr<Tutor> tutorOf(TableModel& table) const override;
    std::vector<StandingOdds> standingOdds(TableModel& table) const override;
    QString seedText(unsigned places) const override;
    QString provenText() const override;

    QString pictureText(const QString& player) const override;
    QString resultText(const QString& result) const override;
    QString ownText(const QString& own) const override;
    QString countText(const QString& key) const override;
    QStringList repertoire(const QString& player) const override;

    /// The table of a session, with its rules.
    OpenedTable tableOf(std::unique_ptr<BingoSession> session, double speed = 1.0);

protected:
    void retranslateMore() override;

private:
    BingoPreferences m_preferences;
    BingoLobbyModel m_room;
    BingoHall m_hall;
    BingoHallModel m_hallModel;
};

/// The rules of a room with these settings.
PlayedRules playedRules(const bingo::Settings& room);

extern template class CommonCapabilities<BingoTypes>; // bingo_game.cpp

/// The cards that have won. The events don't contain those of simulated players.
template <>
struct SheetExtras<record::BingoOnRecord> {
    std::map<bingo::CardNumber, bingo::Card> winning;

    void see(const bingo::State& state, const bingo::Event& event) {
        if (const auto* const won = std::get_if<bingo::PrizeWon>(&event)) {
            for (const bingo::Winner& winner : won->winners) {
                winning.emplace(winner.card, state.book.card(winner.card));
            }
        }
    }
};

/// The sheet of a round of bingo: balls in order, prizes and their balls, winning cards, sales.
RoundSheetParts bingoSheetParts(const RoundFacts<record::BingoOnRecord>& facts);

/// A small picture of a round: the last balls drawn and, if `of` names a player with cards, that player's
/// fullest card. Thread-safe.
QImage bingoPicture(const RoundFacts<record::BingoOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
