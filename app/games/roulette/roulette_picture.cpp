// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_picture.h"

#include "app/core/study/round_picture.h"
#include "app/games/roulette/layout_picture.h"
#include "app/media/art/fonts.h"
#include "app/media/art/palette.h"
#include "engine/games/roulette/wheel.h"

#include <QFont>

#include <map>
#include <optional>
#include <variant>

namespace mesaviva::app {

namespace {

void tile(QPainter& painter, const QRectF& box, roulette::Pocket pocket, qreal radius) {
    const roulette::Colour colour = pocket.colour();
    painter.setPen(QPen(art::palette::kBrass, 2));
    painter.setBrush(colour == roulette::Colour::red     ? art::palette::kRed
                     : colour == roulette::Colour::green ? art::palette::kGreen
                                                         : art::palette::kInk);
    painter.drawRoundedRect(box, radius, radius);
    QFont font(QString::fromLatin1(art::kSerifFamily));
    font.setPixelSize(qRound(box.height() * 0.56));
    painter.setFont(font);
    painter.setPen(art::palette::kIvory);
    const std::string_view text = pocket.text();
    painter.drawText(box, Qt::AlignCenter, QString::fromLatin1(text.data(), static_cast<int>(text.size())));
}

// What a player had on the cloth; sweeping and paying take nothing away: it is asked how it lay.
std::map<roulette::SpotId, Money> stakesOf(const RoundFacts<record::RouletteOnRecord>& facts,
                                           const QString& of) {
    std::map<roulette::SpotId, Money> stakes;
    for (const auto& step : facts.steps) {
        const auto* const down = std::get_if<roulette::Staked>(&step.entry.event);
        const auto* const up = std::get_if<roulette::StakeTakenBack>(&step.entry.event);
        if (down && facts.nameOf(down->player) == of) {
            stakes[down->stake.spot] += down->stake.amount;
        } else if (up && facts.nameOf(up->player) == of) {
            stakes[up->stake.spot] -= up->stake.amount;
        }
    }
    std::erase_if(stakes, [](const auto& stake) { return stake.second <= Money{}; });
    return stakes;
}

QImage pictureOfStakes(const RoundFacts<record::RouletteOnRecord>& facts, const QString& of,
                       std::optional<roulette::Pocket> drawn) {
    const std::map<roulette::SpotId, Money> stakes = stakesOf(facts, of);
    return roundPicture([&](QPainter& painter) {
        if (stakes.empty() && !drawn) {
            return; // nothing to be seen yet
        }
        paintLayout(painter, facts.settings.layout(), facts.settings.pockets > 37, stakes, drawn);
        if (drawn) {
            constexpr qreal kSize = 34;
            tile(
                painter,
                QRectF((kRoundPicture.width() - kSize) / 2, kRoundPicture.height() - kSize - 6, kSize, kSize),
                *drawn, 5);
        }
    });
}

} // namespace

QImage roulettePicture(const RoundFacts<record::RouletteOnRecord>& facts, const QString& of) {
    std::optional<roulette::Pocket> drawn;
    for (const auto& step : facts.steps) {
        if (const auto* const number = std::get_if<roulette::NumberDrawn>(&step.entry.event)) {
            drawn = number->pocket;
        }
    }
    if (!of.isEmpty()) {
        return pictureOfStakes(facts, of, drawn);
    }
    const roulette::Wheel wheel(facts.settings.wheelOrder());
    return roundPicture([&](QPainter& painter) {
        if (!drawn || !wheel.has(*drawn)) {
            return; // a void round
        }
        const int place = wheel.placeOf(*drawn);
        const qreal middle = kRoundPicture.height() / 2.0;
        const auto square = [&](qreal from, qreal size) {
            const qreal x = kRoundPicture.width() / 2.0 + from;
            return QRectF(x - size / 2, middle - size / 2, size, size);
        };
        for (const int side : {-1, 1}) {
            tile(painter, square(side * 108, 34), wheel.at(place + 2 * side), 4);
            tile(painter, square(side * 67, 46), wheel.at(place + side), 5);
        }
        tile(painter, square(0, 84), *drawn, 9);
    });
}

} // namespace mesaviva::app
