// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/art/bingo_pictures.h"

#include "app/games/bingo/art/bingo_ball.h"
#include "app/games/bingo/art/bingo_symbol.h"
#include "app/media/art/palette.h"
#include "app/media/art/picture_provider.h"

#include <QColor>
#include <QQmlEngine>
#include <QStringList>

namespace mesaviva::art {
namespace {

QColor colourOption(const PictureRequest& request, const QString& option, const QColor& usual) {
    const QString text = request.text(option);
    const QColor colour = text.size() == 6 ? QColor(QLatin1Char('#') + text) : QColor();
    return colour.isValid() ? colour : usual;
}

QImage bingoPicture(const PictureRequest& request) {
    const QStringList parts = request.name().split(u'/');
    if (parts.size() == 3 && parts.at(0) == u"ball") {
        const BingoBall ball{parts.at(1).toInt(), parts.at(2).toInt(),
                             request.number(QStringLiteral("symbols")) == 1};
        return bingoBall(ball, request.sizeFor({1, 1}, 96), request.number(QStringLiteral("shadow")) == 1);
    }
    if (parts.size() != 2 || parts.at(0) != u"symbol") {
        return {};
    }
    const int byKey = bingoSymbolNumber(parts.at(1));
    return bingoSymbol(byKey > 0 ? byKey : parts.at(1).toInt(), request.sizeFor({1, 1}, 80),
                       colourOption(request, QStringLiteral("ink"), palette::kCobalt),
                       colourOption(request, QStringLiteral("ground"), palette::kIvory));
}

} // namespace

void addBingoPictures(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("bingo"), new PictureProvider(bingoPicture, 3072));
}

} // namespace mesaviva::art
