// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_event.h"
#include "app/core/table/table_model.h"
#include "app/core/table/table_session.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "engine/base/seed.h"
#include "engine/table/fields.h"
#include "engine/table/shown_table.h"
#include "engine/table/table_source.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva::app {

/// A game's open table from this player's view, for its model: the source of its events, its state after the
/// delivered events, and its answers to commands. `GameSessionType` is the game's session class.
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
    /// `source` has with the session's events at the time they are to be shown; it must outlive this.
    PlayedTable(std::unique_ptr<SessionType> tableSession, TableSource<Game>& source)
        : m_tableSession(std::move(tableSession)),
          m_shown(source) {}

    /// Starts delivering events; see ShownTable::open().
    void open(typename ShownTable<Game>::Reader reader) { m_shown.open(std::move(reader)); }
    /// Calls `read(entries, i)` for each event of the earlier rounds that are still known, with its index in
    /// its round.
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
    /// The delivered events of a round; see ShownTable::entries().
    std::span<const Entry> entries(std::uint64_t round) const { return m_shown.entries(round); }

    PlayerId own() const { return m_tableSession->ownPlayer(); }
    bool isOwn(PlayerId player) const { return player != kNobody && player == own(); }
    /// Whether the table has admitted this player.
    bool knowsOwn() const { return own() != kNobody && own() < state().players.size(); }
    /// The local player's state at the table; if not admitted, one without points who is absent.
    const Player& ownPlayer() const { return ownIn(state()); }
    /// The state including events that are not delivered yet because they are on their way to the record:
    /// what a player who leaves now would leave behind. See ShownTable::ahead().
    const State& ahead() const { return m_shown.ahead(); }
    /// The local player in ahead().
    const Player& ownAhead() const { return ownIn(ahead()); }
    /// Whether a command of this player is on its way to the record.
    bool isSending() const {
        bool is = false;
        m_tableSession->source().readAhead([&](const Entry& entry) { is = is || entry.seq <= m_sentUpTo; });
        return is;
    }
    /// This player's points in ahead(), in cents.
    qint64 walletAhead() const {
        return own() != kNobody && own() < ahead().players.size() ? ahead().wallet(own()).cents : 0;
    }
    /// Whether the table accepts the command in the state of ahead(); as decide() says.
    bool takesAhead(const Command& command, Instant now) const {
        m_scratch.clear();
        return !m_tableSession->isScenario() && !m_tableSession->isObserved() &&
               !Game::decide(ahead(), command, now, m_scratch);
    }
    /// Whether everybody else who plays at this table is simulated.
    template <class IsHere>
    bool areOthersSimulated(const IsHere& isHere) const {
        for (std::size_t i = 0; i < state().players.size(); ++i) {
            const auto player = static_cast<PlayerId>(i);
            if (player != own() && isHere(state().players[i]) && !m_tableSession->isSimulated(player)) {
                return false;
            }
        }
        return true;
    }
    /// This player's points, in cents.
    qint64 ownWallet() const { return knowsOwn() ? state().wallet(own()).cents : 0; }
    /// The displayed name; empty for kNobody.
    QString nameOf(PlayerId player) const {
        return player == kNobody ? QString() : m_tableSession->shownName(player);
    }
    /// The commitment of the running round (hex); empty before the first round.
    QString commitment() const {
        return state().round == 0 ? QString() : QString::fromStdString(toHex(state().commitment));
    }

    /// The description of an event for models: its name, and whether it concerns this player.
    TableEvent tableEvent(const typename Game::Event& event) const {
        TableEvent result;
        std::visit(
            [&]<class Event>(const Event& one) {
                constexpr std::string_view kKey = eventKey(Kind<Event>{});
                result.kind = textOf(kKey);
                result.type = typeid(Event);
                result.common = commonEvent(kKey);
                if constexpr (requires { one.player; }) {
                    result.own = isOwn(one.player);
                }
            },
            event);
        return result;
    }

    /// Whether the table accepts a command now; if not, why, as text from `words(refusal)`. Includes this
    /// player's commands that are not on record yet: after staking, one can ask for the cards at once.
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

    /// The rules named by the events that the command would cause now, without duplicates; empty if it is
    /// refused. Includes what is on its way to the record.
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

    /// Sends a command to the table; returns the refusal, if any. At a scenario's table it does nothing: only
    /// the steps act.
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
    mutable typename Game::Events m_scratch; ///< reused by decide() to avoid allocation
};

} // namespace mesaviva::app
