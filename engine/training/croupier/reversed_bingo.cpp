// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Qualifies the names of bingo, as other games' names are visible here.

#include "engine/training/croupier/reversed_bingo.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace mesaviva::croupier {

namespace {

// One round in three has a late buyer, and one winner in four says nothing.
constexpr std::uint32_t kRoundsToALateBuyer = 3;
constexpr std::uint32_t kWinnersToASilentOne = 4;
// Approximate number of false claims in a round.
constexpr std::uint32_t kFalseClaimsARound = 3;

} // namespace

ReversedBingo::ReversedBingo(const BingoShift& shift)
    : ReversedTable({shift.reportsAtOnce, shift.limit}),
      m_shift(shift) {
    auto balls = std::make_unique<BallsByCaller>(shift.seeds, shift.settings);
    m_balls = balls.get();
    open(Opening<bingo::Settings>{shift.settings}, std::move(balls),
         players::BingoCrowd(shift.members, shift.mostCards));
}

bool ReversedBingo::hasClaims() const {
    return std::ranges::any_of(m_claims, [](const Claim& claim) { return !claim.checked; });
}

// The sale has a fixed length, and a ball follows one second after the previous one (B22); once the draw has
// stopped, the caller sets the time.
bool ReversedBingo::isTimed(const Need& need) const {
    if (m_late || hasClaims()) {
        return false;
    }
    return need.kind == CommonNeed::time ? state().phase == bingo::Phase::sale
                                         : need.kind == bingo::OwnNeed::ball &&
                                               state().phase == bingo::Phase::drawing && !m_interrupted;
}

bool ReversedBingo::isMetByTable(const Need& need) const {
    if (m_late || hasClaims()) {
        return false;
    }
    const bool calls =
        m_shift.callsItself && (!m_interrupted || m_resumed) && need.kind == bingo::OwnNeed::ball;
    return ReversedTable::isMetByTable(need) || need.kind == bingo::OwnNeed::cards || calls;
}

// The time for buying is the same for all (B16, B17); two balls are a second apart (B22).
Rules ReversedBingo::rulesOfMoment(const DueAction& due) const {
    return std::holds_alternative<CallBall>(due.action) ? Rules{"B22"_rule} : Rules{"B16"_rule, "B17"_rule};
}

std::vector<BingoDueAction> ReversedBingo::dueActions() const {
    if (m_late) {
        const bingo::CrowdBuy request{std::make_shared<const std::vector<bingo::CrowdPurchase>>(
            1, bingo::CrowdPurchase{m_late->member, 1})};
        bingo::Events none;
        const auto refused = bingo::decide(state(), request, table().now(), none);
        return {{*m_late, refused ? refused->rules : Rules{}}};
    }
    std::vector<DueAction> all;
    if (hasClaims()) {
        if (!m_stopped) { // the law requires the draw to stop; saying so is custom
            all.push_back({SayCaller{CallerPhrase::stop}, {}});
        }
        const auto next = std::ranges::find(m_claims, false, &Claim::checked);
        all.push_back(dueActionOf(*next, state()));
        return all;
    }
    const std::optional<Need> need = bingo::nextNeed(state());
    if (!need) {
        return {};
    }
    if (m_interrupted && !m_resumed && need->kind == bingo::OwnNeed::ball) {
        all.push_back({SayCaller{CallerPhrase::goes_on}, {}});
    }
    if (m_shift.callsItself && need->kind == bingo::OwnNeed::ball) {
        return all;
    }
    const bool draws = need->kind == bingo::OwnNeed::ball;
    for (DueAction& dueAction : dueActionsOf(state(), *need, draws ? m_balls->peek() : std::nullopt)) {
        all.push_back(std::move(dueAction));
    }
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(doneOfNeed(), all.size())));
    return all;
}

std::optional<bingo::Ball> ReversedBingo::ballOut() const {
    const std::optional<Need> need = bingo::nextNeed(state());
    const bool out = need && need->kind == bingo::OwnNeed::ball && !m_shift.callsItself && isWaiting() &&
                     !m_late && !hasClaims();
    return out ? m_balls->peek() : std::nullopt;
}

