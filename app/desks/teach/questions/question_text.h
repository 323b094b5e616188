// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/table_test.h"
#include "engine/training/written/question_bank.h"
#endif

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace mesaviva::app {

/// Texts about questions of a bank. `language` is `pt` or `en`; a bank without it has its texts in the other.
class QuestionText {
    Q_DECLARE_TR_FUNCTIONS(QuestionText)

public:
    static QString of(const written::BankText& text, const QString& language);
    /// "Payment"
    static QString subject(written::Subject subject);
    /// All of them, in their order.
    static QStringList subjects();
    /// Short names of the regulations, in the order of written::regulations().
    static QStringList regulations(const QString& language);
    /// "Payment · 2 marks"
    static QString heading(const written::BankQuestion& question);
    /// A number of hundredths as people write it: "87,50".
    static QString number(std::int64_t hundredths);
    /// The right answer: "105 chips", or the right choices.
    static QString solution(const written::BankQuestion& question, const QString& language);
    /// The answer given; empty: none.
    static QString given(const croupier::BankAnswer& answer, const QString& language);
    /// "R27a, R32"; empty: none.
    static QString rules(const written::BankQuestion& question);
};

} // namespace mesaviva::app
