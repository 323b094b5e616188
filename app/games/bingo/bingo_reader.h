// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"
#include "app/games/bingo/bingo_table_model.h"

namespace mesaviva::app {

/// Reads a bingo room aloud for screen readers.
class BingoReader final : public TableReader {
    Q_DECLARE_TR_FUNCTIONS(BingoReader)

public:
    /// `room` must outlive this object.
    explicit BingoReader(BingoTableModel& room) : TableReader(room), m_room(room), m_cards(room.ownCards()) {}

    std::vector<SpokenAction> spokenActions(const TableEvent& event) override;
    void catchUp() override { m_cards = m_room.ownCards(); }

protected:
    QString hand() const override;
    QString house() const override;
    QString stakes() const override;
    QString others() const override;
    QStringList actions() const override;
    std::vector<PlaceRow> layoutRows() const override;

private:
    PlaceRow machine() const;
    PlaceRow panel() const;
    PlaceRow prizes() const;
    PlaceRow winners() const;
    PlaceRow card(int row) const;

    BingoTableModel& m_room;
    int m_cards; ///< number of this player's cards at the last event
};

} // namespace mesaviva::app
