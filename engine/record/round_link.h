// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/round_row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// A link to a recorded round, or to a moment of it: `mesaviva://round/3-12`, `mesaviva://round/3-12#345`.
struct RoundLink {
    RoundId round;
    std::optional<std::uint64_t> seq; ///< right after this event of the table; nothing: the round's start

    friend bool operator==(const RoundLink&, const RoundLink&) = default;
};

/// Returns whether a text looks like such a link, valid or not.
bool looksLikeRoundLink(std::string_view text);
/// Returns the link as text.
std::string textOf(const RoundLink& link);
/// Parses a link; nothing for any other text.
std::optional<RoundLink> roundLinkFrom(std::string_view text);

} // namespace mesaviva::record
