// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/piece_words.h"

#include "app/words/poker_words.h"
#include "app/words/texts.h"
#include "engine/poker/card.h"
#include "engine/roulette/pocket.h"

namespace mesaviva::app {

namespace {

QString suitSign(QChar suit) {
    switch (suit.unicode()) {
    case u'c': return QStringLiteral("\u2663");
    case u'd': return QStringLiteral("\u2666");
    case u'h': return QStringLiteral("\u2665");
    default: return QStringLiteral("\u2660");
    }
}

} // namespace

QString PieceWords::rank(QChar letter) {
    return letter == u'T'   ? QStringLiteral("10")
           : letter == u'J' ? tr("J") //: the jack's letter on a card
           : letter == u'Q' ? tr("Q") //: the queen's
           : letter == u'K' ? tr("K") //: the king's
                            : QString(letter);
}

ChanceValue PieceWords::of(const QString& game, const QString& value) {
    ChanceValue shown;
    shown.value = value;
    shown.face = value;
    shown.name = value;
    const auto card =
        game == QLatin1String("poker") ? poker::Card::fromText(value.toStdString()) : std::nullopt;
    if (card) {
        const QChar suit = value.at(1);
        const QChar first = value.at(0);
        shown.face = rank(first) + suitSign(suit);
        shown.name = PokerWords::card(*card);
        shown.tone = suit == u'd' || suit == u'h' ? QStringLiteral("red") : QStringLiteral("black");
    }
    if (game == QLatin1String("roulette")) {
        const auto pocket = roulette::pocketFrom(value.toStdString());
        shown.tone = pocket ? textOf(roulette::name(pocket->colour())) : QString();
        shown.name = tr("number %1").arg(value);
    } else if (game == QLatin1String("bingo")) {
        shown.name = tr("ball %1").arg(value);
    }
    return shown;
}

QString PieceWords::named(const QString& game, const QString& value) { return of(game, value).name; }

} // namespace mesaviva::app
