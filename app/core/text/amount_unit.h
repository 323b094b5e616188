// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What amounts are written and said in. One choice holds for the whole program, as its language does
// (QLocale::setDefault()); no amount changes with it.
#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace mesaviva::app {

/// What a hundred cents are called.
enum class AmountUnit : std::uint8_t {
    points,  ///< what is played for here (P44, O31, B59)
    euros,   ///< in which the Portuguese regulations express stakes and limits
    patacas, ///< Macau's money
};

/// Whose amounts they are.
enum class AmountPlace : std::uint8_t {
    anywhere, ///< of any table, or of several together
    macau,    ///< of a table by Macau's regulation (60/2004)
};

/// What a player has chosen.
struct AmountChoice {
    AmountUnit unit = AmountUnit::points; ///< points or euros
    bool patacasInMacau = false;          ///< at Macau's tables patacas, whatever the unit
};

/// From now on amounts are written and said so, on any thread.
void setAmountChoice(AmountChoice choice);
/// From now on, where nothing else is said (AmountsAt), they are those of the table at hand.
void setAmountPlace(AmountPlace place);

/// In what an amount is written and said here and now.
AmountUnit amountUnit();

/// The place of tables that play by a rule set, given by its name or its version: `mo-60-2004`,
/// `mo-60-2004/1`.
AmountPlace placeOfRules(const std::string& rules);

/// A unit's sign, which stands behind an amount: "pts", "€", "MOP$".
QString amountSign(AmountUnit unit);

/// As long as it lives, what this thread writes are amounts of that place, whatever table is at hand.
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
