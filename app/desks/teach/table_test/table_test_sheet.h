// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/test_book.h"
#endif

#include "app/core/record/sheet_document.h"
#include "app/core/rulebook/rule_register.h"
#include "app/desks/teach/table_test/table_test_entries.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace mesaviva::app {

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
    /// The sheet to print and sign; `table` is the table's name.
    static SheetDocument sheet(const croupier::TakenTest& test, const QString& table,
                               const RuleRegister& book, const QString& language);
};

} // namespace mesaviva::app
