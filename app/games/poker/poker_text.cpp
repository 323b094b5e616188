// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "engine/base/dispatch.h"
#include "engine/games/poker/pay_table.h"

#include <algorithm>
#include <array>
#include <vector>

namespace mesaviva::app {

using namespace poker;

namespace {

struct Count {
    Rank rank;
    int times;
};

// The ranks of a hand, most frequent first, then highest.
std::vector<Count> countRanks(const HandCards& cards) {
    std::vector<Count> counts;
    for (Card card : cards) {
        const auto same = [&](const Count& count) { return count.rank == card.rank(); };
        if (const auto found = std::find_if(counts.begin(), counts.end(), same); found != counts.end()) {
            ++found->times;
        } else {
            counts.push_back({card.rank(), 1});
        }
    }
    std::sort(counts.begin(), counts.end(), [](const Count& a, const Count& b) {
        return a.times != b.times ? a.times > b.times : a.rank > b.rank;
    });
    return counts;
}

class CardNames {
    Q_DECLARE_TR_FUNCTIONS(CardNames)

public:
    static QString one(Rank rank) {
        switch (rank) {
        case Rank::two: return tr("Two");
        case Rank::three: return tr("Three");
        case Rank::four: return tr("Four");
        case Rank::five: return tr("Five");
        case Rank::six: return tr("Six");
        case Rank::seven: return tr("Seven");
        case Rank::eight: return tr("Eight");
        case Rank::nine: return tr("Nine");
        case Rank::ten: return tr("Ten");
        case Rank::jack: return tr("Jack");
        case Rank::queen: return tr("Queen");
        case Rank::king: return tr("King");
        case Rank::ace: return tr("Ace");
        }
        return {};
    }

    static QString many(Rank rank) {
        switch (rank) {
        case Rank::two: return tr("twos");
        case Rank::three: return tr("threes");
        case Rank::four: return tr("fours");
        case Rank::five: return tr("fives");
        case Rank::six: return tr("sixes");
        case Rank::seven: return tr("sevens");
        case Rank::eight: return tr("eights");
        case Rank::nine: return tr("nines");
        case Rank::ten: return tr("tens");
        case Rank::jack: return tr("jacks");
        case Rank::queen: return tr("queens");
        case Rank::king: return tr("kings");
        case Rank::ace: return tr("aces");
        }
        return {};
    }

    static QString suit(Suit suit) {
        switch (suit) {
        case Suit::clubs: return tr("clubs");
        case Suit::diamonds: return tr("diamonds");
        case Suit::hearts: return tr("hearts");
        case Suit::spades: return tr("spades");
        }
        return {};
    }

