// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_log.h"
#include "app/core/learn/taught_rounds.h"
#include "app/core/reader/table_reader.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/scenario/scenario_description.h"
#include "app/core/table/table_capabilities.h"

namespace mesaviva::app {

/// The capabilities that all games implement alike, as a base class of a game's class. What remains for the
/// game are the texts: pictureText(), resultText() and repertoire().
///
/// `Types` names the game's own types, and its header only declares it:
///
///     struct WhistTypes;
///     extern template class CommonCapabilities<WhistTypes>;
///     class WhistGame : public TableGame, public CommonCapabilities<WhistTypes> { … };
///
/// Its source includes common_capabilities_impl.h, which says what `Types` must have, defines it, and
/// instantiates the class.
template <class Types>
class CommonCapabilities : public ScenarioPlayer,
                           public RecordedRounds,
                           public RoundReplays,
                           public TaughtRounds,
                           public SpokenTables,
                           public InspectableTables {
public:
    OpenedTable openScenario(scenario::Scenario scenario, double speed) override;
    ScenarioDescription describeScenario(scenario::Scenario scenario, const GoOn& goOn) const override;

    using RecordedRounds::picture;
    std::optional<RoundSheetParts> sheetParts(record::RecordReader& reader,
                                              const record::RoundId& round) const override;
    QImage picture(record::RecordReader& reader, const record::RoundId& round, std::uint64_t upTo,
                   const QString& player) const override;

    TableOpener readRecorded(record::RecordReader& reader, const record::RoundId& round,
                             const ReadingProgress& progress) override;
    TableOpener readLesson(const LessonAtTable& lesson) override;
    TableOpener readStudied(const StudyAtTable& study) override;

    std::unique_ptr<TableReader> readerOf(TableModel& table) const override;
    std::unique_ptr<EventLog> eventLogOf(TableModel& table) const override;
    std::unique_ptr<TableFaults> faultsOf(TableModel& table) const override;
};

} // namespace mesaviva::app
