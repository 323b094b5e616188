// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/drills/all_tasks.h"
#include "engine/training/drills/drill.h"

#include <string>
#include <type_traits>
#include <variant>

namespace mesaviva::drills {

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

} // namespace mesaviva::drills
