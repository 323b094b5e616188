// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A shift at the reversed table of any game, brought to where a test wants it.
#pragma once

#ifndef Q_MOC_RUN
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#endif

#include <QTest>

#include <optional>
#include <variant>

namespace mesaviva::croupier {

/// A seed of one number, 32 times.
inline Seed seedOf(std::uint8_t number) {
    Seed seed{};
    seed.fill(number);
    return seed;
}

/// Lets time run until the trainee is waited for.
template <class Table>
void waitFor(Table& table) {
    for (int i = 0; i < 20'000 && !table.isWaiting(); ++i) {
        const std::optional<Instant> due = table.nextDue();
        QVERIFY(due.has_value());
        table.advanceTo(*due);
    }
    QVERIFY(table.isWaiting());
}

/// Does what is due until a deed of that kind is, that `fits`; what is due then.
template <class Deed, class Table, class Fits>
auto comeTo(Table& table, const Fits& fits) {
    for (int i = 0; i < 50'000; ++i) {
        waitFor(table);
        const auto due = table.demands();
        if (const auto* deed = std::get_if<Deed>(&due.front().deed); deed != nullptr && fits(*deed)) {
            return due.front();
        }
        (void)table.perform(due.front().deed, 0);
    }
    qFatal("it never comes");
}

/// The same for any deed of that kind.
template <class Deed, class Table>
auto comeTo(Table& table) {
    return comeTo<Deed>(table, [](const Deed&) { return true; });
}

} // namespace mesaviva::croupier
