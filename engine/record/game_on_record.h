// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The common base of <game>_on_record.h.
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/record/event_row.h"
#include "engine/record/fields/bad_field.h"
#include "engine/record/fields/player_names.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "engine/table/recorded.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Adds up each round in turn, for the list of rounds.
class RoundSum {
public:
    /// Sets the players expected at the table's opening; players who join later are not simulated.
    void expect(const std::vector<Guest>& guests) {
        for (std::size_t i = 0; i < guests.size() && i < m_simulated.size(); ++i) {
            m_simulated[i] = guests[i].simulated;
        }
    }
    /// Starts a new round.
    void clear() {
        staked = {};
        returned = {};
        isVoid = false;
        result.clear();
    }
    void settle(PlayerId player, Money stake, Money back) {
        if (player < m_simulated.size() && !m_simulated[player]) {
            staked += stake;
            returned += back;
        }
    }
    bool isSimulated(PlayerId player) const { return player < m_simulated.size() && m_simulated[player]; }

    Money staked; ///< by all players who are not simulated
    Money returned;
    bool isVoid = false;
    std::string result;

private:
    std::array<bool, kMostPlayers> m_simulated{};
};

/// The jackpots of a bingo room, if it has them (B43).
struct RoomJackpots {
    std::optional<Money> bingo;
    std::optional<Money> line;

    friend bool operator==(const RoomJackpots&, const RoomJackpots&) = default;
};

struct OutcomeMethod;

/// What the record service must know of a game. Base class with the members that all games share.
template <class GameType, class SettingsType>
struct OnRecord {
    using Game = GameType;
    static constexpr std::string_view kName = Game::kKey;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Chance = typename Game::Chance;
    using Settings = SettingsType;
    using Entry = Recorded<Event>;

    // B43: most games have no jackpots that belong to the house's accounts.

    /// Returns the bingo room of a table, under which its jackpots are stored; empty: none.
    static std::string roomOf(const Settings&) { return {}; }
    static RoomJackpots jackpotsOf(const State&) { return {}; }
    /// Returns the jackpots' initial values (B41).
    static RoomJackpots baseOf(const Settings&) { return {}; }
};

/// What the record service must know of this game: PokerOnRecord or the like.
template <class Game>
struct OnRecordOf;

} // namespace mesaviva::record
