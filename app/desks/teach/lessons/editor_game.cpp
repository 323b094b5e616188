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

namespace {

const auto& allEditors() {
    static const std::array kAll{&pokerEditor(), &rouletteEditor(), &bingoEditor()};
    return kAll;
}

} // namespace

const EditorGame& editorOf(const QString& game) {
    const auto found = std::ranges::find(allEditors(), game, &EditorGame::key);
    return found == allEditors().end() ? *allEditors().front() : **found;
}

bool hasEditor(const QString& game) {
    return std::ranges::find(allEditors(), game, &EditorGame::key) != allEditors().end();
}

} // namespace mesaviva::app
