// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/croupier_results.h"

namespace mesaviva::app {

CroupierResults::CroupierResults(const QString& folder)
    : m_shifts(folder, ResultKind::shifts, &ResultStore::shifts) {}

void CroupierResults::setFolder(const QString& folder) {
    const bool opened = m_shifts.isOpened();
    m_shifts.moveTo(folder);
    m_message.clear();
    if (opened) {
        open();
    }
    emit changed();
}

void CroupierResults::open() {
    m_shifts.open([this](bool done) {
        if (done) {
            emit changed();
        } else {
            say(tr("The file with the results can't be read."), true);
        }
    });
}

void CroupierResults::add(const croupier::Shift& shift) {
    m_shifts.add(shift, [this](const bool& stored) {
        if (!stored) {
            say(tr("The results can't be saved."), true);
        }
    });
    emit changed();
}

void CroupierResults::leave(const croupier::Shift& shift) { m_shifts.leave(shift); }

void CroupierResults::say(const QString& words, bool failure) {
    m_message = words;
    m_failed = failure;
    emit changed();
}

void CroupierResults::exportTo(const QUrl& file) {
    m_shifts.ask(
        [path = file.toLocalFile()](const ResultStore& store) {
            const auto shifts = store.shifts();
            return shifts && saveText(path, croupier::csvOf(*shifts));
        },
        [this](const bool& done) {
            say(done ? tr("The results are saved.") : tr("The results can't be saved there."), !done);
        });
}

void CroupierResults::forget() {
    m_shifts.forget([this](bool done) {
        say(done ? tr("All results are deleted.") : tr("The file with the results can't be written."), !done);
    });
}

} // namespace mesaviva::app
