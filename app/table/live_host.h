// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/simulated_names.h"
#include "engine/table/live_table.h"

#include <QStringList>

#include <memory>
#include <utility>

namespace mesaviva::app {

/// A table at which this player and simulated ones play in real time. `Host` is the game's, `Crowd` its
/// simulated players.
template <class Host, class Crowd>
class LiveHost : public Host {
public:
    using Game = typename Host::Game;
    using Table = LiveTable<Game, Crowd>;

    TableSource<Game>& source() const override { return *m_table; }
    PlayerId ownPlayer() const override { return 0; }
    QString playerName(PlayerId player) const override {
        return player == ownPlayer() ? ownName() : m_names.value(player - 1);
    }
    bool isSimulated(PlayerId player) const override { return m_table->crowd().has(player); }

protected:
    /// Opens the table for this player and so many simulated ones, who come in that order. Who they are
    /// differs from table to table (`look`) and has no part in any outcome.
    LiveHost(typename Table::Settings settings, std::unique_ptr<typename Game::Chance> chance, int simulated,
             RandomStream& look)
        : m_names(simulatedNames(simulated, look)) {
        Opening<typename Table::Settings> opening{std::move(settings)};
        opening.guests.push_back({"player", false});
        for (const QString& name : m_names) {
            opening.guests.push_back({name.toStdString(), true});
        }
        m_table = std::make_unique<Table>(std::move(opening), std::move(chance));
    }

    Table& table() { return *m_table; }
    const Table& table() const { return *m_table; }

    /// What this player is called in the present language.
    virtual QString ownName() const = 0;

private:
    QStringList m_names; ///< of the simulated players
    std::unique_ptr<Table> m_table;
};

} // namespace mesaviva::app
