// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// What this player has chosen about the table of one game, remembered from one time to the next. A choice
/// that is out of its bounds, or that is not left to the house, is not taken.
class LobbyModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(bool usual READ isUsual NOTIFY choicesChanged)
    Q_PROPERTY(QString brokenRule READ brokenRule NOTIFY choicesChanged)

public:
    /// Whether all choices are the house's usual ones.
    virtual bool isUsual() const = 0;
    /// Goes back to the usual choices.
    Q_INVOKABLE virtual void resetToDefaults() = 0;
    /// The rule that keeps the table from opening; empty when it may open.
    virtual QString brokenRule() const = 0;

    /// Words and amounts are to be written in another language's way.
    void retranslate() { emit texts(); }

signals:
    void choicesChanged();
    /// An amount or a word changed, or its language.
    void texts();

protected:
    /// `file` is the INI file to remember in; empty: the user's own. Keys are below `below`, for a table that
    /// is not the lobby's.
    LobbyModel(const QString& file, QObject* parent, const QString& below)
        : QObject(parent),
          m_store(file, below) {}

    SettingsStore& store() { return m_store; }
    const SettingsStore& store() const { return m_store; }

    /// Remembers the choices.
    virtual void keep() = 0;

    void tellChoices() {
        keep();
        emit choicesChanged();
        emit texts();
    }

    /// Takes a choice that fits and is another one.
    template <class T>
    void choose(T& present, const T& value, bool fits) {
        if (fits && !(present == value)) {
            present = value;
            tellChoices();
        }
    }

private:
    SettingsStore m_store;
};

} // namespace mesaviva::app
