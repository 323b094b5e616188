// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/fairness/chance_result.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace mesaviva::app {

/// Texts of the tests of randomness, for screen and paper.
class ChanceText {
    Q_DECLARE_TR_FUNCTIONS(ChanceText)

public:
    /// Names of the sample and of the tested property, by key.
    static QString sample(std::string_view key);
    static QString test(std::string_view sample, std::string_view key);
    /// All tests in report order.
    static std::vector<ChanceTest> tests(const chance::Report& report);
    /// Number of rounds as text.
    static QString rounds(std::uint64_t rounds);
    /// Overall result in one or two sentences.
    static QString verdict(const chance::Report& report);
    /// Caption of each picture.
    static QStringList captions(const chance::Report& report);
    /// Equivalent command line.
    static QString line(const ChanceResult& result);
};

} // namespace mesaviva::app
