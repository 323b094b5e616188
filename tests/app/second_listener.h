// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/table/shown_table.h"
#endif

#include <cstdint>
#include <span>

namespace mesaviva::app {

/// A second listener of a table, to compare its state with what a model shows.
template <class Game>
class SecondListener {
public:
    explicit SecondListener(TableSource<Game>& source) : m_shown(source) {
        m_shown.open({[](const auto&, bool) {}});
    }

    const typename Game::State& state() const { return m_shown.state(); }
    std::span<const Recorded<typename Game::Event>> entries(std::uint64_t round) const {
        return m_shown.entries(round);
    }

private:
    ShownTable<Game> m_shown;
};

} // namespace mesaviva::app
