// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/scenario/strict_json.h"
#endif

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace mesaviva::app {

/// The words of the lesson editor: for fields, deeds, values and events, which have keys in files.
class EditorText {
    Q_DECLARE_TR_FUNCTIONS(EditorText)

public:
    /// A field, by its name in files: "Amount".
    static QString field(std::string_view name);
    /// What is done in a step: "stakes".
    static QString action(std::string_view name);
    /// A word that a field may have; a chance, a series, a fault, a house rule.
    static QString value(std::string_view word);
    /// There are words for that: for what is done, for a value.
    static bool isAction(std::string_view name);
    static bool isValue(std::string_view word);
    /// A player, as a sentence has the name.
    static QString name(const std::string& player);
    /// A step in a line: "Ana stakes: Straight up 17, 1,00 pts".
    static QString step(const scenario::Json& step);
    /// When a step is taken: "at 1 s", "after: Decision opens".
    static QString when(const scenario::Json& step);
    /// What tells an event from others of its kind: who, what, how much.
    static QString event(const scenario::Json& event);
    /// An amount without its sign, as it is typed: "12,50".
    static QString typedAmount(std::int64_t cents);
    /// Seconds as they are typed: "1,5".
    static QString typedSeconds(double seconds);
};

} // namespace mesaviva::app
