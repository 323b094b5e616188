// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/editor_game.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

// A step that waits for players to act again begins another round.
std::vector<std::size_t> EditorGame::rounds(const lessons::LessonDocument& document) const {
    const scenario::Json* const steps = document.find(lessons::LessonDocument::Place("/scenario/steps"));
    std::vector<std::size_t> firsts;
    for (std::size_t i = 0; steps != nullptr && steps->is_array() && i < steps->size(); ++i) {
        if (i == 0 || (*steps)[i].value("when", scenario::Json()) == first()) {
            firsts.push_back(i);
        }
    }
    return firsts;
}

const EditorGame& editorOf(const QString& game) {
    static const std::array<const EditorGame*, 3> kAll{&pokerEditor(), &rouletteEditor(), &bingoEditor()};
    const auto* const found = std::ranges::find(kAll, game, &EditorGame::key);
    return found == kAll.end() ? *kAll.front() : **found;
}

} // namespace mesaviva::app
