// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/editor_words.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/piece_words.h"
#include "app/core/text/amounts.h"
#include "app/core/text/as_beginning.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/expected_words.h"
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
    {"player", QT_TRANSLATE_NOOP("EditorWords", "Player")},
    {"amount", QT_TRANSLATE_NOOP("EditorWords", "Amount")},
    {"seat", QT_TRANSLATE_NOOP("EditorWords", "Seat")},
    {"kind", QT_TRANSLATE_NOOP("EditorWords", "Fault")},
    {"chance", QT_TRANSLATE_NOOP("EditorWords", "Chance")},
    {"numbers", QT_TRANSLATE_NOOP("EditorWords", "Numbers")},
    {"index", QT_TRANSLATE_NOOP("EditorWords", "Which one (1 to 3)")},
    {"name", QT_TRANSLATE_NOOP("EditorWords", "Series")},
    {"chip", QT_TRANSLATE_NOOP("EditorWords", "Value of a chip")},
    {"number", QT_TRANSLATE_NOOP("EditorWords", "Number")},
    {"chips", QT_TRANSLATE_NOOP("EditorWords", "Chips")},
    {"keep", QT_TRANSLATE_NOOP("EditorWords", "Chips kept")},
    {"chip_value", QT_TRANSLATE_NOOP("EditorWords", "Value of a colour chip")},
    {"count", QT_TRANSLATE_NOOP("EditorWords", "How many")},
    {"id", QT_TRANSLATE_NOOP("EditorWords", "Name")},
    {"wallet", QT_TRANSLATE_NOOP("EditorWords", "Points at the beginning")},
    {"to/chance", QT_TRANSLATE_NOOP("EditorWords", "To the chance")},
    {"to/numbers", QT_TRANSLATE_NOOP("EditorWords", "To the numbers")},
    {"to/index", QT_TRANSLATE_NOOP("EditorWords", "To which one (1 to 3)")},
    {"individual", QT_TRANSLATE_NOOP("EditorWords", "Individual table")},
    {"seats", QT_TRANSLATE_NOOP("EditorWords", "Seats")},
    {"minimum", QT_TRANSLATE_NOOP("EditorWords", "Minimum")},
    {"maximum", QT_TRANSLATE_NOOP("EditorWords", "Maximum")},
    {"betting_seconds", QT_TRANSLATE_NOOP("EditorWords", "Time to bet, s")},
    {"decision_seconds", QT_TRANSLATE_NOOP("EditorWords", "Time to decide, s")},
    {"extra_seconds", QT_TRANSLATE_NOOP("EditorWords", "Extra time, s")},
    {"card_seconds", QT_TRANSLATE_NOOP("EditorWords", "Time of a card, s")},
    {"ace_high_straight", QT_TRANSLATE_NOOP("EditorWords", "Ace high in a straight")},
    {"system_failure", QT_TRANSLATE_NOOP("EditorWords", "After a system failure")},
    {"pockets", QT_TRANSLATE_NOOP("EditorWords", "Numbers of the wheel (37 or 38)")},
    {"order", QT_TRANSLATE_NOOP("EditorWords", "Order on the wheel")},
    {"player_maximum", QT_TRANSLATE_NOOP("EditorWords", "Maximum of a player")},
    {"series_maximum", QT_TRANSLATE_NOOP("EditorWords", "Maximum of a series (times the minimum)")},
    {"spin_seconds", QT_TRANSLATE_NOOP("EditorWords", "Time of a spin, s")},
    {"closing", QT_TRANSLATE_NOOP("EditorWords", "Bets close")},
    {"payment_order", QT_TRANSLATE_NOOP("EditorWords", "Order of payment")},
    {"double_dozen", QT_TRANSLATE_NOOP("EditorWords", "Double dozen")},
    {"double_column", QT_TRANSLATE_NOOP("EditorWords", "Double column")},
    {"double_layout", QT_TRANSLATE_NOOP("EditorWords", "Two layouts")},
    {"series_shortcut", QT_TRANSLATE_NOOP("EditorWords", "Series in one step")},
    {"variant", QT_TRANSLATE_NOOP("EditorWords", "Bingo (90, 80, 75 or 30)")},
    {"card_price", QT_TRANSLATE_NOOP("EditorWords", "Price of a card")},
    {"max_cards", QT_TRANSLATE_NOOP("EditorWords", "Cards at most")},
    {"sale_seconds", QT_TRANSLATE_NOOP("EditorWords", "Time of the sale, s")},
    {"draw_seconds", QT_TRANSLATE_NOOP("EditorWords", "Time between balls, s")},
    {"prize_percent", QT_TRANSLATE_NOOP("EditorWords", "Prize money, %")},
    {"prizes/line", QT_TRANSLATE_NOOP("EditorWords", "Share of the line (of 10000)")},
    {"prizes/two_lines", QT_TRANSLATE_NOOP("EditorWords", "Share of two lines")},
    {"prizes/four_corners", QT_TRANSLATE_NOOP("EditorWords", "Share of four corners")},
    {"prizes/column", QT_TRANSLATE_NOOP("EditorWords", "Share of the column")},
    {"prizes/bingo", QT_TRANSLATE_NOOP("EditorWords", "Share of bingo (of 10000)")},
    {"split", QT_TRANSLATE_NOOP("EditorWords", "A prize is shared")},
    {"rounding", QT_TRANSLATE_NOOP("EditorWords", "A part of a cent in the prize money")},
    {"free_centre", QT_TRANSLATE_NOOP("EditorWords", "Free centre (75)")},
    {"symbols", QT_TRANSLATE_NOOP("EditorWords", "Symbols (30)")},
    {"jackpot/percent", QT_TRANSLATE_NOOP("EditorWords", "Jackpot, % of the prize money")},
    {"jackpot/base", QT_TRANSLATE_NOOP("EditorWords", "Jackpot: base")},
    {"jackpot/within_balls", QT_TRANSLATE_NOOP("EditorWords", "Jackpot: within balls")},
    {"jackpot/value", QT_TRANSLATE_NOOP("EditorWords", "Jackpot: value now")},
    {"crowd/players", QT_TRANSLATE_NOOP("EditorWords", "Simulated crowd: players")},
    {"crowd/cards", QT_TRANSLATE_NOOP("EditorWords", "Simulated crowd: cards each at most")},
    {"staked", QT_TRANSLATE_NOOP("EditorWords", "Staked")},
    {"returned", QT_TRANSLATE_NOOP("EditorWords", "Returned")},
    {"net", QT_TRANSLATE_NOOP("EditorWords", "Net")},
    {"box", QT_TRANSLATE_NOOP("EditorWords", "Box")},
    {"card", QT_TRANSLATE_NOOP("EditorWords", "Card")},
    {"pocket", QT_TRANSLATE_NOOP("EditorWords", "Number drawn")},
    {"colour", QT_TRANSLATE_NOOP("EditorWords", "Colour")},
    {"reason", QT_TRANSLATE_NOOP("EditorWords", "Reason")},
    {"hand", QT_TRANSLATE_NOOP("EditorWords", "Hand")},
    {"verdict", QT_TRANSLATE_NOOP("EditorWords", "Verdict")},
    {"combination", QT_TRANSLATE_NOOP("EditorWords", "Combination")},
    {"folded_by", QT_TRANSLATE_NOOP("EditorWords", "Folded by")},
    {"qualified", QT_TRANSLATE_NOOP("EditorWords", "Qualified")},
    {"phrase", QT_TRANSLATE_NOOP("EditorWords", "Call")},
    {"do", QT_TRANSLATE_NOOP("EditorWords", "What was asked for")},
    {"to", QT_TRANSLATE_NOOP("EditorWords", "To whom")},
    {"face_up", QT_TRANSLATE_NOOP("EditorWords", "Face up")},
    {"place", QT_TRANSLATE_NOOP("EditorWords", "Place")},
    {"drawn", QT_TRANSLATE_NOOP("EditorWords", "Balls drawn")},
    {"left", QT_TRANSLATE_NOOP("EditorWords", "Balls left")},
    {"ball", QT_TRANSLATE_NOOP("EditorWords", "At the ball")},
    {"prize", QT_TRANSLATE_NOOP("EditorWords", "Prize")},
    {"by", QT_TRANSLATE_NOOP("EditorWords", "By whom")},
    {"event", QT_TRANSLATE_NOOP("EditorWords", "Event")},
};

