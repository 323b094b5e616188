// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fault.h"

#include "engine/base/printable.h"

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

std::string textOf(const Finding& finding) {
    std::string text = "the file";
    if (finding.round) {
        text = finding.round->round == 0 ? "table " + std::to_string(finding.round->table)
                                         : "round " + textOf(*finding.round);
    }
    if (finding.seq > 0) {
        text += ", event " + std::to_string(finding.seq);
        text += finding.event.empty() ? "" : " (" + finding.event + ")";
    }
    if (!finding.field.empty()) {
        text += ", " + finding.field;
    }
    return text + ": " + finding.what;
}

std::string textOf(const std::filesystem::path& path, const Fault& fault) {
    return printable(path.string()) + ": " + std::string(name(fault.kind)) + ": " + printable(fault.detail);
}

} // namespace mesaviva::record
