// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random play (random_play.h) that is recorded.
#pragma once

#include "record_file_kit.h"

#include <type_traits>
#include <variant>

namespace mesaviva::kit {

/// Records the events of a play, except refusals that no table emits: of an unknown player, or of commands
/// that only drivers send.
template <class OnRecord, class Play>
void recordPlay(record::RecordWriter& writer, const Play& play) {
    record::TableRecorder<OnRecord> recorder(writer,
                                             {[](PlayerId player) { return 'p' + std::to_string(player); },
                                              [] { return Seed{}; }, testCalendar()});
    std::uint64_t seq = 0;
    std::size_t admitted = 0;
    for (const auto& told : play.entries()) {
        const bool isReported = std::visit(
            [&]<class Event>(const Event& event) {
                if constexpr (std::is_same_v<Event, common::PlayerAdmitted>) {
                    ++admitted;
                    return true;
                } else if constexpr (requires { event.action; }) {
                    return name(event.action) != "other" &&
                           (event.player == kNobody || event.player < admitted);
                } else {
                    return true;
                }
            },
            told.event);
        if (isReported) {
            auto entry = told;
            entry.seq = ++seq;
            recorder.add(entry);
            if (recorder.isBehind()) {
                writer.waitForRoom();
            }
        }
    }
    while (recorder.flush(), recorder.isBehind()) {
        writer.waitForRoom();
    }
}

} // namespace mesaviva::kit
