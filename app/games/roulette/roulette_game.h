// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/record/roulette_on_record.h"
#endif

#include "app/core/events/game_figures.h"
#include "app/core/game/common_capabilities.h"
#include "app/core/game/table_game.h"
#include "app/core/learn/tutor.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/record/round_sheet.h"
#include "app/core/table/table_capabilities.h"
#include "app/games/roulette/roulette_lobby_model.h"

#include <QImage>

#include <memory>

namespace mesaviva::app {

class LiveRouletteSession;
class RouletteSession;
struct LiveRouletteTable;
struct RouletteTypes;

/// Roulette with one wheel head, under each of its regulations.
class RouletteGame : public mesaviva::app::TableGame,
                     public CommonCapabilities<RouletteTypes>,
                     public LearningTables,
                     public SeatRecovery,
                     public TableOdds,
                     public SeedExplanation {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the registry has all games")
    Q_PROPERTY(mesaviva::app::RouletteLobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(mesaviva::app::RoulettePreferences* preferences READ preferences CONSTANT)

public:
    /// `file` is the INI file for settings; empty: the user's own.
    explicit RouletteGame(const QString& file = {}, QObject* parent = nullptr);

    /// The player's choices in the lobby.
    RouletteLobbyModel* lobby() { return &m_lobby; }
    RoulettePreferences* preferences() { return &m_preferences; }

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

    OpenedTable openLearningTable() override;
    std::unique_ptr<Tutor> tutorOf(TableModel& table) const override;
    std::vector<StandingOdds> standingOdds(TableModel& table) const override;
    QString seedText(unsigned places) const override;

    QString pictureText(const QString& player) const override;
    QString resultText(const QString& result) const override;
    QStringList repertoire(const QString& player) const override;

    /// The table of a session that is not live, with its rules.
    OpenedTable tableOf(std::unique_ptr<RouletteSession> session, double speed = 1.0) const;

private:
    LiveRouletteTable chosenTable() const;
    OpenedTable liveTable(std::unique_ptr<LiveRouletteSession> session, PlayedRules rules) const;
    OpenedTable open(const LiveRouletteTable& table, bool observed) const;

    RouletteLobbyModel m_lobby;
    RoulettePreferences m_preferences;
};

/// The rules of a table with these settings.
PlayedRules playedRules(const roulette::Settings& table);

extern template class CommonCapabilities<RouletteTypes>; // roulette_game.cpp

/// The sheet of a round of roulette, stake by stake.
RoundSheetParts rouletteSheetParts(const RoundFacts<record::RouletteOnRecord>& facts);

/// A small picture of a round: the number drawn between its neighbours on the wheel or, if `of` names a
/// player, the layout with that player's stakes and the number. Thread-safe.
QImage roulettePicture(const RoundFacts<record::RouletteOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
