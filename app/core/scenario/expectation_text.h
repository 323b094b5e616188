// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/check.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// A scenario's unmet expectations as text in the current language. Fields and values have the names used in
/// the file.
class ExpectationText {
    Q_DECLARE_TR_FUNCTIONS(ExpectationText)

public:
    /// One or two sentences: what was expected and how often, what happened, and the closest match.
    static QString unmet(const scenario::Unmet& unmet, const scenario::Scenario& scenario);

    /// A met expectation: the event with its fields and how often it was expected, or the balances.
    static QString met(const scenario::Expectation& expectation, const scenario::Scenario& scenario);

private:
    static QString often(std::uint64_t count);
    static QString event(const nlohmann::ordered_json& fields);
    static QString differences(const nlohmann::ordered_json& expected, const nlohmann::ordered_json& actual);
};

} // namespace mesaviva::app
