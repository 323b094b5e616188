// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The written part of a table test: what the rulebook says is asked.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/croupier/test_book.h"
#endif

#include "app/core/rulebook/rule_register.h"
#include "app/desks/teach/table_test/table_test_entries.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace mesaviva::app {

/// The rules of one regulation that can be asked about: not those about sessions and demonstration, which no
/// croupier carries out. In both languages, so that the same test is drawn in either.
std::vector<croupier::AskableRule> askableRules(const RuleRegister& book, const QString& regulation);

/// What a rule says, without its references to others, which would tell its number.
QString withoutNumbers(const QString& text);

/// What is asked, in words of one language (`pt`, `en`).
class TableTestQuestions {
    Q_DECLARE_TR_FUNCTIONS(TableTestQuestions)

public:
    static WrittenQuestion question(const RuleRegister& book, const croupier::WrittenAnswer& asked,
                                    const QString& language);
    /// One of its options, as it stands there.
    static QString option(const RuleRegister& book, const croupier::WrittenAnswer& asked, int option,
                          const QString& language);
    static QString title(const RuleRegister& book, const QString& rule, const QString& language);
};

} // namespace mesaviva::app
