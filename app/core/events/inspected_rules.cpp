// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/inspected_rules.h"

#include "app/core/rulebook/register_texts.h"
#include "app/core/rulebook/rule_register.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <tuple>

namespace mesaviva::app {

namespace {

// A rule's sort key within its regulation: `P2` before `P12`, `M6.9` before `M6.10`, `M3.2` before `M3.2.1`,
// `P12a` before `P12b`.
struct RuleNumber {
    std::vector<int> numbers;
    QString letter;

    explicit RuleNumber(const QString& id) {
        static const QRegularExpression kId(QStringLiteral("^[A-Z](\\d+(?:\\.\\d+)*)([a-z]?)$"));
        const QRegularExpressionMatch match = kId.match(id);
        for (const QString& number : match.captured(1).split(u'.', Qt::SkipEmptyParts)) {
            numbers.push_back(number.toInt());
        }
        letter = match.captured(2);
    }

    friend bool operator<(const RuleNumber& a, const RuleNumber& b) {
        return std::tie(a.numbers, a.letter) < std::tie(b.numbers, b.letter);
    }
};

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
    std::vector<InspectedRule> rules;
    QStringList readings;
    for (const QJsonValue& document : book.documents()) {
        QStringList ids;
        for (const QJsonValue& chapter : document[QLatin1String("chapters")].toArray()) {
            ids += strings(chapter[QLatin1String("rules")]);
        }
        std::stable_sort(ids.begin(), ids.end(),
                         [](const QString& a, const QString& b) { return RuleNumber(a) < RuleNumber(b); });
        for (const QString& id : ids) {
            rules.push_back(inspected(id, book.entry(id), document, language));
            for (const QString& reading : book.readingsOf(id)) {
                // A reading of several rules, even of several regulations, is listed after the first of them.
                if (!readings.contains(reading)) {
                    readings.append(reading);
                    rules.push_back(inspected(reading, book.entry(reading), document, language));
                }
            }
        }
    }
    return rules;
}

} // namespace

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

} // namespace mesaviva::app