    // The highest card of a straight: five in 5-4-3-2-A (P8).
    static QString topOfStraight(const std::vector<Count>& counts) {
        const bool wheel = counts[0].rank == Rank::ace && counts[1].rank == Rank::five;
        return one(wheel ? Rank::five : counts[0].rank).toLower();
    }
};

} // namespace

QString PokerText::game() { return tr("Poker without draw"); }

QString PokerText::card(Card card) {
    if (!card.isKnown()) {
        return faceDownCard();
    }
    //: a card: %1 its rank, %2 its suit
    return tr("%1 of %2").arg(CardNames::one(card.rank()), CardNames::suit(card.suit()));
}

QString PokerText::status(PokerSeatStatus::Status status) {
    switch (status) {
    case PokerSeatStatus::Empty:
    case PokerSeatStatus::Waiting: return {};
    case PokerSeatStatus::Staked: return tr("ante down");
    case PokerSeatStatus::Thinking: return tr("deciding");
    case PokerSeatStatus::InPlay: return tr("in play");
    case PokerSeatStatus::Folded: return tr("folded");
    case PokerSeatStatus::Won: return tr("won");
    case PokerSeatStatus::Lost: return tr("lost", "a seat's round");
    case PokerSeatStatus::Tied: return tr("tie");
    case PokerSeatStatus::Returned: return tr("returned");
    }
    return {};
}

QString PokerText::faceDownCard() { return tr("Face-down card"); }

QString PokerText::briefly(Card card) {
    constexpr std::array kSigns = {u'♣', u'♦', u'♥', u'♠'};
    const QString text = QString::fromStdString(card.text());
    const QString rank = text.startsWith(u'T') ? QStringLiteral("10") : text.left(1);
    return rank + kSigns.at(static_cast<std::size_t>(card.suit()));
}

QString PokerText::handWithCards(const QString& cards) {
    std::vector<Card> read;
    QStringList brief;
    for (const QString& text : cards.split(u' ', Qt::SkipEmptyParts)) {
        if (const auto card = Card::fromText(text.toStdString())) {
            read.push_back(*card);
            brief.append(briefly(*card));
        }
    }
    HandCards whole{};
    const bool isWhole = read.size() == whole.size();
    if (isWhole) {
        std::ranges::copy(read, whole.begin());
    }
    //: %1 a hand or so many cards, %2 the cards: "Pair of queens (Q♦ Q♣ 9♥ 5♣ 2♦)"
    return tr("%1 (%2)", "a hand and its cards")
        .arg(isWhole ? hand(whole, RankingRules{})
                     : tr("%n card(s)", "that had been dealt", static_cast<int>(read.size())),
             brief.join(u' '));
}

QString PokerText::hand(const HandCards& cards, RankingRules rules) {
    if (!areKnown(cards)) {
        return {};
    }
    const std::vector<Count> counts = countRanks(cards);
    const Combination kind = rankHand(cards, rules).combination();
    switch (kind) {
    case Combination::royal_flush: return tr("Royal flush of %1").arg(CardNames::suit(cards[0].suit()));
    case Combination::straight_flush:
        return tr("Straight flush, %1 high").arg(CardNames::topOfStraight(counts));
    case Combination::four_of_a_kind: return tr("Four of a kind, %1").arg(CardNames::many(counts[0].rank));
    case Combination::full_house:
        return tr("Full house, %1 and %2")
            .arg(CardNames::many(counts[0].rank), CardNames::many(counts[1].rank));
    case Combination::flush:
        return tr("Flush of %1, %2 high")
            .arg(CardNames::suit(cards[0].suit()), CardNames::one(counts[0].rank).toLower());
    case Combination::straight: return tr("Straight, %1 high").arg(CardNames::topOfStraight(counts));
    case Combination::three_of_a_kind: return tr("Three of a kind, %1").arg(CardNames::many(counts[0].rank));
    case Combination::two_pairs:
        return tr("Two pairs, %1 and %2")
            .arg(CardNames::many(counts[0].rank), CardNames::many(counts[1].rank));
    case Combination::pair: return tr("Pair of %1").arg(CardNames::many(counts[0].rank));
    case Combination::ace_king: return tr("Ace and king");
    case Combination::high_cards:
        //: %1 the highest card of a hand that has nothing better, in small letters; the first letter is made
        //: a capital
        return asBeginning(tr("%1 high", "a hand").arg(CardNames::one(counts[0].rank).toLower()));
    }
    return {};
}

QString PokerText::combination(Combination combination) {
    switch (combination) {
    case Combination::royal_flush: return tr("Royal flush");
    case Combination::straight_flush: return tr("Straight flush");
    case Combination::four_of_a_kind: return tr("Four of a kind");
    case Combination::full_house: return tr("Full house");
    case Combination::flush: return tr("Flush");
    case Combination::straight: return tr("Straight");
    case Combination::three_of_a_kind: return tr("Three of a kind");
    case Combination::two_pairs: return tr("Two pairs");
    case Combination::pair: return tr("One pair");
    case Combination::ace_king: return tr("Ace and king");
    case Combination::high_cards: return tr("High cards");
    }
    return {};
}

QString PokerText::box(Box box) { return box == Box::ante ? tr("Ante") : tr("Bet"); }

QString PokerText::stack(Box where, Money amount) {
    //: %1 the box, %2 the sum that lies there
    return tr("%1: %2").arg(box(where), amountText(amount));
}

QString PokerText::winnings(Box where, Money amount) {
    //: %1 the box, %2 what it has won
    return tr("%1, won: %2").arg(box(where), amountText(amount));
}

QString PokerText::announcement(const Announced& announced, const QString& playerName, bool own) {
    return announced.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) { return TableText::announcement(phrase, playerName, own); },
        [&](OwnPhrase phrase) -> QString {
            switch (phrase) {
            case OwnPhrase::place_your_bets: return tr("Place your bets");
            case OwnPhrase::no_more_bets: return tr("No more bets, cards are being dealt");
            case OwnPhrase::decide: return tr("Look at your cards: fold, or continue with the bet");
            case OwnPhrase::decide_now: return tr("Time is up: decide now, or your hand is folded");
            case OwnPhrase::dealer_qualifies: return tr("The dealer plays");
            case OwnPhrase::dealer_does_not_qualify:
                return tr("The dealer does not qualify: antes are paid, bets come back");
            case OwnPhrase::payment:
                //: %1 the player, %2 the box, %3 the winnings
                return tr("Payment · %1, %2: %3")
                    .arg(playerName, box(announced.box), signedAmountText(announced.amount));
            }
            return {};
        },
    });
}

