// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/text/roulette_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/base/overloaded.h"

namespace mesaviva::app {

using namespace roulette;

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
                       ? text + u' ' + tr("%1 or more would do.").arg(amountText(refusal.nearestAbove))
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
            return u' ' + tr("%1 or %2 would do.")
                              .arg(amountText(refusal.nearestBelow), amountText(refusal.nearestAbove));
        }
        return below || above
                   ? u' ' + tr("%1 would do.")
                                .arg(amountText(below ? refusal.nearestBelow : refusal.nearestAbove))
                   : QString();
    }

    static QString noStake(Action action, const Refusal& refusal) {
        switch (action) {
        case Action::spin: return tr("Put down a stake of at least %1 first.").arg(amountText(refusal.limit));
        case Action::repeat: return tr("There are no stakes yet to repeat.");
        case Action::undo: return tr("There is nothing to take back.");
        case Action::parol: return tr("No series of yours won in the last round.");
        case Action::take: return tr("You have no chips there.");
        case Action::move: return tr("You have no single chips there.");
        case Action::present_chips: return tr("You have taken no chips with you.");
        case Action::favourite: return tr("There are no stakes to put down.");
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
                case OwnCause::not_all_paid: return tr("Stakes are taken again once all is paid.");
                case OwnCause::ball_runs: return tr("The ball runs.");
                case OwnCause::ball_does_not_run: return tr("The ball does not run.");
                case OwnCause::player_maximum: break;
                }
                return {};
            },
        });
        if (!why.isEmpty()) {
            return why;
        }
        return action == Action::spin ? tr("The ball is on its way already.")
                                      : tr("Stakes are closed; wait for the next round.");
    }

    static QString notOffered(Action action) {
        switch (action) {
        case Action::spin: return tr("At a table for several the ball is launched after the betting period.");
        case Action::series:
        case Action::neighbours: return tr("This table takes no series or neighbours.");
        case Action::parol: return tr("Parol is for series, with the French order of numbers.");
        default: return tr("This table does not take such stakes.");
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
                case Action::repeat: return tr("You have stakes down already; clear them first.");
                case Action::parol: return tr("The parol is ordered already.");
                default: return tr("You are at the table already.");
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
                return tr("Stakes are whole chips of %1.").arg(amountText(refusal.limit)) +
                       RefusalText::nearest(refusal);
            case OwnReason::not_a_stake: return tr("There is no such stake on this layout.");
            }
            return tr("This table does not take such stakes.");
        },
    });
}

QString RouletteText::reason(const SettledStake& settled, std::optional<Pocket> drawn,
                             const Settings& settings) {
    if (!drawn) {
        return tr("The round is void: the stake comes back.");
    }
    const Spot& place = settings.layout()[settled.stake.spot];
    if (place.numbers.has(*drawn)) {
        //: %1 the number, %2 the odds ("17 to 1"), %3 the winnings
        return tr("%1 wins: pays %2, %3.")
            .arg(textOf(drawn->text()), RouletteNames::pays(settings.terms(place.kind).odds.value),
                 amountText(settled.returned - settled.stake.amount));
    }
    if (settled.returned > Money{}) {
        return tr("Zero: even chances lose half, the other half comes back.");
    }
    if (drawn->isZero() && isEvenChance(place.kind)) {
        return tr("%1: even chances lose.").arg(RouletteNames::pocket(*drawn));
    }
    return tr("%1 is not among its numbers: lost.").arg(textOf(drawn->text()));
}

QString RouletteText::markLabel(const QString& kind) {
    if (kind == QLatin1String("ball_launched")) {
        return tr("Launch of the ball");
    }
    if (kind == QLatin1String("number_drawn")) {
        return tr("Number");
    }
    if (kind == QLatin1String("spin_void")) {
        return tr("Void spin");
    }
    return TableText::markLabel(kind);
}

} // namespace mesaviva::app
