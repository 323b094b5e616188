// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/lesson_at_table.h"
#include "engine/base/result.h"
#include "engine/record/round_link.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace mesaviva::app {

/// Where something was shown to a class from; whoever is done with it comes back there.
struct PresentedFrom {
    enum class Place : std::uint8_t { library, gallery, history, replay, elsewhere };

    Place place = Place::elsewhere;
    QString moment = {}; ///< of the repetition: a link to where it stood
    QString file = {};   ///< of the library
};

/// A scenario that is to be shown to a class, or a round on record as one.
struct ToPresent {
    scenario::Scenario scenario;
    PresentedFrom from;
    QString name = {};                       ///< what it is called where it has no title of its own
    std::optional<RecordedAs> recorded = {}; ///< its last round is that round
    int event = 0; ///< it stands right after so many events of what is shown; 0: at its beginning
};

/// A round on record as such a scenario, from the moment on that the link leads to; or what of it a file
/// can't hold. The record is only read. On any thread. Throws record::Fault where there is no such round or
/// it can't be read.
Result<ToPresent, scenario::ShareLimit>
presentedRound(record::RecordReader& reader, const record::RoundLink& link, const PresentedFrom& from);

} // namespace mesaviva::app
