// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Due actions in a bingo room.

#include "engine/training/croupier/bingo_actions.h"

#include "engine/base/dispatch.h"
#include "engine/games/bingo/combinations.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::croupier {

namespace {

// The command with which time or chance would meet the need.
std::optional<bingo::Command> bingoCommandFor(const bingo::Need& need, std::optional<bingo::Ball> ball) {
    return need.kind.visit(Overloaded{
        [](CommonNeed common) -> std::optional<bingo::Command> {
            switch (common) {
            case CommonNeed::time:
            case CommonNeed::act: return bingo::TimePassed{};
            case CommonNeed::commitment: return bingo::Commit{};
            case CommonNeed::seed: break;
            }
            return std::nullopt;
        },
        [&](bingo::OwnNeed own) -> std::optional<bingo::Command> {
            return own == bingo::OwnNeed::ball && ball
                       ? std::optional<bingo::Command>(bingo::BringBall{*ball})
                       : std::nullopt;
        },
    });
}

// Turns the events that meet a need into due actions.
class BingoReading {
public:
    explicit BingoReading(const bingo::State& state) : m_state(state) {}

    void operator()(const bingo::SaleClosed& closed, const Rules&) { m_closed = closed; }
    void operator()(const bingo::Announced& said, const Rules& rules) {
        said.phrase.visit(Overloaded{
            [](CommonPhrase) {},
            [&](bingo::OwnPhrase phrase) {
                switch (phrase) {
                case bingo::OwnPhrase::sale_opens: add(SayCaller{CallerPhrase::sale_opens}, rules); return;
                case bingo::OwnPhrase::sale_closes: add(SayCaller{CallerPhrase::sale_closes}, rules); return;
                case bingo::OwnPhrase::cards_sold:
                    if (said.cards > 0) {
                        add(AnnouncePrizes{said.cards, said.amount, m_closed->plan.prizes}, rules);
                    }
                    if (said.cards > 0 && !m_closed->enough) { // the room voids the round at the same time
                        add(SayCaller{CallerPhrase::round_void}, voidRules());
                    }
                    return;
                case bingo::OwnPhrase::ball: add(callOf(said.number, m_state.settings), rules); return;
                case bingo::OwnPhrase::one_to_go:     // announced to one player only
                case bingo::OwnPhrase::prize: return; // announced with its winners
                }
            },
        });
    }
    void operator()(const bingo::PrizeWon& won, const Rules& rules) { add(awardOf(won), rules); }
    void operator()(const bingo::Paid&, const Rules& rules) {
        if (!std::exchange(m_pays, true)) {
            add(SayCaller{CallerPhrase::paid}, rules);
        }
    }
    template <class Other>
    void operator()(const Other&, const Rules&) {}

    std::vector<BingoDueAction> takeDueActions() { return std::move(m_dueActions); }

private:
    Rules voidRules() const {
        bingo::Announced said{CommonPhrase::round_void};
        said.voided = bingo::Voided{bingo::VoidReason::too_few_players};
        return bingo::rulesOf(bingo::Event(said), m_state.settings);
    }
    void add(BingoAction action, const Rules& rules) { m_dueActions.push_back({std::move(action), rules}); }

    const bingo::State& m_state;
    std::vector<BingoDueAction> m_dueActions;
    std::optional<bingo::SaleClosed> m_closed;
    bool m_pays = false;
};

// A prize not yet divided among those cards.
bingo::PrizeWon wonBy(const bingo::State& state, bingo::PrizeKind kind,
                      const std::vector<bingo::CardNumber>& cards) {
    bingo::PrizeWon won{kind, static_cast<std::uint8_t>(state.balls.size()), {}, {}, {}};
    for (const bingo::CardNumber card : cards) {
        won.winners.push_back({state.ownerOf(card), card, {}});
    }
    return won;
}

} // namespace

Task taskOf(const BingoAction& action) {
    constexpr std::array kTasksOfCaller = {Task::call,  Task::announce_prizes, Task::announce,
                                           Task::check, Task::award,           Task::refuse};
    return kTasksOfCaller.at(action.index());
}

