// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/live_session.h"

#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array<const char*, 12> kNames = {"Amélia", "Rui",    "Leonor",  "Duarte", "Graça",   "Tomás",
                                                "Inês",   "Álvaro", "Beatriz", "Nuno",   "Matilde", "Vasco"};

} // namespace

QStringList simulatedNames(int count, RandomStream& look) {
    QStringList names;
    const auto first = look.below(static_cast<std::uint32_t>(kNames.size()));
    for (int i = 0; i < count; ++i) {
        names.append(QString::fromUtf8(kNames[(first + static_cast<std::size_t>(i)) % kNames.size()]));
    }
    return names;
}

} // namespace mesaviva::app
