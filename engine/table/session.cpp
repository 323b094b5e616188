// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/session.h"

namespace mesaviva {

std::string_view name(SessionEnd end) {
    switch (end) {
    case SessionEnd::left: return "left";
    case SessionEnd::idle: return "idle";
    }
    return {};
}

} // namespace mesaviva
