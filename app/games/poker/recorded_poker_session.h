// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_round_session.h"
#include "app/core/text/table_text.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/games/poker/event_fields.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// A round of poker on record, played again.
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

    QString kindName(const QString& kind) const override { return PokerText::weighty(kind); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool tellsResult(const QString& kind) const override {
        return kind == QLatin1String("dealer_qualified") || kind == QLatin1String("paid") ||
               kind == QLatin1String("settled") || kind == QLatin1String("round_void");
    }
    std::vector<PlayerId> withHiddenCards() const override { return m_dealtIn; }

private:
    std::vector<PlayerId> m_dealtIn; ///< in the order of the deal
};

} // namespace mesaviva::app