CallBall callOf(bingo::Ball ball, const bingo::Settings& settings) {
    return {ball, settings.variant == bingo::Variant::bingo75 ? bingo::letterOf(ball) : '\0', true};
}

AnnounceAward awardOf(const bingo::PrizeWon& won) {
    AnnounceAward award{won.kind, {}, {}, won.odd};
    for (const bingo::Winner& winner : won.winners) {
        award.cards.push_back(winner.card);
        award.share += winner.owner == won.winners.front().owner ? winner.amount : Money{};
    }
    std::ranges::sort(award.cards);
    return award;
}

Rules rulesOfPrize(const bingo::State& state, bingo::PrizeKind kind,
                   const std::vector<bingo::CardNumber>& cards) {
    return bingo::rulesOf(bingo::Event(wonBy(state, kind, cards)), state.settings);
}

std::vector<Claim> claimsOf(const bingo::State& state) {
    std::vector<Claim> claims;
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        const auto kind = static_cast<bingo::PrizeKind>(i);
        for (const bingo::CardNumber card : state.book.winners(kind)) {
            claims.push_back({card, kind, state.ownerOf(card).member});
        }
    }
    return claims;
}

std::optional<Claim> falseClaim(const bingo::State& state, RandomStream& chance) {
    std::vector<bingo::PrizeKind> kinds;
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (state.settings.plays(static_cast<bingo::PrizeKind>(i))) {
            kinds.push_back(static_cast<bingo::PrizeKind>(i));
        }
    }
    if (kinds.empty() || state.book.size() == 0) {
        return std::nullopt;
    }
    const bingo::PrizeKind kind = kinds[chance.below(static_cast<std::uint32_t>(kinds.size()))];
    const bool gone = state.isWon(kind);
    // Players only claim what looks close: try some cards and take the best.
    constexpr int kLookedAt = 24;
    constexpr int kMostMissing = 2;
    std::optional<Claim> best;
    int least = kMostMissing + 1;
    for (int i = 0; i < kLookedAt; ++i) {
        const bingo::CardNumber card = 1 + chance.below(state.book.size());
        const int lacks = bingo::missing(kind, state.book.card(card), state.settings, state.book.drawn());
        const bool holds = lacks == 0 && !gone;
        const auto hasWon = [&](const bingo::WonPrize& won) {
            return won.kind == kind && std::ranges::any_of(won.winners, [&](const bingo::Winner& winner) {
                       return winner.owner == state.ownerOf(card);
                   });
        };
        if (!holds && lacks < least && std::ranges::none_of(state.won, hasWon)) {
            least = lacks;
            best = Claim{card, kind, state.ownerOf(card).member, false};
        }
    }
    return best;
}

std::vector<BingoDueAction> dueActionsOf(const bingo::State& state, const bingo::Need& need,
                                         std::optional<bingo::Ball> ball) {
    const std::optional<bingo::Command> command = bingoCommandFor(need, ball);
    bingo::Events events;
    if (!command || bingo::decide(state, *command, need.at, events)) {
        return {};
    }
    BingoReading reading(state);
    for (const bingo::Event& event : events) {
        std::visit([&](const auto& one) { reading(one, bingo::rulesOf(event, state.settings)); }, event);
    }
    return reading.takeDueActions();
}

bool isGone(const Claim& claim, const bingo::State& state) { return !claim.holds && state.isWon(claim.kind); }

BingoDueAction dueActionOf(const Claim& claim, const bingo::State& state) {
    Rules rules = rulesOfPrize(state, claim.kind, {claim.card});
    if (isGone(claim, state)) { // it belongs to the first claim
        const bool named = std::ranges::find(rules, "B36"_rule) != rules.end();
        rules = named ? Rules{"B36"_rule} : Rules{"I-B36"_rule};
    } else if (claim.silent) {
        rules = {"B29"_rule, *rules.begin()};
    }
    return {CheckCard{claim.card, claim.kind, claim.holds}, rules};
}

} // namespace mesaviva::croupier
