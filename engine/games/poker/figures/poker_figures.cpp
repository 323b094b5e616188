// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/figures/poker_figures.h"

#include "engine/games/poker/card.h"
#include "engine/games/poker/odds/best_play.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/odds/whole_game.h"
#include "engine/scenario/file_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bitset>
#include <cctype>
#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::figures {

namespace {

using namespace poker;
using odds::BestPlay;
using odds::Choice;
using odds::HandOfRanks;
using odds::SuitException;
using simulation::BadRequest;
using simulation::RequestProblem;
using Json = nlohmann::ordered_json;

// Indexed by TieBreak.
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

BadRequest bad(std::string option, RequestProblem problem, std::vector<std::string> arguments = {}) {
    return {std::move(option), problem, std::move(arguments)};
}

// A card as people write it: `10s` and `as` for `Ts` and `As`.
std::optional<Card> cardFrom(std::string_view word) {
    std::string text(word);
    if (text.starts_with("10")) {
        text.replace(0, 2, "T");
    }
    if (text.size() == 2) {
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        text[1] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[1])));
    }
    return Card::fromText(text);
}

// Cards written as `As Kd 9c`, separated by spaces.
Result<std::vector<Card>, BadRequest> cardsFrom(const char* option, std::string_view text) {
    std::vector<Card> cards;
    for (const std::string_view word : split(text, ' ')) {
        if (word.empty()) {
            continue;
        }
        const std::optional<Card> card = cardFrom(word);
        if (!card) {
            return bad(option, RequestProblem::no_card, {quoted(word)});
        }
        cards.push_back(*card);
    }
    return cards;
}

// The reading of I-P9: `suit` (at least three of one suit), `exactly` (exactly three), `colour` (three red or
// black), `none` (P9 is left out).
Result<odds::TieBreak, BadRequest> tieBreakFrom(std::string_view text) {
    const auto found = std::find(kTieBreaks.begin(), kTieBreaks.end(), text);
    if (found == kTieBreaks.end()) {
        return bad("--ties", RequestProblem::no_ties, {quoted(text)});
    }
    return static_cast<odds::TieBreak>(found - kTieBreaks.begin());
}

// The word that tieBreakFrom() reads.
std::string_view wordOf(odds::TieBreak tieBreak) { return kTieBreaks[static_cast<std::size_t>(tieBreak)]; }

// Ten integers from 0 to odds::kHighestPay separated by commas, from the royal flush down.
Result<odds::Pays, BadRequest> paysFrom(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, ',');
    odds::Pays pays{};
    if (parts.size() != pays.size()) {
        return bad("--pays", RequestProblem::not_ten_pays);
    }
    for (std::size_t i = 0; i < pays.size(); ++i) {
        const std::string_view part = parts[i];
        const char* const end = part.data() + part.size();
        const auto [stop, error] = std::from_chars(part.data(), end, pays[i]);
        const bool isNumber = error == std::errc() && stop == end;
        if (!isNumber || pays[i] < 0 || pays[i] > odds::kHighestPay) {
            return bad("--pays", RequestProblem::no_pay, {quoted(part), std::to_string(odds::kHighestPay)});
        }
    }
    return pays;
}

// The cards of a decision, all different.
struct Cards {
    HandCards hand{};
    Card upcard;
    std::vector<Card> seen;
};

Result<Cards, BadRequest> cardsOf(const OddsArguments& arguments) {
    const auto hand = cardsFrom("--hand", arguments.hand);
    if (!hand) {
        return hand.error();
    }
    const auto upcard = cardsFrom("--upcard", arguments.upcard);
    if (!upcard) {
        return upcard.error();
    }
    const auto seen = cardsFrom("--seen", arguments.seen);
    if (!seen) {
        return seen.error();
    }
    Cards cards;
    if (hand->size() != cards.hand.size()) {
        return bad("--hand", RequestProblem::not_five_cards, {std::to_string(hand->size())});
    }
    if (upcard->size() != 1) {
        return bad("--upcard", RequestProblem::not_one_card, {std::to_string(upcard->size())});
    }
    std::bitset<kDeckSize> used;
    for (const auto* list : {&*hand, &*upcard, &*seen}) {
        for (const Card card : *list) {
            if (used.test(card.index())) {
                return bad({}, RequestProblem::card_twice, {card.text()});
            }
            used.set(card.index());
        }
    }
    if (used.count() > kDeckSize - 4) {
        return bad("--seen", RequestProblem::none_for_dealer);
    }
    std::copy(hand->begin(), hand->end(), cards.hand.begin());
    cards.upcard = upcard->front();
    cards.seen = *seen;
    return cards;
}

