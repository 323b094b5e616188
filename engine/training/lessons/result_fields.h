// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of a game's events may say, for the file that tells it of that game, and resultForm().
#pragma once

#include "engine/table/session.h"
#include "engine/training/lessons/step_forms.h"

#include <string_view>
#include <vector>

namespace mesaviva::lessons {

using ResultWords = std::vector<std::string_view>;

/// What a field says, in all events or in one; the first that fits.
struct ResultField {
    std::string_view event; ///< empty: any
    std::string_view field;
    ResultWords words;
    FieldKind kind = FieldKind::word;
};

/// All words of a list of the engine's, in its order.
template <class T>
ResultWords wordsOfList() {
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

/// The fields that all games have.
template <class Phrase, class Action, class Reason, class Cause>
std::vector<ResultField> commonResultFields() {
    const ResultWords sessionEnds = wordsOfList<SessionEnd>();
    return {{"session_invited", "reason", sessionEnds},    {"session_warned", "reason", sessionEnds},
            {"session_ended", "reason", sessionEnds},      {"announced", "phrase", wordsOfList<Phrase>()},
            {"refused", "do", wordsOfList<Action>()},      {"refused", "reason", wordsOfList<Reason>()},
            {"refused", "refused", wordsOfList<Reason>()}, {"refused", "cause", wordsOfList<Cause>()}};
}

/// Those of a game, in the game's own file (<game>_result_fields.cpp).
template <class Game>
std::vector<ResultField> resultFields();

} // namespace mesaviva::lessons
