// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/check.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// What a scenario expected and did not come, in words of the present language. Fields and their values are
/// called what they are called in the file.
class ExpectationText {
    Q_DECLARE_TR_FUNCTIONS(ExpectationText)

public:
    /// One sentence or two: what was expected, how often, what came and what came closest.
    static QString unmet(const scenario::Unmet& unmet, const scenario::Scenario& scenario);

    /// An expectation that is met: the event with its fields and how often it was expected, or the balances.
    static QString met(const scenario::Expectation& expectation, const scenario::Scenario& scenario);

private:
    static QString often(std::uint64_t count);
    static QString event(const nlohmann::ordered_json& fields);
    static QString differences(const nlohmann::ordered_json& expected, const nlohmann::ordered_json& came);
};

} // namespace mesaviva::app
