// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record_file_kit.h"

namespace mesaviva::kit {

/// Plays a scenario to its end and records it.
template <class Runner, class OnRecord>
void recordScenario(record::RecordWriter& writer, scenario::Scenario scenario) {
    Runner runner(std::move(scenario));
    record::TableRecorder<OnRecord> recorder(
        writer, {runner.playerNames(), [&] { return runner.chance().seed(); }, testCalendar()});
    const Subscription heard = runner.listen([&](const auto& entry) {
        recorder.add(entry);
        if (recorder.isBehind()) {
            writer.waitForRoom();
        }
    });
    runner.run();
    while (recorder.flush(), recorder.isBehind()) {
        writer.waitForRoom();
    }
}

} // namespace mesaviva::kit
