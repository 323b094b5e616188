// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

namespace mesaviva {

/// Who receives a table's events, which decides what they contain.
class Viewer {
public:
    /// A player at the table; kNobody: see everybody().
    constexpr explicit Viewer(PlayerId player) : m_player(player) {}
    /// Knows only what everybody may know, for instance an observer.
    static constexpr Viewer everybody() { return Viewer(kNobody); }
    /// Knows everything, as the record does.
    static constexpr Viewer record() {
        Viewer viewer(kNobody);
        viewer.m_knowsAll = true;
        return viewer;
    }

    constexpr bool knowsAll() const { return m_knowsAll; }
    /// Whether this is that player; false for kNobody.
    constexpr bool is(PlayerId player) const { return player != kNobody && player == m_player; }

    friend constexpr bool operator==(Viewer, Viewer) = default;

private:
    PlayerId m_player;
    bool m_knowsAll = false;
};

} // namespace mesaviva
