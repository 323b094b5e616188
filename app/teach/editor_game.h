// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/lessons/lesson_document.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>
#endif

#include "app/teach/drill_entries.h"
#include "app/teach/editor_entries.h"

#include <QList>
#include <QString>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// A field of the lesson editor, and what typing or choosing does.
struct EditorForm {
    using Act = std::function<lessons::LessonDocument::Refusal(lessons::LessonDocument& document,
                                                               const QString& text, int choice)>;
    EditorField shown;
    Act act;
};

/// A step that somebody puts on the cloth.
struct EditorStake {
    scenario::Json step;   ///< null: nothing can be put there
    std::size_t row = 0;   ///< its place among the steps
    bool replaces = false; ///< the step that stands there is changed to it; else it comes before that one
};

/// What the lesson editor must know of a game besides what its files may say.
class EditorGame {
public:
    EditorGame() = default;
    EditorGame(const EditorGame&) = delete;
    EditorGame& operator=(const EditorGame&) = delete;
    virtual ~EditorGame() = default;

    /// As files call it.
    virtual QString key() const = 0;
    /// What chance brings, in a word; and what is to be known of laying it.
    virtual QString chance() const = 0;
    virtual QString explained() const = 0;
    /// Where files have it, below `outcome`; and a value of it there.
    virtual const char* outcome() const = 0;
    virtual scenario::Json fileValue(const QString& value) const { return value.toStdString(); }
    /// A value may come more than once.
    virtual bool repeats() const { return false; }
    /// How the pad of all values is laid out: how many stand beside each other, and how many in a row of
    /// their own before.
    virtual int columns(int values) const = 0;
    virtual int lead(int values) const {
        static_cast<void>(values);
        return 0;
    }
    /// The event after which players begin to act.
    virtual const char* first() const { return "betting_opened"; }
    /// The odds of decisions can be told with a note.
    virtual bool weighs() const { return false; }
    /// What a new player is besides name and points, beside those that are there.
    virtual void place(scenario::Json& player, const scenario::Json& others) const {
        static_cast<void>(player);
        static_cast<void>(others);
    }
    /// The file in the game's QML module on which stakes are put by hand; empty: there is none.
    virtual QString clothPart() const { return {}; }
    /// How it is done there, in a sentence or two; `staker` acts in the step that is chosen.
    virtual QString clothExplained(const QString& staker) const {
        static_cast<void>(staker);
        return {};
    }
    /// What that cloth is, and what the steps put on it in the round of the step in that row; -1: no step is
    /// chosen.
    virtual DrillTask cloth(const lessons::LessonDocument& document) const {
        static_cast<void>(document);
        return {};
    }
    virtual QList<EditorChip> chips(const lessons::LessonDocument& document, int row) const {
        static_cast<void>(document);
        static_cast<void>(row);
        return {};
    }
    /// A place of it in words; and what is put there by `staker`, or by whoever the place belongs to, while
    /// the step in that row is chosen; -1: none is.
    virtual QString placeName(const lessons::LessonDocument& document, int place) const {
        static_cast<void>(document);
        static_cast<void>(place);
        return {};
    }
    virtual EditorStake putOn(const lessons::LessonDocument& document, int place, int row,
                              const std::string& staker) const {
        static_cast<void>(document);
        static_cast<void>(place);
        static_cast<void>(row);
        static_cast<void>(staker);
        return {};
    }
    /// What can be typed of a player besides.
    virtual std::vector<EditorForm> playerForms(const lessons::LessonDocument& document,
                                                const std::string& player) const {
        static_cast<void>(document);
        static_cast<void>(player);
        return {};
    }
};

} // namespace mesaviva::app
