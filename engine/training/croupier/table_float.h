// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The float: the chips with a value in a table's rack. It is counted when the table opens and when it closes.
// No regulation of the register says how, so that all of it is custom of the house. Chips of a player's
// colour count with the value that the player has given them (R9).
#pragma once

#include "engine/base/seed.h"
#include "engine/training/croupier/score_sheet.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// A pile of the float: chips of one value.
struct FloatPile {
    Money value;
    int chips = 0;

    Money sum() const { return value * chips; }
    friend bool operator==(const FloatPile&, const FloatPile&) = default;
};

/// How what lies in the rack stands to what must be there.
enum class Balance : std::uint8_t {
    agrees,
    over,  ///< there is more
    below, ///< there is less
};

/// What a croupier says of the float.
struct FloatCount {
    Money counted;                   ///< lies in the rack
    std::optional<Money> reckoned{}; ///< must be there; asked when the table closes
    Balance balance = Balance::agrees;
};

class TableFloat {
public:
    /// A rack as it is found when a table opens, with chips from `least` upwards. `mayDiffer`: now and then
    /// some chips are missing, or are too many, beside what the sheet says; else both agree.
    TableFloat(Money least, bool mayDiffer, const Seed& seed);

    /// The table is to close: so much was taken, and paid as the rules have it; what the croupier paid beyond
    /// that (below zero: kept back) has left the rack, too.
    void close(Money taken, Money paid, Money overpaid);

    bool isClosing() const { return m_closing; }
    /// What lies in the rack, by value, the smallest first.
    const std::vector<FloatPile>& piles() const { return m_piles; }
    Money lies() const;
    /// What must be there: when the table opens what the sheet says, when it closes what it was opened with,
    /// with a fill and what was taken, less what was paid.
    Money mustBe() const;
    /// What the table was opened with: what lay there then, whatever the sheet said.
    Money opening() const { return m_opening; }
    Money taken() const { return m_taken; }
    Money paid() const { return m_paid; }
    /// Brought from the cage, where the rack could not have paid.
    Money fill() const { return m_fill; }

    /// What is right to say.
    FloatCount right() const;
    /// What is wrong with a count. Who goes on rightly from a wrong sum has made one fault, not two.
    std::vector<Fault> judge(const FloatCount& count) const;

private:
    void put(Money sum);
    void take(Money sum);
    Money planted(bool closing);

    Seed m_seed;
    bool m_mayDiffer;
    std::vector<FloatPile> m_piles;
    bool m_closing = false;
    Money m_sheet; ///< what the opening's sheet says
    Money m_opening;
    Money m_taken;
    Money m_paid;
    Money m_fill;
};

/// What was paid beyond what was due, in all payments of a sheet that the table has gone on with.
Money overpaidOn(const ScoreSheet& sheet);

} // namespace mesaviva::croupier
