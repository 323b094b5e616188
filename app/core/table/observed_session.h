// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/stored_name.h"
#include "app/core/table/refusing_source.h"
#include "app/core/text/table_text.h"

#include <QString>

#include <algorithm>
#include <memory>

namespace mesaviva::app {

/// The table `Live` with simulated players only, seen by an observer who can't send it any command. Call
/// recordTo() before it is shown.
template <class Live>
class ObservedSession final : public Live {
public:
    using Game = typename Live::Game;

    template <class Table>
    explicit ObservedSession(const Table& table) : Live(asObserved(table)) {}

    TableSource<Game>& source() const override {
        if (!m_refused) {
            m_refused = std::make_unique<RefusingSource<Game>>(Live::source());
        }
        return *m_refused;
    }
    PlayerId ownPlayer() const override { return kNobody; }
    QString playerName(PlayerId player) const override {
        return player == 0 ? TableText::observer() : Live::playerName(player);
    }
    bool isObserved() const override { return true; }

private:
    // At an individual table nobody would play, nor at one without arrivals.
    template <class Table>
    static Table asObserved(Table table) {
        table.settings.individual = false;
        table.wallet = Money{};
        table.simulated = std::max(1, table.simulated);
        table.ownKey = kObserverKey;
        table.sits = false;
        return table;
    }

    mutable std::unique_ptr<RefusingSource<Game>> m_refused;
};

} // namespace mesaviva::app
