// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The program's file of remembered choices. What it holds may have been edited by hand or damaged: a value
/// that makes no sense reads as the given default.
class SettingsStore {
public:
    /// `file` is an INI file; empty: the user's own. All keys are below `group`; empty: below none.
    explicit SettingsStore(const QString& file = {}, const QString& group = {});

    /// A whole number between `from` and `to`.
    [[nodiscard]] qint64 number(const QString& key, qint64 from, qint64 to, qint64 otherwise) const;
    [[nodiscard]] bool flag(const QString& key, bool otherwise) const;
    /// One of a few words.
    [[nodiscard]] QString word(const QString& key, const QStringList& words, const QString& otherwise) const;

    /// Any text.
    [[nodiscard]] QString text(const QString& key) const { return m_file.value(key).toString(); }

    /// All keys that begin so.
    [[nodiscard]] QStringList keysFrom(const QString& beginning) const;
    /// Forgets a choice.
    void forget(const QString& key) { m_file.remove(key); }

    void keepNumber(const QString& key, qint64 value) { m_file.setValue(key, value); }
    void keepFlag(const QString& key, bool value) { m_file.setValue(key, value); }
    void keepWord(const QString& key, const QString& value) { m_file.setValue(key, value); }
    /// Writes now what is otherwise written when the event loop has time.
    void sync() { m_file.sync(); }

private:
    QSettings m_file;
};

} // namespace mesaviva::app
