// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games that have drills. To add a game, add its two lines here and its drills to drill.h; its
// tasks and their right answers go into <game>_tasks.h and <game>_make_task.cpp.
#pragma once

#include "engine/base/check.h"
#include "engine/training/drills/bingo_tasks.h"
#include "engine/training/drills/poker_tasks.h"
#include "engine/training/drills/roulette_tasks.h"

#include <string_view>
#include <variant>

namespace mesaviva::drills {

/// A list of games. Each is a type with `kGame`, its key; `Situation`, a variant of its tasks; `Terms`, the
/// tables that tasks are made for; and, for each of its drills, what scopeOf(), isOffered() (terms.h),
/// subjectsOf() and makeTask() (make_task.h) return.
template <class... Tasks>
struct TaskList {};

/// All games, in the order in which the interface lists their drills.
using AllTasks = TaskList<RouletteTasks, PokerTasks, BingoTasks>;

namespace of_tasks {

template <class... Situation>
struct Joined;
template <class... Task>
struct Joined<std::variant<Task...>> {
    using Type = std::variant<Task...>;
};
template <class... Task, class... Further, class... Rest>
struct Joined<std::variant<Task...>, std::variant<Further...>, Rest...>
    : Joined<std::variant<Task..., Further...>, Rest...> {};

template <class List>
struct Of;
template <class... Tasks>
struct Of<TaskList<Tasks...>> {
    using Situation = typename Joined<typename Tasks::Situation...>::Type;

    struct Terms : Tasks::Terms... {};

    template <class With>
    static void with(std::string_view game, const With& with) {
        const bool known = ((game == Tasks::kGame && (with.template operator()<Tasks>(), true)) || ...);
        check(known, "a drill of no game");
    }
};

} // namespace of_tasks

/// Calls `with.operator()<PokerTasks>()` or the like for the game that a drill belongs to.
template <class With>
void withTasksOf(Drill drill, const With& with) {
    of_tasks::Of<AllTasks>::with(gameOf(drill), with);
}

} // namespace mesaviva::drills
