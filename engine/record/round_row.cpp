// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/round_row.h"

#include "engine/record/record_file.h"

#include <charconv>

namespace mesaviva::record {

namespace {

template <class Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool plain = !text.empty() && text.front() >= '1' && text.front() <= '9';
    return plain && read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

} // namespace

std::string textOf(const RoundId& id) { return std::to_string(id.table) + '-' + std::to_string(id.round); }

std::optional<RoundId> roundIdFrom(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto table = numberIn<TableNumber>(text.substr(0, dash));
    const auto round = numberIn<std::uint64_t>(text.substr(dash + 1));
    const bool known = table && round && *table <= kMostTables && *round <= kMostEvents;
    return known ? std::optional(RoundId{*table, *round}) : std::nullopt;
}

std::optional<RoundOutcome> outcomeOf(const RoundRow& round) {
    if (!round.closed) {
        return std::nullopt;
    }
    if (round.isVoid) {
        return RoundOutcome::nullified;
    }
    if (round.returned != round.staked) {
        return round.returned > round.staked ? RoundOutcome::won : RoundOutcome::lost;
    }
    return round.staked > Money{} ? RoundOutcome::even : RoundOutcome::unstaked;
}

} // namespace mesaviva::record
