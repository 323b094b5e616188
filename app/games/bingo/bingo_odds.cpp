// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_odds.h"

#include "app/core/text/percent.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/odds/next_balls.h"

#include <QStringList>

#include <algorithm>
#include <cstddef>

namespace mesaviva::app {

namespace {

// As many balls ahead as one can think of.
constexpr int kBallsSoon = 5;
constexpr int kBallsLater = 10;
constexpr double kWorthWords = 0.001; // rarer cases are not told
constexpr std::size_t kMostBalls = 6; ///< told one by one

bool isDrawn(bingo::Phase phase) {
    return phase == bingo::Phase::announcing || phase == bingo::Phase::drawing ||
           phase == bingo::Phase::checking;
}

QString shareText(std::size_t part, int whole) {
    return percentText(static_cast<double>(part) / static_cast<double>(whole), 1);
}

QString ballsText(const std::vector<bingo::Ball>& balls, const bingo::Settings& settings) {
    QStringList list;
    for (std::size_t i = 0; i < std::min(balls.size(), kMostBalls); ++i) {
        list += BingoText::ball(balls[i], settings);
    }
    return list.join(QStringLiteral(", ")) + (balls.size() > kMostBalls ? QStringLiteral(" …") : QString());
}

} // namespace

LessonOdds BingoOdds::of(const bingo::State& state, PlayerId player) {
    std::vector<bingo::Card> cards;
    for (const bingo::CardNumber number : state.players[player].cards) {
        cards.push_back(state.book.card(number));
    }
    LessonOdds shown;
    shown.heading = tr("What the next balls can bring");
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        const auto kind = static_cast<bingo::PrizeKind>(i);
        if (!state.settings.plays(kind) || state.isWon(kind)) {
            continue;
        }
        const bingo::NextBall next = bingo::nextBall(kind, cards, state.settings, state.book.drawn());
        if (next.missing == 0 || next.left == 0) {
            continue;
        }
        const QString prize = BingoText::prize(kind);
        if (next.missing > 1) {
            //: %1 a prize, %n how many numbers are lacking
            shown.lines.append(tr("%1: %n to go", nullptr, next.missing).arg(prize));
        }
        if (next.missing == 1) {
            //: %1 a prize, %2 a share in per cent
            shown.lines.append(
                tr("%1 by the next ball: %2").arg(prize, shareText(next.completing.size(), next.left)));
            //: %1 a prize, %2 numbers, %3 of %4 balls, %5 a share in per cent
            shown.shares.append(
                tr("%1 comes with %2: %3 of the %4 balls that are left. Within five balls: %5")
                    .arg(prize, ballsText(next.completing, state.settings))
                    .arg(next.completing.size())
                    .arg(next.left)
                    .arg(percentText(
                        bingo::anyWithin(static_cast<int>(next.completing.size()), next.left, kBallsSoon),
                        1)));
        } else if (next.missing == 2) {
            //: %1 a prize, %2 of %3 balls, %4 a share in per cent
            shown.shares.append(tr("%1: one to go after %2 of the %3 balls that are left (%4)")
                                    .arg(prize)
                                    .arg(next.nearing.size())
                                    .arg(next.left)
                                    .arg(shareText(next.nearing.size(), next.left)));
        } else if (const double all = bingo::allWithin(next.missing, next.left, kBallsLater);
                   all >= kWorthWords) {
            //: %1 a prize, %2 a card's number, %3 a share in per cent
            shown.shares.append(tr("%1: the numbers that card %2 lacks all come within ten balls: %3")
                                    .arg(prize)
                                    .arg(state.players[player].cards[next.nearest])
                                    .arg(percentText(all, 1)));
        }
    }
    shown.why = tr("Exact: each ball that is left is as likely as any other. The cards of others are not "
                   "counted.");
    return shown;
}

std::vector<StandingOdds> BingoOdds::at(const BingoTableModel& table) {
    std::vector<StandingOdds> list;
    const bingo::State& state = table.delivered();
    if (!isDrawn(state.phase)) {
        return list;
    }
    const PlayerId own = table.tableSession().ownPlayer();
    for (PlayerId player = 0; player < state.players.size(); ++player) {
        if (!state.players[player].cards.empty()) {
            const auto place = player == own ? list.begin() : list.end();
            list.insert(place, StandingOdds{table.tableSession().shownName(player),
                                            [&state, player] { return of(state, player); }});
        }
    }
    return list;
}

} // namespace mesaviva::app
