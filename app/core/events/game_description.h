// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"
#include "app/core/events/lesson_entries.h"
#include "app/core/events/logged_event.h"
#include "app/core/events/reading_facts.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/returned.h"
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

/// What is told of a game where there is no table of it: in lists, notes and files. Without a state of its
/// own, in words of the present language; on any thread.
class GameDescription {
public:
    virtual ~GameDescription() = default;

    /// What the game is called in scenario files.
    virtual QString key() const = 0;
    /// The icon that stands for it in lists.
    virtual QString icon() const = 0;
    /// Whether its players decide in mid-round, so that a decision can be weighed and taken the other way.
    virtual bool hasDecisions() const { return false; }
    /// Gives what chance brings (`Kd`, `00`, `17`) its face, its name and its colour; what is none stays as
    /// it is.
    virtual void describe(ChanceValue& piece) const = 0;
    /// What happened in an event that was kept; empty where it can't be read.
    virtual QString told(const LoggedEvent& event) const = 0;
    /// What an event on record corrects, by its kind there; `detail` is as record::SignificantEvent has it.
    /// Nothing where it corrects nothing.
    virtual std::optional<Correction> corrected(std::string_view event, std::string_view detail) const = 0;
    /// Words for the settings of its tables.
    virtual const GameSettingText& settingText() const = 0;
    /// Its exact figures; null where none are computed.
    virtual const GameFigures* figures() const { return nullptr; }
    /// Plays a scenario of this game through, for what two readings of a rule are compared by; nothing where
    /// none of its readings is compared by a played round.
    virtual std::vector<ReadingFact> readingFacts(scenario::Scenario played) const {
        static_cast<void>(played);
        return {};
    }
    /// The game's name, where what came back at its tables is told.
    virtual QString returnedName() const = 0;
    /// By what it is looked at: "by chance"; of ReturnedBy::rules and the game's own parts.
    virtual QString returnedBy(record::ReturnedBy by) const = 0;
    /// How what has to be expected follows, in a sentence.
    virtual QString returnedMethod() const = 0;
    /// What one of them is: "Red".
    virtual QString returnedPart(record::ReturnedBy by, std::int64_t which) const = 0;
};

} // namespace mesaviva::app
