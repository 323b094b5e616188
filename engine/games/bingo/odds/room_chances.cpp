// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/odds/room_chances.h"

#include "engine/games/bingo/odds/prize_chances.h"

#include <utility>

namespace mesaviva::bingo {

namespace {

Measured exactly(double value) { return {value, value, value}; }

} // namespace

Measured PrizeFall::by(int ball, Confidence confidence) const {
    if (const auto* chances = std::get_if<std::vector<double>>(&m_found)) {
        return exactly(chances->at(static_cast<std::size_t>(ball)));
    }
    return std::get<PrizeBalls>(m_found).by(ball, confidence);
}

std::optional<Measured> PrizeFall::mean() const {
    if (const auto* chances = std::get_if<std::vector<double>>(&m_found)) {
        return exactly(meanBallOf(*chances));
    }
    const auto& balls = std::get<PrizeBalls>(m_found);
    const bool everFell = balls.allRounds() > balls.rounds().front();
    return everFell ? std::optional(balls.mean()) : std::nullopt;
}

std::optional<std::vector<double>> exactChances(const Settings& settings, PrizeKind combination,
                                                std::uint32_t cards) {
    if (cards == 1) {
        return chancesOfOneCard(settings, combination);
    }
    if (combination == PrizeKind::bingo && hasFullCardFormula(settings)) {
        return chancesOfFullCard(settings, cards);
    }
    return std::nullopt;
}

RoomChances measured(PerCombination<std::optional<PrizeBalls>> played) {
    RoomChances chances;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (played[i]) {
            chances.rounds = played[i]->allRounds();
            chances.prizes[i].emplace(std::move(*played[i]));
        }
    }
    return chances;
}

RoomChances chancesOfRoom(const Settings& settings, std::uint32_t cards, std::int64_t rounds,
                          const Seed& master, const std::function<bool()>& goOn, unsigned threads) {
    PerCombination<std::optional<std::vector<double>>> exact;
    bool allExact = true;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        if (settings.plays(kind)) {
            exact[i] = exactChances(settings, kind, cards);
            allExact = allExact && exact[i];
        }
    }
    RoomChances chances;
    if (!allExact) {
        chances = measured(playForPrizes(settings, cards, rounds, master, goOn, threads));
    }
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (exact[i]) {
            chances.prizes[i].emplace(std::move(*exact[i]));
        }
    }
    return chances;
}

Measured expectedPayback(const Settings& settings, std::uint32_t cards, const RoomChances& chances) {
    const std::optional<PrizeFall>& bingoFall = chances.prizes[indexOf(PrizeKind::bingo)];
    const std::optional<PrizeFall>& lineFall = chances.prizes[indexOf(PrizeKind::line)];
    const bool bingoMeasured = settings.bingoJackpot && bingoFall && !bingoFall->isExact();
    const bool lineMeasured = settings.lineJackpot && lineFall && !lineFall->isExact();
    // Two bounds at 99.5 % each hold together with at least 99 % (Bonferroni).
    const Confidence each = bingoMeasured && lineMeasured ? Confidence::of995 : Confidence::of99;
    const auto won = [&](const std::optional<Jackpot>& jackpot, const std::optional<PrizeFall>& fall) {
        return jackpot && fall ? fall->by(jackpot->withinBalls, each) : Measured{};
    };
    const Measured bingo = won(settings.bingoJackpot, bingoFall);
    const Measured line = won(settings.lineJackpot, lineFall);
    return {expectedPayback(settings, cards, bingo.value, line.value),
            expectedPayback(settings, cards, bingo.low, line.low),
            expectedPayback(settings, cards, bingo.high, line.high)};
}

} // namespace mesaviva::bingo
