// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/settings_store.h"

namespace mesaviva::app {

namespace {

QString usersFile() {
    const QString name = QStringLiteral("mesaviva");
    return QSettings(QSettings::IniFormat, QSettings::UserScope, name, name).fileName();
}

} // namespace

SettingsStore::SettingsStore(const QString& file, const QString& group)
    : m_file(file.isEmpty() ? usersFile() : file, QSettings::IniFormat) {
    if (!group.isEmpty()) {
        m_file.beginGroup(group);
    }
}

qint64 SettingsStore::number(const QString& key, qint64 from, qint64 to, qint64 otherwise) const {
    bool isNumber = false;
    const qint64 value = m_file.value(key).toString().toLongLong(&isNumber);
    return isNumber && value >= from && value <= to ? value : otherwise;
}

bool SettingsStore::flag(const QString& key, bool otherwise) const {
    // Not QVariant::toBool(): it reads any text as true.
    const QString text = m_file.value(key).toString();
    return text == QLatin1String("true") || (text != QLatin1String("false") && otherwise);
}

QString SettingsStore::word(const QString& key, const QStringList& words, const QString& otherwise) const {
    const QString text = m_file.value(key).toString();
    return words.contains(text) ? text : otherwise;
}

QStringList SettingsStore::keysFrom(const QString& beginning) const {
    QStringList keys = m_file.allKeys();
    keys.removeIf([&](const QString& key) { return !key.startsWith(beginning); });
    return keys;
}

} // namespace mesaviva::app
