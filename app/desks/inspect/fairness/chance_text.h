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

/// The battery of chance in words, for the window and for paper.
class ChanceText {
    Q_DECLARE_TR_FUNCTIONS(ChanceText)

public:
    /// What was looked at, and at what of it, by their keys.
    static QString sample(std::string_view key);
    static QString test(std::string_view sample, std::string_view key);
    /// All tests, in the battery's order.
    static std::vector<ChanceTest> tests(const chance::Report& report);
    /// So many rounds, in words.
    static QString rounds(std::uint64_t rounds);
    /// What came of it, in a sentence or two.
    static QString verdict(const chance::Report& report);
    /// What each of the pictures shows.
    static QStringList captions(const chance::Report& report);
    /// The same done again without the window.
    static QString line(const ChanceResult& result);
};

} // namespace mesaviva::app
