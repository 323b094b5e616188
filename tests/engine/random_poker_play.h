// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random commands at a poker table, and the invariants that hold after any command: for randomized tests and
// for a fuzzer.
#pragma once

#include "random_play.h"
#include "table_kit.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::kit {

/// A poker table, and the invariants that hold after any command.
class PokerPlay final : public RandomPlay<Game, SeededChance> {
public:
    PokerPlay(const Settings& settings, Dice& random, const Seed& seed)
        : RandomPlay(settings, random, derivedSeeds(seed)) {}

private:
    void sendAnything() override {
        const std::uint32_t choice = below(100);
        if (choice < 45) {
            meetNeed();
        } else if (choice < 50) {
            waitAWhile();
        } else {
            submit(anyCommand(choice));
        }
    }

    void letGo() override {
        if (settings().individual && state().phase == Phase::betting) {
            submit(LosePlayer{state().seats[0].player});
        }
    }

    Money anyAmount() {
        const std::int64_t minimum = settings().minimum.cents;
        switch (below(8)) {
        case 0: return {INT64_MAX - below(3)};
        case 1: return {INT64_MIN + below(3)};
        case 2: return {static_cast<std::int64_t>(below(3)) - 1};
        case 3: return {minimum - 1 + below(3)};
        case 4: return {largestAnte(settings()).cents - 1 + below(3)};
        default: return {minimum + below(static_cast<std::uint32_t>(minimum * 4))};
        }
    }

    Command anyCommand(std::uint32_t choice) {
        const PlayerId player = anyPlayer();
        if (choice < 62) {
            return PlaceAnte{player, anyAmount()};
        }
        if (choice < 70) {
            return Bet{player};
        }
        if (choice < 74) {
            return Fold{player};
        }
        switch (below(24)) {
        case 0: return Admit{happens(20) ? anyAmount() : Money{below(50'000)}};
        case 1: return UndoAnte{player};
        case 2: return ClearAnte{player};
        case 3:
        case 4: return RepeatAnte{player};
        case 5:
        case 6:
        case 7: return Deal{player};
        case 8: return happens(20) ? Command(Leave{player}) : Command(TimePassed{});
        case 9: return ContributeSeed{player, chance().seed()};
        case 10: return TakeAllowance{player};
        case 11: return happens(40) ? Command(LosePlayer{player}) : Command(RestorePlayer{player});
        case 12:
        case 13: return RestorePlayer{player};
        case 14: return happens(15) ? Command(FailSystem{}) : Command(Bet{player});
        case 15:
        case 16:
        case 17: return unwantedChance();
        default: return Sit{player, static_cast<int>(below(10)) - 1};
        }
    }

    // Commands that only a driver sends, in time or not. A request for chance is answered by the real chance.
    Command unwantedChance() {
        const std::optional<Need> need = nextNeed(state());
        if (need && need->at <= now()) {
            return TimePassed{};
        }
        switch (below(4)) {
        case 0: return BringCard{Card::fromIndex(below(kDeckSize)), Origin::script};
        case 1: return RevealSeed{chance().seed()};
        case 2: return Commit{commitment({}, state().round)};
        default: return TimePassed{};
        }
    }

    void look(const Event& event) override {
        if (const auto* settled = std::get_if<Settled>(&event)) {
            m_net += settled->net();
            const Rules named = rulesOf(event, state().settings);
            for (const Box box : {Box::ante, Box::bet}) {
                const bool lies = (box == Box::ante ? settled->ante : settled->bet).amount > Money{};
                require(!lies || std::ranges::find(named, boxRule(*settled, box)) != named.end(),
                        "a box came out by a rule that its event does not name");
            }
        }
        if (std::holds_alternative<RoundClosed>(event)) {
            checkClosedRound();
        }
    }

    void checkClosedRound() {
        for (std::size_t seat = 0; seat < state().seats.size(); ++seat) {
            require(state().inBox(seat, Box::ante) == Money{} && state().inBox(seat, Box::bet) == Money{},
                    "chips are left in a box");
        }
        require(state().ledger.balance(Ledger::kHouse) == -m_net,
                "the house's books differ from the settlements");
    }

    Money m_net;
};

/// Draws any valid table.
inline Settings anyPokerSettings(Dice& random) {
    Settings settings;
    settings.individual = random.below(4) == 0;
    settings.seats = settings.individual ? 1 : static_cast<int>(1 + random.below(7));
    settings.minimum = {1 + random.below(1'000)};
    const bool together = random.below(2) == 0;
    settings.maximumBounds = together ? MaximumBounds::ante_and_bet : MaximumBounds::ante;
    const std::uint32_t least = together ? 3U : 1U; // the bet is twice the ante
    settings.maximum = settings.minimum * static_cast<std::int64_t>(least + random.below(26 - least));
    settings.betting = Duration(1 + random.below(30'000));
    settings.decision = Duration(1 + random.below(30'000));
    settings.extra = Duration(1 + random.below(20'000));
    settings.card = Duration(random.below(1'000));
    settings.ranking.aceHighStraight = random.below(2) == 0;
    settings.systemFailure =
        random.below(2) == 0 ? SystemFailureRule::settle_bets : SystemFailureRule::void_all;
    settings.burntCard = random.below(2) == 0 ? BurntCard::face_up : BurntCard::face_down;
    settings.foldedAntes = random.below(2) == 0 ? FoldedAntes::lost : FoldedAntes::paid;
    settings.allowance = {static_cast<std::int64_t>(random.below(100'000))};
    return settings;
}

} // namespace mesaviva::kit
