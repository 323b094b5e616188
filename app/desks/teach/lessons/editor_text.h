// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/scenario/file_error.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/step_forms.h"
#endif

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// Texts of the lesson editor for the keys in files: fields, actions, values and events.
class EditorText {
    Q_DECLARE_TR_FUNCTIONS(EditorText)

public:
    /// Name of a field: "Amount".
    static QString field(std::string_view name);
    /// Name of a step's action: "stakes".
    static QString action(std::string_view name);
    /// Name of a field's value: a chance, a series, a fault, a house rule.
    static QString value(std::string_view word);
    /// Whether there is a name for an action or value.
    static bool isAction(std::string_view name);
    static bool isValue(std::string_view word);
    /// Name of a player within a sentence.
    static QString name(const std::string& player);
    /// A step as a line: "Ana stakes: Straight up 17, 1,00 pts".
    static QString step(const scenario::Json& step);
    /// Time of a step: "at 1 s", "after: Decision opens".
    static QString when(const scenario::Json& step);
    /// What distinguishes an event from others of its kind: who, what, how much. Not its sentence:
    /// expectations and notes name some of its fields only.
    static QString event(const scenario::Json& event);
    /// An amount without its unit, as typed: "12,50".
    static QString typedAmount(std::int64_t cents);
    /// Seconds as typed: "1,5".
    static QString typedSeconds(double seconds);
};

/// Texts for expectations of an event in the lesson editor. The meaning of a key depends on its field: a
/// `straight` is a stake or a hand, an ace may be `low`.
class ExpectedText {
    Q_DECLARE_TR_FUNCTIONS(ExpectedText)

public:
    /// Name of an event's field; a `card` is a poker card, or the number of a bingo card.
    static QString field(std::string_view name, bool isNumber);
    /// Name of a field's value; nothing if it has none here.
    static std::optional<QString> value(std::string_view field, std::string_view word);
};

/// Formats a value for a field of the lesson editor; empty if there is none.
QString shownValue(const scenario::Json* value, lessons::FieldKind kind);

/// Parses typed text as a value of that kind (amounts in cents); nothing if invalid.
std::optional<scenario::Json> typedValue(const QString& text, lessons::FieldKind kind);

/// Why parsing failed.
scenario::FileProblem whyNot(lessons::FieldKind kind);

} // namespace mesaviva::app
