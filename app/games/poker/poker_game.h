// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/house_game.h"
#include "app/games/poker/poker_lobby_model.h"
#include "app/games/poker/poker_preferences.h"

#include <memory>

namespace mesaviva::app {

class LivePokerSession;
struct LivePokerTable;

/// Póquer sem descarte.
class PokerGame : public mesaviva::app::HouseGame {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of the house's")
    Q_PROPERTY(mesaviva::app::PokerLobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerPreferences* preferences READ preferences CONSTANT)

public:
    /// `file` is the INI file to remember in; empty: the user's own.
    explicit PokerGame(const QString& file = {}, QObject* parent = nullptr);

    /// What the player has chosen.
    PokerLobbyModel* lobby() { return &m_lobby; }
    PokerPreferences* preferences() { return &m_preferences; }

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
    QStringList summaryText(const SessionReport& report) const override;
    OpenedTable openLearningTable() override;
    std::unique_ptr<Tutor> tutorOf(TableModel& table) const override;
    bool hasTutor() const override { return true; }
    OpenedTable openScenario(scenario::Scenario scenario, double speed) override;
    ScenarioDescription tell(scenario::Scenario scenario, const GoOn& goOn) const override;
    RecordedOpener readRecorded(record::RecordReader& reader, const record::RoundId& round,
                                const ReadingProgress& progress) override;
    RecordedOpener readLesson(const LessonAtTable& lesson) override;
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
    OpenedTable atTable(std::unique_ptr<LivePokerSession> tableSession, PlayedRules rules) const;
    OpenedTable open(const LivePokerTable& table, bool observed) const;

    PokerLobbyModel m_lobby;
    PokerPreferences m_preferences;
};

/// What the rulebook shows for such a table.
PlayedRules playedRules(const poker::Settings& table);

} // namespace mesaviva::app
