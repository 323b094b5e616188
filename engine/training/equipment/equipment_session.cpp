// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/equipment_session.h"

namespace mesaviva::equipment {

std::string_view name(WheelCheck check) {
    switch (check) {
    case WheelCheck::ball: return "ball";
    case WheelCheck::level: return "level";
    case WheelCheck::rotation: return "rotation";
    case WheelCheck::layout: return "layout";
    case WheelCheck::sign: return "sign";
    }
    return {};
}

int pocketsOf(const std::string& place) { return place.ends_with("/38") ? 38 : 37; }

} // namespace mesaviva::equipment
