// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook's content in one language. Properties spell lists as QList<QString>, the form that qmllint
// knows.
#pragma once

#include "app/core/rulebook/official_texts.h"
#include "app/core/rulebook/rule_register.h"

#include <QHash>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

/// A group in the table of contents: a game's guide, or a regulation.
class RuleGroup {
    Q_GADGET
    QML_VALUE_TYPE(ruleGroup)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)

public:
    QString id; ///< the game, such as `roulette`, or the regulation, such as `pt-804-2015`
    QString title;
};

/// A line in the table of contents: a section of a guide, or a chapter of a regulation.
class ContentsLine {
    Q_GADGET
    QML_VALUE_TYPE(contentsLine)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(QString subject MEMBER subject)
    Q_PROPERTY(QString title MEMBER title)

public:
    QString page;    ///< the QML page for it: `ChapterSection`, `GuideSectionPage`, `PayTableSection`,
                     ///< `GlossarySection`
    QString subject; ///< the chapter's id, or the section's, such as `roulette/minute`
    QString title;
};

/// A regulation.
class Regulation {
    Q_GADGET
    QML_VALUE_TYPE(regulation)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(QString note MEMBER note)

public:
    QString id;   ///< `pt-804-2015`; empty: no such regulation
    QString game; ///< `poker`, `roulette`
    QString name; ///< short, as in the table of contents
    QString title;
    QString source; ///< where it was published
    QString note;   ///< important information, for example that it was replaced; often empty
};

/// A rule in our own words, or one of our readings of a rule.
class RuleEntry {
    Q_GADGET
    QML_VALUE_TYPE(ruleEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString chapter MEMBER chapter)
    Q_PROPERTY(QString regulation MEMBER regulation)
    Q_PROPERTY(bool unconfirmed MEMBER unconfirmed)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(bool reading MEMBER reading)
    Q_PROPERTY(QString other MEMBER other)
    Q_PROPERTY(QString chosen MEMBER chosen)
    Q_PROPERTY(QList<QString> related MEMBER related)

public:
    QString id; ///< `P26`, `I-P8`; empty: no such rule
    QString title;
    QString text;
    QString chapter;          ///< the id of its chapter; of a reading: the chapter of the first rule it
                              ///< interprets
    QString regulation;       ///< the short name of the chapter's regulation
    bool unconfirmed = false; ///< to be confirmed against the Diário da República
    QString kind;             ///< letters of the register: L, V, F, N
    bool reading = false;
    QString other;       ///< of a reading: the alternative that a house may choose; often empty
    QString chosen;      ///< if there is an alternative: which one the table plays, `text` or `other`
    QStringList related; ///< of a rule: its readings; of a reading: the rules that it interprets
};

/// A section of the guide for beginners.
class GuideSection {
    Q_GADGET
    QML_VALUE_TYPE(guideSection)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<QString> paragraphs MEMBER paragraphs)
    Q_PROPERTY(QList<QString> columns MEMBER columns)
    Q_PROPERTY(QList<QString> rules MEMBER rules)

public:
    QString id; ///< game and section: `poker/minute`
    QString title;
    QStringList paragraphs;
    QStringList columns; ///< of a table: its column headings; poker's pay table has none
    QStringList rules;   ///< the rules that it is based on
};

/// A row of a table in the guide: a hand or a chance and its payout, or the dealer's qualifying hand.
class PayRow {
    Q_GADGET
    QML_VALUE_TYPE(payRow)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int multiplier MEMBER multiplier)
    Q_PROPERTY(QList<QString> cells MEMBER cells)
    Q_PROPERTY(QList<QString> cards MEMBER cards)
    Q_PROPERTY(QList<QString> rules MEMBER rules)

public:
    QString key; ///< the hand or chance as in scenario files; empty: no such row
    QString name;
    QString text;
    int multiplier = 0; ///< of a hand: the payout of the bet to 1; 0: none
    QStringList cells;  ///< one for each of the section's columns
    QStringList cards;  ///< of a hand: an example
    QStringList rules;
};

/// A term of the law or of the table.
class GlossaryTerm {
    Q_GADGET
    QML_VALUE_TYPE(glossaryTerm)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString pt MEMBER pt)
    Q_PROPERTY(QString en MEMBER en)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QList<QString> rules MEMBER rules)
    Q_PROPERTY(bool named MEMBER named)

public:
    QString id;
    QString pt;
    QString en;
    QString meaning;
    QStringList rules;
    bool named = false; ///< of a search: its name matches exactly
};

class RuleRegister;

