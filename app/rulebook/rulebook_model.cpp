// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rulebook/rulebook_model.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mesaviva::app {

namespace {

QJsonObject readObject(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QStringList strings(const QJsonValue& list) {
    QStringList result;
    for (const QJsonValue& value : list.toArray()) {
        result.append(value.toString());
    }
    return result;
}

/// Keeps a line from breaking where it stands, and is not seen.
constexpr QChar kJoiner(0x2060);

/// An amount stays on one line with its sign, a reading's number in one piece.
QString inLanguage(const QJsonValue& text, const QString& language) {
    return text[language]
        .toString()
        .replace(QStringLiteral(" €"), QStringLiteral("\u00A0€"))
        .replace(QStringLiteral("I-"), QStringLiteral("I-") + kJoiner);
}

/// A text in both languages, or one that is the same in both.
QString said(const QJsonValue& text, const QString& language) {
    return text.isString() ? text.toString() : inLanguage(text, language);
}

/// `roulette/minute`.
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

/// Lower case without accents, so that "sequencia" finds "Sequência".
QString plain(const QString& text) {
    QString result;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D)) {
        if (!letter.isMark() && letter != kJoiner) {
            result.append(letter.toLower());
        }
    }
    return result;
}

bool hasAllWords(const QString& where, const QStringList& words) {
    const QString text = plain(where);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

QStringList wordsOf(const QString& text) { return plain(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

/// `P12a` to `P12j` are parts of `P12`, `M6.1` to `M6.17` of `M6`.
bool isPartOf(const QString& part, const QString& id) {
    return part.size() > id.size() && part.startsWith(id) &&
           (part[id.size()] == QLatin1Char('.') || (part.size() == id.size() + 1 && part.back().isLower()));
}

/// Which of the rulebook's pages shows a section.
QString pageOf(const QJsonValue& section) {
    return section[QLatin1String("terms")].isArray()  ? QStringLiteral("GlossarySection")
           : section[QLatin1String("rows")].isArray() ? QStringLiteral("PayTableSection")
                                                      : QStringLiteral("GuideSectionPage");
}

} // namespace

/// The register and the guides, and what belongs together in them.
class RulebookModel::Book {
public:
    Book() : m_register(readObject(QStringLiteral(":/mesaviva/regulations/register.json"))) {
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

    QJsonArray games() const { return m_register[QLatin1String("games")].toArray(); }
    QJsonArray documents() const { return m_register[QLatin1String("documents")].toArray(); }
    QJsonValue document(const QString& id) const {
        for (const QJsonValue& document : documents()) {
            if (document[QLatin1String("id")].toString() == id) {
                return document;
            }
        }
        return QJsonValue::Undefined;
    }
    /// The one in which a chapter is.
    QJsonValue documentOf(const QString& chapter) const { return m_documentOf.value(chapter); }
    QJsonValue chapter(const QString& id) const { return m_chapters.value(id); }
    /// All rules and readings, in the order of the chapters.
    const QStringList& order() const { return m_order; }
    QJsonValue entry(const QString& id) const { return m_entries.value(id); }
    QString chapterOf(const QString& id) const { return m_chapterOf.value(id); }
    QStringList readingsOf(const QString& rule) const { return m_readingsOf.value(rule); }
    /// The sections of a game's guide.
    QJsonArray sections(const QString& game) const {
        return m_guides.value(game).value(QLatin1String("sections")).toArray();
    }
    /// One of them, such as `roulette/minute`.
    QJsonValue section(const QString& id) const {
        const QString game = id.section(QLatin1Char('/'), 0, 0);
        for (const QJsonValue& section : sections(game)) {
            if (sectionId(game, section) == id) {
                return section;
            }
        }
        return QJsonValue::Undefined;
    }

private:
    void placeReading(const QJsonValue& reading) {
        const QString id = reading[QLatin1String("id")].toString();
        const QStringList of = strings(reading[QLatin1String("of")]);
        const QString chapter = m_chapterOf.value(of.value(0));
        m_entries.insert(id, reading);
        m_chapterOf.insert(id, chapter);
        for (const QString& rule : of) {
            m_readingsOf[rule].append(id);
        }
        const auto last = std::find_if(m_order.rbegin(), m_order.rend(), [&](const QString& rule) {
            return m_chapterOf.value(rule) == chapter;
        });
        m_order.insert(std::distance(last, m_order.rend()), id);
    }

    QJsonObject m_register;
    QHash<QString, QJsonObject> m_guides; ///< by game
    QHash<QString, QJsonValue> m_chapters;
    QHash<QString, QJsonValue> m_documentOf; ///< by chapter
    QStringList m_order;
    QHash<QString, QJsonValue> m_entries;
    QHash<QString, QString> m_chapterOf;
    QHash<QString, QStringList> m_readingsOf;
};

RulebookModel::RulebookModel(QObject* parent) : QObject(parent) {}

RulebookModel::~RulebookModel() = default;

const RulebookModel::Book& RulebookModel::book() const {
    if (!m_book) {
        m_book = std::make_unique<Book>();
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

void RulebookModel::setHouseRules(bool aceHighStraight, bool voidAll) {
    setReadings({{QStringLiteral("I-P8"), !aceHighStraight}, {QStringLiteral("I-P33"), voidAll}});
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

QStringList RulebookModel::partsOf(const QString& id) const {
    QStringList parts;
    for (const QString& other : book().order()) {
        if (other == id || isPartOf(other, id)) {
            parts.append(other);
        }
    }
    return parts;
}

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
    QVariantList result;
    const QStringList words = wordsOf(text);
    for (const QString& id : book().order()) {
        const RuleEntry entry = rule(id);
        if (hasAllWords(entry.id + QLatin1Char(' ') + entry.title + QLatin1Char(' ') + entry.text +
                            QLatin1Char(' ') + entry.other,
                        words)) {
            result.append(QVariant::fromValue(entry));
        }
    }
    std::stable_partition(result.begin(), result.end(), [this](const QVariant& found) {
        return regulationOf(found.value<RuleEntry>().chapter).id == m_regulation;
    });
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
            const auto term = item.value<GlossaryTerm>();
            const auto same = std::find_if(found.begin(), found.end(), [&](const GlossaryTerm& other) {
                return other.id == term.id && other.meaning == term.meaning;
            });
            if (same != found.end()) {
                same->rules += term.rules;
            } else if (hasAllWords(term.pt + QLatin1Char(' ') + term.en + QLatin1Char(' ') + term.meaning,
                                   words)) {
                found.append(term);
            }
        }
    }
    QVariantList result;
    for (const GlossaryTerm& term : found) {
        result.append(QVariant::fromValue(term));
    }
    return result;
}

} // namespace mesaviva::app
