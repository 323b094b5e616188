// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/editor_text.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/piece_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/as_beginning.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/expected_text.h"
#include "app/games/roulette/text/roulette_names.h"

#include <QLocale>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <optional>

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
    {"card_seconds", QT_TRANSLATE_NOOP("EditorText", "Time of a card, s")},
    {"ace_high_straight", QT_TRANSLATE_NOOP("EditorText", "Ace high in a straight")},
    {"system_failure", QT_TRANSLATE_NOOP("EditorText", "After a system failure")},
    {"pockets", QT_TRANSLATE_NOOP("EditorText", "Numbers of the wheel (37 or 38)")},
    {"order", QT_TRANSLATE_NOOP("EditorText", "Order on the wheel")},
    {"player_maximum", QT_TRANSLATE_NOOP("EditorText", "Maximum of a player")},
    {"series_maximum", QT_TRANSLATE_NOOP("EditorText", "Maximum of a series (times the minimum)")},
    {"spin_seconds", QT_TRANSLATE_NOOP("EditorText", "Time of a spin, s")},
    {"closing", QT_TRANSLATE_NOOP("EditorText", "Bets close")},
    {"payment_order", QT_TRANSLATE_NOOP("EditorText", "Order of payment")},
    {"double_dozen", QT_TRANSLATE_NOOP("EditorText", "Double dozen")},
    {"double_column", QT_TRANSLATE_NOOP("EditorText", "Double column")},
    {"double_layout", QT_TRANSLATE_NOOP("EditorText", "Two layouts")},
    {"series_shortcut", QT_TRANSLATE_NOOP("EditorText", "Series in one step")},
    {"variant", QT_TRANSLATE_NOOP("EditorText", "Bingo (90, 80, 75 or 30)")},
    {"card_price", QT_TRANSLATE_NOOP("EditorText", "Price of a card")},
    {"max_cards", QT_TRANSLATE_NOOP("EditorText", "Cards at most")},
    {"sale_seconds", QT_TRANSLATE_NOOP("EditorText", "Time of the sale, s")},
    {"draw_seconds", QT_TRANSLATE_NOOP("EditorText", "Time between balls, s")},
    {"prize_percent", QT_TRANSLATE_NOOP("EditorText", "Prize money, %")},
    {"prizes/line", QT_TRANSLATE_NOOP("EditorText", "Share of the line (of 10000)")},
    {"prizes/two_lines", QT_TRANSLATE_NOOP("EditorText", "Share of two lines")},
    {"prizes/four_corners", QT_TRANSLATE_NOOP("EditorText", "Share of four corners")},
    {"prizes/column", QT_TRANSLATE_NOOP("EditorText", "Share of the column")},
    {"prizes/bingo", QT_TRANSLATE_NOOP("EditorText", "Share of bingo (of 10000)")},
    {"split", QT_TRANSLATE_NOOP("EditorText", "A prize is shared")},
    {"rounding", QT_TRANSLATE_NOOP("EditorText", "A part of a cent in the prize money")},
    {"free_centre", QT_TRANSLATE_NOOP("EditorText", "Free centre (75)")},
    {"symbols", QT_TRANSLATE_NOOP("EditorText", "Symbols (30)")},
    {"jackpot/percent", QT_TRANSLATE_NOOP("EditorText", "Jackpot, % of the prize money")},
    {"jackpot/base", QT_TRANSLATE_NOOP("EditorText", "Jackpot: base")},
    {"jackpot/within_balls", QT_TRANSLATE_NOOP("EditorText", "Jackpot: within balls")},
    {"jackpot/value", QT_TRANSLATE_NOOP("EditorText", "Jackpot: value now")},
    {"crowd/players", QT_TRANSLATE_NOOP("EditorText", "Simulated crowd: players")},
    {"crowd/cards", QT_TRANSLATE_NOOP("EditorText", "Simulated crowd: cards each at most")},
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
    {"clear", QT_TRANSLATE_NOOP("EditorText", "takes everything up")},
    {"repeat", QT_TRANSLATE_NOOP("EditorText", "repeats the last stakes")},
    {"sit", QT_TRANSLATE_NOOP("EditorText", "sits down")},
    {"allowance", QT_TRANSLATE_NOOP("EditorText", "takes free points")},
    {"stake", QT_TRANSLATE_NOOP("EditorText", "stakes")},
    {"series", QT_TRANSLATE_NOOP("EditorText", "stakes a series")},
    {"neighbours", QT_TRANSLATE_NOOP("EditorText", "stakes neighbours")},
    {"parol", QT_TRANSLATE_NOOP("EditorText", "leaves winnings as parol")},
    {"spin", QT_TRANSLATE_NOOP("EditorText", "launches the ball")},
    {"take", QT_TRANSLATE_NOOP("EditorText", "takes a stake up")},
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
    {"vadios", QT_TRANSLATE_NOOP("EditorText", "Orphans")},
    {"system", QT_TRANSLATE_NOOP("EditorText", "System failure")},
    {"player_lost", QT_TRANSLATE_NOOP("EditorText", "A player's connection is lost")},
    {"player_back", QT_TRANSLATE_NOOP("EditorText", "A player's connection is back")},
    {"object_in_wheel", QT_TRANSLATE_NOOP("EditorText", "An object in the wheel")},
    {"stakes_disturbed", QT_TRANSLATE_NOOP("EditorText", "Stakes are disturbed")},
    {"ball", QT_TRANSLATE_NOOP("EditorText", "The ball is faulty")},
    {"ball_out", QT_TRANSLATE_NOOP("EditorText", "The ball leaves the wheel")},
    {"ball_exchange", QT_TRANSLATE_NOOP("EditorText", "The balls take turns")},
    {"dealer_change", QT_TRANSLATE_NOOP("EditorText", "The croupier changes")},
    {"settle_bets", QT_TRANSLATE_NOOP("EditorText", "The bets are settled")},
    {"void_all", QT_TRANSLATE_NOOP("EditorText", "All is void")},
    {"american", QT_TRANSLATE_NOOP("EditorText", "American")},
    {"french", QT_TRANSLATE_NOOP("EditorText", "French")},
    {"on_slowdown", QT_TRANSLATE_NOOP("EditorText", "When the ball slows down")},
    {"before_launch", QT_TRANSLATE_NOOP("EditorText", "Before the ball is launched")},
    {"by_player", QT_TRANSLATE_NOOP("EditorText", "By player")},
    {"by_chance", QT_TRANSLATE_NOOP("EditorText", "Chance by chance")},
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

} // namespace mesaviva::app
