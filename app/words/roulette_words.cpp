// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/roulette_words.h"

#include "app/words/amounts.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"

#include <algorithm>
#include <array>
#include <vector>

namespace mesaviva::app {

using namespace roulette;

namespace {

std::vector<Pocket> pocketsOf(Numbers numbers) {
    std::vector<Pocket> pockets;
    numbers.forEach([&](Pocket pocket) { pockets.push_back(pocket); });
    return pockets;
}

QString nameOf(Pocket pocket) { return textOf(pocket.text()); }

class LimitWords {
    Q_DECLARE_TR_FUNCTIONS(RouletteWords)

public:
    // Which zeros there are, since they are staked on like other numbers.
    static QString straightUps(const Settings& settings) {
        return settings.pockets == kMostPockets ? tr("Straight up, also on 0 and 00")
                                                : tr("Straight up, also on 0");
    }
};

} // namespace

std::pair<Pocket, Pocket> RouletteWords::endsOfSector(Numbers numbers) {
    const Wheel wheel(WheelOrder::american_online);
    for (const Pocket first : wheel.order()) {
        const int place = wheel.placeOf(first);
        if (numbers.has(first) && !numbers.has(wheel.at(place - 1))) {
            return {first, wheel.at(place + numbers.size() - 1)};
        }
    }
    return {};
}

QString RouletteWords::chance(ChanceKind kind) {
    switch (kind) {
    case ChanceKind::straight: return tr("Straight up");
    case ChanceKind::split: return tr("Split");
    case ChanceKind::street: return tr("Street");
    case ChanceKind::corner: return tr("Corner");
    case ChanceKind::line: return tr("Line");
    case ChanceKind::dozen: return tr("Dozen");
    case ChanceKind::column: return tr("Column");
    case ChanceKind::double_dozen: return tr("Double dozen");
    case ChanceKind::double_column: return tr("Double column");
    case ChanceKind::even: return tr("Even");
    case ChanceKind::odd: return tr("Odd");
    case ChanceKind::low: return tr("Low");
    case ChanceKind::high: return tr("High");
    case ChanceKind::red: return tr("Red");
    case ChanceKind::black: return tr("Black");
    case ChanceKind::sector9: return tr("Nine-number sector");
    case ChanceKind::sector12: return tr("Twelve-number sector");
    }
    return {};
}

QString RouletteWords::numbers(SpotId spot, const Settings& settings) {
    const Spot& place = settings.layout()[spot];
    const std::vector<Pocket> pockets = pocketsOf(place.numbers);
    switch (place.kind) {
    case ChanceKind::even: return tr("the 18 even numbers");
    case ChanceKind::odd: return tr("the 18 odd numbers");
    case ChanceKind::red: return tr("the 18 red numbers");
    case ChanceKind::black: return tr("the 18 black numbers");
    case ChanceKind::sector9:
    case ChanceKind::sector12: {
        const auto [first, last] = endsOfSector(place.numbers);
        //: %1 and %2 numbers of the wheel, clockwise
        return tr("%1 to %2 on the wheel").arg(nameOf(first), nameOf(last));
    }
    case ChanceKind::column: return tr("the 12 numbers up to %1").arg(nameOf(pockets.back()));
    case ChanceKind::double_column:
        return tr("the 24 numbers up to %1 and %2")
            .arg(nameOf(pockets[pockets.size() - 2]), nameOf(pockets.back()));
    case ChanceKind::dozen:
    case ChanceKind::double_dozen:
    case ChanceKind::low:
    case ChanceKind::high:
        //: %1 and %2 numbers
        return tr("from %1 to %2").arg(nameOf(pockets.front()), nameOf(pockets.back()));
    default: break;
    }
    QStringList names;
    for (const Pocket pocket : pockets) {
        names.append(nameOf(pocket));
    }
    return names.join(u'-');
}

QString RouletteWords::spot(SpotId spot, const Settings& settings) {
    const Spot& place = settings.layout()[spot];
    const std::vector<Pocket> pockets = pocketsOf(place.numbers);
    //: %1 a chance ("Split"), %2 its numbers ("17-20")
    const auto named = [&](const QString& which) { return tr("%1 %2").arg(chance(place.kind), which); };
    switch (place.kind) {
    case ChanceKind::dozen:
        if (settings.terms(place.kind).known.rules.size() == 3) { // each has a rule and a name, M6.9 to M6.11
            return pockets.front() == Pocket(1)    ? tr("Small dozen 1-12")
                   : pockets.front() == Pocket(13) ? tr("Middle dozen 13-24")
                                                   : tr("Big dozen 25-36");
        }
        [[fallthrough]];
    case ChanceKind::double_dozen:
        return named(QStringLiteral("%1-%2").arg(nameOf(pockets.front()), nameOf(pockets.back())));
    case ChanceKind::column: return named(nameOf(pockets.back()));
    case ChanceKind::double_column:
        return named(
            QStringLiteral("%1-%2").arg(nameOf(pockets[pockets.size() - 2]), nameOf(pockets.back())));
    case ChanceKind::sector9:
    case ChanceKind::sector12: {
        const auto [first, last] = endsOfSector(place.numbers);
        //: %1 and %2 numbers of the wheel, clockwise
        return tr("Sector %1 to %2").arg(nameOf(first), nameOf(last));
    }
    default: return isEvenChance(place.kind) ? chance(place.kind) : named(numbers(spot, settings));
    }
}

QString RouletteWords::series(Series series) {
    switch (series) {
    case Series::grande: return tr("Série grande");
    case Series::zero: return tr("Série do zero");
    case Series::pequena: return tr("Série pequena");
    case Series::vadios: return tr("Série vadios");
    }
    return {};
}

QString RouletteWords::neighbours(Pocket number, int chips) {
    //: %1 a number of the wheel
    return chips == 3 ? tr("%1 and one neighbour on either side").arg(nameOf(number))
                      //: %1 a number of the wheel, %2 how many neighbours on either side, 2 or 3
                      : tr("%1 and %2 neighbours on either side").arg(nameOf(number)).arg(chips / 2);
}

QString RouletteWords::group(Group group) {
    if (group.isSeries()) {
        return series(group.series());
    }
    return group.isNeighbours() ? neighbours(group.number(), group.chips()) : QString();
}

QString RouletteWords::pays(Odds odds) {
    //: odds: 17 to 1
    return tr("%1 to %2").arg(odds.numerator).arg(odds.denominator);
}

QString RouletteWords::limits(Money minimum, Money maximum) {
    //: %1 the smallest, %2 the largest stake
    return tr("%1 – %2").arg(amountText(minimum), amountText(maximum));
}

QStringList RouletteWords::limitCells(const Settings& settings) {
    constexpr std::array kKinds = {ChanceKind::straight, ChanceKind::split,        ChanceKind::street,
                                   ChanceKind::corner,   ChanceKind::line,         ChanceKind::dozen,
                                   ChanceKind::column,   ChanceKind::double_dozen, ChanceKind::double_column,
                                   ChanceKind::sector9,  ChanceKind::sector12};
    QStringList cells;
    const auto add = [&cells](const QString& name, const QString& odds, const QString& text) {
        cells << name << odds << text;
    };
    for (const ChanceKind kind : kKinds) {
        if (offers(settings, kind)) {
            const bool zeros = kind == ChanceKind::straight;
            add(zeros ? LimitWords::straightUps(settings) : chance(kind),
                pays(settings.terms(kind).odds.value),
                limits(settings.minimumOf(kind), settings.maximumOf(kind)));
        }
    }
    add(tr("Even chances"), pays(settings.terms(ChanceKind::red).odds.value),
        limits(settings.minimumOf(ChanceKind::red), settings.maximumOf(ChanceKind::red)));
    if (groupsAreBooked(settings)) {
        add(tr("Series, neighbours"), {}, tr("up to %1 in all").arg(amountText(settings.groupMaximum())));
    }
    if (settings.playerMaximum) {
        add(tr("All stakes of a player"), {}, tr("up to %1 in all").arg(amountText(*settings.playerMaximum)));
    }
    return cells;
}

QStringList RouletteWords::limits(const Settings& settings) {
    const QStringList cells = limitCells(settings);
    QStringList list;
    for (qsizetype cell = 0; cell + 2 < cells.size(); cell += 3) {
        //: %1 a chance, %2 its limits
        list.append(tr("%1: %2").arg(cells[cell], cells[cell + 2]));
    }
    return list;
}

QString RouletteWords::colour(Colour colour) {
    switch (colour) {
    case Colour::red: return tr("red");
    case Colour::black: return tr("black");
    case Colour::green: return tr("green");
    }
    return {};
}

QString RouletteWords::pocket(Pocket pocket) {
    if (pocket == Pocket(0)) {
        return tr("Zero");
    }
    if (pocket == kDoubleZero) {
        return tr("Double zero");
    }
    //: %1 the number drawn, %2 its colour
    return tr("%1, %2").arg(nameOf(pocket), colour(pocket.colour()));
}

QString RouletteWords::rules(RuleSet rules) {
    switch (rules) {
    case RuleSet::online: return tr("Regulation 804/2015 (online)");
    case RuleSet::casino: return tr("Ordinance 894/2002 (casinos)");
    case RuleSet::macau: return tr("Order 60/2004 (Macau)");
    }
    return {};
}

QString RouletteWords::chipValue(std::optional<Money> value) {
    return value ? tr("1 chip = %1").arg(amountText(*value)) : QString();
}

QString RouletteWords::closing(const Settings& settings) {
    if (settings.closing == Closing::on_slowdown) {
        return tr("Stakes are taken until the running ball slows");
    }
    return settings.individual ? tr("Stakes are taken until you ask for the ball")
                               : tr("Stakes are taken until the ball is launched");
}

namespace {

class HouseRuleWords {
    Q_DECLARE_TR_FUNCTIONS(RouletteWords)

public:
    static QString rule(const QString& text, const QString& id) {
        //: %1 a rule of the house in words, %2 its number
        return tr("%1 (%2)").arg(text, id);
    }

