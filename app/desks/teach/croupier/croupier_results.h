// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/croupier/croupier_book.h"
#endif

#include "app/desks/teach/common/stored_rows.h"

#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>
#include <vector>

namespace mesaviva::app {

/// What trainees have done at the reversed tables, of all games: the shifts of a file, read and written
/// beside everything else.
class CroupierResults : public QObject {
    Q_OBJECT

public:
    /// `folder`: where the file lies; empty: the user's own.
    explicit CroupierResults(const QString& folder);

    /// Reads what is kept, the first time.
    void open();
    /// From now on the file lies in that folder; empty: the user's own. It is read at once where the other
    /// one was read.
    void keepIn(const QString& folder);
    const std::vector<croupier::Shift>& past() const { return m_shifts.rows(); }
    /// A shift is over.
    void keep(const croupier::Shift& shift);
    /// A shift is cut off by the end of the program: written at the very end.
    void leave(const croupier::Shift& shift);
    /// Calls `then` once the file holds everything that was kept so far.
    void whenSaved(const std::function<void()>& then) { m_shifts.whenSaved(then); }
    void exportTo(const QUrl& file);
    void forget();

    /// What came of the last wish; empty: nothing to tell.
    QString told() const { return m_told; }
    bool isToldFailure() const { return m_toldFailure; }
    void retranslate() { m_told.clear(); }

signals:
    void changed();

private:
    using Rows = StoredRows<croupier::CroupierBook, croupier::Shift>;

    void say(const QString& words, bool failure);

    QString m_told;
    bool m_toldFailure = false;
    Rows m_shifts; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
