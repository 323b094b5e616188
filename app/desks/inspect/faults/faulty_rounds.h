// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/rows.h"
#endif

#include "app/core/worker/worker.h"

#include <QByteArray>
#include <QList>
#include <QMultiHash>
#include <QObject>
#include <QString>

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// A fault injected in a round.
struct FaultMark {
    qint64 at = 0; ///< time in milliseconds since the epoch
    /// Opening time of the round from its record: rounds of equal number on two records differ in it. Nothing
    /// if the record could not be read.
    std::optional<qint64> opened;

    friend bool operator==(const FaultMark&, const FaultMark&) = default;
};

/// The known rounds with injected faults: a value, safe on any thread.
class FaultMarks {
public:
    /// Whether the round has an injected fault. If the opening time is unknown, a fault while the round may
    /// have run counts.
    bool has(const record::RoundRow& round) const;
    void insert(const record::RoundId& round, const FaultMark& mark);

    /// Converts a mark to a line of its file and back; nothing if the line is invalid.
    static QByteArray lineOf(const record::RoundId& round, const FaultMark& mark);
    void takeIn(const QByteArray& line);

private:
    QMultiHash<QString, FaultMark> m_marks; ///< by round id
};

/// Rounds on record with an injected fault; lists of rounds mark them, because points moved on purpose. It is
/// only an index, and proves nothing: the record's own events say who injected a fault (`injected_by`),
/// except in records from before that field. It is a file of its own: a line per round with the time of the
/// fault and of the round's opening, which distinguishes equal round numbers of different records.
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
