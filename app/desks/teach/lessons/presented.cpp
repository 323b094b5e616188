// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/presented.h"

#include "engine/record/record_reader.h"
#include "engine/study/study_moment.h"

#include <string>
#include <utility>

namespace mesaviva::app {

Result<ToPresent, scenario::ShareLimit>
presentedRound(record::RecordReader& reader, const record::RoundLink& link, const PresentedFrom& from) {
    const std::string id = textOf(link.round);
    const auto round = study::roundOf(reader, link.round, {"Jogada " + id, "Round " + id});
    if (!round) {
        return round.error().limit;
    }
    const auto row = reader.round(link.round);
    auto scenario = scenario::read(round->scenario);
    if (!row || !scenario) {
        throw record::Fault{record::FaultKind::damaged, "the round can't be played"};
    }
    ToPresent wanted{std::move(*scenario), from};
    wanted.recorded = RecordedAs{link.round, row->opened, {}};
    for (const std::string& name : round->simulated) {
        wanted.recorded->simulated.insert(QString::fromStdString(name));
    }
    wanted.event = link.seq ? static_cast<int>(study::eventOf(reader, link)) : 0;
    return wanted;
}

} // namespace mesaviva::app
