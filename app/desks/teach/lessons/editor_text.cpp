// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/editor_text.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/common/typed_answer.h"
#include "app/games/roulette/roulette_text.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>

namespace mesaviva::app {

namespace {

using EditedJson = scenario::Json;

struct Word {
    const char* key;
    const char* words;
};

constexpr Word kFields[] = {
    {"player", QT_TRANSLATE_NOOP("EditorText", "Player")},
    {"amount", QT_TRANSLATE_NOOP("EditorText", "Amount")},
    {"seat", QT_TRANSLATE_NOOP("EditorText", "Seat")},
    {"kind", QT_TRANSLATE_NOOP("EditorText", "Fault")},
    {"chance", QT_TRANSLATE_NOOP("EditorText", "Chance")},
    {"numbers", QT_TRANSLATE_NOOP("EditorText", "Numbers")},
    {"index", QT_TRANSLATE_NOOP("EditorText", "Which one (1 to 3)")},
    {"name", QT_TRANSLATE_NOOP("EditorText", "Series")},
    {"chip", QT_TRANSLATE_NOOP("EditorText", "Value of a chip")},
    {"number", QT_TRANSLATE_NOOP("EditorText", "Number")},
    {"chips", QT_TRANSLATE_NOOP("EditorText", "Chips")},
    {"keep", QT_TRANSLATE_NOOP("EditorText", "Chips kept")},
    {"chip_value", QT_TRANSLATE_NOOP("EditorText", "Value of a colour chip")},
    {"count", QT_TRANSLATE_NOOP("EditorText", "How many")},
    {"id", QT_TRANSLATE_NOOP("EditorText", "Name")},
    {"wallet", QT_TRANSLATE_NOOP("EditorText", "Points at the beginning")},
    {"to/chance", QT_TRANSLATE_NOOP("EditorText", "To the chance")},
    {"to/numbers", QT_TRANSLATE_NOOP("EditorText", "To the numbers")},
    {"to/index", QT_TRANSLATE_NOOP("EditorText", "To which one (1 to 3)")},
    {"individual", QT_TRANSLATE_NOOP("EditorText", "Individual table")},
    {"seats", QT_TRANSLATE_NOOP("EditorText", "Seats")},
    {"minimum", QT_TRANSLATE_NOOP("EditorText", "Minimum")},
    {"maximum", QT_TRANSLATE_NOOP("EditorText", "Maximum")},
    {"betting_seconds", QT_TRANSLATE_NOOP("EditorText", "Time to bet, s")},
    {"decision_seconds", QT_TRANSLATE_NOOP("EditorText", "Time to decide, s")},
    {"extra_seconds", QT_TRANSLATE_NOOP("EditorText", "Extra time, s")},
    {"card_seconds", QT_TRANSLATE_NOOP("EditorText", "Time per card, s")},
    {"ace_high_straight", QT_TRANSLATE_NOOP("EditorText", "Ace high in a straight")},
    {"system_failure", QT_TRANSLATE_NOOP("EditorText", "After a system failure")},
    {"burnt_card", QT_TRANSLATE_NOOP("EditorText", "Burnt card")},
    {"folded_antes", QT_TRANSLATE_NOOP("EditorText", "Folded antes")},
    {"maximum_bounds", QT_TRANSLATE_NOOP("EditorText", "The maximum bounds")},
    {"pockets", QT_TRANSLATE_NOOP("EditorText", "Numbers of the wheel (37 or 38)")},
    {"order", QT_TRANSLATE_NOOP("EditorText", "Order on the wheel")},
    {"player_maximum", QT_TRANSLATE_NOOP("EditorText", "Maximum per player")},
    {"series_maximum", QT_TRANSLATE_NOOP("EditorText", "Maximum of a series (times the minimum)")},
    {"series_multiples", QT_TRANSLATE_NOOP("EditorText", "Series in whole tens")},
    {"spin_seconds", QT_TRANSLATE_NOOP("EditorText", "Time per spin, s")},
    {"closing", QT_TRANSLATE_NOOP("EditorText", "Bets close")},
    {"payment_order", QT_TRANSLATE_NOOP("EditorText", "Order of payment")},
    {"double_dozen", QT_TRANSLATE_NOOP("EditorText", "Double dozen")},
    {"double_column", QT_TRANSLATE_NOOP("EditorText", "Double column")},
    {"double_layout", QT_TRANSLATE_NOOP("EditorText", "Two layouts")},
    {"series_shortcut", QT_TRANSLATE_NOOP("EditorText", "Series in one step")},
    {"variant", QT_TRANSLATE_NOOP("EditorText", "Bingo (90, 80, 75 or 30)")},
    {"card_price", QT_TRANSLATE_NOOP("EditorText", "Price of a card")},
    {"max_cards", QT_TRANSLATE_NOOP("EditorText", "Maximum cards")},
    {"sale_seconds", QT_TRANSLATE_NOOP("EditorText", "Sale time, s")},
    {"draw_seconds", QT_TRANSLATE_NOOP("EditorText", "Time between balls, s")},
    {"prize_percent", QT_TRANSLATE_NOOP("EditorText", "Prize money, %")},
    {"prizes/line", QT_TRANSLATE_NOOP("EditorText", "Share of the line (of 10000)")},
    {"prizes/two_lines", QT_TRANSLATE_NOOP("EditorText", "Share of two lines")},
    {"prizes/four_corners", QT_TRANSLATE_NOOP("EditorText", "Share of four corners")},
    {"prizes/column", QT_TRANSLATE_NOOP("EditorText", "Share of the column")},
    {"prizes/bingo", QT_TRANSLATE_NOOP("EditorText", "Share of bingo (of 10000)")},
    {"split", QT_TRANSLATE_NOOP("EditorText", "A prize is shared")},
    {"rounding", QT_TRANSLATE_NOOP("EditorText", "Fraction of a cent in the prize money")},
    {"free_centre", QT_TRANSLATE_NOOP("EditorText", "Free centre (75)")},
    {"symbols", QT_TRANSLATE_NOOP("EditorText", "Symbols (30)")},
    {"jackpot/percent", QT_TRANSLATE_NOOP("EditorText", "Jackpot, % of the prize money")},
    {"jackpot/base", QT_TRANSLATE_NOOP("EditorText", "Jackpot: base")},
    {"jackpot/within_balls", QT_TRANSLATE_NOOP("EditorText", "Jackpot: up to ball")},
    {"jackpot/value", QT_TRANSLATE_NOOP("EditorText", "Jackpot: value now")},
    {"crowd/players", QT_TRANSLATE_NOOP("EditorText", "Simulated crowd: players")},
    {"crowd/cards", QT_TRANSLATE_NOOP("EditorText", "Simulated crowd: maximum cards each")},
    {"staked", QT_TRANSLATE_NOOP("EditorText", "Staked")},
    {"returned", QT_TRANSLATE_NOOP("EditorText", "Returned")},
    {"net", QT_TRANSLATE_NOOP("EditorText", "Net")},
    {"box", QT_TRANSLATE_NOOP("EditorText", "Box")},
    {"card", QT_TRANSLATE_NOOP("EditorText", "Card")},
    {"pocket", QT_TRANSLATE_NOOP("EditorText", "Number drawn")},
    {"colour", QT_TRANSLATE_NOOP("EditorText", "Colour")},
    {"reason", QT_TRANSLATE_NOOP("EditorText", "Reason")},
    {"hand", QT_TRANSLATE_NOOP("EditorText", "Hand")},
    {"verdict", QT_TRANSLATE_NOOP("EditorText", "Verdict")},
    {"combination", QT_TRANSLATE_NOOP("EditorText", "Combination")},
    {"folded_by", QT_TRANSLATE_NOOP("EditorText", "Folded by")},
    {"qualified", QT_TRANSLATE_NOOP("EditorText", "Qualified")},
    {"phrase", QT_TRANSLATE_NOOP("EditorText", "Call")},
    {"do", QT_TRANSLATE_NOOP("EditorText", "What was asked for")},
    {"to", QT_TRANSLATE_NOOP("EditorText", "To whom")},
    {"face_up", QT_TRANSLATE_NOOP("EditorText", "Face up")},
    {"place", QT_TRANSLATE_NOOP("EditorText", "Place")},
    {"drawn", QT_TRANSLATE_NOOP("EditorText", "Balls drawn")},
    {"left", QT_TRANSLATE_NOOP("EditorText", "Balls left")},
    {"ball", QT_TRANSLATE_NOOP("EditorText", "At the ball")},
    {"prize", QT_TRANSLATE_NOOP("EditorText", "Prize")},
    {"by", QT_TRANSLATE_NOOP("EditorText", "By whom")},
    {"event", QT_TRANSLATE_NOOP("EditorText", "Event")},
};

constexpr Word kActionWords[] = {
    {"ante", QT_TRANSLATE_NOOP("EditorText", "antes")},
    {"bet", QT_TRANSLATE_NOOP("EditorText", "continues (bet)")},
    {"fold", QT_TRANSLATE_NOOP("EditorText", "folds")},
    {"deal", QT_TRANSLATE_NOOP("EditorText", "asks for the deal")},
    {"leave", QT_TRANSLATE_NOOP("EditorText", "leaves")},
    {"fault", QT_TRANSLATE_NOOP("EditorText", "Something goes wrong")},
    {"undo", QT_TRANSLATE_NOOP("EditorText", "undoes the last step")},
    {"clear", QT_TRANSLATE_NOOP("EditorText", "takes everything back")},
    {"repeat", QT_TRANSLATE_NOOP("EditorText", "repeats the last stakes")},
    {"sit", QT_TRANSLATE_NOOP("EditorText", "sits down")},
    {"allowance", QT_TRANSLATE_NOOP("EditorText", "takes free points")},
    {"contribute", QT_TRANSLATE_NOOP("EditorText", "contributes to the seed")},
    {"stake", QT_TRANSLATE_NOOP("EditorText", "stakes")},
    {"series", QT_TRANSLATE_NOOP("EditorText", "stakes a series")},
    {"neighbours", QT_TRANSLATE_NOOP("EditorText", "stakes neighbours")},
    {"parol", QT_TRANSLATE_NOOP("EditorText", "leaves winnings as parol")},
    {"spin", QT_TRANSLATE_NOOP("EditorText", "launches the ball")},
    {"take", QT_TRANSLATE_NOOP("EditorText", "takes a stake back")},
    {"double", QT_TRANSLATE_NOOP("EditorText", "doubles all stakes")},
    {"move", QT_TRANSLATE_NOOP("EditorText", "moves a stake")},
    {"join", QT_TRANSLATE_NOOP("EditorText", "joins the table")},
    {"present_chips", QT_TRANSLATE_NOOP("EditorText", "hands chips in")},
    {"favourite", QT_TRANSLATE_NOOP("EditorText", "puts several stakes down at once")},
    {"buy", QT_TRANSLATE_NOOP("EditorText", "buys cards")},
    {"mark", QT_TRANSLATE_NOOP("EditorText", "marks a number")},
};

constexpr Word kValueWords[] = {
    {"grande", QT_TRANSLATE_NOOP("EditorText", "Big series")},
    {"zero", QT_TRANSLATE_NOOP("EditorText", "Zero series")},
    {"pequena", QT_TRANSLATE_NOOP("EditorText", "Small series")},
    {"vadios", QT_TRANSLATE_NOOP("EditorText", "Orphelins")},
    {"system", QT_TRANSLATE_NOOP("EditorText", "System failure")},
    {"player_lost", QT_TRANSLATE_NOOP("EditorText", "A player's connection is lost")},
    {"player_back", QT_TRANSLATE_NOOP("EditorText", "A player's connection is restored")},
    {"object_in_wheel", QT_TRANSLATE_NOOP("EditorText", "An object in the wheel")},
    {"stakes_disturbed", QT_TRANSLATE_NOOP("EditorText", "Stakes are disturbed")},
    {"ball", QT_TRANSLATE_NOOP("EditorText", "The ball is faulty")},
    {"ball_out", QT_TRANSLATE_NOOP("EditorText", "The ball leaves the wheel")},
    {"ball_exchange", QT_TRANSLATE_NOOP("EditorText", "The balls are swapped")},
    {"dealer_change", QT_TRANSLATE_NOOP("EditorText", "The croupier changes")},
    {"settle_bets", QT_TRANSLATE_NOOP("EditorText", "The bets are settled")},
    {"void_all", QT_TRANSLATE_NOOP("EditorText", "All void")},
    {"face_up", QT_TRANSLATE_NOOP("EditorText", "Face up")},
    {"face_down", QT_TRANSLATE_NOOP("EditorText", "Face down")},
    {"lost", QT_TRANSLATE_NOOP("EditorText", "Lost")},
    {"paid", QT_TRANSLATE_NOOP("EditorText", "Paid")},
    {"ante_and_bet", QT_TRANSLATE_NOOP("EditorText", "Ante and bet together")},
    {"american", QT_TRANSLATE_NOOP("EditorText", "American")},
    {"french", QT_TRANSLATE_NOOP("EditorText", "French")},
    {"on_slowdown", QT_TRANSLATE_NOOP("EditorText", "When the ball slows down")},
    {"before_launch", QT_TRANSLATE_NOOP("EditorText", "Before the ball is launched")},
    {"by_player", QT_TRANSLATE_NOOP("EditorText", "By player")},
    {"by_chance", QT_TRANSLATE_NOOP("EditorText", "Chance by chance")},
    {"house_maximum", QT_TRANSLATE_NOOP("EditorText", "The house's maximum")},
    {"stakes", QT_TRANSLATE_NOOP("EditorText", "Every stake")},
    {"by_card", QT_TRANSLATE_NOOP("EditorText", "By card")},
    {"down", QT_TRANSLATE_NOOP("EditorText", "Down to the cent")},
    {"up", QT_TRANSLATE_NOOP("EditorText", "Up to the cent")},
    {"colour", QT_TRANSLATE_NOOP("EditorText", "Colour chips")},
    {"cash_on_even", QT_TRANSLATE_NOOP("EditorText", "Cash chips on even chances")},
    {"cash", QT_TRANSLATE_NOOP("EditorText", "Cash chips")},
    {"sector9", QT_TRANSLATE_NOOP("EditorText", "Sector of nine")},
    {"sector12", QT_TRANSLATE_NOOP("EditorText", "Sector of twelve")},
    {"even", QT_TRANSLATE_NOOP("EditorText", "Even")},
    {"odd", QT_TRANSLATE_NOOP("EditorText", "Odd")},
    {"low", QT_TRANSLATE_NOOP("EditorText", "Low (1 to 18)")},
    {"high", QT_TRANSLATE_NOOP("EditorText", "High (19 to 36)")},
    {"red", QT_TRANSLATE_NOOP("EditorText", "Red")},
    {"black", QT_TRANSLATE_NOOP("EditorText", "Black")},
    {"straight", QT_TRANSLATE_NOOP("EditorText", "Straight up")},
    {"split", QT_TRANSLATE_NOOP("EditorText", "Split")},
    {"street", QT_TRANSLATE_NOOP("EditorText", "Street")},
    {"corner", QT_TRANSLATE_NOOP("EditorText", "Corner")},
    {"line", QT_TRANSLATE_NOOP("EditorText", "Line")},
    {"dozen", QT_TRANSLATE_NOOP("EditorText", "Dozen")},
    {"column", QT_TRANSLATE_NOOP("EditorText", "Column")},
    {"double_dozen", QT_TRANSLATE_NOOP("EditorText", "Double dozen")},
    {"double_column", QT_TRANSLATE_NOOP("EditorText", "Double column")},
    {"dealer", QT_TRANSLATE_NOOP("EditorText", "the dealer")},
    {"ante", QT_TRANSLATE_NOOP("EditorText", "Ante")},
    {"bet", QT_TRANSLATE_NOOP("EditorText", "Bet")},
    {"high_cards", QT_TRANSLATE_NOOP("EditorText", "High cards")},
    {"pair", QT_TRANSLATE_NOOP("EditorText", "One pair")},
    {"two_pairs", QT_TRANSLATE_NOOP("EditorText", "Two pairs")},
    {"three_of_a_kind", QT_TRANSLATE_NOOP("EditorText", "Three of a kind")},
    {"flush", QT_TRANSLATE_NOOP("EditorText", "Flush")},
    {"full_house", QT_TRANSLATE_NOOP("EditorText", "Full house")},
    {"four_of_a_kind", QT_TRANSLATE_NOOP("EditorText", "Four of a kind")},
    {"straight_flush", QT_TRANSLATE_NOOP("EditorText", "Straight flush")},
    {"royal_flush", QT_TRANSLATE_NOOP("EditorText", "Royal flush")},
    {"ace_king", QT_TRANSLATE_NOOP("EditorText", "Ace and king")},
    {"not_qualified", QT_TRANSLATE_NOOP("EditorText", "Not qualified")},
    {"below_minimum", QT_TRANSLATE_NOOP("EditorText", "below the minimum")},
    {"above_maximum", QT_TRANSLATE_NOOP("EditorText", "above the maximum")},
    {"half_cent", QT_TRANSLATE_NOOP("EditorText", "half a cent")},
    {"not_a_stake", QT_TRANSLATE_NOOP("EditorText", "no such stake")},
    {"not_offered", QT_TRANSLATE_NOOP("EditorText", "not offered here")},
    {"not_now", QT_TRANSLATE_NOOP("EditorText", "not now")},
    {"already_decided", QT_TRANSLATE_NOOP("EditorText", "already decided")},
    {"not_seated", QT_TRANSLATE_NOOP("EditorText", "not at the table")},
    {"seat_taken", QT_TRANSLATE_NOOP("EditorText", "seat taken")},
    {"no_stake", QT_TRANSLATE_NOOP("EditorText", "no stake there")},
    {"not_enough_points", QT_TRANSLATE_NOOP("EditorText", "not enough points")},
    {"too_many_cards", QT_TRANSLATE_NOOP("EditorText", "too many cards")},
    {"sold_out", QT_TRANSLATE_NOOP("EditorText", "sold out")},
    {"disconnected", QT_TRANSLATE_NOOP("EditorText", "connection lost")},
    {"system_failure", QT_TRANSLATE_NOOP("EditorText", "system failure")},
    {"two_lines", QT_TRANSLATE_NOOP("EditorText", "Two lines")},
    {"four_corners", QT_TRANSLATE_NOOP("EditorText", "Four corners")},
    {"bingo", QT_TRANSLATE_NOOP("EditorText", "Bingo")},
    {"bingo_jackpot", QT_TRANSLATE_NOOP("EditorText", "Bingo jackpot")},
    {"line_jackpot", QT_TRANSLATE_NOOP("EditorText", "Line jackpot")},
    {"player", QT_TRANSLATE_NOOP("EditorText", "the player")},
    {"time", QT_TRANSLATE_NOOP("EditorText", "time")},
    {"disconnection", QT_TRANSLATE_NOOP("EditorText", "a lost connection")},
    {"line_lost", QT_TRANSLATE_NOOP("EditorText", "the connection is lost")},
    {"left", QT_TRANSLATE_NOOP("EditorText", "the player has left")},
};

template <std::size_t count>
const char* wordsIn(const Word (&list)[count], std::string_view key) {
    const auto* const found =
        std::find_if(std::begin(list), std::end(list), [key](const Word& word) { return key == word.key; });
    return found == std::end(list) ? nullptr : found->words;
}

QString textAt(const EditedJson& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                     : QString();
}

std::optional<std::int64_t> wholeAt(const EditedJson& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number_integer() ? std::optional(found->get<std::int64_t>())
                                                             : std::nullopt;
}

QString numbersAt(const EditedJson& json) {
    const auto found = json.find("numbers");
    QStringList list;
    if (found != json.end() && found->is_array()) {
        for (const EditedJson& number : *found) {
            list.append(number.is_string() ? QString::fromStdString(number.get<std::string>()) : QString());
        }
    }
    constexpr qsizetype kFew = 6;
    return list.size() <= kFew ? list.join(u' ') : list.mid(0, kFew).join(u' ') + QStringLiteral(" \u2026");
}

} // namespace

QString EditorText::field(std::string_view name) {
    const char* const words = wordsIn(kFields, name);
    return words ? tr(words) : textOf(name);
}

QString EditorText::action(std::string_view name) {
    const char* const words = wordsIn(kActionWords, name);
    return words ? tr(words) : textOf(name);
}

QString EditorText::value(std::string_view word) {
    if (const auto chance = roulette::chanceFrom(word)) {
        return RouletteNames::chance(*chance);
    }
    const char* const words = wordsIn(kValueWords, word);
    return words ? tr(words) : textOf(word);
}

bool EditorText::isAction(std::string_view name) { return wordsIn(kActionWords, name) != nullptr; }

bool EditorText::isValue(std::string_view word) {
    return roulette::chanceFrom(word).has_value() || wordsIn(kValueWords, word) != nullptr;
}

QString EditorText::name(const std::string& player) { return asBeginning(QString::fromStdString(player)); }

QString EditorText::typedAmount(std::int64_t cents) { return amountFigures(Money{cents}); }

QString EditorText::typedSeconds(double seconds) {
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator); // the text can be typed again
    return plain.toString(seconds, 'g', 15);
}

