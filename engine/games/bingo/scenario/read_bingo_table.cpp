// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/scenario/read_bingo.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace mesaviva::scenario {

namespace {

using bingo::BasisPoints;
using bingo::Directions;
using bingo::Jackpot;
using bingo::Settings;
using bingo::Variant;

struct Seconds {
    int least;
    int most;
};
constexpr Seconds kSale{1, 3600};
constexpr Seconds kDraw{1, 3600};

constexpr std::int64_t kMostCrowd = 1'000'000;
constexpr std::int64_t kMostCrowdCards = 10'000'000;

Duration readSeconds(const Node& node, Seconds bounds, std::string_view rule) {
    const Duration length = node.duration(rule);
    const auto seconds = node.json().get<double>(); // before it is rounded to milliseconds
    if (seconds < bounds.least || seconds > bounds.most) {
        node.refuse("not from " + std::to_string(bounds.least) + " to " + std::to_string(bounds.most) +
                    " seconds" + inBrackets(rule));
    }
    return length;
}

// A percentage with at most two decimals.
BasisPoints readPercent(const Node& node, std::string_view rule) {
    const double hundredths = node.json().is_number() ? node.json().get<double>() * 100.0 : -1.0;
    if (!(hundredths >= 0.0 && hundredths <= double(bingo::kWhole)) ||
        std::abs(hundredths - std::round(hundredths)) > 1e-6) {
        node.refuse("not from 0 to 100 per cent with at most two decimals" + inBrackets(rule));
    }
    return std::llround(hundredths);
}

Variant readVariant(const Node& node) {
    const std::int64_t balls = node.whole(1, bingo::kMostBalls, "B8");
    for (const Variant variant : bingo::kAllVariants) {
        if (bingo::ballsOf(variant) == balls) {
            return variant;
        }
    }
    node.refuse("not 90, 80, 75 or 30 (B8)");
}

bingo::PerCombination<std::optional<BasisPoints>> readPrizes(const Node& node) {
    Fields fields(node);
    bingo::PerCombination<std::optional<BasisPoints>> prizes;
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        const auto kind = static_cast<bingo::PrizeKind>(i);
        if (const auto share = fields.take(std::string(bingo::name(kind)))) {
            prizes[i] = share->whole(0, bingo::kWhole, "B37");
        }
    }
    fields.refuseTheRest();
    return prizes;
}

Directions readDirections(const Node& list) {
    Directions directions{false, false, false};
    const std::array<std::pair<std::string_view, bool*>, 3> words{{{"horizontal", &directions.horizontal},
                                                                   {"vertical", &directions.vertical},
                                                                   {"diagonal", &directions.diagonal}}};
    for (const Node& item : list.items()) {
        const std::string text = item.text();
        const auto* const word = std::ranges::find(words, text, [](const auto& pair) { return pair.first; });
        if (word == words.end()) {
            item.refuse(inQuotes(text) + " is none of horizontal, vertical, diagonal (B34)");
        }
        if (std::exchange(*word->second, true)) {
            item.refuse("given twice");
        }
    }
    return directions;
}

// 25 zeros and ones, as a list or a string.
bingo::CellMask readPattern(const Node& node, const Settings& settings) {
    if (settings.variant != Variant::bingo75) {
        node.refuse("only bingo 75 is played for patterns (B73b)");
    }
    const auto cells = static_cast<std::size_t>(settings.shape().cells());
    std::vector<bool> marks;
    if (node.json().is_string()) {
        for (const char c : node.text()) {
            if (c != '0' && c != '1') {
                node.refuse("not made of zeros and ones (B73b)");
            }
            marks.push_back(c == '1');
        }
    } else {
        for (const Node& item : node.items()) {
            marks.push_back(item.whole(0, 1, "B73b") == 1);
        }
    }
    if (marks.size() != cells) {
        node.refuse("not " + std::to_string(cells) + " boxes (B73b)");
    }
    bingo::CellMask mask = 0;
    for (std::size_t i = 0; i < cells; ++i) {
        mask |= marks[i] ? bingo::CellMask{1} << i : 0U;
    }
    return mask;
}

Jackpot readJackpot(const Node& node, const Settings& settings) {
    Fields fields(node);
    Jackpot jackpot;
    jackpot.percent = readPercent(fields.need("percent"), "B40");
    if (const auto base = fields.take("base")) {
        jackpot.base = readLimit(*base, "B41");
    }
    jackpot.withinBalls =
        static_cast<int>(fields.need("within_balls").whole(1, settings.shape().balls, "B42"));
    if (const auto value = fields.take("value")) {
        jackpot.value = readLimit(*value, "B43");
    }
    fields.refuseTheRest();
    return jackpot;
}

