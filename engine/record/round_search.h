// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Game recall for who has a complaint in hand: which round was it? By the list's filter, and besides by who
// played and by how much was staked or won.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// What is looked for. Sums and the filter's outcome are those of the player who is asked for; where none is,
/// those of all who are not simulated, or else of somebody at the table, simulated or not, who is named then.
struct RoundSearch {
    RoundFilter filter;
    /// Whether a player of that name, as the record has it, is meant; empty: nobody is asked for.
    std::function<bool(std::string_view)> player;
    Money stakedAtLeast; ///< zero: any sum
    Money wonAtLeast;    ///< so much more came back than was staked; zero: any result
};

/// A round that was found.
struct FoundRound {
    RoundRow round;
    std::string player; ///< who was asked for, or whose sums fit; empty: all who are not simulated
    Money staked;       ///< by that player; where nobody is named, see RoundRow
    Money returned;

    Money net() const { return returned - staked; }
    friend bool operator==(const FoundRound&, const FoundRound&) = default;
};

/// How far one page of a search goes, whatever a file says.
struct SearchBounds {
    std::size_t most = 100;                ///< rounds that are found
    std::uint64_t rounds = 20'000;         ///< that are looked at
    std::uint64_t events = 200'000;        ///< that are looked at
    std::uint64_t eventsOfRound = 100'000; ///< of one round; what comes after them is not looked at
};

/// A page of what was found, and where the next one begins.
struct SearchPage {
    std::vector<FoundRound> found; ///< the newest first
    std::optional<RoundRow> last;  ///< the last one that was looked at
    bool isOver = false;           ///< there are no more
    std::uint64_t looked = 0;      ///< rounds that were looked at for this page
};

/// The rounds that fit, from the one after `after` on (nothing: from the newest on). A player has a part in a
/// round where one of its events names them; where several of those who are meant have one, the round is
/// found once for each of them. Not for a thread that shows something. Throws Fault.
SearchPage searchRounds(RecordReader& reader, const RoundSearch& search,
                        const std::optional<RoundRow>& after = std::nullopt, const SearchBounds& bounds = {});

/// The results that rounds of a game have on record (RoundRow::result), at most so many. Throws Fault.
std::vector<std::string> resultsOf(RecordReader& reader, const std::string& game, std::size_t most = 200);

} // namespace mesaviva::record
