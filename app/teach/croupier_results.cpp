// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/croupier_results.h"

#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

#include <filesystem>
#include <optional>

namespace mesaviva::app {

namespace {

std::filesystem::path croupiersBookIn(const QString& folder) {
    const QString place =
        folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
    return std::filesystem::path(QDir(place).filePath(QStringLiteral("croupier.sqlite")).toStdU16String());
}

} // namespace

CroupierResults::CroupierResults(const QString& folder) : m_book(croupiersBookIn(folder)) {}

CroupierResults::~CroupierResults() {
    m_worker.reset(); // the job that runs may write the book, too
    for (const Unkept& unkept : m_unkept) {
        if (!unkept.begun->exchange(true)) {
            m_book.keep(unkept.shift);
        }
    }
}

void CroupierResults::open() {
    if (m_opened) {
        return;
    }
    m_opened = true;
    m_worker->run(
        *this, [book = m_book] { return book.read(); },
        [this](const std::optional<std::vector<croupier::Shift>>& past) {
            if (past) {
                // What was done meanwhile is there already.
                m_past.insert(m_past.begin(), past->begin(), past->end());
                emit changed();
            } else {
                say(tr("The file with the results can't be read."), true);
            }
        });
}

void CroupierResults::keep(const croupier::Shift& shift) {
    m_past.push_back(shift);
    const Unkept unkept{shift, std::make_shared<std::atomic<bool>>(false)};
    std::erase_if(m_unkept, [](const Unkept& earlier) { return earlier.begun->load(); });
    m_unkept.push_back(unkept);
    m_worker->run(
        *this, [book = m_book, unkept] { return unkept.begun->exchange(true) || book.keep(unkept.shift); },
        [this](const bool& kept) {
            if (!kept) {
                say(tr("The results can't be kept."), true);
            }
        });
    emit changed();
}

void CroupierResults::leave(const croupier::Shift& shift) {
    m_unkept.push_back({shift, std::make_shared<std::atomic<bool>>(false)});
}

void CroupierResults::say(const QString& words, bool failure) {
    m_told = words;
    m_toldFailure = failure;
    emit changed();
}

void CroupierResults::exportTo(const QUrl& file) {
    m_worker->run(
        *this,
        [book = m_book, path = file.toLocalFile()] {
            const std::optional<std::string> text = book.csv();
            QSaveFile out(path);
            return text && out.open(QIODevice::WriteOnly) &&
                   out.write(text->data(), static_cast<qint64>(text->size())) ==
                       static_cast<qint64>(text->size()) &&
                   out.commit();
        },
        [this](const bool& done) {
            say(done ? tr("The results are saved.") : tr("The results can't be saved there."), !done);
        });
}

void CroupierResults::forget() {
    m_worker->run(
        *this, [book = m_book] { return book.forget(); },
        [this, known = m_past.size()](const bool& done) {
            if (done) { // what was kept meanwhile stays
                m_past.erase(m_past.begin(),
                             m_past.begin() + static_cast<std::ptrdiff_t>(std::min(known, m_past.size())));
            }
            say(done ? tr("All results are deleted.") : tr("The file with the results can't be written."),
                !done);
        });
}

} // namespace mesaviva::app
