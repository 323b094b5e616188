// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Text for speech, in European Portuguese and in English: numbers and amounts are words, without digits.
#pragma once

#include "app/core/text/amounts.h"
#include "engine/base/money.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace mesaviva::app {

/// The gender of the counted noun: "dois pontos", "duas jogadas". English has none.
enum class Gender : std::uint8_t { masculine, feminine };

/// "pt" or "en": the language of the current locale, used for all speech.
QString spokenLanguage();

/// "trezentos e cinquenta", "three hundred and fifty"; from 0 to 999 999 999 999.
QString numberWords(std::int64_t number, Gender gender = Gender::masculine);

/// "primeiro", "vigésima quinta", "twenty-fifth"; from 1 to 999.
QString ordinalWords(int number, Gender gender = Gender::masculine);

/// "trezentos e cinquenta pontos e vinte cêntimos"; a negative amount is spoken without its sign. Uses
/// amountUnit() unless a unit is given.
QString amountWords(Money amount);
QString amountWords(Money amount, AmountUnit unit);

/// "um, dois e três".
QString listWords(const QStringList& items);

/// Written text prepared for speech: "Rosa M." does not end a sentence.
QString spokenName(const QString& name);

/// Converts text on the screen, in the current language, to text for speech: numbers, amounts and times as
/// words, without signs and without rules in brackets. "Split 17-20, 12.50 pts (R31)" becomes "Split
/// seventeen, twenty, twelve points and fifty cents", whatever the chosen unit: an amount is spoken in the
/// unit it is written in.
QString spokenText(const QString& written);

} // namespace mesaviva::app