    static QString rule(const QString& text, const Rules& rules) { return rule(text, textOf(first(rules))); }

    // Our reading among the rules that are cited; none where the text speaks for itself.
    static Rules readingIn(const Rules& rules) {
        const auto found =
            std::find_if(rules.begin(), rules.end(), [](RuleId id) { return id.text().starts_with("I-"); });
        return found == rules.end() ? Rules{} : Rules{*found};
    }

    static void wheel(const Settings& s, QStringList& list) {
        const WheelTerms& terms = s.regulation().wheel;
        if (terms.mostPockets.value == kMostPockets) {
            list.append(rule(s.pockets == kMostPockets ? tr("The wheel has 38 numbers, with 0 and 00")
                                                       : tr("The wheel has 37 numbers, with one zero"),
                             terms.mostPockets.rules));
        }
        if (terms.frenchOrder.value && s.regulation().limits.groups.value == Groups::booked) {
            list.append(s.order == NumberOrder::french
                            ? rule(tr("The numbers stand in the French order, with series and neighbours"),
                                   terms.frenchOrder.rules)
                            : rule(tr("The numbers stand in the American order"), terms.american.rules));
        }
        if (s.doubleLayout) {
            list.append(rule(tr("The wheel stands between two layouts; each player stakes on one of them"),
                             terms.doubleLayout.rules));
        }
    }

