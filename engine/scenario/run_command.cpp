// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/run_command.h"

#include "engine/scenario/file_error.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/scenario.h"

#include <ostream>
#include <string>
#include <utility>

namespace mesaviva::scenario {

int runCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
               const std::optional<RecordTo>& recordTo) {
    Result<Scenario, FileError> scenario = load(path);
    if (!scenario) {
        err << printable(path.string()) << ": " << scenario.error().text() << '\n';
        return kRunRefused;
    }
    return scenariosOf(scenario->game())->run(std::move(*scenario), out, err, recordTo);
}

} // namespace mesaviva::scenario
