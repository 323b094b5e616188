// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/odds/prize_chances.h"

#include "engine/base/check.h"
#include "engine/base/seed.h"
#include "engine/base/start_threads.h"
#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/cards/column_sets.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/prizes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <mutex>
#include <thread>

namespace mesaviva::bingo {

namespace {

// The number of standard deviations around the mean that contain 99 % or 99.5 % of a normal distribution.
constexpr double kNormal99 = 2.5758293035489004;
constexpr double kNormal995 = 2.8070337683438042;

/// A class of unions of winning sets of boxes: how many numbers they have, and how many of these bingo
/// doesn't need.
struct Alike {
    int size = 0;
    int beyondBingo = 0;

    friend auto operator<=>(const Alike&, const Alike&) = default;
};

CellMask unionOf(const std::vector<CellMask>& sets) {
    CellMask all = 0;
    for (const CellMask cells : sets) {
        all |= cells;
    }
    return all;
}

/// How a card wins in a room.
struct WaysToWin {
    std::map<Alike, double> counts; ///< positive terms minus negative ones of the inclusion-exclusion sum
    int bingoSize = 0;              ///< how many numbers bingo needs
};

/// Inclusion and exclusion over the sets of boxes that each win alone.
WaysToWin waysToWin(const Settings& settings, PrizeKind combination) {
    RandomStream stream(Seed{},
                        stream_name::kOutcome); // any card: all cards of a variant are equivalent here
    const Card card = makeCard(settings.variant, settings.freeCentre, stream);
    const CellMask filled = filledCells(card, settings.shape(), BallSet{});
    const CellMask bingo = unionOf(winningMasks(PrizeKind::bingo, card, settings)) & ~filled; // one set
    std::map<CellMask, std::int64_t> unions = {{0, 1}};
    for (const CellMask cells : winningMasks(combination, card, settings)) {
        std::map<CellMask, std::int64_t> more;
        for (const auto& [boxes, sign] : unions) {
            more[boxes | (cells & ~filled)] -= sign;
        }
        for (const auto& [boxes, sign] : more) {
            unions[boxes] += sign;
        }
    }
    unions[0] -= 1;
    WaysToWin ways;
    ways.bingoSize = std::popcount(bingo);
    for (const auto& [boxes, sign] : unions) {
        const Alike alike{std::popcount(boxes), std::popcount(boxes & ~bingo)};
        ways.counts[alike] -= static_cast<double>(sign);
    }
    return ways;
}

/// The probability that `size` numbers are among the first `drawn` of `balls`, given that `known` others are.
double chanceOf(int size, int drawn, int known, int balls) {
    double chance = 1;
    for (int done = known; done < known + size; ++done) {
        chance *= drawn > done ? static_cast<double>(drawn - done) / (balls - done) : 0;
    }
    return chance;
}

using PrizesFallen = PerCombination<std::optional<PrizeBalls>>;

constexpr std::uint32_t kMostCardsAtOnce = 4'000'000; // in the books of all threads

PrizesFallen noneFallen(const Settings& settings) {
    PrizesFallen fallen;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (settings.plays(static_cast<PrizeKind>(i))) {
            fallen[i].emplace(static_cast<std::size_t>(ballsOf(settings.variant)));
        }
    }
    return fallen;
}

void playRound(std::int64_t round, std::uint32_t cards, SeededBalls& chance, CardBook& book,
               PrizesFallen& fallen) {
    book.clear();
    chance.openRound(static_cast<std::uint64_t>(round));
    RandomStream faces(chance.crowdCards()->seed, stream_name::kOutcome);
    book.addFrom(faces, cards);
    while (!book.isClosed(PrizeKind::bingo)) {
        book.mark(chance.ball()->number);
        for (std::size_t i = 0; i < kCombinations; ++i) {
            const auto kind = static_cast<PrizeKind>(i);
            if (fallen[i] && !book.isClosed(kind) && !book.winners(kind).empty()) {
                fallen[i]->add(book.drawnCount());
                book.close(kind);
            }
        }
    }
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (fallen[i] && !book.isClosed(static_cast<PrizeKind>(i))) {
            fallen[i]->addNone();
        }
    }
}

} // namespace

