// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::scenario {

struct Scenario;

} // namespace mesaviva::scenario

namespace mesaviva::app {

/// What is laid down and on no record: a scenario, a lesson, a study's round.
struct StagedTable {
    QString key; ///< the same for the same story, whatever it is called and in which language
    QString pt;  ///< what it is called in each of the two
    QString en;

    friend bool operator==(const StagedTable&, const StagedTable&) = default;
};

/// The key of a scenario's story, short enough to stand for a round in files; empty for one of no file.
QString stagedKeyOf(const scenario::Scenario& scenario);

} // namespace mesaviva::app