    // At an individual wheel the player closes the stakes.
    static void closing(const Settings& s, QStringList& list) {
        const Regulation& regulation = s.regulation();
        const bool asked = s.individual && regulation.wheel.individual.value;
        list.append(rule(RouletteWords::closing(s),
                         asked ? regulation.course.individualBetting : regulation.closing(s.closing)));
    }

    static void choices(const Settings& s, QStringList& list) {
        const LimitTerms& limits = s.regulation().limits;
        const ChanceTerms& dozens = s.terms(ChanceKind::double_dozen);
        const ChanceTerms& columns = s.terms(ChanceKind::double_column);
        if (dozens.optional.value && !s.doubleDozen) {
            list.append(rule(tr("Double dozens are not offered"), dozens.optional.rules));
        }
        if (columns.optional.value && !s.doubleColumn) {
            list.append(rule(tr("Double columns are not offered"), columns.optional.rules));
        }
        if (s.playerMaximum) {
            list.append(
                rule(tr("A player stakes %1 at most over all chances").arg(amountText(*s.playerMaximum)),
                     limits.playerMaximum.rules));
        }
        if (s.seriesShortcut) {
            list.append(rule(tr("Series and neighbours are a shortcut for the stakes they consist of"),
                             limits.groups.rules));
        }
    }

