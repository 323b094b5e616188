// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_text.h"

#include "app/core/rulebook/rule_register.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "engine/base/dispatch.h"

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

} // namespace

std::pair<Pocket, Pocket> RouletteNames::endsOfSector(Numbers numbers) {
    const Wheel wheel(WheelOrder::american_online);
    for (const Pocket first : wheel.order()) {
        const int place = wheel.placeOf(first);
        if (numbers.has(first) && !numbers.has(wheel.at(place - 1))) {
            return {first, wheel.at(place + numbers.size() - 1)};
        }
    }
    return {};
}

QString RouletteNames::chance(ChanceKind kind) {
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

QString RouletteNames::numbers(SpotId spot, const Settings& settings) {
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
        return tr("from %1 to %2 on the wheel").arg(nameOf(first), nameOf(last));
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

QString RouletteNames::game() { return tr("American roulette"); }

QString RouletteNames::spot(SpotId spot, const Settings& settings) {
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
    case ChanceKind::column:
        //: %1 "2nd column", %2 its first and %3 its last number
        return tr("%1 (%2-%3)")
            .arg(column(pockets.front().index()), nameOf(pockets.front()), nameOf(pockets.back()));
    case ChanceKind::double_column:
        //: %1 "Double column", %2 and %3 the first column's ends, %4 and %5 the second one's
        return tr("%1 %2-%3 and %4-%5")
            .arg(chance(place.kind), nameOf(pockets[0]), nameOf(pockets[pockets.size() - 2]),
                 nameOf(pockets[1]), nameOf(pockets.back()));
    case ChanceKind::sector9:
    case ChanceKind::sector12: {
        const auto [first, last] = endsOfSector(place.numbers);
        //: %1 and %2 numbers of the wheel, clockwise
        return tr("Sector from %1 to %2").arg(nameOf(first), nameOf(last));
    }
    default: return isEvenChance(place.kind) ? chance(place.kind) : named(numbers(spot, settings));
    }
}

QString RouletteNames::column(int which) {
    switch (which) {
    case 1: return tr("1st column");
    case 2: return tr("2nd column");
    default: return tr("3rd column");
    }
}

QString RouletteNames::series(Series series) {
    switch (series) {
    case Series::grande: return tr("Big series");
    case Series::zero: return tr("Zero series");
    case Series::pequena: return tr("Small series");
    case Series::vadios: return tr("Orphelins");
    }
    return {};
}

QString RouletteNames::neighbours(Pocket number, int chips) {
    //: %1 a number of the wheel
    return chips == 3 ? tr("%1 and one neighbour on either side").arg(nameOf(number))
                      //: %1 a number of the wheel, %2 how many neighbours on either side, 2 or 3
                      : tr("%1 and %2 neighbours on either side").arg(nameOf(number)).arg(chips / 2);
}

QString RouletteNames::stake(const Stake& stake, const Settings& settings) {
    const QString group = RouletteNames::group(stake.group);
    const QString spot = RouletteNames::spot(stake.spot, settings);
    return group.isEmpty() ? spot : QStringLiteral("%1 (%2)").arg(spot, group);
}

QString RouletteNames::group(Group group) {
    if (group.isSeries()) {
        return series(group.series());
    }
    return group.isNeighbours() ? neighbours(group.number(), group.chips()) : QString();
}

QString RouletteNames::pays(Odds odds) {
    //: odds: 17 to 1
    return tr("%1 to %2").arg(odds.numerator).arg(odds.denominator);
}

QString RouletteNames::colour(Colour colour) {
    switch (colour) {
    case Colour::red: return tr("red");
    case Colour::black: return tr("black");
    case Colour::green: return tr("green");
    }
    return {};
}

QString RouletteNames::pocket(Pocket pocket) {
    if (pocket == Pocket(0)) {
        return tr("Zero");
    }
    if (pocket == kDoubleZero) {
        return tr("Double zero");
    }
    //: %1 the number drawn, %2 its colour
    return tr("%1, %2").arg(nameOf(pocket), colour(pocket.colour()));
}

RouletteNames::RulesText RouletteNames::rulesText(RuleSet rules) {
    static const RuleRegister kRegister;
    const QJsonValue document = kRegister.document(textOf(name(rules)));
    const QJsonValue card = document[QLatin1String("card")];
    const QString language = presentCode();
    return {inLanguage(document[QLatin1String("formal")], language),
            inLanguage(document[QLatin1String("table")], language),
            inLanguage(card[QLatin1String("title")], language),
            inLanguage(card[QLatin1String("detail")], language), card[QLatin1String("icon")].toString()};
}

QString RouletteNames::wheel(const roulette::RegulationWheel& wheel) {
    const bool isOnly = roulette::regulationOf(wheel.rules).wheel.mostPockets.value == 37;
    //: %1 a regulation, %2 how many numbers its wheel has
    return isOnly ? rules(wheel.rules) : tr("%1, %2 numbers").arg(rules(wheel.rules)).arg(wheel.pockets);
}

QString RouletteText::status(RoulettePlayerStatus::Status status) {
    switch (status) {
    case RoulettePlayerStatus::Playing: return {};
    case RoulettePlayerStatus::Gone: return tr("has left");
    case RoulettePlayerStatus::Invited: return tr("invited to leave");
    case RoulettePlayerStatus::Leaving: return tr("leaves after this round");
    case RoulettePlayerStatus::Lost: return TableText::lineLost();
    }
    return {};
}

QString RouletteText::announcement(const Announced& announced, const Settings& settings,
                                   const QString& playerName, bool own) {
    return announced.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) { return TableText::announcement(phrase, playerName, own); },
        [&](OwnPhrase phrase) -> QString {
            switch (phrase) {
            case OwnPhrase::place_your_bets: return tr("Place your bets");
            case OwnPhrase::no_more_bets: return tr("No more bets");
            case OwnPhrase::bell: return tr("The bell rings: no more bets");
            case OwnPhrase::number: return RouletteNames::pocket(announced.pocket);
            case OwnPhrase::void_spin: return tr("Void spin: the ball is launched again");
            case OwnPhrase::stakes_restored: return tr("The stakes are put back as they were recorded");
            case OwnPhrase::ball_change: return tr("The ball is changed");
            case OwnPhrase::dealer_change: return tr("Another croupier takes over the wheel");
            case OwnPhrase::payment:
                //: %1 the player, %2 the stake, %3 the winnings
                return tr("Payment · %1, %2: %3")
                    .arg(playerName, RouletteNames::spot(announced.stake.spot, settings),
                         signedAmountText(announced.amount));
            }
            return {};
        },
    });
}

