// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/presenter.h"
#include "app/core/learn/lesson_at_table.h"
#include "engine/base/result.h"
#include "engine/record/round_link.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"

#include <QString>

#include <optional>

namespace mesaviva::app {

/// A scenario, or a round on record as one, to show to a class.
struct ToPresent {
    scenario::Scenario scenario;
    PresentedFrom from;
    QString name = {};                       ///< name, if it has no title
    std::optional<RecordedAs> recorded = {}; ///< round on record that its last round corresponds to
    int event = 0;                           ///< number of shown events to begin after; 0: at the beginning
};

/// Converts a round on record to such a scenario, beginning at the moment of the link; or returns what a file
/// cannot represent. Reads the record only. Thread-safe. Throws record::Fault if the round does not exist or
/// cannot be read.
Result<ToPresent, scenario::ShareLimit>
presentedRound(record::RecordReader& reader, const record::RoundLink& link, const PresentedFrom& from);

} // namespace mesaviva::app
