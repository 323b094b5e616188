// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/poker_tasks.h"

#include "engine/base/check.h"
#include "engine/base/random_stream.h"
#include "engine/games/poker/comparison.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/settlement.h"
#include "engine/training/drills/drill.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mesaviva::drills {

namespace {

void addComparison(std::vector<RuleId>& list, const poker::HandCards& player, const poker::HandCards& dealer,
                   poker::RankingRules ranking) {
    const poker::RankedHand one{player, poker::rankHand(player, ranking)};
    const poker::RankedHand other{dealer, poker::rankHand(dealer, ranking)};
    const poker::Combination better = std::max(one.rank, other.rank).combination();
    // P7k is the dealer's: a player's ace and king are high cards.
    const auto ownRule = [&](const poker::RankedHand& hand) {
        const poker::Combination combination = hand.rank.combination();
        const bool own = &hand == &one && combination == poker::Combination::ace_king;
        return poker::combinationRule(own ? poker::Combination::high_cards : combination);
    };
    switch (poker::decidedBy(one, other)) {
    case poker::DecidedBy::combination:
        addOnce(list, ownRule(one.rank > other.rank ? one : other));
        addOnce(list, ownRule(one.rank > other.rank ? other : one));
        break;
    case poker::DecidedBy::named_cards: addOnce(list, poker::comparisonRule(better)); break;
    case poker::DecidedBy::further_cards:
        addOnce(list, "I-P13"_rule);
        addOnce(list, poker::comparisonRule(better));
        break;
    case poker::DecidedBy::suits:
        addOnce(list, "P9"_rule);
        addOnce(list, "I-P9"_rule);
        break;
    case poker::DecidedBy::nothing: addOnce(list, "I-P13"_rule); break;
    }
    const auto usesAce = [](poker::AceInRow ace) {
        return ace == poker::AceInRow::low || ace == poker::AceInRow::high_not_played;
    };
    if (usesAce(one.rank.aceInRow()) || usesAce(other.rank.aceInRow())) {
        addOnce(list, "P8"_rule);
    }
    const auto mixed = [](poker::AceInRow ace) { return ace == poker::AceInRow::high_mixed; };
    if (mixed(one.rank.aceInRow()) || mixed(other.rank.aceInRow())) {
        addOnce(list, "I-P8"_rule);
    }
}

} // namespace

std::string PokerTasks::scope(const Terms&) { return "pt-803-2015"; }

bool PokerTasks::offers(Drill, const Terms&) { return true; }

AnswerForm formOf(const HandsTask&) { return AnswerForm::choice; }
AnswerForm formOf(const QualificationTask&) { return AnswerForm::choice; }
AnswerForm formOf(const BetTask&) { return AnswerForm::amount; }

int choicesOf(const HandsTask&) { return 3; }
int choicesOf(const QualificationTask&) { return 2; }

Answer answerOf(const HandsTask& task) {
    const poker::HandRank player = poker::rankHand(task.player, task.ranking);
    const poker::HandRank dealer = poker::rankHand(task.dealer, task.ranking);
    return {player == dealer ? 2 : player > dealer ? 0 : 1};
}

Answer answerOf(const QualificationTask& task) {
    const bool plays = poker::qualifies(poker::rankHand(task.dealer, task.ranking).combination());
    return {plays ? 0 : 1};
}

Answer answerOf(const BetTask& task) {
    const poker::Settled settled = settledOn(task);
    const auto won = [](const poker::SettledBox& box) {
        return std::max<std::int64_t>(0, (box.returned - box.amount).cents);
    };
    return {won(settled.bet) + (task.betAlone ? 0 : won(settled.ante))};
}

void addRules(std::vector<RuleId>& list, const HandsTask& task) {
    addComparison(list, task.player, task.dealer, task.ranking);
}

void addRules(std::vector<RuleId>& list, const QualificationTask& task) {
    const poker::Combination hand = poker::rankHand(task.dealer, task.ranking).combination();
    addOnce(list, "P25"_rule);
    addOnce(list, poker::combinationRule(hand));
}