Instant readStart(const Node& node) {
    try {
        return node.instant();
    } catch (BadFile& bad) {
        bad.error.reason += inBrackets("B7");
        throw;
    }
}

void readMode(Fields& fields, Settings& settings) {
    if (const auto mode = fields.take("mode")) {
        const std::string text = mode->text();
        if (text != "continuous" && text != "session") {
            mode->refuse(inQuotes(text) + " is none of continuous, session (B5)");
        }
        settings.mode = text == "session" ? bingo::Mode::session : bingo::Mode::continuous;
    }
    const bool inSessions = settings.mode == bingo::Mode::session;
    if (const auto starts = fields.take("starts")) {
        if (!inSessions) {
            starts->refuse("only sessions start at given times (B7)");
        }
        for (const Node& item : starts->items()) {
            settings.starts.push_back(readStart(item));
        }
    } else if (inSessions) {
        throw BadFile{{fieldPath(fields.object().path(), "starts"), 0, 0, "missing (B7)"}};
    }
}

void readTimes(Fields& fields, Settings& settings) {
    const auto sale = fields.take("sale_seconds");
    const auto betting = fields.take("betting_seconds");
    if (const auto& length = sale ? sale : betting) {
        settings.sale = readSeconds(*length, kSale, "B16");
    }
    if (sale && betting && readSeconds(*betting, kSale, "B16") != settings.sale) {
        betting->refuse("another length than \"sale_seconds\" (B16)");
    }
    if (const auto draw = fields.take("draw_seconds")) {
        settings.draw = readSeconds(*draw, kDraw, "B22");
    }
}

// The fields that other games use for stake limits.
void readLimits(Fields& fields, const Settings& settings) {
    if (const auto minimum = fields.take("minimum")) {
        if (readLimit(*minimum, "B11") != settings.cardPrice) {
            minimum->refuse("not the price of a card (B11)");
        }
    }
    if (const auto maximum = fields.take("maximum")) {
        if (readLimit(*maximum, "B13") != settings.cardPrice * settings.maxCards) {
            maximum->refuse("not the price of as many cards as one may have (B13)");
        }
    }
}

void readCardSettings(Fields& fields, Settings& settings) {
    if (const auto price = fields.take("card_price")) {
        settings.cardPrice = readLimit(*price, "B10");
        if (settings.cardPrice == Money{}) {
            price->refuse("less than a cent (B10)");
        }
    }
    if (const auto most = fields.take("max_cards")) {
        settings.maxCards = static_cast<int>(most->whole(1, bingo::kMostCards, "B13"));
    }
    if (const auto pattern = fields.take("pattern")) {
        settings.pattern = readPattern(*pattern, settings);
    }
    if (const auto free = fields.take("free_centre")) {
        settings.freeCentre = free->truth();
        if (!settings.freeCentre && settings.variant != Variant::bingo75) {
            free->refuse("only bingo 75 has a centre (I-B71)");
        }
    }
    if (const auto symbols = fields.take("symbols")) {
        settings.symbols = symbols->truth();
        if (settings.symbols && settings.variant != Variant::bingo30) {
            symbols->refuse("only bingo 30 has symbols (B79)");
        }
    }
}

void readPrizeSettings(Fields& fields, Settings& settings) {
    if (const auto split = fields.take("split")) {
        const std::string by = split->text();
        if (by != "by_player" && by != "by_card") {
            split->refuse(R"(neither "by_player" nor "by_card" (I-B30))");
        }
        settings.split = by == "by_card" ? bingo::Split::by_card : bingo::Split::by_player;
    }
    if (const auto percent = fields.take("prize_percent")) {
        settings.prizePercent = readPercent(*percent, "B31");
    }
    if (const auto rounding = fields.take("rounding")) {
        const std::string to = rounding->text();
        if (to != "down" && to != "up") {
            rounding->refuse(R"(neither "down" nor "up" (I-B31))");
        }
        settings.rounding = to == "up" ? bingo::Rounding::up : bingo::Rounding::down;
    }
    if (const auto prizes = fields.take("prizes")) {
        settings.prizes = readPrizes(*prizes);
    }
    if (const auto directions = fields.take("line_directions")) {
        settings.lines = readDirections(*directions);
    }
    if (const auto jackpot = fields.take("jackpot")) {
        settings.bingoJackpot = readJackpot(*jackpot, settings);
    }
    if (const auto jackpot = fields.take("line_jackpot")) {
        settings.lineJackpot = readJackpot(*jackpot, settings);
    }
    if (const auto carried = fields.take("carried")) {
        settings.carried = readLimit(*carried, "I-B30");
    }
}

