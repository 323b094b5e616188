// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_setting_text.h"

namespace mesaviva::app {

/// Words for the settings of a poker table.
class PokerSettingText : public GameSettingText {
public:
    std::span<const NamedSetting> settings() const override;
    std::span<const NamedChoice> choices() const override;
};

} // namespace mesaviva::app
