// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/fault.h"
#include "engine/record/round_row.h"
#endif

#include "app/core/table/round_replays.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>

namespace mesaviva::app {

/// Reads a round on record on a worker thread: its table is folded up to the round, which takes a while at a
/// table with many rounds.
class RecordedReading : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(OpenedTable)>;

    explicit RecordedReading(QObject* parent = nullptr) : QObject(parent) {}
    ~RecordedReading() override { cancel(); }

    /// Calls `done` with the table that replays the round, or without one if it is not on record. Cancels a
    /// running read. `rounds` must outlive it.
    void read(const QString& file, const record::RoundRow& round, RoundReplays& rounds, Done done);
    void cancel();
    bool isBusy() const { return m_job != nullptr; }
    /// From 0 to 1.
    double progress() const { return m_progress; }

signals:
    void changed();
    void refused(mesaviva::record::FaultKind kind);

private:
    struct Job {
        std::uint64_t number = 0;
        std::thread thread;
        std::atomic<bool> cancelled = false;
        Done done;
    };

    void finish(const TableOpener& opener);

    std::unique_ptr<Job> m_job; ///< null: not reading
    std::uint64_t m_last = 0;   ///< the number of the last job
    double m_progress = 0;
};

} // namespace mesaviva::app
