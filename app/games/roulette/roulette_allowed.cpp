// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_allowed.h"

#include "app/core/events/allowed_text.h"
#include "app/core/text/amounts.h"
#include "engine/base/overloaded.h"

namespace mesaviva::app {

namespace {

// When a cause is over; nothing where it has no end of its own.
QString onceOver(roulette::RefusalCause cause) {
    return cause.visit(Overloaded{
        [](CommonCause common) -> QString {
            switch (common) {
            case CommonCause::line_there: return AllowedText::onceLost();
            case CommonCause::not_due: return AllowedText::onceDue();
            case CommonCause::leaving:
            case CommonCause::none: break;
            }
            return {};
        },
        [](roulette::OwnCause own) -> QString {
            using roulette::OwnCause;
            switch (own) {
            case OwnCause::stakes_put_back:
                return QCoreApplication::translate("AllowedText", "once all stakes are back as recorded");
            case OwnCause::not_all_paid:
                return QCoreApplication::translate("AllowedText", "once all is paid");
            case OwnCause::ball_runs:
                return QCoreApplication::translate("AllowedText", "once the ball rests");
            case OwnCause::ball_does_not_run:
                return QCoreApplication::translate("AllowedText", "while the ball runs");
            case OwnCause::player_maximum: break;
            }
            return {};
        },
    });
}

QString rouletteLater(roulette::Action action, roulette::RefusalCause cause) {
    using roulette::Action;
    if (const QString over = onceOver(cause); !over.isEmpty()) {
        return over;
    }
    switch (action) {
    case Action::parol:
        return QCoreApplication::translate("AllowedText",
                                           "between a series' win and the next betting period");
    case Action::spin:
        return QCoreApplication::translate("AllowedText", "the next launch, once this round is over");
    default: return AllowedText::nextBetting();
    }
}

} // namespace

QString RouletteAllowed::of(roulette::Action action, const roulette::Refusal& refusal) {
    using roulette::Action;
    const QString nearest = AllowedText::nearest(refusal);
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            if (reason == CommonReason::not_offered && action == Action::spin) {
                return tr("the launch comes by itself after the betting period");
            }
            if (reason == CommonReason::no_stake && action == Action::spin) {
                return tr("the launch, with a stake of %1 or more").arg(amountText(refusal.limit));
            }
            return AllowedText::common(reason, refusal, rouletteLater(action, refusal.cause),
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

} // namespace mesaviva::app
