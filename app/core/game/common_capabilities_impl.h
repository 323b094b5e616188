// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_faults.h"
#include "app/core/events/table_event_log.h"
#include "app/core/game/common_capabilities.h"
#include "app/core/learn/taught_session.h"
#include "app/core/record/recorded_round_session.h"
#include "app/core/record/round_sheet.h"
#include "app/core/text/amounts.h"

#include <memory>
#include <utility>

namespace mesaviva::app {

// What `Types` must have; here that of a game called Whist:
//
//     struct WhistTypes {
//         using Owner = WhistGame;                            // derives from CommonCapabilities<WhistTypes>
//         using Model = WhistTableModel;                      // of an open table
//         using Session = WhistSession;                       // the base of all its table sessions
//         using ScenarioSession = ScenarioWhistSession;       // plays a scenario
//         using RecordedSession = RecordedWhistSession;       // replays a round on record
//         using Runner = scenario::WhistRunner;               // plays scenarios without a table
//         using Reader = WhistReader;                         // describes a table to users who listen
//         using EventText = WhistEventLog;                    // the texts of its events
//         using Faults = faults::WhistFaults;                 // the faults that can be injected
//         static constexpr auto sheetParts = whistSheetParts; // takes a RoundFacts
//         static constexpr auto picture = whistPicture;       // takes a RoundFacts and a player's name
//     };
//
// Owner::tableOf(session, speed = 1) returns the OpenedTable of a session.

/// The game that a capability belongs to.
template <class Types>
typename Types::Owner& ownerOf(CommonCapabilities<Types>& capabilities) {
    return static_cast<typename Types::Owner&>(capabilities);
}

/// Opens a `Session` for what was played; empty where `played` is null.
template <class Session, class Types, class Played>
TableOpener openerFor(CommonCapabilities<Types>& capabilities, std::shared_ptr<Played> played) {
    return !played ? TableOpener() : [&capabilities, played] {
        return ownerOf(capabilities).tableOf(std::make_unique<Session>(std::move(*played)));
    };
}

template <class Types>
OpenedTable CommonCapabilities<Types>::openScenario(scenario::Scenario scenario, double speed) {
    return ownerOf(*this).tableOf(std::make_unique<typename Types::ScenarioSession>(std::move(scenario)),
                                  speed);
}

template <class Types>
ScenarioDescription CommonCapabilities<Types>::describeScenario(scenario::Scenario scenario,
                                                                const GoOn& goOn) const {
    const AmountsAt place(placeOfRules(scenario.rules));
    return app::describeScenario<typename Types::ScenarioSession, typename Types::Session,
                                 typename Types::EventText>(std::move(scenario), goOn);
}

template <class Types>
std::optional<RoundSheetParts> CommonCapabilities<Types>::sheetParts(record::RecordReader& reader,
                                                                     const record::RoundId& round) const {
    using OnRecord = typename record::OnRecordOf<typename Types::Session::Game>::Type;
    const auto facts = readRoundFacts<OnRecord>(reader, round);
    return facts ? std::optional(Types::sheetParts(*facts)) : std::nullopt;
}

template <class Types>
QImage CommonCapabilities<Types>::picture(record::RecordReader& reader, const record::RoundId& round,
                                          std::uint64_t upTo, const QString& player) const {
    using OnRecord = typename record::OnRecordOf<typename Types::Session::Game>::Type;
    const auto facts = readRoundFacts<OnRecord>(reader, round, upTo);
    return facts ? Types::picture(*facts, player) : QImage();
}

template <class Types>
TableOpener CommonCapabilities<Types>::readRecorded(record::RecordReader& reader,
                                                    const record::RoundId& round,
                                                    const ReadingProgress& progress) {
    return openerFor<typename Types::RecordedSession>(
        *this, readRecordedRound<typename Types::Session::Game>(reader, round, progress));
}

template <class Types>
TableOpener CommonCapabilities<Types>::readLesson(const LessonAtTable& lesson) {
    return openerFor<TaughtSession<typename Types::RecordedSession>>(
        *this, playLesson<typename Types::Runner>(lesson));
}

template <class Types>
TableOpener CommonCapabilities<Types>::readStudied(const StudyAtTable& study) {
    return openerFor<TaughtSession<typename Types::RecordedSession>>(
        *this, playStudied<typename Types::Runner>(study));
}

template <class Types>
std::unique_ptr<TableReader> CommonCapabilities<Types>::readerOf(TableModel& table) const {
    return std::make_unique<typename Types::Reader>(dynamic_cast<typename Types::Model&>(table));
}

template <class Types>
std::unique_ptr<EventLog> CommonCapabilities<Types>::eventLogOf(TableModel& table) const {
    return std::make_unique<TableEventLog<typename Types::Session, typename Types::EventText>>(
        dynamic_cast<typename Types::Model&>(table).tableSession());
}

template <class Types>
std::unique_ptr<TableFaults> CommonCapabilities<Types>::faultsOf(TableModel& table) const {
    return std::make_unique<
        EventFaults<typename Types::Model, typename Types::EventText, typename Types::Faults>>(
        dynamic_cast<typename Types::Model&>(table), InjectedBy::inspector);
}

} // namespace mesaviva::app
