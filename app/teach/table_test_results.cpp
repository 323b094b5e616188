// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/table_test_results.h"

namespace mesaviva::app {

TableTestResults::TableTestResults(const QString& folder)
    : m_tests(folder, QStringLiteral("table_tests.sqlite")) {}

void TableTestResults::open() {
    m_tests.open(*this, [this](bool done) {
        if (!done) {
            m_told = tr("The file with the tests can't be read.");
        }
        emit changed();
    });
}

void TableTestResults::keep(const croupier::TakenTest& test) {
    m_tests.keep(*this, test, [this](const bool& kept) {
        m_told = kept ? QString() : tr("The test can't be kept.");
        emit changed();
    });
    emit changed();
}

void TableTestResults::forget() {
    m_tests.forget(*this, [this](bool done) {
        m_told = done ? QString() : tr("The file with the tests can't be written.");
        emit changed();
    });
}

} // namespace mesaviva::app
