// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/roulette/roulette_picture.h"

#include "app/art/fonts.h"
#include "app/art/palette.h"
#include "app/study/round_picture.h"
#include "engine/roulette/wheel.h"

#include <QFont>

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

} // namespace

QImage roulettePicture(const RoundFacts<record::RouletteOnRecord>& facts) {
    std::optional<roulette::Pocket> drawn;
    for (const auto& step : facts.steps) {
        if (const auto* const number = std::get_if<roulette::NumberDrawn>(&step.entry.event)) {
            drawn = number->pocket;
        }
    }
    const roulette::Wheel wheel(facts.settings.wheelOrder());
    return roundPicture([&](QPainter& painter) {
        if (!drawn || !wheel.has(*drawn)) {
            return; // a void round
        }
        const int place = wheel.placeOf(*drawn);
        const qreal middle = kRoundPicture.height() / 2.0;
        for (const int side : {-1, 1}) {
            const qreal near = kRoundPicture.width() / 2.0 + side * 80;
            const qreal far = kRoundPicture.width() / 2.0 + side * 118;
            tile(painter, {far - 22, middle - 22, 44, 44}, wheel.at(place + 2 * side), 5);
            tile(painter, {near - 28, middle - 28, 56, 56}, wheel.at(place + side), 6);
        }
        tile(painter, {kRoundPicture.width() / 2.0 - 48, middle - 48, 96, 96}, *drawn, 10);
    });
}

} // namespace mesaviva::app