QString PokerText::refusal(Action action, const Refusal& refusal) {
    switch (refusal.reason) {
    case CommonReason::below_minimum:
        return tr("The ante must be at least %1, the minimum of this table.").arg(amountText(refusal.limit));
    case CommonReason::above_maximum:
        return tr("The ante may be at most %1, the maximum of this table.").arg(amountText(refusal.limit));
    case CommonReason::not_enough_points:
        return action == Action::bet
                   ? tr("Continuing takes %1, which is more than you have.").arg(amountText(refusal.limit))
                   : tr("An ante of %1 is more than you have.").arg(amountText(refusal.limit));
    case CommonReason::no_stake:
        switch (action) {
        case Action::deal: return tr("Put an ante of at least %1 down first.").arg(amountText(refusal.limit));
        case Action::undo:
        case Action::clear: return tr("There are no chips in your ante box.");
        case Action::repeat: return tr("There is no ante yet to repeat.");
        default: return tr("You have no ante in this round.");
        }
    case CommonReason::already_decided:
        switch (action) {
        case Action::repeat: return tr("Your ante is already down; clear it first.");
        case Action::ante: return tr("Your hand in this round is folded.");
        case Action::sit: return tr("You are already seated.");
        case Action::contribute: return TableText::contributedAlready();
        default: return tr("You have already decided.");
        }
    case CommonReason::not_now:
        switch (action) {
        case Action::fold:
        case Action::bet: return tr("You can decide once the cards are dealt.");
        case Action::deal: return tr("The cards are being played.");
        case Action::contribute: return TableText::contributionTooLate();
        case Action::fault: return TableText::lineThere();
        case Action::other: return TableText::notDue();
        default: return tr("Stakes are accepted before the deal; wait for the next round.");
        }
    case CommonReason::not_offered:
        if (action == Action::deal) {
            return tr("At a table for several players the deal follows the betting period.");
        }
        break;
    case CommonReason::not_seated: return tr("You are not seated at this table.");
    case CommonReason::seat_taken: return tr("This seat is taken.");
    default: break;
    }
    return TableText::refusal(refusal.reason, refusal.limit);
}

QString PokerText::boxResult(const SettledBox& box) {
    const Money net = box.returned - box.amount;
    if (net > Money{}) {
        return tr("won %1").arg(amountText(net));
    }
    return net < Money{} ? tr("lost") : tr("was returned");
}