const char* wordOf(Choice choice) {
    switch (choice) {
    case Choice::fold: return "fold";
    case Choice::go_on: return "continue";
    default: return "depends";
    }
}

std::string nameOf(std::size_t rank) { return std::string(1, odds::letterOf(rank)); }

Json playsOf(const std::vector<HandOfRanks>& hands, const BestPlay& play, std::size_t up, std::size_t burnt,
             unsigned held) {
    Json plays = Json::array();
    Choice last = Choice::impossible;
    for (const HandOfRanks& hand : hands) {
        const Choice choice = play.of(hand.rank, up, burnt);
        if (hand.ranks[up] == held && choice != Choice::impossible && choice != last) {
            plays.push_back({hand.text(), wordOf(choice)});
            last = choice;
        }
    }
    return plays;
}

// The best play for every hand, see edgeOfPoker().
Json strategyJson(const BestPlay& play, RankingRules rules) {
    constexpr unsigned kMostHeld = 3; // the up card is the fourth
    const std::vector<HandOfRanks> hands = odds::allHandsOfRanks(rules);
    Json strategy = Json::array();
    for (std::size_t up = 0; up < odds::kRankCount; ++up) {
        for (std::size_t burnt = 0; burnt <= BestPlay::kUnseen; ++burnt) {
            for (unsigned held = 0; held <= kMostHeld; ++held) {
                Json plays = playsOf(hands, play, up, burnt, held);
                if (plays.empty()) {
                    continue;
                }
                Json entry;
                entry["upcard"] = nameOf(up);
                if (burnt != BestPlay::kUnseen) {
                    entry["burnt"] = nameOf(burnt);
                }
                entry["held"] = held;
                entry["plays"] = std::move(plays);
                strategy.push_back(std::move(entry));
            }
        }
    }
    return strategy;
}

// With which suits a hand is played differently from most, where suits matter.
Json suitExceptionsJson(const std::vector<SuitException>& exceptions) {
    Json list = Json::array();
    for (const SuitException& exception : exceptions) {
        Json entry;
        entry["hand"] = exception.hand.text();
        entry["upcard"] = nameOf(exception.up);
        if (exception.burnt != BestPlay::kUnseen) {
            entry["burnt"] = nameOf(exception.burnt);
        }
        entry["deals"] = exception.deals;
        entry["raised"] = exception.raised;
        entry["best"] = exception.goesOn ? "continue" : "fold";
        entry["suits"] = exception.suits;
        list.push_back(std::move(entry));
    }
    return list;
}

// How many antes each result wins or loses, and in how many deals it comes.
Json outcomesJson(const odds::WholeGame& game, const odds::Pays& pays) {
    Json list = Json::array();
    const auto add = [&list](std::string_view outcome, int units, std::int64_t deals) {
        list.push_back({{"name", outcome}, {"units", units}, {"deals", deals}});
    };
    add("fold", -1, game.folded());
    add("not_qualified", 1, game.notQualified);
    add("lose", -(1 + kBetPerAnte), game.lost);
    add("tie", 0, game.tied);
    for (std::size_t line = 0; line < pays.size(); ++line) {
        const bool isHighCards = line + 1 == pays.size();
        const auto place = static_cast<std::size_t>(Combination::royal_flush) - line;
        const Combination combination =
            isHighCards ? Combination::high_cards : static_cast<Combination>(place);
        add(name(combination), 1 + kBetPerAnte * pays[line], game.won[line]);
    }
    return list;
}

// Indexed by RuleOfThumb.
constexpr std::array<std::string_view, odds::kRulesOfThumb> kRuleNames{"always", "pair", "ace_king", "akj83",
                                                                       "dealers_rank"};

