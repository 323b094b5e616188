// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/lesson_document.h"

#include <nlohmann/json.hpp>
#endif

#include "app/desks/teach/drills/drill_entries.h"
#include "app/desks/teach/lessons/editor_entries.h"

#include <QList>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
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

/// A step that somebody puts on the cloth, or takes back from there.
struct EditorStake {
    scenario::Json step;   ///< null: nothing can be put there
    std::size_t row = 0;   ///< its place among the steps
    bool replaces = false; ///< the step that stands there is changed to it; else it comes before that one
    bool removes = false;  ///< the step that stands there goes, and who comes after takes its time
    std::optional<scenario::Json> outcome = {}; ///< what chance brings from now on; nothing: as before
};

/// What becomes of a card that lies on the cloth.
struct EditorCardAction {
    enum class Kind { another, number, bySeed };
    Kind kind = Kind::another;
    int card = 0;   ///< which of those that lie there
    int box = 0;    ///< of `number`: the box
    int number = 0; ///< and what stands there from now on
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
    /// What that cloth is called: "Stakes on the cloth".
    virtual QString clothTitle() const { return {}; }
    /// How it is done there, in a sentence or two; `staker` acts in the step that is chosen.
    virtual QString clothExplained(const QString& staker) const {
        static_cast<void>(staker);
        return {};
    }
    /// Stakes belong to whoever is chosen, and not to the place on which they are put.
    virtual bool hasStakers() const { return false; }
    /// The first step of every round that is put there.
    virtual std::vector<std::size_t> rounds(const lessons::LessonDocument& document) const;
    /// What that cloth is, and what the steps put on it in the round of the step in that row; -1: no step is
    /// chosen; one beyond the last step: a round that comes after all others.
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
    /// What is left when as much is taken back from there as putOn() puts.
    virtual EditorStake takeOff(const lessons::LessonDocument& document, int place, int row,
                                const std::string& staker) const {
        static_cast<void>(document);
        static_cast<void>(place);
        static_cast<void>(row);
        static_cast<void>(staker);
        return {};
    }
    /// In place of a step's row: all that is laid for a player by hand, bought or not.
    static constexpr int kWholeLesson = -2;
    /// The game's part that shows what is laid by hand for a player, beside what is typed; empty: there is
    /// none.
    virtual QString playerPart() const { return {}; }
    /// The cards that lie at a place, where each can be chosen; what may stand in a box of one of them, or,
    /// in a blank one, whose number makes way for one there; and what chance brings once that is done with a
    /// card; nothing where it cannot be.
    virtual QList<EditorCard> cards(const lessons::LessonDocument& document, int place, int row) const {
        static_cast<void>(document);
        static_cast<void>(place);
        static_cast<void>(row);
        return {};
    }
    virtual QList<int> numbers(const EditorCard& card, int box) const {
        static_cast<void>(card);
        static_cast<void>(box);
        return {};
    }
    virtual std::optional<scenario::Json> withCard(const lessons::LessonDocument& document, int place,
                                                   int row, const EditorCardAction& action) const {
        static_cast<void>(document);
        static_cast<void>(place);
        static_cast<void>(row);
        static_cast<void>(action);
        return std::nullopt;
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
