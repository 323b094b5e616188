// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/study/study_text.h"

namespace mesaviva::app {

QString StudyText::why(scenario::ShareLimit limit) {
    using scenario::ShareLimit;
    switch (limit) {
    case ShareLimit::running: return tr("it is still being played.");
    case ShareLimit::settings: return tr("its table has settings that files do not have.");
    case ShareLimit::names: return tr("a player's name is not one that files take.");
    case ShareLimit::arrivals: return tr("players came in a way that files can't describe.");
    case ShareLimit::refusals: return tr("a request was refused that is not on record.");
    case ShareLimit::crowd: return tr("its simulated crowd bought otherwise than a file's would.");
    case ShareLimit::dealer: return tr("a person dealt, by another clock than the table's.");
    case ShareLimit::moment:
        return tr("several things happened at one instant, in an order that files can't give.");
    case ShareLimit::earlier_rounds: return tr("it depends on what earlier rounds left behind.");
    case ShareLimit::other: return tr("played from a file it would take another course.");
    }
    return {};
}

QString StudyText::limit(scenario::ShareLimit limit) {
    //: %1 the reason, a part of the sentence
    return tr("A file can't hold this round: %1").arg(why(limit));
}

} // namespace mesaviva::app
