// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::scenario {

struct Scenario;

} // namespace mesaviva::scenario

namespace mesaviva::app {

/// A table with a fixed course that is not on record: a scenario, a lesson, a study's round.
struct StagedTable {
    QString key; ///< depends only on the course of events, not on title or language
    QString pt;  ///< the title in each of the two languages
    QString en;

    friend bool operator==(const StagedTable&, const StagedTable&) = default;
};

/// The key of a scenario, short enough to represent a round in files; empty for a scenario without a file.
QString stagedKeyOf(const scenario::Scenario& scenario);

} // namespace mesaviva::app
