// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/speech_pieces.h"

#include <QRegularExpression>
#include <QStringView>

namespace mesaviva::app {

namespace {

// Where to split the text: after a sentence, or at a shorter pause, or else at the next possible place.
qsizetype partOf(const QString& text) {
    static const QRegularExpression stop(QStringLiteral("[.;!?] "));
    static const QRegularExpression rest(QStringLiteral("[.;!?,:] "));
    const QString first = text.left(kLongestPiece + 1);
    for (const QRegularExpression& end : {stop, rest}) {
        if (const qsizetype at = first.lastIndexOf(end); at >= 0) {
            return at + 1;
        }
    }
    const qsizetype later = text.indexOf(rest, kLongestPiece);
    return later < 0 ? text.size() : later + 1;
}

} // namespace

QStringList speechPieces(const QString& text) {
    QStringList pieces;
    QString left = text.trimmed();
    while (left.size() > kLongestPiece) {
        const qsizetype part = partOf(left);
        pieces.append(left.left(part));
        left = left.mid(part).trimmed();
    }
    if (!left.isEmpty() || pieces.isEmpty()) {
        pieces.append(left);
    }
    return pieces;
}

} // namespace mesaviva::app