void addRules(std::vector<RuleId>& list, const BetTask& task) {
    const poker::Settled settled = settledOn(task);
    switch (settled.verdict) {
    case poker::Verdict::dealer_not_qualified:
        addOnce(list, "P26"_rule);
        addOnce(list, "I-P26b"_rule); // what becomes of the bet
        break;
    case poker::Verdict::won:
        addOnce(list, poker::betRule(settled.hand.value_or(poker::Combination::high_cards)));
        if (settled.hand.value_or(poker::Combination::high_cards) <= poker::Combination::pair) {
            addOnce(list, "I-P12"_rule);
        }
        addOnce(list, "P28a"_rule);
        addOnce(list, task.betAlone ? RuleId() : "P28b"_rule);
        break;
    case poker::Verdict::lost: addOnce(list, "P29"_rule); break;
    default: addOnce(list, "I-P13"_rule); break;
    }
    if (settled.verdict == poker::Verdict::lost || settled.verdict == poker::Verdict::tie) {
        addComparison(list, task.player, task.dealer, task.settings.ranking);
    }
}

poker::Settled settledOn(const BetTask& task) {
    poker::State state(task.settings);
    poker::Seat& seat = state.seats[0];
    seat.player = 0;
    seat.dealtIn = true;
    seat.decision = poker::Decision::bet;
    seat.cards = task.player;
    seat.rank = poker::rankHand(task.player, task.settings.ranking);
    state.dealer = task.dealer;
    state.dealerRank = poker::rankHand(task.dealer, task.settings.ranking);
    state.dealComplete = true;
    state.qualified = poker::qualifies(state.dealerRank.combination());
    state.ledger.move(Ledger::kIssuer, poker::State::boxAccount(0, poker::Box::ante), task.ante);
    state.ledger.move(Ledger::kIssuer, poker::State::boxAccount(0, poker::Box::bet),
                      poker::kBetPerAnte * task.ante);
    return poker::settledEvent(state, 0, poker::verdictOf(state, 0, state.qualified));
}

// Random five-card hands of a given kind for tasks: deals until they fit.

namespace {

using poker::Combination;
using poker::DecidedBy;
using poker::HandCards;
using poker::Rank;
using poker::Suit;

constexpr std::uint32_t kRanks = 13;
constexpr std::uint32_t kSuits = 4;

poker::Card cardOf(std::uint32_t rank, std::uint32_t suit) {
    return {static_cast<Rank>(rank), static_cast<Suit>(suit)};
}

template <std::size_t Size>
void shuffle(std::array<std::uint32_t, Size>& values, RandomStream& chance) {
    for (std::size_t i = 0; i + 1 < Size; ++i) {
        std::swap(values[i], values[i + chance.below(static_cast<std::uint32_t>(Size - i))]);
    }
}

std::array<std::uint32_t, kRanks> shuffledRanks(RandomStream& chance) {
    std::array<std::uint32_t, kRanks> ranks{};
    for (std::uint32_t i = 0; i < kRanks; ++i) {
        ranks[i] = i;
    }
    shuffle(ranks, chance);
    return ranks;
}

// The number of cards of each of the hand's ranks.
std::array<int, 5> shapeOf(Combination combination) {
    switch (combination) {
    case Combination::four_of_a_kind: return {4, 1, 0, 0, 0};
    case Combination::full_house: return {3, 2, 0, 0, 0};
    case Combination::three_of_a_kind: return {3, 1, 1, 0, 0};
    case Combination::two_pairs: return {2, 2, 1, 0, 0};
    case Combination::pair: return {2, 1, 1, 1, 0};
    default: return {1, 1, 1, 1, 1};
    }
}

bool isRow(Combination combination) {
    return combination == Combination::straight || combination == Combination::straight_flush ||
           combination == Combination::royal_flush;
}

bool isOneSuit(Combination combination) {
    return combination == Combination::flush || combination == Combination::straight_flush ||
           combination == Combination::royal_flush;
}

// Five cards with the combination's shape; they may still form another combination.
HandCards candidate(Combination combination, RandomStream& chance) {
    std::array<std::uint32_t, kRanks> ranks = shuffledRanks(chance);
    if (isRow(combination)) { // from 5-4-3-2-A to A-K-Q-J-10
        constexpr std::uint32_t kRows = 10;
        const std::uint32_t low = combination == Combination::royal_flush ? kRows - 1 : chance.below(kRows);
        for (std::uint32_t i = 0; i < 5; ++i) {
            ranks[i] = (low + kRanks - 1 + i) % kRanks;
        }
    }
    if (combination == Combination::ace_king) {
        const auto bring = [&](std::size_t place, Rank rank) {
            std::swap(ranks[place], *std::ranges::find(ranks, static_cast<std::uint32_t>(rank)));
        };
        bring(0, Rank::ace);
        bring(1, Rank::king);
    }
    const std::array<int, 5> shape = shapeOf(combination);
    const std::uint32_t suit = chance.below(kSuits);
    HandCards cards{};
    std::size_t dealt = 0;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        std::array<std::uint32_t, kSuits> suits = {0, 1, 2, 3};
        shuffle(suits, chance);
        for (int k = 0; k < shape[i]; ++k) {
            cards[dealt++] =
                cardOf(ranks[i], isOneSuit(combination) ? suit : suits[static_cast<std::size_t>(k)]);
        }
    }
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        std::swap(cards[i], cards[i + chance.below(static_cast<std::uint32_t>(cards.size() - i))]);
    }
    return cards;
}

