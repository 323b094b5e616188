// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/fault.h"
#include "engine/record/round_row.h"
#endif

#include "app/core/game/house_game.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>

namespace mesaviva::app {

/// Reads a round on record beside everything else: its table is folded up to it, which takes a while where
/// much has been played there.
class RecordedReading : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(OpenedTable)>;

    explicit RecordedReading(QObject* parent = nullptr) : QObject(parent) {}
    ~RecordedReading() override { cancel(); }

    /// Calls `done` with the table at which the round is played again, without one where it is not on record.
    /// What was being read is read no more. `game` must live longer.
    void read(const QString& file, const record::RoundRow& round, HouseGame& game, Done done);
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

    void finish(const RecordedOpener& opener);

    std::unique_ptr<Job> m_job; ///< null: nothing is read
    std::uint64_t m_last = 0;   ///< the number of the last job
    double m_progress = 0;
};

} // namespace mesaviva::app
