// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// All data of recorded rounds. The format is published as assets/schema/mesaviva.rounds.json.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

class RecordReader;

/// Produces tables and rounds as JSON, all of them or one round with its table. The callbacks are called
/// while reading, each table before its rounds. Throws Fault; one() returns false if there is no such round.
class RoundJson {
public:
    using Taker = std::function<void(const nlohmann::ordered_json&)>;

    explicit RoundJson(RecordReader& reader) : m_reader(reader) {}

    void everything(const Taker& table, const Taker& round);
    bool one(const RoundId& id, const Taker& table, const Taker& round);

private:
    RecordReader& m_reader;
};

/// Returns calendar time as `2026-11-22T15:04:05.678Z`.
std::string isoText(WallTime time);

// Finds the round that a complaint is about: by the list's filter, and also by player and by amount staked or
// won.

/// The search criteria. Amounts and the filter's outcome refer to the requested player; without one, to all
/// players who are not simulated, or else to any one player at the table, simulated or not, who is then named
/// in the result.
struct RoundSearch {
    RoundFilter filter;
    /// Returns whether a recorded player name is requested; empty: any player.
    std::function<bool(std::string_view)> player;
    Money stakedAtLeast; ///< zero: any amount
    Money wonAtLeast;    ///< minimum net win; zero: any result
};

/// A search result.
struct FoundRound {
    RoundRow round;
    std::string
        player;   ///< the requested player, or the one whose amounts match; empty: all who are not simulated
    Money staked; ///< by that player; without a player see RoundRow
    Money returned;

    Money net() const { return returned - staked; }
    friend bool operator==(const FoundRound&, const FoundRound&) = default;
};

/// Limits of one page of a search, independent of the file's size.
struct SearchBounds {
    std::size_t most = 100;                ///< rounds found
    std::uint64_t rounds = 20'000;         ///< rounds examined
    std::uint64_t events = 200'000;        ///< that are looked at
    std::uint64_t eventsOfRound = 100'000; ///< events of one round; later ones are not examined
};

/// A page of results, and where the next one begins.
struct SearchPage {
    std::vector<FoundRound> found; ///< the newest first
    std::optional<RoundRow> last;  ///< the last round examined
    bool isOver = false;           ///< there are no more pages
    std::uint64_t looked = 0;      ///< rounds examined for this page
};

/// Returns matching rounds, starting after `after` (nothing: with the newest). A player takes part in a round
/// if one of its events names them; if several requested players do, the round is returned once for each. Use
/// on a worker thread. Throws Fault.
SearchPage searchRounds(RecordReader& reader, const RoundSearch& search,
                        const std::optional<RoundRow>& after = std::nullopt, const SearchBounds& bounds = {});

/// Returns the recorded results of a game's rounds (RoundRow::result), at most `most`. Throws Fault.
std::vector<std::string> resultsOf(RecordReader& reader, const std::string& game, std::size_t most = 200);

// Poker hands that a system failure cut off before the player had decided: the ante is returned (P33, I-P33),
// whatever the hand was. Killing the program is such a failure, and whoever does it has seen the hand;
// therefore the program reports how often that happened, and with which hands.

/// One such hand.
struct CutOff {
    RoundId round;
    std::uint64_t seq = 0; ///< sequence number of the event that returns the ante
    WallTime wall;         ///< time of that event; after a killed program, the time of recovery
    std::string player;
    std::string cards; ///< cards dealt to the player by then, separated by spaces: `As Kd 9c`
    Money ante;

    friend bool operator==(const CutOff&, const CutOff&) = default;
};

/// Returns the cut-off hands of a player (by recorded name) at a table, from event `from` on, the oldest
/// first; empty for other games. Throws Fault.
std::vector<CutOff> cutOffs(RecordReader& reader, TableNumber table, std::string_view player,
                            std::uint64_t from = 1);

} // namespace mesaviva::record
