// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/check_verdict.h"
#include "engine/record/verify.h"
#endif

#include <QObject>
#include <QString>

#include <atomic>
#include <optional>
#include <thread>

namespace mesaviva::app {

/// Checks a record beside everything else (record::verify), and tells what came of it in words.
class RecordCheck : public QObject {
    Q_OBJECT

public:
    explicit RecordCheck(QObject* parent = nullptr) : QObject(parent) {}
    ~RecordCheck() override { cancel(); }

    /// Checks this file, or what the options name of it; where it is whole, it is compared with the second
    /// copy of its log, if there is one. Does nothing while a check runs.
    void start(const QString& file, const record::VerifyOptions& options = {}, const QString& copy = {});
    /// Ends a check that runs; nothing comes of it.
    void cancel();
    /// What came of the last one is forgotten: another file, or another round.
    void forget();

    bool isRunning() const { return m_running; }
    /// From 0 to 1.
    double progress() const { return m_progress; }
    /// One has come to its end, and everything was as it must be.
    bool hasResult() const { return m_result.has_value(); }
    bool isWhole() const { return m_result && *m_result && !(*m_result)->bad; }
    /// What came of it; nothing: it is not known yet.
    std::optional<CheckVerdict> known() const;
    /// The same in words of the present language.
    QString verdict() const;
    static QString words(const CheckVerdict& verdict);
    /// What is to be said of rules that another build did not name yet; empty: nothing.
    static QString namedSince(const CheckVerdict& verdict);

signals:
    void changed();

private:
    void finish(int turn, const Result<record::Verification, record::Fault>& result, bool copyUnread);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    int m_turn = 0; ///< which check it is: what a cancelled one still tells is not heard
    bool m_running = false;
    bool m_ofRound = false;    ///< one round was checked, not the whole record
    bool m_compared = false;   ///< with the second copy
    bool m_copyUnread = false; ///< that could not be read
    double m_progress = 0;
    std::optional<Result<record::Verification, record::Fault>> m_result;
};

} // namespace mesaviva::app
