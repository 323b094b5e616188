// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_picture.h"

#include "app/core/study/round_picture.h"
#include "app/games/bingo/art/bingo_ball.h"
#include "app/games/bingo/text/bingo_text.h"
#include "app/media/art/fonts.h"
#include "app/media/art/palette.h"
#include "engine/games/bingo/variant.h"

#include <QFont>
#include <QRectF>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::app {

namespace {

// The player's card on which most boxes are filled: of several the first one; nothing where there is none.
std::optional<bingo::Card> cardOf(const RoundFacts<record::BingoOnRecord>& facts, const QString& of,
                                  const bingo::BallSet& drawn) {
    std::optional<bingo::Card> best;
    int most = -1;
    for (const auto& step : facts.steps) {
        const auto* const sold = std::get_if<bingo::CardSold>(&step.entry.event);
        if (sold && facts.nameOf(sold->player) == of) {
            const int filled = std::popcount(filledCells(sold->card, facts.settings.shape(), drawn));
            if (filled > most) {
                most = filled;
                best = sold->card;
            }
        }
    }
    return best;
}

void paintCard(QPainter& painter, const bingo::Card& card, const bingo::Settings& settings,
               const bingo::BallSet& drawn) {
    const bingo::Shape& shape = settings.shape();
    constexpr qreal kWidth = 232;
    constexpr qreal kHeight = 88;
    const qreal size = std::min(kWidth / shape.columns, kHeight / shape.rows);
    const qreal left = (kRoundPicture.width() - size * shape.columns) / 2;
    const bingo::CellMask filled = filledCells(card, shape, drawn);
    QFont font(QString::fromLatin1(art::kSansFamily));
    font.setPixelSize(qRound(size * (settings.symbols ? 0.26 : 0.5)));
    painter.setFont(font);
    for (int row = 0; row < shape.rows; ++row) {
        for (int column = 0; column < shape.columns; ++column) {
            const auto cell = static_cast<std::size_t>(row * shape.columns + column);
            const QRectF box(left + column * size, 8 + row * size, size, size);
            const bingo::Ball ball = card.cells[cell];
            const bool isMarked = ball != 0 && (filled >> cell & 1U) != 0;
            painter.setPen(QPen(art::palette::kInk, 1));
            painter.setBrush(isMarked    ? art::palette::kBrassLight
                             : ball == 0 ? art::palette::kBrassDark
                                         : art::palette::kPaper);
            painter.drawRect(box);
            if (ball != 0) {
                painter.drawText(box, Qt::AlignCenter, BingoText::cell(ball, settings));
            }
        }
    }
}

} // namespace

QImage bingoPicture(const RoundFacts<record::BingoOnRecord>& facts, const QString& of) {
    std::vector<int> balls;
    for (const auto& step : facts.steps) {
        if (const auto* const drawn = std::get_if<bingo::BallDrawn>(&step.entry.event)) {
            balls.push_back(drawn->number);
        }
    }
    bingo::BallSet marked;
    for (const int ball : balls) {
        marked.add(static_cast<bingo::Ball>(ball));
    }
    const std::optional<bingo::Card> card = of.isEmpty() ? std::nullopt : cardOf(facts, of, marked);
    const int variant = bingo::ballsOf(facts.settings.variant);
    const bool symbols = facts.settings.symbols;
    return roundPicture([&](QPainter& painter) {
        const auto draw = [&](int number, int x, int y, int size) {
            painter.drawImage(x, y, art::bingoBall({variant, number, symbols}, QSize(size, size), true));
        };
        if (card) {
            paintCard(painter, *card, facts.settings, marked);
            for (std::size_t i = 0; i < std::min<std::size_t>(balls.size(), 5); ++i) {
                const int size = i == 0 ? 50 : 40;
                draw(balls[balls.size() - 1 - i], i == 0 ? 12 : 26 + 44 * static_cast<int>(i), 154 - size,
                     size);
            }
            return;
        }
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
