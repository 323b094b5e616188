// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/word_search.h"

#include "app/core/rulebook/rule_register.h"

#include <algorithm>

namespace mesaviva::app {

QString folded(const QString& text) {
    QString result;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (!letter.isMark() && letter != kJoiner) {
            result.append(letter.toLower());
        }
    }
    return result;
}

namespace {

enum class Word { Whole, Begun };

bool hasWords(const QString& where, const QStringList& words, Word how) {
    const QString text = folded(where);
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

QStringList wordsOf(const QString& text) { return folded(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

int numberDistance(const QString& id, const QStringList& words) {
    if (words.size() != 1) {
        return 2;
    }
    const QString plain = folded(id);
    const QString& word = words.first();
    // A number without its letter: `36` of P36, O36 ...; the register's letters are single.
    for (const QString& number : {plain, plain.mid(1)}) {
        if (number == word) {
            return 0;
        }
        const bool isPart =
            number.startsWith(word) && word.back().isDigit() && !number[word.size()].isDigit();
        if (isPart) {
            return 1;
        }
    }
    return 2;
}

bool hasAllWords(const QString& where, const QStringList& words) {
    const QString text = folded(where);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

bool hasWholeWords(const QString& where, const QStringList& words) {
    return hasWords(where, words, Word::Whole);
}

bool hasBegunWords(const QString& where, const QStringList& words) {
    return hasWords(where, words, Word::Begun);
}

} // namespace mesaviva::app
