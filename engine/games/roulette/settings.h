// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// American roulette: the settings that the house may choose for a table under each of three regulations.
//
// Online (804/2015) a wheel has 37 or 38 numbers in O6c's order and is individual or for several players
// (O4). The house sets the minimum of each chance (O10), from which the maximum follows (O11); it may leave
// out double dozens and columns and limit a player's total (O12). In casinos (894/2002) there are 37 numbers
// in French or American order (R2), and the wheel stands beside one layout or between two, which only changes
// where a player stakes (R1). Maxima follow from minima by R34. Chips have only the value that a player
// chooses (R7-R11), unless the table uses cash chips (R15), and with the French order there are series,
// neighbours and parol (R25, R28). In Macau (60/2004) there are 37 numbers, sectors of the wheel (M6.6, M6.7)
// and one maximum that the house sets for every single stake (I-M9).
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/regulation.h"
#include "engine/games/roulette/series.h"
#include "engine/games/roulette/wheel.h"
#include "engine/table/opening.h"
#include "engine/table/session.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::roulette {

/// R7, R15: the chips used at a casino's table.
enum class Chips : std::uint8_t {
    colour,       ///< only value-less chips of the player's colour (R7)
    cash_on_even, ///< also cash chips, on the even chances only (R15a)
    cash,         ///< cash chips only (R15b)
};

/// I-R30: the order in which winners are paid.
enum class PaymentOrder : std::uint8_t {
    by_player, ///< a player gets all prizes when the first one is due (R32)
    by_chance, ///< strictly by chance
};

/// R8: the number of colours, hence of players with value-less chips.
inline constexpr std::size_t kColours = 10;

/// I-R34c: the maximum of a whole series or neighbours stake as a multiple of the minimum; the upper bound
/// and the default.
inline constexpr std::int64_t kMostSeriesMinima = 120;

/// I-R34c: what R34c's "whole multiples of 10" bind.
enum class SeriesMultiples : std::uint8_t {
    house_maximum, ///< the house's maximum
    stakes,        ///< every series or neighbours stake: whole tens of chips of the minimum
};

/// R20: the part of the ball's run, in per cent, after which it has clearly slowed down.
inline constexpr int kSlowdownPercent = 60;

/// The settings of one table.
struct Settings {
    /// The usual settings of a table under that regulation.
    explicit Settings(RuleSet ruleSet = RuleSet::online);

