// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/live_session.h"

#include "engine/record/fields/player_names.h"

#include <string_view>

namespace mesaviva::app {

QStringList simulatedNames(int count, RandomStream& look) {
    QStringList names;
    const auto first = look.below(static_cast<std::uint32_t>(record::kSimulatedNames.size()));
    for (int i = 0; i < count; ++i) {
        const std::string_view name =
            record::kSimulatedNames[(first + static_cast<std::size_t>(i)) % record::kSimulatedNames.size()];
        names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    }
    return names;
}

} // namespace mesaviva::app
