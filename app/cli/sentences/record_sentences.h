// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences for problems with records: in English for the command line, and for the window to translate.
#pragma once

#include "engine/record/fault.h"

#include <filesystem>
#include <string>

namespace mesaviva::app {

/// The English sentence for a problem, with %1, %2, ... for its arguments; the key of its translations in the
/// context `FindingText`.
const char* sentenceOf(record::ProblemCode code);

/// What is wrong.
std::string englishText(const record::Problem& problem);

/// Place and problem in one line.
std::string englishText(const record::Finding& finding);

/// Why a file can't be used, as one printable line: path, kind, problem.
std::string englishText(const std::filesystem::path& path, const record::Fault& fault);

} // namespace mesaviva::app
