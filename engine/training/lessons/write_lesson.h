// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/strict_json.h"

#include <string>

namespace mesaviva::lessons {

/// A lesson file as people write one: fields in the order in which they are given, indented, what is short in
/// one line. Reading it gives the same again.
std::string write(const scenario::Json& lesson);

} // namespace mesaviva::lessons
