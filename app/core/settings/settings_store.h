// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>

#include <utility>

namespace mesaviva::app {

/// The program's settings file. It may have been edited by hand or damaged: an invalid value reads as the
/// given default.
class SettingsStore {
public:
    /// `file` is an INI file; empty: the user's own. All keys are below `group`; empty: at the top level.
    explicit SettingsStore(const QString& file = {}, const QString& group = {});

    /// An integer from `from` to `to`, inclusive.
    [[nodiscard]] qint64 number(const QString& key, qint64 from, qint64 to, qint64 otherwise) const;
    [[nodiscard]] bool flag(const QString& key, bool otherwise) const;
    /// One of the given words.
    [[nodiscard]] QString word(const QString& key, const QStringList& words, const QString& otherwise) const;

    /// The file's path.
    [[nodiscard]] QString file() const { return m_file.fileName(); }

    /// Any text.
    [[nodiscard]] QString text(const QString& key) const { return m_file.value(key).toString(); }

    /// All keys with this prefix.
    [[nodiscard]] QStringList keysFrom(const QString& beginning) const;
    /// Removes a value.
    void forget(const QString& key) { m_file.remove(key); }

    void storeNumber(const QString& key, qint64 value) { m_file.setValue(key, value); }
    void storeFlag(const QString& key, bool value) { m_file.setValue(key, value); }
    void storeWord(const QString& key, const QString& value) { m_file.setValue(key, value); }
    /// Writes at once instead of when the event loop is idle.
    void sync() { m_file.sync(); }

private:
    QSettings m_file;
};

/// A boolean setting, stored across restarts.
class StoredFlag {
public:
    /// `store` must outlive it; `usual` is the default value.
    StoredFlag(SettingsStore& store, QString key, bool usual)
        : m_store(store),
          m_key(std::move(key)),
          m_on(store.flag(m_key, usual)) {}

    bool isOn() const { return m_on; }
    /// Stores the value at once; returns whether it changed.
    bool set(bool on) {
        if (on == m_on) {
            return false;
        }
        m_on = on;
        m_store.storeFlag(m_key, on);
        return true;
    }

private:
    SettingsStore& m_store;
    QString m_key;
    bool m_on;
};

} // namespace mesaviva::app
