// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// What poker's events correct.
class PokerCorrections {
public:
    /// As GameDescription::corrected().
    static std::optional<Correction> ofRecorded(std::string_view event, std::string_view detail);
};

} // namespace mesaviva::app
