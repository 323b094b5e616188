// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace mesaviva::app {

/// A PIN for what only the examiner may do: change the options of a table test, the marks and the course of a
/// class, and delete results. It is stored as a
/// salted hash (libsodium's crypto_pwhash_str) in the settings; hashing takes time and memory on purpose and
/// runs on a worker thread. Wrong PINs are counted, also across restarts, and are followed by growing pauses.
/// It keeps trainees from changing a test; it protects no file: who may edit the settings may remove it.
class ExaminerLock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the table test")
    Q_PROPERTY(bool pinSet READ isPinSet NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(int wait READ wait NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)
    Q_PROPERTY(QString file READ file CONSTANT)

public:
    static constexpr int kLeast = 4; ///< digits
    static constexpr int kMost = 12;

    /// `settings`: INI file; empty: the user's own. `now` returns seconds since 1970; none: the system's
    /// clock.
    explicit ExaminerLock(const QString& settings = {}, std::function<qint64()> now = {},
                          QObject* parent = nullptr);

    /// Whether there is a PIN.
    bool isPinSet() const { return !m_hash.isEmpty(); }
    /// Whether everything may be changed: there is no PIN, or it was given.
    bool isOpen() const { return !isPinSet() || m_open; }
    /// Why something that only the examiner may do can't be done now; empty: it can.
    QString reason() const;
    /// A PIN is being hashed or compared.
    bool isBusy() const { return m_busy; }
    /// Seconds until the next PIN may be tried.
    int wait() const;
    bool canUndo() const { return !m_removed.isEmpty(); }
    QString message() const { return m_message; }
    bool hasFailed() const { return m_failed; }
    /// The settings file; removing its section `[examiner]` removes a PIN that nobody knows any more.
    QString file() const { return m_store.file(); }

    /// Tries a PIN; ignored during a pause.
    Q_INVOKABLE void unlock(const QString& pin);
    Q_INVOKABLE void lock();
    /// Sets a PIN of 4 to 12 digits, and stays open. Only while open.
    Q_INVOKABLE void setPin(const QString& pin);
    /// Removes the PIN; undo() brings it back. Only while open.
    Q_INVOKABLE void remove();
    Q_INVOKABLE void undo();
    /// Forgets the message.
    Q_INVOKABLE void forgetMessage() { say({}, false); }

    void retranslate() { say({}, false); }

signals:
    void changed();
    /// isOpen() has changed.
    void openChanged();

private:
    void store(const QString& hash);
    void say(const QString& words, bool failure);

    SettingsStore m_store;
    std::function<qint64()> m_now;
    QString m_hash;
    QString m_removed; ///< the hash that was removed last
    bool m_open = false;
    bool m_busy = false;
    bool m_wasOpen = true; ///< at the last openChanged()
    int m_locks = 0;       ///< how often it was locked
    QString m_message;
    bool m_failed = false;
    QTimer m_tick;
    Worker m_worker; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
