// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_test_table.h"

#include "roulette_desk.h"

namespace mesaviva::app {

struct RouletteTestTable::Desk final : RouletteDeskTest {
    explicit Desk(roulette::RuleSet rules) {
        begin();
        openAtBetting(patientTable(rules));
    }
    RouletteDesk& desk() { return *m_desk; }
};

RouletteTestTable::RouletteTestTable(QObject* parent) : QObject(parent) {}
RouletteTestTable::~RouletteTestTable() = default;

RouletteTableModel* RouletteTestTable::table() const {
    return m_desks.empty() ? nullptr : &m_desks.back()->desk().model();
}

void RouletteTestTable::open(const QString& rules) {
    const roulette::RuleSet set = rules == QLatin1String("macau")    ? roulette::RuleSet::macau
                                  : rules == QLatin1String("casino") ? roulette::RuleSet::casino
                                                                     : roulette::RuleSet::online;
    m_desks.push_back(std::make_unique<Desk>(set));
    emit tableChanged();
}

int RouletteTestTable::straight(int pocket) const {
    return m_desks.back()->desk().spot(roulette::ChanceKind::straight, {pocket});
}

double RouletteTestTable::lying(int spot) const {
    return static_cast<double>(m_desks.back()->desk().lying(spot));
}

bool RouletteTestTable::runTo(const QString& kind) { return m_desks.back()->desk().runTo(kind); }

QString RouletteTestTable::contradiction() {
    return m_desks.empty() ? QString() : m_desks.back()->desk().contradiction();
}

} // namespace mesaviva::app
