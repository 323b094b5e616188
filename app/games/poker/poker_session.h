// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_log_text.h"
#include "app/core/learn/tutor.h"
#include "app/core/record/recorded_round_session.h"
#include "app/core/scenario/scenario_session.h"
#include "app/core/table/live_session.h"
#include "app/core/table/table_session.h"
#include "app/core/text/table_text.h"
#include "app/games/poker/poker_text.h"
#include "engine/base/seed.h"
#include "engine/games/poker/fields.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/players/poker_crowd.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/games/poker/settings.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
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

    QString kindName(const QString& kind) const override { return EventLogText::mark(kind, kMarks); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool revealsResult(std::size_t kind) const override {
        return isAnyOf<poker::DealerQualified, poker::Paid, poker::Settled, poker::RoundVoid>(kind);
    }
    bool startsDraw(std::size_t kind) const override { return isAnyOf<poker::RoundOpened>(kind); }
    std::vector<PlayerId> withHiddenCards() const override { return m_dealtIn; }

private:
    static constexpr std::array<std::string_view, 5> kMarks{"card_dealt", "decision_opened", "folded",
                                                            "card_revealed", "dealer_qualified"};

    std::vector<PlayerId> m_dealtIn; ///< in the order of the deal
};

/// A poker table driven by a scenario's steps.
using ScenarioPokerSession = ScenarioSession<PokerSession, scenario::PokerRunner>;

/// The parameters of a live poker table.
struct LivePokerTable {
    poker::Settings settings;
    Money wallet{100'000}; ///< this player's points
    int ownSeat = 0;       ///< 1 to 7; 0: the middle seat
    int simulated = 0;     ///< number of simulated players in other seats
    SeedSource seeds = systemSeeds();
    std::string ownKey = "player"; ///< this player's name in records
    bool sits = true;              ///< this player sits down at once
};

/// A poker table at which this player and simulated players play in real time.
class LivePokerSession : public LiveSession<PokerSession, players::PokerCrowd> {
public:
    explicit LivePokerSession(const LivePokerTable& table);
    /// Recovers a table after a crash; further rounds take their seeds from `later`.
    explicit LivePokerSession(const std::shared_ptr<const Recovered>& recovered,
                              SeedSource later = systemSeeds());

protected:
    /// Uses `chance` in place of the seeds.
    LivePokerSession(const LivePokerTable& table, std::unique_ptr<poker::Chance> chance, RandomStream look);

    QString ownName() const override;

private:
    void seatCrowd(int ownSeat, int count, RandomStream& look);
};

/// A learning table of póquer sem descarte: while the player is present and has not decided, the time to
/// decide (P21), the extra time (P31) and the count of idle rounds (P41a) are suspended.
class LearningPokerSession final : public LearningSession<LivePokerSession> {
public:
    using LearningSession::LearningSession;

    bool isWaiting() const override {
        const poker::State& state = table().state();
        const poker::Seat& seat = state.seats[0];
        if (seat.player != ownPlayer() || seat.leaving || !seat.connected) {
            return false;
        }
        switch (state.phase) {
        case poker::Phase::betting: return true; // an individual table deals on request (P15)
        case poker::Phase::deciding:
        case poker::Phase::extended: return seat.dealtIn && seat.decision == poker::Decision::none;
        default: return false;
        }
    }
};

} // namespace mesaviva::app
