// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/need.h"

namespace mesaviva {

std::string_view name(CommonNeed need) {
    switch (need) {
    case CommonNeed::time: return "time";
    case CommonNeed::act: return "act";
    case CommonNeed::commitment: return "commitment";
    case CommonNeed::seed: return "seed";
    }
    return {};
}

} // namespace mesaviva