    static void chips(const Settings& s, QStringList& list) {
        if (!s.regulation().wheel.colourChips.value) {
            return;
        }
        switch (s.chips) {
        case Chips::colour:
            list.append(rule(tr("Every player has chips of an own colour and value"),
                             s.regulation().wheel.colourChips.rules));
            break;
        case Chips::cash_on_even:
            list.append(rule(tr("Even chances take cash chips, too"), Rules{"R15a"_rule}));
            break;
        case Chips::cash:
            list.append(rule(tr("The table plays with cash chips only"), Rules{"R15b"_rule}));
            break;
        }
    }

    static void zero(const Settings& s, QStringList& list) {
        const LimitTerms& limits = s.regulation().limits;
        const Cited<ZeroTakes>& zero = s.regulation().payment.zero;
        if (!limits.zeroCombinations.value) {
            list.append(rule(tr("Stakes that hold zero with other numbers are not offered"),
                             limits.zeroCombinations.rules));
            list.append(rule(tr("On zero all stakes but straight ups on zero lose"), zero.rules));
            return;
        }
        list.append(rule(zero.value == ZeroTakes::half ? tr("On zero even chances lose half")
                                                       : tr("On zero even chances lose whole"),
                         zero.rules));
    }

    static void limits(const Settings& s, QStringList& list) {
        const Cited<std::int64_t>& corner = s.terms(ChanceKind::corner).maximum;
        if (const Rules reading = readingIn(corner.rules); !reading.empty()) {
            list.append(rule(tr("A corner takes up to %1 times its minimum").arg(corner.value), reading));
        }
        if (groupsAreBooked(s)) {
            list.append(
                rule(tr("A series or neighbours stake takes %1 in all").arg(amountText(s.groupMaximum())),
                     readingIn(s.regulation().limits.groupMaximum.rules)));
        }
    }

