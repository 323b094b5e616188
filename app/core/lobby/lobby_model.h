// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"
#include "app/core/text/amounts.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

/// This player's settings for the table of one game, remembered between sessions. Rejects values out of
/// range, and changes to what a regulation fixes.
class LobbyModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(bool usual READ isUsual NOTIFY choicesChanged)
    Q_PROPERTY(QString brokenRule READ brokenRule NOTIFY choicesChanged)
    Q_PROPERTY(bool quick READ isQuick WRITE setQuick NOTIFY choicesChanged)

public:
    /// Whether all settings have their default values.
    virtual bool isUsual() const = 0;
    /// Restores the default values.
    Q_INVOKABLE virtual void resetToDefaults() = 0;
    /// Whether its periods are those of a quick table; sets them, or the usual ones.
    virtual bool isQuick() const = 0;
    virtual void setQuick(bool quick) = 0;
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

/// The values themselves, or multiplied by a factor.
template <class List>
QVariantList choiceList(const List& list, qint64 factor) {
    QVariantList values;
    for (const auto value : list) {
        values.append(value * factor);
    }
    return values;
}
template <class List>
QVariantList choiceList(const List& list) {
    QVariantList values;
    for (const auto value : list) {
        values.append(value);
    }
    return values;
}

/// Cents as text.
inline QStringList amountTexts(const QVariantList& amounts) {
    QStringList texts;
    for (const QVariant& amount : amounts) {
        texts.append(amountText(Money{amount.toLongLong()}));
    }
    return texts;
}

template <class List, class T>
bool contains(const List& list, T value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

/// Reads choices from a group such as "bingo/90"; an invalid value leaves the choice unchanged.
class ChoiceReader {
public:
    ChoiceReader(const SettingsStore& store, QString group) : m_store(store), m_group(std::move(group)) {}

    void flag(const char* name, bool& choice) const { choice = m_store.flag(key(name), choice); }

    /// From `from` to `to`, inclusive.
    template <class T>
    void number(const char* name, T& choice, qint64 from, qint64 to) const {
        choice = static_cast<T>(m_store.number(key(name), from, to, static_cast<qint64>(choice)));
    }

    /// One of the values of a sorted list.
    template <class T, class List>
    void oneOf(const char* name, T& choice, const List& list) const {
        T read = choice;
        number(name, read, list.front(), list.back());
        choice = contains(list, read) ? read : choice;
    }

private:
    QString key(const char* name) const { return m_group + u'/' + QLatin1String(name); }

    const SettingsStore& m_store;
    QString m_group;
};

/// Writes choices, with the same functions as the reader.
class ChoiceWriter {
public:
    ChoiceWriter(SettingsStore& store, QString group) : m_store(store), m_group(std::move(group)) {}

    void flag(const char* name, bool choice) const { m_store.storeFlag(key(name), choice); }
    void number(const char* name, qint64 choice, qint64 /*from*/, qint64 /*to*/) const {
        m_store.storeNumber(key(name), choice);
    }
    template <class List>
    void oneOf(const char* name, qint64 choice, const List& /*list*/) const {
        m_store.storeNumber(key(name), choice);
    }

private:
    QString key(const char* name) const { return m_group + u'/' + QLatin1String(name); }

    SettingsStore& m_store;
    QString m_group;
};

} // namespace mesaviva::app
