// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/decision_fork.h"

#include "engine/training/lessons/part_of_game.h"
#include "engine/training/lessons/step_choices.h"

namespace mesaviva::lessons {

namespace {

using scenario::errorAt;
using scenario::FileProblem;

const StepChoices* stepChoicesOf(std::string_view key) {
    return partOfGame<StepChoices>(
        key, []<class Game>() -> const StepChoices& { return stepChoices<Game>(); }, Games{});
}

} // namespace

std::vector<DecisionPoint> decisionPoints(const scenario::Scenario& scenario, std::uint64_t from) {
    const StepChoices* const choices = stepChoicesOf(scenario.game());
    return choices != nullptr ? choices->points(scenario, from) : std::vector<DecisionPoint>();
}

Result<Fork, scenario::FileError> forkStep(const scenario::Scenario& scenario, std::size_t step,
                                           const scenario::Json& other, std::uint64_t from) {
    const StepChoices* const choices = stepChoicesOf(scenario.game());
    auto changed = choices != nullptr ? choices->with(scenario, step, other) : std::nullopt;
    if (!changed) {
        return errorAt({}, FileProblem::no_decision_there);
    }
    const EventRun run = runEvents(scenario);
    const EventRun after = runEvents(*changed);
    if (after.tooMuch) {
        return errorAt({}, FileProblem::too_many_other_events);
    }
    // Find the first event that differs from the original run.
    Fork fork;
    std::size_t position = 0;
    for (std::size_t i = 0; i < after.events.size(); ++i) {
        const bool shown = after.events[i].at("round").get<std::uint64_t>() >= from;
        position += shown ? 1U : 0U;
        if (i >= run.events.size() || after.events[i] != run.events[i]) {
            fork.position = shown ? position : 0;
            break;
        }
    }
    fork.before = resultsOf(scenario, run, from);
    fork.after = resultsOf(*changed, after, from);
    fork.scenario = std::move(*changed);
    return fork;
}

} // namespace mesaviva::lessons
