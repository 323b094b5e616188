// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/word_search.h"

#include "app/core/rulebook/rule_register.h"

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

enum class Word { Whole, Begun };

bool hasWords(const QString& where, const QStringList& words, Word how) {
    const QString text = plain(where);
    const auto isPart = [&](qsizetype at) {
        return at >= 0 && at < text.size() && text.at(at).isLetterOrNumber();
    };
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            if (!isPart(at - 1) && (how == Word::Begun || !isPart(at + word.size()))) {
                return true;
            }
        }
        return false;
    });
}

} // namespace

QStringList wordsOf(const QString& text) { return plain(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

bool hasAllWords(const QString& where, const QStringList& words) {
    const QString text = plain(where);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

bool hasWholeWords(const QString& where, const QStringList& words) {
    return hasWords(where, words, Word::Whole);
}

bool hasBegunWords(const QString& where, const QStringList& words) {
    return hasWords(where, words, Word::Begun);
}

} // namespace mesaviva::app
