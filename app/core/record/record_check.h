// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/check_verdict.h"
#include "engine/record/verify/verify.h"
#endif

#include <QObject>
#include <QString>

#include <atomic>
#include <optional>
#include <thread>

namespace mesaviva::app {

/// Verifies a record (record::verify) on a worker thread and describes the result.
class RecordCheck : public QObject {
    Q_OBJECT

public:
    explicit RecordCheck(QObject* parent = nullptr) : QObject(parent) {}
    ~RecordCheck() override { cancel(); }

    /// Verifies this file, or the part named by the options; a valid record is then compared with the second
    /// copy of its log, if there is one. Does nothing while a check runs.
    void start(const QString& file, const record::VerifyOptions& options = {}, const QString& copy = {});
    /// Ends a running check without a result.
    void cancel();
    /// Clears the last result: another file, or another round.
    void forget();

    bool isRunning() const { return m_running; }
    /// From 0 to 1.
    double progress() const { return m_progress; }
    /// Whether a check has finished without finding a defect.
    bool hasResult() const { return m_result.has_value(); }
    bool isWhole() const { return m_result && *m_result && !(*m_result)->bad; }
    /// The result; nullopt: not known yet.
    std::optional<CheckVerdict> known() const;
    /// The result as text in the current language.
    QString verdict() const;
    static QString words(const CheckVerdict& verdict);
    /// Explains rules that the recording build did not name yet; empty: none.
    static QString namedSince(const CheckVerdict& verdict);

signals:
    void changed();

private:
    void finish(int turn, const Result<record::Verification, record::Fault>& result, bool copyUnread);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    int m_turn = 0; ///< the number of the check: signals of a cancelled one are ignored
    bool m_running = false;
    bool m_ofRound = false;    ///< one round was checked, not the whole record
    bool m_compared = false;   ///< compared with the second copy
    bool m_copyUnread = false; ///< the second copy could not be read
    double m_progress = 0;
    std::optional<Result<record::Verification, record::Fault>> m_result;
};

} // namespace mesaviva::app
