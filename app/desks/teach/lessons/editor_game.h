// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/lesson_document.h"

#include <nlohmann/json.hpp>
#endif

#include "app/desks/teach/drills/game_drills.h"

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

// QML types of the lesson editor, in the current language.

/// A row of a part of the lesson: a player, a step, a note, an expectation.
class EditorRow {
    Q_GADGET
    QML_VALUE_TYPE(editorRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool faulty MEMBER faulty)

public:
    QString title;
    QString detail;
    bool faulty = false; ///< it is refused, not met, or its event never happens
};

/// A field of the selected row.
class EditorField {
    Q_GADGET
    QML_VALUE_TYPE(editorField)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(int lines MEMBER lines)
    Q_PROPERTY(QList<QString> choices MEMBER choices)
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(bool half MEMBER half)
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString label;
    QString text;
    QString hint;           ///< placeholder: format, or the default value
    int lines = 0;          ///< visible lines of a multi-line text; 0: single-line
    QList<QString> choices; ///< empty: the value is typed
    int choice = 0;
    bool half = false; ///< takes half the width
    QString problem{}; ///< what is wrong with the value; empty: nothing

    friend bool operator==(const EditorField&, const EditorField&) = default;
};

/// Stakes that the steps put on a place of the cloth.
class EditorChip {
    Q_GADGET
    QML_VALUE_TYPE(editorChip)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(double amount MEMBER amount)

public:
    int place = 0;
    QString text;      ///< sum, "12,50", or number of cards; otherwise the action
    double amount = 0; ///< the same in cents or cards; 0: empty place
};

/// A card at a place of the cloth.
class EditorCard {
    Q_GADGET
    QML_VALUE_TYPE(editorCard)
    Q_PROPERTY(int variant MEMBER variant)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    int variant = 0;
    int rows = 0;
    int columns = 0;
    QList<int> cells;    ///< row by row, 0 for a blank box; empty if the seed decides
    bool chosen = false; ///< it was chosen; otherwise the seed decides
};

/// An event of the lesson.
class EditorEvent {
    Q_GADGET
    QML_VALUE_TYPE(editorEvent)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int note MEMBER note)
    Q_PROPERTY(bool expected MEMBER expected)
    Q_PROPERTY(bool refused MEMBER refused)

public:
    QString time;
    QString title;
    QString detail;
    int note = 0;          ///< number of its note, from 1; 0: none
    bool expected = false; ///< it meets an expectation
    bool refused = false;  ///< the table refused something
};

/// A field of the lesson editor and its setter.
struct EditorForm {
    using Act = std::function<lessons::LessonDocument::Refusal(lessons::LessonDocument& document,
                                                               const QString& text, int choice)>;
    EditorField shown;
    Act act;
};

/// A step placed on or removed from the cloth.
struct EditorStake {
    scenario::Json step;   ///< null: nothing can be placed there
    std::size_t row = 0;   ///< index among the steps
    bool replaces = false; ///< replaces the step at `row`; otherwise it is inserted before it
    bool removes = false;  ///< removes the step at `row`; the next step takes its time
    std::optional<scenario::Json> outcome = {}; ///< new outcomes of chance; nothing: unchanged
};

/// Action on a card of the cloth.
struct EditorCardAction {
    enum class Kind { another, number, bySeed };
    Kind kind = Kind::another;
    int card = 0;   ///< index among the cards there
    int box = 0;    ///< of `number`: the box
    int number = 0; ///< its new number
};

/// Adapter of a game for the lesson editor, beyond the file format.
class EditorGame {
public:
    EditorGame() = default;
    EditorGame(const EditorGame&) = delete;
    EditorGame& operator=(const EditorGame&) = delete;
    virtual ~EditorGame() = default;

