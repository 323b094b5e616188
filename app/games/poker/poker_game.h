// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/poker/record/poker_on_record.h"
#endif

#include "app/core/game/common_capabilities.h"
#include "app/core/game/table_game.h"
#include "app/core/learn/tutor.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/record/round_sheet.h"
#include "app/core/record/session_report.h"
#include "app/core/table/table_capabilities.h"
#include "app/games/poker/poker_lobby_model.h"
#include "app/games/poker/poker_session.h"

#include <QImage>

#include <memory>

namespace mesaviva::app {

class LivePokerSession;
struct LivePokerTable;
struct PokerTypes;

/// Póquer sem descarte.
class PokerGame : public mesaviva::app::TableGame,
                  public CommonCapabilities<PokerTypes>,
                  public LearningTables,
                  public SeatRecovery,
                  public SessionSummaryText,
                  public SeedExplanation {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the registry has all games")
    Q_PROPERTY(mesaviva::app::PokerLobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerPreferences* preferences READ preferences CONSTANT)

public:
    /// `file` is the INI file for settings; empty: the user's own.
    explicit PokerGame(const QString& file = {}, QObject* parent = nullptr);

    /// The player's choices in the lobby.
    PokerLobbyModel* lobby() { return &m_lobby; }
    PokerPreferences* preferences() { return &m_preferences; }

    QString title() const override;
    QString detail() const override;
    QList<Regulation> regulations() const override;
    qint64 allowance() const override;
    void addPictures(QQmlEngine& engine) const override;
    bool plays(const TableModel& table) const override;
    PlayedRules chosenRules() const override;
    OpenedTable openTable(Money wallet) override;
    OpenedTable openObserved() override;

    OpenedTable openRecovered(const RecoveredSeat& seat) override;
    Opener openerLike(TableModel& table) override;
    QStringList summaryText(const SessionReport& report) const override;

    OpenedTable openLearningTable() override;
    std::unique_ptr<Tutor> tutorOf(TableModel& table) const override;
    QString seedText(unsigned places) const override;

    QString pictureText(const QString& player) const override;
    QString resultText(const QString& result) const override;
    QString ownText(const QString& own) const override;
    QStringList repertoire(const QString& player) const override;

    /// The table of a session that is not live, with its rules.
    OpenedTable tableOf(std::unique_ptr<PokerSession> session, double speed = 1.0) const;

private:
    OpenedTable liveTable(std::unique_ptr<LivePokerSession> session, PlayedRules rules) const;
    OpenedTable open(const LivePokerTable& table, bool observed) const;

    PokerLobbyModel m_lobby;
    PokerPreferences m_preferences;
};

/// The rules of a table with these settings.
PlayedRules playedRules(const poker::Settings& table);

extern template class CommonCapabilities<PokerTypes>; // poker_game.cpp

/// The sheet of a round of póquer sem descarte, with all its cards. Face-down cards stay hidden while the
/// round runs.
RoundSheetParts pokerSheetParts(const RoundFacts<record::PokerOnRecord>& facts);

/// A small picture of a round: the dealer's cards above, the cards of player `of` below. Thread-safe.
QImage pokerPicture(const RoundFacts<record::PokerOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
