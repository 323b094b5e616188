// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the settings that the house may choose for a table, and
// their bounds.
//
// A table is individual or for several players (P4) with one to seven seats (P6a). The house sets the minimum
// of the ante (P17), a maximum of at most 25 times the minimum (P18), and the length of betting (P14), of the
// decision (P21) and of its extension (P31). Where the regulation leaves a question open, a setting chooses
// the reading.
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/games/poker/hand.h"
#include "engine/table/opening.h"
#include "engine/table/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::poker {

/// P6a: a table has one to seven seats.
inline constexpr int kMostSeats = 7;

/// P18: the maximum is at most this multiple of the minimum.
inline constexpr std::int64_t kMaximumPerMinimum = 25;

/// I-P33: what a failure of the gaming system does once the complete deal is in the record.
enum class SystemFailureRule : std::uint8_t {
    settle_bets, ///< placed bets are settled, undecided antes are returned, folds stand
    void_all,    ///< the whole round is void, folded seats included, until one has been settled
};

/// I-P19a: how the first card lies in the discard corner.
enum class BurntCard : std::uint8_t {
    face_up,   ///< everybody sees it
    face_down, ///< nobody sees it
};

/// I-P26: what becomes of the ante of a folded seat when the dealer does not qualify.
enum class FoldedAntes : std::uint8_t {
    lost, ///< it stays lost
    paid, ///< it is paid like the others
};

/// I-P16: what the table's maximum bounds.
enum class MaximumBounds : std::uint8_t {
    ante,         ///< the ante alone
    ante_and_bet, ///< ante and bet together
};

/// The settings of one table.
struct Settings {
    bool individual = false;                        ///< P4: one player, who starts the deal (P15)
    int seats = kMostSeats;                         ///< P6a
    Money minimum{500};                             ///< P17: of the ante
    Money maximum{12'500};                          ///< P16, P18; see maximumBounds
    Duration betting = std::chrono::seconds(20);    ///< P14; unused at an individual table
    Duration decision = std::chrono::seconds(20);   ///< P21
    Duration extra = std::chrono::seconds(10);      ///< P31
    Duration card = std::chrono::milliseconds(400); ///< between two cards; sets the dealer's whole pace
    RankingRules ranking;                           ///< I-P8
    SystemFailureRule systemFailure = SystemFailureRule::settle_bets; ///< I-P33
    BurntCard burntCard = BurntCard::face_up;                         ///< I-P19a
    FoldedAntes foldedAntes = FoldedAntes::lost;                      ///< I-P26
    MaximumBounds maximumBounds = MaximumBounds::ante;                ///< I-P16
    IdleRules idle;                                                   ///< P41, P42
    Money allowance{100'000}; ///< P44: the free points that a player without points may take
    int edition = 2;          ///< of the rules, see rulesVersion(); not a setting that anybody chooses

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The largest ante that the table's maximum leaves (I-P16).
Money largestAnte(const Settings& settings);

/// The first setting that violates its rule, if any; such a table doesn't open (P4, P6a, P14, P16-P18, P21,
/// P31). Bounds that only the program has name no rule.
std::optional<BadSetting> firstBadSetting(const Settings& settings);

/// The rules that a table's settings carry out, for `table_opened`.
std::vector<RuleId> rulesOf(const Settings& settings);
/// The rules or the reading behind the value of one setting; `setting` is its name in scenario files. Empty
/// for a setting that no rule mentions.
Rules rulesOfSetting(const Settings& settings, std::string_view setting);

/// The rules that require a summary at the end of a session.
inline Rules summaryRules(const Settings&) { return {"P39"_rule}; }

/// The version of the table's rules, as in records. An edition changes with every change that would fold an
/// old record to a different state or cite other rules; tables on record keep theirs.
inline std::string rulesVersion(const Settings& settings) {
    return "pt-803-2015/" + std::to_string(settings.edition);
}

/// The dealer's pace: all durations are multiples of the time between two cards.
struct Pace {
    explicit Pace(Duration card) : m_card(card) {}

    Duration card() const { return m_card; }
    Duration afterNoMoreBets() const { return m_card * 3; } ///< from «jogo feito» to the first card
    Duration afterDeal() const { return m_card; }           ///< from the last card to the decision
    Duration afterDecision() const { return m_card * 2; }   ///< from the last decision to the dealer's cards
    Duration reveal() const { return m_card * 2; }          ///< one of the dealer's four cards
    Duration showHand() const { return m_card * 2; }        ///< a player's five cards
    Duration payment() const { return m_card * 3; }         ///< one box
    Duration beforeClose() const { return m_card * 3; }     ///< from the last payment to the close
    Duration betweenRounds() const { return m_card * 10; }  ///< from the close to the next opening

private:
    Duration m_card;
};

} // namespace mesaviva::poker
