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

/// A live table, `Live`, whose chance is `Hand`: a person who enters the results of a real wheel or real
/// cards.
template <class Live, class Hand>
class EnteredSession final : public Live {
public:
    using Game = typename Live::Game;

    /// `table`: arguments of the live table.
    template <class Table>
    EnteredSession(const Table& table, std::unique_ptr<Hand> hand)
        : Live(table, std::move(hand), RandomStream(systemSeed(), stream_name::kLook)),
          m_hand(dynamic_cast<Hand&>(this->table().chance())) {}

    Hand& hand() { return m_hand; }
    const Hand& hand() const { return m_hand; }
    /// State of the table.
    const typename Game::State& state() const { return this->table().state(); }
    /// Continues a table that may be waiting for an entry.
    void lookAgain() {
        this->table().lookAgain();
        this->source().advanceTo(this->source().now());
    }

    // Ends the round as after a system failure (P33, O20): what it waits for will not be entered any more.
    void finishRound() override {
        Live::finishRound();
        const std::uint64_t round = this->table().round();
        if (round > 0 && !canRepeat<Game>(this->table(), round)) {
            (void)this->source().submit(typename record::OnRecordOf<Game>::Type::FailSystem{});
            Live::finishRound();
        }
    }

private:
    Hand& m_hand; ///< owned by the table
};

} // namespace mesaviva::app
