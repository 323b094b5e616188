// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/editor_games.h"

#include "app/desks/teach/lessons/bingo_editor.h"
#include "app/desks/teach/lessons/poker_editor.h"
#include "app/desks/teach/lessons/roulette_editor.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

const EditorGame& editorOf(const QString& game) {
    static const PokerEditor kPoker;
    static const RouletteEditor kRoulette;
    static const BingoEditor kBingo;
    static const std::array<const EditorGame*, 3> kAll{&kPoker, &kRoulette, &kBingo};
    const auto* const found = std::ranges::find(kAll, game, &EditorGame::key);
    return found == kAll.end() ? *kAll.front() : **found;
}

} // namespace mesaviva::app