Json rulesOfThumbJson(const odds::WholeGame& game) {
    Json list = Json::array();
    for (std::size_t rule = 0; rule < kRuleNames.size(); ++rule) {
        list.push_back(
            {{"name", kRuleNames[rule]}, {"edge", game.edge(static_cast<odds::RuleOfThumb>(rule)).value()}});
    }
    return list;
}

} // namespace

Result<Json, BadRequest> oddsOfPoker(const OddsArguments& arguments) {
    const Result<Cards, BadRequest> cards = cardsOf(arguments);
    if (!cards) {
        return cards.error();
    }
    const auto ties = tieBreakFrom(arguments.ties);
    if (!ties) {
        return ties.error();
    }
    const odds::OddsRules rules{{arguments.aceHighStraight}, *ties};
    const odds::DealCounts counts = odds::countDeals(cards->hand, cards->upcard, cards->seen, rules);
    const Combination combination = rankHand(cards->hand, rules.ranking).combination();
    const int multiple = betMultiple(combination);
    const Fraction continuing = odds::valueOfContinuing(counts, multiple);
    Json result;
    result["hand"] = name(combination);
    result["deals"] = counts.deals();
    result["not_qualified"] = counts.notQualified;
    result["win"] = counts.win;
    result["lose"] = counts.lose;
    result["tie"] = counts.tie;
    result["fold"] = {-1, 1};
    result["continue"] = {continuing.numerator, continuing.denominator};
    result["best"] = odds::isContinuingBetter(counts, multiple) ? "continue" : "fold";
    return result;
}

Result<Json, BadRequest> edgeOfPoker(const EdgeArguments& arguments,
                                     const std::function<void(int)>& onPercent) {
    odds::WholeGameRules rules = arguments.common ? odds::WholeGameRules::common() : odds::WholeGameRules{};
    rules.burntCardSeen = rules.burntCardSeen && arguments.burntCardSeen;
    if (!arguments.common) {
        const auto ties = tieBreakFrom(arguments.ties);
        if (!ties) {
            return ties.error();
        }
        rules.odds.tieBreak = *ties;
    }
    rules.odds.ranking.aceHighStraight = arguments.aceHighStraight;
    if (arguments.pays) {
        const auto pays = paysFrom(*arguments.pays);
        if (!pays) {
            return pays.error();
        }
        rules.pays = *pays;
    }

    odds::WholeGameRules common = odds::WholeGameRules::common();
    common.pays = rules.pays;
    const bool isCommon = rules == common;

    std::size_t tenths = 0;
    const auto progress = [&](std::size_t done, std::size_t all) {
        if (done * 10 / all > tenths) {
            tenths = done * 10 / all;
            onPercent(static_cast<int>(tenths) * 10);
        }
        return true;
    };
    odds::BestPlay play;
    const odds::WholeGame game = *odds::wholeGame(rules, arguments.threads, progress, &play);

    Json result;
    result["burnt_card_seen"] = rules.burntCardSeen;
    result["suits_break_ties"] = odds::suitsBreakTies(rules.odds.tieBreak);
    result["ties"] = wordOf(rules.odds.tieBreak);
    result["ace_high_straight"] = rules.odds.ranking.aceHighStraight;
    result["pays"] = rules.pays;
    result["deals"] = game.deals;
    result["net"] = game.net;
    result["raised"] = game.raised;
    result["edge"] = game.edge().value();
    result["element_of_risk"] = game.elementOfRisk().value();
    result["outcomes"] = outcomesJson(game, rules.pays);
    if (isCommon) {
        result["strategies"] = rulesOfThumbJson(game);
    } else {
        const odds::WholeGame commonGame = *odds::wholeGame(common, arguments.threads);
        result["common"] = {{"deals", commonGame.deals},
                            {"net", commonGame.net},
                            {"raised", commonGame.raised},
                            {"edge", commonGame.edge().value()}};
    }
    result["strategy"] = strategyJson(play, rules.odds.ranking);
    if (arguments.suitExceptions) {
        result["suit_exceptions"] = suitExceptionsJson(odds::suitExceptions(rules, play));
    }
    return result;
}

} // namespace mesaviva::figures