namespace {

class RefusalText {
    Q_DECLARE_TR_FUNCTIONS(RouletteText)

public:
    // Prefixes a text with the name of the chance: "Straight up: ".
    static QString of(const QString& chance, const QString& text) {
        //: %1 a chance, %2 what its limits are
        return chance.isEmpty() ? text : tr("%1: %2").arg(chance, text);
    }

    static QString limit(const Refusal& refusal, const QString& chance) {
        if (refusal.reason == CommonReason::below_minimum) {
            const QString text = of(chance, tr("the minimum is %1.").arg(amountText(refusal.limit)));
            return refusal.nearestAbove > Money{}
                       ? text + u' ' + tr("%1 or more is accepted.").arg(amountText(refusal.nearestAbove))
                       : text;
        }
        const QString text = of(chance, tr("the maximum is %1.").arg(amountText(refusal.limit)));
        return text + u' ' +
               (refusal.nearestBelow > Money{}
                    ? tr("There is room for %1 more.").arg(amountText(refusal.nearestBelow))
                    : tr("There is no more room."));
    }

    // The accepted amounts next to a refused one.
    static QString nearest(const Refusal& refusal) {
        const bool below = refusal.nearestBelow > Money{};
        const bool above = refusal.nearestAbove > Money{};
        if (below && above) {
            return u' ' + tr("%1 or %2 is accepted.")
                              .arg(amountText(refusal.nearestBelow), amountText(refusal.nearestAbove));
        }
        return below || above
                   ? u' ' + tr("%1 is accepted.")
                                .arg(amountText(below ? refusal.nearestBelow : refusal.nearestAbove))
                   : QString();
    }

