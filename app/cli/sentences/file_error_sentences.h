// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences for errors of files: in English for the command line, and for the window to translate.
#pragma once

#include "engine/scenario/file_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::app {

/// The English sentence for a problem, with %1, %2, ... for the arguments of its FileError; the key of its
/// translations in the context `FileErrorText`.
const char* sentenceOf(scenario::FileProblem problem);

/// The words with the arguments in place of %1, %2, ...; UTF-8.
std::string filledIn(std::string_view words, const std::vector<std::string>& arguments);

/// The reason in these words, the sentence or its translation, with the rule's id in brackets; UTF-8.
std::string reasonOf(const scenario::FileError& error, std::string_view words);

/// What is wrong, in English, with the rule's id.
std::string englishReason(const scenario::FileError& error);

/// Place and reason in one line of English, which repeats at most 80 characters of the file.
std::string englishText(const scenario::FileError& error);

} // namespace mesaviva::app
