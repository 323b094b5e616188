// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/entry.h"

namespace mesaviva::equipment {

std::string_view name(EntryRefusal reason) {
    switch (reason) {
    case EntryRefusal::no_round: return "no_round";
    case EntryRefusal::bets_open: return "bets_open";
    case EntryRefusal::not_launched: return "not_launched";
    case EntryRefusal::counted: return "counted";
    case EntryRefusal::waiting: return "waiting";
    case EntryRefusal::not_on_wheel: return "not_on_wheel";
    case EntryRefusal::dealt: return "dealt";
    case EntryRefusal::drawn: return "drawn";
    case EntryRefusal::no_ball: return "no_ball";
    }
    return {};
}

} // namespace mesaviva::equipment
