// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes a lobby's choices in the settings file, both from the same list of choices.
#pragma once

#include "app/core/settings/settings_store.h"

#include <QString>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

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
