// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_corrections.h"

#include "engine/games/bingo/event_fields.h"

namespace mesaviva::app {

Correction BingoCorrections::voidRound(bingo::VoidReason reason) {
    Correction correction = CorrectionText::voidRound();
    if (reason == bingo::VoidReason::too_few_players) {
        correction.why = tr("too few players");
    }
    return correction;
}

std::optional<Correction> BingoCorrections::ofRecorded(std::string_view event, std::string_view detail) {
    if (event != eventKey(Kind<bingo::RoundVoid>())) {
        return std::nullopt;
    }
    return voidRound(detail == name(bingo::VoidReason::too_few_players) ? bingo::VoidReason::too_few_players
                                                                        : bingo::VoidReason::system_failure);
}

} // namespace mesaviva::app
