// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random commands at a roulette table, and the invariants that hold after any command: for randomized tests
// and for a fuzzer.
#pragma once

#include "random_play.h"
#include "roulette_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/roulette/settlement.h"
#endif

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::kit {

/// A roulette table, and the invariants that hold after any command.
class RoulettePlay final : public RandomPlay<Game, SeededSpins> {
public:
    RoulettePlay(const Settings& settings, Dice& random, const Seed& seed)
        : RandomPlay(settings, random, derivedSeeds(seed), settings.pockets) {}

private:
    void sendAnything() override {
        const std::uint32_t choice = below(100);
        if (choice < (state().stakesOpen ? 12U : 35U)) {
            meetNeed();
        } else if (choice < (state().stakesOpen ? 14U : 40U)) {
            waitAWhile();
        } else {
            submit(anyCommand(choice));
        }
    }

    void letGo() override {
        for (std::size_t i = 0; i < state().players.size() && settings().individual; ++i) {
            if (state().phase == Phase::betting) {
                submit(Leave{static_cast<PlayerId>(i), 0});
            }
        }
    }

    int comparedEvery() const override { return 8; }

    // A wheel for several players never stops.
    bool mayRest() const override { return settings().individual; }

    SpotId anySpot() {
        return happens(3)
                   ? static_cast<SpotId>(below(256))
                   : static_cast<SpotId>(below(static_cast<std::uint32_t>(state().layout().spots().size())));
    }
    Pocket anyPocket() { return Pocket(static_cast<int>(below(38))); }
    Series anySeries() { return kAllSeries[below(4)]; }

    Money anyAmount(ChanceKind kind) {
        const std::int64_t minimum = settings().minimumOf(kind).cents;
        switch (below(12)) {
        case 0: return {INT64_MAX - below(3)};
        case 1: return {INT64_MIN + below(3)};
        case 2: return {static_cast<std::int64_t>(below(3)) - 1};
        case 3: return {minimum - 1 + below(3)};
        case 4: return {settings().maximumOf(kind).cents - 1 + below(3)};
        case 5: return {minimum + below(500)};
        default: return {minimum * (1 + below(8))};
        }
    }

    Group anyGroup() {
        switch (below(6)) {
        case 0: return Group(anySeries());
        case 1: return Group(anyPocket(), static_cast<int>(3 + 2 * below(3)));
        default: return {};
        }
    }

    Stake anyStake() {
        const SpotId spot = anySpot();
        const bool known = spot < state().layout().spots().size();
        return {spot, anyGroup(), anyAmount(known ? state().layout()[spot].kind : ChanceKind::straight)};
    }

    Command anyPlacing(PlayerId player) {
        const Stake stake = anyStake();
        if (stake.spot < state().layout().spots().size() && happens(95)) {
            const Spot& spot = state().layout()[stake.spot];
            return PlaceStake{player, spot.kind, spot.numbers, stake.amount};
        }
        return PlaceStake{player, static_cast<ChanceKind>(below(kChanceKinds)),
                          Numbers(std::uint64_t{below(1U << 20U)} << below(20)), stake.amount};
    }

    Command favourite(PlayerId player) {
        PlaceAll command{player, {}};
        for (std::uint32_t count = below(5); count > 0; --count) {
            command.stakes.push_back(anyStake());
        }
        if (happens(30)) { // a whole series
            const Series series = anySeries();
            const Money chip = anyAmount(ChanceKind::split);
            const std::optional<std::vector<Part>> parts = partsOf(series, state().layout());
            for (const Part& part : parts.value_or(std::vector<Part>())) {
                command.stakes.push_back(
                    {part.spot, Group(series), std::clamp(chip, Money{}, kLargestAmount) * part.chips});
            }
        }
        return command;
    }

    Command anyCommand(std::uint32_t choice) {
        const PlayerId player = anyPlayer();
        if (choice < 62) {
            return anyPlacing(player);
        }
        if (choice < 68) {
            return PlaceSeries{player, anySeries(), anyAmount(ChanceKind::split)};
        }
        if (player < state().players.size() && !state().players[player].lastSeries.empty() && happens(30)) {
            return PlaceParol{player, happens(30) ? std::optional(anySeries()) : std::nullopt};
        }
        switch (below(40)) {
        case 0: return Admit{happens(20) ? anyAmount(ChanceKind::red) : Money{below(200'000)}};
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
            return PlaceNeighbours{player, anyPocket(), static_cast<int>(below(9)),
                                   anyAmount(ChanceKind::straight)};
        case 6:
        case 7:
        case 8: return PlaceParol{player, happens(50) ? std::optional(anySeries()) : std::nullopt};
        case 9:
        case 10: return MoveStake{player, ownSpot(player), anySpot()};
        case 11:
        case 12:
        case 13: return Undo{player};
        case 14: return happens(25) ? Command(Clear{player}) : takingUp(player);
        case 15:
        case 16: return Repeat{player};
        case 17: return Double{player};
        case 18:
        case 19: return favourite(player);
        case 20:
        case 21:
        case 22: return Spin{player};
        case 23:
            return happens(30) ? Command(Leave{player, happens(70) ? 0 : std::int64_t{below(20)} - 2})
                               : Command(TimePassed{});
        case 24: return PresentChips{player};
        case 25: return ContributeSeed{player, chance().seed()};
        case 26: return TakeAllowance{player};
        case 27: return happens(40) ? Command(LosePlayer{player}) : Command(RestorePlayer{player});
        case 28: return RestorePlayer{player};
        case 29: return happens(15) ? Command(FailSystem{}) : Command(Undo{player});
        case 30: return happens(40) ? Command(DropObject{}) : Command(DisturbStakes{});
        case 31: return happens(40) ? Command(FailBall{}) : Command(ChangeDealer{});
        case 32:
        case 33:
        case 34: return unwantedChance();
        default:
            return Join{player, happens(70) ? std::nullopt : std::optional(anyAmount(ChanceKind::straight))};
        }
    }

    // Mostly takes up existing stakes, by spot or by group name.
    Command takingUp(PlayerId player) {
        const SpotId spot = happens(90) ? ownSpot(player) : anySpot();
        return TakeUp{player, spot, happens(30) ? anyStake().group : Group{}};
    }

    SpotId ownSpot(PlayerId player) {
        if (player >= state().players.size() || state().players[player].stakes.empty()) {
            return anySpot();
        }
        const std::vector<Stake>& stakes = state().players[player].stakes;
        return stakes[below(static_cast<std::uint32_t>(stakes.size()))].spot;
    }

    // Commands that only a driver sends, in time or not. A request for chance is answered by the real chance.
    Command unwantedChance() {
        const std::optional<Need> need = nextNeed(state());
        if (need && need->at <= now()) {
            return TimePassed{};
        }
        switch (below(6)) {
        case 0: return BringPocket{anyPocket(), Origin::script};
        case 1: return RevealSeed{chance().seed()};
        case 2: return Commit{commitment({}, state().round)};
        case 3: return LaunchBall{};
        case 4: return RestoreStakes{{{anyPlayer(), anyStake()}}};
        default: return TimePassed{};
        }
    }

    // Places the amount that a refusal proposes instead.
    void lookAtRefusal(const Command& command, const Refusal& refusal) override {
        const auto* place = std::get_if<PlaceStake>(&command);
        if (!place) {
            return;
        }
        for (const Money near : {refusal.nearestBelow, refusal.nearestAbove}) {
            if (near > Money{}) {
                PlaceStake other = *place;
                other.amount = near;
                Events events;
                require(!decide(state(), other, now(), events), "a proposed stake is refused");
            }
        }
        require(refusal.nearestBelow <= std::max(place->amount, Money{}), "the nearest below is above");
        require(refusal.nearestAbove == Money{} || refusal.nearestAbove >= place->amount,
                "the nearest above is below");
    }

    void look(const Event& event) override {
        if (std::holds_alternative<StakesDisturbed>(event)) {
            m_disturbed = true;
        } else if (std::holds_alternative<StakesRestored>(event)) {
            m_disturbed = false;
        }
        checkPlayers();
        if (std::holds_alternative<RoundOpened>(event)) {
            m_named.clear();
        }
        for (const RuleId rule : rulesOf(event, settings())) {
            if (std::ranges::find(m_named, rule) == m_named.end()) {
                m_named.push_back(rule);
            }
        }
        if (const auto* settled = std::get_if<Settled>(&event)) {
            m_net += settled->net();
            checkRules(*settled);
            checkSettlement(*settled);
        } else if (const auto* chips = std::get_if<ChipsChanged>(&event)) {
            const Player& player = state().players[chips->player];
            m_carriedOff += chips->late ? -chips->amount : *player.chipValue * chips->kept;
        } else if (std::holds_alternative<RoundClosed>(event)) {
            checkClosedRound();
        }
    }

    // Each rule in a settlement was named before by an event of the round.
    void checkRules(const Settled& settled) {
        const std::optional<Pocket> drawn = settled.voided ? std::nullopt : state().drawn;
        for (const SettledStake& stake : settled.stakes) {
            const RuleId rule = decidingRule(settings(), stake, drawn);
            const bool silent = settled.voided && rule == RuleId{}; // the regulation has no rule for it
            require(silent || std::ranges::find(m_named, rule) != m_named.end(),
                    "a stake came out by a rule that nothing names");
        }
    }

    void checkPlayers() {
        const bool swept = state().phase == Phase::paying || state().phase == Phase::ending;
        for (std::size_t i = 0; i < state().players.size(); ++i) {
            const Player& player = state().players[i];
            Money lying;
            for (const Stake& stake : player.stakes) {
                require(stake.amount > Money{}, "a stake of nothing lies");
                lying += stake.amount;
            }
            if (!m_disturbed || !hasOpenStake(player)) {
                const bool restoring = m_disturbed || state().restoreAt;
                require(restoring || lying == player.staked, "the stakes don't add up");
            }
            const Money account = state().onLayout(static_cast<PlayerId>(i));
            const bool whole = state().phase != Phase::drawn && !swept;
            require(!whole || account == player.staked, "the layout's account is not what lies there");
            require(!player.settled || account == Money{}, "a settled player has chips on the layout");
        }
        require(!state().stakesOpen || state().phase == Phase::betting || state().phase == Phase::launching ||
                    state().phase == Phase::running,
                "stakes are open out of season");
    }

    void checkSettlement(const Settled& settled) {
        Money staked;
        Money returned;
        for (const SettledStake& each : settled.stakes) {
            staked += each.stake.amount;
            returned += each.returned;
        }
        require(staked == settled.staked && returned == settled.returned, "a settlement does not add up");
        require(settled.voided == !state().drawn.has_value(), "void with a number, or the other way round");
    }

    void checkClosedRound() {
        for (std::size_t i = 0; i < state().players.size(); ++i) {
            require(state().onLayout(static_cast<PlayerId>(i)) == Money{}, "chips are left on the layout");
            require(!hasOpenStake(state().players[i]), "a stake is left open");
        }
        require(state().ledger.balance(Ledger::kHouse) == m_carriedOff - m_net,
                "the house's books differ from the settlements");
        require(state().paid == state().payments.size(), "a payment is not made");
    }

    Money m_net;
    Money m_carriedOff;
    std::vector<RuleId> m_named; ///< by the events of the current round
    bool m_disturbed = false;
};

/// Draws any valid table.
inline Settings anyRouletteSettings(RuleSet rules, Dice& random) {
    const auto coin = [&] { return random.below(2) == 0; };
    Settings settings(rules);
    settings.individual = random.below(4) == 0 && settings.regulation().wheel.individual.value;
    settings.order = rules != RuleSet::online && coin() ? NumberOrder::french : NumberOrder::american;
    for (Money& minimum : settings.minimum) {
        minimum = Money{1 + random.below(500)};
    }
    if (coin()) {
        settings.setMinimum(Money{100});
    }
    switch (rules) {
    case RuleSet::online:
        settings.pockets = coin() ? 37 : 38;
        settings.doubleDozen = coin();
        settings.doubleColumn = coin();
        settings.seriesShortcut = coin();
        if (coin()) {
            settings.playerMaximum = Money{500 + random.below(50'000)};
        }
        break;
    case RuleSet::casino:
        settings.chips = random.below(4) > 0 ? Chips::colour : static_cast<Chips>(random.below(3));
        settings.seriesMaximum = 10 * (1 + random.below(12));
        if (settings.seriesMaximum % 30 == 0) {
            settings.seriesMultiples = SeriesMultiples::stakes;
        }
        settings.ballChange = Duration(60'000 + random.below(600'000));
        settings.dealerChange = Duration(60'000 + random.below(600'000));
        break;
    case RuleSet::macau:
        if (coin()) {
            settings.maximum = Money{500 + random.below(100'000)};
        }
        break;
    }
    settings.payment = coin() ? PaymentOrder::by_player : PaymentOrder::by_chance;
    settings.closing = coin() && settings.regulation().course.closesOnSlowdown.value ? Closing::on_slowdown
                                                                                     : Closing::before_launch;
    settings.betting = Duration(1 + random.below(30'000));
    settings.spin = Duration(2'000 + random.below(20'000));
    settings.allowance = {static_cast<std::int64_t>(random.below(100'000))};
    return settings;
}

} // namespace mesaviva::kit