// The same ranks in other suits.
HandCards twinOf(const HandCards& hand, RandomStream& chance) {
    HandCards twin = hand;
    const std::uint32_t turn = 1 + chance.below(kSuits - 1);
    for (poker::Card& card : twin) {
        const std::uint32_t suit = (static_cast<std::uint32_t>(card.suit()) + turn) % kSuits;
        card = poker::Card(card.rank(), static_cast<Suit>(suit));
    }
    // Gives one card another suit, so that a flush can be lost or won.
    poker::Card& odd = twin[chance.below(static_cast<std::uint32_t>(twin.size()))];
    odd = poker::Card(odd.rank(), static_cast<Suit>(chance.below(kSuits)));
    return twin;
}

bool areApart(const HandCards& one, const HandCards& other) {
    return std::ranges::none_of(other,
                                [&](poker::Card card) { return std::ranges::find(one, card) != one.end(); });
}

bool isHand(const HandCards& cards, Combination combination, poker::RankingRules rules) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (cards[i] == cards[j]) {
                return false;
            }
        }
    }
    return poker::rankHand(cards, rules).combination() == combination;
}

// A random hand of exactly that combination, its cards in any order; every such hand is possible.
HandCards handOf(Combination combination, poker::RankingRules rules, RandomStream& chance) {
    HandCards cards = candidate(combination, chance);
    while (!isHand(cards, combination, rules)) {
        cards = candidate(combination, chance);
    }
    return cards;
}

struct HandPair {
    HandCards one{};
    HandCards other{};
};

// Two hands of one combination, without a card in common, that `decided` tells apart; either may be the
// better one. `decided` must be possible for the combination.
HandPair pairOf(Combination combination, DecidedBy decided, poker::RankingRules rules, RandomStream& chance) {
    const bool twins = decided == DecidedBy::suits || decided == DecidedBy::nothing;
    while (true) {
        const HandCards one = handOf(combination, rules, chance);
        const HandCards other = twins ? twinOf(one, chance) : candidate(combination, chance);
        if (!isHand(other, combination, rules) || !areApart(one, other)) {
            continue;
        }
        if (poker::decidedBy({one, poker::rankHand(one, rules)}, {other, poker::rankHand(other, rules)}) ==
            decided) {
            return {one, other};
        }
    }
}

// Two hands of these combinations without a card in common.
HandPair pairOf(Combination one, Combination other, poker::RankingRules rules, RandomStream& chance) {
    while (true) {
        const HandPair pair{handOf(one, rules, chance), handOf(other, rules, chance)};
        if (areApart(pair.one, pair.other)) {
            return pair;
        }
    }
}

// Tasks about hands, the dealer's qualification and payments at the card table.

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
