// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/event_log.h"
#include "app/core/events/table_faults.h"
#include "app/core/scenario/scenario_description.h"
#include "app/core/table/left_round.h"
#include "engine/record/record_reader.h"
#include "engine/scenario/scenario.h"
#endif

#include "app/core/learn/tutor.h"
#include "app/core/lobby/lobby_model.h"
#include "app/core/reader/table_reader.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/round_sheet_parts.h"
#include "app/core/rulebook/rulebook_model.h"
#include "app/core/table/table_model.h"

#include <QImage>
#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

struct LessonAtTable;
struct StandingOdds;
struct StudyAtTable;

/// A table that was opened, and what the rulebook shows for it.
struct OpenedTable {
    std::unique_ptr<TableModel> table; ///< null: it may not open
    PlayedRules rules;
};

/// Is told up to which event of its table a round has been read; what it throws ends the reading.
using ReadingProgress = std::function<void(std::uint64_t seq)>;
/// Opens what was read of a round on record.
using RecordedOpener = std::function<OpenedTable()>;

/// One of the house's games: all that the rest of the program knows of it. What it looks like is in the QML
/// module MesaViva.<Name>, in files that begin with that name too: `Emblem` on its card in the lobby, `Lobby`
/// with what can be chosen there, `TablePage`, `Settings` for how a player likes it, and `Keys`, what the
/// keyboard does at its table.
class HouseGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of the house's")
    Q_PROPERTY(QString key READ key CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY texts)
    Q_PROPERTY(QString detail READ detail NOTIFY texts)
    Q_PROPERTY(double allowance READ allowance CONSTANT)
    Q_PROPERTY(QString allowanceText READ allowanceText NOTIFY texts)
    Q_PROPERTY(bool hasTutor READ hasTutor CONSTANT)
    Q_PROPERTY(bool tellsEarlier READ tellsEarlier CONSTANT)
    Q_PROPERTY(QUrl emblemPart READ emblemPart CONSTANT)
    Q_PROPERTY(QUrl lobbyPart READ lobbyPart CONSTANT)
    Q_PROPERTY(QUrl tablePage READ tablePage CONSTANT)
    Q_PROPERTY(QUrl settingsPart READ settingsPart CONSTANT)
    Q_PROPERTY(QUrl keysPart READ keysPart CONSTANT)

