// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "poker_test_table.h"

#include "poker_desk.h"

namespace mesaviva::app {

struct PokerTestTable::Desk final : PokerDeskTest {
    Desk() {
        begin();
        sitAloneAtBetting();
    }
    PokerDesk& desk() { return *m_desk; }
};

PokerTestTable::PokerTestTable(QObject* parent) : QObject(parent) {}
PokerTestTable::~PokerTestTable() = default;

PokerTableModel* PokerTestTable::table() const {
    return m_desks.empty() ? nullptr : &m_desks.back()->desk().model();
}

void PokerTestTable::open() {
    m_desks.push_back(std::make_unique<Desk>());
    emit tableChanged();
}

bool PokerTestTable::runTo(int phase) {
    return m_desks.back()->desk().runTo(static_cast<PokerTableModel::Phase>(phase));
}

QString PokerTestTable::contradiction() {
    return m_desks.empty() ? QString() : m_desks.back()->desk().contradiction();
}

} // namespace mesaviva::app
