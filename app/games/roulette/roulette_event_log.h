// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/table_event_log.h"
#include "app/games/roulette/roulette_places.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/record/player_names.h"

namespace mesaviva::app {

/// What a trace says of roulette's events.
struct RouletteEventLog {
    static std::span<const std::string_view> kinds();
    static Rules rules(const roulette::Event& event, const roulette::Settings& settings);
    static QString words(const Recorded<roulette::Event>& entry, const EventLogNames& names,
                         const roulette::Settings& settings, bool hidden);
    static std::vector<record::Field> fields(const Recorded<roulette::Event>& entry,
                                             const record::PlayerNames& names,
                                             const roulette::Settings& settings);
    static std::optional<Correction> correction(const Recorded<roulette::Event>& entry,
                                                std::optional<Money> before);
    static std::optional<Money> before(const Recorded<roulette::Event>& entry,
                                       const RouletteSession& tableSession);
    static Recorded<roulette::Event> withoutSecret(const Recorded<roulette::Event>& entry);
    static LoggedEvent kept(const Recorded<roulette::Event>& entry, const record::PlayerNames& names,
                            const roulette::Settings& settings);
    static QString told(const LoggedEvent& event);
    static bool isSecret(const roulette::Event& event, PlayerId own);
    static void hide(std::vector<record::Field>& fields);
};

} // namespace mesaviva::app
