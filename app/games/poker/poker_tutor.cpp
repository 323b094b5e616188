// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_tutor.h"

#include "app/core/text/amounts.h"
#include "app/games/poker/poker_text.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/settlement.h"

#include <QLocale>

#include <cmath>
#include <span>

namespace mesaviva::app {

namespace {

// P22, P26, P28, P29, I-P13: the net result of continuing against the dealer's five cards.
Money netAgainst(poker::State state, std::size_t seat, Money ante) {
    using poker::Verdict;
    state.seats[seat].decision = poker::Decision::bet;
    switch (verdictOf(state, seat, poker::qualifies(state.dealerRank.combination()))) {
    case Verdict::dealer_not_qualified: return ante * poker::kAnteMultiple;
    case Verdict::lost: return Money{} - ante * (1 + poker::kBetPerAnte);
    case Verdict::won:
        return ante * (poker::kAnteMultiple +
                       poker::kBetPerAnte * poker::betMultiple(state.seats[seat].rank.combination()));
    default: return Money{};
    }
}

QString shareText(std::int64_t part, std::int64_t all) {
    return percentText(static_cast<double>(part) / static_cast<double>(all), 1);
}

} // namespace

PokerTutor::PokerTutor(PokerSession& tableSession, QObject* parent)
    : Tutor(dynamic_cast<LearningWait*>(&tableSession), parent),
      m_own(tableSession.ownPlayer()),
      m_shown(tableSession.source()) {
    m_shown.open({[this](const auto& entry, bool) { hear(entry.event); }});
}

const poker::Seat* PokerTutor::ownSeat() const {
    const poker::State& state = m_shown.state();
    return m_own < state.players.size() && state.players[m_own].seat > 0 ? &state.seatOf(m_own) : nullptr;
}

bool PokerTutor::isBurntSeen() const {
    return m_shown.state().settings.burntCard == poker::BurntCard::face_up;
}

void PokerTutor::hear(const poker::Event& event) {
    if (std::holds_alternative<poker::DecisionOpened>(event)) {
        open();
    } else if (const auto* settled = std::get_if<poker::Settled>(&event)) {
        settle(*settled);
    } else if (std::holds_alternative<poker::RoundClosed>(event)) {
        compare();
    } else if (const auto* staked = std::get_if<poker::Staked>(&event)) {
        if (staked->player == m_own && staked->box == poker::Box::ante) {
            m_hand.reset(); // another round has begun for this player
        }
    }
    emit changed();
}

void PokerTutor::open() {
    const poker::State& state = m_shown.state();
    const poker::Seat* const seat = ownSeat();
    if (!seat || !seat->dealtIn) {
        return;
    }
    Hand hand;
    hand.cards = seat->cards;
    hand.upCard = state.dealer.back();
    hand.ante = state.inBox(static_cast<std::size_t>(state.players[m_own].seat - 1), poker::Box::ante);
    hand.multiple = poker::betMultiple(seat->rank.combination());
    const std::span<const poker::Card> burnt(state.drawn.data(), isBurntSeen() ? 1 : 0);
    hand.counts = poker::odds::countDeals(hand.cards, hand.upCard, burnt, {state.settings.ranking});
    m_hand = hand;
}

void PokerTutor::settle(const poker::Settled& settled) {
    if (settled.player != m_own || !m_hand) {
        return;
    }
    m_hand->end = settled;
    compare();
}

// The dealer's cards are turned over if somebody continues (P24); otherwise the round's close reveals them.
void PokerTutor::compare() {
    const poker::State& state = m_shown.state();
    if (m_hand && m_hand->end && !m_hand->continued && ownSeat() && state.dealComplete &&
        areKnown(state.dealer)) {
        m_hand->dealer = state.dealer;
        m_hand->continued =
            netAgainst(state, static_cast<std::size_t>(state.players[m_own].seat - 1), m_hand->ante);
    }
}

int PokerTutor::step() const {
    const poker::State& state = m_shown.state();
    if (m_hand && m_hand->end) {
        return 4;
    }
    switch (state.phase) {
    case poker::Phase::between: return 1;
    case poker::Phase::betting:
        return ownSeat() && state.inBox(static_cast<std::size_t>(state.players[m_own].seat - 1),
                                        poker::Box::ante) > Money{}
                   ? 2
                   : 1;
    case poker::Phase::burning:
    case poker::Phase::dealing:
    case poker::Phase::dealt: return 2;
    case poker::Phase::deciding:
    case poker::Phase::extended: return 3;
    default: return 4;
    }
}

QString PokerTutor::guide() const {
    const poker::State& state = m_shown.state();
    switch (step()) {
    case 1:
        return tr(
            "Put an ante in your box: click a chip, or press 1 to 5. Nothing is dealt without it (P2a).");
    case 2:
        return state.phase == poker::Phase::betting
                   ? tr("Your ante is down. Now ask for the cards: “Deal”, or Enter (P15).")
               : isBurntSeen()
                   ? tr("Five cards for you and five for the dealer; only the dealer's last one is face up. "
                        "The very first card was burnt, for everybody to see (P19a, I-P19a).")
                   : tr("Five cards for you and five for the dealer; only the dealer's last one is face up. "
                        "The very first card was burnt, face down (P19a).");
    case 3:
        return m_hand
                   ? tr("You have: %1. The dealer shows: %2. Fold, and the ante is lost (P22); or continue "
                        "with twice the ante (P23). The clock is stopped until you decide.")
                         .arg(PokerText::hand(m_hand->cards, state.settings.ranking),
                              PokerText::card(m_hand->upCard))
                   : QString();
    default:
        return m_hand && m_hand->end
                   ? tr("The round is over. Put the next ante down when you like.")
                   : tr("The dealer's cards are turned. Without ace and king or better the dealer does not "
                        "play, and only the ante is paid (P25, P26).");
    }
}

Money PokerTutor::meanOfContinuing() const {
    const Fraction antes = poker::odds::valueOfContinuing(m_hand->counts, m_hand->multiple);
    return Money{std::llround(antes.value() * static_cast<double>(m_hand->ante.cents))};
}

QVariantList PokerTutor::choices() const {
    if (!m_hand) {
        return {};
    }
    const poker::odds::DealCounts& counts = m_hand->counts;
    const bool goOn = poker::odds::isContinuingBetter(counts, m_hand->multiple);
    const Money lost = Money{} - m_hand->ante;
    const Money mean = meanOfContinuing();
    TutorChoice fold{tr("Fold"), signedAmountText(lost), tr("always: the ante is lost (P22)"),
                     static_cast<double>(lost.cents), !goOn};
    //: %1 to %4 shares in per cent
    TutorChoice bet{tr("Continue"), signedAmountText(mean),
                    tr("on average: dealer does not play %1, you win %2, you lose %3, tie %4")
                        .arg(shareText(counts.notQualified, counts.deals()),
                             shareText(counts.win, counts.deals()), shareText(counts.lose, counts.deals()),
                             shareText(counts.tie, counts.deals())),
                    static_cast<double>(mean.cents), goOn};
    return {QVariant::fromValue(fold), QVariant::fromValue(bet)};
}

QString PokerTutor::basis() const {
    if (!m_hand) {
        return {};
    }
    return (isBurntSeen()
                ? tr("Exact: all %1 hands that the dealer can have with this card, your cards and the burnt "
                     "one left out.")
                : tr("Exact: all %1 hands that the dealer can have with this card, your cards left out."))
        .arg(QLocale().toString(static_cast<qlonglong>(m_hand->counts.deals())));
}

QString PokerTutor::hindsight() const {
    if (!m_hand || !m_hand->end || !m_hand->continued) {
        return {};
    }
    const QString dealer = PokerText::hand(m_hand->dealer, m_shown.state().settings.ranking);
    const bool folded = m_hand->end->bet.amount == Money{};
    const bool goOn = poker::odds::isContinuingBetter(m_hand->counts, m_hand->multiple);
    const QString other =
        folded ? tr("You folded: %1. The dealer held: %2. Continuing would have brought %3.")
                     .arg(signedAmountText(m_hand->end->net()), dealer, signedAmountText(*m_hand->continued))
               : tr("You continued: %1. The dealer held: %2. Folding would have cost %3.")
                     .arg(signedAmountText(m_hand->end->net()), dealer, amountText(m_hand->ante));
    return other + u' ' +
           (folded != goOn
                ? tr("On average your choice was the better one.")
                : tr("On average the other choice was the better one; a single hand says little."));
}

} // namespace mesaviva::app
