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

/// The rounds on record in which an inspector has caused a fault: points moved for that, and whoever shows a
/// round says so. The record says that a system failed, not at whose wish; so this is kept beside it, a line
/// for each round with the moment of the fault and, from the record itself, that of the round's opening, by
/// which a round of the same number on another record is told apart.
class FaultyRounds : public QObject {
    Q_OBJECT

public:
    /// So many are kept, the newest ones.
    static constexpr qsizetype kMost = 10'000;

    /// `path`: where they are kept; empty: in the user's own folder.
    explicit FaultyRounds(const QString& path = {}, QObject* parent = nullptr);
    ~FaultyRounds() override;

    bool has(const record::RoundRow& round) { return marks().has(round); }
    /// A fault has been caused in that round, at that moment. `record` is the file that has the round; it is
    /// asked beside the window.
    void add(const record::RoundId& round, record::WallTime at, const std::filesystem::path& record = {});
    /// All of them, as they are known now.
    const FaultMarks& marks();

signals:
    void changed();

private:
    struct Added {
        record::RoundId round;
        FaultMark mark;
        std::filesystem::path record;

        /// With what the record says of the round.
        FaultMark asked() const;
    };

    void load();

    QString m_path;
    FaultMarks m_marks;
    bool m_loaded = false;
    QList<Added> m_added; ///< since the program began
    std::shared_ptr<std::atomic<int>> m_written = std::make_shared<std::atomic<int>>(0); ///< of them
    std::optional<Worker> m_worker{std::in_place};                                       ///< goes first
};

} // namespace mesaviva::app
