// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/text/poker_speech.h"

#include "app/core/text/spoken_numbers.h"
#include "app/core/text/table_speech.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/base/overloaded.h"

namespace mesaviva::app {

using namespace poker;

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
