// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/action_state.h"
#include "app/core/table/game_session.h"
#include "app/core/table/table_event.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "engine/base/seed.h"
#include "engine/table/fields.h"
#include "engine/table/shown_table.h"
#include "engine/table/table_source.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva::app {

/// An open table of one game as this player has it, for the model that shows it: where its events come from,
/// its state as the events make it that were delivered, and what it would answer. `GameSessionType` is the
/// game's.
template <class GameSessionType>
class PlayedTable {
public:
    using SessionType = GameSessionType;
    using Game = typename SessionType::Game;
    using State = typename Game::State;
    using Settings = decltype(State::settings);
    using Player = typename decltype(State::players)::value_type;
    using Entry = typename ShownTable<Game>::Entry;
    using Command = typename Game::Command;
    using Refusal = typename Game::Refusal;

    explicit PlayedTable(std::unique_ptr<SessionType> tableSession)
        : m_tableSession(std::move(tableSession)),
          m_shown(m_tableSession->source()) {}
    /// `told` tells what the host's source has told, when it is to be shown; it must live longer.
    PlayedTable(std::unique_ptr<SessionType> tableSession, TableSource<Game>& told)
        : m_tableSession(std::move(tableSession)),
          m_shown(told) {}

    /// Has all that happens delivered; see ShownTable::open().
    void open(typename ShownTable<Game>::Reader reader) { m_shown.open(std::move(reader)); }
    /// Calls `read(entries, i)` with each event, by its place in its round, of the rounds before the running
    /// one that are still known.
    template <class Read>
    void readEarlier(const Read& read) const {
        for (std::uint64_t round = 0; round < m_tableSession->source().round(); ++round) {
            const std::span<const Entry> entries = m_shown.entries(round);
            for (std::size_t i = 0; i < entries.size(); ++i) {
                read(entries, i);
            }
        }
    }

    SessionType& tableSession() const { return *m_tableSession; }
    const State& state() const { return m_shown.state(); }
    const Settings& settings() const { return state().settings; }
    /// What was delivered of a round; see ShownTable::entries().
    std::span<const Entry> entries(std::uint64_t round) const { return m_shown.entries(round); }

    PlayerId own() const { return m_tableSession->ownPlayer(); }
    bool isOwn(PlayerId player) const { return player != kNobody && player == own(); }
    /// Whether the table has let this player in.
    bool knowsOwn() const { return own() != kNobody && own() < state().players.size(); }
    /// This player as the table knows it; where it does not, one who has nothing and is not here.
    const Player& ownPlayer() const { return ownIn(state()); }
    /// The table as it is once all that has happened is told, also what is on its way to the record: what a
    /// player who goes now leaves behind. See ShownTable::ahead().
    const State& ahead() const { return m_shown.ahead(); }
    /// This player there.
    const Player& ownAhead() const { return ownIn(ahead()); }
    /// Whether a command of this player is on its way to the record.
    bool isSending() const {
        bool is = false;
        m_tableSession->source().readAhead([&](const Entry& entry) { is = is || entry.seq <= m_sentUpTo; });
        return is;
    }
    /// This player's points there, in cents.
    qint64 walletAhead() const {
        return own() != kNobody && own() < ahead().players.size() ? ahead().wallet(own()).cents : 0;
    }
    /// Whether the table will do it once that has come: no more than decide() says.
    bool takesAhead(const Command& command, Instant now) const {
        m_scratch.clear();
        return !m_tableSession->isScenario() && !m_tableSession->isObserved() &&
               !Game::decide(ahead(), command, now, m_scratch);
    }
    /// This player's points, in cents.
    qint64 ownWallet() const { return knowsOwn() ? state().wallet(own()).cents : 0; }
    /// As it is shown; empty for nobody.
    QString nameOf(PlayerId player) const {
        return player == kNobody ? QString() : m_tableSession->shownName(player);
    }
    /// What the running round is committed to (hex); empty before the first one.
    QString commitment() const {
        return state().round == 0 ? QString() : QString::fromStdString(toHex(state().commitment));
    }

    /// What there is to tell of any event: its name, and whether it is about this player.
    TableEvent told(const typename Game::Event& event) const {
        TableEvent told;
        std::visit(
            [&]<class Event>(const Event& one) {
                told.kind = textOf(eventKey(Kind<Event>{}));
                if constexpr (requires { one.player; }) {
                    told.own = isOwn(one.player);
                }
            },
            event);
        return told;
    }

    /// Whether the table would do it now; if not, why, in the words that `words(refusal)` finds. What this
    /// player has just done counts, on record or not: whoever has staked can ask for the cards.
    template <class Words>
    ActionState offer(const Command& command, Instant now, const Words& words) const {
        if (m_tableSession->isScenario()) {
            return {false, TableText::stepsAct(), {}};
        }
        if (m_tableSession->isObserved()) {
            return {false, TableText::observing(), {}};
        }
        m_scratch.clear();
        const State& asked = isSending() ? ahead() : state();
        const std::optional<Refusal> refusal = Game::decide(asked, command, now, m_scratch);
        return refusal ? ActionState{false, words(*refusal), firstOf(refusal->rules)}
                       : ActionState{true, {}, {}};
    }

    /// The rules that the events name by which the table would do it now, each once; none where it would not.
    /// What is on its way to the record counts.
    QStringList rulesOf(const Command& command, Instant now) const {
        QStringList names;
        m_scratch.clear();
        if (!Game::decide(ahead(), command, now, m_scratch)) {
            for (const typename Game::Event& event : m_scratch) {
                names += textsOf(Game::rulesOf(event, settings()));
            }
        }
        names.removeDuplicates();
        return names;
    }

    /// Asks the table to do it; its answer, if it refuses. At a scenario's table nothing is asked: its steps
    /// alone act.
    std::optional<Refusal> send(const Command& command, Instant now) {
        if (m_tableSession->isScenario()) {
            return std::nullopt;
        }
        m_tableSession->advanceTo(now);
        std::optional<Refusal> refusal = m_tableSession->source().submit(command);
        if (!refusal) {
            m_tableSession->source().readAhead([this](const Entry& entry) { m_sentUpTo = entry.seq; });
        }
        return refusal;
    }

private:
    const Player& ownIn(const State& at) const {
        static const Player kStranger{};
        return own() != kNobody && own() < at.players.size() ? at.players[own()] : kStranger;
    }

    std::unique_ptr<SessionType> m_tableSession;
    ShownTable<Game> m_shown;
    std::uint64_t m_sentUpTo = 0; ///< the last event of this player's last command that had to wait
    mutable typename Game::Events m_scratch; ///< of decide(), which may not be asked to keep it
};

} // namespace mesaviva::app
