// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace mesaviva::app {

/// The name of a member of a bingo crowd, from 1: "Rosa M."; always the same one for the same member. There
/// are some thousands of them, then they come again with a number: "Rosa M. 2".
QString crowdName(std::uint32_t member);

} // namespace mesaviva::app
