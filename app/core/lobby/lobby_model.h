// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// This player's settings for the table of one game, remembered between sessions. Rejects values out of
/// range, and changes to what a regulation fixes.
class LobbyModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(bool usual READ isUsual NOTIFY choicesChanged)
    Q_PROPERTY(QString brokenRule READ brokenRule NOTIFY choicesChanged)

public:
    /// Whether all settings have their default values.
    virtual bool isUsual() const = 0;
    /// Restores the default values.
    Q_INVOKABLE virtual void resetToDefaults() = 0;
    /// The rule that keeps the table from opening; empty if it may open.
    virtual QString brokenRule() const = 0;

    /// Emits the texts and amounts again after a change of language.
    void retranslate() { emit texts(); }

signals:
    void choicesChanged();
    /// Emitted when an amount or a text changes, or the language.
    void texts();

protected:
    /// `file` is the INI file to store in; empty: the user's own. `below` prefixes the keys, for a table
    /// other than the lobby's.
    LobbyModel(const QString& file, QObject* parent, const QString& below)
        : QObject(parent),
          m_store(file, below) {}

    SettingsStore& store() { return m_store; }
    const SettingsStore& store() const { return m_store; }

    /// Saves the settings.
    virtual void save() = 0;

    void saveAndNotify() {
        save();
        emit choicesChanged();
        emit texts();
    }

    /// Sets a value that is valid and differs from the current one.
    template <class T>
    void choose(T& present, const T& value, bool fits) {
        if (fits && !(present == value)) {
            present = value;
            saveAndNotify();
        }
    }

private:
    SettingsStore m_store;
};

} // namespace mesaviva::app
