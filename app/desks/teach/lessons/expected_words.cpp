// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/expected_words.h"

#include "app/core/events/piece_words.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/editor_words.h"

#include <algorithm>
#include <iterator>

namespace mesaviva::app {

namespace {

struct ExpectedField {
    const char* name;
    const char* words;
};

struct ExpectedWord {
    const char* field;
    const char* key;
    const char* words;
};

// Those that are called otherwise than in steps, or are in none.
constexpr ExpectedField kExpectedFields[] = {
    {"kind", QT_TRANSLATE_NOOP("ExpectedWords", "Prize")},
    {"prize", QT_TRANSLATE_NOOP("ExpectedWords", "Value of the prize")},
    {"to", QT_TRANSLATE_NOOP("ExpectedWords", "Goes to")},
    {"decided_by", QT_TRANSLATE_NOOP("ExpectedWords", "Decided by")},
    {"ace", QT_TRANSLATE_NOOP("ExpectedWords", "Ace in a row of five")},
    {"bet_stands", QT_TRANSLATE_NOOP("ExpectedWords", "The bet stands without its player")},
    {"refused", QT_TRANSLATE_NOOP("ExpectedWords", "Refused because")},
    {"cause", QT_TRANSLATE_NOOP("ExpectedWords", "More exactly")},
    {"limit", QT_TRANSLATE_NOOP("ExpectedWords", "Limit")},
    {"deal", QT_TRANSLATE_NOOP("ExpectedWords", "Cards are dealt")},
    {"all", QT_TRANSLATE_NOOP("ExpectedWords", "All of it")},
    {"undo", QT_TRANSLATE_NOOP("ExpectedWords", "By undoing")},
    {"direction", QT_TRANSLATE_NOOP("ExpectedWords", "Direction of the ball")},
    {"launch", QT_TRANSLATE_NOOP("ExpectedWords", "Launch, counted from the first")},
    {"back", QT_TRANSLATE_NOOP("ExpectedWords", "Ball put back on")},
    {"relaunch", QT_TRANSLATE_NOOP("ExpectedWords", "Launched again at, s")},
    {"series", QT_TRANSLATE_NOOP("ExpectedWords", "Series")},
    {"neighbours", QT_TRANSLATE_NOOP("ExpectedWords", "Neighbours of")},
    {"zero", QT_TRANSLATE_NOOP("ExpectedWords", "Decided by the rule of zero")},
    {"voided", QT_TRANSLATE_NOOP("ExpectedWords", "The round is void")},
    {"kept", QT_TRANSLATE_NOOP("ExpectedWords", "Chips taken away")},
    {"late", QT_TRANSLATE_NOOP("ExpectedWords", "Brought after leaving")},
    {"faulty", QT_TRANSLATE_NOOP("ExpectedWords", "The ball was faulty")},
    {"letter", QT_TRANSLATE_NOOP("ExpectedWords", "Letter")},
    {"cards", QT_TRANSLATE_NOOP("ExpectedWords", "Cards")},
    {"players", QT_TRANSLATE_NOOP("ExpectedWords", "Players")},
    {"first", QT_TRANSLATE_NOOP("ExpectedWords", "Number of the first card")},
    {"sales", QT_TRANSLATE_NOOP("ExpectedWords", "Sales")},
    {"enough", QT_TRANSLATE_NOOP("ExpectedWords", "Players enough")},
    {"prize_money", QT_TRANSLATE_NOOP("ExpectedWords", "Prize money")},
    {"jackpot", QT_TRANSLATE_NOOP("ExpectedWords", "Bingo jackpot")},
    {"line_jackpot", QT_TRANSLATE_NOOP("ExpectedWords", "Line jackpot")},
    {"to_jackpot", QT_TRANSLATE_NOOP("ExpectedWords", "Into the bingo jackpot")},
    {"to_line_jackpot", QT_TRANSLATE_NOOP("ExpectedWords", "Into the line jackpot")},
    {"odd", QT_TRANSLATE_NOOP("ExpectedWords", "What could not be divided")},
    {"refunded", QT_TRANSLATE_NOOP("ExpectedWords", "Refunded")},
    {"absent", QT_TRANSLATE_NOOP("ExpectedWords", "Not at the table because")},
    {"prizes_stand", QT_TRANSLATE_NOOP("ExpectedWords", "Prizes won before stand")},
    {"rounds", QT_TRANSLATE_NOOP("ExpectedWords", "Rounds")},
};

constexpr const char* kCardNumber = QT_TRANSLATE_NOOP("ExpectedWords", "Number of the card");

constexpr ExpectedWord kExpectedWords[] = {
    {"hand", "straight", QT_TRANSLATE_NOOP("ExpectedWords", "Straight (hand)")},
    {"combination", "straight", QT_TRANSLATE_NOOP("ExpectedWords", "Straight (hand)")},
    {"kind", "line", QT_TRANSLATE_NOOP("ExpectedWords", "Line of a card")},
    {"kind", "column", QT_TRANSLATE_NOOP("ExpectedWords", "Column of a card")},
    {"colour", "green", QT_TRANSLATE_NOOP("ExpectedWords", "Green")},
    {"direction", "clockwise", QT_TRANSLATE_NOOP("ExpectedWords", "Clockwise")},
    {"direction", "anticlockwise", QT_TRANSLATE_NOOP("ExpectedWords", "Anticlockwise")},
    {"verdict", "folded", QT_TRANSLATE_NOOP("ExpectedWords", "Folded")},
    {"verdict", "dealer_not_qualified", QT_TRANSLATE_NOOP("ExpectedWords", "The dealer does not qualify")},
    {"verdict", "won", QT_TRANSLATE_NOOP("ExpectedWords", "Won")},
    {"verdict", "lost", QT_TRANSLATE_NOOP("ExpectedWords", "Lost")},
    {"verdict", "tie", QT_TRANSLATE_NOOP("ExpectedWords", "Tie")},
    {"verdict", "ante_returned", QT_TRANSLATE_NOOP("ExpectedWords", "The ante comes back")},
    {"verdict", "voided", QT_TRANSLATE_NOOP("ExpectedWords", "All stakes come back")},
    {"decided_by", "combination", QT_TRANSLATE_NOOP("ExpectedWords", "The better combination")},
    {"decided_by", "named_cards", QT_TRANSLATE_NOOP("ExpectedWords", "The cards that the rule names")},
    {"decided_by", "further_cards", QT_TRANSLATE_NOOP("ExpectedWords", "The further cards")},
    {"decided_by", "suits", QT_TRANSLATE_NOOP("ExpectedWords", "Three cards of one suit")},
    {"decided_by", "nothing", QT_TRANSLATE_NOOP("ExpectedWords", "Nothing: equal to the last card")},
    {"ace", "none", QT_TRANSLATE_NOOP("ExpectedWords", "None")},
    {"ace", "low", QT_TRANSLATE_NOOP("ExpectedWords", "Low (5 to ace)")},
    {"ace", "high", QT_TRANSLATE_NOOP("ExpectedWords", "High, in one suit")},
    {"ace", "high_mixed", QT_TRANSLATE_NOOP("ExpectedWords", "High, in mixed suits")},
    {"ace", "high_not_played", QT_TRANSLATE_NOOP("ExpectedWords", "High, counted as high cards only")},
    {"do", "other", QT_TRANSLATE_NOOP("ExpectedWords", "something else")},
    {"reason", "left", QT_TRANSLATE_NOOP("ExpectedWords", "asked to leave")},
    {"reason", "idle", QT_TRANSLATE_NOOP("ExpectedWords", "did not stake")},
    {"reason", "too_few_players", QT_TRANSLATE_NOOP("ExpectedWords", "too few players")},
    {"reason", "points_left", QT_TRANSLATE_NOOP("ExpectedWords", "points are left")},
    {"reason", "impossible_outcome", QT_TRANSLATE_NOOP("ExpectedWords", "impossible outcome")},
    {"reason", "not_whole_chips", QT_TRANSLATE_NOOP("ExpectedWords", "no whole chips")},
    {"reason", "not_drawn", QT_TRANSLATE_NOOP("ExpectedWords", "not drawn yet")},
    {"reason", "not_on_card", QT_TRANSLATE_NOOP("ExpectedWords", "on none of the cards")},
    {"cause", "none", QT_TRANSLATE_NOOP("ExpectedWords", "nothing further")},
    {"cause", "leaving", QT_TRANSLATE_NOOP("ExpectedWords", "leaves once the round is over")},
    {"cause", "line_there", QT_TRANSLATE_NOOP("ExpectedWords", "the connection is not lost")},
    {"cause", "not_due", QT_TRANSLATE_NOOP("ExpectedWords", "it comes at its time")},
    {"cause", "player_maximum", QT_TRANSLATE_NOOP("ExpectedWords", "the maximum of a player")},
    {"cause", "stakes_put_back", QT_TRANSLATE_NOOP("ExpectedWords", "stakes are being put back")},
    {"cause", "not_all_paid", QT_TRANSLATE_NOOP("ExpectedWords", "not all is paid yet")},
    {"cause", "ball_runs", QT_TRANSLATE_NOOP("ExpectedWords", "the ball is running")},
    {"cause", "ball_does_not_run", QT_TRANSLATE_NOOP("ExpectedWords", "the ball is not running")},
    {"to", "next_round", QT_TRANSLATE_NOOP("ExpectedWords", "The next round")},
    {"player", "crowd", QT_TRANSLATE_NOOP("ExpectedWords", "The simulated players")},
    {"absent", "none", QT_TRANSLATE_NOOP("ExpectedWords", "is at the table")},
    {"absent", "line_lost", QT_TRANSLATE_NOOP("ExpectedWords", "the connection is lost")},
    {"absent", "left", QT_TRANSLATE_NOOP("ExpectedWords", "has left")},
    {"phrase", "place_your_bets", QT_TRANSLATE_NOOP("ExpectedWords", "Place your bets")},
    {"phrase", "no_more_bets", QT_TRANSLATE_NOOP("ExpectedWords", "No more bets")},
    {"phrase", "decide", QT_TRANSLATE_NOOP("ExpectedWords", "Fold, or continue")},
    {"phrase", "decide_now", QT_TRANSLATE_NOOP("ExpectedWords", "Decide now")},
    {"phrase", "dealer_qualifies", QT_TRANSLATE_NOOP("ExpectedWords", "The dealer plays")},
    {"phrase", "dealer_does_not_qualify", QT_TRANSLATE_NOOP("ExpectedWords", "The dealer does not qualify")},
    {"phrase", "payment", QT_TRANSLATE_NOOP("ExpectedWords", "A payment")},
    {"phrase", "number", QT_TRANSLATE_NOOP("ExpectedWords", "The number")},
    {"phrase", "void_spin", QT_TRANSLATE_NOOP("ExpectedWords", "Void spin")},
    {"phrase", "bell", QT_TRANSLATE_NOOP("ExpectedWords", "The bell")},
    {"phrase", "stakes_restored", QT_TRANSLATE_NOOP("ExpectedWords", "The stakes are put back")},
    {"phrase", "ball_change", QT_TRANSLATE_NOOP("ExpectedWords", "The ball is changed")},
    {"phrase", "dealer_change", QT_TRANSLATE_NOOP("ExpectedWords", "Another croupier takes over")},
    {"phrase", "sale_opens", QT_TRANSLATE_NOOP("ExpectedWords", "Cards are on sale")},
    {"phrase", "sale_closes", QT_TRANSLATE_NOOP("ExpectedWords", "The sale is closed")},
    {"phrase", "cards_sold", QT_TRANSLATE_NOOP("ExpectedWords", "Cards sold and prizes")},
    {"phrase", "ball", QT_TRANSLATE_NOOP("ExpectedWords", "The ball")},
    {"phrase", "one_to_go", QT_TRANSLATE_NOOP("ExpectedWords", "One to go")},
    {"phrase", "prize", QT_TRANSLATE_NOOP("ExpectedWords", "A prize")},
    {"phrase", "round_void", QT_TRANSLATE_NOOP("ExpectedWords", "The round is void")},
    {"phrase", "leave_invitation", QT_TRANSLATE_NOOP("ExpectedWords", "Invitation to leave")},
    {"phrase", "leave_warning", QT_TRANSLATE_NOOP("ExpectedWords", "Warning before the session ends")},
    {"phrase", "session_over", QT_TRANSLATE_NOOP("ExpectedWords", "The session is over")},
};

} // namespace

QString ExpectedWords::field(std::string_view name, bool isNumber) {
    if (name == "card" && isNumber) {
        return tr(kCardNumber);
    }
    const auto* const found = std::find_if(std::begin(kExpectedFields), std::end(kExpectedFields),
                                           [name](const ExpectedField& field) { return name == field.name; });
    return found == std::end(kExpectedFields) ? EditorWords::field(name) : tr(found->words);
}

std::optional<QString> ExpectedWords::value(std::string_view field, std::string_view word) {
    // In short, a reason is expected as what is refused.
    const std::string_view name = field == "refused" ? "reason" : field;
    const auto* const found =
        std::find_if(std::begin(kExpectedWords), std::end(kExpectedWords),
                     [&](const ExpectedWord& one) { return name == one.field && word == one.key; });
    if (found != std::end(kExpectedWords)) {
        return tr(found->words);
    }
    if (name == "card") {
        return PieceWords::of(QStringLiteral("poker"), textOf(word)).face;
    }
    if (name == "do" && EditorWords::isAction(word)) {
        return EditorWords::action(word);
    }
    return EditorWords::isValue(word) ? std::optional(EditorWords::value(word)) : std::nullopt;
}

} // namespace mesaviva::app
