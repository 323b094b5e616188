// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_tutor.h"

#include "app/core/text/amounts.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/odds/next_balls.h"
#include "engine/games/bingo/prizes.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

namespace mesaviva::app {

using namespace bingo;

namespace {

// The numbers of cards compared when nothing has been bought.
constexpr std::array kComparedCounts = {1, 6, 24};
// How many balls to look ahead.
constexpr int kSoon = 5;
constexpr int kLater = 10;
constexpr double kLeastChance = 0.001;  // smaller probabilities are omitted
constexpr std::size_t kMostNumbers = 6; ///< listed individually

// The round's prize money without the jackpots' shares.
Money divided(const PrizePlan& plan) { return plan.prizeMoney - plan.toBingoJackpot - plan.toLineJackpot; }

} // namespace

BingoTutor::BingoTutor(BingoSession& tableSession, TableSource<Game>& shown, QObject* parent)
    : Tutor(dynamic_cast<LearningWait*>(&tableSession), parent),
      m_own(tableSession.ownPlayer()),
      m_shown(shown) {
    m_shown.open({[this](const auto& entry, bool) { hear(entry.event); }});
}

void BingoTutor::hear(const Event& event) {
    const State& state = m_shown.state();
    if (const auto* settled = std::get_if<Settled>(&event); settled && settled->player == m_own) {
        m_last = *settled;
        if (!settled->voided && state.cardsSold() > 0 && state.plan) {
            ++m_sum.rounds;
            m_sum.staked += settled->staked;
            m_sum.returned += settled->returned;
            m_sum.mean += static_cast<double>(divided(*state.plan).cents) *
                          static_cast<double>(settled->cards.size()) / state.cardsSold();
        }
    } else if (std::holds_alternative<RoundOpened>(event)) {
        m_last.reset();
        m_lacked = 0;
    } else if (const auto* won = std::get_if<PrizeWon>(&event); won && won->kind == PrizeKind::bingo) {
        const std::optional<Nearest> best = nearest(PrizeKind::bingo);
        m_lacked = best ? best->missing : 0;
    }
    emit changed();
}

bool BingoTutor::hasOwn() const { return m_own < m_shown.state().players.size(); }

int BingoTutor::ownCards() const {
    return hasOwn() ? static_cast<int>(m_shown.state().players[m_own].cards.size()) : 0;
}

int BingoTutor::step() const {
    switch (m_shown.state().phase) {
    case Phase::between: return m_last ? 4 : 1;
    case Phase::sale: return ownCards() == 0 ? 1 : 2;
    case Phase::announcing:
    case Phase::drawing:
    case Phase::checking: return 3;
    default: return 4;
    }
}

std::optional<BingoTutor::Nearest> BingoTutor::nearest(PrizeKind kind) const {
    const State& state = m_shown.state();
    std::optional<Nearest> best;
    if (!hasOwn()) {
        return best;
    }
    for (const CardNumber number : state.players[m_own].cards) {
        const Card card = state.book.card(number);
        const int lacks = missing(kind, card, state.settings, state.book.drawn());
        if (!best || lacks < best->missing) {
            best = Nearest{number, 0, lacks, {}};
        }
        best->cards += lacks == best->missing ? 1 : 0;
        if (lacks == 1 && best->missing == 1) {
            for (const Ball ball : oneToGo(kind, card, state.settings, state.book.drawn())) {
                if (std::ranges::find(best->bringers, ball) == best->bringers.end()) {
                    best->bringers.push_back(ball);
                }
            }
        }
    }
    if (best) {
        std::ranges::sort(best->bringers);
    }
    return best;
}

QString BingoTutor::numbers(const std::vector<Ball>& balls) const {
    QStringList list;
    for (std::size_t i = 0; i < std::min(balls.size(), kMostNumbers); ++i) {
        list += BingoText::ball(balls[i], m_shown.state().settings);
    }
    return list.join(QStringLiteral(", ")) + (balls.size() > kMostNumbers ? QStringLiteral(" …") : QString());
}

QString BingoTutor::guide() const {
    const State& state = m_shown.state();
    switch (step()) {
    case 1:
        return tr("Choose how many cards, with + and −, and buy them: B. They can't be returned (B12). The "
                  "others have bought theirs; the sale stays open for you.");
    case 2:
        return tr("You have your cards. Buy more, or start the draw. The numbers on a card are those that "
                  "must be drawn; prizes are lines and, in the end, bingo.");
    case 3: break;
    default:
        return state.phase == Phase::between
                   ? tr("The round is over. The next sale opens when you like.")
                   : tr("Bingo ends the draw. The cards are checked, then prizes are paid (B25, B26).");
    }
    if (state.balls.empty() && state.plan) {
        return tr("%1 are sold for %2. Of that, %3 goes to the winners: %4 (B31). Every player sees this "
                  "before the first ball (B19).")
            .arg(BingoText::cards(static_cast<int>(state.cardsSold())), amountText(state.salesValue()),
                 amountText(divided(*state.plan)),
                 BingoText::shares(state.settings).join(QStringLiteral(", ")));
    }
    if (!state.won.empty() && state.won.back().ball == state.balls.size()) {
        return tr("%1 is won: the draw pauses to announce it (B24). Nobody can win it again; the balls go on "
                  "to bingo.")
            .arg(BingoText::prize(state.won.back().kind));
    }
    for (std::size_t i = kCombinations; i-- > 0;) {
        const auto kind = static_cast<PrizeKind>(i);
        if (!state.settings.plays(kind) || state.isWon(kind)) {
            continue;
        }
        if (const std::optional<Nearest> near = nearest(kind); near && near->missing == 1) {
            const QString wanted = BingoText::near(kind, near->bringers, state.settings);
            if (near->cards > 1) {
                //: %n cards of the player, two or more, %1 numbers
                return tr("One to go (B28): %n of your cards need only one number. Now wait for: %1. No ball "
                          "is “due”; each of those left is as likely as any other.",
                          nullptr, near->cards)
                    .arg(wanted);
            }
            return tr("One to go (B28): card %1 needs only one number. Now wait for: %2. No ball is “due”; "
                      "each of those left is as likely as any other.")
                .arg(near->card)
                .arg(wanted);
        }
    }
    return tr(
        "The ball is drawn, then called, then marked on panel and cards (B27). You need not do anything: "
        "a number counts whether it is marked or not (B29).");
}

QString BingoTutor::heading() const {
    return step() == 3 ? tr("What the next balls can bring") : Tutor::heading();
}

double BingoTutor::meanReturn(int own, int more) const {
    const State& state = m_shown.state();
    const auto all = static_cast<std::int64_t>(state.cardsSold()) + more;
    const PrizePlan plan =
        planPrizes(state.settings, state.settings.cardPrice * all, state.ledger.balance(state.carried));
    return static_cast<double>(divided(plan).cents) * (own + more) / static_cast<double>(all);
}

TutorChoice BingoTutor::cardsWorth(int own, int more) const {
    const State& state = m_shown.state();
    const int count = own + more;
    const auto all = static_cast<int>(state.cardsSold()) + more;
    const Money price = state.settings.cardPrice * count;
    const double returned = meanReturn(own, more);
    const Money mean{std::llround(returned - static_cast<double>(price.cents))};
    //: %1 cards: "6 cards", %2 an amount
    const QString name = tr("%1, %2").arg(BingoText::cards(count), amountText(price));
    //: %1, %4 shares in per cent, %2 and %3 how many cards
    const QString detail =
        tr("%1 of the price is returned; %2 of %3 cards are yours, and so is each prize in %4 of all rounds")
            .arg(percentText(returned / static_cast<double>(price.cents), 1))
            .arg(count)
            .arg(all)
            .arg(percentText(static_cast<double>(count) / all, 1));
    return {name, signedAmountText(mean), detail, static_cast<double>(mean.cents), false};
}

QVariantList BingoTutor::saleChoices() const {
    const State& state = m_shown.state();
    QVariantList list;
    if (const int own = ownCards(); own > 0) {
        list.append(QVariant::fromValue(cardsWorth(own, 0)));
        if (own < state.settings.maxCards) {
            list.append(QVariant::fromValue(cardsWorth(own, 1)));
        }
        return list;
    }
    int last = 0;
    for (const int compared : kComparedCounts) {
        const int count = std::min(compared, state.settings.maxCards);
        if (count > last) {
            list.append(QVariant::fromValue(cardsWorth(0, count)));
            last = count;
        }
    }
    return list;
}

// Up to `left` more balls may be drawn.
QString BingoTutor::nearText(const Nearest& nearest, int left) {
    const double soon = allWithin(nearest.missing, left, kLater);
    if (nearest.cards > 1) {
        return soon < kLeastChance
                   //: %n cards, two or more
                   ? tr("%n cards are equally near", nullptr, nearest.cards)
                   //: %n cards, two or more, %1 a share in per cent
                   : tr("%n cards are equally near; all the numbers that each of them needs are drawn within "
                        "ten balls in %1 of all cases",
                        nullptr, nearest.cards)
                         .arg(percentText(soon, 1));
    }
    return soon < kLeastChance ? tr("card %1 is nearest").arg(nearest.card)
                               //: %1 a card's number, %2 a share in per cent
                               : tr("card %1 is nearest; all the numbers that it needs are drawn within ten "
                                    "balls in %2 of all cases")
                                     .arg(nearest.card)
                                     .arg(percentText(soon, 1));
}

TutorChoice BingoTutor::chanceOf(PrizeKind kind, const Nearest& nearest) const {
    const State& state = m_shown.state();
    const int left = state.settings.shape().balls - static_cast<int>(state.balls.size());
    if (nearest.missing > 1) {
        return {BingoText::prize(kind), tr("%n to go", nullptr, nearest.missing), nearText(nearest, left), 0,
                false};
    }
    const auto bringers = static_cast<int>(nearest.bringers.size());
    return {BingoText::prize(kind), percentText(static_cast<double>(bringers) / left, 1),
            //: %1 numbers, %2 of %3 balls, %4 a share in per cent
            tr("by the next ball, with %1: %2 of the %3 that are left. Within five balls: %4")
                .arg(numbers(nearest.bringers))
                .arg(bringers)
                .arg(left)
                .arg(percentText(anyWithin(bringers, left, kSoon), 1)),
            0, false};
}

QVariantList BingoTutor::drawChoices() const {
    const State& state = m_shown.state();
    QVariantList list;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        if (!state.settings.plays(kind) || state.isWon(kind)) {
            continue;
        }
        if (const std::optional<Nearest> near = nearest(kind); near && near->missing > 0) {
            list.append(QVariant::fromValue(chanceOf(kind, *near)));
        }
    }
    return list;
}

