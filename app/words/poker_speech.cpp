// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/poker_speech.h"

#include "app/words/poker_words.h"
#include "app/words/spoken_numbers.h"
#include "app/words/table_speech.h"

namespace mesaviva::app {

using namespace poker;

namespace {

Urgency urgencyOf(Phrase phrase) {
    switch (phrase) {
    case Phrase::no_more_bets:
    case Phrase::decide_now:
    case Phrase::dealer_qualifies:
    case Phrase::dealer_does_not_qualify:
    case Phrase::round_void: return Urgency::call;
    case Phrase::place_your_bets:
    case Phrase::decide: return Urgency::moment;
    default: return Urgency::notice;
    }
}

class Words {
    Q_DECLARE_TR_FUNCTIONS(PokerSpeech)

public:
    // The law's words: a foreign one would be read as a Portuguese one.
    static QString box(Box box) {
        return box == Box::ante ? tr("ante", "spoken") : tr("bet", "spoken: the second stake");
    }
};

} // namespace

Sentence PokerSpeech::announcement(const Announced& announced, const QString& playerName, bool own,
                                   const QString& dealerHand) {
    if (announced.phrase == Phrase::payment) {
        return TableSpeech::payment(playerName, own, Words::box(announced.box), announced.amount,
                                    name(announced.phrase));
    }
    QString text = PokerWords::announcement(announced, spokenName(playerName), own);
    if (!dealerHand.isEmpty() && (announced.phrase == Phrase::dealer_qualifies ||
                                  announced.phrase == Phrase::dealer_does_not_qualify)) {
        //: spoken; %1 "The dealer plays", %2 a hand
        text = tr("%1. The dealer has: %2").arg(text, dealerHand);
    }
    return TableSpeech::say(urgencyOf(announced.phrase), text, name(announced.phrase));
}

Sentence PokerSpeech::result(const Settled& settled) {
    const QString result = TableSpeech::result(settled.net());
    const bool hand = settled.hand && *settled.hand != Combination::high_cards &&
                      *settled.hand != Combination::ace_king && settled.verdict == Verdict::won;
    //: spoken; %1 a hand, %2 "You win ten euros"
    return TableSpeech::say(Urgency::notice,
                            hand ? tr("%1: %2").arg(PokerWords::combination(*settled.hand), result) : result,
                            "settled");
}

} // namespace mesaviva::app
