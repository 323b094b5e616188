// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/house_game.h"
#include "app/games/roulette/roulette_lobby_model.h"
#include "app/games/roulette/roulette_preferences.h"

#include <memory>

namespace mesaviva::app {

class LiveRouletteSession;
struct LiveRouletteTable;

/// Roleta americana, by three regulations.
class RouletteGame : public mesaviva::app::HouseGame {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of the house's")
    Q_PROPERTY(mesaviva::app::RouletteLobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(mesaviva::app::RoulettePreferences* preferences READ preferences CONSTANT)

public:
    /// `file` is the INI file to remember in; empty: the user's own.
    explicit RouletteGame(const QString& file = {}, QObject* parent = nullptr);

    /// What the player has chosen.
    RouletteLobbyModel* lobby() { return &m_lobby; }
    RoulettePreferences* preferences() { return &m_preferences; }

    QString title() const override;
    QString detail() const override;
    QList<Regulation> regulations() const override;
    QString seedText(unsigned places) const override;
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
    bool hasTutor() const override { return true; }
    OpenedTable openScenario(scenario::Scenario scenario, double speed) override;
    ScenarioDescription tell(scenario::Scenario scenario, const GoOn& goOn) const override;
    RecordedOpener readRecorded(record::RecordReader& reader, const record::RoundId& round,
                                const ReadingProgress& progress) override;
    RecordedOpener readLesson(const LessonAtTable& lesson) override;
    std::vector<StandingOdds> standingOdds(TableModel& table) const override;
    RecordedOpener readStudied(const StudyAtTable& study) override;
    std::optional<RoundSheetParts> recordedParts(record::RecordReader& reader,
                                                 const record::RoundId& round) const override;
    QImage recordedPicture(record::RecordReader& reader, const record::RoundId& round, std::uint64_t upTo,
                           const QString& player) const override;
    QString pictureText(const QString& player) const override;
    QString recordedResult(const QString& result) const override;
    std::unique_ptr<TableReader> readerOf(TableModel& table) const override;
    std::unique_ptr<EventLog> eventLogOf(TableModel& table) const override;
    std::unique_ptr<TableFaults> faultsOf(TableModel& table) const override;
    QStringList repertoire(const QString& player) const override;

private:
    LiveRouletteTable chosenTable() const;
    OpenedTable open(const LiveRouletteTable& table, bool observed) const;
    OpenedTable atTable(std::unique_ptr<LiveRouletteSession> tableSession, PlayedRules rules) const;

    RouletteLobbyModel m_lobby;
    RoulettePreferences m_preferences;
};

/// What the rulebook shows for such a table.
PlayedRules playedRules(const roulette::Settings& table);

} // namespace mesaviva::app
