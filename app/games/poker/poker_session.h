// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_round_session.h"
#include "app/core/scenario/scenario_session.h"
#include "app/core/table/game_session.h"
#include "app/core/text/table_text.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/games/poker/fields.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// An open poker table.
using PokerSession = GameSession<poker::Game>;

/// A replay of a recorded round of poker.
class RecordedPokerSession : public RecordedRoundSession<PokerSession> {
public:
    explicit RecordedPokerSession(const RecordedRound<poker::Game>& recorded)
        : RecordedRoundSession(recorded) {
        for (const auto& entry : recorded.round.entries) {
            const auto* const dealt = std::get_if<poker::CardDealt>(&entry.event);
            if (dealt && dealt->player != kNobody && std::ranges::count(m_dealtIn, dealt->player) == 0) {
                m_dealtIn.push_back(dealt->player);
            }
        }
    }

    QString kindName(const QString& kind) const override { return PokerText::markLabel(kind); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool revealsResult(const QString& kind) const override {
        return kind == QLatin1String("dealer_qualified") || kind == QLatin1String("paid") ||
               kind == QLatin1String("settled") || kind == QLatin1String("round_void");
    }
    std::vector<PlayerId> withHiddenCards() const override { return m_dealtIn; }

private:
    std::vector<PlayerId> m_dealtIn; ///< in the order of the deal
};

/// A poker table driven by a scenario's steps.
using ScenarioPokerSession = ScenarioSession<PokerSession, scenario::PokerRunner>;

} // namespace mesaviva::app
