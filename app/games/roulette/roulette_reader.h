// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"
#include "app/games/roulette/roulette_table_model.h"

#include <map>
#include <utility>

namespace mesaviva::app {

/// Reads a roulette table aloud for screen readers.
class RouletteReader final : public TableReader {
    Q_DECLARE_TR_FUNCTIONS(RouletteReader)

public:
    /// `table` must outlive this object.
    explicit RouletteReader(RouletteTableModel& table)
        : TableReader(table),
          m_table(table),
          m_known(stakesBySpot()) {}

    std::vector<SpokenAction> spokenActions(const TableEvent& event) override;
    void catchUp() override { m_known = stakesBySpot(); }

protected:
    QString hand() const override { return stakes(); }
    QString house() const override;
    QString stakes() const override;
    QString others() const override;
    QStringList actions() const override;
    std::vector<PlaceRow> layoutRows() const override;

private:
    struct Stack {
        int spot = -1;
        QString text; ///< "Split 17-20: 5.00 pts, Rui"
        bool own = false;
    };

    std::vector<Stack> stacks() const;
    /// Stakes in cents by player and spot.
    std::map<std::pair<PlayerId, int>, qint64> stakesBySpot() const;
    SpokenAction actionOf(PlayerId player, int spot, qint64 change) const;
    PlaceRow wheel() const;
    PlaceRow numbers() const;
    PlaceRow statistics() const;
    PlaceRow players() const;
    PlaceRow chips() const;
    PlaceRow lastRound() const;
    std::vector<PlaceRow> layout() const;

    RouletteTableModel& m_table;
    std::map<std::pair<PlayerId, int>, qint64> m_known; ///< the stakes at the last event
};

} // namespace mesaviva::app
