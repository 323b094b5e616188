// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/shadow.h"

#include "app/media/art/card_picture.h"
#include "app/media/art/picture_provider.h"

#include <QPainter>
#include <QQmlEngine>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace mesaviva::art {
namespace {

// One running-mean pass along a line of `count` bytes, `step` apart.
void blurLine(uchar* first, qsizetype step, int count, int radius, std::vector<uchar>& copy) {
    for (int i = 0; i < count; ++i) {
        copy[static_cast<std::size_t>(i)] = first[i * step];
    }
    const int window = 2 * radius + 1;
    int sum = 0;
    const auto at = [&](int i) {
        return i < 0 || i >= count ? 0 : static_cast<int>(copy[static_cast<std::size_t>(i)]);
    };
    for (int i = -radius; i <= radius; ++i) {
        sum += at(i);
    }
    for (int i = 0; i < count; ++i) {
        first[i * step] = static_cast<uchar>((sum + window / 2) / window);
        sum += at(i + radius + 1) - at(i - radius);
    }
}

// Three running means approximate a Gaussian.
void blur(QImage& alpha, int radius) {
    std::vector<uchar> copy(static_cast<std::size_t>(std::max(alpha.width(), alpha.height())));
    uchar* bits = alpha.bits();
    const qsizetype stride = alpha.bytesPerLine();
    for (int pass = 0; pass < 3; ++pass) {
        for (int y = 0; y < alpha.height(); ++y) {
            blurLine(bits + y * stride, 1, alpha.width(), radius, copy);
        }
        for (int x = 0; x < alpha.width(); ++x) {
            blurLine(bits + x, stride, alpha.height(), radius, copy);
        }
    }
}

} // namespace

QImage softShadow(ShadowOf thing, qreal lift, QSize size) {
    const QSize canvas = size.expandedTo({4, 4});
    const qreal width = canvas.width() / (1 + 2 * kShadowMargin);
    const qreal margin = width * kShadowMargin;
    const qreal height = std::clamp(lift, 0.0, 1.0);

    QImage alpha(canvas, QImage::Format_Alpha8);
    alpha.fill(0);
    {
        QPainter painter(&alpha);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, static_cast<int>(std::lround(std::lerp(150.0, 105.0, height)))));
        const QRectF box = QRectF(QPointF(0, 0), canvas).adjusted(margin, margin, -margin, -margin);
        if (thing == ShadowOf::chip) {
            painter.drawEllipse(box);
        } else {
            const qreal corner =
                thing == ShadowOf::card ? width * kCardCornerMm / kCardWidthMm : width * 0.02;
            painter.drawRoundedRect(box, corner, corner);
        }
    }
    const qreal softness = std::lerp(0.022, 0.052, height) * width;
    blur(alpha, std::max(1, static_cast<int>(std::lround(softness))));

    QImage shadow(canvas, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < canvas.height(); ++y) {
        const uchar* from = alpha.constScanLine(y);
        auto* to = reinterpret_cast<QRgb*>(shadow.scanLine(y));
        std::transform(from, from + canvas.width(), to, [](uchar a) { return qRgba(0, 0, 0, a); });
    }
    return shadow;
}

namespace {

constexpr int kKilobytes = 24 * 1024;

QSize cardIn(QSize size) {
    const int rim = qRound(size.width() * kShadowedMargin / (1 + 2 * kShadowedMargin));
    return {size.width() - 2 * rim, size.height() - 2 * rim};
}

QImage shadowedPicture(const PictureRequest& request) {
    constexpr qreal kRim = 2 * kShadowedMargin * kCardWidthMm;
    const QSize size = request.sizeFor({kCardWidthMm + kRim, kCardHeightMm + kRim}, 96);
    if (request.name() == u"back") {
        return shadowedCard(cardBack(cardIn(size)), size);
    }
    const std::optional<CardSign> card = cardFromText(request.name());
    if (!card) {
        return {};
    }
    const bool english = request.text(QStringLiteral("letters")) == u"en";
    const DeckStyle style{english ? CornerLetters::english : CornerLetters::portuguese,
                          request.number(QStringLiteral("four")) == 1};
    return shadowedCard(cardFace(*card, style, cardIn(size)), size);
}

} // namespace

QImage shadowedCard(const QImage& card, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QPointF corner((size.width() - card.width()) / 2, (size.height() - card.height()) / 2);
    const qreal margin = kShadowMargin * card.width();
    const QSizeF whole(card.width() + 2 * margin, card.height() + 2 * margin);
    const QPointF fall(card.width() * 0.014, card.width() * 0.021);
    painter.drawImage(corner + fall - QPointF(margin, margin),
                      softShadow(ShadowOf::card, 0.1, whole.toSize()));
    painter.drawImage(corner, card);
    return image;
}

void addShadowedCardProvider(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("laid"), new PictureProvider(shadowedPicture, kKilobytes));
}

} // namespace mesaviva::art
