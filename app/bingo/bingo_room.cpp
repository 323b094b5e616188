// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bingo/bingo_room.h"

#include "bingo/bingo_history_model.h"
#include "bingo/replay_bingo_host.h"
#include "words/bingo_words.h"

#include <algorithm>

namespace mesaviva::app {

using namespace bingo;

namespace {

// The running round beside those that are shown.
constexpr std::size_t kRoundsKept = BingoHistoryModel::kShown + 2;

} // namespace

BingoRoom::BingoRoom(BingoRoomPlan plan, SeedSource seeds, GivenOutcome given)
    : m_plan(std::move(plan)),
      m_balls(std::move(seeds), m_plan.settings, std::move(given)),
      m_journal(kRoundsKept),
      m_driver(State(m_plan.settings), m_balls, m_journal),
      m_crowd(m_plan.members,
              static_cast<std::uint32_t>(std::min(m_plan.mostCards, m_plan.settings.maxCards))),
      m_jackpots(presentJackpots()) {
    m_driver.setListener([this](const Recorded<Event>& entry) { hear(entry); });
}

QString BingoRoom::name() const { return m_plan.name.isEmpty() ? BingoWords::customRoom() : m_plan.name; }

void BingoRoom::hear(const Recorded<Event>& entry) {
    if (std::holds_alternative<RoundOpened>(entry.event)) {
        m_crowd.openRound(m_balls.seed());
        m_openings.push_back(state());
        // The book holds nothing yet but the memory of earlier rounds, which a replay does not need.
        m_openings.back().book = CardBook(state().settings);
        m_openings.back().book.setAside(std::get<RoundOpened>(entry.event).setAside);
        if (m_openings.size() > kRoundsKept) {
            m_openings.pop_front();
        }
    }
    m_crowd.hear(entry, state());
    if (m_listener) {
        m_listener(entry);
    }
    if (std::holds_alternative<RoundClosed>(entry.event)) {
        m_jackpots = presentJackpots();
        if (m_closed) {
            m_closed();
        }
    }
}

std::optional<Instant> BingoRoom::nextDue() const {
    const std::optional<Need> need = m_driver.nextNeed();
    const std::optional<Instant> crowd = m_crowd.nextDue();
    if (need && crowd) {
        return std::min(need->at, *crowd);
    }
    return need ? std::optional(need->at) : crowd;
}

void BingoRoom::advanceTo(Instant until) {
    while (const std::optional<Instant> due = nextDue()) {
        if (*due > until) {
            break;
        }
        m_driver.advanceTo(*due);
        while (const std::optional<Command> command = m_crowd.take(*due)) {
            m_driver.submit(*command);
        }
    }
    m_driver.advanceTo(until);
}

PlayerId BingoRoom::enter(Money wallet) {
    const std::size_t known = admissions();
    const auto last = static_cast<PlayerId>(known - 1);
    const bool same = known > 0 && !state().players[last].here && state().wallet(last) == wallet;
    const auto player = same ? last : static_cast<PlayerId>(known);
    if (!same) {
        m_driver.submit(Admit{wallet});
    }
    m_driver.submit(Join{player});
    return player;
}

BingoJackpots BingoRoom::presentJackpots() const {
    return {state().bingoJackpotValue(), state().lineJackpotValue()};
}

bool BingoRoom::canReplay(std::uint64_t round) const {
    const std::span<const Recorded<Event>> events = m_journal.round(round);
    const bool closed = std::ranges::any_of(
        events, [](const auto& entry) { return std::holds_alternative<RoundClosed>(entry.event); });
    return closed && std::ranges::find(m_openings, round, &State::round) != m_openings.end();
}

std::unique_ptr<BingoHost> BingoRoom::replay(std::uint64_t round, PlayerId own) const {
    if (!canReplay(round)) {
        return {};
    }
    return std::make_unique<ReplayBingoHost>(*std::ranges::find(m_openings, round, &State::round),
                                             m_journal.round(round), name(), own);
}

} // namespace mesaviva::app
