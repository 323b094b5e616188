// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <vector>

namespace mesaviva::app {

/// The text of the register (JSON).
QByteArray registerText();

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

/// An invisible character that prevents a line break.
inline constexpr QChar kJoiner(0x2060);

/// The texts of a list.
QStringList strings(const QJsonValue& list);
/// A text that exists in both languages. Example amounts use the chosen unit; an amount and its unit, and a
/// reading's number, do not break across lines.
QString inLanguage(const QJsonValue& text, const QString& language);
/// `roulette/minute`.
QString sectionId(const QString& game, const QJsonValue& section);

/// A rule or reading of a regulation, for inspectors.
struct InspectedRule {
    QString id;
    QString regulation; ///< `pt-803-2015`
    QString name;       ///< the regulation's short name
    QString game;       ///< `poker`
    QString title;
    QString text;      ///< its content in our own words; of a reading: the interpretation
    QStringList kinds; ///< letters of the register: L, V, F, N
    QString seen;      ///< of a rule that no scenario proves: where and when it can be observed; otherwise
                       ///< empty
    bool unconfirmed = false; ///< to be confirmed against the Diário da República
    bool reading = false;
    QStringList of;      ///< of a reading: the rules that it interprets
    QString other;       ///< of a reading: the alternative that the house may choose; often empty
    QString alternative; ///< of a reading without a choice: the alternative, which the house does not offer
    QString played;      ///< for `alternative`: the shipped scenario that plays it
    QString setting;     ///< for `alternative`: the table setting that turns it on
    QString ours;        ///< for `alternative`: the shipped scenario that plays our reading, where removing
                         ///< the setting from `played` is not enough; usually empty

    friend bool operator==(const InspectedRule&, const InspectedRule&) = default;
};

/// All rules of the five regulations in a language (`pt`, `en`), by regulation and rule number, each followed
/// by its readings. Read once. Thread-safe.
const std::vector<InspectedRule>& inspectedRules(QStringView language);

/// How the program treats rules of these kinds, as a sentence in the current language.
QString doesAbout(const QStringList& kinds, bool reading);

/// That a rule is `unconfirmed`, as a sentence in the current language.
QString unconfirmedText();

/// For each rule that can be read in two ways, whether the table uses the second reading: `I-O7b` to true.
using ReadingChoices = QHash<QString, bool>;

/// The rules of a table: its regulation, such as `pt-804-2015`, and how it reads them.
struct PlayedRules {
    QString regulation;
    ReadingChoices readings;
};

} // namespace mesaviva::app
