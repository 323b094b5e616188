// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/rule_register.h"

#include "app/core/rulebook/register_texts.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace mesaviva::app {

namespace {

QJsonObject readObject(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// `P12a` to `P12j` are parts of `P12`, `M6.1` to `M6.17` of `M6`.
bool isPartOf(const QString& part, const QString& id) {
    return part.size() > id.size() && part.startsWith(id) &&
           (part[id.size()] == QLatin1Char('.') || (part.size() == id.size() + 1 && part.back().isLower()));
}

} // namespace

RuleRegister::RuleRegister()
    : m_register(readObject(QStringLiteral(":/mesaviva/regulations/register.json"))) {
    for (const QJsonValue& game : games()) {
        const QString id = game[QLatin1String("id")].toString();
        m_guides.insert(id, readObject(QStringLiteral(":/mesaviva/regulations/%1_guide.json").arg(id)));
    }
    for (const QJsonValue& document : documents()) {
        for (const QJsonValue& chapter : document[QLatin1String("chapters")].toArray()) {
            const QString id = chapter[QLatin1String("id")].toString();
            m_chapters.insert(id, chapter);
            m_documentOf.insert(id, document);
            for (const QString& rule : strings(chapter[QLatin1String("rules")])) {
                m_order.append(rule);
                m_chapterOf.insert(rule, id);
            }
        }
    }
    for (const QJsonValue& rule : m_register[QLatin1String("rules")].toArray()) {
        m_entries.insert(rule[QLatin1String("id")].toString(), rule);
    }
    for (const QJsonValue& reading : m_register[QLatin1String("readings")].toArray()) {
        placeReading(reading);
    }
}

QJsonValue RuleRegister::document(const QString& id) const {
    for (const QJsonValue& document : documents()) {
        if (document[QLatin1String("id")].toString() == id) {
            return document;
        }
    }
    return QJsonValue::Undefined;
}

QStringList RuleRegister::partsOf(const QString& id) const {
    QStringList parts;
    for (const QString& other : m_order) {
        if (other == id || isPartOf(other, id)) {
            parts.append(other);
        }
    }
    return parts;
}

QJsonArray RuleRegister::sections(const QString& game) const {
    return m_guides.value(game).value(QLatin1String("sections")).toArray();
}

QJsonValue RuleRegister::section(const QString& id) const {
    const QString game = id.section(QLatin1Char('/'), 0, 0);
    for (const QJsonValue& section : sections(game)) {
        if (sectionId(game, section) == id) {
            return section;
        }
    }
    return QJsonValue::Undefined;
}

void RuleRegister::placeReading(const QJsonValue& reading) {
    const QString id = reading[QLatin1String("id")].toString();
    const QStringList of = strings(reading[QLatin1String("of")]);
    const QString chapter = m_chapterOf.value(of.value(0));
    m_entries.insert(id, reading);
    m_chapterOf.insert(id, chapter);
    for (const QString& rule : of) {
        m_readingsOf[rule].append(id);
    }
    const auto last = std::find_if(m_order.rbegin(), m_order.rend(),
                                   [&](const QString& rule) { return m_chapterOf.value(rule) == chapter; });
    m_order.insert(std::distance(last, m_order.rend()), id);
}

} // namespace mesaviva::app