std::optional<BingoAction> ReversedBingo::plantFault(RandomStream& chance) const {
    const std::vector<DueAction> due = dueActions();
    return due.empty() ? std::nullopt : withPlantedFault(due.front(), state(), m_balls->peek(), chance);
}

RemedyChoice ReversedBingo::remedyChoiceOf(const Fault& fault, const BingoAction& action) const {
    return croupier::remedyChoiceOf(fault, action);
}

ReversedBingo::Weighed ReversedBingo::weigh(const DueAction& due, const BingoAction& action) const {
    Weighed weighed{judge(due, action, state(), m_claims)};
    // Other words, or a card that nobody has claimed, never count as the due action.
    const auto* check = std::get_if<CheckCard>(&action);
    const bool meant = action.index() == due.action.index() && !std::holds_alternative<SayCaller>(action) &&
                       (check == nullptr || claimFor(m_claims, *check));
    const auto* award = std::get_if<AnnounceAward>(&action);
    const bool other = award != nullptr && meant && award->kind != std::get<AnnounceAward>(due.action).kind;
    weighed.counts = weighed.faults.empty() || (meant && !other);
    return weighed;
}

void ReversedBingo::moved() {
    if (state().balls.size() < m_ballsSeen || state().phase == bingo::Phase::sale) {
        m_ballsSeen = 0;
        m_claims.clear();
        m_interrupted = false;
    }
    if (state().balls.size() > m_ballsSeen) {
        m_ballsSeen = state().balls.size();
        m_claims.clear();
        m_stopped = false;
        m_interrupted = false;
        m_resumed = false;
        planClaims();
    }
}

// Winners claim their prizes or say nothing; sometimes another player claims one.
void ReversedBingo::planClaims() {
    RandomStream chance(roundSeed(m_balls->seed(), m_ballsSeen), "claims");
    if (state().phase == bingo::Phase::checking) {
        m_claims = claimsOf(state());
        for (Claim& claim : m_claims) {
            claim.silent = chance.below(kWinnersToASilentOne) == 0 && m_shift.silentWinners;
        }
    }
    const auto balls = static_cast<std::uint32_t>(state().settings.shape().balls);
    if (m_shift.falseClaims && chance.below(balls) < kFalseClaimsARound) {
        if (const std::optional<Claim> wrong = falseClaim(state(), chance)) {
            const std::uint32_t at = chance.below(static_cast<std::uint32_t>(m_claims.size() + 1));
            m_claims.insert(m_claims.begin() + at, *wrong);
        }
    }
    m_interrupted = !m_claims.empty();
}

void ReversedBingo::planLateBuyer() {
    RandomStream chance(m_balls->seed(), "late");
    if (m_shift.lateBuyers && chance.below(kRoundsToALateBuyer) == 0) {
        m_late = AnswerLateBuyer{1 + chance.below(m_shift.members), false};
    }
}

void ReversedBingo::met(const Need& need) {
    if (need.kind == CommonNeed::time && state().phase == bingo::Phase::announcing) {
        planLateBuyer();
    }
}

// A paid round closes by itself.
void ReversedBingo::hurry() {
    while (state().phase == bingo::Phase::ending && bingo::nextNeed(state())) {
        advanceTable(bingo::nextNeed(state())->at);
    }
}

void ReversedBingo::carryOut(const BingoAction& action, std::size_t due) {
    if (m_late) {
        m_late.reset();
    } else if (hasClaims()) {
        m_stopped = true;
        forgetDone();
        if (const auto* check = std::get_if<CheckCard>(&action)) {
            Claim& claim = m_claims[*claimFor(m_claims, *check)];
            claim.checked = true;
            claim.accepted = check->valid;
        }
    } else if (action == BingoAction(SayCaller{CallerPhrase::goes_on})) {
        m_resumed = true;
        table().lookAgain();
    } else {
        finishDueAction(due);
    }
}

} // namespace mesaviva::croupier