    // What limits a stake of several chips; empty: nothing that depends on their value.
    static QString limitOfChips(Action action, const Refusal& refusal, bool booked) {
        if (refusal.reason == CommonReason::below_minimum) {
            return tr("One of its stakes would be below the minimum of %1.").arg(amountText(refusal.limit));
        }
        if (refusal.reason == CommonReason::above_maximum) {
            return (refusal.cause == OwnCause::player_maximum
                        ? tr("All your stakes together may be %1 at most.")
                    : booked ? tr("In all it may be %1 at most.")
                             : tr("One of its stakes would be above the maximum of %1."))
                .arg(amountText(refusal.limit));
        }
        if (refusal.reason == CommonReason::not_enough_points || refusal.reason == OwnReason::half_cent ||
            refusal.reason == OwnReason::not_whole_chips) {
            Refusal bare = refusal;
            bare.nearestBelow = bare.nearestAbove = {};
            return RouletteText::refusal(action, bare, {});
        }
        return {};
    }

    static QString nearestChips(const Refusal& refusal, int count) {
        const bool below = refusal.nearestBelow > Money{};
        const Money chip = below ? refusal.nearestBelow : refusal.nearestAbove;
        return chip > Money{} ? u' ' + tr("Chips of %1 are accepted, %2 in all.")
                                           .arg(amountText(chip), amountText(chip * count))
                              : QString();
    }

    static QString noStake(Action action, const Refusal& refusal) {
        switch (action) {
        case Action::spin: return tr("Put down a stake of at least %1 first.").arg(amountText(refusal.limit));
        case Action::repeat: return tr("There are no stakes yet to repeat.");
        case Action::undo: return tr("There is nothing to take back.");
        case Action::parol: return tr("No series of yours won in the last round.");
        case Action::take: return tr("You have no chips there.");
        case Action::move: return tr("You have no loose chips there.");
        case Action::present_chips: return tr("You have taken no chips with you.");
        case Action::favourite: return tr("There are no stakes to place.");
        default: return tr("You have no chips on the layout.");
        }
    }

    static QString notNow(Action action, RefusalCause cause) {
        const QString why = cause.visit(Overloaded{
            [](CommonCause common) -> QString {
                switch (common) {
                case CommonCause::line_there: return TableText::lineThere();
                case CommonCause::not_due: return TableText::notDue();
                case CommonCause::leaving:
                case CommonCause::none: break;
                }
                return {};
            },
            [](OwnCause own) -> QString {
                switch (own) {
                case OwnCause::stakes_put_back:
                    return tr("The stakes are being put back as they were recorded.");
                case OwnCause::not_all_paid: return tr("Betting reopens once everything is paid.");
                case OwnCause::ball_runs: return tr("The ball is running.");
                case OwnCause::ball_does_not_run: return tr("The ball is not running.");
                case OwnCause::player_maximum:
                case OwnCause::series_multiples: break;
                }
                return {};
            },
        });
        if (!why.isEmpty()) {
            return why;
        }
        return action == Action::spin         ? tr("The ball has already been launched.")
               : action == Action::contribute ? TableText::contributionTooLate()
                                              : tr("Betting is closed; wait for the next round.");
    }

    static QString notOffered(Action action) {
        switch (action) {
        case Action::spin:
            return tr("At a table for several players the ball is launched after the betting period.");
        case Action::series:
        case Action::neighbours: return tr("This table does not accept series or neighbours.");
        case Action::parol: return tr("Parol is for series, with the French order of numbers.");
        default: return tr("This table does not accept such stakes.");
        }
    }
};

} // namespace

