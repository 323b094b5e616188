// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds words in texts, whatever their case and accents: "sequencia" finds "Sequência".
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The words of what somebody looks for.
QStringList wordsOf(const QString& text);
/// Whether all of them occur somewhere in a text.
bool hasAllWords(const QString& where, const QStringList& words);
/// Whether each of them stands there as a word of its own: "mesa" in "A mesa.", not in "mesas".
bool hasWholeWords(const QString& where, const QStringList& words);
/// Whether each of them begins a word there: "emp" in "Há empate.", not in "O tempo."
bool hasBegunWords(const QString& where, const QStringList& words);

} // namespace mesaviva::app
