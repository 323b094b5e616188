// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/game.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/record/game_record.h"
#include "engine/record/history/game_returned.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace mesaviva::record {

namespace {

constexpr std::int64_t kMostPaid = PokerOnRecord::kMostOdds + 1; // including the bet itself (P12a)

/// What a stake returns for each result of the dealer's hand.
struct Outcomes {
    Money staked;
    Money notQualified;
    Money win;
    Money lose;
    Money tie;
};

ReturnedPart partOf(const Outcomes& outcomes, const poker::odds::DealCounts& counts, Money returned) {
    const std::array<std::pair<Money, std::int64_t>, 4> cases = {
        {{outcomes.notQualified, counts.notQualified},
         {outcomes.win, counts.win},
         {outcomes.lose, counts.lose},
         {outcomes.tie, counts.tie}}};
    const auto all = static_cast<double>(counts.deals());
    ReturnedPart part;
    part.staked = outcomes.staked;
    part.returned = returned;
    for (const auto& [amount, deals] : cases) {
        part.expected += static_cast<double>(amount.cents) * static_cast<double>(deals) / all;
    }
    for (const auto& [amount, deals] : cases) {
        if (deals > 0) {
            const double off = static_cast<double>(amount.cents) - part.expected;
            part.variance += off * off * static_cast<double>(deals) / all;
            part.furthest = std::max(part.furthest, std::abs(off));
        }
    }
    return part;
}

/// The dealer's possible hands against a seat that has bet. At that point all players' cards and the burnt
/// card are known; the dealer's first four are not.
poker::odds::DealCounts countsOf(const poker::State& state, const poker::Seat& seat) {
    const auto isIn = [](const auto& cards, poker::Card card) {
        return std::ranges::find(cards, card) != cards.end();
    };
    std::vector<poker::Card> seen;
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        const poker::Card card = state.drawn[i];
        if (!isIn(seat.cards, card) && !isIn(state.dealer, card)) {
            seen.push_back(card);
        }
    }
    return poker::odds::countDeals(seat.cards, state.dealer.back(), seen, {state.settings.ranking});
}

/// Adds a settled seat. All seats of a round depend on the same four cards.
void addSeat(ReturnedRound& round, const poker::State& state, const poker::Settled& settled) {
    const Money ante = settled.ante.amount;
    const Money bet = settled.bet.amount;
    const auto add = [&](ReturnedBy by, std::int64_t which, const ReturnedPart& part) {
        round.part(by, which).addTogether(part);
    };
    const std::int64_t level = stakeLevelOf(ante);
    const auto boxOf = [](poker::Box box) { return static_cast<std::int64_t>(box); };
    if (settled.verdict == poker::Verdict::folded) {
        ReturnedPart lost; // P22, P32: lost with certainty
        lost.staked = ante;
        lost.returned = settled.returned();
        add(ReturnedBy::all, 0, lost);
        add(PokerReturned::kBox, boxOf(poker::Box::ante), lost);
        add(ReturnedBy::level, level, lost);
        return;
    }
    const poker::Seat& seat = state.seatOf(settled.player);
    const poker::Combination hand = seat.rank.combination();
    const poker::odds::DealCounts counts = countsOf(state, seat);
    const std::int64_t multiple = betMultiple(hand);
    const Money anteBack = ante + poker::kAnteMultiple * ante;
    const Money betBack = bet + bet * multiple;
    const ReturnedPart all =
        partOf({ante + bet, anteBack + bet, anteBack + betBack, {}, ante + bet}, counts, settled.returned());
    add(ReturnedBy::all, 0, all);
    add(PokerReturned::kBox, boxOf(poker::Box::ante),
        partOf({ante, anteBack, anteBack, {}, ante}, counts, settled.ante.returned));
    add(PokerReturned::kBox, boxOf(poker::Box::bet),
        partOf({bet, bet, betBack, {}, bet}, counts, settled.bet.returned));
    // P12j pays both the same.
    add(PokerReturned::kHand,
        static_cast<std::int64_t>(hand == poker::Combination::ace_king ? poker::Combination::high_cards
                                                                       : hand),
        all);
    add(ReturnedBy::level, level, all);
}

bool isOfChance(poker::Verdict verdict) {
    return verdict != poker::Verdict::ante_returned && verdict != poker::Verdict::voided;
}

void requirePossible(const poker::State& state, const poker::Settled& settled, TableNumber table,
                     std::uint64_t round) {
    const auto fits = [](const poker::SettledBox& box) {
        return box.amount >= Money{} && box.amount <= kMostStakedInRound && box.returned >= Money{} &&
               box.returned <= box.amount * kMostPaid;
    };
    const bool isFolded = settled.verdict == poker::Verdict::folded;
    const bool isSeated = state.players[settled.player].seat > 0;
    const bool isDealt = isSeated && state.dealComplete && state.seatOf(settled.player).dealtIn;
    if (!fits(settled.ante) || !fits(settled.bet) || settled.ante.amount <= Money{} ||
        (!isFolded && !isDealt)) {
        throwDamaged("a stake", table, round);
    }
}

void walkPoker(RecordReader& reader, TableNumber table, ReturnedWalk& walk) {
    TableFold<PokerOnRecord> fold(reader, table);
    ReturnedRound round(placeOfGame(poker::Game::kKey));
    WallTime opened;
    while (fold.read()) {
        walk.step();
        const poker::Event& event = fold.entry().event;
        const poker::State& state = fold.table().state;
        if (std::holds_alternative<poker::RoundOpened>(event)) {
            opened = fold.row().wall;
            round.clear();
        } else if (const auto* settled = std::get_if<poker::Settled>(&event);
                   settled && settled->player < state.players.size() && isOfChance(settled->verdict)) {
            requirePossible(state, *settled, table, fold.entry().round);
            if (walk.counts(opened)) {
                addSeat(round, state, *settled);
            }
        } else if (const auto* closed = std::get_if<poker::RoundClosed>(&event)) {
            if (!closed->scripted) {
                walk.add(round, opened, table, state.settings.individual ? 0 : 1);
            }
            round.clear();
        }
        fold.take();
    }
}

} // namespace

template <>
const GameReturned& gameReturned<poker::Game>() {
    static constexpr GameReturned kReturned{
        poker::Game::kKey,
        &walkPoker,
        {"rules", 2, [](std::int64_t which) { return std::string(which == 0 ? "individual" : "several"); }},
        {ReturnedValues{"box", static_cast<std::int64_t>(poker::Box::bet) + 1,
                        [](std::int64_t which) { return std::string(name(static_cast<poker::Box>(which))); }},
         ReturnedValues{
             "hand", static_cast<std::int64_t>(poker::Combination::royal_flush) + 1,
             [](std::int64_t which) { return std::string(name(static_cast<poker::Combination>(which))); }}}};
    return kReturned;
}

} // namespace mesaviva::record
