// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What engine/record must know of a game at compile time (OnRecord, the base of <game>_on_record.h), and what
// it does with the game's tables, found at run time by the game's key (GameRecord). Each game creates its own
// (history/game_record_of.h); engine/games/games.cpp lists them.
#pragma once

#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/record/fault.h"
#include "engine/record/fields/field_list.h"
#include "engine/record/fields/player_names.h"
#include "engine/record/rows.h"
#include "engine/table/journal.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

class RecordReader;
class TableCheck;
struct CutOff;
struct GameReturned;
struct OutcomeMethod;
struct OwnFigures;
struct TableReconciliation;
struct Verification;

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

    /// Names the accounts of a table's ledger that hold neither stakes nor a player's points, besides those
    /// of the issuer and the house: `keys` has a text for each account.
    static void nameAccounts(const State&, std::vector<std::string>& /*keys*/) {}

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

/// One game's functions for reading records.
struct GameRecord {
    std::string_view key; ///< the game's key in the list of tables
    /// How a round's outcome is computed from its seed.
    const OutcomeMethod& (*outcome)();
    /// How returns at its tables are added up.
    const GameReturned& (*returned)();
    /// Creates a check for one table; see TableCheck.
    std::unique_ptr<TableCheck> (*check)(const TableRow& table, const Digest& opening, Verification& counts);
    /// Reads all rounds of a table or one of them (see RoundJson); returns whether there was any.
    bool (*readJson)(RecordReader& reader, const TableRow& table, std::optional<std::uint64_t> only,
                     const std::function<void(const nlohmann::ordered_json&)>& onTable,
                     const std::function<void(const nlohmann::ordered_json&)>& onRound);
    /// See reconcile().
    TableReconciliation (*reconcile)(RecordReader& reader, const TableRow& table, const Progress& progress);
    /// Returns the cut-off hand that a `settled` event describes, if it does; null: the game has no such
    /// hands.
    std::optional<CutOff> (*cutOffAt)(RecordReader& reader, const RoundId& round, std::uint64_t seq,
                                      WallTime wall, std::string_view fields) = nullptr;
    /// Returns what a closed round gave a player who had a stake, as a key (RoundRow::own); null: nothing
    /// that the round's result does not say. Throws Fault.
    std::string (*ownPart)(RecordReader& reader, const RoundRow& round, std::string_view player) = nullptr;
    /// Adds what the game counts of such a round to a player's figures (own_part.h); null: nothing. Throws
    /// Fault.
    void (*addOwn)(RecordReader& reader, const RoundRow& round, std::string_view player,
                   OwnFigures& figures) = nullptr;
};

/// The functions of one game, defined in <game>_on_record.cpp.
template <class Game>
const GameRecord& gameRecord();

/// All games, in display order. Defined in engine/games/games.cpp.
std::span<const GameRecord* const> recordedGames();

/// Returns the index of the game with this key in recordedGames(); its size if there is none.
std::size_t placeOfGame(std::string_view key);
/// Returns the game with this key; null if there is none.
const GameRecord* findGameRecord(std::string_view key);
/// Returns the game with this key. Throws Fault if there is none.
const GameRecord& gameRecord(std::string_view key);

} // namespace mesaviva::record
