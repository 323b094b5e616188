// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_round_session.h"
#include "app/core/text/table_text.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/text/roulette_text.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/event_fields.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A spin on record, or several that follow each other, played again: the ball runs as it ran.
class RecordedRouletteSession : public RecordedRoundSession<RouletteSession> {
public:
    explicit RecordedRouletteSession(RecordedRound<roulette::Game> recorded);

    std::optional<Money> chipValueRequest() const override { return std::nullopt; }
    std::optional<roulette::Pocket> landing(Instant launched) const override;
    RandomStream look(Instant launched) const override;
    QString kindName(const QString& kind) const override { return RouletteText::weighty(kind); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool tellsResult(const QString& kind) const override {
        return kind == QLatin1String("number_drawn") || kind == QLatin1String("spin_void") ||
               kind == QLatin1String("paid") || kind == QLatin1String("settled") ||
               kind == QLatin1String("round_void");
    }
    bool beginsAnew(const QString& kind) const override {
        return RecordedRoundSession::beginsAnew(kind) || kind == QLatin1String("ball_launched");
    }

private:
    struct Landing {
        Instant at;
        roulette::Pocket pocket;
    };
    struct Launch {
        Instant at;
        std::uint32_t ordinal; ///< in its round, from 1
        Seed seed;             ///< its round's
    };
    std::vector<Landing> m_landings;
    std::vector<Launch> m_launches;
};

} // namespace mesaviva::app
