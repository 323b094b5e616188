// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_keeper.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <chrono>
#include <functional>

namespace mesaviva::app {

/// The second copy of the record's log, in a folder that the player chooses, on another device at best:
/// whoever changes the record has to change that, too. What is on record already is copied beside the window.
class RecordCopy : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    /// `keeper` must live longer.
    explicit RecordCopy(RecordKeeper& keeper, QObject* parent = nullptr);
    /// A copy that is being made, or a device that does not answer, is not waited for.
    ~RecordCopy() override;

    /// How long a folder's device may be silent; for tests.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    /// Where the copy is, as people write it; empty: there is none.
    QString folder() const;
    /// What is on record is being copied.
    bool isBusy() const { return m_busy; }
    /// What came of the last choice, or why nothing more is copied; empty: nothing to tell.
    QString told() const;
    bool hasFailed() const;

    /// From now on a copy is kept there; what is on record is copied first. Nothing changes where that folder
    /// can't be written, or has the copy of another record.
    Q_INVOKABLE void choose(const QUrl& folder);
    /// No copy any more; the file stays.
    Q_INVOKABLE void stop();

    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    RecordKeeper& m_keeper;
    bool m_busy = false;
    bool m_refused = false;          ///< m_told says why the choice was not taken
    std::function<QString()> m_told; ///< in the language of the moment
    std::chrono::milliseconds m_patience;
    std::atomic<bool> m_leaving = false;
    Worker m_worker; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