QString RouletteText::refusal(Action action, const Refusal& refusal, const QString& chance) {
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            switch (reason) {
            case CommonReason::below_minimum:
            case CommonReason::above_maximum:
                return RefusalText::limit(refusal, refusal.cause == OwnCause::player_maximum
                                                       ? tr("All your stakes together")
                                                       : chance);
            case CommonReason::no_stake: return RefusalText::noStake(action, refusal);
            case CommonReason::already_decided:
                switch (action) {
                case Action::repeat: return tr("You already have stakes down; clear them first.");
                case Action::parol: return tr("The parol is already requested.");
                case Action::contribute: return TableText::contributedAlready();
                default: return tr("You are already at the table.");
                }
            case CommonReason::not_now: return RefusalText::notNow(action, refusal.cause);
            case CommonReason::not_offered: return RefusalText::notOffered(action);
            case CommonReason::not_seated: return tr("You are not playing at this table.");
            case CommonReason::seat_taken: return tr("There is no room at this table.");
            default: return TableText::refusal(reason, refusal.limit);
            }
        },
        [&](OwnReason reason) -> QString {
            switch (reason) {
            case OwnReason::half_cent:
                return tr("Half of this stake would not be whole cents.") + RefusalText::nearest(refusal);
            case OwnReason::not_whole_chips:
                return (refusal.cause == OwnCause::series_multiples
                            ? tr("A series or neighbours stake must be a whole multiple of %1 in all.")
                            : tr("Stakes must be whole chips of %1."))
                           .arg(amountText(refusal.limit)) +
                       RefusalText::nearest(refusal);
            case OwnReason::not_a_stake: return tr("There is no such stake on this layout.");
            }
            return tr("This table does not accept such stakes.");
        },
    });
}

QString RouletteText::refusal(Action action, const Refusal& refusal, const QString& chance,
                              const Chips& chips) {
    const QString limit =
        chips.count > 1 ? RefusalText::limitOfChips(action, refusal, chips.booked) : QString();
    if (limit.isEmpty()) {
        return RouletteText::refusal(action, refusal, chance);
    }
    //: %1 the value of a chip, %2 that of all together
    const QString whole = tr("%n chip(s) of %1 are %2.", nullptr, chips.count)
                              .arg(amountText(chips.value), amountText(chips.value * chips.count));
    return RefusalText::of(chance, whole) + u' ' + limit + RefusalText::nearestChips(refusal, chips.count);
}

QString RouletteText::reason(const SettledStake& settled, std::optional<Pocket> drawn,
                             const Settings& settings) {
    if (!drawn) {
        return tr("The round is void: the stake is returned.");
    }
    const Spot& place = settings.layout()[settled.stake.spot];
    if (place.numbers.has(*drawn)) {
        //: %1 the number, %2 the odds ("17 to 1"), %3 the winnings
        return tr("%1 wins: pays %2, %3.")
            .arg(textOf(drawn->text()), RouletteNames::pays(settings.terms(place.kind).odds.value),
                 amountText(settled.returned - settled.stake.amount));
    }
    if (settled.returned > Money{}) {
        return tr("Zero: even chances lose half, the other half is returned.");
    }
    if (drawn->isZero() && isEvenChance(place.kind)) {
        return tr("%1: even chances lose.").arg(RouletteNames::pocket(*drawn));
    }
    return tr("%1 is not among its numbers: lost.").arg(textOf(drawn->text()));
}