constexpr Word kActionWords[] = {
    {"ante", QT_TRANSLATE_NOOP("EditorWords", "antes")},
    {"bet", QT_TRANSLATE_NOOP("EditorWords", "continues (bet)")},
    {"fold", QT_TRANSLATE_NOOP("EditorWords", "folds")},
    {"deal", QT_TRANSLATE_NOOP("EditorWords", "asks for the deal")},
    {"leave", QT_TRANSLATE_NOOP("EditorWords", "leaves")},
    {"fault", QT_TRANSLATE_NOOP("EditorWords", "Something goes wrong")},
    {"undo", QT_TRANSLATE_NOOP("EditorWords", "undoes the last step")},
    {"clear", QT_TRANSLATE_NOOP("EditorWords", "takes everything up")},
    {"repeat", QT_TRANSLATE_NOOP("EditorWords", "repeats the last stakes")},
    {"sit", QT_TRANSLATE_NOOP("EditorWords", "sits down")},
    {"allowance", QT_TRANSLATE_NOOP("EditorWords", "takes free points")},
    {"stake", QT_TRANSLATE_NOOP("EditorWords", "stakes")},
    {"series", QT_TRANSLATE_NOOP("EditorWords", "stakes a series")},
    {"neighbours", QT_TRANSLATE_NOOP("EditorWords", "stakes neighbours")},
    {"parol", QT_TRANSLATE_NOOP("EditorWords", "leaves winnings as parol")},
    {"spin", QT_TRANSLATE_NOOP("EditorWords", "launches the ball")},
    {"take", QT_TRANSLATE_NOOP("EditorWords", "takes a stake up")},
    {"double", QT_TRANSLATE_NOOP("EditorWords", "doubles all stakes")},
    {"move", QT_TRANSLATE_NOOP("EditorWords", "moves a stake")},
    {"join", QT_TRANSLATE_NOOP("EditorWords", "joins the table")},
    {"present_chips", QT_TRANSLATE_NOOP("EditorWords", "hands chips in")},
    {"favourite", QT_TRANSLATE_NOOP("EditorWords", "puts several stakes down at once")},
    {"buy", QT_TRANSLATE_NOOP("EditorWords", "buys cards")},
    {"mark", QT_TRANSLATE_NOOP("EditorWords", "marks a number")},
};

