// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bingo rooms and commands drawn from a stream of numbers: the same stream gives the same play.
#pragma once

#include "dice.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/random_stream.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/decide.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/scenario/scenario.h"
#endif

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::kit {

/// Draws any valid room of this variant.
class BingoRoomDice {
public:
    BingoRoomDice(bingo::Variant variant, Dice& random) : m_settings(variant), m_random(random) {}

    bingo::Settings draw() {
        m_settings.cardPrice = Money{coin() ? 100 : 1 + below(999)};
        m_settings.maxCards = static_cast<int>(1 + below(12));
        m_settings.sale = Duration(1 + below(30'000));
        m_settings.draw = Duration(1'000 + below(3'000));
        m_settings.prizePercent = 7'000 + below(2'001);
        m_settings.allowance = Money{below(20'000)};
        if (m_settings.variant == bingo::Variant::bingo75) {
            m_settings.freeCentre = coin();
            if (coin()) {
                m_settings.pattern = 1 + below((1U << 25U) - 1);
            }
        }
        if (m_settings.variant != bingo::Variant::bingo90) {
            m_settings.lines = {coin(), coin(), coin()};
        }
        tryPrizes();
        if (coin()) {
            m_settings.bingoJackpot = jackpot(bingo::PrizeKind::bingo, 300);
        }
        if (coin() && m_settings.plays(bingo::PrizeKind::line)) {
            m_settings.lineJackpot = jackpot(bingo::PrizeKind::line, 200);
        }
        if (below(4) == 0) {
            m_settings.mode = bingo::Mode::session;
            Instant start = kTableOpened + Duration(below(5'000));
            for (std::uint32_t i = 0; i < 60; ++i, start += Duration(1 + below(200'000))) {
                m_settings.starts.push_back(start);
            }
        }
        return m_settings;
    }

private:
    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }
    bool coin() { return below(2) == 0; }

    // Draws the prizes and their shares until they are valid.
    void tryPrizes() {
        const bingo::Settings usual(m_settings.variant);
        for (int attempt = 0; attempt < 60; ++attempt) {
            bingo::BasisPoints left = bingo::kWhole;
            m_settings.prizes = {};
            for (std::size_t i = 0; i + 1 < bingo::kCombinations; ++i) {
                if (below(3) == 0) {
                    m_settings.prizes[i] = 1 + below(3'000);
                    left -= *m_settings.prizes[i];
                }
            }
            m_settings.prizes[bingo::indexOf(bingo::PrizeKind::bingo)] = left;
            if (!firstBadSetting(m_settings)) {
                return;
            }
        }
        m_settings.prizes = usual.prizes;
        m_settings.lines = usual.lines;
        m_settings.pattern.reset();
    }

    bingo::Jackpot jackpot(bingo::PrizeKind combination, std::uint32_t most) {
        const int least = numbersNeeded(combination, m_settings);
        const auto more = static_cast<std::uint32_t>(m_settings.shape().balls - least) + 1;
        bingo::Jackpot result{
            below(most + 1), Money{below(10'000)}, least + static_cast<int>(below(more)), {}};
        if (coin()) {
            result.value = result.base + Money{below(10'000)};
        }
        return result;
    }

    bingo::Settings m_settings;
    Dice& m_random;
};

/// Draws what players and chance do in a room, sensible or not.
class BingoDice {
public:
    BingoDice(const bingo::State& state, Dice& random) : m_state(state), m_random(random) {}

    bingo::Command anyCommand(Instant now) {
        const PlayerId player = anyPlayer();
        switch (below(20)) {
        case 0: return bingo::Admit{happens(20) ? anyAmount() : Money{below(20'000)}};
        case 1:
        case 2: return bingo::Join{player};
        case 3:
        case 4:
        case 5:
        case 6: return bingo::Buy{player, happens(90) ? 1 + below(4) : anyCount()};
        case 7:
        case 8: return crowdBuy();
        case 9:
        case 10:
        case 11: return bingo::Mark{player, anyBall()};
        case 12: return bingo::ContributeSeed{player, m_state.commitment};
        case 13:
            return happens(20) ? bingo::Command(bingo::Leave{player}) : bingo::Command(bingo::Join{player});
        case 14: return bingo::TakeAllowance{player};
        case 15:
            return happens(40) ? bingo::Command(bingo::LosePlayer{player}) : bingo::RestorePlayer{player};
        case 16: return bingo::RestorePlayer{player};
        case 17:
            return happens(8) ? bingo::Command(bingo::FailSystem{}) : bingo::Command(bingo::TimePassed{});
        default: return unwantedChance(now);
        }
    }

    PlayerId anyPlayer() {
        const auto count = static_cast<std::uint32_t>(m_state.players.size());
        return happens(3) || count == 0 ? static_cast<PlayerId>(below(256))
                                        : static_cast<PlayerId>(below(count));
    }

    bingo::CrowdBuy crowdBuy() {
        if (happens(2)) {
            return {};
        }
        auto buyers = std::make_shared<std::vector<bingo::CrowdPurchase>>();
        for (std::uint32_t i = below(4); i < 4; ++i) {
            buyers->push_back(
                {happens(97) ? 1 + below(8) : anyCount(), happens(97) ? 1 + below(3) : anyCount()});
        }
        return {std::move(buyers)};
    }

private:
    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }
    bool happens(std::uint32_t percent) { return below(100) < percent; }

    std::uint32_t anyCount() {
        return happens(50) ? below(20) : std::numeric_limits<std::uint32_t>::max() - below(2);
    }
    Money anyAmount() {
        return Money{happens(50) ? INT64_MAX - std::int64_t{below(3)} : std::int64_t{below(3)} - 1};
    }
    bingo::Ball anyBall() {
        if (happens(10) || m_state.balls.empty()) {
            return static_cast<bingo::Ball>(below(256));
        }
        return m_state.balls[below(static_cast<std::uint32_t>(m_state.balls.size()))];
    }

    // Commands that only a driver sends, in time or not. A request for chance is answered by the real chance.
    bingo::Command unwantedChance(Instant now) {
        const std::optional<bingo::Need> need = nextNeed(m_state);
        if (need && need->at <= now) {
            return bingo::TimePassed{};
        }
        switch (below(6)) {
        case 0: return bingo::BringBall{0, Origin::script};
        case 1: return bingo::RevealSeed{};
        case 2: return bingo::Commit{};
        case 3: return bingo::BringCards{};
        case 4: return bingo::BringBall{static_cast<bingo::Ball>(m_state.settings.shape().balls + 1)};
        default: return bingo::TimePassed{};
        }
    }

    const bingo::State& m_state;
    Dice& m_random;
};

/// Draws the steps of three players next to a small crowd, and occasionally of chance.
class BingoScenarioDice {
public:
    BingoScenarioDice(const bingo::Settings& settings, std::uint8_t seed)
        : m_settings(settings),
          m_stream(seedOf(seed), stream_name::kPlayers) {}

    /// Draws a scenario of `rounds` rounds, without expectations.
    scenario::Scenario draw(std::uint64_t rounds) {
        scenario::Scenario result;
        result.rules = "pt-425a-2015";
        scenario::BingoContent content;
        content.table = m_settings;
        content.crowd = {.players = 5, .cards = 3};
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            result.players.push_back({kNames[i], Money{static_cast<std::int64_t>(500 * (i + 1))}});
        }
        for (std::uint64_t round = 0; round < rounds; ++round) {
            add(content, "sale_opened", buy());
            add(content, "", buy());
            add(content, "", buy());
            // Some of the later steps are too late, some are not.
            add(content, "sale_closed", buy());
            for (int i = 0; i < 4; ++i) {
                add(content, "ball_drawn", below(4) == 0 ? outcome() : mark());
            }
            add(content, "prize_won", below(6) == 0 ? bingo::Command(bingo::FailSystem{}) : mark());
            add(content, "round_closed", bingo::TakeAllowance{player()});
        }
        result.seed = seedOf(0);
        result.content = std::move(content);
        result.rounds = rounds;
        return result;
    }

private:
    static constexpr std::array kNames = {"ana", "rui", "eva"};

    static Seed seedOf(std::uint8_t number) {
        Seed seed{};
        seed.front() = number;
        return seed;
    }

    static void add(scenario::BingoContent& content, const char* when, const bingo::Command& command) {
        content.steps.push_back({{}, when, command});
    }

    std::uint32_t below(std::uint32_t bound) { return m_stream.below(bound); }
    PlayerId player() { return static_cast<PlayerId>(below(kNames.size())); }
    bingo::Command buy() { return bingo::Buy{player(), below(4)}; }
    bingo::Command mark() {
        const auto balls = static_cast<std::uint32_t>(m_settings.shape().balls);
        return bingo::Mark{player(), static_cast<bingo::Ball>(1 + below(balls))};
    }
    bingo::Command outcome() {
        switch (below(8)) {
        case 0: return bingo::FailSystem{};
        case 1:
        case 2: return bingo::LosePlayer{player()};
        case 3:
        case 4: return bingo::RestorePlayer{player()};
        case 5: return bingo::Leave{player()};
        default: return bingo::Join{player()};
        }
    }

    bingo::Settings m_settings;
    RandomStream m_stream;
};

/// Returns the events of a bingo scenario, as `mesaviva run` prints them.
inline std::string playedBingo(scenario::Scenario scenario) {
    scenario::BingoRunner runner(std::move(scenario));
    std::string lines;
    const Subscription heard = runner.listen([&](const scenario::BingoRunner::Entry& entry) {
        lines += runner.toJson(entry).dump();
        lines += '\n';
    });
    runner.run();
    return lines;
}

} // namespace mesaviva::kit