void readCrowd(Fields& fields, BingoContent& content) {
    if (const auto crowd = fields.take("crowd")) {
        Fields parts(*crowd);
        content.crowd.players = static_cast<std::uint32_t>(parts.need("players").whole(0, kMostCrowd));
        if (const auto cards = parts.take("cards")) {
            content.crowd.cards = static_cast<std::uint32_t>(cards->whole(1, bingo::kMostCards, "B13"));
        }
        parts.refuseTheRest();
        const std::int64_t most = std::int64_t{content.crowd.players} * content.crowd.cards;
        if (most > kMostCrowdCards || most > kLargestAmount.cents / content.table.cardPrice.cents) {
            crowd->refuse("it may buy more than " + std::to_string(kMostCrowdCards) +
                          " cards, or for more than " + std::to_string(kLargestAmount.cents) + " cents");
        }
    }
    if (const auto written = fields.take("write_crowd")) {
        content.writeCrowd = written->truth();
    }
}

struct Reason {
    std::string_view setting;
    RuleId rule;
    std::string_view text;
};
constexpr std::array kReasons = {
    Reason{"prize_percent", "B31"_rule, "not from 70 to 90 per cent of the sales"},
    Reason{"prizes", "B31"_rule, "the shares are not 10000 in all"},
    Reason{"prizes", "B32"_rule, "bingo is not the largest, or a share is nothing"},
    Reason{"prizes", "B33"_rule, "there is no line"},
    Reason{"prizes", "B38"_rule, "what needs more numbers does not pay more"},
    Reason{"prizes", "B74a"_rule, "with the full card there is neither line nor four corners"},
    Reason{"prizes", "B83b"_rule, "bingo 90 has no column prize"},
    Reason{"prizes", "I-B83"_rule, "more than one of line, column and four corners beside bingo"},
    Reason{"line_directions", "B34"_rule, "a line needs a direction"},
    Reason{"line_directions", "B63a"_rule, "in bingo 90 lines are horizontal"},
    Reason{"pattern", "B73b"_rule, "a pattern without a number"},
    Reason{"jackpot", "B40"_rule, "takes more than 5 per cent"},
    Reason{"line_jackpot", "B40"_rule, "takes more than 5 per cent"},
    Reason{"line_jackpot", "I-B40b"_rule, "both jackpots take more than 5 per cent together"},
    Reason{"jackpot", "B42"_rule, "it can't be won within so few balls"},
    Reason{"line_jackpot", "B2n"_rule, "it can't be won within so few balls, or there is no line"},
    Reason{"jackpot", "B43"_rule, "below the base"},
    Reason{"line_jackpot", "B43"_rule, "below the base"},
    Reason{"starts", "B7"_rule, "sessions need times that rise"},
};

std::string reasonFor(const BadSetting& bad) {
    const auto* const reason = std::ranges::find_if(kReasons, [&](const Reason& known) {
        return known.setting == bad.setting && known.rule == bad.rule;
    });
    const std::string_view text =
        reason == kReasons.end() ? "not a choice that the rules leave to the house" : reason->text;
    return std::string(text) + inBrackets(bad.rule.text());
}

} // namespace

void readBingoTable(const std::optional<Node>& table, BingoContent& content) {
    if (!table) {
        return;
    }
    Fields fields(*table);
    if (const auto variant = fields.take("variant")) {
        content.table = Settings(readVariant(*variant));
    }
    Settings& settings = content.table;
    if (const auto individual = fields.take("individual"); individual && individual->truth()) {
        individual->refuse("the sale is the same for all (B17)");
    }
    readMode(fields, settings);
    readTimes(fields, settings);
    readCardSettings(fields, settings);
    readLimits(fields, settings);
    readPrizeSettings(fields, settings);
    readCrowd(fields, content);
    fields.refuseTheRest();
    if (const std::optional<BadSetting> bad = bingo::firstBadSetting(settings)) {
        throw BadFile{{fieldPath(table->path(), std::string(bad->setting)), 0, 0, reasonFor(*bad)}};
    }
}

} // namespace mesaviva::scenario
