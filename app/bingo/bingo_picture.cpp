// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bingo/bingo_picture.h"

#include "app/art/bingo_ball.h"
#include "app/study/round_picture.h"
#include "engine/bingo/variant.h"

#include <algorithm>
#include <cstddef>
#include <variant>
#include <vector>

namespace mesaviva::app {

QImage bingoPicture(const RoundFacts<record::BingoOnRecord>& facts) {
    std::vector<int> balls;
    for (const auto& step : facts.steps) {
        if (const auto* const drawn = std::get_if<bingo::BallDrawn>(&step.entry.event)) {
            balls.push_back(drawn->number);
        }
    }
    const int variant = bingo::ballsOf(facts.settings.variant);
    const bool symbols = facts.settings.symbols;
    return roundPicture([&](QPainter& painter) {
        const auto draw = [&](int number, int x, int y, int size) {
            painter.drawImage(x, y, art::bingoBall({variant, number, symbols}, QSize(size, size), true));
        };
        if (balls.empty()) {
            return;
        }
        // The one with which the round ended, and those before it, the last one on the left.
        draw(balls.back(), 16, 28, 104);
        const std::size_t others = std::min<std::size_t>(balls.size() - 1, 4);
        for (std::size_t i = 0; i < others; ++i) {
            const int column = static_cast<int>(i % 2);
            const int row = static_cast<int>(i / 2);
            draw(balls[balls.size() - 2 - i], 132 + 56 * column, 24 + 58 * row, 54);
        }
    });
}

} // namespace mesaviva::app
