// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/record_reader.h"
#endif

#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace mesaviva::app {

/// Asks a record beside the window, one question after the other. It goes before what its answers touch: the
/// last member of its owner.
class RecordQuery {
public:
    /// Takes in what was read; on the window's thread.
    using Answer = std::function<void()>;
    /// Reads; on a thread of its own. Throws record::Fault.
    using Question = std::function<Answer(record::RecordReader&)>;
    /// Is told, on the window's thread, why there is no answer.
    using Failed = std::function<void(record::FaultKind)>;

    /// Answers come while `owner` is there.
    explicit RecordQuery(QObject& owner) : m_owner(owner) {}

    void ask(const QString& file, Question question, Failed failed);
    /// Nobody wants the answers to what has been asked any more: they do not come.
    void forget();
    /// An answer is still to come.
    bool isBusy() const { return m_open > 0; }

private:
    QObject& m_owner;
    int m_open = 0;
    std::shared_ptr<std::atomic<std::uint64_t>> m_turn = std::make_shared<std::atomic<std::uint64_t>>(0);
    Worker m_worker;
};

} // namespace mesaviva::app
