// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the games that are practised. A further game adds its two lines here, and its drills to the
// list of drill.h; its tasks, and what is right of them, stand in files of its own (<game>_tasks.h and
// <game>_make_task.cpp).
#pragma once

#include "engine/base/check.h"
#include "engine/training/drills/bingo_tasks.h"
#include "engine/training/drills/poker_tasks.h"
#include "engine/training/drills/roulette_tasks.h"

#include <string_view>
#include <variant>

namespace mesaviva::drills {

/// A list of games, each a type that has: `kGame`, its key; `Situation`, a variant of its tasks; `Terms`,
/// what they are made for; and of each drill of its own what scopeOf() and isOffered() (terms.h),
/// subjectsOf() and makeTask() (make_task.h) answer.
template <class... Tasks>
struct TaskList {};

/// All of them, in the order in which their drills are named to people.
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

/// Calls `with.operator()<PokerTasks>()` or the like for the game of a drill.
template <class With>
void withTasksOf(Drill drill, const With& with) {
    of_tasks::Of<AllTasks>::with(gameOf(drill), with);
}

} // namespace mesaviva::drills
