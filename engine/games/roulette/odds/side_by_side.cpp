// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/odds/side_by_side.h"

#include "engine/base/check.h"
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/odds/returns.h"
#include "engine/games/roulette/settlement.h"

#include <algorithm>
#include <utility>

namespace mesaviva::roulette {

namespace {

/// A table that plays one round and collects its events.
class ComparedTable {
public:
    ComparedTable(const Settings& settings, Pocket pocket)
        : m_pocket(pocket),
          m_chance(derivedSeeds(Seed{}), settings.pockets, {pocket}),
          m_driver(State(settings), m_chance, m_journal) {
        m_driver.setListener([this](const Recorded<Event>& entry) { collect(entry.event); });
    }

    PlayedRequests play(std::span<const StakeRequest> requests) {
        for (PlayerId player = 0; player < kMostComparedPlayers; ++player) {
            join(player);
        }
        while (!m_driver.state().stakesOpen) {
            check(step(), "a table without a betting period");
        }
        PlayedRequests played;
        for (const StakeRequest& request : requests) {
            played.outcomes.push_back(outcomeOf(request));
        }
        while (!m_closed) {
            check(step(), "a round without an end");
        }
        settle(played);
        return played;
    }

private:
    bool step() { return m_driver.step(m_driver.now() + std::chrono::hours(1)); }

    void join(PlayerId player) {
        const Settings& settings = m_driver.state().settings;
        std::optional<Money> chip;
        if (settings.hasColourChips()) {
            chip = settings.minimumOf(ChanceKind::straight);
        }
        const bool refused = m_driver.submit(Admit{kLargestAmount}) || m_driver.submit(Join{player, chip});
        check(!refused, "a table that takes nobody");
    }

    Command commandOf(const StakeRequest& request) const {
        if (const auto* series = std::get_if<Series>(&request.on)) {
            return PlaceSeries{request.player, *series, request.amount};
        }
        const SpotId id = std::get<SpotId>(request.on);
        const Layout& layout = m_driver.state().layout();
        const Spot spot = id < layout.spots().size() ? layout[id] : Spot{};
        return PlaceStake{request.player, spot.kind, spot.numbers, request.amount};
    }

    RequestOutcome outcomeOf(const StakeRequest& request) {
        RequestOutcome outcome;
        m_staked = &outcome;
        outcome.refusal = m_driver.submit(commandOf(request));
        m_staked = nullptr;
        if (outcome.refusal) {
            outcome.rule = refusedBy(request, *outcome.refusal);
        }
        return outcome;
    }

    // If the regulation lacks the chance altogether, that rule explains the refusal better.
    RuleId refusedBy(const StakeRequest& request, const Refusal& refusal) const {
        const auto* spot = std::get_if<SpotId>(&request.on);
        const State& state = m_driver.state();
        if (spot && *spot < state.layout().spots().size()) {
            const Cited<bool>& known = state.settings.terms(state.layout()[*spot].kind).known;
            if (!known.value) {
                return first(known.rules);
            }
        }
        return first(refusal.rules);
    }

    void collect(const Event& event) {
        if (const auto* staked = std::get_if<Staked>(&event); staked && m_staked) {
            m_staked->stakes.push_back(staked->stake);
            m_staked->taken = rulesOf(event, m_driver.state().settings);
        } else if (const auto* paid = std::get_if<Paid>(&event)) {
            m_payments.push_back(*paid);
        } else if (const auto* settled = std::get_if<Settled>(&event)) {
            m_settled.push_back(*settled);
        }
        m_closed = m_closed || std::holds_alternative<RoundClosed>(event);
    }

    void settle(PlayedRequests& played) {
        const State& state = m_driver.state();
        std::vector<Stake> all;
        for (RequestOutcome& outcome : played.outcomes) {
            for (const Stake& stake : outcome.stakes) {
                const Money back = remainingOf(state, stake, m_pocket) + winningsOf(state, stake, m_pocket);
                outcome.staked += stake.amount;
                outcome.returned += back;
                // Of several parts, the winning one decides.
                if (back > Money{} || outcome.rule == RuleId()) {
                    outcome.rule = decidingRule(state.settings, {stake, back}, m_pocket);
                }
            }
            if (!outcome.stakes.empty()) {
                outcome.edge = returnsOf(state.settings, outcome.stakes).edge();
            }
            all.insert(all.end(), outcome.stakes.begin(), outcome.stakes.end());
        }
        if (!all.empty()) {
            played.edge = returnsOf(state.settings, all).edge();
        }
        for (const Settled& settled : m_settled) {
            played.staked += settled.staked;
            played.returned += settled.returned;
        }
        played.payments = std::move(m_payments);
        played.settled = std::move(m_settled);
    }

    Pocket m_pocket;
    SeededSpins m_chance;
    MemoryJournal<Event> m_journal;
    Driver m_driver;
    RequestOutcome* m_staked = nullptr; ///< the request being carried out
    std::vector<Paid> m_payments;
    std::vector<Settled> m_settled;
    bool m_closed = false;
};

} // namespace

PlayedRequests playRequests(const Settings& settings, std::span<const StakeRequest> requests, Pocket pocket) {
    check(Wheel(settings.wheelOrder()).has(pocket), "a pocket that the wheel has not");
    return ComparedTable(settings, pocket).play(requests);
}

ChanceSide chanceAt(const Settings& settings, ChanceKind kind) {
    const ChanceTerms& terms = settings.terms(kind);
    ChanceSide side;
    side.known = terms.known.value;
    side.rule = first(terms.known.rules);
    const auto spots = settings.layout().spots();
    std::size_t spot = 0;
    while (spot < spots.size() &&
           (spots[spot].kind != kind || !offers(settings, static_cast<SpotId>(spot)))) {
        ++spot;
    }
    side.offered = side.known && spot < spots.size();
    if (!side.offered) {
        return side;
    }
    side.odds = terms.odds.value;
    side.least = settings.minimumOf(kind);
    side.most = settings.maximumOf(kind);
    side.oddsBy = first(terms.odds.rules);
    side.limitBy = first(terms.maximum.rules);
    const Stake stake{static_cast<SpotId>(spot), {}, side.least * 2}; // its half is whole cents
    side.edge = returnsOf(settings, {&stake, 1}).edge();
    return side;
}

Settings comparedTable(RuleSet rules, Money minimum) {
    Settings settings(rules);
    settings.setMinimum(minimum);
    return settings;
}

} // namespace mesaviva::roulette
