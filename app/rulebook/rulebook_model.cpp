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

/// An amount stays on one line with its sign.
QString inLanguage(const QJsonValue& text, const QString& language) {
    return text[language].toString().replace(QStringLiteral(" €"), QStringLiteral("\u00A0€"));
}

GuideSection guideSectionOf(const QJsonValue& section, const QString& language) {
    GuideSection result;
    result.id = section[QLatin1String("id")].toString();
    result.title = inLanguage(section[QLatin1String("title")], language);
    for (const QJsonValue& paragraph : section[QLatin1String("paragraphs")].toArray()) {
        result.paragraphs.append(inLanguage(paragraph, language));
    }
    result.rules = strings(section[QLatin1String("rules")]);
    return result;
}

PayRow payRowOf(const QJsonValue& row, const QString& language) {
    PayRow result;
    result.hand = row[QLatin1String("hand")].toString();
    result.name = inLanguage(row[QLatin1String("name")], language);
    result.text = inLanguage(row[QLatin1String("text")], language);
    result.multiplier = row[QLatin1String("multiplier")].toInt();
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
        if (!letter.isMark()) {
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

/// `P12a` to `P12j` are parts of `P12`.
bool isPartOf(const QString& part, const QString& id) {
    return part.size() == id.size() + 1 && part.startsWith(id) && part.back().isLower();
}

} // namespace

/// The two files, and what belongs together in them.
class RulebookModel::Book {
public:
    Book()
        : m_register(readObject(QStringLiteral(":/mesaviva/regulations/register.json"))),
          m_guide(readObject(QStringLiteral(":/mesaviva/regulations/poker_guide.json"))) {
        for (const QJsonValue& chapter : chapters()) {
            const QString id = chapter[QLatin1String("id")].toString();
            for (const QString& rule : strings(chapter[QLatin1String("rules")])) {
                m_order.append(rule);
                m_chapterOf.insert(rule, id);
            }
        }
        for (const QJsonValue& rule : m_register[QLatin1String("rules")].toArray()) {
            m_entries.insert(rule[QLatin1String("id")].toString(), rule);
        }
        for (const QJsonValue& reading : m_register[QLatin1String("readings")].toArray()) {
            placeReading(reading);
        }
    }

    QJsonValue document() const { return m_register[QLatin1String("documents")].toArray().first(); }
    QJsonArray chapters() const { return document()[QLatin1String("chapters")].toArray(); }
    /// All rules and readings, in the order of the chapters.
    const QStringList& order() const { return m_order; }
    QJsonValue entry(const QString& id) const { return m_entries.value(id); }
    QString chapterOf(const QString& id) const { return m_chapterOf.value(id); }
    QStringList readingsOf(const QString& rule) const { return m_readingsOf.value(rule); }
    QJsonArray sections() const { return m_guide[QLatin1String("sections")].toArray(); }
    QJsonValue section(const QString& id) const {
        for (const QJsonValue& section : sections()) {
            if (section[QLatin1String("id")].toString() == id) {
                return section;
            }
        }
        return {};
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
    QJsonObject m_guide;
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

void RulebookModel::setHouseRules(bool aceHighStraight, bool voidAll) {
    if (aceHighStraight == m_aceHighStraight && voidAll == m_voidAll) {
        return;
    }
    m_aceHighStraight = aceHighStraight;
    m_voidAll = voidAll;
    emit changed();
}

QString RulebookModel::title() const {
    return inLanguage(book().document()[QLatin1String("title")], m_language);
}

QString RulebookModel::source() const { return book().document()[QLatin1String("source")].toString(); }

QVariantList RulebookModel::chapters() const {
    QVariantList result;
    for (const QJsonValue& chapter : book().chapters()) {
        RuleChapter entry;
        entry.id = chapter[QLatin1String("id")].toString();
        entry.title = inLanguage(chapter[QLatin1String("title")], m_language);
        result.append(QVariant::fromValue(entry));
    }
    return result;
}

QString RulebookModel::chapterTitle(const QString& id) const {
    for (const QJsonValue& chapter : book().chapters()) {
        if (chapter[QLatin1String("id")].toString() == id) {
            return inLanguage(chapter[QLatin1String("title")], m_language);
        }
    }
    return {};
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
        const QString setting = data[QLatin1String("setting")].toString();
        const bool playsOther = setting == QLatin1String("ace_high_straight") ? !m_aceHighStraight
                                : setting == QLatin1String("system_failure")  ? m_voidAll
                                                                              : false;
        entry.chosen = playsOther ? QStringLiteral("other") : QStringLiteral("text");
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
    return result;
}

QVariantList RulebookModel::guide() const {
    QVariantList result;
    for (const QJsonValue& section : book().sections()) {
        result.append(QVariant::fromValue(guideSectionOf(section, m_language)));
    }
    return result;
}

GuideSection RulebookModel::guideSection(const QString& id) const {
    return guideSectionOf(book().section(id), m_language);
}

QVariantList RulebookModel::payTable() const {
    QVariantList result;
    for (const QJsonValue& row :
         book().section(QStringLiteral("pay_table"))[QLatin1String("rows")].toArray()) {
        result.append(QVariant::fromValue(payRowOf(row, m_language)));
    }
    return result;
}

PayRow RulebookModel::qualification() const {
    return payRowOf(book().section(QStringLiteral("pay_table"))[QLatin1String("qualification")], m_language);
}

QVariantList RulebookModel::glossary() const { return findTerms({}); }

QVariantList RulebookModel::findTerms(const QString& text) const {
    QVariantList result;
    const QStringList words = wordsOf(text);
    for (const QJsonValue& data :
         book().section(QStringLiteral("glossary"))[QLatin1String("terms")].toArray()) {
        const GlossaryTerm term = glossaryTermOf(data, m_language);
        if (hasAllWords(term.pt + QLatin1Char(' ') + term.en + QLatin1Char(' ') + term.meaning, words)) {
            result.append(QVariant::fromValue(term));
        }
    }
    return result;
}

} // namespace mesaviva::app
