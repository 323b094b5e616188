// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/round_row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// A round of the record, or a moment of it, as a link: `mesaviva://round/3-12`, `mesaviva://round/3-12#345`.
struct RoundLink {
    RoundId round;
    std::optional<std::uint64_t> seq; ///< right after this event of the table; nothing: from the start

    friend bool operator==(const RoundLink&, const RoundLink&) = default;
};

/// Whether a text is meant to be such a link, be it a good one or not.
bool looksLikeRoundLink(std::string_view text);
/// As it is handed on.
std::string textOf(const RoundLink& link);
/// The link that is written so; nothing for any other text.
std::optional<RoundLink> roundLinkFrom(std::string_view text);

} // namespace mesaviva::record