std::vector<double> chancesOfOneCard(const Settings& settings, PrizeKind combination) {
    const WaysToWin ways = waysToWin(settings, combination);
    const int balls = ballsOf(settings.variant);
    // The probability that the card has it after `drawn` balls, and had bingo after `before` of them.
    const auto afterBingo = [&](int drawn, int before) {
        double chance = 0;
        for (const auto& [alike, count] : ways.counts) {
            chance += count * chanceOf(alike.beyondBingo, drawn, ways.bingoSize, balls);
        }
        return chance * chanceOf(ways.bingoSize, before, 0, balls);
    };
    std::vector<double> chances;
    double tooLate = 0; // probability that a ball after the end of the round completes it
    for (int drawn = 0; drawn <= balls; ++drawn) {
        double chance = 0;
        for (const auto& [alike, count] : ways.counts) {
            chance += count * chanceOf(alike.size, drawn, 0, balls);
        }
        if (drawn > 0) {
            tooLate += afterBingo(drawn, drawn - 1) - afterBingo(drawn - 1, drawn - 1);
        }
        chances.push_back(std::clamp(chance - tooLate, 0.0, 1.0));
    }
    return chances;
}

double meanBallOf(const std::vector<double>& chances) {
    const double falls = chances.back();
    check(falls > 0, "the prize never falls");
    // The mean is the sum of the probabilities that it is still to be won.
    double sum = 0;
    for (const double chance : chances) {
        sum += falls - chance;
    }
    return sum / falls;
}

Measured PrizeBalls::mean() const {
    const std::int64_t fallen = m_all - m_rounds.front();
    check(fallen > 0, "the prize fell in no round");
    double sum = 0;
    double squares = 0;
    for (std::size_t ball = 1; ball < m_rounds.size(); ++ball) {
        const double times = static_cast<double>(m_rounds[ball]);
        sum += times * static_cast<double>(ball);
        squares += times * static_cast<double>(ball * ball);
    }
    const double all = static_cast<double>(fallen);
    const double value = sum / all;
    const double variance = std::max(0.0, squares / all - value * value) * all / std::max(1.0, all - 1);
    const double half = kNormal99 * std::sqrt(variance / all);
    return {value, value - half, value + half};
}