/// The rules of the games in our own words, by regulation, with our readings and a guide to each game, in the
/// current language (P38, O25). Reads the program's data on first use.
class RulebookModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString regulation READ regulation WRITE setRegulation NOTIFY changed)
    Q_PROPERTY(QString beginning READ beginning NOTIFY changed)
    Q_PROPERTY(mesaviva::app::OfficialTexts* official READ official CONSTANT)

public:
    /// `settings` remembers the official texts; empty: the user's own file.
    explicit RulebookModel(const QString& settings = {}, QObject* parent = nullptr);
    ~RulebookModel() override;

    /// The official texts beside our words.
    OfficialTexts* official() { return &m_official; }

    /// `pt` or `en`; anything else is ignored.
    QString language() const { return m_language; }
    void setLanguage(const QString& language);
    /// Emits the texts again after a change of the unit of amounts.
    void retranslate() { emit changed(); }

    /// The table's regulation, such as `pt-804-2015`: the book opens there, and a search lists it first.
    /// Ignores one that is not in the register.
    QString regulation() const { return m_regulation; }
    void setRegulation(const QString& id);
    /// The first section for a reader: how to play the table's game.
    QString beginning() const;

    /// Sets which readings the table plays where the house may choose: true for the alternative. Readings not
    /// named stay unchanged; initially none plays the alternative.
    void setReadings(const ReadingChoices& others);
    /// Sets regulation and readings together: the book opens at the table's regulation and marks each reading
    /// as played or not.
    void setPlayed(const PlayedRules& rules);

    /// The groups of the table of contents (RuleGroup): for each game its guide, then its regulations.
    Q_INVOKABLE QVariantList groups() const;
    /// A group's lines (ContentsLine), in teaching order for a beginner.
    Q_INVOKABLE QVariantList linesOf(const QString& group) const;
    /// The group of the line with this subject; empty if there is none.
    Q_INVOKABLE QString groupOf(const QString& subject) const;

    /// The regulation of a chapter.
    Q_INVOKABLE mesaviva::app::Regulation regulationOf(const QString& chapter) const;
    /// A chapter's title; empty if there is no such chapter.
    Q_INVOKABLE QString chapterTitle(const QString& id) const;
    /// A chapter's rules (RuleEntry), then the readings that belong to it.
    Q_INVOKABLE QVariantList rulesOf(const QString& chapter) const;
    /// One rule or reading. A number without its letter, such as `P12` or `M6`, gives the chapter's title and
    /// all of P12a to P12j, or M6.1 to M6.17. Its id is empty if there is no such rule.
    Q_INVOKABLE mesaviva::app::RuleEntry rule(const QString& id) const;
    /// The title of a rule, of a reading, or of the chapter that a whole article is; empty: unknown.
    Q_INVOKABLE QString titleOf(const QString& id) const { return rule(id).title; }
    /// The ids that `id` stands for: itself and its parts; empty if there is no such rule.
    QStringList partsOf(const QString& id) const;
    /// Whether `id` is `whole` or one of its parts.
    Q_INVOKABLE bool belongsTo(const QString& id, const QString& whole) const {
        return partsOf(whole).contains(id);
    }
    /// The rules and readings (RuleEntry) of all regulations that contain all words of `text` in their
    /// number, title or text, ignoring case and accents. A rule whose number was typed comes first; then
    /// those of the table's regulation, and among them those with the whole words in their title.
    Q_INVOKABLE QVariantList find(const QString& text) const;

    /// The sections (GuideSection) of a game's guide.
    QVariantList guide(const QString& game) const;
    /// One section, such as `poker/minute`; empty if there is none.
    Q_INVOKABLE mesaviva::app::GuideSection guideSection(const QString& id) const;
    /// The rows (PayRow) of a section's table: the payouts of the bet, best first (P12), or of each chance
    /// (O13).
    Q_INVOKABLE QVariantList payTable(const QString& section) const;
    /// The dealer's lowest qualifying hand (P7k, P25), if the section has one.
    Q_INVOKABLE mesaviva::app::PayRow qualification(const QString& section) const;
    /// The terms (GlossaryTerm) of a section.
    Q_INVOKABLE QVariantList glossary(const QString& section) const;
    /// The terms of all games that contain all words of `text`; a term shared by two games is listed once.
    Q_INVOKABLE QVariantList findTerms(const QString& text) const;

signals:
    void changed();

private:
    const RuleRegister& book() const;

    mutable std::unique_ptr<RuleRegister> m_book;
    OfficialTexts m_official;
    QString m_language = QStringLiteral("pt");
    QString m_regulation = QStringLiteral("pt-803-2015");
    ReadingChoices m_others;
};

} // namespace mesaviva::app