    /// Key in files.
    virtual QString key() const = 0;
    /// What chance brings, in a word; and how to enter it.
    virtual QString chance() const = 0;
    virtual QString explained() const = 0;
    /// Field of the values below `outcome` in files; and a value of it.
    virtual const char* outcome() const = 0;
    virtual scenario::Json fileValue(const QString& value) const { return value.toStdString(); }
    /// A value may occur more than once.
    virtual bool repeats() const { return false; }
    /// Layout of the pad of values: number of columns, and of values in a row of their own before.
    virtual int columns(int values) const = 0;
    virtual int lead(int /*values*/) const { return 0; }
    /// The event after which players begin to act.
    virtual const char* first() const { return "betting_opened"; }
    /// A note can show the odds of decisions.
    virtual bool weighs() const { return false; }
    /// Adds defaults to a new player, apart from name and points, given the other players.
    virtual void place(scenario::Json& /*player*/, const scenario::Json& /*others*/) const {}
    /// QML file of the cloth on which stakes are placed by hand, in the game's module; empty: none.
    virtual QString clothPart() const { return {}; }
    /// Title of that cloth: "Stakes on the cloth".
    virtual QString clothTitle() const { return {}; }
    /// Instructions for it in one or two sentences; `staker` acts in the selected step.
    virtual QString clothExplained(const QString& /*staker*/) const { return {}; }
    /// Stakes belong to the selected player, not to the place.
    virtual bool hasStakers() const { return false; }
    /// First step of every round with stakes.
    virtual std::vector<std::size_t> rounds(const lessons::LessonDocument& document) const;
    /// The cloth with the stakes of the round of step `row`; -1: no step selected; one beyond the last step:
    /// a new round after all others.
    virtual DrillTask cloth(const lessons::LessonDocument& /*document*/) const { return {}; }
    virtual QList<EditorChip> chips(const lessons::LessonDocument& /*document*/, int /*row*/) const {
        return {};
    }
    /// Name of a place; and the step that `staker`, or the owner of the place, places there while step `row`
    /// is selected; -1: none.
    virtual QString placeName(const lessons::LessonDocument& /*document*/, int /*place*/) const { return {}; }
    virtual EditorStake putOn(const lessons::LessonDocument& /*document*/, int /*place*/, int /*row*/,
                              const std::string& /*staker*/) const {
        return {};
    }
    /// The step after taking back what putOn() places.
    virtual EditorStake takeOff(const lessons::LessonDocument& /*document*/, int /*place*/, int /*row*/,
                                const std::string& /*staker*/) const {
        return {};
    }
    /// In place of a step's row: all cards prescribed for a player, bought or not.
    static constexpr int kWholeLesson = -2;
    /// QML part that shows a player's prescribed cards next to the fields; empty: none.
    virtual QString playerPart() const { return {}; }
    /// Selectable cards at a place; numbers allowed in a box of one of them (in a blank box, the number whose
    /// place it takes); and the outcome after an action on a card; nothing if it is not possible.
    virtual QList<EditorCard> cards(const lessons::LessonDocument& /*document*/, int /*place*/,
                                    int /*row*/) const {
        return {};
    }
    virtual QList<int> numbers(const EditorCard& /*card*/, int /*box*/) const { return {}; }
    virtual std::optional<scenario::Json> withCard(const lessons::LessonDocument& /*document*/, int /*place*/,
                                                   int /*row*/, const EditorCardAction& /*action*/) const {
        return std::nullopt;
    }
    /// Further fields of a player.
    virtual std::vector<EditorForm> playerForms(const lessons::LessonDocument& /*document*/,
                                                const std::string& /*player*/) const {
        return {};
    }
};

/// The adapters of the games.
const EditorGame& pokerEditor();
const EditorGame& rouletteEditor();
const EditorGame& bingoEditor();

/// Adapter of the game with that key; of the first game if unknown. The only place that lists all games.
const EditorGame& editorOf(const QString& game);
/// Whether the game with that key has one.
bool hasEditor(const QString& game);

} // namespace mesaviva::app
