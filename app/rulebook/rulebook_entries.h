// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the rulebook shows, in one language. Lists are spelt QList<QString> in properties: so qmllint knows
// them.
#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A chapter of a regulation.
class RuleChapter {
    Q_GADGET
    QML_VALUE_TYPE(ruleChapter)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)

public:
    QString id;
    QString title;
};

/// A rule in our own words, or one of our readings of it.
class RuleEntry {
    Q_GADGET
    QML_VALUE_TYPE(ruleEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString chapter MEMBER chapter)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(bool reading MEMBER reading)
    Q_PROPERTY(QString other MEMBER other)
    Q_PROPERTY(QString chosen MEMBER chosen)
    Q_PROPERTY(QList<QString> related MEMBER related)

public:
    QString id; ///< `P26`, `I-P8`; empty: there is no such rule
    QString title;
    QString text;
    QString chapter; ///< the id of its chapter; a reading stands in that of the first rule it reads
    QString kind;    ///< letters of the register: L, V, F, N
    bool reading = false;
    QString other;       ///< of a reading: the other one that a house may choose; often empty
    QString chosen;      ///< where there is another: which one the table plays, `text` or `other`
    QStringList related; ///< of a rule: its readings; of a reading: the rules that it reads
};

/// A section of the guide for who has never played.
class GuideSection {
    Q_GADGET
    QML_VALUE_TYPE(guideSection)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<QString> paragraphs MEMBER paragraphs)
    Q_PROPERTY(QList<QString> rules MEMBER rules)

public:
    QString id;
    QString title;
    QStringList paragraphs;
    QStringList rules; ///< what it rests on
};

/// A row of the pay-table, or the dealer's qualifying hand.
class PayRow {
    Q_GADGET
    QML_VALUE_TYPE(payRow)
    Q_PROPERTY(QString hand MEMBER hand)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int multiplier MEMBER multiplier)
    Q_PROPERTY(QList<QString> cards MEMBER cards)
    Q_PROPERTY(QList<QString> rules MEMBER rules)

public:
    QString hand; ///< its key, as in scenario files
    QString name;
    QString text;
    int multiplier = 0; ///< what the bet pays to 1; 0: it is no row of the table
    QStringList cards;  ///< an example
    QStringList rules;
};

/// A word of the law and of the table.
class GlossaryTerm {
    Q_GADGET
    QML_VALUE_TYPE(glossaryTerm)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString pt MEMBER pt)
    Q_PROPERTY(QString en MEMBER en)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QList<QString> rules MEMBER rules)

public:
    QString id;
    QString pt;
    QString en;
    QString meaning;
    QStringList rules;
};

} // namespace mesaviva::app