    static void sectors(const Settings& s, QStringList& list) {
        const ChanceTerms& sector = s.terms(ChanceKind::sector9);
        if (sector.known.value) {
            list.append(rule(s.order == NumberOrder::american
                                 ? tr("Sectors follow the American order of numbers")
                                 : tr("The numbers stand in the French order, without sectors"),
                             sector.optional.rules));
        }
    }
};

} // namespace

QStringList RouletteWords::houseRules(const Settings& settings) {
    QStringList list;
    HouseRuleWords::wheel(settings, list);
    HouseRuleWords::closing(settings, list);
    HouseRuleWords::sectors(settings, list);
    HouseRuleWords::choices(settings, list);
    HouseRuleWords::chips(settings, list);
    HouseRuleWords::zero(settings, list);
    HouseRuleWords::limits(settings, list);
    list.append(
        settings.payment == PaymentOrder::by_player
            ? HouseRuleWords::rule(tr("A player with several prizes is paid whole"), QStringLiteral("I-R30"))
            : HouseRuleWords::rule(tr("Prizes are paid strictly by chance"), QStringLiteral("I-R30")));
    return list;
}

QString RouletteWords::status(RoulettePlayerStatus::Status status) {
    switch (status) {
    case RoulettePlayerStatus::Playing: return {};
    case RoulettePlayerStatus::Gone: return tr("has left");
    case RoulettePlayerStatus::Invited: return tr("invited to leave");
    case RoulettePlayerStatus::Leaving: return tr("leaves after this round");
    case RoulettePlayerStatus::Lost: return tr("connection lost");
    }
    return {};
}

QString RouletteWords::announcement(const Announced& announced, const Settings& settings,
                                    const QString& playerName, bool own) {
    return announced.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) -> QString {
            switch (phrase) {
            case CommonPhrase::round_void: return tr("The round is void, stakes are returned");
            case CommonPhrase::leave_invitation:
                return own ? tr("You have not staked for a while: would you like to leave the table?")
                           : tr("%1 is invited to leave the table").arg(playerName);
            case CommonPhrase::leave_warning:
                return own ? tr("Without a stake now, your session will be ended")
                           : tr("%1: without a stake the session will be ended").arg(playerName);
            case CommonPhrase::session_over:
                return own ? tr("Your session is over. Thank you for playing")
                           : tr("%1 has left the table").arg(playerName);
            }
            return {};
        },
        [&](OwnPhrase phrase) -> QString {
            switch (phrase) {
            case OwnPhrase::place_your_bets: return tr("Place your bets");
            case OwnPhrase::no_more_bets: return tr("No more bets");
            case OwnPhrase::bell: return tr("The bell rings: no more bets");
            case OwnPhrase::number: return pocket(announced.pocket);
            case OwnPhrase::void_spin: return tr("Void spin: the ball is launched again");
            case OwnPhrase::stakes_restored: return tr("The stakes are put back as they were recorded");
            case OwnPhrase::ball_change: return tr("The ball is changed");
            case OwnPhrase::dealer_change: return tr("Another croupier takes over the wheel");
            case OwnPhrase::payment:
                //: %1 the player, %2 the stake, %3 the winnings
                return tr("Payment · %1, %2: %3")
                    .arg(playerName, spot(announced.stake.spot, settings),
                         signedAmountText(announced.amount));
            }
            return {};
        },
    });
}

namespace {

class RefusalWords {
    Q_DECLARE_TR_FUNCTIONS(RouletteWords)

public:
    // "Straight up: " before what is said of one chance.
    static QString of(const QString& chance, const QString& text) {
        //: %1 a chance, %2 what its limits are
        return chance.isEmpty() ? text : tr("%1: %2").arg(chance, text);
    }

    static QString limit(const Refusal& refusal, const QString& chance) {
        if (refusal.reason == CommonReason::below_minimum) {
            const QString text = of(chance, tr("the minimum is %1.").arg(amountText(refusal.limit)));
            return refusal.nearestAbove > Money{}
                       ? text + u' ' + tr("From %1 on it works.").arg(amountText(refusal.nearestAbove))
                       : text;
        }
        const QString text = of(chance, tr("the maximum is %1.").arg(amountText(refusal.limit)));
        return text + u' ' +
               (refusal.nearestBelow > Money{}
                    ? tr("There is room for %1 more.").arg(amountText(refusal.nearestBelow))
                    : tr("There is no more room."));
    }

    // The amounts next to a refused one that would be taken.
    static QString nearest(const Refusal& refusal) {
        const bool below = refusal.nearestBelow > Money{};
        const bool above = refusal.nearestAbove > Money{};
        if (below && above) {
            return u' ' + tr("%1 or %2 works.")
                              .arg(amountText(refusal.nearestBelow), amountText(refusal.nearestAbove));
        }
        return below || above
                   ? u' ' +
                         tr("%1 works.").arg(amountText(below ? refusal.nearestBelow : refusal.nearestAbove))
                   : QString();
    }

    static QString noStake(Deed deed, const Refusal& refusal) {
        switch (deed) {
        case Deed::spin: return tr("Put down a stake of at least %1 first.").arg(amountText(refusal.limit));
        case Deed::repeat: return tr("There are no stakes yet to repeat.");
        case Deed::undo: return tr("There is nothing to take back.");
        case Deed::parol: return tr("No series of yours has won in the last round.");
        case Deed::take: return tr("No chips of yours lie there.");
        case Deed::move: return tr("No single chips of yours lie there.");
        case Deed::present_chips: return tr("You have carried no chips off.");
        case Deed::favourite: return tr("There are no stakes to put down.");
        default: return tr("You have no chips on the layout.");
        }
    }

