// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/odds/full_card_chances.h"

#include "engine/base/check.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/cards/column_sets.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mesaviva::bingo {

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
