// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/poker/events.h"
#endif

#include "app/core/events/cloth_highlight.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/table_event_log.h"
#include "app/games/poker/poker_session.h"
#include "engine/record/fields/player_names.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::app {

/// See AllowedText.
class PokerAllowed {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    static QString of(poker::Action action, const poker::Refusal& refusal);
};

/// The corrections made by poker's events.
class PokerCorrections {
public:
    /// See GameDescription::corrected().
    static std::optional<Correction> ofRecorded(std::string_view event, std::string_view detail);
};

/// The places on the cloth that an event of poker refers to.
std::vector<HighlightedPlace> placesOf(const poker::Event& event, const PokerSession& tableSession);

/// Describes poker's events for the event log.
struct PokerEventLog {
    static std::span<const std::string_view> kinds();
    static Rules rules(const poker::Event& event, const poker::Settings& settings);
    /// The one sentence of an event (see CommonSentences).
    static QString sentence(const poker::Event& event, const EventLogNames& names,
                            const poker::Settings& settings);
    /// The event's fields; what a viewer may not know has EventLogText::hidden().
    static std::vector<record::Field> fields(const Recorded<poker::Event>& entry,
                                             const record::PlayerNames& names,
                                             const poker::Settings& settings);
    static std::optional<Correction> correction(const Recorded<poker::Event>& entry,
                                                std::optional<Money> before);
    static std::optional<Money> before(const Recorded<poker::Event>& entry, const PokerSession& tableSession);
    static LoggedEvent loggedEvent(const Recorded<poker::Event>& entry, const record::PlayerNames& names,
                                   const poker::Settings& settings);
    static QString sentence(const LoggedEvent& event);
};

} // namespace mesaviva::app
