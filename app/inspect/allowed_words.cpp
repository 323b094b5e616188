// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/allowed_words.h"

#include "app/words/amounts.h"
#include "app/words/bingo_words.h"
#include "engine/base/overloaded.h"

namespace mesaviva::app {

namespace {

class Allowed {
    Q_DECLARE_TR_FUNCTIONS(AllowedWords)

public:
    // The amounts next to the refused one that the table would take.
    template <class Refusal>
    static QString nearest(const Refusal& refusal) {
        const bool below = refusal.nearestBelow > Money{};
        const bool above = refusal.nearestAbove > Money{};
        if (below && above) {
            //: %1, %2 amounts
            return tr("%1 or %2").arg(amountText(refusal.nearestBelow), amountText(refusal.nearestAbove));
        }
        return below   ? amountText(refusal.nearestBelow)
               : above ? amountText(refusal.nearestAbove)
                       : QString();
    }

    template <class Refusal>
    static QString atLeast(const Refusal& refusal) {
        const Money least = refusal.nearestAbove > Money{} ? refusal.nearestAbove : refusal.limit;
        //: %1 an amount
        return tr("%1 or more").arg(amountText(least));
    }

    // What every game says of a reason that all have; `later` is when such a thing can be done again, `seat`
    // how one comes to take part.
    template <class Refusal>
    static QString common(CommonReason reason, const Refusal& refusal, const QString& later,
                          const QString& seat) {
        switch (reason) {
        case CommonReason::below_minimum: return atLeast(refusal);
        case CommonReason::above_maximum:
            return refusal.nearestBelow > Money{} //: %1 an amount
                       ? tr("up to %1 more").arg(amountText(refusal.nearestBelow))
                       //: %1 an amount
                       : tr("%1 in all, and no more").arg(amountText(refusal.limit));
        case CommonReason::not_enough_points:
            //: %1 an amount
            return tr("what the player's points pay for; the bound here is %1")
                .arg(amountText(refusal.limit));
        case CommonReason::not_offered: return tr("what this table's regulation and settings offer");
        case CommonReason::not_now: return later;
        case CommonReason::already_decided: return tr("the same in the next round");
        case CommonReason::not_seated: return seat;
        case CommonReason::seat_taken: return tr("another place that is free");
        case CommonReason::no_stake: return tr("the same once a stake lies");
        case CommonReason::disconnected: return tr("the same once the line is back");
        case CommonReason::points_left:
            //: %1 an amount
            return tr("fresh points with less than %1 left").arg(amountText(refusal.limit));
        case CommonReason::impossible_outcome: return tr("an outcome that can still come here");
        }
        return later;
    }

