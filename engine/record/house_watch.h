// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table that is played again says of the house's accounts (house_page.h), to be compared with what was
// noted there.
#pragma once

#include "engine/base/money.h"
#include "engine/record/name_book.h"
#include "engine/record/room_jackpots.h"
#include "engine/record/round_sum.h"
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

/// Whether this player is called so at a table of the window's; whoever comes back to a bingo room is a
/// further one (`player_2`).
inline bool isOwnName(std::string_view name) { return name.starts_with("player"); }

/// How the accounts stood at one table.
struct TableAccounts {
    /// This player has come to the table.
    struct Admission {
        std::uint64_t seq = 0;
        std::uint64_t round = 0;
        Money wallet;
    };
    /// After an event that the house's page names.
    struct Moment {
        std::uint64_t seq = 0;
        std::optional<Money> points; ///< nothing: this player has not come yet
        RoomJackpots jackpots;       ///< after the last round that was closed by then
    };

    std::vector<Admission> admissions;
    std::vector<Moment> moments;      ///< in their order
    std::string room;                 ///< empty: it has no jackpots
    RoomJackpots base;                ///< B41
    RoomJackpots opening;             ///< before the first round
    std::vector<RoomJackpots> closed; ///< after rounds, where they are others than before
};

/// Looks on while a table is played again.
class HouseWatch {
public:
    /// The events after which it is of interest, ascending from 1, each once; they must live as long as this.
    void setMoments(std::span<const std::uint64_t> moments) { m_moments = moments; }

    /// An event has been folded into that state; to be called with every one.
    template <class OnRecord>
    void see(const typename OnRecord::Entry& entry, const typename OnRecord::State& state,
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
    RoomJackpots m_jackpots; ///< after the last round that was closed
    TableAccounts m_result;
};

} // namespace mesaviva::record
