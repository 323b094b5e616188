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

/// The second copy of the record's log, in a folder that the player chooses, preferably on another device: a
/// forger would have to change both. Copies the existing record on a worker thread.
class RecordCopy : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    /// `keeper` must outlive it.
    explicit RecordCopy(RecordKeeper& keeper, QObject* parent = nullptr);
    /// Does not wait for a copy in progress or for a device that does not answer.
    ~RecordCopy() override;

    /// Sets how long a folder's device may be silent; for tests.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    /// The folder with the copy, in display form; empty: there is none.
    QString folder() const;
    /// Whether the existing record is being copied.
    bool isBusy() const { return m_busy; }
    /// The result of the last choice, or why copying has stopped; empty: nothing to report.
    QString message() const;
    bool hasFailed() const;

    /// Starts a copy in this folder; the existing record is copied first. Changes nothing if the folder can't
    /// be written, or contains the copy of another record.
    Q_INVOKABLE void choose(const QUrl& folder);
    /// Stops copying; the file remains.
    Q_INVOKABLE void stop();

    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    RecordKeeper& m_keeper;
    bool m_busy = false;
    bool m_refused = false;             ///< m_message says why the choice was rejected
    std::function<QString()> m_message; ///< in the current language
    std::chrono::milliseconds m_patience;
    std::atomic<bool> m_leaving = false;
    Worker m_worker; ///< destroyed first: its jobs call back
};

} // namespace mesaviva::app
