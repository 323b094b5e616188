// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/table_event_log.h"
#include "app/games/bingo/bingo_places.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/record/player_names.h"

namespace mesaviva::app {

/// What a trace says of bingo's events.
struct BingoEventLog {
    static std::span<const std::string_view> kinds();
    static Rules rules(const bingo::Event& event, const bingo::Settings& settings);
    static QString words(const Recorded<bingo::Event>& entry, const EventLogNames& names,
                         const bingo::Settings& settings, bool hidden);
    static std::vector<record::Field> fields(const Recorded<bingo::Event>& entry,
                                             const record::PlayerNames& names,
                                             const bingo::Settings& settings);
    static std::optional<Correction> correction(const Recorded<bingo::Event>& entry,
                                                std::optional<Money> before);
    static std::optional<Money> before(const Recorded<bingo::Event>& entry, const BingoSession& tableSession);
    static Recorded<bingo::Event> withoutSecret(const Recorded<bingo::Event>& entry);
    static LoggedEvent kept(const Recorded<bingo::Event>& entry, const record::PlayerNames& names,
                            const bingo::Settings& settings);
    static QString told(const LoggedEvent& event);
    static bool isSecret(const bingo::Event& event, PlayerId own);
    static void hide(std::vector<record::Field>& fields);
};

} // namespace mesaviva::app
