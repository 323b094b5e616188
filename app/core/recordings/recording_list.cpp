// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/recordings/recording_list.h"

#include "app/core/text/spoken_numbers.h"
#include "app/media/voice/voice_pack.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace mesaviva::app {

namespace {

// The words that numbers and amounts consist of.
QSet<QString> numberVocabulary() {
    QSet<QString> words;
    const auto add = [&words](const QString& text) {
        for (const QString& word : foldedText(text)) {
            words.insert(word);
        }
    };
    for (int number = 0; number <= 1'000; ++number) {
        add(numberWords(number, Gender::masculine));
        add(numberWords(number, Gender::feminine));
    }
    // The player can choose any of these units.
    for (const AmountUnit unit : {AmountUnit::points, AmountUnit::euros, AmountUnit::patacas}) {
        for (const std::int64_t cents : {1LL, 2LL, 100LL, 202LL, 100'000'000LL, 200'000'000LL}) {
            add(amountWords(Money{cents}, unit));
        }
    }
    return words;
}

// Words that join numbers but also occur in sentences.
bool joins(const QString& word) {
    return word == QLatin1String("e") || word == QLatin1String("and") || word == QLatin1String("de");
}

} // namespace

QStringList toRecord(const QStringList& sentences, const QString& player) {
    static const QRegularExpression pause(QStringLiteral("[,.:;!?]+"));
    const QSet<QString> numbers = numberVocabulary();
    const QStringList names = foldedText(player);
    QSet<QString> pieces(numbers.begin(), numbers.end());
    for (const QString& sentence : sentences) {
        for (const QString& part : sentence.split(pause, Qt::SkipEmptyParts)) {
            QStringList piece;
            const auto close = [&] {
                while (!piece.isEmpty() && joins(piece.constFirst())) {
                    piece.removeFirst();
                }
                if (!piece.isEmpty()) {
                    pieces.insert(piece.join(u' '));
                }
                piece.clear();
            };
            for (const QString& word : foldedText(part)) {
                const bool apart = (numbers.contains(word) && !joins(word)) || names.contains(word);
                if (apart) {
                    close();
                } else {
                    piece.append(word);
                }
            }
            close();
        }
    }
    QStringList sorted(pieces.begin(), pieces.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

} // namespace mesaviva::app