public:
    /// `key` is what the game is called in scenario files and settings; `name` begins its QML files.
    HouseGame(QString key, QString name, QObject* parent);

    QString key() const { return m_key; }
    /// What the game is called.
    virtual QString title() const = 0;
    /// What it is about, in a few words.
    virtual QString detail() const = 0;
    /// One of the regulations that this game is played by.
    struct Regulation {
        QString rules; ///< as scenario files call it: `pt-894-2002`
        QString title; ///< the game by that regulation
    };
    /// In the order in which they are named to people.
    virtual QList<Regulation> regulations() const = 0;
    /// How the numbers of a seed bring an outcome of this game, of one with so many `places` (pockets,
    /// balls).
    virtual QString seedText(unsigned places) const = 0;
    /// What is proven where a round's outcome is the seed's.
    virtual QString provenText() const;
    /// The free points, in cents, of a player who has run out (P44, O31, B59).
    virtual qint64 allowance() const = 0;
    QString allowanceText() const;
    QUrl emblemPart() const { return part(QStringLiteral("Emblem")); }
    QUrl lobbyPart() const { return part(QStringLiteral("Lobby")); }
    QUrl tablePage() const { return part(QStringLiteral("TablePage")); }
    QUrl settingsPart() const { return part(QStringLiteral("Settings")); }
    QUrl keysPart() const { return part(QStringLiteral("Keys")); }

    /// Gives `engine` the pictures that this game alone has, and paints.
    virtual void addPictures(QQmlEngine& engine) const = 0;

    /// Whether a scenario, or an open table, is of this game.
    bool plays(const scenario::Scenario& scenario) const;
    virtual bool plays(const TableModel& table) const = 0;

    /// What the rulebook shows for the table that is chosen in the lobby.
    virtual PlayedRules chosenRules() const = 0;
    /// Opens the table that is chosen in the lobby, for a player with these points.
    virtual OpenedTable openTable(Money wallet) = 0;
    /// Opens it for an observer, who can send no command: others play there. An individual table is opened
    /// for several.
    virtual OpenedTable openObserved() = 0;
    /// Takes the table up again at which this player sat when the program was killed, or goes back into its
    /// room; without a table where that can't be done.
    virtual OpenedTable openRecovered(const RecoveredSeat& seat) = 0;
    /// Opens a table for a player with so many points, later.
    using Opener = std::function<OpenedTable(Money wallet)>;
    /// Opens another table like a live one that is open, once that one has gone: with the same settings, as
    /// many simulated players, and this player in the same place, or looking on as before.
    virtual Opener openerLike(TableModel& table) = 0;
    /// Whether openRecovered() goes on with the player's session, which else ends with the killed program.
    virtual bool resumesSession() const { return true; }
    /// What the summary of a session of this game says besides rounds, stakes and returns (P39, B52), a line
    /// each.
    virtual QStringList summaryText(const SessionReport& report) const {
        static_cast<void>(report);
        return {};
    }
    /// Opens a table to learn at: for this player alone, without a clock, with points that are there for
    /// practice only and stand on no record. Without a table where the game has none.
    virtual OpenedTable openLearningTable() { return {}; }
    /// What is told beside such a table; it must leave it before the table goes. Null where there is nothing.
    virtual std::unique_ptr<Tutor> tutorOf(TableModel& table) const {
        static_cast<void>(table);
        return nullptr;
    }
    /// Whether the game has a table to learn at.
    virtual bool hasTutor() const { return false; }
    /// Opens a scenario of this game, `speed` times as fast as the table's own time.
    virtual OpenedTable openScenario(scenario::Scenario scenario, double speed) = 0;
    /// What happens in a scenario of this game, in words of the present language. On any thread.
    virtual ScenarioDescription tell(scenario::Scenario scenario, const GoOn& goOn) const = 0;
    /// Reads a round on record, to be played again; nothing where it is not on record. On any thread; what
    /// comes of it is called on the window's. Throws record::Fault where it can't be read.
    virtual RecordedOpener readRecorded(record::RecordReader& reader, const record::RoundId& round,
                                        const ReadingProgress& progress) = 0;
    /// The same at once, for who may wait; without a table where it is not on record.
    OpenedTable openRecorded(record::RecordReader& reader, const record::RoundId& round) {
        const RecordedOpener opener = readRecorded(reader, round, [](std::uint64_t) {});
        return opener ? opener() : OpenedTable();
    }
    /// Plays a lesson of this game through, to be shown step by step; nothing where no round opens in it. On
    /// any thread; what comes of it is called on the window's.
    virtual RecordedOpener readLesson(const LessonAtTable& lesson) = 0;
    /// What players have on one of this game's tables while chance still decides, and what that is worth;
    /// nothing where the game has no such figures. They hold as long as the table stands as it does.
    virtual std::vector<StandingOdds> standingOdds(TableModel& table) const;
    /// Plays a study's round of this game, to be shown again; nothing where it never opens. On any thread;
    /// what comes of it is called on the window's.
    virtual RecordedOpener readStudied(const StudyAtTable& study) = 0;
    /// All facts of a round on record, as its sheet has them; nothing where it is not there. May be called on
    /// any thread. Throws record::Fault where it can't be read.
    virtual std::optional<RoundSheetParts> recordedParts(record::RecordReader& reader,
                                                         const record::RoundId& round) const = 0;
    /// The sheet that is made of them.
    std::optional<SheetDocument> recordedSheet(record::RecordReader& reader,
                                               const record::RoundId& round) const;
    /// A small picture of a round on record, by which it is known again, as it stood right after the event
    /// `upTo` of its table, as far as a picture has places with the cards of `player`, as the record calls
    /// them (empty: whoever is not simulated); null where it is not there. On any thread. Throws
    /// record::Fault where it can't be read.
    virtual QImage recordedPicture(record::RecordReader& reader, const record::RoundId& round,
                                   std::uint64_t upTo = record::kMostEvents,
                                   const QString& player = {}) const = 0;
    /// What such a picture shows, in words.
    virtual QString pictureText(const QString& player) const = 0;
    /// What came of a round, as a record's list has it (RoundRow::result), in words.
    virtual QString recordedResult(const QString& result) const = 0;

    /// The table at which this player has left stakes in play, and can come back to; empty: there is none.
    virtual QString leftTable() const { return {}; }
    /// Chooses it.
    virtual void chooseLeftTable() {}
    /// Rounds that this player has left come to their end at once: the program ends.
    virtual void finishLeftRounds() {}

    /// Reads one of this game's tables out; `table` must live longer.
    virtual std::unique_ptr<TableReader> readerOf(TableModel& table) const = 0;
    /// All that happens at one of this game's tables; `table` must live longer.
    virtual std::unique_ptr<EventLog> eventLogOf(TableModel& table) const = 0;
    /// What can go wrong at one of this game's tables; `table` must live longer.
    virtual std::unique_ptr<TableFaults> faultsOf(TableModel& table) const = 0;
    /// All that is said aloud at this game's tables, an example of each, about a player of that name.
    virtual QStringList repertoire(const QString& player) const = 0;

    /// Where this game's tables are kept; null: nowhere. It must live as long as they do.
    virtual void setRecord(RecordKeeper* record) { m_record = record; }
    /// Whether this game's tables know their last rounds themselves, recorded or not.
    virtual bool tellsEarlier() const { return false; }
    /// Plays a round again that an open table still knows; `round` 0: the last one that has closed. Without a
    /// table where the record alone may know it.
    virtual OpenedTable openEarlier(TableModel& live, std::uint64_t round) {
        static_cast<void>(live);
        static_cast<void>(round);
        return {};
    }

    /// Words and amounts are to be written in another language's way.
    void retranslate();

signals:
    /// The table that is chosen in the lobby is another one.
    void choicesChanged();
    void texts();
    /// A round has closed in which this player had left stakes in play.
    void leftRoundEnded(const mesaviva::app::LeftRound& left);

protected:
    /// The choices in the lobby, which the game owns: their changes are the game's, and its language theirs.
    void follow(LobbyModel& lobby);
    /// Other words of the game are to be written in another language.
    virtual void retranslateMore() {}

    RecordKeeper* record() const { return m_record; }

    /// How many simulated players sit at a host's table, whose state has these players.
    template <class SessionType, class Players>
    static int simulatedAt(const SessionType& tableSession, const Players& players) {
        int simulated = 0;
        for (std::size_t player = 0; player < players.size(); ++player) {
            simulated += tableSession.isSimulated(static_cast<PlayerId>(player)) ? 1 : 0;
        }
        return simulated;
    }

private:
    QUrl part(const QString& what) const;

    RecordKeeper* m_record = nullptr;
    QString m_key;
    QString m_name;
};

} // namespace mesaviva::app
