// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's side of a table on another machine.
#pragma once

#include "engine/base/result.h"
#include "engine/record/fields/field_list.h"
#include "engine/record/fields/player_names.h"
#include "engine/remote/request.h"
#include "engine/table/journal.h"
#include "engine/table/table_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::remote {

/// Why a line is not taken.
enum class LineProblem : std::uint8_t {
    malformed,  ///< no JSON, or no event of this game
    impossible, ///< it cannot have happened at this table
    missed,     ///< lines before it are missing
};

/// A table on another machine as a source. Lines come in by take(), requests go out by the function given.
///
/// A line whose number was taken already is ignored, so that lines may come twice and a picture may overlap
/// with what is known. After a line that can't be taken the table stays as it was until a picture comes.
/// Instantiated in <game>_remote.cpp.
template <class Game>
class RemoteSource final : public TableSource<Game> {
public:
    using typename TableSource<Game>::State;
    using typename TableSource<Game>::Command;
    using typename TableSource<Game>::Entry;
    using Settings = decltype(State::settings);
    /// Sends a request; its number rises by one each time, from `firstNumber` on.
    using Send = std::function<void(std::string request)>;

    /// Opens the table from a picture (HostedTable::picture()).
    static Result<std::unique_ptr<RemoteSource>, LineProblem> open(std::span<const std::string> picture,
                                                                   Send send, std::uint64_t firstNumber = 1);
    ~RemoteSource() override;

    /// Takes the next line. If it can't, take() a picture next.
    std::optional<LineProblem> take(std::string_view line);
    /// Takes a picture: what is new of it if it joins what is known, else everything anew, with a jump.
    std::optional<LineProblem> take(std::span<const std::string> picture);

    /// The table's settings, and its players by name.
    const Settings& settings() const;
    std::string playerName(PlayerId player) const;
    std::optional<PlayerId> playerNamed(std::string_view name) const;
    bool isSimulated(PlayerId player) const;
    /// The sequence number of the last line taken.
    std::uint64_t seq() const;

    Instant now() const override;
    std::optional<Instant> nextDue() const override { return std::nullopt; }
    void advanceTo(Instant until) override;
    /// Sends the command. Whether it is refused is said by a later event.
    std::optional<typename Game::Refusal> submit(const Command& command) override;
    std::uint64_t round() const override;
    std::span<const Entry> entries(std::uint64_t round) const override;
    const State* startOf(std::uint64_t round) const override;

private:
    struct Table;
    std::optional<LineProblem> takeLine(const Json& line);
    RemoteSource(std::unique_ptr<Table> table, Send send, std::uint64_t firstNumber);

    std::unique_ptr<Table> m_table;
    Send m_send;
    std::uint64_t m_nextNumber;
    Instant m_now;
    bool m_isBroken = false; ///< a line could not be taken
};

} // namespace mesaviva::remote
