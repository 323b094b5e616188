// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/edition_1.h"
#include "engine/games/bingo/settings.h"

#include <algorithm>
#include <array>

namespace mesaviva::bingo {

namespace {

using List = std::vector<RuleId>;

void add(List& rules, std::initializer_list<RuleId> more) {
    for (const RuleId rule : more) {
        rules.push_back(rule);
    }
}

void addCard(List& rules, const Settings& s) {
    add(rules, {numbersRule(s.variant), cardRule(s.variant)});
    switch (s.variant) {
    case Variant::bingo90: rules.push_back("B61"_rule); break;
    case Variant::bingo80: rules.push_back("B65"_rule); break;
    case Variant::bingo75:
        add(rules, {"B70"_rule, "I-B71"_rule});
        if (s.freeCentre) {
            rules.push_back("B72"_rule);
        }
        break;
    case Variant::bingo30:
        rules.push_back("B80"_rule);
        if (s.symbols) {
            rules.push_back("B79"_rule);
        }
        break;
    }
}

// Adds the rules for bingo, and for the other prizes that the variant requires.
void addBingo(List& rules, const Settings& s) {
    switch (s.variant) {
    case Variant::bingo90: add(rules, {"B33"_rule, "B63a"_rule, "B63b"_rule}); break;
    case Variant::bingo80: add(rules, {"B33"_rule, "B67a"_rule, "B67b"_rule}); break;
    case Variant::bingo75:
        rules.push_back(s.pattern ? "B73b"_rule : "B73a"_rule);
        if (!s.pattern) {
            rules.push_back("B74a"_rule);
        }
        break;
    case Variant::bingo30: add(rules, {"B82"_rule, "I-B83"_rule}); break;
    }
}

// Adds the rules for the lines that count.
void addLines(List& rules, const Settings& s) {
    rules.push_back("B34"_rule);
    switch (s.variant) {
    case Variant::bingo90: break;
    case Variant::bingo80:
        if (isOneDirectionOrAll(s.lines)) {
            rules.push_back("B68"_rule);
        }
        break;
    case Variant::bingo75:
        if (isOneDirectionOrAll(s.lines)) {
            rules.push_back("B75"_rule);
        }
        rules.push_back("I-B74a"_rule);
        if (s.pattern) { // else B74a
            rules.push_back("B2m"_rule);
        }
        break;
    case Variant::bingo30: rules.push_back("B83a"_rule); break;
    }
}

// Adds the rules for the prizes that the house has chosen.
void addChosen(List& rules, const Settings& s) {
    if (s.plays(PrizeKind::line)) {
        addLines(rules, s);
    }
    if (s.plays(PrizeKind::two_lines)) {
        rules.push_back("B35a"_rule);
    }
    if (s.plays(PrizeKind::column)) {
        rules.push_back(ruleOf(PrizeKind::column, s));
    }
    if (s.plays(PrizeKind::four_corners)) {
        rules.push_back("B35b"_rule);
        if (s.variant == Variant::bingo90) {
            rules.push_back("I-B35"_rule);
        } else if (const RuleId own = ruleOf(PrizeKind::four_corners, s); own != rules.back()) {
            rules.push_back(own);
        }
    }
}

// B39 to B44 are about the bingo jackpot; the line's has B2n, and what the readings say of both.
void addJackpots(List& rules, const Settings& s) {
    if (s.bingoJackpot) {
        add(rules, {"B39"_rule, "B42"_rule, "B40"_rule, "B41"_rule, "B43"_rule, "B44"_rule});
    }
    if (s.lineJackpot) {
        add(rules, {"B2n"_rule, "B4d"_rule});
    }
    if (s.bingoJackpot || s.lineJackpot) {
        add(rules, {"I-B40"_rule, "I-B40b"_rule, "I-B42"_rule});
    }
}

// B34 leaves the directions of lines to the house if the card's own rule has more than one; B68 and B75 know
// one, or all.
Rules directionRules(const Settings& s) {
    const bool isLetter = isOneDirectionOrAll(s.lines);
    switch (s.variant) {
    case Variant::bingo90: return {"B63a"_rule};
    case Variant::bingo80: return isLetter ? Rules{"B68"_rule, "B34"_rule} : Rules{"B34"_rule};
    case Variant::bingo75:
        return isLetter ? Rules{"B75"_rule, "B34"_rule, "I-B74a"_rule} : Rules{"B34"_rule, "I-B74a"_rule};
    case Variant::bingo30: return {"B83a"_rule, "B34"_rule};
    }
    return {};
}

Rules cornerRules(const Settings& s) {
    const RuleId gives = ruleOf(PrizeKind::four_corners, s);
    return s.variant == Variant::bingo90 ? Rules{"I-B35"_rule, gives} : Rules{gives};
}

} // namespace

std::vector<RuleId> rulesOf(const Settings& s) {
    List rules = {"B5"_rule};
    if (s.mode == Mode::session) {
        rules.push_back("B7"_rule);
    } else {
        add(rules, {"B6"_rule, "I-B6"_rule});
    }
    add(rules, {"B8"_rule, "B9"_rule, "B10"_rule, "B13"_rule, "B16"_rule, "B17"_rule, "B22"_rule, "B31"_rule,
                "I-B31"_rule, "B32"_rule, "B36"_rule, "B37"_rule, "B38"_rule, "I-B37"_rule, "I-B30"_rule});
    addCard(rules, s);
    addBingo(rules, s);
    if (s.edition == 1) {
        edition_1::addPrizeRules(rules, s);
    } else {
        addChosen(rules, s);
        addJackpots(rules, s);
    }
    add(rules, {"B54"_rule, "B55"_rule, "I-P41"_rule, "B58"_rule, "B59"_rule});
    return rules;
}

Rules rulesOfSetting(const Settings& s, std::string_view setting) {
    struct Named {
        std::string_view setting;
        Rules rules;
    };
    const bool ofLine = s.lineJackpot && !s.bingoJackpot;
    const std::array rules = {
        Named{"variant", {"B8"_rule}},
        Named{"mode", s.mode == Mode::session ? Rules{"B7"_rule} : Rules{"B6"_rule, "I-B6"_rule}},
        Named{"starts", {"B7"_rule}},
        Named{"card_price", {"B10"_rule}},
        Named{"max_cards", {"B13"_rule}},
        Named{"sale_seconds", {"B16"_rule}},
        Named{"draw_seconds", {"B22"_rule}},
        Named{"prize_percent", {"B31"_rule}},
        Named{"rounding", {"I-B31"_rule}},
        Named{"prizes.line", {ruleOf(PrizeKind::line, s)}},
        Named{"prizes.column", {ruleOf(PrizeKind::column, s)}},
        Named{"prizes.two_lines", {ruleOf(PrizeKind::two_lines, s)}},
        Named{"prizes.four_corners", cornerRules(s)},
        Named{"line_directions", directionRules(s)},
        Named{"pattern", {ruleOf(PrizeKind::bingo, s)}},
        Named{"free_centre", {"I-B71"_rule}},
        Named{"split", {"I-B30"_rule}},
        Named{"symbols", {"B79"_rule}},
        Named{"jackpot", {"B40"_rule, "B42"_rule}},
        Named{"line_jackpot", {"B2n"_rule, "I-B40b"_rule}},
        Named{"jackpot.percent", {s.lineJackpot ? "I-B40b"_rule : "B40"_rule}},
        Named{"jackpot.base", {ofLine ? "B2n"_rule : "B41"_rule}},
        Named{"jackpot.within_balls", {ofLine ? "B2n"_rule : "B42"_rule}},
        Named{"carried", {"I-B30"_rule}},
        Named{"room", {"B9"_rule}},
    };
    const auto* const found = std::ranges::find(rules, setting, &Named::setting);
    return found == rules.end() ? Rules() : found->rules;
}

} // namespace mesaviva::bingo
