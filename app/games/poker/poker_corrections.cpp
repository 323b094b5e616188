// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_corrections.h"

#include "engine/games/poker/event_fields.h"

namespace mesaviva::app {

std::optional<Correction> PokerCorrections::ofRecorded(std::string_view event, std::string_view) {
    return event == eventKey(Kind<poker::RoundVoid>()) ? std::optional(CorrectionText::voidRound())
                                                       : std::nullopt;
}

} // namespace mesaviva::app
