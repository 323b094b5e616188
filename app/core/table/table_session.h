// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/session_report.h"
#include "app/core/text/texts.h"
#include "engine/base/table_clock.h"
#include "engine/table/player.h"
#include "engine/table/table_source.h"
#include "engine/table/view.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::scenario {

struct Scenario;

} // namespace mesaviva::scenario

namespace mesaviva::app {

/// A table with a fixed course that is not on record: a scenario, a lesson, a study's round.
struct StagedTable {
    QString key; ///< depends only on the course of events, not on title or language
    QString pt;  ///< the title in each of the two languages
    QString en;

    friend bool operator==(const StagedTable&, const StagedTable&) = default;
};

/// The key of a scenario, short enough to represent a round in files; empty for a scenario without a file.
QString stagedKeyOf(const scenario::Scenario& scenario);

class ReplayedRound;

/// A scenario's expectations, and how many are met so far.
struct ScenarioVerdict {
    int expected = 0;  ///< the number of expectations
    QStringList unmet; ///< the unmet ones, each with what happened instead, as text
    QStringList met;   ///< the met ones, as text
};

/// A table open in the program, for any game and any source of events: live play with simulated players, a
/// scenario, a replay. Everything happens on the caller's thread.
class TableSession {
public:
    TableSession() = default;
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;
    virtual ~TableSession() = default;

    /// The table's time.
    virtual Instant now() const = 0;
    /// When the table next acts by itself, if ever.
    virtual std::optional<Instant> nextDue() const = 0;
    /// Runs the table's time to `until`.
    virtual void advanceTo(Instant until) = 0;
    /// Whether nothing happens until this player acts: a learning table, whose time stands still meanwhile.
    virtual bool isWaiting() const { return false; }

    /// Sets the function called when an event is delivered that was held back until it was on record.
    virtual void setArrived(std::function<void()> arrived) { (void)arrived; }
    /// Delivers held-back events as soon as they are on record; waits for that, but not long.
    virtual void settle() {}
    /// Runs the round to its end, if it ends by itself, when the table is no longer shown.
    virtual void finishRound() {}
    /// This player has left, and the table is no longer shown. Returns whether the round goes on in the
    /// table's own time; its result comes later then.
    virtual bool goOnAlone() { return false; }
    /// Stops holding events back: the viewer has left.
    virtual void stopHoldingBack() {}

    /// The last delivered event, as a position in the record; nullopt if the table is not recorded.
    virtual std::optional<RecordedUpTo> recordedUpTo() const { return {}; }

    /// The local player; kNobody for an observer.
    virtual PlayerId ownPlayer() const = 0;
    virtual QString playerName(PlayerId player) const = 0;
    /// The displayed name, capitalized: a scenario may write it in lower case.
    QString shownName(PlayerId player) const { return asBeginning(playerName(player)); }
    virtual bool isSimulated(PlayerId player) const = 0;
    /// Whether everything is shown, including what was hidden from this player: a replay.
    virtual bool isAllOpen() const { return false; }

    /// A scenario's title in the given language ("pt", "en"); empty for another table.
    virtual QString scenarioTitle(const QString&) const { return {}; }
    /// The key of a table with a fixed course that is not on record (see StagedTable); empty for another
    /// table.
    virtual QString stagedKey() const { return {}; }
    /// The control interface of a replay; null for any other table.
    virtual ReplayedRound* replayedRound() { return nullptr; }
    /// Whether the course is fixed and nobody can act.
    virtual bool isScenario() const { return false; }
    virtual bool isScenarioOver() const { return false; }
    /// Whether a live table is only observed: every command from this screen is refused (RefusingSource).
    virtual bool isObserved() const { return false; }
    virtual ScenarioVerdict scenarioVerdict() const { return {}; }
};

/// A table of one game: its events, and what else is needed to show them.
template <class GameType>
class GameSession : public TableSession {
public:
    using Game = GameType;

    /// The source of all of the table's events, with what is hidden from players. It lives as long as the
    /// session. Nothing that is shown comes from here, except where nothing is secret from the user.
    virtual TableSource<Game>& fullSource() const = 0;
    /// The same source as viewer() may know it. Like it, it must not be used before recording begins.
    TableSource<Game>& source() const {
        if constexpr (HasSecrets<Game>) {
            if (!m_seen) {
                m_seen = std::make_unique<FilteredSource<Game>>(fullSource(), viewer());
            }
            return *m_seen;
        } else {
            return fullSource();
        }
    }
    /// Whose view of the table is shown: the local player's, unless everything is open.
    Viewer viewer() const { return isAllOpen() ? Viewer::record() : Viewer(ownPlayer()); }

    /// The table's settings, constant from its opening on.
    const decltype(Game::State::settings)& settings() const {
        return fullSource().startOf(fullSource().round())->settings;
    }

    Instant now() const override { return fullSource().now(); }
    std::optional<Instant> nextDue() const override { return fullSource().nextDue(); }
    void advanceTo(Instant until) override { fullSource().advanceTo(until); }

protected:
    /// viewer() has changed; the source must then jump, with a reset.
    void updateViewer() {
        if (m_seen) {
            m_seen->setViewer(viewer());
        }
    }

private:
    mutable std::unique_ptr<FilteredSource<Game>> m_seen; ///< null: not used yet, or the game has no secrets
};

} // namespace mesaviva::app
