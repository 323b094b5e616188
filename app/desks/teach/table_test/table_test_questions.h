// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The written part of a table test, with questions from the rulebook.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/test_book.h"
#endif

#include "app/core/rulebook/rule_register.h"
#include "app/desks/teach/table_test/table_test_entries.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace mesaviva::app {

/// Rules of a regulation that can be asked about: without those on sessions and demonstration, which no
/// croupier carries out. In both languages, so that the same test can be drawn in either.
std::vector<croupier::AskableRule> askableRules(const RuleRegister& book, const QString& regulation);

/// Text of a rule without references to others, which would reveal its number.
QString withoutNumbers(const QString& text);

/// Texts of the questions in a language (`pt`, `en`).
class TableTestQuestions {
    Q_DECLARE_TR_FUNCTIONS(TableTestQuestions)

public:
    static WrittenQuestion question(const RuleRegister& book, const croupier::WrittenAnswer& asked,
                                    const QString& language);
    /// An option of a question.
    static QString option(const RuleRegister& book, const croupier::WrittenAnswer& asked, int option,
                          const QString& language);
    static QString title(const RuleRegister& book, const QString& rule, const QString& language);
};

} // namespace mesaviva::app
