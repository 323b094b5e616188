// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/scenario.h"

#include <filesystem>

namespace mesaviva::scenario {

/// Reads a scenario from a file; what can't be read as a file is an error, too.
Result<Scenario, FileError> load(const std::filesystem::path& path);

} // namespace mesaviva::scenario
