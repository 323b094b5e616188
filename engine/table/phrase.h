// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// Announcements that any table can make (P14, P31 and the like); each game adds its own. The engine knows
/// only the keys; the announcer has the written and spoken text.
enum class CommonPhrase : std::uint8_t {
    round_void,
    leave_invitation,
    leave_warning,
    session_over,
};

/// Returns the phrase's key, for instance `round_void`.
std::string_view name(CommonPhrase phrase);

} // namespace mesaviva
