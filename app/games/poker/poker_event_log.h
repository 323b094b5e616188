// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/table_event_log.h"
#include "app/games/poker/poker_places.h"
#include "app/games/poker/poker_session.h"
#include "engine/record/player_names.h"

namespace mesaviva::app {

/// What a trace says of poker's events.
struct PokerEventLog {
    static std::span<const std::string_view> kinds();
    static Rules rules(const poker::Event& event, const poker::Settings& settings);
    static QString words(const Recorded<poker::Event>& entry, const EventLogNames& names,
                         const poker::Settings& settings, bool hidden);
    static std::vector<record::Field> fields(const Recorded<poker::Event>& entry,
                                             const record::PlayerNames& names,
                                             const poker::Settings& settings);
    static std::optional<Correction> correction(const Recorded<poker::Event>& entry,
                                                std::optional<Money> before);
    static std::optional<Money> before(const Recorded<poker::Event>& entry, const PokerSession& tableSession);
    static Recorded<poker::Event> withoutSecret(const Recorded<poker::Event>& entry);
    static LoggedEvent kept(const Recorded<poker::Event>& entry, const record::PlayerNames& names,
                            const poker::Settings& settings);
    static QString told(const LoggedEvent& event);
    static bool isSecret(const poker::Event& event, PlayerId own);
    static void hide(std::vector<record::Field>& fields);
};

} // namespace mesaviva::app
