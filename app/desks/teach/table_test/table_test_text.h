// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table test in words: questions, results and the sheet, with the QML types that show them.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/table_test.h"
#endif

#include "app/core/record/sheet_document.h"
#include "app/core/rulebook/rule_register.h"

#include <QCoreApplication>
#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// A question of the written part.
class WrittenQuestion {
    Q_GADGET
    QML_VALUE_TYPE(writtenQuestion)
    Q_PROPERTY(QString asked MEMBER asked)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QList<QString> options MEMBER options)
    Q_PROPERTY(QList<int> chosen MEMBER chosen)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(bool several MEMBER several)
    Q_PROPERTY(bool numeric MEMBER numeric)
    Q_PROPERTY(QString unit MEMBER unit)

public:
    QString asked; ///< the question: "Which number says this?"
    QString about; ///< text or title of a rule; empty: the question says it all
    QList<QString> options;
    QList<int> chosen;    ///< options
    QString heading;      ///< "Payment · 2 marks"; empty: none
    bool several = false; ///< several options may be chosen
    bool numeric = false; ///< the answer is typed
    QString unit;         ///< of the typed number
};

/// A line of a result: a criterion and its mark.
class TestMarkLine {
    Q_GADGET
    QML_VALUE_TYPE(testMarkLine)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool total MEMBER total)

public:
    QString label;
    QString mark;       ///< "17.5"
    QString detail;     ///< "weight 2 · 5 faults"
    bool total = false; ///< the overall mark
};

/// A completed test.
class TakenTestLine {
    Q_GADGET
    QML_VALUE_TYPE(takenTestLine)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString result MEMBER result)
    Q_PROPERTY(bool passed MEMBER passed)

public:
    QString title;  ///< the candidate
    QString detail; ///< day and table
    QString result; ///< "Passed, 15.4"
    bool passed = false;
};

/// Rules of a regulation that can be asked about: without those on sessions and demonstration, which no
/// croupier carries out. In both languages, so that the same test can be drawn in either.
std::vector<croupier::AskableRule> askableRules(const RuleRegister& book, const QString& regulation);

/// Text of a rule without references to others, which would reveal its number.
QString withoutNumbers(const QString& text);

/// Texts of the questions, of a bank or about the register, in a language (`pt`, `en`).
class TableTestQuestions {
    Q_DECLARE_TR_FUNCTIONS(TableTestQuestions)

public:
    static WrittenQuestion question(const RuleRegister& book, const croupier::WrittenAnswer& asked,
                                    const QString& language);
    /// An option of a question.
    static QString option(const RuleRegister& book, const croupier::WrittenAnswer& asked, int option,
                          const QString& language);
    static QString title(const RuleRegister& book, const QString& rule, const QString& language);

private:
    static WrittenQuestion ofBank(const croupier::BankAnswer& asked, const QString& language);
};

/// Texts of a completed test for screen and paper, in a language (`pt`, `en`; that of the register).
/// Requirements without a rule in the register are called custom of the house.
class TableTestText {
    Q_DECLARE_TR_FUNCTIONS(TableTestText)

public:
    /// A mark in tenths as text: "17.5".
    static QString mark(int tenths);
    /// Criteria of the examiner, and steps of the scale, each with its mark in tenths.
    static QStringList criteria();
    static QStringList steps();
    static int markOfStep(int step);
    /// "Passed" or "Not passed"; in Portuguese as in examinations: «Aprovado», «Não aprovado».
    static QString result(bool passed);
    /// Why not, one sentence each; empty: passed.
    static QStringList reasons(const croupier::TakenTest& test);
    /// How much was completed: "20 of 20 spins".
    static QString extent(const croupier::TakenTest& test);
    /// The marks (TestMarkLine).
    static QVariantList lines(const croupier::TakenTest& test);
    /// What is judged of the hands: "clearing before payment, proving"; empty: nothing can be, or it is not
    /// known.
    static QString hands(const croupier::TestScheme& scheme);
    /// Questions on paper, to be answered by hand; with the answers, for whoever marks them. `number` drew
    /// them.
    static SheetDocument paper(const std::vector<written::BankQuestion>& questions, std::int64_t number,
                               bool answers, const QString& language);
    /// The sheet to print and sign; `table` is the table's name.
    static SheetDocument sheet(const croupier::TakenTest& test, const QString& table,
                               const RuleRegister& book, const QString& language);
};

} // namespace mesaviva::app
