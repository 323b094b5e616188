// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/make_task.h"

#include "engine/base/check.h"
#include "engine/drills/make_parts.h"

#include <algorithm>

namespace mesaviva::drills {

namespace {

Situation situationFor(Drill drill, int level, std::string_view subject, const Terms& terms,
                       RandomStream& chance) {
    switch (drill) {
    case Drill::payment: return paymentTask(subject, terms, chance);
    case Drill::picture: return pictureTask(level, subject, terms, chance);
    case Drill::conversion: return conversionTask(subject, terms, chance);
    case Drill::series: return seriesTask(level, subject, terms, chance);
    case Drill::neighbours: return neighboursTask(level, subject, terms);
    case Drill::hands: return handsTask(subject, terms, chance);
    case Drill::qualification: return qualificationTask(subject, terms, chance);
    case Drill::bet: return betTask(level, subject, terms, chance);
    case Drill::card: return cardTask(subject, chance);
    case Drill::line: return lineTask(level, subject, chance);
    }
    contractBroken("a drill without tasks");
}

} // namespace

std::vector<std::string> subjectsOf(Drill drill, int level, const Terms& terms) {
    switch (drill) {
    case Drill::payment: return paymentSubjects(level, terms);
    case Drill::picture: return pictureSubjects(level, terms);
    case Drill::conversion: return conversionSubjects(level);
    case Drill::series: return seriesSubjects(terms);
    case Drill::neighbours: return neighbourSubjects(terms);
    case Drill::hands: return handSubjects(level);
    case Drill::qualification: return qualificationSubjects(level);
    case Drill::bet: return betSubjects(level);
    case Drill::card: return cardSubjects(level);
    case Drill::line: return lineSubjects(level);
    }
    return {};
}

Task makeTask(Drill drill, int level, std::string_view subject, const Terms& terms, RandomStream& chance) {
    check(isOffered(drill, terms), "a drill that the table does not offer");
    return {drill, level, std::string(subject), situationFor(drill, level, subject, terms, chance)};
}

} // namespace mesaviva::drills
