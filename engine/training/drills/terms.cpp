// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/terms.h"

namespace mesaviva::drills {

std::string scopeOf(Drill drill, const Terms& terms) {
    std::string scope;
    withTasksOf(drill, [&]<class Tasks>() { scope = Tasks::scope(terms); });
    return scope;
}

bool isOffered(Drill drill, const Terms& terms) {
    bool offered = false;
    withTasksOf(drill, [&]<class Tasks>() { offered = Tasks::offers(drill, terms); });
    return offered;
}

} // namespace mesaviva::drills
