// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/base/random_stream.h"
#include "engine/training/drills/bingo_tasks.h"
#include "engine/training/drills/drill.h"
#include "engine/training/drills/poker_tasks.h"
#include "engine/training/drills/roulette_tasks.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace mesaviva::drills {

// The list of games that have drills. To add a game, add its two lines here and its drills to drill.h; its
// tasks and their right answers go into <game>_tasks.h/.cpp.

/// A list of games. Each is a type with `kGame`, its key; `Situation`, a variant of its tasks; `Terms`, the
/// tables that tasks are made for; and, for each of its drills, what scopeOf(), isOffered(),
/// subjectsOf() and makeTask() return.
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

/// The situation that a task is about, of any game.
using Situation = of_tasks::Of<AllTasks>::Situation;

/// One task.
struct Task {
    Drill drill = Drill::payment;
    int level = 1;
    std::string subject; ///< the subject, for repetition: `corner`, `grande`, `17`
    Situation situation;

    friend bool operator==(const Task&, const Task&) = default;
};

namespace of_tasks {

template <class One, class Situation>
inline constexpr bool kIsOneOf = false;
template <class One, class... Task>
inline constexpr bool kIsOneOf<One, std::variant<Task...>> = (std::is_same_v<One, Task> || ...);

} // namespace of_tasks

/// Returns `with(situation)` for a task of the game `Tasks` (PokerTasks or the like); `with` must accept
/// every situation of the game.
template <class Tasks, class With>
auto visitOf(const Task& task, const With& with) {
    using Own = typename Tasks::Situation;
    using Given = std::invoke_result_t<const With&, const std::variant_alternative_t<0, Own>&>;
    return std::visit(
        [&]<class One>(const One& situation) -> Given {
            if constexpr (of_tasks::kIsOneOf<One, Own>) {
                return with(situation);
            } else {
                contractBroken("a task of another game");
            }
        },
        task.situation);
}

// The right answers, computed by the engine; each game answers its own tasks (<game>_tasks.h).

/// How the task is answered.
AnswerForm formOf(const Task& task);

/// Number of answers to choose from; 0 where the task is not multiple choice. The game's own choicesOf()
/// documents their order.
int choicesOf(const Task& task);

/// The right answer.
Answer answerOf(const Task& task);

/// Whether the given answer is right. Numbers and places may come in any order, each once.
bool isRight(const Task& task, Answer given);

/// The rules that the answer follows from, the most relevant one first.
std::vector<RuleId> rulesOf(const Task& task);

/// The tables that tasks are made for, for each game (RouletteTerms and the like).
using Terms = of_tasks::Of<AllTasks>::Terms;

/// The key under which a drill's results are stored: the regulation and the number of pockets at roulette, as
/// in `pt-894-2002/37`; elsewhere the regulation.
std::string scopeOf(Drill drill, const Terms& terms);

/// Whether these tables offer the drill.
bool isOffered(Drill drill, const Terms& terms);

// Makes tasks from chance: the same stream gives the same tasks. Each task has a subject, so that a wrong one
// can be repeated.

/// The subjects of a drill at a level, 1 to kLevels, in the order in which they are best learnt: chances,
/// shapes, series, numbers, comparisons, combinations, faults. Never empty where the drill is offered.
std::vector<std::string> subjectsOf(Drill drill, int level, const Terms& terms);

/// Makes one task about `subject`, which must be one of that level's. The drill must be offered.
Task makeTask(Drill drill, int level, std::string_view subject, const Terms& terms, RandomStream& chance);

} // namespace mesaviva::drills
