// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/study/round_picture.h"

#include "app/media/art/palette.h"

#include <QRadialGradient>

namespace mesaviva::app {

QImage roundPicture(const std::function<void(QPainter&)>& paint) {
    QImage image(kRoundPicture, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QRadialGradient light(QPointF(kRoundPicture.width() / 2.0, kRoundPicture.height() * 0.4),
                          kRoundPicture.width() * 0.7);
    light.setColorAt(0, art::palette::kClothHighlighted);
    light.setColorAt(1, art::palette::kClothShade);
    painter.fillRect(image.rect(), light);
    paint(painter);
    return image;
}

} // namespace mesaviva::app
