// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/recorded_round_host.h"
#include "app/roulette/roulette_host.h"
#include "app/words/roulette_words.h"
#include "app/words/table_words.h"
#include "engine/base/seed.h"
#include "engine/roulette/event_fields.h"

#include <optional>
#include <vector>

namespace mesaviva::app {

/// A spin on record, played again: the ball runs as it ran.
class RecordedRouletteHost final : public RecordedRoundHost<RouletteHost> {
public:
    explicit RecordedRouletteHost(RecordedRound<roulette::Game> recorded);

    std::optional<Money> chipValueWish() const override { return std::nullopt; }
    std::optional<roulette::Pocket> landing(Instant launched) const override;
    RandomStream look(Instant launched) const override;
    QString kindName(const QString& kind) const override { return RouletteWords::weighty(kind); }

protected:
    QString ownName() const override { return TableWords::you(); }

private:
    struct Landing {
        Instant at;
        roulette::Pocket pocket;
    };
    std::vector<Landing> m_landings;
    std::vector<Instant> m_launches;
    Seed m_seed;
};

} // namespace mesaviva::app
