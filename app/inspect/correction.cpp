// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/correction.h"

#include "app/words/amounts.h"
#include "engine/bingo/event_fields.h"
#include "engine/record/significant.h"
#include "engine/roulette/event_fields.h"

namespace mesaviva::app {

Correction CorrectionWords::voidRound(bool tooFew) {
    return {tr("the round was under way"), tr("it is void, and what was staked comes back"),
            tr("the table, by its rules"), tooFew ? tr("too few players") : tr("the system has failed")};
}

Correction CorrectionWords::voidSpin(roulette::SpinVoidReason reason) {
    return {tr("the ball was running"), tr("it lies on the last number, and is launched again"),
            tr("the croupier"),
            reason == roulette::SpinVoidReason::ball ? tr("the ball was faulty or lost")
                                                     : tr("something fell into the wheel")};
}

Correction CorrectionWords::changedBall(bool faulty) {
    return {tr("the ball in use"), tr("another one of the same size"), tr("the croupier"),
            faulty ? tr("the ball was faulty or lost") : tr("the two balls take turns")};
}

Correction CorrectionWords::allRestored() {
    return {tr("stakes disturbed"), tr("all as recorded"), tr("the croupier, from the record"),
            tr("the staff had disturbed the stakes")};
}

std::optional<Correction> CorrectionWords::ofRecorded(std::string_view event, std::string_view detail) {
    if (event == eventKey(Kind<bingo::RoundVoid>())) { // the same in all games; only bingo has reasons
        return voidRound(detail == name(bingo::VoidReason::too_few_players));
    }
    if (event == eventKey(Kind<roulette::SpinVoid>())) {
        return voidSpin(detail == name(roulette::SpinVoidReason::ball)
                            ? roulette::SpinVoidReason::ball
                            : roulette::SpinVoidReason::object_in_wheel);
    }
    if (event == eventKey(Kind<roulette::StakeRestored>())) {
        return Correction{tr("disturbed"), tr("as recorded"), tr("the croupier, from the record"),
                          tr("the staff had disturbed the stakes")};
    }
    if (event == eventKey(Kind<roulette::StakesRestored>())) {
        return allRestored();
    }
    if (event == eventKey(Kind<roulette::BallChanged>())) {
        return changedBall(detail == record::kBallFaulty);
    }
    return std::nullopt;
}

Correction CorrectionWords::refund(const QString& before, const QString& after) {
    return {before, after, tr("the table, by its rules"), tr("the round is void")};
}

Correction CorrectionWords::entryTakenBack(const QString& entry, const QString& signer) {
    return {entry, tr("nothing entered"),
            signer.isEmpty() ? tr("whoever enters what the equipment brings") : signer,
            tr("taken back before it counted")};
}

Correction CorrectionWords::restored(std::optional<Money> before, Money after) {
    return {before ? amountText(*before) : tr("disturbed"), amountText(after),
            tr("the croupier, from the record"), tr("the staff had disturbed the stakes")};
}

QString CorrectionWords::toldBefore(const Correction& correction) {
    //: %1 how it was before it was corrected
    return tr("before: %1").arg(correction.before);
}

std::array<std::pair<QString, QString>, 4> CorrectionWords::parts(const Correction& correction) {
    return {{{tr("before"), correction.before},
             {tr("after"), correction.after},
             {tr("by"), correction.who},
             {tr("because"), correction.why}}};
}

QString CorrectionWords::told(const Correction& correction) {
    //: %1 how it was, %2 how it is now, %3 who has done it, %4 why
    return tr("before: %1 · after: %2 · by: %3 · because: %4")
        .arg(correction.before, correction.after, correction.who, correction.why);
}

} // namespace mesaviva::app
