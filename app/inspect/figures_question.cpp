// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/figures_question.h"

#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::array kPercentages{7'000, 7'500, 8'000, 8'500, 9'000}; // B31

std::optional<Figures> pokerFigures(const FiguresQuestion& question,
                                    const std::function<bool(double)>& progress) {
    PokerFigures figures;
    const auto told = [&](std::size_t done, std::size_t all) {
        return progress(static_cast<double>(done) / static_cast<double>(all));
    };
    const auto game = poker::odds::wholeGame(question.pokerRules(), 0, told, &figures.play);
    if (!game) {
        return std::nullopt;
    }
    figures.game = *game;
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
    const int balls = ballsOf(room.variant);
    BingoFigures figures;
    for (const BasisPoints percent : kPercentages) {
        bingo::Settings other = room;
        other.prizePercent = percent;
        figures.returned.emplace_back(percent, shareThatComesBack(other, question.cards()));
    }
    if (question.cards() == 1) {
        for (std::size_t i = 0; i < kCombinations; ++i) {
            const auto kind = static_cast<PrizeKind>(i);
            if (room.plays(kind)) {
                const std::vector<double> chances = chancesOfOneCard(room, kind);
                const double mean = meanBallOf(chances);
                figures.prizes.push_back({kind, {mean, mean, mean}, reachedBy(balls, [&](int ball) {
                                              return chances.at(static_cast<std::size_t>(ball));
                                          })});
            }
        }
        return figures;
    }
    std::int64_t done = 0;
    bool stopped = false;
    const auto fallen = playForPrizes(room, question.cards(), FiguresQuestion::kRounds, systemSeed(), [&] {
        stopped = !progress(static_cast<double>(done++) / FiguresQuestion::kRounds);
        return !stopped;
    });
    if (stopped) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (fallen.at(i) && fallen.at(i)->allRounds() > fallen.at(i)->rounds().front()) {
            figures.prizes.push_back(
                {static_cast<PrizeKind>(i), fallen.at(i)->mean(),
                 reachedBy(balls, [&](int ball) { return fallen.at(i)->by(ball).value; })});
        }
    }
    return figures;
}

} // namespace

int FiguresQuestion::choices(int game) { return game == Poker ? 5 : 4; }

poker::odds::WholeGameRules FiguresQuestion::pokerRules() const {
    poker::odds::WholeGameRules rules;
    switch (choice) {
    case 1: rules.burntCardSeen = false; break;
    case 2: rules.odds.tieBreak = poker::odds::TieBreak::none; break;
    case 3: rules.odds.ranking.aceHighStraight = false; break;
    case 4: return poker::odds::WholeGameRules::common();
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

bingo::Settings FiguresQuestion::bingoRoom() const {
    using bingo::Variant;
    constexpr std::array kVariants{Variant::bingo90, Variant::bingo80, Variant::bingo75, Variant::bingo30};
    return bingo::Settings(kVariants.at(static_cast<std::size_t>(choice)));
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
