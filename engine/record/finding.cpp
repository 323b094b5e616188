// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/finding.h"

namespace mesaviva::record {

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

} // namespace mesaviva::record
