// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/recorded_round_host.h"
#include "app/roulette/roulette_host.h"
#include "app/words/table_words.h"
#include "engine/base/seed.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A spin on record, played again: the ball runs as it ran.
class RecordedRouletteHost final : public RecordedRoundHost<RouletteHost> {
public:
    explicit RecordedRouletteHost(RecordedRound<roulette::Game> recorded);

    std::optional<Money> chipValueWish() const override { return std::nullopt; }
    std::optional<roulette::Pocket> landing() const override;
    RandomStream look() const override;

protected:
    QString ownName() const override { return TableWords::you(); }

private:
    struct Landing {
        std::size_t position; ///< of the event that says it
        roulette::Pocket pocket;
    };
    std::vector<Landing> m_landings;
    std::vector<std::size_t> m_launches; ///< positions of the events that say so
    Seed m_seed;
};

} // namespace mesaviva::app
