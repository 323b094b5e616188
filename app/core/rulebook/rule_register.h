// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The register of rules and the guides to the games, from the program's data, with their relations. Missing
/// items are undefined or empty.
class RuleRegister {
public:
    RuleRegister();

    QJsonArray games() const { return m_register[QLatin1String("games")].toArray(); }
    QJsonArray documents() const { return m_register[QLatin1String("documents")].toArray(); }
    QJsonValue document(const QString& id) const;
    /// The document that contains a chapter.
    QJsonValue documentOf(const QString& chapter) const { return m_documentOf.value(chapter); }
    QJsonValue chapter(const QString& id) const { return m_chapters.value(id); }
    /// All rules and readings, in the order of the chapters.
    const QStringList& order() const { return m_order; }
    QJsonValue entry(const QString& id) const { return m_entries.value(id); }
    QString chapterOf(const QString& id) const { return m_chapterOf.value(id); }
    QStringList readingsOf(const QString& rule) const { return m_readingsOf.value(rule); }
    /// The ids that `id` stands for: itself and its parts, such as `P12a` to `P12j` of `P12`, and `M6.1` to
    /// `M6.17` of `M6`.
    QStringList partsOf(const QString& id) const;
    /// The sections of a game's guide.
    QJsonArray sections(const QString& game) const;
    /// One section, such as `roulette/minute`.
    QJsonValue section(const QString& id) const;

private:
    void placeReading(const QJsonValue& reading);

    QJsonObject m_register;
    QHash<QString, QJsonObject> m_guides; ///< by game
    QHash<QString, QJsonValue> m_chapters;
    QHash<QString, QJsonValue> m_documentOf; ///< by chapter
    QStringList m_order;
    QHash<QString, QJsonValue> m_entries;
    QHash<QString, QString> m_chapterOf;
    QHash<QString, QStringList> m_readingsOf;
};

} // namespace mesaviva::app
