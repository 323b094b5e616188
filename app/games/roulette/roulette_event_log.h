// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/events.h"
#endif

#include "app/core/events/cloth_highlight.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/table_event_log.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/record/fields/player_names.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// See AllowedText.
class RouletteAllowed {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    static QString of(roulette::Action action, const roulette::Refusal& refusal);
};

/// The corrections made by roulette's events.
class RouletteCorrections {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

public:
    /// A spin is declared void, and the ball is launched again.
    static Correction voidSpin(roulette::SpinVoidReason reason);
    /// The ball is replaced: it was faulty, or the two balls alternate.
    static Correction changedBall(bool faulty);
    /// All disturbed stakes have been restored.
    static Correction allRestored();
    /// See GameDescription::corrected().
    static std::optional<Correction> ofRecorded(std::string_view event, std::string_view detail);
};

/// The places on the cloth that an event of roulette refers to.
std::vector<HighlightedPlace> placesOf(const roulette::Event& event, const RouletteSession& tableSession);

/// The amount of such a stake before the stakes were disturbed, from the stakes placed and taken up before
/// then (R29). `events` are the round's in order; `isIt` returns true for the event that restores the stake.
/// Returns nothing if the round's events are unknown.
template <class Events, class IsIt>
std::optional<Money> stakeBeforeDisturbance(const Events& events, const roulette::StakeRestored& restored,
                                            const IsIt& isIt) {
    const auto isSame = [&](PlayerId player, const roulette::Stake& stake) {
        return player == restored.player && stake.spot == restored.stake.spot &&
               stake.group == restored.stake.group;
    };
    Money amount;
    std::optional<Money> before;
    for (const auto& one : events) {
        if (isIt(one)) {
            return before;
        }
        if (const auto* const staked = std::get_if<roulette::Staked>(&one.event)) {
            amount += isSame(staked->player, staked->stake) ? staked->stake.amount : Money{};
        } else if (const auto* const taken = std::get_if<roulette::StakeTakenBack>(&one.event)) {
            amount += isSame(taken->player, taken->stake) ? -taken->stake.amount : Money{};
        } else if (std::holds_alternative<roulette::StakesDisturbed>(one.event)) {
            before = std::exchange(amount, Money{});
        } else if (const auto* const back = std::get_if<roulette::StakeRestored>(&one.event)) {
            amount +=
                isSame(back->player, back->stake) ? back->stake.amount : Money{}; // for the next disturbance
        }
    }
    return std::nullopt;
}

/// Describes roulette's events for the event log.
struct RouletteEventLog {
    static std::span<const std::string_view> kinds();
    static Rules rules(const roulette::Event& event, const roulette::Settings& settings);
    /// The one sentence of an event (see CommonSentences).
    static QString sentence(const roulette::Event& event, const EventLogNames& names,
                            const roulette::Settings& settings);
    static std::vector<record::Field> fields(const Recorded<roulette::Event>& entry,
                                             const record::PlayerNames& names,
                                             const roulette::Settings& settings);
    static std::optional<Correction> correction(const Recorded<roulette::Event>& entry,
                                                std::optional<Money> before);
    static std::optional<Money> before(const Recorded<roulette::Event>& entry,
                                       const RouletteSession& tableSession);
    static LoggedEvent loggedEvent(const Recorded<roulette::Event>& entry, const record::PlayerNames& names,
                                   const roulette::Settings& settings);
    static QString sentence(const LoggedEvent& event);
};

} // namespace mesaviva::app
