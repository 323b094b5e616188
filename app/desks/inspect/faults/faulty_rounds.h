// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/worker/worker.h"
#include "app/desks/inspect/file/fault_marks.h"

#include <QList>
#include <QObject>
#include <QString>

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// Rounds on record with an injected fault; pages that show a round mark them, because points moved on
/// purpose. The record itself only says that a system failed, so this list is a separate file: a line per
/// round with the time of the fault and of the round's opening, which distinguishes equal round numbers of
/// different records.
class FaultyRounds : public QObject {
    Q_OBJECT

public:
    /// Keeps the newest rounds, up to this number.
    static constexpr qsizetype kMost = 10'000;

    /// `path`: file to use; empty: in the user's own folder.
    explicit FaultyRounds(const QString& path = {}, QObject* parent = nullptr);
    ~FaultyRounds() override;

    bool has(const record::RoundRow& round) { return marks().has(round); }
    /// Adds a fault injected in that round at that time. `record` is the record file with the round; it is
    /// read on a worker thread.
    void add(const record::RoundId& round, record::WallTime at, const std::filesystem::path& record = {});
    /// All known marks.
    const FaultMarks& marks();

signals:
    void changed();

private:
    struct Added {
        record::RoundId round;
        FaultMark mark;
        std::filesystem::path record;

        /// Completes a mark from the record.
        FaultMark asked() const;
    };

    void load();

    QString m_path;
    FaultMarks m_marks;
    bool m_loaded = false;
    QList<Added> m_added; ///< since the program started
    /// number of marks written
    std::shared_ptr<std::atomic<int>> m_written = std::make_shared<std::atomic<int>>(0);
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first
};

} // namespace mesaviva::app