    static QString nextBetting() { return tr("from the next betting period on"); }
    static QString onceLost() { return tr("once the line is lost"); }
    static QString onceDue() { return tr("the same at its time"); }
};

QString pokerLater(poker::Deed deed) {
    using poker::Deed;
    switch (deed) {
    case Deed::fold:
    case Deed::bet:
        return QCoreApplication::translate("AllowedWords",
                                           "a decision, once the cards are dealt and until its time is over");
    case Deed::deal: return QCoreApplication::translate("AllowedWords", "the deal, once this round is over");
    case Deed::fault: return Allowed::onceLost();
    case Deed::other: return Allowed::onceDue();
    default: return Allowed::nextBetting();
    }
}

// When a cause is over; nothing where it has no end of its own.
QString onceOver(roulette::RefusalCause cause) {
    return cause.visit(Overloaded{
        [](CommonCause common) -> QString {
            switch (common) {
            case CommonCause::line_there: return Allowed::onceLost();
            case CommonCause::not_due: return Allowed::onceDue();
            case CommonCause::leaving:
            case CommonCause::none: break;
            }
            return {};
        },
        [](roulette::OwnCause own) -> QString {
            using roulette::OwnCause;
            switch (own) {
            case OwnCause::stakes_put_back:
                return QCoreApplication::translate("AllowedWords", "once all stakes lie again as recorded");
            case OwnCause::not_all_paid:
                return QCoreApplication::translate("AllowedWords", "once all is paid");
            case OwnCause::ball_runs:
                return QCoreApplication::translate("AllowedWords", "once the ball rests");
            case OwnCause::ball_does_not_run:
                return QCoreApplication::translate("AllowedWords", "while the ball runs");
            case OwnCause::player_maximum: break;
            }
            return {};
        },
    });
}

QString rouletteLater(roulette::Deed deed, roulette::RefusalCause cause) {
    using roulette::Deed;
    if (const QString over = onceOver(cause); !over.isEmpty()) {
        return over;
    }
    switch (deed) {
    case Deed::parol:
        return QCoreApplication::translate("AllowedWords",
                                           "between a series' win and the next betting period");
    case Deed::spin:
        return QCoreApplication::translate("AllowedWords", "the next launch, once this round is over");
    default: return Allowed::nextBetting();
    }
}

QString bingoLater(bingo::Deed deed) {
    using bingo::Deed;
    switch (deed) {
    case Deed::mark: return QCoreApplication::translate("AllowedWords", "marking, while numbers are drawn");
    case Deed::fault: return Allowed::onceLost();
    case Deed::other: return Allowed::onceDue();
    default: return QCoreApplication::translate("AllowedWords", "from the next sale on");
    }
}

} // namespace

QString AllowedWords::told(const QString& allowed) {
    //: %1 what would have been allowed instead of what was refused
    return tr("Allowed: %1").arg(allowed);
}

QString AllowedWords::of(poker::Deed deed, const poker::Refusal& refusal) {
    using poker::Deed;
    if (refusal.reason == CommonReason::no_stake) {
        switch (deed) {
        case Deed::deal: return tr("the deal, with an ante of %1 or more").arg(amountText(refusal.limit));
        case Deed::repeat: return tr("an ante first, to be repeated later");
        default: return tr("the same once an ante lies");
        }
    }
    if (refusal.reason == CommonReason::not_offered && deed == Deed::deal) {
        return tr("the deal comes by itself after the betting period");
    }
    return Allowed::common(refusal.reason, refusal, pokerLater(deed), tr("the same from a seat"));
}

QString AllowedWords::of(roulette::Deed deed, const roulette::Refusal& refusal) {
    using roulette::Deed;
    const QString nearest = Allowed::nearest(refusal);
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            if (reason == CommonReason::not_offered && deed == Deed::spin) {
                return tr("the launch comes by itself after the betting period");
            }
            if (reason == CommonReason::no_stake && deed == Deed::spin) {
                return tr("the launch, with a stake of %1 or more").arg(amountText(refusal.limit));
            }
            return Allowed::common(reason, refusal, rouletteLater(deed, refusal.cause),
                                   tr("the same once the session has begun"));
        },
        [&](roulette::OwnReason reason) -> QString {
            switch (reason) {
            case roulette::OwnReason::half_cent:
                return nearest.isEmpty() ? tr("a stake whose half is whole cents") : nearest;
            case roulette::OwnReason::not_whole_chips:
                return nearest.isEmpty()
                           //: %1 an amount
                           ? tr("whole chips of %1").arg(amountText(refusal.limit))
                           //: %1 an amount, %2 amounts
                           : tr("whole chips of %1: %2").arg(amountText(refusal.limit), nearest);
            case roulette::OwnReason::not_a_stake: return tr("the combinations that this layout has");
            }
            return tr("what this table's regulation and settings offer");
        },
    });
}

QString AllowedWords::of(bingo::Deed deed, const bingo::Refusal& refusal, const bingo::Settings& settings) {
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            if (reason == CommonReason::below_minimum) {
                return tr("one card or more");
            }
            if (reason == CommonReason::no_stake) {
                return tr("the same with a card of the round");
            }
            return Allowed::common(reason, refusal, bingoLater(deed),
                                   tr("the same once the player is in the room"));
        },
        [&](bingo::OwnReason reason) -> QString {
            switch (reason) {
            case bingo::OwnReason::too_many_cards:
                return refusal.nearestBelow > Money{} //: %1 so many cards
                           ? tr("up to %1 more")
                                 .arg(BingoWords::cards(static_cast<int>(refusal.nearestBelow.cents)))
                           //: %1 so many cards
                           : tr("%1 in a round, and no more").arg(BingoWords::cards(settings.maxCards));
            case bingo::OwnReason::sold_out: return tr("fewer cards, or cards of the next round");
            case bingo::OwnReason::not_drawn: return tr("a number that has been drawn");
            case bingo::OwnReason::not_on_card:
                return tr("a number that has been drawn and that a card of the player's has");
            }
            return tr("what this table's regulation and settings offer");
        },
    });
}

} // namespace mesaviva::app
