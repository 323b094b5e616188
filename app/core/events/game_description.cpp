// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/game_description.h"

#include <algorithm>

namespace mesaviva::app {

const GameDescription* descriptionOf(const QString& game) {
    const auto found = std::ranges::find(descriptions(), game, &GameDescription::key);
    return found == descriptions().end() ? nullptr : *found;
}

QString PieceText::rank(QChar letter) {
    return letter == u'T'   ? QStringLiteral("10")
           : letter == u'J' ? tr("J") //: the jack's letter on a card
           : letter == u'Q' ? tr("Q") //: the queen's
           : letter == u'K' ? tr("K") //: the king's
                            : QString(letter);
}

ChanceValue PieceText::of(const QString& game, const QString& value) {
    ChanceValue shown;
    shown.value = value;
    shown.face = value;
    shown.name = value;
    if (const GameDescription* const description = descriptionOf(game)) {
        description->describe(shown);
    }
    return shown;
}

QString PieceText::named(const QString& game, const QString& value) { return of(game, value).name; }

} // namespace mesaviva::app
