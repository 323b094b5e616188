// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/rulebook/rulebook_entries.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

class RuleRegister;

/// For each reading that has another one, whether the table plays that other: `I-O7b` to true.
using ReadingChoices = QHash<QString, bool>;

/// What a table plays by: its regulation, such as `pt-804-2015`, and its readings.
struct PlayedRules {
    QString regulation;
    ReadingChoices readings;
};

/// The rules of the games in our own words, regulation by regulation, with our readings of them and a guide
/// to each game, in the language of the moment (P38, O25). Read from the program's data when first asked for.
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

    /// `pt` or `en`; anything else is not taken.
    QString language() const { return m_language; }
    void setLanguage(const QString& language);
    /// Examples are to be written in another unit.
    void retranslate() { emit changed(); }

    /// The regulation that the table plays, such as `pt-804-2015`: where the book opens, and what a search
    /// shows first. One that the register lacks is not taken.
    QString regulation() const { return m_regulation; }
    void setRegulation(const QString& id);
    /// The section with which a reader begins: how to play the table's game.
    QString beginning() const;

    /// Which readings the table plays where the house may choose: true for the other one. What is not named
    /// stays as it was; at first every reading is the first one.
    void setReadings(const ReadingChoices& others);
    /// Both at once: the book opens at the table's regulation, and says of each reading whether it is played.
    void setPlayed(const PlayedRules& rules);

    /// The contents' groups (RuleGroup): of each game its guide, then its regulations.
    Q_INVOKABLE QVariantList groups() const;
    /// A group's lines (ContentsLine), in the order that teaches a newcomer.
    Q_INVOKABLE QVariantList linesOf(const QString& group) const;
    /// The group in which a line with this subject stands; empty if there is none such.
    Q_INVOKABLE QString groupOf(const QString& subject) const;

    /// The regulation in which a chapter is.
    Q_INVOKABLE mesaviva::app::Regulation regulationOf(const QString& chapter) const;
    /// A chapter's title; empty if there is none such.
    Q_INVOKABLE QString chapterTitle(const QString& id) const;
    /// A chapter's rules (RuleEntry), then the readings that belong to it.
    Q_INVOKABLE QVariantList rulesOf(const QString& chapter) const;
    /// One rule or reading. A number without its letter, such as `P12` or `M6`, gives the chapter's title and
    /// all of P12a to P12j, or M6.1 to M6.17. Without an id if there is no such rule.
    Q_INVOKABLE mesaviva::app::RuleEntry rule(const QString& id) const;
    /// The ids that `id` stands for: itself and its parts; none if there is no such rule.
    QStringList partsOf(const QString& id) const;
    /// Whether `id` is what `whole` stands for, or a part of it.
    Q_INVOKABLE bool belongsTo(const QString& id, const QString& whole) const {
        return partsOf(whole).contains(id);
    }
    /// The rules and readings (RuleEntry) of all regulations in whose number, title or words all the words of
    /// `text` occur, whatever their case and accents; those of the table's regulation first, and of these the
    /// ones that have the words in their title, whole.
    Q_INVOKABLE QVariantList find(const QString& text) const;

    /// The sections (GuideSection) of a game's guide.
    Q_INVOKABLE QVariantList guide(const QString& game) const;
    /// One of them, such as `poker/minute`; empty if there is none such.
    Q_INVOKABLE mesaviva::app::GuideSection guideSection(const QString& id) const;
    /// The rows (PayRow) of a section's table: what the bet pays, best first (P12); what each chance pays
    /// (O13).
    Q_INVOKABLE QVariantList payTable(const QString& section) const;
    /// The lowest hand that the dealer plays with (P7k, P25), where the section has one.
    Q_INVOKABLE mesaviva::app::PayRow qualification(const QString& section) const;
    /// The words (GlossaryTerm) of a section.
    Q_INVOKABLE QVariantList glossary(const QString& section) const;
    /// The words of all games in which all the words of `text` occur; one that two games share comes once.
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
