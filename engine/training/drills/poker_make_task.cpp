// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks about hands, the dealer's qualification and payments at the card table.

#include "engine/base/check.h"
#include "engine/games/poker/pay_table.h"
#include "engine/training/drills/make_parts.h"
#include "engine/training/drills/poker_make_hand.h"
#include "engine/training/drills/poker_tasks.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mesaviva::drills {

namespace {

using poker::Combination;
using poker::DecidedBy;

constexpr std::array kAllCombinations = {
    Combination::high_cards,     Combination::ace_king,        Combination::pair,
    Combination::two_pairs,      Combination::three_of_a_kind, Combination::straight,
    Combination::flush,          Combination::full_house,      Combination::four_of_a_kind,
    Combination::straight_flush, Combination::royal_flush};

// The two hands, and what decides between them.
struct Encounter {
    std::string_view subject;
    int level;
    Combination combination;
    DecidedBy decided;
};

constexpr std::array kEncounters = {
    Encounter{"pair_named", 2, Combination::pair, DecidedBy::named_cards},
    Encounter{"high_named", 2, Combination::high_cards, DecidedBy::named_cards},
    Encounter{"two_pairs_named", 2, Combination::two_pairs, DecidedBy::named_cards},
    Encounter{"straight_named", 2, Combination::straight, DecidedBy::named_cards},
    Encounter{"flush_named", 3, Combination::flush, DecidedBy::named_cards},
    Encounter{"pair_further", 3, Combination::pair, DecidedBy::further_cards},
    Encounter{"three_named", 3, Combination::three_of_a_kind, DecidedBy::named_cards},
    Encounter{"full_house_named", 3, Combination::full_house, DecidedBy::named_cards},
    Encounter{"flush_further", 4, Combination::flush, DecidedBy::further_cards},
    Encounter{"high_suits", 4, Combination::high_cards, DecidedBy::suits},
    Encounter{"high_tie", 4, Combination::high_cards, DecidedBy::nothing},
    Encounter{"pair_tie", 4, Combination::pair, DecidedBy::nothing},
    Encounter{"straight_tie", 4, Combination::straight, DecidedBy::nothing},
};

constexpr std::string_view kDifferent = "different";

Combination anyCombination(RandomStream& chance) { return oneOf(kAllCombinations, chance); }

// P7k is only a name for the dealer's high cards.
bool sameHand(Combination one, Combination other) {
    const auto plain = [](Combination c) { return c == Combination::ace_king ? Combination::high_cards : c; };
    return plain(one) == plain(other);
}

HandPair turned(HandPair pair, RandomStream& chance) {
    if (chance.below(2) == 0) {
        std::swap(pair.one, pair.other);
    }
    return pair;
}

std::optional<Combination> combinationNamed(std::string_view subject) {
    if (subject == "ace_king") {
        return Combination::ace_king;
    }
    const auto found = std::ranges::find_if(kAllCombinations, [&](Combination c) {
        return c != Combination::ace_king && poker::name(c) == subject;
    });
    return found == kAllCombinations.end() ? std::nullopt : std::optional(*found);
}

// Dealer's hands that are easily misread, by name.
poker::HandCards dealerFor(std::string_view subject, poker::RankingRules rules, RandomStream& chance) {
    while (true) {
        const bool aceOrKing = subject == "ace_alone" || subject == "king_alone";
        const Combination wanted =
            aceOrKing ? Combination::high_cards : combinationNamed(subject).value_or(Combination::high_cards);
        const poker::HandCards cards = handOf(wanted, rules, chance);
        const auto has = [&](poker::Rank rank) {
            return std::ranges::any_of(cards, [&](poker::Card card) { return card.rank() == rank; });
        };
        if ((subject == "ace_alone" && !has(poker::Rank::ace)) ||
            (subject == "king_alone" && !has(poker::Rank::king))) {
            continue;
        }
        return cards;
    }
}

Subjects handSubjects(int level) {
    Subjects all;
    if (level <= 2) {
        all.emplace_back(kDifferent);
    }
    for (const Encounter& encounter : kEncounters) {
        if (encounter.level == level || encounter.level == level - 1) {
            all.emplace_back(encounter.subject);
        }
    }
    return all;
}

HandsTask handsTask(std::string_view subject, const PokerTerms& terms, RandomStream& chance) {
    const poker::RankingRules rules = terms.poker.ranking;
    HandPair pair;
    if (subject == kDifferent) {
        Combination one = anyCombination(chance);
        Combination other = anyCombination(chance);
        while (sameHand(one, other)) {
            one = anyCombination(chance);
            other = anyCombination(chance);
        }
        pair = pairOf(one, other, rules, chance);
    } else {
        const auto found = std::ranges::find(kEncounters, subject, &Encounter::subject);
        check(found != kEncounters.end(), "no such encounter of hands");
        pair = pairOf(found->combination, found->decided, rules, chance);
    }
    pair = turned(pair, chance);
    return {pair.one, pair.other, rules};
}

Subjects qualificationSubjects(int level) {
    switch (level) {
    case 1: return {"high_cards", "ace_king", "pair"};
    case 2: return {"high_cards", "ace_king", "ace_alone", "pair"};
    case 3: return {"ace_alone", "king_alone", "ace_king", "straight", "pair"};
    default: return {"ace_alone", "king_alone", "ace_king", "straight", "flush", "two_pairs"};
    }
}

QualificationTask qualificationTask(std::string_view subject, const PokerTerms& terms, RandomStream& chance) {
    return {dealerFor(subject, terms.poker.ranking, chance), terms.poker.ranking};
}

Subjects betSubjects(int level) {
    Subjects all = {"pair", "two_pairs", "three_of_a_kind"};
    if (level >= 2) {
        all.insert(all.end(), {"high_cards", "straight", "flush", "full_house"});
    }
    if (level >= 3) {
        all.insert(all.end(), {"four_of_a_kind", "straight_flush", "royal_flush"});
    }
    if (level >= 4) {
        all.insert(all.end(), {"not_qualified", "lost", "tie"});
    }
    return all;
}

BetTask betTask(int level, std::string_view subject, const PokerTerms& terms, RandomStream& chance) {
    const poker::Settings& settings = terms.poker;
    const std::int64_t minimum = settings.minimum.cents;
    const std::int64_t most = std::min<std::int64_t>(settings.maximum.cents / minimum, level == 1 ? 5 : 25);
    BetTask task{{}, {}, settings, Money{minimum * between(1, most, chance)}, level <= 2};
    while (true) {
        Combination mine = Combination::pair;
        Combination dealers = Combination::ace_king;
        if (const auto combination = combinationNamed(subject)) {
            mine = *combination == Combination::high_cards ? Combination::ace_king : *combination;
            const std::array lower = {Combination::ace_king, Combination::pair};
            dealers = mine > Combination::pair ? oneOf(lower, chance) : Combination::ace_king;
        } else if (subject == "not_qualified") {
            mine = anyCombination(chance);
            dealers = Combination::high_cards;
        } else if (subject == "lost") {
            mine = Combination::pair;
            dealers = Combination::two_pairs;
        }
        const HandPair pair = subject == "tie"
                                  ? pairOf(Combination::pair, DecidedBy::nothing, settings.ranking, chance)
                                  : pairOf(mine, dealers, settings.ranking, chance);
        const bool beaten =
            poker::rankHand(pair.one, settings.ranking) <= poker::rankHand(pair.other, settings.ranking);
        if (combinationNamed(subject) && beaten) {
            continue; // of two hands with ace and king the player's must be the better one
        }
        task.player = pair.one;
        task.dealer = pair.other;
        return task;
    }
}

} // namespace

std::vector<std::string> PokerTasks::subjects(Drill drill, int level, const Terms&) {
    switch (drill) {
    case Drill::hands: return handSubjects(level);
    case Drill::qualification: return qualificationSubjects(level);
    case Drill::bet: return betSubjects(level);
    default: contractBroken("no drill of poker");
    }
}

PokerTasks::Situation PokerTasks::make(Drill drill, int level, std::string_view subject, const Terms& terms,
                                       RandomStream& chance) {
    switch (drill) {
    case Drill::hands: return handsTask(subject, terms, chance);
    case Drill::qualification: return qualificationTask(subject, terms, chance);
    case Drill::bet: return betTask(level, subject, terms, chance);
    default: contractBroken("no drill of poker");
    }
}

} // namespace mesaviva::drills
