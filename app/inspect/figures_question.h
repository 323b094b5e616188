// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/bingo/bingo_room_plan.h"
#include "engine/bingo/room_chances.h"
#include "engine/poker/odds/whole_game.h"
#include "engine/roulette/returns.h"
#endif

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// What exact figures are asked for: a game, one of its readings or rooms, and for bingo how many cards.
struct FiguresQuestion {
    enum Game { Poker, Roulette, Bingo };

    int game = Poker;
    int choice = 0;
    int size = 0;
    int room = 0; ///< of bingo: 0 the usual one of the variant, else one of rooms(), from 1

    /// How many choices the game has.
    static int choices(int game);
    /// The house's rooms with the variant that is asked for; none but at bingo.
    std::vector<BingoRoomPlan> rooms() const;
    /// What can be asked of bingo, in cards.
    static constexpr std::array<std::uint32_t, 4> kCards{1, 6, 60, 600};
    /// So many rounds are played where there is no formula.
    static constexpr std::int64_t kRounds = 10'000;

    /// The rules that the choice stands for.
    poker::odds::WholeGameRules pokerRules() const;
    roulette::Settings rouletteTable() const;
    bingo::Settings bingoRoom() const;
    std::uint32_t cards() const { return kCards.at(static_cast<std::size_t>(size)); }

    friend bool operator==(const FiguresQuestion&, const FiguresQuestion&) = default;
};

/// The whole game of poker and its best play.
struct PokerFigures {
    poker::odds::WholeGame game;
    poker::odds::BestPlay play;
    std::vector<poker::odds::HandOfRanks> hands; ///< all of them, from the lowest
    /// What the common game comes to, with the same pays; none where that is what was asked for.
    std::optional<poker::odds::WholeGame> common;
};

/// What a chance brings, or a series with so many parols.
struct RouletteFigure {
    std::optional<roulette::ChanceKind> chance;
    std::optional<roulette::Series> series;
    int parols = 0;
    roulette::Returns returns;
};

/// When a prize of bingo falls.
struct BingoFigure {
    bingo::PrizeKind prize;
    bingo::Measured mean;
    std::array<int, 3> balls{}; ///< by which it has fallen in 5, 50 and 95 % of the rounds; 0: in fewer
};

/// The prizes of a room, and what comes back by percentage of prizes.
struct BingoFigures {
    std::vector<BingoFigure> prizes;
    std::vector<std::pair<bingo::BasisPoints, bingo::Measured>> returned;
    std::int64_t rounds = 0; ///< that were played; 0: all of it is exact
    Seed seed{};             ///< of these rounds
};

using Figures = std::variant<PokerFigures, std::vector<RouletteFigure>, BingoFigures>;

/// Answers the question; `progress` (0 to 1) stops it with false, and then nothing is found.
std::optional<Figures> figuresFor(const FiguresQuestion& question,
                                  const std::function<bool(double)>& progress);

} // namespace mesaviva::app
