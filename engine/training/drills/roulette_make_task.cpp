// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/check.h"
#include "engine/training/drills/roulette_make_parts.h"

namespace mesaviva::drills {

std::vector<std::string> RouletteTasks::subjects(Drill drill, int level, const Terms& terms) {
    switch (drill) {
    case Drill::payment: return paymentSubjects(level, terms);
    case Drill::picture: return pictureSubjects(level, terms);
    case Drill::conversion: return conversionSubjects(level);
    case Drill::series: return seriesSubjects(terms);
    case Drill::neighbours: return neighbourSubjects(terms);
    default: contractBroken("no drill of roulette");
    }
}

RouletteTasks::Situation RouletteTasks::make(Drill drill, int level, std::string_view subject,
                                             const Terms& terms, RandomStream& chance) {
    switch (drill) {
    case Drill::payment: return paymentTask(subject, terms, chance);
    case Drill::picture: return pictureTask(level, subject, terms, chance);
    case Drill::conversion: return conversionTask(subject, terms, chance);
    case Drill::series: return seriesTask(level, subject, terms, chance);
    case Drill::neighbours: return neighboursTask(level, subject, terms);
    default: contractBroken("no drill of roulette");
    }
}

} // namespace mesaviva::drills
