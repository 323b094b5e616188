// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/round_link.h"

#include <charconv>
#include <system_error>

namespace mesaviva::record {

namespace {

constexpr std::string_view kScheme = "mesaviva:";
constexpr std::string_view kBefore = "mesaviva://round/";

} // namespace

bool looksLikeRoundLink(std::string_view text) { return text.starts_with(kScheme); }

std::string textOf(const RoundLink& link) {
    std::string text(kBefore);
    text += textOf(link.round);
    if (link.seq) {
        text += '#' + std::to_string(*link.seq);
    }
    return text;
}

std::optional<RoundLink> roundLinkFrom(std::string_view text) {
    if (!text.starts_with(kBefore)) {
        return std::nullopt;
    }
    text.remove_prefix(kBefore.size());
    const std::size_t hash = text.find('#');
    const std::optional<RoundId> round = roundIdFrom(text.substr(0, hash));
    if (!round) {
        return std::nullopt;
    }
    RoundLink link{*round, std::nullopt};
    if (hash != std::string_view::npos) {
        const std::string_view number = text.substr(hash + 1);
        std::uint64_t seq = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), seq);
        if (number.empty() || error != std::errc() || end != number.data() + number.size()) {
            return std::nullopt;
        }
        link.seq = seq;
    }
    return link;
}

} // namespace mesaviva::record
