// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// American roulette: what the house may set at a table, under which of three regulations.
//
// Online (804/2015) a wheel has 37 or 38 numbers in O6c's order, is individual or for several (O4), and the
// house sets the minimum of each chance (O10), from which the maximum follows (O11); it may leave out double
// dozens and columns and bound a player's whole stake (O12). In casinos (894/2002) there are 37 numbers in
// French or American order (R2) and the wheel has one layout beside it or stands between two, which changes
// nothing but where a player stakes (R1); maxima follow from minima by R34, chips have no value but the one
// that a player gives them (R7-R11) unless the table plays with cash chips (R15), and with the French order
// there are series, neighbours and parol (R25, R28). In Macau (60/2004) there are 37 numbers, sectors of the
// wheel (M6.6, M6.7) and one maximum that the house sets for every single stake; what the text leaves to the
// house is shown (M9).
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/regulation.h"
#include "engine/games/roulette/series.h"
#include "engine/games/roulette/wheel.h"
#include "engine/table/bad_setting.h"
#include "engine/table/session.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::roulette {

/// R7, R15: what is staked with at a casino's table.
enum class Chips : std::uint8_t {
    colour,       ///< value-less chips of the player's colour everywhere (R7)
    cash_on_even, ///< cash chips too, on the even chances only (R15a)
    cash,         ///< cash chips only (R15b)
};

/// I-R30: in which order winners are paid.
enum class PaymentOrder : std::uint8_t {
    by_player, ///< a player is paid whole when the first of their prizes comes up (R32)
    by_chance, ///< strictly by chance
};

/// `chip_value` and colours: at most so many players with a colour each (R8).
inline constexpr std::size_t kColours = 10;

/// I-R34c: the maximum of a whole series or neighbours stake, in minima, at most and by default.
inline constexpr std::int64_t kMostSeriesMinima = 120;

/// The part of the ball's run after which it has clearly lost speed, in per cent (R20).
inline constexpr int kSlowdownPercent = 60;

/// The settings of one table.
struct Settings {
    /// A table as that regulation's houses usually have it.
    explicit Settings(RuleSet ruleSet = RuleSet::online);

    RuleSet rules;                                  ///< regulation() is what it says
    bool individual = false;                        ///< O4: one player, who launches the ball (O15)
    bool doubleLayout = false;                      ///< R1: the wheel between two layouts; casino only
    int pockets = 37;                               ///< O6a: 37, or online 38
    NumberOrder order;                              ///< casino: French unless said otherwise; else American
    std::array<Money, kChanceKinds> minimum{};      ///< O10: by chance
    std::optional<Money> maximum;                   ///< Macau: of every single stake
    bool doubleDozen;                               ///< O12
    bool doubleColumn;                              ///< O12
    std::optional<Money> playerMaximum;             ///< O12: over all chances
    bool seriesShortcut = false;                    ///< I-O7b
    std::int64_t seriesMaximum = kMostSeriesMinima; ///< I-R34c, in minima of a straight up
    Chips chips = Chips::colour;                    ///< R7, R15; casino only
    PaymentOrder payment = PaymentOrder::by_player; ///< I-R30
    Closing closing;
    Duration betting = std::chrono::seconds(25);      ///< O14, M3.2.1; not used at an individual table
    Duration spin = std::chrono::seconds(16);         ///< from the launch to the ball's rest
    Duration ballChange = std::chrono::hours(1);      ///< R17
    Duration dealerChange = std::chrono::minutes(30); ///< R35
    IdleRules idle;                                   ///< O28, O29; online only
    Money allowance{100'000};                         ///< free points for who has run out (O31)

    const Regulation& regulation() const { return regulationOf(rules); }
    /// What the regulation says of that chance.
    const ChanceTerms& terms(ChanceKind kind) const { return regulation()[kind]; }

    /// Gives every chance this minimum.
    void setMinimum(Money amount) { minimum.fill(amount); }
    Money minimumOf(ChanceKind kind) const { return minimum[static_cast<std::size_t>(kind)]; }
    /// The largest stake on one spot of that chance (O11, R34a, R34b, I-R34); in Macau the table's maximum.
    Money maximumOf(ChanceKind kind) const;
    /// The largest stake on one series, or on one number with its neighbours (R34c).
    Money groupMaximum() const;

    /// Whether players have chips of their own colour, without a value (R7); and whether only they may lie on
    /// that chance (R15a).
    bool hasColourChips() const { return regulation().wheel.colourChips.value && chips != Chips::cash; }
    bool takesColourChipsOnly(ChanceKind kind) const {
        return hasColourChips() && (chips == Chips::colour || !isEvenChance(kind));
    }

    /// The order that the wheel has.
    WheelOrder wheelOrder() const;
    const Layout& layout() const { return Layout::of(pockets); }

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Whether the table takes a stake of that chance at all, whatever its numbers (O7, O12, R24, M6).
bool offers(const Settings& settings, ChanceKind kind);
/// Whether the table takes stakes on that spot (also I-M8).
bool offers(const Settings& settings, SpotId spot);
/// Whether series and neighbours can be asked for (R25, I-O7b); and whether one series can, on this layout.
bool offersSeries(const Settings& settings);
bool offersSeries(const Settings& settings, Series series);
/// Whether series and neighbours keep their name, their own maximum and parol (R25, I-R34c); else they are a
/// shortcut for single stakes (I-O7b).
bool groupsAreBooked(const Settings& settings);

/// The rules that a table's settings carry out, for `table_opened`: wheel, players, chips, chances and their
/// limits, how stakes close and are settled. Each once.
std::vector<RuleId> rulesOf(const Settings& settings);
/// The rules, or the reading, by which the house has chosen what one setting says, or by which the regulation
/// does not leave it that choice; `setting` is its name in scenario files. None for what no rule speaks of.
Rules rulesOfSetting(const Settings& settings, std::string_view setting);

/// The version of the table's rules as this program plays them; another number comes with every change by
/// which an old record would be folded to something else.
inline std::string_view rulesVersion(const Settings& settings) { return settings.regulation().version; }

/// The first setting outside its rule, if any; such a table does not open.
std::optional<BadSetting> firstBadSetting(const Settings& settings);

/// The croupier's pace around the ball's run.
namespace pace {
inline constexpr Duration kNumber = std::chrono::milliseconds(2000);  ///< from the number to the sweep
inline constexpr Duration kSweep = std::chrono::milliseconds(1200);   ///< from the sweep to the first payment
inline constexpr Duration kPayment = std::chrono::milliseconds(500);  ///< from one payment to the next
inline constexpr Duration kAllPayments = std::chrono::seconds(8);     ///< all of them together, at most
inline constexpr Duration kClose = std::chrono::milliseconds(2000);   ///< from the last payment to the close
inline constexpr Duration kBetween = std::chrono::milliseconds(2500); ///< from the close to the next opening
inline constexpr Duration kRelaunch = std::chrono::seconds(6); ///< from «golpe nulo» to the next launch
inline constexpr Duration kRestore = std::chrono::seconds(3);  ///< to put disturbed stakes back
} // namespace pace

} // namespace mesaviva::roulette
