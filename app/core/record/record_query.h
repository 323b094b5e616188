// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#endif

#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mesaviva::app {

/// Queries a record on a worker thread, one question at a time. Declare it as the last member of its owner,
/// so that it is destroyed before what its answers use.
class RecordQuery {
public:
    /// Applies the result on the GUI thread.
    using Answer = std::function<void()>;
    /// Reads on a worker thread. Throws record::Fault.
    using Question = std::function<Answer(record::RecordReader&)>;
    /// Called on the GUI thread with the reason why there is no answer.
    using Failed = std::function<void(record::FaultKind)>;

    /// Answers are delivered only while `owner` exists.
    explicit RecordQuery(QObject& owner) : m_owner(owner) {}

    void ask(const QString& file, Question question, Failed failed);
    /// Drops the pending questions; their answers are not delivered.
    void forget();
    /// Whether an answer is pending.
    bool isBusy() const { return m_open > 0; }

private:
    QObject& m_owner;
    int m_open = 0;
    std::shared_ptr<std::atomic<std::uint64_t>> m_turn = std::make_shared<std::atomic<std::uint64_t>>(0);
    Worker m_worker;
};

/// Why a link can't be followed with this record file, for the command line; nullopt if it can.
std::optional<std::string> whyLinkLeadsNowhere(const record::RoundLink& link, const QString& file);

/// Whether a file is a database, as records are, rather than text. Call it before opening a file that the
/// user chose: opening and closing the program's own record by other means would release its locks.
bool looksLikeRecord(const QString& file);

} // namespace mesaviva::app