QString PokerText::reason(const Settled& settled) {
    switch (settled.verdict) {
    case Verdict::folded:
        switch (settled.foldedBy) {
        case FoldedBy::player: return tr("Folded: the ante is lost.");
        case FoldedBy::time: return tr("No decision in time: folded, the ante is lost.");
        case FoldedBy::disconnection:
            return settled.gone == Gone::line_lost
                       ? tr("Connection lost before the bet: folded, the ante is lost.")
                       : tr("Left before the bet: folded, the ante is lost.");
        }
        return {};
    case Verdict::dealer_not_qualified:
        return settled.bet.amount > Money{}
                   ? tr("The dealer does not qualify: the ante pays 1 to 1, the bet is returned.")
                   : tr("Folded, but the dealer does not qualify: the ante is paid, too.");
    case Verdict::won: {
        const Combination hand = settled.hand.value_or(Combination::high_cards);
        return tr("The hand beats the dealer's: the ante pays 1 to 1, the bet %1 to 1 (%2).")
            .arg(betMultiple(hand))
            .arg(combination(hand == Combination::ace_king ? Combination::high_cards : hand).toLower());
    }
    case Verdict::lost: return tr("The dealer's hand is higher: ante and bet are lost.");
    case Verdict::tie: return tr("Equal hands: all stakes are returned.");
    case Verdict::ante_returned: return tr("The system failed before the decision: the ante is returned.");
    case Verdict::voided: return tr("The round is void: all stakes are returned.");
    }
    return {};
}

namespace {

Urgency urgencyOf(Phrase phrase) {
    return phrase.visit(Overloaded{
        [](CommonPhrase common) { return TableSpeech::urgencyOf(common); },
        [](OwnPhrase own) {
            switch (own) {
            case OwnPhrase::no_more_bets:
            case OwnPhrase::decide_now:
            case OwnPhrase::dealer_qualifies:
            case OwnPhrase::dealer_does_not_qualify: return Urgency::call;
            case OwnPhrase::place_your_bets:
            case OwnPhrase::decide: return Urgency::moment;
            case OwnPhrase::payment: return Urgency::notice;
            }
            return Urgency::notice;
        },
    });
}

class Words {
    Q_DECLARE_TR_FUNCTIONS(PokerSpeech)

public:
    // The terms of the law: a Portuguese voice would mispronounce foreign words.
    static QString box(Box box) {
        return box == Box::ante ? tr("ante", "spoken") : tr("bet", "spoken: the second stake");
    }
};

} // namespace

Sentence PokerSpeech::announcement(const Announced& announced, const QString& playerName, bool own,
                                   const QString& dealerHand) {
    if (announced.phrase == OwnPhrase::payment) {
        return TableSpeech::payment(playerName, own, Words::box(announced.box), announced.amount,
                                    name(announced.phrase));
    }
    const QString verdict = PokerText::announcement(announced, spokenName(playerName), own);
    Sentence sentence = TableSpeech::say(urgencyOf(announced.phrase), verdict, name(announced.phrase));
    if (!dealerHand.isEmpty() && (announced.phrase == OwnPhrase::dealer_qualifies ||
                                  announced.phrase == OwnPhrase::dealer_does_not_qualify)) {
        //: spoken; %1 "The dealer plays", %2 a hand
        sentence.text = tr("%1. The dealer has: %2").arg(verdict, dealerHand);
        sentence.brief = verdict;
    }
    return sentence;
}

Sentence PokerSpeech::result(const Settled& settled) {
    const QString result = TableSpeech::result(settled.net());
    const bool hand = settled.hand && settled.verdict != Verdict::folded;
    //: spoken; %1 a hand, %2 "You win ten points"
    return TableSpeech::say(Urgency::notice,
                            hand ? tr("%1: %2").arg(PokerText::combination(*settled.hand), result) : result,
                            "settled");
}

} // namespace mesaviva::app