    RuleSet rules;                                  ///< regulation() returns its content
    bool individual = false;                        ///< O4: one player, who orders the launch (O15)
    bool doubleLayout = false;                      ///< R1: the wheel between two layouts; casinos only
    int pockets = 37;                               ///< O6a: 37, or online 38
    NumberOrder order;                              ///< casinos: French by default; else American
    std::array<Money, kChanceKinds> minimum{};      ///< O10: indexed by ChanceKind
    std::optional<Money> maximum;                   ///< Macau: for every single stake
    bool doubleDozen;                               ///< O12
    bool doubleColumn;                              ///< O12
    std::optional<Money> playerMaximum;             ///< O12: total over all chances
    bool seriesShortcut = false;                    ///< I-O7b
    std::int64_t seriesMaximum = kMostSeriesMinima; ///< I-R34c, as a multiple of the straight up's minimum
    SeriesMultiples seriesMultiples = SeriesMultiples::house_maximum; ///< I-R34c
    Chips chips = Chips::colour;                                      ///< R7, R15; casinos only
    PaymentOrder payment = PaymentOrder::by_player;                   ///< I-R30
    Closing closing;
    Duration betting = std::chrono::seconds(25);      ///< O14, M3.2.1; unused at an individual table
    Duration spin = std::chrono::seconds(16);         ///< from the launch until the ball rests
    Duration ballChange = std::chrono::hours(1);      ///< R17
    Duration dealerChange = std::chrono::minutes(30); ///< R35
    IdleRules idle;                                   ///< O28, O29; online only
    Money allowance{100'000}; ///< O31: the free points that a player without points may take
    int edition = 2;          ///< of the rules, see rulesVersion(); not a setting that anybody chooses

    const Regulation& regulation() const { return regulationOf(rules, edition); }
    /// The regulation's terms of that chance.
    const ChanceTerms& terms(ChanceKind kind) const { return regulation()[kind]; }

    /// Sets the minimum of every chance.
    void setMinimum(Money amount) { minimum.fill(amount); }
    Money minimumOf(ChanceKind kind) const { return minimum[static_cast<std::size_t>(kind)]; }
    /// The largest stake on one spot of that chance (O11, R34a, R34b, I-R34); in Macau the table's maximum.
    Money maximumOf(ChanceKind kind) const;
    /// The largest stake on one series, or on one number with its neighbours (R34c).
    Money groupMaximum() const;
    /// What every series or neighbours stake must be a whole multiple of (I-R34c): one cent unless the house
    /// chose SeriesMultiples::stakes; and the same for the value of one of its `count` chips.
    Money groupStep() const;
    Money groupChipStep(std::int64_t count) const;

    /// Whether players have value-less chips of their own colour (R7); and whether that chance takes only
    /// those (R15a).
    bool hasColourChips() const { return regulation().wheel.colourChips.value && chips != Chips::cash; }
    bool takesColourChipsOnly(ChanceKind kind) const {
        return hasColourChips() && (chips == Chips::colour || !isEvenChance(kind));
    }

    /// The rules for coming and going, which depend on whether chips have a value.
    const SeatTerms& seat() const {
        const SessionTerms& sessions = regulation().sessions;
        return hasColourChips() ? sessions.valueless : sessions.valued;
    }
    /// The rules that close the stakes at this table.
    const Rules& closingRules() const {
        return individual && closing == Closing::before_launch ? regulation().course.individual.closing
                                                               : regulation().closing(closing);
    }

    /// The order of the wheel's numbers.
    WheelOrder wheelOrder() const;
    const Layout& layout() const { return Layout::of(pockets); }

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Whether the table takes stakes on that chance at all, whatever the numbers (O7, O12, R24, M6).
bool offers(const Settings& settings, ChanceKind kind);
/// Whether the table takes stakes on that spot (also I-M8).
bool offers(const Settings& settings, SpotId spot);
/// Whether series and neighbours are available (R25, I-O7b); and whether this series is, on this layout.
bool offersSeries(const Settings& settings);
bool offersSeries(const Settings& settings, Series series);
/// Whether series and neighbours are booked with their name, their own maximum and parol (R25, I-R34c); else
/// they are a shortcut for single stakes (I-O7b).
bool groupsAreBooked(const Settings& settings);

/// The rules that a table's settings carry out, for `table_opened`: wheel, players, chips, chances and their
/// limits, closing and settlement of stakes. Each rule once.
std::vector<RuleId> rulesOf(const Settings& settings);
/// The rules or the reading behind the value of one setting, or those that leave the house no choice;
/// `setting` is its name in scenario files. Empty for a setting that no rule mentions.
Rules rulesOfSetting(const Settings& settings, std::string_view setting);

/// The rules that require a summary at the end of a session; empty if the regulation has none.
inline const Rules& summaryRules(const Settings& settings) { return settings.seat().summary; }

/// The version of the table's rules, as in records. An edition changes with every change that would fold an
/// old record to a different state or cite other rules; tables on record keep theirs.
inline std::string rulesVersion(const Settings& settings) {
    return std::string(settings.regulation().name) + '/' + std::to_string(settings.edition);
}

/// The first setting that violates its rule, if any; such a table doesn't open.
std::optional<BadSetting> firstBadSetting(const Settings& settings);

/// The croupier's pace before and after the ball's run.
namespace pace {
inline constexpr Duration kNumber = std::chrono::milliseconds(2000); ///< from the number to collecting
inline constexpr Duration kSweep = std::chrono::milliseconds(1200);  ///< from collecting to the first payment
inline constexpr Duration kPayment = std::chrono::milliseconds(500); ///< from one payment to the next
inline constexpr Duration kAllPayments = std::chrono::seconds(8);   ///< upper bound for all payments together
inline constexpr Duration kClose = std::chrono::milliseconds(2000); ///< from the last payment to the close
inline constexpr Duration kBetween = std::chrono::milliseconds(2500); ///< from the close to the next opening
inline constexpr Duration kRelaunch = std::chrono::seconds(6); ///< from «golpe nulo» to the next launch
inline constexpr Duration kRestore = std::chrono::seconds(3);  ///< to restore disturbed stakes
} // namespace pace

} // namespace mesaviva::roulette
