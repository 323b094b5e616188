// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/game.h"
#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/record/game_record.h"
#include "engine/record/history/game_returned.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

namespace mesaviva::record {

namespace {

using bingo::PrizeKind;

/// Collects the figures of a bingo round, event by event, each before it is folded.
class BingoRound {
public:
    const ReturnedRound& sums() const { return m_sums; }

    void open() {
        m_sums.clear();
        m_near = {};
        m_sale.reset();
        m_void = false;
    }

    void close(const bingo::SaleClosed& sale, const bingo::State& state) {
        if (!sale.enough || sale.sales <= Money{}) {
            return;
        }
        // May exceed this sale: unclaimed money is carried over.
        const auto isPart = [](Money amount) { return amount >= Money{} && amount <= kMostStakedInRound; };
        if (sale.sales > kMostStakedInRound || !std::ranges::all_of(sale.plan.prizes, isPart) ||
            !isPart(sale.plan.toBingoJackpot) || !isPart(sale.plan.toLineJackpot)) {
            m_bad = true;
            return;
        }
        Sale closed;
        closed.sales = sale.sales;
        closed.plan = sale.plan;
        closed.carried = state.ledger.balance(state.carried);
        closed.percent = state.settings.prizePercent;
        m_sale = closed;
        m_level = stakeLevelOf(state.settings.cardPrice);
    }

    void near(const bingo::OneToGo& near) {
        if (bingo::indexOf(near.kind) < bingo::kCombinations && near.number <= bingo::kMostBalls) {
            ++m_near[bingo::indexOf(near.kind)][near.number];
        }
    }

    /// `left` balls remained, one of which is drawn now, as number `drawn`.
    void draw(int left, int drawn, const bingo::Settings& settings) {
        if (left <= 0) {
            m_bad = true;
            return;
        }
        Near any{};
        for (std::size_t kind = 0; kind < bingo::kCombinations; ++kind) {
            expect(BingoReturned::kPrize, static_cast<std::int64_t>(kind), m_near[kind], left);
            std::ranges::transform(any, m_near[kind], any.begin(), std::plus());
        }
        expect(ReturnedBy::all, 0, any, left); // one ball can complete several prizes
        expect(ReturnedBy::level, m_level, any, left);
        const auto isWithin = [&](const std::optional<bingo::Jackpot>& jackpot) {
            return jackpot && drawn <= jackpot->withinBalls;
        };
        if (isWithin(settings.lineJackpot)) {
            expect(BingoReturned::kPrize, static_cast<std::int64_t>(PrizeKind::line_jackpot),
                   m_near[bingo::indexOf(PrizeKind::line)], left);
        }
        if (isWithin(settings.bingoJackpot)) {
            expect(BingoReturned::kPrize, static_cast<std::int64_t>(PrizeKind::bingo_jackpot),
                   m_near[bingo::indexOf(PrizeKind::bingo)], left);
        }
    }

    void win(const bingo::PrizeWon& won, const bingo::State& state) {
        const auto players = static_cast<std::uint64_t>(std::ranges::count_if(
            won.winners, [](const bingo::Winner& winner) { return !winner.owner.isCrowd(); }));
        // Prizes count even if the round becomes void later: they can't be taken back.
        forBoth(won.kind, ReturnedMeasure::winning_cards,
                [players](ReturnedPart& part) { part.cardsWon += players; });
        const std::size_t kind = bingo::indexOf(won.kind);
        if (kind >= bingo::kCombinations) {
            return; // a jackpot comes with its combination
        }
        m_near[kind] = {};
        share(won, state, players);
        if (m_sale) {
            if (m_sale->won[kind] || won.prize < Money{} || won.prize > kMostStakedInRound) {
                m_bad = true;
                return;
            }
            m_sale->won[kind] = true;
            m_sale->given += won.prize;
        }
    }

    void voided() { m_void = true; }

    /// The end of the round.
    void end() {
        if (m_sale && !m_void) {
            Sale& sale = *m_sale;
            for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
                sale.given += sale.won[i] ? Money{} : sale.plan.prizes[i]; // carried over (I-B30)
            }
            sale.given += sale.plan.toBingoJackpot + sale.plan.toLineJackpot - sale.carried;
            ReturnedPart part;
            part.staked = sale.sales;
            part.returned = sale.given;
            part.expected = static_cast<double>(sale.sales.cents) * static_cast<double>(sale.percent) /
                            static_cast<double>(bingo::kWhole);
            part.certain = 1; // rounded down to the cent (B31)
            forEachSum(ReturnedMeasure::set_by_rules, [&](ReturnedPart& sum) { sum.addApart(part); });
        }
    }

    bool isBad() const { return m_bad; }

private:
    /// The number of cards that each number would complete.
    using Near = std::array<std::uint32_t, bingo::kMostBalls + 1>;
    struct Sale {
        Money sales;
        bingo::PrizePlan plan;
        Money carried; ///< into the round
        bingo::BasisPoints percent = 0;
        Money given; ///< to prizes and jackpots
        bingo::PerCombination<bool> won{};
    };

