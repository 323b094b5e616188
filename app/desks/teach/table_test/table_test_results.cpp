// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/table_test/table_test_results.h"

namespace mesaviva::app {

TableTestResults::TableTestResults(const QString& folder)
    : m_tests(folder, ResultKind::tests, &ResultStore::tests) {}

void TableTestResults::setFolder(const QString& folder) {
    const bool opened = m_tests.isOpened();
    m_tests.moveTo(folder);
    m_message.clear();
    if (opened) {
        open();
    }
    emit changed();
}

void TableTestResults::open() {
    m_tests.open([this](bool done) {
        if (!done) {
            m_message = tr("The file with the tests can't be read.");
        }
        emit changed();
    });
}

void TableTestResults::add(const croupier::TakenTest& test) {
    m_tests.add(test, [this](const bool& stored) {
        m_message = stored ? QString() : tr("The test can't be saved.");
        emit changed();
    });
    emit changed();
}

void TableTestResults::forget() {
    m_tests.forget([this](bool done) {
        m_message = done ? QString() : tr("The file with the tests can't be written.");
        emit changed();
    });
}

} // namespace mesaviva::app
