// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/rulebook_model.h"

#include "app/core/rulebook/rule_register.h"
#include "app/core/rulebook/word_search.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// The QML page that shows a section.
QString pageOf(const QJsonValue& section) {
    return section[QLatin1String("terms")].isArray()  ? QStringLiteral("GlossarySection")
           : section[QLatin1String("rows")].isArray() ? QStringLiteral("PayTableSection")
                                                      : QStringLiteral("GuideSectionPage");
}

constexpr int kFarthest = 6;
constexpr int kNumbered = -6; // before everything that is found by words

// Titles rank before texts; in each, whole words first, then word beginnings (the user is typing), then any
// part of a word.
int distanceOf(const QString& name, const QString& all, const QStringList& words) {
    return hasWholeWords(name, words)   ? 0
           : hasBegunWords(name, words) ? 1
           : hasAllWords(name, words)   ? 2
           : hasWholeWords(all, words)  ? 3
           : hasBegunWords(all, words)  ? 4
                                        : kFarthest - 1;
}

// A text that exists in both languages, or one string for both.
QString said(const QJsonValue& text, const QString& language) {
    return text.isString() ? text.toString() : inLanguage(text, language);
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

} // namespace

RulebookModel::RulebookModel(const QString& settings, QObject* parent)
    : QObject(parent),
      m_official(settings) {}

RulebookModel::~RulebookModel() = default;

const RuleRegister& RulebookModel::book() const {
    if (!m_book) {
        m_book = std::make_unique<RuleRegister>();
    }
    return *m_book;
}

void RulebookModel::setLanguage(const QString& language) {
    const bool known = language == QLatin1String("pt") || language == QLatin1String("en");
    if (!known || language == m_language) {
        return;
    }
    m_language = language;
    emit changed();
}

void RulebookModel::setRegulation(const QString& id) {
    if (id == m_regulation || book().document(id).isUndefined()) {
        return;
    }
    m_regulation = id;
    emit changed();
}

QString RulebookModel::beginning() const {
    return book().document(m_regulation)[QLatin1String("game")].toString() + QLatin1String("/minute");
}

void RulebookModel::setReadings(const ReadingChoices& others) {
    bool differs = false;
    for (auto choice = others.cbegin(); choice != others.cend(); ++choice) {
        differs |= m_others.value(choice.key()) != choice.value();
        m_others.insert(choice.key(), choice.value());
    }
    if (differs) {
        emit changed();
    }
}

void RulebookModel::setPlayed(const PlayedRules& rules) {
    setRegulation(rules.regulation);
    setReadings(rules.readings);
}

QVariantList RulebookModel::groups() const {
    QVariantList result;
    for (const QJsonValue& game : book().games()) {
        RuleGroup guide;
        guide.id = game[QLatin1String("id")].toString();
        guide.title = inLanguage(game[QLatin1String("guide")], m_language);
        result.append(QVariant::fromValue(guide));
        for (const QJsonValue& document : book().documents()) {
            if (document[QLatin1String("game")].toString() == guide.id) {
                RuleGroup group;
                group.id = document[QLatin1String("id")].toString();
                group.title = inLanguage(document[QLatin1String("name")], m_language);
                result.append(QVariant::fromValue(group));
            }
        }
    }
    return result;
}

QVariantList RulebookModel::linesOf(const QString& group) const {
    QVariantList result;
    for (const QJsonValue& section : book().sections(group)) {
        ContentsLine line;
        line.page = pageOf(section);
        line.subject = sectionId(group, section);
        line.title = inLanguage(section[QLatin1String("title")], m_language);
        result.append(QVariant::fromValue(line));
    }
    for (const QJsonValue& chapter : book().document(group)[QLatin1String("chapters")].toArray()) {
        ContentsLine line;
        line.page = QStringLiteral("ChapterSection");
        line.subject = chapter[QLatin1String("id")].toString();
        line.title = inLanguage(chapter[QLatin1String("title")], m_language);
        result.append(QVariant::fromValue(line));
    }
    return result;
}

QString RulebookModel::groupOf(const QString& subject) const {
    return book().section(subject).isUndefined() ? book().documentOf(subject)[QLatin1String("id")].toString()
                                                 : subject.section(QLatin1Char('/'), 0, 0);
}

Regulation RulebookModel::regulationOf(const QString& chapter) const {
    const QJsonValue document = book().documentOf(chapter);
    Regulation result;
    result.id = document[QLatin1String("id")].toString();
    result.game = document[QLatin1String("game")].toString();
    result.name = inLanguage(document[QLatin1String("name")], m_language);
    result.title = inLanguage(document[QLatin1String("title")], m_language);
    result.source = document[QLatin1String("source")].toString();
    result.note = inLanguage(document[QLatin1String("note")], m_language);
    return result;
}

QString RulebookModel::chapterTitle(const QString& id) const {
    return inLanguage(book().chapter(id)[QLatin1String("title")], m_language);
}