    template <class Act>
    void forEachSum(ReturnedMeasure measure, const Act& act) {
        act(m_sums.part(ReturnedBy::all, 0, measure));
        act(m_sums.part(ReturnedBy::level, m_level, measure));
    }
    // A jackpot comes with a prize, on the same cards; it is counted separately.
    template <class Act>
    void forBoth(PrizeKind kind, ReturnedMeasure measure, const Act& act) {
        act(m_sums.part(BingoReturned::kPrize, static_cast<std::int64_t>(kind), measure));
        if (bingo::indexOf(kind) < bingo::kCombinations) {
            forEachSum(measure, act);
        }
    }

    // Draws are independent given which cards are near before each of them.
    void expect(ReturnedBy by, std::int64_t which, const Near& near, int left) {
        double sum = 0;
        double squares = 0;
        std::uint32_t most = 0;
        for (const std::uint32_t cards : near) {
            sum += cards;
            squares += static_cast<double>(cards) * cards;
            most = std::max(most, cards);
        }
        if (most > 0) {
            const double mean = sum / left;
            ReturnedPart& part = m_sums.part(by, which, ReturnedMeasure::winning_cards);
            ++part.chances;
            part.expected += mean;
            part.variance += squares / left - mean * mean;
            part.furthest = std::max(part.furthest, static_cast<double>(most));
        }
    }

    void share(const bingo::PrizeWon& won, const bingo::State& state, std::uint64_t players) {
        const double cards = state.cardsSold();
        const double winning = static_cast<double>(won.winners.size());
        const double own = std::accumulate(state.players.begin(), state.players.end(), 0.0,
                                           [](double sum, const bingo::Player& player) {
                                               return sum + static_cast<double>(player.cards.size());
                                           });
        if (own <= 0 || own >= cards || winning <= 0 || winning > cards) {
            return; // there is nothing to share
        }
        const double portion = own / cards;
        ReturnedPart part;
        part.chances = won.winners.size();
        part.cardsWon = players;
        part.expected = winning * portion;
        part.variance = winning * portion * (1 - portion) * (cards - winning) / (cards - 1);
        part.furthest = winning * std::max(portion, 1 - portion);
        forBoth(won.kind, ReturnedMeasure::share_of_cards, [&](ReturnedPart& sum) { sum.addTogether(part); });
    }

    ReturnedRound m_sums{placeOfGame(bingo::Game::kKey)};
    bingo::PerCombination<Near> m_near{};
    std::optional<Sale> m_sale;
    std::int64_t m_level = 0;
    bool m_void = false;
    bool m_bad = false;
};

void walkBingo(RecordReader& reader, TableNumber table, ReturnedWalk& walk) {
    TableFold<BingoOnRecord> fold(reader, table);
    BingoRound round;
    WallTime opened;
    while (fold.read()) {
        walk.step();
        const bingo::Event& event = fold.entry().event;
        const bingo::State& state = fold.table().state;
        if (std::holds_alternative<bingo::RoundOpened>(event)) {
            opened = fold.row().wall;
            round.open();
        } else if (const auto* sale = std::get_if<bingo::SaleClosed>(&event)) {
            round.close(*sale, state);
        } else if (const auto* near = std::get_if<bingo::OneToGo>(&event)) {
            round.near(*near);
        } else if (std::holds_alternative<bingo::BallDrawn>(event)) {
            const auto drawn = static_cast<int>(state.balls.size());
            round.draw(state.settings.shape().balls - drawn, drawn + 1, state.settings);
        } else if (const auto* won = std::get_if<bingo::PrizeWon>(&event)) {
            round.win(*won, state);
        } else if (std::holds_alternative<bingo::RoundVoid>(event)) {
            round.voided();
        } else if (const auto* closed = std::get_if<bingo::RoundClosed>(&event)) {
            round.end();
            if (!closed->scripted) {
                walk.add(round.sums(), opened, table, static_cast<std::int64_t>(state.settings.variant));
            }
            round.open();
        }
        if (round.isBad()) {
            throwDamaged("a sum", table, fold.entry().round);
        }
        fold.take();
    }
}

} // namespace

template <>
const GameReturned& gameReturned<bingo::Game>() {
    static constexpr GameReturned kReturned{
        bingo::Game::kKey,
        &walkBingo,
        {"rules", static_cast<std::int64_t>(bingo::kVariants),
         [](std::int64_t which) {
             return std::to_string(bingo::ballsOf(static_cast<bingo::Variant>(which)));
         }},
        {ReturnedValues{"prize", static_cast<std::int64_t>(bingo::kPrizeKinds), [](std::int64_t which) {
                            return std::string(name(static_cast<bingo::PrizeKind>(which)));
                        }}}};
    return kReturned;
}

} // namespace mesaviva::record