    static QString notNow(Deed deed, const Refusal& refusal) {
        if (!refusal.rules.empty()) {
            const RuleId rule = *refusal.rules.begin();
            if (rule == "R33"_rule || rule == "M5.3"_rule) {
                return tr("The stakes are being put back as they were recorded.");
            }
            if (rule == "R19"_rule || rule == "M3.1"_rule) {
                return tr("Stakes are taken again once all is paid.");
            }
        }
        return deed == Deed::spin ? tr("The ball is on its way already.")
                                  : tr("Stakes are closed; wait for the next round.");
    }

    static QString notOffered(Deed deed) {
        switch (deed) {
        case Deed::spin: return tr("At a table for several the ball is launched after the betting period.");
        case Deed::series:
        case Deed::neighbours: return tr("This table takes no series or neighbours.");
        case Deed::parol: return tr("Parol is for series, with the French order of numbers.");
        default: return tr("This table does not take such stakes.");
        }
    }
};

} // namespace

QString RouletteWords::refusal(Deed deed, const Refusal& refusal, const QString& chance) {
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            switch (reason) {
            case CommonReason::below_minimum:
            case CommonReason::above_maximum:
                // O12 bounds all that a player stakes, whatever the chance.
                return RefusalWords::limit(refusal,
                                           !refusal.rules.empty() && *refusal.rules.begin() == "O12"_rule
                                               ? tr("All your stakes together")
                                               : chance);
            case CommonReason::not_enough_points:
                return tr("You have only %1 left.").arg(amountText(refusal.limit));
            case CommonReason::no_stake: return RefusalWords::noStake(deed, refusal);
            case CommonReason::already_decided:
                switch (deed) {
                case Deed::repeat: return tr("Stakes of yours lie already; clear them first.");
                case Deed::parol: return tr("The parol is ordered already.");
                default: return tr("You are at the table already.");
                }
            case CommonReason::not_now: return RefusalWords::notNow(deed, refusal);
            case CommonReason::not_offered: return RefusalWords::notOffered(deed);
            case CommonReason::not_seated: return tr("You are not playing at this table.");
            case CommonReason::seat_taken: return tr("There is no room at this table.");
            case CommonReason::points_left:
                return tr("Fresh points are for those with less than %1.").arg(amountText(refusal.limit));
            case CommonReason::disconnected: return tr("The connection is lost.");
            case CommonReason::impossible_outcome: return tr("This outcome is not possible.");
            }
            return tr("This table does not take such stakes.");
        },
        [&](OwnReason reason) -> QString {
            switch (reason) {
            case OwnReason::half_cent:
                return tr("Half of this stake would not be whole cents.") + RefusalWords::nearest(refusal);
            case OwnReason::not_whole_chips:
                return tr("Stakes are whole chips of %1.").arg(amountText(refusal.limit)) +
                       RefusalWords::nearest(refusal);
            case OwnReason::not_a_stake: return tr("There is no such stake on this layout.");
            }
            return tr("This table does not take such stakes.");
        },
    });
}

QString RouletteWords::reason(const SettledStake& settled, std::optional<Pocket> drawn,
                              const Settings& settings) {
    if (!drawn) {
        return tr("The round is void: the stake comes back.");
    }
    const Spot& place = settings.layout()[settled.stake.spot];
    if (place.numbers.has(*drawn)) {
        //: %1 the number, %2 the odds ("17 to 1"), %3 the winnings
        return tr("%1 wins: pays %2, %3.")
            .arg(nameOf(*drawn), pays(settings.terms(place.kind).odds.value),
                 amountText(settled.returned - settled.stake.amount));
    }
    if (settled.returned > Money{}) {
        return tr("Zero: even chances lose half, the other half comes back.");
    }
    if (drawn->isZero() && isEvenChance(place.kind)) {
        return tr("%1: even chances lose.").arg(pocket(*drawn));
    }
    return tr("%1 is not among its numbers: lost.").arg(nameOf(*drawn));
}

QString RouletteWords::you() { return tr("You"); }

} // namespace mesaviva::app
