// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/house_game.h"
#include "app/games/bingo/bingo_hall.h"
#include "app/games/bingo/bingo_hall_model.h"
#include "app/games/bingo/bingo_lobby_model.h"
#include "app/games/bingo/bingo_preferences.h"
#include "app/games/bingo/bingo_table_model.h"

#include <memory>

namespace mesaviva::app {

/// Bingo, in a hall of rooms of which one is the player's own.
class BingoGame : public mesaviva::app::HouseGame {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of the house's")
    Q_PROPERTY(mesaviva::app::BingoLobbyModel* room READ room CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoHallModel* hall READ hall CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoPreferences* preferences READ preferences CONSTANT)

public:
    /// `file` is the INI file to remember in; empty: the user's own.
    explicit BingoGame(const QString& file = {}, QObject* parent = nullptr);

    /// The player's own room.
    BingoLobbyModel* room() { return &m_room; }
    /// All rooms; the one that is chosen there is the table that opens.
    BingoHallModel* hall() { return &m_hallModel; }
    BingoPreferences* preferences() { return &m_preferences; }

    QString title() const override;
    QString detail() const override;
    QList<Regulation> regulations() const override;
    QString seedText(unsigned places) const override;
    QString provenText() const override;
    qint64 allowance() const override;
    void addPictures(QQmlEngine& engine) const override;
    bool plays(const TableModel& table) const override;
    PlayedRules chosenRules() const override;
    OpenedTable openTable(Money wallet) override;
    OpenedTable openObserved() override;
    OpenedTable openRecovered(const RecoveredSeat& seat) override;
    Opener openerLike(TableModel& table) override;
    bool resumesSession() const override { return false; }
    QStringList summaryText(const SessionReport& report) const override;
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
    void setRecord(RecordKeeper* record) override;
    QString leftTable() const override;
    void chooseLeftTable() override;
    void finishLeftRounds() override { m_hall.finishRounds(); }
    std::unique_ptr<TableReader> readerOf(TableModel& table) const override;
    std::unique_ptr<EventLog> eventLogOf(TableModel& table) const override;
    std::unique_ptr<TableFaults> faultsOf(TableModel& table) const override;
    QStringList repertoire(const QString& player) const override;
    bool tellsEarlier() const override { return true; }
    OpenedTable openEarlier(TableModel& live, std::uint64_t round) override;

protected:
    void retranslateMore() override;

private:
    BingoPreferences m_preferences;
    BingoLobbyModel m_room;
    BingoHall m_hall;
    BingoHallModel m_hallModel;
};

/// What the rulebook shows for such a table.
PlayedRules playedRules(const bingo::Settings& room);

} // namespace mesaviva::app
