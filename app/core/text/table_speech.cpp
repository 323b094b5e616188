// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/table_speech.h"

#include "app/core/text/spoken_numbers.h"
#include "app/core/text/texts.h"

namespace mesaviva::app {

Sentence TableSpeech::say(Urgency urgency, const QString& text, std::string_view key) {
    Sentence sentence;
    sentence.text = text;
    sentence.urgency = urgency;
    sentence.language = spokenLanguage();
    sentence.key = textOf(key);
    return sentence;
}

Urgency TableSpeech::urgencyOf(CommonPhrase phrase) {
    return phrase == CommonPhrase::round_void ? Urgency::call : Urgency::notice;
}

Sentence TableSpeech::payment(const QString& playerName, bool own, const QString& stake, Money winnings,
                              std::string_view key) {
    const QString amount = amountWords(winnings);
    const QString name = spokenName(playerName);
    //: spoken; %1 a stake, %2 the winnings in words
    Sentence sentence = say(Urgency::payment,
                            own ? tr("For you, %1: %2").arg(stake, amount)
                                //: spoken; %1 a player, %2 a stake, %3 the winnings in words
                                : tr("%1, %2: %3").arg(name, stake, amount),
                            key);
    //: spoken; %1 the winnings in words
    sentence.brief = own ? tr("For you, %1").arg(amount)
                         //: spoken; %1 a player, %2 the winnings in words
                         : tr("%1, %2").arg(name, amount);
    sentence.own = own;
    return sentence;
}

Sentence TableSpeech::atTable(Sentence sentence) {
    for (QString* const text : {&sentence.text, &sentence.brief}) {
        if (!text->isEmpty()) {
            //: spoken; %1 what is called
            *text = tr("At the table: %1").arg(*text);
        }
    }
    return sentence;
}

QString TableSpeech::result(Money net) {
    if (net == Money{}) {
        return tr("You neither win nor lose");
    }
    //: spoken; %1 an amount in words
    return net > Money{} ? tr("You win %1").arg(amountWords(net))
                         //: spoken; %1 an amount in words
                         : tr("You lose %1").arg(amountWords(net));
}

} // namespace mesaviva::app
