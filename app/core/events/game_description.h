// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"
#include "app/core/events/lesson_entries.h"
#include "app/core/events/logged_event.h"
#include "app/core/events/reading_facts.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/returned.h"
#include "engine/scenario/scenario.h"
#endif

#include <QString>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::app {

class GameFigures;
class GameSettingText;

/// Describes a game where there is no table of it: in lists, notes and files. It has no state; texts are in
/// the current language; on any thread.
class GameDescription {
public:
    virtual ~GameDescription() = default;

    /// The game's name in scenario files.
    virtual QString key() const = 0;
    /// The icon that stands for it in lists.
    virtual QString icon() const = 0;
    /// Whether its players decide within a round, so that a decision can be analysed and taken the other way.
    virtual bool hasDecisions() const { return false; }
    /// Fills in face, name and colour of an outcome of chance (`Kd`, `00`, `17`); ignores any other text.
    virtual void describe(ChanceValue& piece) const = 0;
    /// The text of a stored event; empty where it cannot be read.
    virtual QString told(const LoggedEvent& event) const = 0;
    /// The correction that a recorded event of this kind makes; `detail` as in record::SignificantEvent.
    /// Nothing where it corrects nothing.
    virtual std::optional<Correction> corrected(std::string_view event, std::string_view detail) const = 0;
    /// The texts of its tables' settings.
    virtual const GameSettingText& settingText() const = 0;
    /// Its exact figures; null where none are computed.
    virtual const GameFigures* figures() const { return nullptr; }
    /// Plays a scenario of this game to its end, and returns the facts by which two readings of a rule are
    /// compared; empty where the game compares no readings in this way.
    virtual std::vector<ReadingFact> readingFacts(scenario::Scenario played) const {
        static_cast<void>(played);
        return {};
    }
    /// The game's name in the tables of paybacks.
    virtual QString returnedName() const = 0;
    /// How paybacks are grouped: "by chance"; of ReturnedBy::rules and the game's own groups.
    virtual QString returnedBy(record::ReturnedBy by) const = 0;
    /// How the expected payback is computed, in a sentence.
    virtual QString returnedMethod() const = 0;
    /// The name of one group: "Red".
    virtual QString returnedPart(record::ReturnedBy by, std::int64_t which) const = 0;
};

} // namespace mesaviva::app
