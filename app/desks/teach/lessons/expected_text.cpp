// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/expected_text.h"

#include "app/core/events/piece_text.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/editor_text.h"

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

// Fields with other names than in steps, or that are not in steps.
constexpr ExpectedField kExpectedFields[] = {
    {"kind", QT_TRANSLATE_NOOP("ExpectedText", "Prize")},
    {"prize", QT_TRANSLATE_NOOP("ExpectedText", "Value of the prize")},
    {"to", QT_TRANSLATE_NOOP("ExpectedText", "Goes to")},
    {"decided_by", QT_TRANSLATE_NOOP("ExpectedText", "Decided by")},
    {"ace", QT_TRANSLATE_NOOP("ExpectedText", "Ace in a row of five")},
    {"bet_stands", QT_TRANSLATE_NOOP("ExpectedText", "The bet stands without its player")},
    {"refused", QT_TRANSLATE_NOOP("ExpectedText", "Refused because")},
    {"cause", QT_TRANSLATE_NOOP("ExpectedText", "More exactly")},
    {"limit", QT_TRANSLATE_NOOP("ExpectedText", "Limit")},
    {"deal", QT_TRANSLATE_NOOP("ExpectedText", "Cards are dealt")},
    {"all", QT_TRANSLATE_NOOP("ExpectedText", "All of it")},
    {"undo", QT_TRANSLATE_NOOP("ExpectedText", "By undoing")},
    {"direction", QT_TRANSLATE_NOOP("ExpectedText", "Direction of the ball")},
    {"launch", QT_TRANSLATE_NOOP("ExpectedText", "Launch, counted from the first")},
    {"back", QT_TRANSLATE_NOOP("ExpectedText", "Ball put back on")},
    {"relaunch", QT_TRANSLATE_NOOP("ExpectedText", "Launched again at, s")},
    {"series", QT_TRANSLATE_NOOP("ExpectedText", "Series")},
    {"neighbours", QT_TRANSLATE_NOOP("ExpectedText", "Neighbours of")},
    {"zero", QT_TRANSLATE_NOOP("ExpectedText", "Decided by the rule of zero")},
    {"voided", QT_TRANSLATE_NOOP("ExpectedText", "The round is void")},
    {"kept", QT_TRANSLATE_NOOP("ExpectedText", "Chips taken away")},
    {"late", QT_TRANSLATE_NOOP("ExpectedText", "Brought after leaving")},
    {"faulty", QT_TRANSLATE_NOOP("ExpectedText", "The ball was faulty")},
    {"letter", QT_TRANSLATE_NOOP("ExpectedText", "Letter")},
    {"cards", QT_TRANSLATE_NOOP("ExpectedText", "Cards")},
    {"players", QT_TRANSLATE_NOOP("ExpectedText", "Players")},
    {"first", QT_TRANSLATE_NOOP("ExpectedText", "Number of the first card")},
    {"sales", QT_TRANSLATE_NOOP("ExpectedText", "Sales")},
    {"enough", QT_TRANSLATE_NOOP("ExpectedText", "Players enough")},
    {"prize_money", QT_TRANSLATE_NOOP("ExpectedText", "Prize money")},
    {"jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Bingo jackpot")},
    {"line_jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Line jackpot")},
    {"to_jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Into the bingo jackpot")},
    {"to_line_jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Into the line jackpot")},
    {"odd", QT_TRANSLATE_NOOP("ExpectedText", "What could not be divided")},
    {"refunded", QT_TRANSLATE_NOOP("ExpectedText", "Refunded")},
    {"absent", QT_TRANSLATE_NOOP("ExpectedText", "Not at the table because")},
    {"prizes_stand", QT_TRANSLATE_NOOP("ExpectedText", "Prizes won before stand")},
    {"rounds", QT_TRANSLATE_NOOP("ExpectedText", "Rounds")},
};

constexpr const char* kCardNumber = QT_TRANSLATE_NOOP("ExpectedText", "Number of the card");

