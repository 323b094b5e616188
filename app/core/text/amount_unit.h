// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The unit in which amounts are written and spoken. Like the language (QLocale::setDefault()), it is global;
// it changes no amount.
#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace mesaviva::app {

/// The unit of a hundred cents.
enum class AmountUnit : std::uint8_t {
    points,  ///< the points used for play (P44, O31, B59)
    euros,   ///< the unit of stakes and limits in the Portuguese regulations
    patacas, ///< Macau's currency
};

/// The table that amounts belong to.
enum class AmountPlace : std::uint8_t {
    anywhere, ///< any table, or several together
    macau,    ///< a table under Macau's regulation (60/2004)
};

/// The player's choice of unit.
struct AmountChoice {
    AmountUnit unit = AmountUnit::points; ///< points or euros
    bool patacasInMacau = false;          ///< patacas at Macau's tables, whatever the unit
};

/// Sets the unit for all threads.
void setAmountChoice(AmountChoice choice);
/// Sets the place that applies where no AmountsAt is in effect.
void setAmountPlace(AmountPlace place);

/// The unit in effect on this thread.
AmountUnit amountUnit();

/// The place of tables under a rule set, given by its name or version: `mo-60-2004`, `mo-60-2004/1`.
AmountPlace placeOfRules(const std::string& rules);

/// A unit's sign, written after the amount: "pts", "€", "MOP$".
QString amountSign(AmountUnit unit);

/// While it exists, amounts written by this thread belong to that place, whatever the open table.
class AmountsAt {
public:
    explicit AmountsAt(AmountPlace place);
    ~AmountsAt();
    AmountsAt(const AmountsAt&) = delete;
    AmountsAt& operator=(const AmountsAt&) = delete;

private:
    const AmountsAt* m_outer;
    AmountPlace m_place;

    friend AmountUnit amountUnit();
};

} // namespace mesaviva::app
