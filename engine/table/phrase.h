// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// What every table can announce (P14, P31 and their like); each game has more of its own. The engine knows
/// the keys; the words, written and spoken, are the announcer's.
enum class CommonPhrase : std::uint8_t {
    round_void,
    leave_invitation,
    leave_warning,
    session_over,
};

/// The phrase's key, for instance `round_void`.
std::string_view name(CommonPhrase phrase);

} // namespace mesaviva