QString EditorText::when(const scenario::Json& step) {
    if (const QString event = textAt(step, "when"); !event.isEmpty()) {
        //: %1 what an event is called
        return tr("after: %1").arg(EventLogText::kind(event.toStdString()));
    }
    const auto at = step.find("at");
    //: %1 seconds
    return at != step.end() && at->is_number() ? tr("at %1 s").arg(typedSeconds(at->get<double>()))
                                               : tr("then");
}

QString EditorText::step(const scenario::Json& step) {
    QStringList parts;
    if (const QString fault = textAt(step, "kind"); !fault.isEmpty()) {
        parts.append(value(fault.toStdString()));
    }
    if (const QString chance = textAt(step, "chance"); !chance.isEmpty()) {
        QString spot = value(chance.toStdString());
        if (const QString numbers = numbersAt(step); !numbers.isEmpty()) {
            spot += u' ' + numbers;
        } else if (const auto index = wholeAt(step, "index")) {
            spot += u' ' + QString::number(*index);
        }
        parts.append(spot);
    }
    if (const QString series = textAt(step, "name"); !series.isEmpty()) {
        parts.append(value(series.toStdString()));
    }
    if (const QString number = textAt(step, "number"); !number.isEmpty()) {
        parts.append(number);
    }
    for (const char* const field : {"count", "number", "seat"}) {
        if (const auto whole = wholeAt(step, field)) {
            parts.append(QString::number(*whole));
        }
    }
    for (const char* const field : {"amount", "chip"}) {
        if (const auto cents = wholeAt(step, field)) {
            parts.append(amountText(Money{*cents}));
        }
    }
    const QString player = name(textAt(step, "player").toStdString());
    const QString done = action(textAt(step, "do").toStdString());
    const QString actionText =
        player.isEmpty() || textAt(step, "do") == QLatin1String("fault") ? done : player + u' ' + done;
    if (!player.isEmpty() && textAt(step, "do") == QLatin1String("fault")) {
        parts.append(player);
    }
    return parts.isEmpty() ? actionText
                           : actionText + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

QString EditorText::event(const scenario::Json& event) {
    QStringList parts;
    for (const char* const field : {"player", "to"}) {
        if (const std::string who = textAt(event, field).toStdString(); !who.empty()) {
            parts.append(ExpectedText::value(field, who).value_or(name(who)));
        }
    }
    if (const QString card = textAt(event, "card"); !card.isEmpty()) {
        parts.append(PieceText::of(QStringLiteral("poker"), card).face);
    }
    if (const QString pocket = textAt(event, "pocket"); !pocket.isEmpty()) {
        parts.append(pocket);
    }
    if (const QString chance = textAt(event, "chance"); !chance.isEmpty()) {
        parts.append(value(chance.toStdString()) +
                     (numbersAt(event).isEmpty() ? QString() : u' ' + numbersAt(event)));
    }
    for (const char* const field :
         {"box", "kind", "verdict", "hand", "reason", "refused", "do", "by", "phrase"}) {
        // Fields without a text here are described by the others.
        if (const auto known = ExpectedText::value(field, textAt(event, field).toStdString())) {
            parts.append(*known);
        }
    }
    if (const auto qualified = event.find("qualified"); qualified != event.end() && qualified->is_boolean()) {
        parts.append(qualified->get<bool>() ? tr("qualifies") : tr("does not qualify"));
    }
    for (const char* const field : {"number", "count", "cards", "seat"}) {
        if (const auto whole = wholeAt(event, field)) {
            parts.append(QString::number(*whole));
        }
    }
    if (const auto cents = wholeAt(event, "amount")) {
        parts.append(amountText(Money{*cents}));
    }
    if (const auto net = wholeAt(event, "net")) {
        parts.append(signedAmountText(Money{*net}));
    }
    return parts.join(QStringLiteral(" \u00B7 "));
}

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
    {"ace", QT_TRANSLATE_NOOP("ExpectedText", "Ace in a run of five")},
    {"bet_stands", QT_TRANSLATE_NOOP("ExpectedText", "The bet stands without its player")},
    {"ante_lost", QT_TRANSLATE_NOOP("ExpectedText", "An ante was lost")},
    {"gone", QT_TRANSLATE_NOOP("ExpectedText", "Not at the table because")},
    {"dealer_not_qualified", QT_TRANSLATE_NOOP("ExpectedText", "The dealer does not qualify")},
    {"refused", QT_TRANSLATE_NOOP("ExpectedText", "Refused because")},
    {"cause", QT_TRANSLATE_NOOP("ExpectedText", "More precisely")},
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
    {"several", QT_TRANSLATE_NOOP("ExpectedText", "The player has several prizes")},
    {"before_number", QT_TRANSLATE_NOOP("ExpectedText", "Before the number is known")},
    {"at_stake", QT_TRANSLATE_NOOP("ExpectedText", "With a stake or a card in play")},
    {"letter", QT_TRANSLATE_NOOP("ExpectedText", "Letter")},
    {"cards", QT_TRANSLATE_NOOP("ExpectedText", "Cards")},
    {"players", QT_TRANSLATE_NOOP("ExpectedText", "Players")},
    {"first", QT_TRANSLATE_NOOP("ExpectedText", "Number of the first card")},
    {"sales", QT_TRANSLATE_NOOP("ExpectedText", "Sales")},
    {"enough", QT_TRANSLATE_NOOP("ExpectedText", "Enough players")},
    {"prize_money", QT_TRANSLATE_NOOP("ExpectedText", "Prize money")},
    {"jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Bingo jackpot")},
    {"line_jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Line jackpot")},
    {"to_jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Into the bingo jackpot")},
    {"to_line_jackpot", QT_TRANSLATE_NOOP("ExpectedText", "Into the line jackpot")},
    {"odd", QT_TRANSLATE_NOOP("ExpectedText", "What could not be divided")},
    {"refunded", QT_TRANSLATE_NOOP("ExpectedText", "Refunded")},
    {"absent", QT_TRANSLATE_NOOP("ExpectedText", "Not at the table because")},
    {"prizes_stand", QT_TRANSLATE_NOOP("ExpectedText", "Prizes already won stand")},
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
    {"verdict", "ante_returned", QT_TRANSLATE_NOOP("ExpectedText", "The ante is returned")},
    {"verdict", "voided", QT_TRANSLATE_NOOP("ExpectedText", "All stakes are returned")},
    {"decided_by", "combination", QT_TRANSLATE_NOOP("ExpectedText", "The better combination")},
    {"decided_by", "named_cards", QT_TRANSLATE_NOOP("ExpectedText", "The cards that the rule names")},
    {"decided_by", "further_cards", QT_TRANSLATE_NOOP("ExpectedText", "The remaining cards")},
    {"decided_by", "suits", QT_TRANSLATE_NOOP("ExpectedText", "Three cards of one suit")},
    {"decided_by", "nothing", QT_TRANSLATE_NOOP("ExpectedText", "Nothing: equal down to the last card")},
    {"ace", "none", QT_TRANSLATE_NOOP("ExpectedText", "None")},
    {"ace", "low", QT_TRANSLATE_NOOP("ExpectedText", "Low (5 to ace)")},
    {"ace", "high", QT_TRANSLATE_NOOP("ExpectedText", "High, in one suit")},
    {"ace", "high_mixed", QT_TRANSLATE_NOOP("ExpectedText", "High, in mixed suits")},
    {"ace", "high_not_played", QT_TRANSLATE_NOOP("ExpectedText", "High, counted as high cards only")},
    {"do", "other", QT_TRANSLATE_NOOP("ExpectedText", "something else")},
    {"reason", "left", QT_TRANSLATE_NOOP("ExpectedText", "chose to leave")},
    {"reason", "idle", QT_TRANSLATE_NOOP("ExpectedText", "did not stake")},
    {"reason", "too_few_players", QT_TRANSLATE_NOOP("ExpectedText", "too few players")},
    {"reason", "points_left", QT_TRANSLATE_NOOP("ExpectedText", "points are left")},
    {"reason", "impossible_outcome", QT_TRANSLATE_NOOP("ExpectedText", "impossible outcome")},
    {"reason", "not_whole_chips", QT_TRANSLATE_NOOP("ExpectedText", "not whole chips")},
    {"reason", "not_drawn", QT_TRANSLATE_NOOP("ExpectedText", "not drawn yet")},
    {"reason", "not_on_card", QT_TRANSLATE_NOOP("ExpectedText", "on none of the cards")},
    {"cause", "none", QT_TRANSLATE_NOOP("ExpectedText", "nothing further")},
    {"cause", "leaving", QT_TRANSLATE_NOOP("ExpectedText", "leaves once the round is over")},
    {"cause", "line_there", QT_TRANSLATE_NOOP("ExpectedText", "the connection is not lost")},
    {"cause", "not_due", QT_TRANSLATE_NOOP("ExpectedText", "it happens when it is due")},
    {"cause", "player_maximum", QT_TRANSLATE_NOOP("ExpectedText", "the maximum per player")},
    {"cause", "stakes_put_back", QT_TRANSLATE_NOOP("ExpectedText", "stakes are being put back")},
    {"cause", "not_all_paid", QT_TRANSLATE_NOOP("ExpectedText", "not everything is paid yet")},
    {"cause", "ball_runs", QT_TRANSLATE_NOOP("ExpectedText", "the ball is running")},
    {"cause", "ball_does_not_run", QT_TRANSLATE_NOOP("ExpectedText", "the ball is not running")},
    {"cause", "series_multiples", QT_TRANSLATE_NOOP("ExpectedText", "a series in whole tens")},
    {"to", "next_round", QT_TRANSLATE_NOOP("ExpectedText", "The next round")},
    {"player", "crowd", QT_TRANSLATE_NOOP("ExpectedText", "The simulated players")},
    {"absent", "none", QT_TRANSLATE_NOOP("ExpectedText", "is at the table")},
    {"absent", "line_lost", QT_TRANSLATE_NOOP("ExpectedText", "the connection is lost")},
    {"absent", "left", QT_TRANSLATE_NOOP("ExpectedText", "has left")},
    {"gone", "no", QT_TRANSLATE_NOOP("ExpectedText", "is at the table")},
    {"gone", "line_lost", QT_TRANSLATE_NOOP("ExpectedText", "the connection is lost")},
    {"gone", "left", QT_TRANSLATE_NOOP("ExpectedText", "has left")},
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

