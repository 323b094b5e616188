// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people want of a roulette table's rack between two rounds: chips of a colour, change, and the cage's
// fills and credits. The regulation knows colours and their values (R9, R13-R16) and has change given before
// the ball is launched (R19); the rest is custom of the house.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/croupier/roulette_actions.h"
#include "engine/training/croupier/roulette_hands.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::croupier {

enum class RequestKind : std::uint8_t {
    buy_in,        ///< somebody gives notes for chips of a colour and names their value (R13, R14)
    colour_change, ///< a player leaves and gives back all chips of the colour (R14, R16)
    late_chips,    ///< chips of a colour come back late: they count the table's minimum (R16)
    change,        ///< a chip with a value is to be changed into smaller ones
    fill,          ///< the cage brings chips on a tray, with a slip
    credit,        ///< the cage takes the chips that its slip names
};

/// One request. Only what its kind has is set.
struct Request {
    RequestKind kind = RequestKind::buy_in;
    PlayerId player = kNobody;
    Money sum{};                          ///< the notes, the chip to be changed, or the slip's sum
    std::optional<std::uint8_t> colour{}; ///< asked for (nothing: any), or given back
    Money value{};                        ///< of a chip of that colour, or of the smaller chips
    std::int64_t chips = 0;               ///< of the colour, that are given back
    std::vector<FloatPile> tray{};        ///< on the tray, or named by the slip

    friend bool operator==(const Request&, const Request&) = default;
};

/// Somebody who has left, and may still have chips of the colour.
struct FormerPlayer {
    PlayerId player = kNobody;
    std::uint8_t colour = 0;

    friend bool operator==(const FormerPlayer&, const FormerPlayer&) = default;
};

/// Who may still come to a table, and who has left it.
struct Guests {
    PlayerId next = kNobody;            ///< the next newcomer, who is numbered by admission; nobody: no more
    std::vector<FormerPlayer> former{}; ///< that nobody has brought late chips of
};

/// A request that is possible now at a table whose hands are judged so; nothing where none is.
std::optional<Request> makeRequest(const roulette::State& state, const Hands& hands, const Guests& guests,
                                   RandomStream& chance);

/// The action that a request needs, with its rules.
DueAction answerOf(const roulette::State& state, const Request& request);

/// The faults of an action of the kind that the request needs. `strict`: a sum in cash chips must consist of
/// as few as possible.
std::vector<Fault> judgeAnswer(const roulette::State& state, const Request& request,
                               const RouletteAction& action, bool strict);

/// Whether an action belongs to a request, the notes in their box included.
bool isOfRequest(const RouletteAction& action);

/// The sum of piles.
Money worthOf(const std::vector<FloatPile>& piles);

} // namespace mesaviva::croupier
