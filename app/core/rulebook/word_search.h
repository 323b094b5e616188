// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds words in texts, ignoring case and accents: "sequencia" finds "Sequência".
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// A text in lower case and without accents, the form in which every search of the program compares:
/// `Tomás` and `TOMAS` are `tomas`. Thread-safe.
QString folded(const QString& text);
/// Splits a search text into folded words.
QStringList wordsOf(const QString& text);
/// How a search text names a rule: 0 by its id, as `p36` or `36`; 1 by the number that it is a part of, as
/// `p12` names P12a; 2 not at all.
int numberDistance(const QString& id, const QStringList& words);
/// Whether all words occur anywhere in a text.
bool hasAllWords(const QString& where, const QStringList& words);
/// Whether each word occurs as a whole word: "mesa" in "A mesa.", not in "mesas".
bool hasWholeWords(const QString& where, const QStringList& words);
/// Whether each word begins a word of the text: "emp" in "Há empate.", not in "O tempo."
bool hasBegunWords(const QString& where, const QStringList& words);

} // namespace mesaviva::app
