// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The possible values of the fields of a game's events. Included by the file that defines them for that game,
// and by step_forms.cpp.
#pragma once

#include "engine/table/session.h"
#include "engine/training/lessons/step_forms.h"

#include <string_view>
#include <vector>

namespace mesaviva::lessons {

using ResultWords = std::vector<std::string_view>;

/// The possible values of a field, in all events or in one; the first match applies.
struct ResultField {
    std::string_view event; ///< empty: any
    std::string_view field;
    ResultWords words;
    FieldKind kind = FieldKind::word;
};

/// The keys of all values of an engine enum, in its order.
template <class T>
ResultWords allKeys() {
    ResultWords words;
    if constexpr (requires { T::all(); }) {
        for (const T word : T::all()) {
            words.push_back(name(word));
        }
    } else {
        for (int i = 0; i < 256 && !name(static_cast<T>(i)).empty(); ++i) {
            words.push_back(name(static_cast<T>(i)));
        }
    }
    return words;
}

/// The fields that all games share.
template <class Phrase, class Action, class Reason, class Cause>
std::vector<ResultField> commonResultFields() {
    const ResultWords sessionEnds = allKeys<SessionEnd>();
    return {{"session_invited", "reason", sessionEnds}, {"session_warned", "reason", sessionEnds},
            {"session_ended", "reason", sessionEnds},   {"announced", "phrase", allKeys<Phrase>()},
            {"refused", "do", allKeys<Action>()},       {"refused", "reason", allKeys<Reason>()},
            {"refused", "refused", allKeys<Reason>()},  {"refused", "cause", allKeys<Cause>()}};
}

/// Defined for each game in its own file (<game>_result_fields.cpp).
template <class Game>
std::vector<ResultField> resultFields();

} // namespace mesaviva::lessons