constexpr ExpectedWord kExpectedWords[] = {
    {"hand", "straight", QT_TRANSLATE_NOOP("ExpectedText", "Straight (hand)")},
    {"combination", "straight", QT_TRANSLATE_NOOP("ExpectedText", "Straight (hand)")},
    {"kind", "line", QT_TRANSLATE_NOOP("ExpectedText", "Line of a card")},
    {"kind", "column", QT_TRANSLATE_NOOP("ExpectedText", "Column of a card")},
    {"colour", "green", QT_TRANSLATE_NOOP("ExpectedText", "Green")},
    {"direction", "clockwise", QT_TRANSLATE_NOOP("ExpectedText", "Clockwise")},
    {"direction", "anticlockwise", QT_TRANSLATE_NOOP("ExpectedText", "Anticlockwise")},
    {"verdict", "folded", QT_TRANSLATE_NOOP("ExpectedText", "Folded")},
    {"verdict", "dealer_not_qualified", QT_TRANSLATE_NOOP("ExpectedText", "The dealer does not qualify")},
    {"verdict", "won", QT_TRANSLATE_NOOP("ExpectedText", "Won")},
    {"verdict", "lost", QT_TRANSLATE_NOOP("ExpectedText", "Lost")},
    {"verdict", "tie", QT_TRANSLATE_NOOP("ExpectedText", "Tie")},
    {"verdict", "ante_returned", QT_TRANSLATE_NOOP("ExpectedText", "The ante comes back")},
    {"verdict", "voided", QT_TRANSLATE_NOOP("ExpectedText", "All stakes come back")},
    {"decided_by", "combination", QT_TRANSLATE_NOOP("ExpectedText", "The better combination")},
    {"decided_by", "named_cards", QT_TRANSLATE_NOOP("ExpectedText", "The cards that the rule names")},
    {"decided_by", "further_cards", QT_TRANSLATE_NOOP("ExpectedText", "The further cards")},
    {"decided_by", "suits", QT_TRANSLATE_NOOP("ExpectedText", "Three cards of one suit")},
    {"decided_by", "nothing", QT_TRANSLATE_NOOP("ExpectedText", "Nothing: equal to the last card")},
    {"ace", "none", QT_TRANSLATE_NOOP("ExpectedText", "None")},
    {"ace", "low", QT_TRANSLATE_NOOP("ExpectedText", "Low (5 to ace)")},
    {"ace", "high", QT_TRANSLATE_NOOP("ExpectedText", "High, in one suit")},
    {"ace", "high_mixed", QT_TRANSLATE_NOOP("ExpectedText", "High, in mixed suits")},
    {"ace", "high_not_played", QT_TRANSLATE_NOOP("ExpectedText", "High, counted as high cards only")},
    {"do", "other", QT_TRANSLATE_NOOP("ExpectedText", "something else")},
    {"reason", "left", QT_TRANSLATE_NOOP("ExpectedText", "asked to leave")},
    {"reason", "idle", QT_TRANSLATE_NOOP("ExpectedText", "did not stake")},
    {"reason", "too_few_players", QT_TRANSLATE_NOOP("ExpectedText", "too few players")},
    {"reason", "points_left", QT_TRANSLATE_NOOP("ExpectedText", "points are left")},
    {"reason", "impossible_outcome", QT_TRANSLATE_NOOP("ExpectedText", "impossible outcome")},
    {"reason", "not_whole_chips", QT_TRANSLATE_NOOP("ExpectedText", "no whole chips")},
    {"reason", "not_drawn", QT_TRANSLATE_NOOP("ExpectedText", "not drawn yet")},
    {"reason", "not_on_card", QT_TRANSLATE_NOOP("ExpectedText", "on none of the cards")},
    {"cause", "none", QT_TRANSLATE_NOOP("ExpectedText", "nothing further")},
    {"cause", "leaving", QT_TRANSLATE_NOOP("ExpectedText", "leaves once the round is over")},
    {"cause", "line_there", QT_TRANSLATE_NOOP("ExpectedText", "the connection is not lost")},
    {"cause", "not_due", QT_TRANSLATE_NOOP("ExpectedText", "it comes at its time")},
    {"cause", "player_maximum", QT_TRANSLATE_NOOP("ExpectedText", "the maximum of a player")},
    {"cause", "stakes_put_back", QT_TRANSLATE_NOOP("ExpectedText", "stakes are being put back")},
    {"cause", "not_all_paid", QT_TRANSLATE_NOOP("ExpectedText", "not all is paid yet")},
    {"cause", "ball_runs", QT_TRANSLATE_NOOP("ExpectedText", "the ball is running")},
    {"cause", "ball_does_not_run", QT_TRANSLATE_NOOP("ExpectedText", "the ball is not running")},
    {"to", "next_round", QT_TRANSLATE_NOOP("ExpectedText", "The next round")},
    {"player", "crowd", QT_TRANSLATE_NOOP("ExpectedText", "The simulated players")},
    {"absent", "none", QT_TRANSLATE_NOOP("ExpectedText", "is at the table")},
    {"absent", "line_lost", QT_TRANSLATE_NOOP("ExpectedText", "the connection is lost")},
    {"absent", "left", QT_TRANSLATE_NOOP("ExpectedText", "has left")},
    {"phrase", "place_your_bets", QT_TRANSLATE_NOOP("ExpectedText", "Place your bets")},
    {"phrase", "no_more_bets", QT_TRANSLATE_NOOP("ExpectedText", "No more bets")},
    {"phrase", "decide", QT_TRANSLATE_NOOP("ExpectedText", "Fold, or continue")},
    {"phrase", "decide_now", QT_TRANSLATE_NOOP("ExpectedText", "Decide now")},
    {"phrase", "dealer_qualifies", QT_TRANSLATE_NOOP("ExpectedText", "The dealer plays")},
    {"phrase", "dealer_does_not_qualify", QT_TRANSLATE_NOOP("ExpectedText", "The dealer does not qualify")},
    {"phrase", "payment", QT_TRANSLATE_NOOP("ExpectedText", "A payment")},
    {"phrase", "number", QT_TRANSLATE_NOOP("ExpectedText", "The number")},
    {"phrase", "void_spin", QT_TRANSLATE_NOOP("ExpectedText", "Void spin")},
    {"phrase", "bell", QT_TRANSLATE_NOOP("ExpectedText", "The bell")},
    {"phrase", "stakes_restored", QT_TRANSLATE_NOOP("ExpectedText", "The stakes are put back")},
    {"phrase", "ball_change", QT_TRANSLATE_NOOP("ExpectedText", "The ball is changed")},
    {"phrase", "dealer_change", QT_TRANSLATE_NOOP("ExpectedText", "Another croupier takes over")},
    {"phrase", "sale_opens", QT_TRANSLATE_NOOP("ExpectedText", "Cards are on sale")},
    {"phrase", "sale_closes", QT_TRANSLATE_NOOP("ExpectedText", "The sale is closed")},
    {"phrase", "cards_sold", QT_TRANSLATE_NOOP("ExpectedText", "Cards sold and prizes")},
    {"phrase", "ball", QT_TRANSLATE_NOOP("ExpectedText", "The ball")},
    {"phrase", "one_to_go", QT_TRANSLATE_NOOP("ExpectedText", "One to go")},
    {"phrase", "prize", QT_TRANSLATE_NOOP("ExpectedText", "A prize")},
    {"phrase", "round_void", QT_TRANSLATE_NOOP("ExpectedText", "The round is void")},
    {"phrase", "leave_invitation", QT_TRANSLATE_NOOP("ExpectedText", "Invitation to leave")},
    {"phrase", "leave_warning", QT_TRANSLATE_NOOP("ExpectedText", "Warning before the session ends")},
    {"phrase", "session_over", QT_TRANSLATE_NOOP("ExpectedText", "The session is over")},
};

} // namespace

QString ExpectedText::field(std::string_view name, bool isNumber) {
    if (name == "card" && isNumber) {
        return tr(kCardNumber);
    }
    const auto* const found = std::find_if(std::begin(kExpectedFields), std::end(kExpectedFields),
                                           [name](const ExpectedField& field) { return name == field.name; });
    return found == std::end(kExpectedFields) ? EditorText::field(name) : tr(found->words);
}

std::optional<QString> ExpectedText::value(std::string_view field, std::string_view word) {
    // In the short form, a reason is expected as "refused".
    const std::string_view name = field == "refused" ? "reason" : field;
    const auto* const found =
        std::find_if(std::begin(kExpectedWords), std::end(kExpectedWords),
                     [&](const ExpectedWord& one) { return name == one.field && word == one.key; });
    if (found != std::end(kExpectedWords)) {
        return tr(found->words);
    }
    if (name == "card") {
        return PieceText::of(QStringLiteral("poker"), textOf(word)).face;
    }
    if (name == "do" && EditorText::isAction(word)) {
        return EditorText::action(word);
    }
    return EditorText::isValue(word) ? std::optional(EditorText::value(word)) : std::nullopt;
}

} // namespace mesaviva::app
