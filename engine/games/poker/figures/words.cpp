// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/figures/words.h"

#include "engine/scenario/file_error.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace mesaviva::figures {

namespace {

/// Indexed by TieBreak.
constexpr std::array<std::string_view, 4> kTieBreaks{"suit", "exactly", "colour", "none"};

std::string quoted(std::string_view text) {
    return '"' + scenario::shortened(scenario::printable(text)) + '"';
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(separator, from), text.size());
        parts.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return parts;
}

} // namespace

Result<std::vector<poker::Card>, BadText> cardsFrom(std::string_view text) {
    std::vector<poker::Card> cards;
    for (const std::string_view word : split(text, ' ')) {
        if (word.empty()) {
            continue;
        }
        const std::optional<poker::Card> card = poker::Card::fromText(word);
        if (!card) {
            return BadText{quoted(word) + " is no card: 2c to As, ten is T, suits are c d h s"};
        }
        cards.push_back(*card);
    }
    return cards;
}

Result<poker::odds::TieBreak, BadText> tieBreakFrom(std::string_view text) {
    const auto found = std::find(kTieBreaks.begin(), kTieBreaks.end(), text);
    if (found == kTieBreaks.end()) {
        return BadText{quoted(text) + " is no reading of ties: suit, exactly, colour or none"};
    }
    return static_cast<poker::odds::TieBreak>(found - kTieBreaks.begin());
}

std::string_view wordOf(poker::odds::TieBreak tieBreak) {
    return kTieBreaks[static_cast<std::size_t>(tieBreak)];
}

Result<poker::odds::Pays, BadText> paysFrom(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, ',');
    poker::odds::Pays pays{};
    if (parts.size() != pays.size()) {
        return BadText{"ten pays are needed, with commas between them, from the royal flush down"};
    }
    for (std::size_t i = 0; i < pays.size(); ++i) {
        const std::string_view part = parts[i];
        const char* const end = part.data() + part.size();
        const auto [stop, error] = std::from_chars(part.data(), end, pays[i]);
        const bool isNumber = error == std::errc() && stop == end;
        if (!isNumber || pays[i] < 0 || pays[i] > poker::odds::kHighestPay) {
            return BadText{quoted(part) + " is no pay: a whole number from 0 to " +
                           std::to_string(poker::odds::kHighestPay)};
        }
    }
    return pays;
}

} // namespace mesaviva::figures
