// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/faults/fault_kind.h"

namespace mesaviva::faults {

std::string_view name(FaultKind kind) {
    switch (kind) {
    case FaultKind::system: return "system";
    case FaultKind::between_prizes: return "between_prizes";
    case FaultKind::player_lost: return "player_lost";
    case FaultKind::player_back: return "player_back";
    case FaultKind::object_in_wheel: return "object_in_wheel";
    case FaultKind::ball: return "ball";
    case FaultKind::ball_out: return "ball_out";
    case FaultKind::ball_exchange: return "ball_exchange";
    case FaultKind::stakes_disturbed: return "stakes_disturbed";
    case FaultKind::dealer_change: return "dealer_change";
    }
    return {};
}

std::optional<FaultKind> faultKindFrom(std::string_view name) {
    for (const FaultKind kind : kAllFaultKinds) {
        if (name == faults::name(kind)) {
            return kind;
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::faults
