// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/figures_question.h"

#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::array kRoomVariants{bingo::Variant::bingo90, bingo::Variant::bingo80, bingo::Variant::bingo75,
                                   bingo::Variant::bingo30};
constexpr std::array kPercentages{7'000, 7'500, 8'000, 8'500, 9'000}; // B31

std::optional<Figures> pokerFigures(const FiguresQuestion& question,
                                    const std::function<bool(double)>& progress) {
    PokerFigures figures;
    constexpr double kOfAsked = 0.9; // most of the work: the common game has no burnt card
    const poker::odds::WholeGameRules rules = question.pokerRules();
    const auto asked = [&](std::size_t done, std::size_t all) {
        return progress(kOfAsked * static_cast<double>(done) / static_cast<double>(all));
    };
    const auto game = poker::odds::wholeGame(rules, 0, asked, &figures.play);
    if (!game) {
        return std::nullopt;
    }
    figures.game = *game;
    figures.hands = poker::odds::allHandsOfRanks(rules.odds.ranking);
    auto common = poker::odds::WholeGameRules::common();
    common.pays = rules.pays;
    if (common != rules) {
        const auto beside = [&](std::size_t done, std::size_t all) {
            return progress(kOfAsked + (1 - kOfAsked) * static_cast<double>(done) / static_cast<double>(all));
        };
        figures.common = poker::odds::wholeGame(common, 0, beside);
        if (!figures.common) {
            return std::nullopt;
        }
    }
    return figures;
}

// Each chance at its minimum; where series are stakes of their own, each of them with up to two parols (R28).
Figures rouletteFigures(const roulette::Settings& table) {
    using namespace roulette;
    std::vector<RouletteFigure> figures;
    std::optional<ChanceKind> last;
    const auto spots = table.layout().spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto spot = static_cast<SpotId>(i);
        if (spots[i].kind != last && offers(table, spot)) {
            last = spots[i].kind;
            const Stake stake{spot, {}, table.minimumOf(*last) * 2};
            figures.push_back({last, std::nullopt, 0, returnsOf(table, {&stake, 1})});
        }
    }
    if (groupsAreBooked(table)) {
        const Money chip = table.minimumOf(ChanceKind::straight);
        for (const Series series : kAllSeries) {
            for (int parols = 0; parols <= 2; ++parols) {
                figures.push_back(
                    {std::nullopt, series, parols, returnsOfParol(table, series, chip, chip, parols)});
            }
        }
    }
    return figures;
}

template <class ByBall>
std::array<int, 3> reachedBy(int balls, const ByBall& by) {
    constexpr std::array kShares{0.05, 0.5, 0.95};
    std::array<int, 3> reached{};
    for (std::size_t i = 0; i < kShares.size(); ++i) {
        for (int ball = balls; ball > 0 && by(ball) >= kShares.at(i); --ball) {
            reached.at(i) = ball;
        }
    }
    return reached;
}

std::optional<Figures> bingoFigures(const FiguresQuestion& question,
                                    const std::function<bool(double)>& progress) {
    using namespace bingo;
    const bingo::Settings room = question.bingoRoom();
    BingoFigures figures;
    figures.seed = systemSeed();
    std::int64_t done = 0;
    bool stopped = false;
    const auto goOn = [&] {
        stopped = !progress(static_cast<double>(done++) / FiguresQuestion::kRounds);
        return !stopped;
    };
    const RoomChances chances =
        chancesOfRoom(room, question.cards(), FiguresQuestion::kRounds, figures.seed, goOn, 0);
    if (stopped) {
        return std::nullopt;
    }
    figures.rounds = chances.rounds;
    for (const BasisPoints percent : kPercentages) {
        bingo::Settings other = room;
        other.prizePercent = percent;
        figures.returned.emplace_back(percent, shareThatComesBack(other, question.cards(), chances));
    }
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const std::optional<PrizeFall>& fall = chances.prizes.at(i);
        const std::optional<Measured> mean = fall ? fall->mean() : std::nullopt;
        if (mean) {
            figures.prizes.push_back(
                {static_cast<PrizeKind>(i), *mean,
                 reachedBy(ballsOf(room.variant), [&](int ball) { return fall->by(ball).value; })});
        }
    }
    return figures;
}

} // namespace

int FiguresQuestion::choices(int game) { return game == Poker ? 6 : 4; }

poker::odds::WholeGameRules FiguresQuestion::pokerRules() const {
    poker::odds::WholeGameRules rules;
    switch (choice) {
    case 1: rules.burntCardSeen = false; break;
    case 2: rules.odds.tieBreak = poker::odds::TieBreak::none; break;
    case 3: rules.odds.tieBreak = poker::odds::TieBreak::exactly_three_of_a_suit; break;
    case 4: rules.odds.ranking.aceHighStraight = false; break;
    case 5: return poker::odds::WholeGameRules::common();
    default: break;
    }
    return rules;
}

roulette::Settings FiguresQuestion::rouletteTable() const {
    using roulette::RuleSet;
    constexpr std::array kRules{RuleSet::online, RuleSet::online, RuleSet::casino, RuleSet::macau};
    roulette::Settings table(kRules.at(static_cast<std::size_t>(choice)));
    if (choice == 1) {
        table.pockets = 38;
    }
    return table;
}

std::vector<BingoRoomPlan> FiguresQuestion::rooms() const {
    std::vector<BingoRoomPlan> rooms;
    if (game == Bingo) {
        rooms = houseRooms();
        std::erase_if(rooms, [this](const BingoRoomPlan& plan) {
            return plan.settings.variant != kRoomVariants.at(static_cast<std::size_t>(choice));
        });
    }
    return rooms;
}

bingo::Settings FiguresQuestion::bingoRoom() const {
    return room == 0 ? bingo::Settings(kRoomVariants.at(static_cast<std::size_t>(choice)))
                     : rooms().at(static_cast<std::size_t>(room) - 1).settings;
}

std::optional<Figures> figuresFor(const FiguresQuestion& question,
                                  const std::function<bool(double)>& progress) {
    switch (question.game) {
    case FiguresQuestion::Poker: return pokerFigures(question, progress);
    case FiguresQuestion::Roulette: return rouletteFigures(question.rouletteTable());
    default: return bingoFigures(question, progress);
    }
}

} // namespace mesaviva::app
