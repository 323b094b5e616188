// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The float: the chips with a value in a table's rack, counted when the table opens and when it closes. No
// regulation in the register says how, so all of this is custom of the house. Colour chips count with the
// value that their player has given them (R9).
#pragma once

#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/settings.h"
#include "engine/training/croupier/score_sheet.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// A pile of equal chips in the croupier's rack, or a stack that is cut from it at once.
struct RackChip {
    Money value;   ///< of the whole stack
    int chips = 0; ///< chips in the player's colour; 0: one chip with a value

    friend bool operator==(const RackChip&, const RackChip&) = default;
};

/// The chips that prizes are cut from: chips with a value, from the smallest possible part of a prize
/// upwards; before them, where players have colours (R7), stacks of one, five and twenty in the player's
/// colour. Every prize of the table can be made up from it.
std::vector<RackChip> rackOf(const roulette::Settings& settings, std::optional<Money> chipValue);

/// Every prize of roulette is a multiple of this: half the least minimum (I-cent).
Money leastPartOf(const roulette::Settings& settings);

/// The chips with a value at a table where every prize is a multiple of `least`.
std::vector<RackChip> rackFrom(Money least);

/// Cuts a sum from that rack with few chips, the largest first.
std::vector<RackChip> cut(const std::vector<RackChip>& rack, Money sum);

/// A pile of the float: chips of one value.
struct FloatPile {
    Money value;
    int chips = 0;

    Money sum() const { return value * chips; }
    friend bool operator==(const FloatPile&, const FloatPile&) = default;
};

/// How the counted float compares with the expected one.
enum class Balance : std::uint8_t {
    agrees,
    over,  ///< more than expected
    below, ///< less than expected
};

/// A croupier's statement about the float.
struct FloatCount {
    Money counted;                   ///< counted in the rack
    std::optional<Money> reckoned{}; ///< expected there; asked when the table closes
    Balance balance = Balance::agrees;
};

/// What went between a table, its box and the cage.
struct CageFlow {
    Money dropped;  ///< notes in the box: chips have left the rack for them
    Money filled;   ///< chips that the cage has brought
    Money credited; ///< chips that it has fetched

    friend bool operator==(const CageFlow&, const CageFlow&) = default;
};

class TableFloat {
public:
    /// The rack at the opening of a table, with chips from `least` upwards. With `mayDiffer`, some chips are
    /// sometimes missing or in excess against the sheet; else both agree.
    TableFloat(Money least, bool mayDiffer, const Seed& seed);

    /// Closes the table after it took and paid these sums by the rules; `overpaid`, what the croupier paid
    /// beyond them (negative: too little), has left the rack as well.
    void close(Money taken, Money paid, Money overpaid, const CageFlow& cage = {});

    bool isClosing() const { return m_closing; }
    /// The piles in the rack by value, the smallest first.
    const std::vector<FloatPile>& piles() const { return m_piles; }
    Money sum() const;
    /// The expected float: at the opening the sum on the sheet; at the close the actual opening float plus
    /// fills and what was taken, less what was paid, the notes in the box and credits.
    Money mustBe() const;
    /// The actual float at the opening, whatever the sheet said.
    Money opening() const { return m_opening; }
    Money taken() const { return m_taken; }
    Money paid() const { return m_paid; }
    /// All chips brought from the cage, those included without which the rack could not have paid.
    Money fill() const { return m_fill + m_cage.filled; }
    /// The notes in the box, and the chips that the cage has fetched.
    Money drop() const { return m_cage.dropped; }
    Money credit() const { return m_cage.credited; }

    /// The right statement.
    FloatCount right() const;
    /// The faults of a statement. One wrong sum is one fault, not two, whether the conclusion follows from it
    /// or is the true one.
    std::vector<Fault> judge(const FloatCount& count) const;

private:
    void put(Money sum);
    void take(Money sum);
    Money planted(bool closing);

    Seed m_seed;
    bool m_mayDiffer;
    std::vector<FloatPile> m_piles;
    bool m_closing = false;
    Money m_sheet; ///< the sum on the opening's sheet
    Money m_opening;
    Money m_taken;
    Money m_paid;
    Money m_fill;
    CageFlow m_cage;
};

/// The sum handed over in excess in all completed payments, sales and changes of a sheet.
Money overpaidOn(const ScoreSheet& sheet);

} // namespace mesaviva::croupier
