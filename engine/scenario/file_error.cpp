// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/file_error.h"

#include "engine/scenario/excerpt.h"

namespace mesaviva::scenario {

std::string FileError::text() const {
    if (line > 0) {
        return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + reason;
    }
    return path.empty() ? reason : printable(shortened(path)) + ": " + reason;
}

} // namespace mesaviva::scenario
