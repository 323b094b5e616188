// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/whole_game.h"

#include "engine/base/check.h"
#include "engine/base/start_threads.h"
#include "engine/games/poker/odds/game_classes.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <mutex>
#include <span>
#include <thread>
#include <tuple>
#include <vector>

namespace mesaviva::poker::odds {

WholeGame& WholeGame::operator+=(const WholeGame& other) {
    const auto add = [](auto& to, const auto& from) {
        std::transform(to.begin(), to.end(), from.begin(), to.begin(), std::plus<>());
    };
    deals += other.deals;
    net += other.net;
    raised += other.raised;
    notQualified += other.notQualified;
    lost += other.lost;
    tied += other.tied;
    add(won, other.won);
    add(netByRule, other.netByRule);
    return *this;
}

std::optional<WholeGame> wholeGame(const WholeGameRules& rules, unsigned threads,
                                   const WholeGameProgress& progress, BestPlay* play) {
    for (const int pay : rules.pays) {
        check(pay >= 0 && pay <= kHighestPay, "a pay is out of range");
    }
    const FlushSums flushes(rules.odds.ranking);
    const SuitTies ties(rules.odds.tieBreak);
    const std::vector<RanksOfHand> hands = allRanksOfHands();

    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stopped = false;
    std::mutex mutex; // protects the following
    std::size_t done = 0;
    WholeGame sums;

    const auto work = [&] {
        GameClasses classes(rules, flushes, ties);
        if (play != nullptr) {
            classes.recordChoices(*play);
        }
        for (std::size_t i = next++; i < hands.size() && !stopped; i = next++) {
            classes.add(hands[i]);
            const std::lock_guard lock(mutex);
            ++done;
            if (progress && !progress(done, hands.size())) {
                stopped = true;
            }
        }
        const std::lock_guard lock(mutex);
        sums += classes.sums();
    };
    const unsigned all = threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::thread> workers = startThreads(all - 1, [&](unsigned) { return std::thread(work); });
    work();
    for (std::thread& worker : workers) {
        worker.join();
    }
    return stopped ? std::nullopt : std::optional(sums);
}

namespace {

/// Assigns letters to suits in order of appearance; the up card's suit is `s`.
class SuitLetters {
public:
    char of(unsigned suit) {
        if (m_letters[suit] == 0) {
            m_letters[suit] = m_next++;
        }
        return m_letters[suit];
    }

private:
    std::array<char, 4> m_letters = {'s', 0, 0, 0};
    char m_next = 'a';
};

std::string inLetters(const HandOfRanks& hand, const ClassDecision& decision) {
    SuitLetters letters;
    std::string words;
    std::array<unsigned, kRankCount> suits{};
    std::size_t place = 0;
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        if (hand.ranks[rank] > 0) {
            suits[rank] = SuitTies::suitIn(decision.suits, place++);
        }
    }
    for (std::size_t rank = kRankCount; rank-- > 0;) {
        if (hand.ranks[rank] > 0) {
            words += letters.of(suits[rank]);
        }
    }
    if (decision.burnt != BestPlay::kUnseen) {
        const bool named = decision.burntSuit == 0 || hand.ranks[decision.burnt] > 0;
        words += '/';
        words += named ? letters.of(decision.burntSuit) : 'x';
    }
    return words;
}

std::string inWords(const HandOfRanks& hand, const ClassDecision& decision) {
    std::string words;
    for (unsigned times = 4; times > 0; --times) {
        for (std::size_t rank = kRankCount; rank-- > 0;) {
            if (hand.ranks[rank] == times) {
                const bool suited = (decision.suits >> rank & 1U) != 0;
                words += suited ? 's' : 'x';
                words.append(times - 1, 'x');
            }
        }
    }
    if (decision.burnt != BestPlay::kUnseen) {
        words += decision.burntSuit == 0 ? "/s" : "/x";
    }
    return words;
}

SuitException exceptionOf(const HandOfRanks& hand, std::span<const ClassDecision> decisions) {
    SuitException exception;
    exception.hand = hand;
    exception.up = decisions.front().up;
    exception.burnt = decisions.front().burnt;
    for (const ClassDecision& decision : decisions) {
        exception.deals += decision.deals;
        exception.raised += decision.goesOn ? decision.deals : 0;
    }
    exception.goesOn = exception.raised * 2 <= exception.deals;
    for (const ClassDecision& decision : decisions) {
        if (decision.goesOn == exception.goesOn) {
            exception.suits.push_back(decision.suitsBreakTies ? inLetters(hand, decision)
                                                              : inWords(hand, decision));
        }
    }
    std::sort(exception.suits.begin(), exception.suits.end());
    exception.suits.erase(std::unique(exception.suits.begin(), exception.suits.end()), exception.suits.end());
    return exception;
}

bool anyDepends(const BestPlay& play, HandRank hand) {
    for (std::size_t up = 0; up < kRankCount; ++up) {
        for (std::size_t burnt = 0; burnt <= kRankCount; ++burnt) {
            if (play.of(hand, up, burnt) == Choice::depends) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

std::vector<SuitException> suitExceptions(const WholeGameRules& rules, const BestPlay& play) {
    const FlushSums flushes(rules.odds.ranking);
    const SuitTies ties(rules.odds.tieBreak);
    GameClasses classes(rules, flushes, ties);
    std::vector<ClassDecision> decisions;
    classes.listDecisions(decisions);
    std::vector<SuitException> exceptions;
    const auto situation = [](const ClassDecision& decision) {
        return std::tuple(decision.oneSuit, decision.up, decision.burnt);
    };
    for (const HandOfRanks& hand : allHandsOfRanks(rules.odds.ranking)) {
        if (!anyDepends(play, hand.rank)) {
            continue;
        }
        decisions.clear();
        classes.add(hand.ranks);
        std::stable_sort(decisions.begin(), decisions.end(),
                         [&](const auto& a, const auto& b) { return situation(a) < situation(b); });
        for (auto from = decisions.begin(); from != decisions.end();) {
            const auto to = std::find_if(from, decisions.end(), [&](const auto& decision) {
                return situation(decision) != situation(*from);
            });
            if (from->oneSuit == hand.oneSuit &&
                play.of(hand.rank, from->up, from->burnt) == Choice::depends) {
                exceptions.push_back(exceptionOf(hand, {from, to}));
            }
            from = to;
        }
    }
    return exceptions;
}

} // namespace mesaviva::poker::odds
