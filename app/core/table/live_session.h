// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_text.h"
#include "app/core/record/recorded_session.h"
#include "app/core/text/table_text.h"
#include "engine/base/random_stream.h"
#include "engine/table/live_table.h"
#include "engine/table/replay.h"
#include "engine/table/table_source.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace mesaviva::app {

/// Up to twelve different names for simulated players, the same in every language.
QStringList simulatedNames(int count, RandomStream& look);

/// A table for an observer: it delivers all events and refuses every command, which never reaches the table.
template <class Game>
class RefusingSource final : public ForwardingSource<Game> {
public:
    /// `table` must outlive it.
    explicit RefusingSource(TableSource<Game>& table)
        : ForwardingSource<Game>(table),
          m_subscription(table.listen([this](const auto& entry) { this->notify(entry); })) {}

    std::optional<typename Game::Refusal> submit(const typename Game::Command& /*command*/) override {
        typename Game::Refusal refusal;
        refusal.reason = CommonReason::not_seated;
        return refusal;
    }

private:
    Subscription m_subscription;
};

/// A table where this player and simulated ones play in real time. `SessionType` is the game's session class,
/// `Crowd` its simulated players.
template <class SessionType, class Crowd>
class LiveSession : public SessionType {
public:
    using Game = typename SessionType::Game;
    using Table = LiveTable<Game, Crowd>;
    /// A table of this game that a killed program left.
    using Recovered = record::RecoveredTable<typename RecordedSession<Game>::OnRecord>;

    TableSource<Game>& fullSource() const override {
        if (m_recorded) {
            return m_recorded->table();
        }
        return *m_table;
    }
    PlayerId ownPlayer() const override { return 0; }
    QString playerName(PlayerId player) const override {
        return player == 0 ? ownName() : m_names.value(player - 1);
    }
    bool isSimulated(PlayerId player) const override { return m_table->crowd().has(player); }

    /// From now on shows each event only when it is on record. Call it before the table is shown; without a
    /// writable record it does nothing. A resumed table continues in its own record.
    void recordTo(RecordKeeper& keeper) {
        m_recorded = RecordedSession<Game>::make(*m_table, keeper, sources(), m_recovered.get());
        m_recovered.reset();
    }
    void setArrived(std::function<void()> arrived) override {
        if (m_recorded) {
            m_recorded->setArrived(std::move(arrived));
        }
    }
    void settle() override {
        if (m_recorded) {
            m_recorded->settle();
        }
    }
    std::optional<RecordedUpTo> recordedUpTo() const override {
        return m_recorded ? m_recorded->upTo() : std::nullopt;
    }
    // So that the record does not end in mid-round.
    void finishRound() override {
        if (!m_recorded) {
            return;
        }
        const std::uint64_t round = m_table->round();
        for (int i = 0; i < kMostMoments && !canRepeat<Game>(*m_table, round); ++i) {
            const std::optional<Instant> due = m_recorded->table().nextDue();
            if (!due) {
                return;
            }
            m_recorded->table().advanceTo(*due);
        }
    }
    void stopHoldingBack() override {
        if (m_recorded) {
            m_recorded->table().stopHoldingBack();
        }
    }

protected:
    /// Opens the table for this player, a number of simulated ones and people with these names, who arrive in
    /// that order. `look` chooses the names of simulated players and affects no result. `ownKey` is this
    /// player's name on record.
    LiveSession(typename Table::Settings settings, std::unique_ptr<typename Game::Chance> chance,
                int simulated, RandomStream& look, std::string ownKey, const QStringList& people = {})
        : m_ownKey(std::move(ownKey)),
          m_names(simulatedNames(simulated, look)) {
        Opening<typename Table::Settings> opening{std::move(settings)};
        opening.guests.push_back({m_ownKey, false});
        for (const QString& name : m_names) {
            opening.guests.push_back({name.toStdString(), true});
        }
        for (const QString& name : people) {
            m_names.append(uniqueName(name));
            opening.guests.push_back({m_names.back().toStdString(), false});
        }
        m_table = std::make_unique<Table>(std::move(opening), std::move(chance));
    }

    /// Resumes a table without a running round, where this player is the first, with the players named on
    /// record; `crowd` are the simulated ones. For the last round, `chance` returns the same values as
    /// before.
    LiveSession(std::shared_ptr<const Recovered> recovered, std::unique_ptr<typename Game::Chance> chance,
                Crowd crowd)
        : m_ownKey(recovered->names.front()),
          m_table(std::make_unique<Table>(recovered->resumption(), std::move(chance), std::move(crowd))),
          m_recovered(std::move(recovered)) {
        for (auto name = m_recovered->names.begin() + 1; name != m_recovered->names.end(); ++name) {
            m_names.append(QString::fromStdString(*name));
        }
    }

    Table& table() { return *m_table; }
    const Table& table() const { return *m_table; }

    /// The local player's name in the current language.
    virtual QString ownName() const = 0;

private:
    static constexpr int kMostMoments = 10'000;

    // Nobody is on record under another player's name, or as the player whose points count.
    QString uniqueName(const QString& name) const {
        const auto isTaken = [this](const QString& one) {
            return m_names.contains(one) || one.toStdString() == m_ownKey || one == QLatin1String("player");
        };
        QString unique = name;
        for (int number = 2; isTaken(unique); ++number) {
            unique = name + u' ' + QString::number(number);
        }
        return unique;
    }

    record::RecorderSources sources() {
        return {[names = m_names, own = m_ownKey](PlayerId player) {
                    return player == 0 ? own : names.value(player - 1).toStdString();
                },
                [table = m_table.get()] { return table->chance().seed(); }, &RecordKeeper::now};
    }

    std::string m_ownKey;
    QStringList m_names; ///< of the other players
    std::unique_ptr<Table> m_table;
    std::shared_ptr<const Recovered> m_recovered;      ///< until its record continues; null: a new table
    std::unique_ptr<RecordedSession<Game>> m_recorded; ///< null: the table is not recorded
};

/// The table `Live` with simulated players only, seen by an observer who can't send it any command. Call
/// recordTo() before it is shown.
template <class Live>
class ObservedSession final : public Live {
public:
    using Game = typename Live::Game;

    template <class Table>
    explicit ObservedSession(const Table& table) : Live(asObserved(table)) {}

    TableSource<Game>& fullSource() const override {
        if (!m_refused) {
            m_refused = std::make_unique<RefusingSource<Game>>(Live::fullSource());
        }
        return *m_refused;
    }
    PlayerId ownPlayer() const override { return kNobody; }
    QString playerName(PlayerId player) const override {
        return player == 0 ? TableText::observer() : Live::playerName(player);
    }
    bool isObserved() const override { return true; }

private:
    // At an individual table nobody would play, nor at one without arrivals.
    template <class Table>
    static Table asObserved(Table table) {
        table.settings.individual = false;
        table.wallet = Money{};
        table.simulated = std::max(1, table.simulated);
        table.ownKey = kObserverKey;
        table.sits = false;
        return table;
    }

    mutable std::unique_ptr<RefusingSource<Game>> m_refused;
};

} // namespace mesaviva::app
