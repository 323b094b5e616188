// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/image_providers.h"

#include "app/media/art/azulejo.h"
#include "app/media/art/card_picture.h"
#include "app/media/art/chip_picture.h"
#include "app/media/art/colour_chip.h"
#include "app/media/art/marker_picture.h"
#include "app/media/art/picture_provider.h"
#include "app/media/art/shadow.h"

#include <QPainter>
#include <QQmlEngine>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace mesaviva::art {
namespace {

constexpr QSizeF kCardSize(kCardWidthMm, kCardHeightMm);

QImage cardPicture(const PictureRequest& request) {
    const QSize size = request.sizeFor(kCardSize, 240);
    if (request.name() == u"back") {
        return cardBack(size);
    }
    const std::optional<CardSign> card = cardFromText(request.name());
    if (!card) {
        return {};
    }
    const bool english = request.text(QStringLiteral("letters")) == u"en";
    return cardFace(*card,
                    {english ? CornerLetters::english : CornerLetters::portuguese,
                     request.number(QStringLiteral("four")) == 1},
                    size);
}

QImage chipPicture(const PictureRequest& request) {
    const qint64 amount = request.number(QStringLiteral("amount"));
    if (request.name() == u"flat") {
        const std::vector<std::int64_t>& values = chipValues();
        const bool known = std::find(values.begin(), values.end(), amount) != values.end();
        return known ? flatChip(amount, request.sizeFor({1, 1}, 56)) : QImage();
    }
    if (request.name() == u"colour") {
        const auto chips =
            static_cast<int>(std::clamp<qint64>(request.number(QStringLiteral("chips")), 1, kMostDrawnChips));
        const auto colour = static_cast<int>(request.number(QStringLiteral("colour")) % kPlayerColours);
        return colourStack(colour, chips, request.text(QStringLiteral("label")),
                           request.number(QStringLiteral("mark")) == 1,
                           request.number(QStringLiteral("ring")) == 1,
                           static_cast<std::uint32_t>(request.number(QStringLiteral("seed"))),
                           request.sizeFor(colourStackSize(chips), 40));
    }
    if (request.name() == u"marker") {
        return numberMarker(request.sizeFor(kMarkerProportions, 40));
    }
    if (request.name() != u"stack" || amount <= 0) {
        return {};
    }
    const QSizeF size = StackMetrics::forAmount(amount).sizeMm;
    const auto seed = static_cast<std::uint32_t>(request.number(QStringLiteral("seed")));
    return chipStack(amount, seed, request.sizeFor(size, static_cast<int>(std::ceil(size.width()))));
}

QImage shadowPicture(const PictureRequest& request) {
    const qreal lift = request.real(QStringLiteral("lift"));
    constexpr qreal kRim = 2 * kShadowMargin;
    if (request.name() == u"card") {
        return softShadow(
            ShadowOf::card, lift,
            request.sizeFor({kCardWidthMm * (1 + kRim), kCardHeightMm + kCardWidthMm * kRim}, 128));
    }
    if (request.name() == u"chip") {
        return softShadow(ShadowOf::chip, lift, request.sizeFor({1, 1}, 64));
    }
    if (request.name() == u"box") {
        return softShadow(ShadowOf::box, lift, request.sizeFor({1, 1}, 128));
    }
    return {};
}

QImage tilePicture(const PictureRequest& request) {
    const bool wall = request.name() == u"wall";
    if (!wall && request.name() != u"one") {
        return {};
    }
    const QSize size = request.sizeFor({1, 1}, 96);
    const int columns =
        wall ? static_cast<int>(std::clamp<qint64>(request.number(QStringLiteral("columns")), 1, 64)) : 1;
    const qreal side = static_cast<qreal>(size.width()) / columns;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (qreal y = 0; y < size.height() - 0.5; y += side) {
        for (int column = 0; column < columns; ++column) {
            paintAzulejo(painter, {column * side, y, side, side});
        }
    }
    return image;
}

} // namespace

void addImageProviders(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("cards"), new PictureProvider(cardPicture, 4096));
    engine.addImageProvider(QStringLiteral("chips"), new PictureProvider(chipPicture, 3072));
    engine.addImageProvider(QStringLiteral("shadow"), new PictureProvider(shadowPicture, 512));
    engine.addImageProvider(QStringLiteral("tiles"), new PictureProvider(tilePicture, 1024));
}

} // namespace mesaviva::art
