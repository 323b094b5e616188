// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fault.h"

namespace mesaviva::record {

std::string_view name(FaultKind kind) {
    switch (kind) {
    case FaultKind::missing: return "missing";
    case FaultKind::foreign: return "foreign";
    case FaultKind::newer: return "newer";
    case FaultKind::damaged: return "damaged";
    case FaultKind::locked: return "locked";
    case FaultKind::read_only: return "read_only";
    case FaultKind::disk_full: return "disk_full";
    case FaultKind::unreadable: return "unreadable";
    case FaultKind::silent: return "silent";
    case FaultKind::unfinished: return "unfinished";
    }
    return {};
}

} // namespace mesaviva::record
