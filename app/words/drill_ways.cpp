// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ways: how a croupier gets there, and why a hand or a card is what it is.

#include "app/words/amounts.h"
#include "app/words/bingo_words.h"
#include "app/words/drill_words.h"
#include "app/words/poker_words.h"
#include "app/words/roulette_names.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/bingo/card_maker.h"
#include "engine/bingo/combinations.h"
#include "engine/drills/terms.h"
#include "engine/poker/comparison.h"

#include <QLocale>

#include <map>

namespace mesaviva::app {

using namespace drills;

/// The ways of sums and reasons.
class DrillWays {
    Q_DECLARE_TR_FUNCTIONS(DrillWays)

public:
    static QString number(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

    // "7 x 35: half of 7 is 3, times seven is 21, a nought: 210; the odd chip 35 more: 245."
    static QString trick(const WayPart& part) {
        const auto step = [&](std::size_t i) { return number(part.steps[i]); };
        const QString chips = number(part.chips);
        const QString paid = number(part.paid);
        if (part.chips == 1 && part.trick != Trick::half) {
            return paid;
        }
        switch (part.trick) {
        case Trick::halve_seven_nought:
            return part.steps[3] == 0 ? tr("half of %1 is %2, times seven %3, a nought: %4")
                                            .arg(chips, step(0), step(1), paid)
                                      : tr("half of %1 is %2 and one over; %2 times seven %3, a nought %4, "
                                           "and 35 for the odd chip: %5")
                                            .arg(chips, step(0), step(1), step(2), paid);
        case Trick::stacks_less_three:
            return tr("%1 stacks of twenty are %2, less three times %1, %3: %4")
                .arg(chips, step(0), step(1), paid);
        case Trick::tens_and_once: return tr("ten times is %1, and once more: %2").arg(step(0), paid);
        case Trick::double_thrice: return tr("double three times: %1, %2, %3").arg(step(0), step(1), paid);
        case Trick::halve_nought:
            return part.steps[2] == 0
                       ? tr("half of %1 is %2, a nought: %3").arg(chips, step(0), paid)
                       : tr("half of %1 is %2 and one over; a nought %3, and 5 for the odd chip: %4")
                             .arg(chips, step(0), step(1), paid);
        case Trick::twice_and_once: return tr("twice is %1, and once more: %2").arg(step(0), paid);
        case Trick::twice: return tr("double: %1").arg(paid);
        case Trick::once: return tr("as many again: %1").arg(paid);
        case Trick::half: return tr("half: %1").arg(paid);
        }
        return paid;
    }

    static QStringList of(const PaymentWay& way) {
        QStringList lines;
        QStringList sums;
        for (const WayPart& part : way.parts) {
            const QString times =
                part.odds.denominator == 2 ? QStringLiteral("½") : number(part.odds.numerator);
            lines.append(tr("%1, %2 × %3: %4")
                             .arg(RouletteNames::chance(part.kind), number(part.chips), times, trick(part)));
            sums.append(number(part.paid));
        }
        if (way.parts.size() > 1) {
            lines.append(tr("Together: %1 = %2").arg(sums.join(QStringLiteral(" + ")), number(way.total)));
        }
        if (way.proof) {
            lines.append(tr("Proof over 36: with the stakes %1, less %2 chips = %3")
                             .arg(number(way.proof->gross), number(way.proof->chips), number(way.total)));
        }
        return lines;
    }

    static QStringList of(const PaymentTask& task) { return of(wayOf(task)); }

    static QString value(std::int64_t chips, Money chip) {
        const ValueWay way = valueOf(chips, chip);
        if (way.stacks == 0) {
            return tr("%1 × %2 = %3").arg(number(chips), amountText(chip), amountText(way.inRest));
        }
        if (way.rest == 0) {
            return tr("%n stack(s) of %1 = %2", nullptr, static_cast<int>(way.stacks))
                .arg(amountText(kStack * chip), amountText(way.inStacks));
        }
        return tr("%n stack(s) of %1 = %2, and %3 × %4 = %5: %6", nullptr, static_cast<int>(way.stacks))
            .arg(amountText(kStack * chip), amountText(way.inStacks), number(way.rest), amountText(chip),
                 amountText(way.inRest))
            .arg(amountText(way.inStacks + way.inRest));
    }

    static QStringList of(const ConversionTask& task) {
        QStringList lines;
        std::int64_t chips = task.paid;
        if (!task.stakes.stakes.empty()) {
            lines = of(task.stakes);
        }
        switch (task.wish) {
        case ConversionTask::Wish::all_cash: lines.append(value(chips, task.chip)); break;
        case ConversionTask::Wish::some_kept:
            chips -= task.kept;
            lines.append(
                tr("Chips for cash: %1 − %2 = %3").arg(number(task.paid), number(task.kept), number(chips)));
            lines.append(value(chips, task.chip));
            break;
        case ConversionTask::Wish::whole_cash: {
            const std::int64_t each = task.cash.cents / task.chip.cents;
            lines.append(tr("One cash chip of %1 is %2 chips of %3.")
                             .arg(amountText(task.cash), number(each), amountText(task.chip)));
            lines.append(tr("%1 chips are %2 times %3, and %4 are left.")
                             .arg(number(chips), number(chips / each), number(each), number(chips % each)));
            break;
        }
        }
        return lines;
    }

    static QStringList of(const SeriesTask& task) {
        const int chips = roulette::chipsOf(task.series);
        const QString name = RouletteNames::series(task.series);
        if (task.asked == SeriesTask::Asked::places) {
            QStringList places;
            for (const roulette::Part& part : roulette::partsOf(task.series, task.settings.layout())
                                                  .value_or(std::vector<roulette::Part>{})) {
                const QString numbers = RouletteNames::numbers(part.spot, task.settings);
                places.append(part.chips > 1 ? tr("%1 (two chips)").arg(numbers) : numbers);
            }
            return {places.join(QStringLiteral(", "))};
        }
        const std::int64_t all = chips * task.sets;
        QStringList lines = {
            tr("%1 has %n chip(s); times %2: %3", "", chips).arg(name, number(task.sets), number(all))};
        if (task.asked == SeriesTask::Asked::cost) {
            lines.append(value(all, task.chip));
        }
        return lines;
    }

    static QStringList of(const NeighboursTask& task) {
        const roulette::Wheel wheel(task.order);
        QStringList names;
        for (int away = -task.sides; away <= task.sides; ++away) {
            const QString name = textOf(wheel.at(wheel.placeOf(task.number) + away).text());
            names.append(away == 0 ? QStringLiteral("[%1]").arg(name) : name);
        }
        return {tr("Clockwise: %1").arg(names.join(QStringLiteral(" – ")))};
    }

    static QString hand(const poker::HandCards& cards, poker::RankingRules rules) {
        return PokerWords::hand(cards, rules);
    }

    static QString decided(const poker::HandCards& player, const poker::HandCards& dealer,
                           poker::RankingRules rules) {
        switch (poker::decidedBy({player, poker::rankHand(player, rules)},
                                 {dealer, poker::rankHand(dealer, rules)})) {
        case poker::DecidedBy::combination: return tr("The better combination decides.");
        case poker::DecidedBy::named_cards:
            return tr("The same combination: the cards that the rule names decide.");
        case poker::DecidedBy::further_cards:
            return tr("So far equal: the further cards decide, from the highest down.");
        case poker::DecidedBy::suits:
            return tr("Equal high cards: the hand with three cards of one suit wins.");
        case poker::DecidedBy::nothing: return tr("Equal to the last card: a tie, the stakes come back.");
        }
        return {};
    }

    static QStringList of(const HandsTask& task) {
        return {tr("Player: %1").arg(hand(task.player, task.ranking)),
                tr("Dealer: %1").arg(hand(task.dealer, task.ranking)),
                decided(task.player, task.dealer, task.ranking)};
    }

    static QStringList of(const QualificationTask& task) {
        const bool plays = poker::qualifies(poker::rankHand(task.dealer, task.ranking).combination());
        return {hand(task.dealer, task.ranking),
                plays ? tr("Ace and king or better: the dealer plays.")
                      : tr("Without ace and king, and without a pair or better, the dealer does not play.")};
    }

    static QStringList of(const BetTask& task) {
        const poker::Settled settled = settledOn(task);
        QStringList lines = {tr("Player: %1").arg(hand(task.player, task.settings.ranking)),
                             tr("Dealer: %1").arg(hand(task.dealer, task.settings.ranking)),
                             PokerWords::reason(settled)};
        if (settled.verdict == poker::Verdict::won) {
            const Money bet = settled.bet.amount;
            const Money won = settled.bet.returned - bet;
            lines.append(
                tr("Bet: %1 × %2 = %3").arg(number(won.cents / bet.cents), amountText(bet), amountText(won)));
            if (!task.betAlone) {
                lines.append(
                    tr("Ante: %1, together %2").arg(amountText(task.ante), amountText(won + task.ante)));
            }
        }
        return lines;
    }

    static QStringList of(const CardTask& task) {
        const std::optional<bingo::BadCard> bad = bingo::firstFault(task.variant, task.freeCentre, task.card);
        if (!bad) {
            return {
                tr("All numbers stand in their columns, none twice, every row and column as it must be.")};
        }
        const std::map<std::string_view, QString> words = {
            {"a number outside its column", tr("A number stands outside its column.")},
            {"a number twice", tr("A number stands on the card twice.")},
            {"a row without five numbers", tr("A row does not have five numbers.")},
            {"a column without a number", tr("A column has no number.")},
            {"a box without a number", tr("A box lacks its number.")},
            {"a number in the free centre", tr("The free centre bears a number.")}};
        const auto found = words.find(bad->reason);
        return {found == words.end() ? textOf(bad->reason) : found->second};
    }

    static QStringList of(const LineTask& task) {
        bingo::BallSet drawn;
        for (const bingo::Ball ball : task.drawn) {
            drawn.add(ball);
        }
        const int open = bingo::missing(task.kind, task.card, task.settings, drawn);
        if (open == 0) {
            return {tr("Every number of the prize has been drawn.")};
        }
        QStringList lines = {tr("%n number(s) is lacking, at the least.", "", open)};
        QStringList names;
        for (const bingo::Ball ball : bingo::oneToGo(task.kind, task.card, task.settings, drawn)) {
            names.append(BingoWords::cell(ball, task.settings));
        }
        if (!names.isEmpty()) {
            lines.append(tr("It would come with %1.").arg(names.join(tr(" or "))));
        }
        return lines;
    }
};

QStringList DrillWords::way(const Task& task) {
    return std::visit([](const auto& situation) { return DrillWays::of(situation); }, task.situation);
}

} // namespace mesaviva::app
