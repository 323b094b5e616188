// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds words in texts, ignoring case and accents: "sequencia" finds "Sequência".
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// Splits a search text into words.
QStringList wordsOf(const QString& text);
/// Whether all words occur anywhere in a text.
bool hasAllWords(const QString& where, const QStringList& words);
/// Whether each word occurs as a whole word: "mesa" in "A mesa.", not in "mesas".
bool hasWholeWords(const QString& where, const QStringList& words);
/// Whether each word begins a word of the text: "emp" in "Há empate.", not in "O tempo."
bool hasBegunWords(const QString& where, const QStringList& words);

} // namespace mesaviva::app