QVariantList BingoTutor::choices() const {
    switch (m_shown.state().phase) {
    case Phase::sale: return saleChoices();
    case Phase::announcing:
    case Phase::drawing:
    case Phase::checking: return drawChoices();
    default: return {};
    }
}

QString BingoTutor::basis() const {
    const State& state = m_shown.state();
    if (state.phase != Phase::sale) {
        return tr("Each ball that is left is as likely as any other. Only what is nearest is counted, and "
                  "not the others' cards.");
    }
    if (state.settings.split != Split::by_card) {
        return tr("Every card is made the same way and has the same chance. Exact except for the jackpots, "
                  "and for prizes that several players share.");
    }
    return state.settings.bingoJackpot || state.settings.lineJackpot
               ? tr("Exact, without the jackpots: every card is made the same way and has the same chance.")
               : tr("Exact: every card is made the same way and has the same chance.");
}

QString BingoTutor::hindsight() const {
    const State& state = m_shown.state();
    if (!m_last) {
        return {};
    }
    if (m_last->voided) {
        return tr("The round was void; the price of your cards is refunded.");
    }
    QString text =
        m_lacked > 0
            ? tr("Bingo was won at ball %1; your best card was %n number(s) short.", nullptr, m_lacked)
                  .arg(state.balls.size())
            : tr("Bingo was won at ball %1, on one of your cards.").arg(state.balls.size());
    //: %1 what the round has brought
    text += u' ' + tr("The round won you %1.").arg(signedAmountText(m_last->net()));
    return text + u' ' +
           tr("In %n round(s) you staked %1 and %2 was returned; on average it would have been %3.", nullptr,
              m_sum.rounds)
               .arg(amountText(m_sum.staked), amountText(m_sum.returned),
                    amountText(Money{std::llround(m_sum.mean)}));
}

QString BingoTutor::goOnText() const {
    if (!canGoOn()) {
        return Tutor::goOnText();
    }
    switch (m_shown.state().phase) {
    case Phase::sale: return tr("Begin the draw");
    case Phase::between: return tr("Next round");
    default: return Tutor::goOnText();
    }
}

} // namespace mesaviva::app
