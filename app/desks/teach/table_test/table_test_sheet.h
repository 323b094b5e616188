// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
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

/// What is said of a test that was taken, on the screen and on paper, in words of the present language (`pt`,
/// `en`; the register's). What no rule of the register says is called custom of the house.
class TableTestText {
    Q_DECLARE_TR_FUNCTIONS(TableTestText)

public:
    /// A mark of so many tenths: "17.5".
    static QString mark(int tenths);
    /// What the examiner marks, and the steps of the scale, each with its mark in tenths.
    static QStringList criteria();
    static QStringList steps();
    static int markOfStep(int step);
    /// "Passed" or "Not passed"; as examinations say: «Aprovado», «Não aprovado».
    static QString result(bool passed);
    /// Why not, a sentence each; none: it is passed.
    static QStringList reasons(const croupier::TakenTest& test);
    /// How far it went: "20 of 20 spins".
    static QString extent(const croupier::TakenTest& test);
    /// The marks (TestMarkLine).
    static QVariantList lines(const croupier::TakenTest& test);
    /// The sheet, to be printed and signed; `table` is what the table is called.
    static SheetDocument sheet(const croupier::TakenTest& test, const QString& table,
                               const RuleRegister& book, const QString& language);
};

} // namespace mesaviva::app
