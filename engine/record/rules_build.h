// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which build has written a table. A rule set's version says what is decided; which rules an event names may
// become more in a later build that decides the same. Tables on record have both.
#pragma once

#include <string>
#include <string_view>

namespace mesaviva::record {

/// The beginning of the SHA-256 sum of all files that decide by rules and name them, in hexadecimal digits.
std::string_view rulesBuild();

/// What tables on record have of a program of that version: for instance `0.1.0+rules.3f2a9c01b7de`.
std::string programOf(std::string_view version);

/// Whether a program that a table on record names has the rules of this build, to the letter.
bool hasRulesOfThisBuild(std::string_view program);

} // namespace mesaviva::record