namespace {

// Up to this many numbers are listed; others are named by the first and the last.
constexpr std::size_t kListed = 5;
constexpr int kFirstHigh = 19;

Urgency urgencyOf(Phrase phrase) {
    return phrase.visit(Overloaded{
        [](CommonPhrase common) { return TableSpeech::urgencyOf(common); },
        [](OwnPhrase own) {
            switch (own) {
            case OwnPhrase::no_more_bets:
            case OwnPhrase::bell:
            case OwnPhrase::number:
            case OwnPhrase::void_spin: return Urgency::call;
            case OwnPhrase::place_your_bets: return Urgency::moment;
            case OwnPhrase::stakes_restored:
            case OwnPhrase::ball_change:
            case OwnPhrase::dealer_change:
            case OwnPhrase::payment: return Urgency::notice;
            }
            return Urgency::notice;
        },
    });
}

} // namespace

QString RouletteSpeech::number(Pocket pocket) {
    return pocket == kDoubleZero ? tr("double zero") : numberWords(pocket.index());
}

QString RouletteSpeech::pocket(Pocket pocket) {
    const QString colour = RouletteNames::colour(pocket.colour());
    if (pocket.isZero()) {
        //: spoken; %1 a number, %2 its colour
        return tr("%1, %2").arg(number(pocket), colour);
    }
    const ChanceKind parity = pocket.index() % 2 == 0 ? ChanceKind::even : ChanceKind::odd;
    const ChanceKind half = pocket.index() < kFirstHigh ? ChanceKind::low : ChanceKind::high;
    //: spoken; %1 a number, %2 its colour, %3 "even", %4 "low"
    return tr("%1, %2, %3, %4")
        .arg(number(pocket), colour, RouletteNames::chance(parity).toLower(),
             RouletteNames::chance(half).toLower());
}

QString RouletteSpeech::spot(SpotId spot, const Settings& settings) {
    const Spot& place = settings.layout()[spot];
    std::vector<Pocket> pockets;
    place.numbers.forEach([&](Pocket pocket) { pockets.push_back(pocket); });
    const QString chance = RouletteNames::chance(place.kind);
    const auto range = [&](const QString& from, const QString& to) {
        //: spoken; %1 a chance, %2 its first and %3 its last number
        return tr("%1, %2 to %3").arg(chance, from, to);
    };
    switch (place.kind) {
    case ChanceKind::column:
        return ordinalWords(pockets.front().index(), Gender::feminine) + u' ' + chance.toLower();
    case ChanceKind::double_column:
        //: spoken; %1 "Double column", %2 and %3 which columns these are: "first", "second"
        return tr("%1, %2 and %3")
            .arg(chance, ordinalWords(pockets[0].index(), Gender::feminine),
                 ordinalWords(pockets[1].index(), Gender::feminine));
    case ChanceKind::sector9:
    case ChanceKind::sector12: {
        const auto [first, last] = RouletteNames::endsOfSector(place.numbers);
        return range(number(first), number(last));
    }
    default: break;
    }
    if (isEvenChance(place.kind)) {
        return chance;
    }
    if (pockets.size() > kListed) {
        return range(number(pockets.front()), number(pockets.back()));
    }
    QStringList names;
    for (const Pocket pocket : pockets) {
        names.append(number(pocket));
    }
    //: spoken; %1 a chance, %2 its numbers: "Split, seventeen and twenty"
    return tr("%1, %2", "numbers of a chance").arg(chance, listWords(names));
}

Sentence RouletteSpeech::announcement(const Announced& announced, const Settings& settings,
                                      const QString& playerName, bool own) {
    if (announced.phrase == OwnPhrase::number) {
        return TableSpeech::say(Urgency::call, pocket(announced.pocket), name(announced.phrase));
    }
    if (announced.phrase == OwnPhrase::payment) {
        return TableSpeech::payment(playerName, own, spot(announced.stake.spot, settings), announced.amount,
                                    name(announced.phrase));
    }
    return TableSpeech::say(urgencyOf(announced.phrase),
                            RouletteText::announcement(announced, settings, spokenName(playerName), own),
                            name(announced.phrase));
}

Sentence RouletteSpeech::result(const Settled& settled) {
    return TableSpeech::say(Urgency::notice, TableSpeech::result(settled.net()), "settled");
}

} // namespace mesaviva::app
