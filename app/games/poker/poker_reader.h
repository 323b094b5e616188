// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"
#include "app/games/poker/poker_table_model.h"

namespace mesaviva::app {

/// Reads a poker table aloud for screen readers.
class PokerReader final : public TableReader {
    Q_DECLARE_TR_FUNCTIONS(PokerReader)

public:
    /// `table` must outlive this object.
    explicit PokerReader(PokerTableModel& table) : TableReader(table), m_table(table), m_known(seats()) {}

    std::vector<SpokenAction> spokenActions(const TableEvent& event) override;
    void catchUp() override;

protected:
    QString turn() const override;
    QString hand() const override;
    QString house() const override;
    QString stakes() const override;
    QString others() const override;
    QStringList actions() const override;
    std::vector<PlaceRow> layoutRows() const override;

private:
    std::vector<PokerSeatListModel::Row> seats() const;
    std::vector<SpokenAction> actionsOf(const PokerSeatListModel::Row& before,
                                        const PokerSeatListModel::Row& now, bool takenBack) const;
    QString shown(const PokerSeatListModel::Row& row) const;
    QStringList cardsAt(PokerCardListModel::Place place, int seat) const;
    PlaceRow dealersPlace() const;
    PlaceRow payTable() const;
    QString boxTerms(PokerStackListModel::Place place) const;
    Place emptyBox(const QString& name, PokerStackListModel::Place place) const;
    PlaceRow seatPlace(int seat) const;
    PlaceRow lastRound() const;
    QString plate(int seat) const;

    PokerTableModel& m_table;
    std::vector<PokerSeatListModel::Row> m_known; ///< the seats at the last event
};

} // namespace mesaviva::app
