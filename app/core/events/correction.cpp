// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/correction.h"

#include "app/core/text/amounts.h"

namespace mesaviva::app {

Correction CorrectionText::voidRound() {
    return {tr("the round was under way"), tr("it is void, and what was staked comes back"),
            tr("the table, by its rules"), tr("the system has failed")};
}

Correction CorrectionText::refund(const QString& before, const QString& after) {
    return {before, after, tr("the table, by its rules"), tr("the round is void")};
}

Correction CorrectionText::entryTakenBack(const QString& entry, const QString& signer) {
    return {entry, tr("nothing entered"),
            signer.isEmpty() ? tr("whoever enters what the equipment brings") : signer,
            tr("taken back before it counted")};
}

Correction CorrectionText::restored(std::optional<Money> before, Money after) {
    return {before ? amountText(*before) : tr("disturbed"), amountText(after),
            tr("the croupier, from the record"), tr("the staff had disturbed the stakes")};
}

QString CorrectionText::beforeText(const Correction& correction) {
    //: %1 how it was before it was corrected
    return tr("before: %1").arg(correction.before);
}

std::array<std::pair<QString, QString>, 4> CorrectionText::parts(const Correction& correction) {
    return {{{tr("before"), correction.before},
             {tr("after"), correction.after},
             {tr("by"), correction.who},
             {tr("because"), correction.why}}};
}

QString CorrectionText::sentence(const Correction& correction) {
    //: %1 how it was, %2 how it is now, %3 who has done it, %4 why
    return tr("before: %1 · after: %2 · by: %3 · because: %4")
        .arg(correction.before, correction.after, correction.who, correction.why);
}

} // namespace mesaviva::app
