// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/on_record.h"
#include "engine/table/replay.h"

#include <memory>
#include <utility>

namespace mesaviva::app {

/// A live table, `Live`, whose chance is `Hand`: a person who enters what the wheel or the cards of a real
/// table have brought.
template <class Live, class Hand>
class EnteredSession final : public Live {
public:
    using Game = typename Live::Game;

    /// `table` is what the live table is opened with.
    template <class Table>
    EnteredSession(const Table& table, std::unique_ptr<Hand> hand)
        : Live(table, std::move(hand), RandomStream(systemSeed(), stream_name::kLook)),
          m_hand(dynamic_cast<Hand&>(this->table().chance())) {}

    Hand& hand() { return m_hand; }
    const Hand& hand() const { return m_hand; }
    /// The table as it stands, for whoever runs it.
    const typename Game::State& state() const { return this->table().state(); }
    /// Something is at hand for which the table may be waiting.
    void lookAgain() {
        this->table().lookAgain();
        this->source().advanceTo(this->source().now());
    }

    // What a round still waits for will not be entered any more: it ends as after a failure of the system
    // (P33, O20).
    void finishRound() override {
        Live::finishRound();
        const std::uint64_t round = this->table().round();
        if (round > 0 && !canRepeat<Game>(this->table(), round)) {
            (void)this->source().submit(typename record::OnRecordOf<Game>::Type::FailSystem{});
            Live::finishRound();
        }
    }

private:
    Hand& m_hand; ///< the table's
};

} // namespace mesaviva::app
