// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/entry.h"

namespace mesaviva::equipment {

std::string_view name(Bar bar) {
    switch (bar) {
    case Bar::no_round: return "no_round";
    case Bar::bets_open: return "bets_open";
    case Bar::not_launched: return "not_launched";
    case Bar::counted: return "counted";
    case Bar::waiting: return "waiting";
    case Bar::not_on_wheel: return "not_on_wheel";
    case Bar::dealt: return "dealt";
    case Bar::drawn: return "drawn";
    case Bar::no_ball: return "no_ball";
    }
    return {};
}

} // namespace mesaviva::equipment
