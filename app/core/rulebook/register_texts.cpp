// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/register_texts.h"

#include "app/core/text/amounts.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace mesaviva::app {

namespace {

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

// A text that exists in both languages, or one string for both.
QString said(const QJsonValue& text, const QString& language) {
    return text.isString() ? text.toString() : inLanguage(text, language);
}

} // namespace

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

GuideSection guideSectionOf(const QJsonValue& section, const QString& id, const QString& language) {
    GuideSection result;
    result.id = id;
    result.title = inLanguage(section[QLatin1String("title")], language);
    for (const QJsonValue& paragraph : section[QLatin1String("paragraphs")].toArray()) {
        result.paragraphs.append(inLanguage(paragraph, language));
    }
    for (const QJsonValue& column : section[QLatin1String("columns")].toArray()) {
        result.columns.append(inLanguage(column, language));
    }
    result.rules = strings(section[QLatin1String("rules")]);
    return result;
}

PayRow payRowOf(const QJsonValue& row, const QString& language) {
    PayRow result;
    result.key = row[QLatin1String("hand")].toString(row[QLatin1String("chance")].toString());
    result.name = inLanguage(row[QLatin1String("name")], language);
    result.text = inLanguage(row[QLatin1String("text")], language);
    result.multiplier = row[QLatin1String("multiplier")].toInt();
    for (const QJsonValue& cell : row[QLatin1String("cells")].toArray()) {
        result.cells.append(said(cell, language));
    }
    result.cards = row[QLatin1String("cards")].toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    result.rules = strings(row[QLatin1String("rules")]);
    return result;
}

GlossaryTerm glossaryTermOf(const QJsonValue& term, const QString& language) {
    GlossaryTerm result;
    result.id = term[QLatin1String("id")].toString();
    result.pt = term[QLatin1String("pt")].toString();
    result.en = term[QLatin1String("en")].toString();
    result.meaning = inLanguage(term[QLatin1String("meaning")], language);
    result.rules = strings(term[QLatin1String("rules")]);
    return result;
}

} // namespace mesaviva::app