constexpr Word kValueWords[] = {
    {"grande", QT_TRANSLATE_NOOP("EditorWords", "Big series")},
    {"zero", QT_TRANSLATE_NOOP("EditorWords", "Zero series")},
    {"pequena", QT_TRANSLATE_NOOP("EditorWords", "Small series")},
    {"vadios", QT_TRANSLATE_NOOP("EditorWords", "Orphans")},
    {"system", QT_TRANSLATE_NOOP("EditorWords", "System failure")},
    {"player_lost", QT_TRANSLATE_NOOP("EditorWords", "A player's connection is lost")},
    {"player_back", QT_TRANSLATE_NOOP("EditorWords", "A player's connection is back")},
    {"object_in_wheel", QT_TRANSLATE_NOOP("EditorWords", "An object in the wheel")},
    {"stakes_disturbed", QT_TRANSLATE_NOOP("EditorWords", "Stakes are disturbed")},
    {"ball", QT_TRANSLATE_NOOP("EditorWords", "The ball is faulty")},
    {"ball_out", QT_TRANSLATE_NOOP("EditorWords", "The ball leaves the wheel")},
    {"ball_exchange", QT_TRANSLATE_NOOP("EditorWords", "The balls take turns")},
    {"dealer_change", QT_TRANSLATE_NOOP("EditorWords", "The croupier changes")},
    {"settle_bets", QT_TRANSLATE_NOOP("EditorWords", "The bets are settled")},
    {"void_all", QT_TRANSLATE_NOOP("EditorWords", "All is void")},
    {"american", QT_TRANSLATE_NOOP("EditorWords", "American")},
    {"french", QT_TRANSLATE_NOOP("EditorWords", "French")},
    {"on_slowdown", QT_TRANSLATE_NOOP("EditorWords", "When the ball slows down")},
    {"before_launch", QT_TRANSLATE_NOOP("EditorWords", "Before the ball is launched")},
    {"by_player", QT_TRANSLATE_NOOP("EditorWords", "By player")},
    {"by_chance", QT_TRANSLATE_NOOP("EditorWords", "Chance by chance")},
    {"by_card", QT_TRANSLATE_NOOP("EditorWords", "By card")},
    {"down", QT_TRANSLATE_NOOP("EditorWords", "Down to the cent")},
    {"up", QT_TRANSLATE_NOOP("EditorWords", "Up to the cent")},
    {"colour", QT_TRANSLATE_NOOP("EditorWords", "Colour chips")},
    {"cash_on_even", QT_TRANSLATE_NOOP("EditorWords", "Cash chips on even chances")},
    {"cash", QT_TRANSLATE_NOOP("EditorWords", "Cash chips")},
    {"sector9", QT_TRANSLATE_NOOP("EditorWords", "Sector of nine")},
    {"sector12", QT_TRANSLATE_NOOP("EditorWords", "Sector of twelve")},
    {"even", QT_TRANSLATE_NOOP("EditorWords", "Even")},
    {"odd", QT_TRANSLATE_NOOP("EditorWords", "Odd")},
    {"low", QT_TRANSLATE_NOOP("EditorWords", "Low (1 to 18)")},
    {"high", QT_TRANSLATE_NOOP("EditorWords", "High (19 to 36)")},
    {"red", QT_TRANSLATE_NOOP("EditorWords", "Red")},
    {"black", QT_TRANSLATE_NOOP("EditorWords", "Black")},
    {"straight", QT_TRANSLATE_NOOP("EditorWords", "Straight up")},
    {"split", QT_TRANSLATE_NOOP("EditorWords", "Split")},
    {"street", QT_TRANSLATE_NOOP("EditorWords", "Street")},
    {"corner", QT_TRANSLATE_NOOP("EditorWords", "Corner")},
    {"line", QT_TRANSLATE_NOOP("EditorWords", "Line")},
    {"dozen", QT_TRANSLATE_NOOP("EditorWords", "Dozen")},
    {"column", QT_TRANSLATE_NOOP("EditorWords", "Column")},
    {"double_dozen", QT_TRANSLATE_NOOP("EditorWords", "Double dozen")},
    {"double_column", QT_TRANSLATE_NOOP("EditorWords", "Double column")},
    {"dealer", QT_TRANSLATE_NOOP("EditorWords", "the dealer")},
    {"ante", QT_TRANSLATE_NOOP("EditorWords", "Ante")},
    {"bet", QT_TRANSLATE_NOOP("EditorWords", "Bet")},
    {"high_cards", QT_TRANSLATE_NOOP("EditorWords", "High cards")},
    {"pair", QT_TRANSLATE_NOOP("EditorWords", "One pair")},
    {"two_pairs", QT_TRANSLATE_NOOP("EditorWords", "Two pairs")},
    {"three_of_a_kind", QT_TRANSLATE_NOOP("EditorWords", "Three of a kind")},
    {"flush", QT_TRANSLATE_NOOP("EditorWords", "Flush")},
    {"full_house", QT_TRANSLATE_NOOP("EditorWords", "Full house")},
    {"four_of_a_kind", QT_TRANSLATE_NOOP("EditorWords", "Four of a kind")},
    {"straight_flush", QT_TRANSLATE_NOOP("EditorWords", "Straight flush")},
    {"royal_flush", QT_TRANSLATE_NOOP("EditorWords", "Royal flush")},
    {"ace_king", QT_TRANSLATE_NOOP("EditorWords", "Ace and king")},
    {"not_qualified", QT_TRANSLATE_NOOP("EditorWords", "Not qualified")},
    {"below_minimum", QT_TRANSLATE_NOOP("EditorWords", "below the minimum")},
    {"above_maximum", QT_TRANSLATE_NOOP("EditorWords", "above the maximum")},
    {"half_cent", QT_TRANSLATE_NOOP("EditorWords", "half a cent")},
    {"not_a_stake", QT_TRANSLATE_NOOP("EditorWords", "no such stake")},
    {"not_offered", QT_TRANSLATE_NOOP("EditorWords", "not offered here")},
    {"not_now", QT_TRANSLATE_NOOP("EditorWords", "not now")},
    {"already_decided", QT_TRANSLATE_NOOP("EditorWords", "already decided")},
    {"not_seated", QT_TRANSLATE_NOOP("EditorWords", "not at the table")},
    {"seat_taken", QT_TRANSLATE_NOOP("EditorWords", "seat taken")},
    {"no_stake", QT_TRANSLATE_NOOP("EditorWords", "no stake there")},
    {"not_enough_points", QT_TRANSLATE_NOOP("EditorWords", "not enough points")},
    {"too_many_cards", QT_TRANSLATE_NOOP("EditorWords", "too many cards")},
    {"sold_out", QT_TRANSLATE_NOOP("EditorWords", "sold out")},
    {"disconnected", QT_TRANSLATE_NOOP("EditorWords", "connection lost")},
    {"system_failure", QT_TRANSLATE_NOOP("EditorWords", "system failure")},
    {"two_lines", QT_TRANSLATE_NOOP("EditorWords", "Two lines")},
    {"four_corners", QT_TRANSLATE_NOOP("EditorWords", "Four corners")},
    {"bingo", QT_TRANSLATE_NOOP("EditorWords", "Bingo")},
    {"bingo_jackpot", QT_TRANSLATE_NOOP("EditorWords", "Bingo jackpot")},
    {"line_jackpot", QT_TRANSLATE_NOOP("EditorWords", "Line jackpot")},
    {"player", QT_TRANSLATE_NOOP("EditorWords", "the player")},
    {"time", QT_TRANSLATE_NOOP("EditorWords", "time")},
    {"disconnection", QT_TRANSLATE_NOOP("EditorWords", "a lost connection")},
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

QString EditorWords::field(std::string_view name) {
    const char* const words = wordsIn(kFields, name);
    return words ? tr(words) : textOf(name);
}

QString EditorWords::action(std::string_view name) {
    const char* const words = wordsIn(kActionWords, name);
    return words ? tr(words) : textOf(name);
}

QString EditorWords::value(std::string_view word) {
    if (const auto chance = roulette::chanceFrom(word)) {
        return RouletteNames::chance(*chance);
    }
    const char* const words = wordsIn(kValueWords, word);
    return words ? tr(words) : textOf(word);
}

bool EditorWords::isAction(std::string_view name) { return wordsIn(kActionWords, name) != nullptr; }

bool EditorWords::isValue(std::string_view word) {
    return roulette::chanceFrom(word).has_value() || wordsIn(kValueWords, word) != nullptr;
}

QString EditorWords::name(const std::string& player) { return asBeginning(QString::fromStdString(player)); }

QString EditorWords::typedAmount(std::int64_t cents) { return amountFigures(Money{cents}); }

QString EditorWords::typedSeconds(double seconds) {
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator); // what is shown can be typed again
    return plain.toString(seconds, 'g', 15);
}

QString EditorWords::when(const scenario::Json& step) {
    if (const QString event = textAt(step, "when"); !event.isEmpty()) {
        //: %1 what an event is called
        return tr("after: %1").arg(EventLogText::kind(event.toStdString()));
    }
    const auto at = step.find("at");
    //: %1 seconds
    return at != step.end() && at->is_number() ? tr("at %1 s").arg(typedSeconds(at->get<double>()))
                                               : tr("then");
}

QString EditorWords::step(const scenario::Json& step) {
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

QString EditorWords::event(const scenario::Json& event) {
    QStringList parts;
    for (const char* const field : {"player", "to"}) {
        if (const std::string who = textAt(event, field).toStdString(); !who.empty()) {
            parts.append(ExpectedWords::value(field, who).value_or(name(who)));
        }
    }
    if (const QString card = textAt(event, "card"); !card.isEmpty()) {
        parts.append(PieceWords::of(QStringLiteral("poker"), card).face);
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
        // What has no words here is told by the others.
        if (const auto told = ExpectedWords::value(field, textAt(event, field).toStdString())) {
            parts.append(*told);
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
