// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook's content in one language. Properties spell lists as QList<QString>, the form that qmllint
// knows.
#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

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

} // namespace mesaviva::app