using lessons::FieldKind;

namespace {

std::optional<double> numberIn(const QString& text) {
    QString plain = text.trimmed();
    plain.remove(QChar(u'%')).replace(u',', u'.');
    bool isNumber = false;
    const double number = plain.trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

scenario::Json shortest(double number) {
    const bool isWhole = std::floor(number) == number && std::abs(number) < 1e9;
    return isWhole ? scenario::Json(static_cast<std::int64_t>(number)) : scenario::Json(number);
}

} // namespace

QString shownValue(const scenario::Json* value, FieldKind kind) {
    if (!value) {
        return {};
    }
    if (kind == FieldKind::amount && value->is_number_integer()) {
        return EditorText::typedAmount(value->get<std::int64_t>());
    }
    if (value->is_number()) {
        return EditorText::typedSeconds(value->get<double>());
    }
    if (value->is_array()) {
        QStringList parts;
        for (const scenario::Json& part : *value) {
            parts.append(part.is_string() ? QString::fromStdString(part.get<std::string>())
                                          : QString::fromStdString(part.dump()));
        }
        return parts.join(u' ');
    }
    return value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
}

std::optional<scenario::Json> typedValue(const QString& text, FieldKind kind) {
    switch (kind) {
    case FieldKind::amount: {
        const auto cents = typedAnswer(drills::AnswerForm::amount, text.trimmed());
        return cents && !cents->empty() ? std::optional<scenario::Json>(cents->front()) : std::nullopt;
    }
    case FieldKind::whole: {
        bool isWhole = false;
        const qlonglong number = text.trimmed().toLongLong(&isWhole);
        return isWhole ? std::optional<scenario::Json>(number) : std::nullopt;
    }
    case FieldKind::seconds:
    case FieldKind::percent: {
        const auto number = numberIn(text);
        return number ? std::optional(shortest(*number)) : std::nullopt;
    }
    case FieldKind::pockets: {
        static const QRegularExpression kBetween(QStringLiteral("[\\s,;.-]+"));
        scenario::Json list = scenario::Json::array();
        for (const QString& part : text.split(kBetween, Qt::SkipEmptyParts)) {
            list.push_back(part.toStdString());
        }
        return list;
    }
    default: return scenario::Json(text.trimmed().toStdString());
    }
}

scenario::FileProblem whyNot(FieldKind kind) {
    return kind == FieldKind::amount  ? scenario::FileProblem::not_typed_amount
           : kind == FieldKind::whole ? scenario::FileProblem::not_typed_whole
                                      : scenario::FileProblem::not_typed_number;
}

} // namespace mesaviva::app
