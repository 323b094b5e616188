// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and amounts in words, in Portuguese of Portugal and in English: what is spoken has no digits.
#pragma once

#include "app/core/text/amount_unit.h"
#include "engine/base/money.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace mesaviva::app {

/// The gender of what is counted: "dois pontos", "duas jogadas". English has none.
enum class Gender : std::uint8_t { masculine, feminine };

/// "pt" or "en": the language of the present locale, in which everything is spoken.
QString spokenLanguage();

/// "trezentos e cinquenta", "three hundred and fifty"; from 0 to 999 999 999 999.
QString numberWords(std::int64_t number, Gender gender = Gender::masculine);

/// "primeiro", "vigésima quinta", "twenty-fifth"; from 1 to 999.
QString ordinalWords(int number, Gender gender = Gender::masculine);

/// "trezentos e cinquenta pontos e vinte cêntimos"; what is below zero is said without its sign. In
/// amountUnit(), if no other unit is given.
QString amountWords(Money amount);
QString amountWords(Money amount, AmountUnit unit);

/// "um, dois e três".
QString listWords(const QStringList& items);

/// Text that is written, as it is to be read aloud: "Rosa M." does not end a sentence.
QString spokenName(const QString& name);

} // namespace mesaviva::app
