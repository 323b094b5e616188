// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/phrase.h"

namespace mesaviva {

std::string_view name(CommonPhrase phrase) {
    switch (phrase) {
    case CommonPhrase::round_void: return "round_void";
    case CommonPhrase::leave_invitation: return "leave_invitation";
    case CommonPhrase::leave_warning: return "leave_warning";
    case CommonPhrase::session_over: return "session_over";
    }
    return {};
}

} // namespace mesaviva
