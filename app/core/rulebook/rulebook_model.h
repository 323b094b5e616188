// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/rulebook/played_rules.h"
#include "app/core/rulebook/rulebook_entries.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

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

public:
    explicit RulebookModel(QObject* parent = nullptr);
    ~RulebookModel() override;

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
    /// The ids that `id` stands for: itself and its parts; empty if there is no such rule.
    QStringList partsOf(const QString& id) const;
    /// Whether `id` is `whole` or one of its parts.
    Q_INVOKABLE bool belongsTo(const QString& id, const QString& whole) const {
        return partsOf(whole).contains(id);
    }
    /// The rules and readings (RuleEntry) of all regulations that contain all words of `text` in their
    /// number, title or text, ignoring case and accents. Those of the table's regulation come first, and
    /// among them those with the whole words in their title.
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
    QString m_language = QStringLiteral("pt");
    QString m_regulation = QStringLiteral("pt-803-2015");
    ReadingChoices m_others;
};

} // namespace mesaviva::app
