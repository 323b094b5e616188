// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/rule_register.h"

#include "app/cli/sentences/rules_command.h"
#include "app/core/text/amounts.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mesaviva::app {

namespace {

constexpr const char* kRegister = ":/mesaviva/regulations/register.json";

QByteArray readFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject readObject(const QString& path) { return QJsonDocument::fromJson(readFile(path)).object(); }

// `P12a` to `P12j` are parts of `P12`, `M6.1` to `M6.17` of `M6`; `I-P26b` is a reading of its own.
bool isPartOf(const QString& part, const QString& id) {
    return !id.startsWith(QLatin1String("I-")) && part.size() > id.size() && part.startsWith(id) &&
           (part[id.size()] == QLatin1Char('.') || (part.size() == id.size() + 1 && part.back().isLower()));
}

// Converts the amounts in a text's examples, written in euros, to the chosen unit.
QString withExamples(const QString& text) {
    // "1000 €" and "1,60 €" in Portuguese, "€1,000" and "€1.60" in English.
    static const QRegularExpression kExample(
        QStringLiteral("(?:\\b(\\d+)(?:,(\\d{2}))? €|€(\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.(\\d{2}))?)"));
    if (!text.contains(u'€')) {
        return text;
    }
    const AmountsAt nowhere(AmountPlace::anywhere); // it explains the game, whatever table is open
    QString made;
    qsizetype at = 0;
    for (auto found = kExample.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        QString whole = match.captured(1) + match.captured(3);
        const QString cents = match.captured(2) + match.captured(4);
        made += text.mid(at, match.capturedStart() - at) +
                amountInProse(Money{whole.remove(u',').toLongLong() * 100 + cents.toLongLong()});
        at = match.capturedEnd();
    }
    return made + text.mid(at);
}

InspectedRule inspected(const QString& id, const QJsonValue& entry, const QJsonValue& document,
                        const QString& language) {
    InspectedRule rule;
    rule.id = id;
    rule.regulation = document[QLatin1String("id")].toString();
    rule.name = inLanguage(document[QLatin1String("name")], language);
    rule.game = document[QLatin1String("game")].toString();
    rule.title = inLanguage(entry[QLatin1String("title")], language);
    rule.text = inLanguage(entry[QLatin1String("text")], language);
    rule.seen = inLanguage(entry[QLatin1String("seen")], language);
    rule.unconfirmed = entry[QLatin1String("unconfirmed")].toBool();
    rule.kinds = strings(entry[QLatin1String("kind")]);
    rule.of = strings(entry[QLatin1String("of")]);
    rule.reading = !rule.of.isEmpty();
    rule.other = inLanguage(entry[QLatin1String("other")], language);
    rule.alternative = inLanguage(entry[QLatin1String("alternative")], language);
    rule.played = entry[QLatin1String("played")].toString();
    rule.setting = entry[QLatin1String("setting")].toString();
    rule.ours = entry[QLatin1String("ours")].toString();
    return rule;
}

std::vector<InspectedRule> readRules(const QString& language) {
    const RuleRegister book;
    const QByteArray text = registerText();
    std::vector<InspectedRule> rules;
    for (const ListedRule& rule : listedRules(nlohmann::json::parse(text.begin(), text.end()))) {
        const QString id = QString::fromStdString(rule.id);
        rules.push_back(
            inspected(id, book.entry(id), book.document(QString::fromStdString(rule.document)), language));
    }
    return rules;
}

} // namespace

QByteArray registerText() { return readFile(QString::fromLatin1(kRegister)); }

RuleRegister::RuleRegister() : m_register(readObject(QString::fromLatin1(kRegister))) {
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

QStringList strings(const QJsonValue& list) {
    QStringList result;
    for (const QJsonValue& value : list.toArray()) {
        result.append(value.toString());
    }
    return result;
}

QString inLanguage(const QJsonValue& text, const QString& language) {
    return withExamples(text[language].toString())
        .replace(QStringLiteral("I-"), QStringLiteral("I-") + kJoiner);
}

QString sectionId(const QString& game, const QJsonValue& section) {
    return game + QLatin1Char('/') + section[QLatin1String("id")].toString();
}

const std::vector<InspectedRule>& inspectedRules(QStringView language) {
    if (language == QLatin1String("pt")) {
        static const std::vector<InspectedRule> kPortuguese = readRules(QStringLiteral("pt"));
        return kPortuguese;
    }
    static const std::vector<InspectedRule> kEnglish = readRules(QStringLiteral("en"));
    return kEnglish;
}

QString doesAbout(const QStringList& kinds, bool reading) {
    const auto words = [](const char* text) { return QCoreApplication::translate("InspectedRules", text); };
    QStringList does;
    if (reading) {
        does.append(words(QT_TRANSLATE_NOOP("InspectedRules",
                                            "Our reading, where the text is silent or contradicts itself")));
    }
    if (kinds.contains(QLatin1String("L"))) {
        does.append(words(QT_TRANSLATE_NOOP("InspectedRules", "The table decides by it")));
    }
    if (kinds.contains(QLatin1String("V"))) {
        does.append(words(QT_TRANSLATE_NOOP("InspectedRules", "It is shown or said")));
    }
    if (kinds.contains(QLatin1String("F"))) {
        does.append(
            words(QT_TRANSLATE_NOOP("InspectedRules", "A fault or a procedure that can be acted out")));
    }
    if (kinds.contains(QLatin1String("N"))) {
        does.append(words(QT_TRANSLATE_NOOP("InspectedRules", "A notice or a definition")));
    }
    return does.join(QStringLiteral("; "));
}

QString unconfirmedText() {
    return QCoreApplication::translate("InspectedRules", "To be confirmed against the Diário da República.");
}

} // namespace mesaviva::app
