// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/make_task.h"

#include "engine/base/check.h"

#include <utility>
#include <variant>

namespace mesaviva::drills {

std::vector<std::string> subjectsOf(Drill drill, int level, const Terms& terms) {
    std::vector<std::string> subjects;
    withTasksOf(drill, [&]<class Tasks>() { subjects = Tasks::subjects(drill, level, terms); });
    return subjects;
}

Task makeTask(Drill drill, int level, std::string_view subject, const Terms& terms, RandomStream& chance) {
    check(isOffered(drill, terms), "a drill that the table does not offer");
    Task task{drill, level, std::string(subject), {}};
    withTasksOf(drill, [&]<class Tasks>() {
        std::visit([&](auto&& made) { task.situation = std::forward<decltype(made)>(made); },
                   Tasks::make(drill, level, subject, terms, chance));
    });
    return task;
}

} // namespace mesaviva::drills
