// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/scene/shadowed_card.h"

#include "app/media/art/card_picture.h"
#include "app/media/art/picture_provider.h"
#include "app/media/art/shadow.h"

#include <QPainter>
#include <QQmlEngine>

namespace mesaviva::scene {
namespace {

constexpr int kKilobytes = 24 * 1024;

QSize cardIn(QSize size) {
    const int rim = qRound(size.width() * kShadowedMargin / (1 + 2 * kShadowedMargin));
    return {size.width() - 2 * rim, size.height() - 2 * rim};
}

QImage shadowedPicture(const art::PictureRequest& request) {
    constexpr qreal kRim = 2 * kShadowedMargin * art::kCardWidthMm;
    const QSize size = request.sizeFor({art::kCardWidthMm + kRim, art::kCardHeightMm + kRim}, 96);
    if (request.name() == u"back") {
        return shadowedCard(art::cardBack(cardIn(size)), size);
    }
    const std::optional<art::CardSign> card = art::cardFromText(request.name());
    if (!card) {
        return {};
    }
    const bool english = request.text(QStringLiteral("letters")) == u"en";
    const art::DeckStyle style{english ? art::CornerLetters::english : art::CornerLetters::portuguese,
                               request.number(QStringLiteral("four")) == 1};
    return shadowedCard(art::cardFace(*card, style, cardIn(size)), size);
}

} // namespace

QImage shadowedCard(const QImage& card, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QPointF corner((size.width() - card.width()) / 2, (size.height() - card.height()) / 2);
    const qreal margin = art::kShadowMargin * card.width();
    const QSizeF whole(card.width() + 2 * margin, card.height() + 2 * margin);
    const QPointF fall(card.width() * 0.014, card.width() * 0.021);
    painter.drawImage(corner + fall - QPointF(margin, margin),
                      art::softShadow(art::ShadowOf::card, 0.1, whole.toSize()));
    painter.drawImage(corner, card);
    return image;
}

void addShadowedCardProvider(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("laid"), new art::PictureProvider(shadowedPicture, kKilobytes));
}

} // namespace mesaviva::scene
