// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/drill_words.h"

#include "app/words/amounts.h"
#include "app/words/bingo_words.h"
#include "app/words/poker_words.h"
#include "app/words/roulette_names.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/bingo/card_maker.h"
#include "engine/poker/comparison.h"
#include "engine/poker/pay_table.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace mesaviva::app {

using namespace drills;

namespace {

QString numeral(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

QString pocketsText(const Answer& answer) {
    QStringList names;
    for (const std::int64_t index : answer) {
        names.append(textOf(roulette::Pocket(static_cast<int>(index)).text()));
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

QString DrillWords::title(Drill drill) {
    switch (drill) {
    case Drill::payment: return tr("Payments of one chance");
    case Drill::picture: return tr("Pictures around a number");
    case Drill::conversion: return tr("Colour chips and cash chips");
    case Drill::series: return tr("Series");
    case Drill::neighbours: return tr("Neighbours on the wheel");
    case Drill::hands: return tr("Hand against hand");
    case Drill::qualification: return tr("Does the dealer play?");
    case Drill::bet: return tr("What the bet pays");
    case Drill::card: return tr("In order or forged?");
    case Drill::line: return tr("Prize or not?");
    }
    return {};
}

QString DrillWords::detail(Drill drill) {
    switch (drill) {
    case Drill::payment: return tr("One stake, one number: what is paid, in chips?");
    case Drill::picture: return tr("Several chances around one number, paid together.");
    case Drill::conversion: return tr("A payment in the player's colour, changed into cash chips.");
    case Drill::series: return tr("What a series takes, where its chips lie, what it pays.");
    case Drill::neighbours: return tr("Who stands beside whom on the wheel, by heart.");
    case Drill::hands: return tr("Who wins? The verdict says which comparison decided.");
    case Drill::qualification: return tr("Ace and king or better: does the dealer qualify?");
    case Drill::bet: return tr("Ante and bet against the dealer's open hand.");
    case Drill::card: return tr("A card is brought: has the house sold it?");
    case Drill::line: return tr("A prize is called: check the card against the balls.");
    }
    return {};
}

QString DrillWords::question(const Task& task) {
    const auto chips = [](std::int64_t count) { return tr("%n chip(s)", "", static_cast<int>(count)); };
    const auto number = [](roulette::Pocket pocket) { return textOf(pocket.text()); };
    return std::visit(
        Overloaded{
            [&](const PaymentTask& t) {
                const roulette::Stake& first = t.stakes.front();
                if (!first.group.isNone()) {
                    return tr("%1 comes. What is paid for the %2, in chips?")
                        .arg(number(t.drawn), RouletteNames::series(first.group.series()));
                }
                if (t.stakes.size() > 1) {
                    return tr("%1 comes. What is paid for the whole picture, in chips?").arg(number(t.drawn));
                }
                const QString place = RouletteNames::spot(first.spot, t.settings);
                const QString stake = chips(first.amount.cents / t.chip.cents);
                return t.kept ? tr("Zero comes. %1, %2: what stays the player's, in chips?").arg(place, stake)
                              : tr("%1 comes. %2, %3: what is paid, in chips?")
                                    .arg(number(t.drawn), place, stake);
            },
            [&](const ConversionTask& t) {
                const QString paid = t.stakes.stakes.empty()
                                         ? tr("Paid: %1 of %2.").arg(chips(t.paid), amountText(t.chip))
                                         : tr("%1 comes; the chips are worth %2.")
                                               .arg(number(t.stakes.drawn), amountText(t.chip));
                switch (t.wish) {
                case ConversionTask::Wish::all_cash:
                    return tr("%1 How much is that in cash chips?").arg(paid);
                case ConversionTask::Wish::some_kept:
                    return tr("%1 The player keeps %2 in colour. How much is the rest?")
                        .arg(paid, chips(t.kept));
                case ConversionTask::Wish::whole_cash:
                    return tr("%1 How many cash chips of %2, and how many chips in colour?")
                        .arg(paid, amountText(t.cash));
                }
                return QString();
            },
            [&](const SeriesTask& t) {
                const QString name = RouletteNames::series(t.series);
                switch (t.asked) {
                case SeriesTask::Asked::chips:
                    return tr("%1, %2 for each of its own: how many chips does it take?")
                        .arg(name, chips(t.sets));
                case SeriesTask::Asked::cost:
                    return tr("%1, %2 of %3 for each of its own: what does it cost?")
                        .arg(name, chips(t.sets), amountText(t.chip));
                case SeriesTask::Asked::places: return tr("%1: where do its chips lie?").arg(name);
                }
                return QString();
            },
            [&](const NeighboursTask& t) {
                if (!t.between) {
                    return tr("Which numbers stand beside %1 on the wheel, %2 on either side?")
                        .arg(number(t.number), numeral(t.sides));
                }
                const roulette::Wheel wheel(t.order);
                const int place = wheel.placeOf(t.number);
                return tr("Which number stands between %1 and %2 on the wheel?")
                    .arg(number(wheel.at(place - 1)), number(wheel.at(place + 1)));
            },
            [](const HandsTask&) { return tr("Which hand is better?"); },
            [](const QualificationTask&) { return tr("Does the dealer play?"); },
            [](const BetTask& t) {
                const QString stakes =
                    tr("Ante %1, bet %2.").arg(amountText(t.ante), amountText(poker::kBetPerAnte * t.ante));
                return t.betAlone ? tr("%1 What is paid for the bet?").arg(stakes)
                                  : tr("%1 What is paid for both, the stakes left out?").arg(stakes);
            },
            [](const CardTask& t) {
                return tr("A card of %1: is it in order, or forged?").arg(BingoWords::variant(t.variant));
            },
            [](const LineTask& t) {
                return t.counted
                           ? tr("How many numbers does the card lack for bingo?")
                           : tr("«%1!» is called. Has the card the prize?").arg(BingoWords::prize(t.kind));
            },
        },
        task.situation);
}

QString DrillWords::hint(const Task& task) {
    switch (formOf(task)) {
    case AnswerForm::chips: return tr("chips");
    case AnswerForm::count: return tr("numbers");
    case AnswerForm::amount: return tr("amount");
    case AnswerForm::cash_and_colour: return tr("cash + colour");
    case AnswerForm::pockets: return answerOf(task).size() > 1 ? tr("numbers, with spaces") : tr("number");
    case AnswerForm::spots: return tr("mark the places");
    case AnswerForm::choice: break;
    }
    return {};
}

QStringList DrillWords::choices(const Task& task) {
    return std::visit(
        Overloaded{
            [](const HandsTask&) {
                return QStringList{tr("The player's"), tr("The dealer's"), tr("Neither: a tie")};
            },
            [](const QualificationTask&) {
                return QStringList{tr("The dealer plays"), tr("Does not qualify")};
            },
            [](const CardTask&) {
                return QStringList{tr("In order"), tr("Forged")};
            },
            [](const LineTask& t) {
                return t.counted ? QStringList() : QStringList{tr("It has it"), tr("It has not")};
            },
            [](const auto&) { return QStringList(); },
        },
        task.situation);
}

QString DrillWords::answer(const Task& task, const Answer& answer) {
    if (answer.empty()) {
        return tr("none");
    }
    const std::int64_t first = answer.front();
    switch (formOf(task)) {
    case AnswerForm::chips: return tr("%n chip(s)", "", static_cast<int>(first));
    case AnswerForm::count: return numeral(first);
    case AnswerForm::amount: return amountText(Money{first});
    case AnswerForm::cash_and_colour:
        return answer.size() < 2 ? numeral(first)
                                 : tr("%1 in cash and %2 in colour").arg(numeral(first), numeral(answer[1]));
    case AnswerForm::pockets: return pocketsText(answer);
    case AnswerForm::spots: {
        const auto* series = std::get_if<SeriesTask>(&task.situation);
        QStringList names;
        for (const std::int64_t spot : answer) {
            names.append(RouletteNames::numbers(static_cast<roulette::SpotId>(spot), series->settings));
        }
        return names.join(QStringLiteral(", "));
    }
    case AnswerForm::choice: return choices(task).value(static_cast<qsizetype>(first));
    }
    return {};
}

QString DrillWords::subject(Drill drill, std::string_view subject) {
    const QString key = textOf(subject);
    switch (drill) {
    case Drill::payment:
        if (subject == "half") {
            return tr("Half back on zero");
        }
        if (subject == "even") {
            return tr("Even chances");
        }
        return RouletteNames::chance(roulette::chanceFrom(subject).value_or(roulette::ChanceKind::straight));
    case Drill::picture: {
        const std::map<std::string_view, QString> names = {
            {"middle", tr("Around a number of the middle column")},
            {"edge", tr("Around a number at the edge")},
            {"first", tr("Around 1, 2, 3")},
            {"last", tr("Around 34, 35, 36")},
            {"zero", tr("Around zero")},
            {"full_middle", tr("Full picture, middle column")},
            {"full_edge", tr("Full picture, at the edge")},
            {"full_first", tr("Full picture, 1, 2, 3")},
            {"full_last", tr("Full picture, 34, 35, 36")}};
        const auto found = names.find(subject);
        return found == names.end() ? key : found->second;
    }
    case Drill::conversion:
        return subject == "all_cash"    ? tr("All in cash chips")
               : subject == "some_kept" ? tr("Some kept in colour")
               : subject == "picture"   ? tr("Picture and change together")
                                        : tr("Whole cash chips, the rest in colour");
    case Drill::series:
        return RouletteNames::series(roulette::seriesFrom(subject).value_or(roulette::Series::grande));
    case Drill::neighbours: return tr("Neighbours of %1").arg(key);
    case Drill::hands: {
        const std::map<std::string_view, QString> names = {
            {"different", tr("Different combinations")},
            {"pair_named", tr("Pairs: pair and highest card")},
            {"pair_further", tr("Pairs: further cards")},
            {"pair_tie", tr("Pairs: a tie")},
            {"high_named", tr("High cards")},
            {"high_suits", tr("High cards: three of one suit")},
            {"high_tie", tr("High cards: a tie")},
            {"two_pairs_named", tr("Two pairs")},
            {"straight_named", tr("Straights")},
            {"straight_tie", tr("Straights: a tie")},
            {"flush_named", tr("Flushes: highest card")},
            {"flush_further", tr("Flushes: further cards")},
            {"three_named", tr("Threes of a kind")},
            {"full_house_named", tr("Full houses")}};
        const auto found = names.find(subject);
        return found == names.end() ? key : found->second;
    }
    case Drill::qualification:
    case Drill::bet: {
        const std::map<std::string_view, QString> names = {
            {"ace_alone", tr("Ace without a king")},
            {"king_alone", tr("King without an ace")},
            {"not_qualified", tr("The dealer does not qualify")},
            {"lost", tr("Lost against the dealer")},
            {"tie", tr("A tie")}};
        if (const auto found = names.find(subject); found != names.end()) {
            return found->second;
        }
        for (int i = 0; i <= static_cast<int>(poker::Combination::royal_flush); ++i) {
            const auto combination = static_cast<poker::Combination>(i);
            const bool isAceKing = combination == poker::Combination::ace_king;
            if (isAceKing ? subject == "ace_king" : poker::name(combination) == subject) {
                return PokerWords::combination(combination);
            }
        }
        return key;
    }
    case Drill::card:
    case Drill::line: {
        const QString rest = key.mid(key.indexOf(u'_') + 1);
        const std::map<QString, QString> names = {
            {QStringLiteral("valid"), tr("in order")},
            {QStringLiteral("column"), drill == Drill::card ? tr("wrong column") : tr("column")},
            {QStringLiteral("twice"), tr("a number twice")},
            {QStringLiteral("row"), tr("wrong row")},
            {QStringLiteral("empty"), tr("empty column")},
            {QStringLiteral("blank"), tr("empty box")},
            {QStringLiteral("centre"), tr("number in the centre")},
            {QStringLiteral("line"), tr("line")},
            {QStringLiteral("two_lines"), tr("two lines")},
            {QStringLiteral("four_corners"), tr("four corners")},
            {QStringLiteral("bingo"), tr("numbers lacking")}};
        const auto found = names.find(rest);
        return tr("Bingo %1: %2")
            .arg(key.left(key.indexOf(u'_')), found == names.end() ? rest : found->second);
    }
    }
    return key;
}

} // namespace mesaviva::app
