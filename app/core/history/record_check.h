// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/rows.h"
#include "engine/record/verify/verify.h"
#endif

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>

namespace mesaviva::app {

/// The result of a record check, with everything needed to describe it in any language
/// (RecordCheck::words()).
struct CheckVerdict {
    std::optional<record::FaultKind> fault; ///< why it could not be read; nullopt: it was read
    std::optional<record::Finding> bad;     ///< the first defect; nullopt: none
    QString badInWords;                     ///< the same from a file that has it as an English line only
    bool hidden = false;                    ///< an exercise whose errors are being looked for: not checked
    bool ofRound = false;                   ///< one round was checked, not the whole record
    bool compared = false;                  ///< compared with its second copy
    bool copyUnread = false;                ///< the second copy could not be read
    std::uint64_t events = 0;               ///< the counts of record::Verification
    std::uint64_t rounds = 0;
    std::uint64_t outcomes = 0;
    std::uint64_t settlements = 0;
    std::uint64_t given = 0;
    std::uint64_t namedLess = 0;
    QStringList namedSince; ///< ids of rules

    bool isWhole() const { return !fault && !bad && badInWords.isEmpty() && !hidden; }
    friend bool operator==(const CheckVerdict&, const CheckVerdict&) = default;
};

/// The verdict on one round, or on the whole record; without a second copy.
CheckVerdict verdictOf(const Result<record::Verification, record::Fault>& result, bool ofRound);

/// Converts to and from the file format; nullopt if invalid.
QJsonObject jsonOf(const CheckVerdict& verdict);
std::optional<CheckVerdict> checkVerdictFrom(const QJsonObject& json);

/// Verifies a record (record::verify) on a worker thread and describes the result.
class RecordCheck : public QObject {
    Q_OBJECT

public:
    explicit RecordCheck(QObject* parent = nullptr) : QObject(parent) {}
    ~RecordCheck() override { cancel(); }

    /// Verifies this file, or the part named by the options; a valid record is then compared with the second
    /// copy of its log, if there is one. Does nothing while a check runs. An exercise is not checked before
    /// its errors have been looked for (isVerdictHidden()).
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
    bool isWhole() const { return m_result && *m_result && !(*m_result)->bad && !m_hidden; }
    /// The result; nullopt: not known yet.
    std::optional<CheckVerdict> known() const;
    /// The head that a check of the whole record has computed; nullopt: none has.
    std::optional<Digest> head() const {
        return m_result && *m_result && !m_hidden ? (*m_result)->head : std::nullopt;
    }
    /// Everything that the last check found wrong; null: nothing, or not known yet.
    const record::Findings* findings() const {
        return m_result && *m_result && !(*m_result)->faults.isEmpty() ? &(*m_result)->faults : nullptr;
    }
    /// The result as text in the current language.
    QString verdict() const;
    static QString words(const CheckVerdict& verdict);
    /// Explains rules that the recording build did not name yet; empty: none.
    static QString namedSince(const CheckVerdict& verdict);

signals:
    void changed();

private:
    void finish(int turn, const Result<record::Verification, record::Fault>& result, bool copyUnread,
                bool hidden);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    int m_turn = 0; ///< the number of the check: signals of a cancelled one are ignored
    bool m_running = false;
    bool m_ofRound = false;    ///< one round was checked, not the whole record
    bool m_compared = false;   ///< compared with the second copy
    bool m_copyUnread = false; ///< the second copy could not be read
    bool m_hidden = false;     ///< an exercise: not checked
    double m_progress = 0;
    std::optional<Result<record::Verification, record::Fault>> m_result;
};

} // namespace mesaviva::app