Measured PrizeBalls::by(int ball, Confidence confidence) const {
    check(m_all > 0, "no round was played");
    std::int64_t times = 0;
    for (std::size_t i = 1; i < m_rounds.size() && i <= static_cast<std::size_t>(std::max(ball, 0)); ++i) {
        times += m_rounds[i];
    }
    const double all = static_cast<double>(m_all);
    const double value = static_cast<double>(times) / all;
    const double deviations = confidence == Confidence::of99 ? kNormal99 : kNormal995;
    const double square = deviations * deviations;
    const double centre = (value + square / (2 * all)) / (1 + square / all);
    const double half =
        deviations / (1 + square / all) * std::sqrt(value * (1 - value) / all + square / (4 * all * all));
    return {value, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

PrizeBalls& PrizeBalls::operator+=(const PrizeBalls& other) {
    check(m_rounds.size() == other.m_rounds.size(), "balls of two variants");
    for (std::size_t ball = 0; ball < m_rounds.size(); ++ball) {
        m_rounds[ball] += other.m_rounds[ball];
    }
    m_all += other.m_all;
    return *this;
}

PerCombination<std::optional<PrizeBalls>> playForPrizes(const Settings& settings, std::uint32_t cards,
                                                        std::int64_t rounds, const Seed& master,
                                                        const std::function<bool()>& goOn, unsigned threads) {
    const PrizesFallen none = noneFallen(settings);
    PrizesFallen all = none;
    std::mutex mutex; // protects the following
    std::int64_t begun = 0;
    bool ended = false;
    const auto begin = [&]() -> std::optional<std::int64_t> {
        const std::lock_guard lock(mutex);
        ended = ended || begun == rounds || (goOn && !goOn());
        return ended ? std::nullopt : std::optional(++begun);
    };
    const auto work = [&](unsigned) {
        PrizesFallen mine = none;
        SeededBalls chance(derivedSeeds(master), settings);
        CardBook book(settings);
        while (const std::optional<std::int64_t> round = begin()) {
            playRound(*round, cards, chance, book, mine);
        }
        const std::lock_guard lock(mutex);
        for (std::size_t i = 0; i < kCombinations; ++i) {
            if (all[i]) {
                *all[i] += *mine[i];
            }
        }
    };
    const unsigned wanted = threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    const unsigned books = std::max(1U, std::min(wanted, kMostCardsAtOnce / std::max(1U, cards)));
    runInParallel(books, work);
    return all;
}

double expectedPayback(const Settings& settings, std::uint32_t cards, double bingoJackpotWon,
                       double lineJackpotWon) {
    const Money sales = settings.cardPrice * cards;
    check(sales > Money{}, "nothing is sold");
    const auto baseOf = [](const std::optional<Jackpot>& jackpot) {
        return jackpot ? static_cast<double>(jackpot->base.cents) : 0;
    };
    const double prizes = static_cast<double>(prizeMoneyOf(settings, sales).cents);
    const double bases =
        bingoJackpotWon * baseOf(settings.bingoJackpot) + lineJackpotWon * baseOf(settings.lineJackpot);
    return (prizes + bases) / static_cast<double>(sales.cents);
}

namespace {

/// The probability that `cards` taken from `all` without replacement include one of the `full` ones.
double oneAmong(double all, double full, double cards) {
    // Symmetric in the two numbers, so the product runs over the smaller one.
    const double few = std::min(full, cards);
    const double many = std::max(full, cards);
    if (few + many > all) {
        return 1;
    }
    constexpr double kCertain = 50; // e^-50 is negligible compared with 10^-9
    if (few / all * many > kCertain) {
        return 1;
    }
    constexpr double kSmallPart =
        5e-7; // below this, the factors' logarithms are linear, to 10^-12 of their sum
    if (few < kSmallPart * all) {
        return -std::expm1(few * std::log1p(-many / (all - (few - 1) / 2)));
    }
    double none = 1;
    for (double taken = 0; taken < few; ++taken) {
        none *= (all - many - taken) / (all - taken);
    }
    return 1 - none;
}

double binomial(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) {
        ways = ways * (n - i) / (i + 1);
    }
    return ways;
}

/// Sums over the columns.
class Columns {
public:
    Columns(const Settings& settings, std::uint32_t cards)
        : m_shape(settings.shape()),
          m_cards(cards),
          m_all(static_cast<double>(mostCards(settings.variant, settings.freeCentre))),
          m_chances(static_cast<std::size_t>(m_shape.balls) + 1) {
        m_boxes.fill(m_shape.rows);
        if (settings.variant == Variant::bingo75 && settings.freeCentre) {
            --m_boxes[kCentre75 % static_cast<std::size_t>(m_shape.columns)];
        }
    }

    std::vector<double> chances() {
        follow(0, 0, 1, 1);
        for (int drawn = 0; drawn <= m_shape.balls; ++drawn) {
            m_chances[static_cast<std::size_t>(drawn)] /= binomial(m_shape.balls, drawn);
        }
        return m_chances;
    }

private:
    /// `drawn` numbers are in the columns before, in `ways` ways, and fill `full` of their sets.
    void follow(std::size_t column, int drawn, double ways, double full) {
        if (column == m_shape.ranges.size()) {
            m_chances[static_cast<std::size_t>(drawn)] += ways * oneAmong(m_all, full, m_cards);
            return;
        }
        const int size = m_shape.ranges[column].size();
        const int boxes = m_boxes[column];
        for (int more = boxes; more <= size; ++more) { // with fewer no card is full
            follow(column + 1, drawn + more, ways * binomial(size, more),
                   full * static_cast<double>(choose(more, boxes)));
        }
    }

    const Shape& m_shape;
    double m_cards;
    double m_all;
    std::array<int, kTallestColumn> m_boxes{};
    std::vector<double> m_chances;
};

} // namespace

bool hasFullCardFormula(const Settings& settings) {
    return settings.variant != Variant::bingo90 && !settings.pattern;
}

std::vector<double> chancesOfFullCard(const Settings& settings, std::uint32_t cards) {
    check(hasFullCardFormula(settings), "there is no formula for that bingo");
    check(cards >= 1 && cards <= mostCards(settings.variant, settings.freeCentre), "there are no such cards");
    return Columns(settings, cards).chances();
}

} // namespace mesaviva::bingo
