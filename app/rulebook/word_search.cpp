// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rulebook/word_search.h"

#include "app/rulebook/register_texts.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

// Lower case without accents, so that "sequencia" finds "Sequência".
QString plain(const QString& text) {
    QString result;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D)) {
        if (!letter.isMark() && letter != kJoiner) {
            result.append(letter.toLower());
        }
    }
    return result;
}

} // namespace

QStringList wordsOf(const QString& text) { return plain(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

bool hasAllWords(const QString& where, const QStringList& words) {
    const QString text = plain(where);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

bool hasWholeWords(const QString& where, const QStringList& words) {
    const QString text = plain(where);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            const qsizetype after = at + word.size();
            const bool begins = at == 0 || !text.at(at - 1).isLetterOrNumber();
            if (begins && (after == text.size() || !text.at(after).isLetterOrNumber())) {
                return true;
            }
        }
        return false;
    });
}

} // namespace mesaviva::app
