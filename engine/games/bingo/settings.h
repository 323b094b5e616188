// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo online, Regulamento n.º 425-A/2015: the settings that the house may choose for a room, and their
// bounds.
//
// A room has one variant, price and set of prizes (B8-B10), runs continuously or at announced times (B5-B7),
// and limits the number of cards per player (B13). The prizes are 70 to 90 per cent of the sales (B31). There
// is always bingo, in 90 and 80 also a line (B32, B33, B63, B67), in 75 with the full card a line or four
// corners (B74), in 30 at most one more (B83, I-B83). Prizes that need more numbers pay more (B37, B38,
// I-B37). Jackpots take at most 5 per cent of the prize money (B40, I-B40b).
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/table/opening.h"
#include "engine/table/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::bingo {

/// Hundredths of a per cent: 10,000 are 100 %.
using BasisPoints = std::int64_t;
inline constexpr BasisPoints kWhole = 10'000;

/// B5: when a room plays.
enum class Mode : std::uint8_t {
    continuous, ///< B6: continuously, with three or more players
    session,    ///< B7: at fixed, announced times
};

/// I-B30: how a prize is divided among several winners with the same ball.
enum class Split : std::uint8_t {
    by_player, ///< among the players, then each player's part among their winning cards
    by_card,   ///< among the winning cards
};

/// I-B31: how the prize money is rounded to a cent.
enum class Rounding : std::uint8_t {
    down, ///< the fraction stays with the house
    up,   ///< to the next whole cent
};

/// The allowed directions of a line (B34, B68, B75).
struct Directions {
    bool horizontal = true;
    bool vertical = false;
    bool diagonal = false;

    friend bool operator==(const Directions&, const Directions&) = default;
};

/// A jackpot of a room (B39-B44).
struct Jackpot {
    BasisPoints percent = 0;    ///< of each round's prize money (B40, I-B40)
    Money base;                 ///< B41: the initial value, also after it was won (I-B42)
    int withinBalls = 0;        ///< B42: won with this ball or before
    std::optional<Money> value; ///< the current value; empty: the base

    friend bool operator==(const Jackpot&, const Jackpot&) = default;
};

/// B6, I-B6: the minimum number of players with a card for a round in continuous mode.
inline constexpr std::uint32_t kLeastPlayers = 3;
/// The upper bound of cards per player (B13), so that the display can still page through them.
inline constexpr int kMostCards = 1'000'000;

/// B31: the bounds of the prize money, of the sales.
inline constexpr BasisPoints kLeastForPrizes = 7'000;
inline constexpr BasisPoints kMostForPrizes = 9'000;

/// The settings of one room.
struct Settings {
    /// The default settings of a room for that variant.
    explicit Settings(Variant roomVariant = Variant::bingo90);

    Variant variant;
    Mode mode = Mode::continuous;
    std::vector<Instant> starts;              ///< B7: session mode: when sales open, ascending
    Money cardPrice{100};                     ///< B10
    int maxCards = 24;                        ///< B13: per player and round
    Duration sale = std::chrono::seconds(30); ///< B16
    Duration draw = std::chrono::seconds(3);  ///< B22: between two balls, at least 1 s
    BasisPoints prizePercent = 8'000;         ///< B31: of the sales, 7,000 to 9,000
    PerCombination<std::optional<BasisPoints>>
        prizes;                         ///< of the prize money, 10,000 in total; empty: not played
    Directions lines;                   ///< B34, B68, B75
    std::optional<CellMask> pattern;    ///< B73b: bingo 75; empty: the full card
    bool freeCentre = true;             ///< I-B71: bingo 75
    Rounding rounding = Rounding::down; ///< I-B31
    Split split = Split::by_player;     ///< I-B30
    bool symbols = false;               ///< B79: bingo 30 shows symbols
    std::optional<Jackpot> bingoJackpot;
    std::optional<Jackpot> lineJackpot;
    std::string room{};             ///< the house's name for this room (B9); may be empty
    std::uint64_t roundsBefore = 0; ///< number of rounds already run; the first round has the next number
    Money carried{};                ///< money from earlier rounds for the next prizes (I-B30)
    IdleRules idle{.invitedAfterRounds = 6, .endedAfterRounds = 3}; ///< B54, B55, I-P41
    Money allowance{100'000}; ///< the free points that a player without points may take (B58, B59)
    int edition = 3;          ///< of the rules, see rulesVersion(); not a setting that anybody chooses

    const Shape& shape() const { return shapeOf(variant); }
    bool plays(PrizeKind combination) const { return prizes[indexOf(combination)].has_value(); }
    /// The minimum number of players with a card for a draw (B6, B20).
    std::uint32_t leastPlayers() const { return mode == Mode::continuous ? kLeastPlayers : 1; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The rules that require a summary at the end of a session.
inline Rules summaryRules(const Settings&) { return {"B52"_rule}; }

/// The version of the table's rules, as in records. An edition changes with every change that would fold an
/// old record to a different state or cite other rules; tables on record keep theirs.
inline std::string rulesVersion(const Settings& settings) {
    return "pt-425a-2015/" + std::to_string(settings.edition);
}

/// Whether B68 and B75 provide for these directions of lines: one of them, or all.
bool isOneDirectionOrAll(const Directions& lines);

/// The first setting that violates its rule, if any; such a room doesn't open.
std::optional<BadSetting> firstBadSetting(const Settings& settings);

/// Whether prizes that need more numbers pay more, and bingo most of all (B32, B37, B38, I-B37).
bool paysInOrder(const Settings& settings);

/// The rules that a room's settings carry out, for `table_opened`.
std::vector<RuleId> rulesOf(const Settings& settings);
/// The rules or the reading behind the value of one setting; `setting` is its name in scenario files, with a
/// dot before a part of it (`prizes.line`, `jackpot.base`). Empty for a setting that no rule mentions.
Rules rulesOfSetting(const Settings& settings, std::string_view setting);
/// The rule that provides a prize in that room.
RuleId ruleOf(PrizeKind kind, const Settings& settings);

/// The caller's pace before and after the draw.
namespace pace {
inline constexpr Duration kAnnounce =
    std::chrono::milliseconds(4000); ///< from the close of the sale to the first ball (B19)
inline constexpr Duration kPrize = std::chrono::milliseconds(4000);   ///< the pause for a prize (B24)
inline constexpr Duration kConfirm = std::chrono::milliseconds(4000); ///< from bingo to the payments (B26)
inline constexpr Duration kClose = std::chrono::milliseconds(3000);   ///< from the payments to the close
inline constexpr Duration kBetween = std::chrono::milliseconds(4000); ///< from the close to the next sale
} // namespace pace

} // namespace mesaviva::bingo
