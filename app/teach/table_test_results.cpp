// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/table_test_results.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <optional>

namespace mesaviva::app {

namespace {

std::filesystem::path testBookIn(const QString& folder) {
    const QString place =
        folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
    return std::filesystem::path(QDir(place).filePath(QStringLiteral("table_tests.sqlite")).toStdU16String());
}

} // namespace

TableTestResults::TableTestResults(const QString& folder) : m_book(testBookIn(folder)) {}

TableTestResults::~TableTestResults() {
    m_worker.reset(); // the job that runs may write the book, too
    for (const Unkept& unkept : m_unkept) {
        if (!unkept.begun->exchange(true)) {
            m_book.keep(unkept.test);
        }
    }
}

void TableTestResults::open() {
    if (m_opened) {
        return;
    }
    m_opened = true;
    m_worker->run(
        *this, [book = m_book] { return book.read(); },
        [this](const std::optional<std::vector<croupier::TakenTest>>& tests) {
            if (tests) { // what was taken meanwhile is there already
                m_tests.insert(m_tests.begin(), tests->begin(), tests->end());
            } else {
                m_told = tr("The file with the tests can't be read.");
            }
            emit changed();
        });
}

void TableTestResults::keep(const croupier::TakenTest& test) {
    m_tests.push_back(test);
    const Unkept unkept{test, std::make_shared<std::atomic<bool>>(false)};
    std::erase_if(m_unkept, [](const Unkept& earlier) { return earlier.begun->load(); });
    m_unkept.push_back(unkept);
    m_worker->run(
        *this, [book = m_book, unkept] { return unkept.begun->exchange(true) || book.keep(unkept.test); },
        [this](const bool& kept) {
            if (!kept) {
                m_told = tr("The test can't be kept.");
                emit changed();
            }
        });
    emit changed();
}

void TableTestResults::forget() {
    m_worker->run(
        *this, [book = m_book] { return book.forget(); },
        [this, known = m_tests.size()](const bool& done) {
            if (done) { // what was kept meanwhile stays
                m_tests.erase(m_tests.begin(),
                              m_tests.begin() + static_cast<std::ptrdiff_t>(std::min(known, m_tests.size())));
            } else {
                m_told = tr("The file with the tests can't be written.");
            }
            emit changed();
        });
}

} // namespace mesaviva::app
