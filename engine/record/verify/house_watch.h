// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Collects what a replayed table says about the house accounts (house_page.h), to be compared with the stored
// values.
#pragma once

#include "engine/base/money.h"
#include "engine/record/fields/name_book.h"
#include "engine/record/game_on_record.h"
#include "engine/table/common_events.h"
#include "engine/table/recorded.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::record {

/// Returns whether the name is the window player's; a player who returns to a bingo room gets a new one
/// (`player_2`).
inline bool isOwnName(std::string_view name) { return name.starts_with("player"); }

/// The accounts at one table.
struct TableAccounts {
    /// The player was admitted to the table.
    struct Admission {
        std::uint64_t seq = 0;
        std::uint64_t round = 0;
        Money wallet;
    };
    /// The state after an event that the house page names.
    struct Moment {
        std::uint64_t seq = 0;
        std::optional<Money> points; ///< nothing: the player is not admitted yet
        RoomJackpots jackpots;       ///< after the last round closed by then
    };

    std::vector<Admission> admissions;
    std::vector<Moment> moments;      ///< in order
    std::string room;                 ///< empty: the table has no jackpots
    RoomJackpots base;                ///< B41
    RoomJackpots opening;             ///< before the first round
    std::vector<RoomJackpots> closed; ///< after rounds, only if they changed
};

/// Observes a table while it is replayed.
class HouseWatch {
public:
    /// Sets the events of interest, ascending from 1, without duplicates; must outlive this object.
    void setMoments(std::span<const std::uint64_t> moments) { m_moments = moments; }

    /// Must be called with every event and the state after it.
    template <class OnRecord>
    void onEvent(const typename OnRecord::Entry& entry, const typename OnRecord::State& state,
                 const NameBook& names, const RoundSum& sum) {
        if (entry.seq == 1) {
            open<OnRecord>(state);
        }
        if (const auto* const admitted = std::get_if<common::PlayerAdmitted>(&entry.event)) {
            if (isOwnName(names.nameOf(admitted->player)) && !sum.isSimulated(admitted->player)) {
                m_own = admitted->player;
                m_result.admissions.push_back({entry.seq, entry.round, admitted->wallet});
            }
        }
        if (!m_result.room.empty() && OnRecord::Game::closesRound(entry.event)) {
            const RoomJackpots now = OnRecord::jackpotsOf(state);
            if (now != m_jackpots) {
                m_jackpots = now;
                m_result.closed.push_back(now);
            }
        }
        if (m_next < m_moments.size() && entry.seq == m_moments[m_next]) {
            ++m_next;
            m_result.moments.push_back(
                {entry.seq, m_own ? std::optional(state.wallet(*m_own)) : std::nullopt, m_jackpots});
        }
    }

    TableAccounts take() { return std::move(m_result); }

private:
    template <class OnRecord>
    void open(const typename OnRecord::State& state) {
        m_jackpots = m_result.opening = OnRecord::jackpotsOf(state);
        if (m_jackpots != RoomJackpots()) {
            m_result.room = OnRecord::roomOf(state.settings);
            m_result.base = OnRecord::baseOf(state.settings);
        }
    }

    std::span<const std::uint64_t> m_moments;
    std::size_t m_next = 0;
    std::optional<PlayerId> m_own;
    RoomJackpots m_jackpots; ///< after the last closed round
    TableAccounts m_result;
};

} // namespace mesaviva::record
