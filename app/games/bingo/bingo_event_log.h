// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"
#endif

#include "app/core/events/cloth_highlight.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/table_event_log.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/record/fields/player_names.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::app {

/// See AllowedText.
class BingoAllowed {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    static QString of(bingo::Action action, const bingo::Refusal& refusal, const bingo::Settings& settings);
};

/// The corrections made by bingo's events.
class BingoCorrections {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

public:
    /// A round is declared void: the system failed, or there are too few players.
    static Correction voidRound(bingo::VoidReason reason);
    /// See GameDescription::corrected().
    static std::optional<Correction> ofRecorded(std::string_view event, std::string_view detail);
};

/// The places on the cloth that an event of bingo refers to.
std::vector<HighlightedPlace> placesOf(const bingo::Event& event, const BingoSession& tableSession);

/// Describes bingo's events for the event log.
struct BingoEventLog {
    static std::span<const std::string_view> kinds();
    static Rules rules(const bingo::Event& event, const bingo::Settings& settings);
    /// The one sentence of an event (see CommonSentences).
    static QString sentence(const bingo::Event& event, const EventLogNames& names,
                            const bingo::Settings& settings);
    static std::vector<record::Field> fields(const Recorded<bingo::Event>& entry,
                                             const record::PlayerNames& names,
                                             const bingo::Settings& settings);
    static std::optional<Correction> correction(const Recorded<bingo::Event>& entry,
                                                std::optional<Money> before);
    static std::optional<Money> before(const Recorded<bingo::Event>& entry, const BingoSession& tableSession);
    static LoggedEvent loggedEvent(const Recorded<bingo::Event>& entry, const record::PlayerNames& names,
                                   const bingo::Settings& settings);
    static QString sentence(const LoggedEvent& event);
};

} // namespace mesaviva::app