RuleEntry RulebookModel::rule(const QString& id) const {
    const QStringList parts = partsOf(id);
    if (parts.isEmpty()) {
        return {};
    }
    const QJsonValue data = book().entry(parts.first());
    RuleEntry entry;
    entry.id = id;
    entry.chapter = book().chapterOf(parts.first());
    entry.regulation = inLanguage(book().documentOf(entry.chapter)[QLatin1String("name")], m_language);
    entry.unconfirmed = data[QLatin1String("unconfirmed")].toBool();
    entry.kind = strings(data[QLatin1String("kind")]).join(QLatin1Char(' '));
    if (parts.first() != id) {
        entry.title = chapterTitle(entry.chapter);
        QStringList texts;
        for (const QString& part : parts) {
            texts.append(inLanguage(book().entry(part)[QLatin1String("text")], m_language));
        }
        entry.text = texts.join(QLatin1Char('\n'));
        entry.related = parts;
        return entry;
    }
    entry.title = inLanguage(data[QLatin1String("title")], m_language);
    entry.text = inLanguage(data[QLatin1String("text")], m_language);
    entry.reading = id.startsWith(QLatin1String("I-"));
    entry.related = entry.reading ? strings(data[QLatin1String("of")]) : book().readingsOf(id);
    entry.other = inLanguage(data[QLatin1String("other")], m_language);
    if (!entry.other.isEmpty()) {
        entry.chosen = m_others.value(id) ? QStringLiteral("other") : QStringLiteral("text");
    }
    return entry;
}

QStringList RulebookModel::partsOf(const QString& id) const { return book().partsOf(id); }

QVariantList RulebookModel::rulesOf(const QString& chapter) const {
    QVariantList result;
    for (const QString& id : book().order()) {
        if (book().chapterOf(id) == chapter) {
            result.append(QVariant::fromValue(rule(id)));
        }
    }
    return result;
}

QVariantList RulebookModel::find(const QString& text) const {
    struct Found {
        int distance; // distance from the best match
        RuleEntry entry;
    };
    std::vector<Found> found;
    const QStringList words = wordsOf(text);
    const QString game = book().document(m_regulation)[QLatin1String("game")].toString();
    for (const QString& id : book().order()) {
        RuleEntry entry = rule(id);
        const QString name = entry.id + QLatin1Char(' ') + entry.title;
        const QString all = name + QLatin1Char(' ') + entry.text + QLatin1Char(' ') + entry.other;
        if (hasAllWords(all, words)) {
            // First the table's regulation, then the others of its game, then those of other games.
            const QJsonValue document = book().documentOf(entry.chapter);
            const int away = document[QLatin1String("id")].toString() == m_regulation ? 0
                             : document[QLatin1String("game")].toString() == game     ? 1
                                                                                      : 2;
            const int numbered = numberDistance(id, words);
            found.push_back({numbered < 2 ? kNumbered + 3 * numbered + away
                                          : away * kFarthest + distanceOf(name, all, words),
                             std::move(entry)});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& one, const Found& other) { return one.distance < other.distance; });
    QVariantList result;
    result.reserve(static_cast<qsizetype>(found.size()));
    for (Found& one : found) {
        result.append(QVariant::fromValue(std::move(one.entry)));
    }
    return result;
}

QVariantList RulebookModel::guide(const QString& game) const {
    QVariantList result;
    for (const QJsonValue& section : book().sections(game)) {
        result.append(QVariant::fromValue(guideSectionOf(section, sectionId(game, section), m_language)));
    }
    return result;
}

GuideSection RulebookModel::guideSection(const QString& id) const {
    const QJsonValue section = book().section(id);
    return section.isUndefined() ? GuideSection() : guideSectionOf(section, id, m_language);
}

QVariantList RulebookModel::payTable(const QString& section) const {
    QVariantList result;
    for (const QJsonValue& row : book().section(section)[QLatin1String("rows")].toArray()) {
        result.append(QVariant::fromValue(payRowOf(row, m_language)));
    }
    return result;
}

PayRow RulebookModel::qualification(const QString& section) const {
    return payRowOf(book().section(section)[QLatin1String("qualification")], m_language);
}

QVariantList RulebookModel::glossary(const QString& section) const {
    QVariantList result;
    for (const QJsonValue& term : book().section(section)[QLatin1String("terms")].toArray()) {
        result.append(QVariant::fromValue(glossaryTermOf(term, m_language)));
    }
    return result;
}

QVariantList RulebookModel::findTerms(const QString& text) const {
    QList<GlossaryTerm> found;
    const QStringList words = wordsOf(text);
    for (const QJsonValue& game : book().games()) {
        for (const QVariant& item :
             glossary(game[QLatin1String("id")].toString() + QLatin1String("/glossary"))) {
            auto term = item.value<GlossaryTerm>();
            const auto same = std::find_if(found.begin(), found.end(), [&](const GlossaryTerm& other) {
                return other.id == term.id && other.meaning == term.meaning;
            });
            if (same != found.end()) {
                same->rules += term.rules;
            } else if (hasAllWords(term.pt + QLatin1Char(' ') + term.en + QLatin1Char(' ') + term.meaning,
                                   words)) {
                term.named = hasWholeWords(term.pt + QLatin1Char(' ') + term.en, words);
                found.append(term);
            }
        }
    }
    std::stable_partition(found.begin(), found.end(), [](const GlossaryTerm& term) { return term.named; });
    QVariantList result;
    for (const GlossaryTerm& term : found) {
        result.append(QVariant::fromValue(term));
    }
    return result;
}

} // namespace mesaviva::app
