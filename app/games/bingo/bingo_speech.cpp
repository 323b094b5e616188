// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_speech.h"

#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/dispatch.h"

#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

Urgency urgencyOf(Phrase phrase) {
    return phrase.visit(Overloaded{
        [](CommonPhrase common) { return TableSpeech::urgencyOf(common); },
        [](OwnPhrase own) {
            switch (own) {
            case OwnPhrase::sale_closes:
            case OwnPhrase::ball:
            case OwnPhrase::prize: return Urgency::call;
            case OwnPhrase::sale_opens: return Urgency::moment;
            case OwnPhrase::cards_sold:
            case OwnPhrase::one_to_go: return Urgency::notice;
            }
            return Urgency::notice;
        },
    });
}

// Calls made once per round for each kind of prize have different keys.
QString keyOf(const Announced& announced) {
    const QString key = textOf(name(announced.phrase));
    return announced.phrase == OwnPhrase::prize
               ? QStringLiteral("%1/%2").arg(key, textOf(name(announced.kind)))
               : key;
}

class Words {
    Q_DECLARE_TR_FUNCTIONS(BingoSpeech)

public:
    // The name of a letter: a single letter may be a word of the language.
    static QString letter(char letter) {
        switch (letter) {
        case 'B': return tr("bee", "the letter B");
        case 'I': return tr("eye", "the letter I");
        case 'N': return tr("en", "the letter N");
        case 'G': return tr("gee", "the letter G");
        case 'O': return tr("oh", "the letter O");
        default: return {};
        }
    }

    static QString cards(std::uint32_t count) {
        //: spoken; %1 a number in words
        return count == 1 ? tr("one card") : tr("%1 cards").arg(numberWords(count));
    }

    static QString sold(const Announced& announced) {
        if (announced.cards == 0) {
            return {};
        }
        const QString prizes = amountWords(announced.amount);
        //: spoken; %1 the prizes in words
        return announced.cards == 1
                   ? tr("One card sold, prizes of %1").arg(prizes)
                   //: spoken; %1 a number, %2 the prizes, in words
                   : tr("%1 cards sold, prizes of %2").arg(numberWords(announced.cards), prizes);
    }

    static QString near(const Announced& announced, const Settings& settings, const QString& player,
                        bool own) {
        const QString ball = BingoSpeech::ball(announced.number, settings);
        const QString prize = BingoText::prizeInside(announced.kind);
        //: spoken; %1 a number, %2 "the line"
        return own ? tr("You have one to go: %1, for %2").arg(ball, prize)
                   //: spoken; %1 a player, %2 a number, %3 "the line"
                   : tr("%1 has one to go: %2, for %3").arg(player, ball, prize);
    }

    static QString nearAlone(const Announced& announced, const Settings& settings) {
        //: spoken; %1 a number
        return tr("You have one to go: %1").arg(BingoSpeech::ball(announced.number, settings));
    }

    static QString prizeAlone(const Announced& announced) {
        //: spoken; %1 a prize, %2 an amount in words
        return tr("%1! %2").arg(BingoText::prize(announced.kind), amountWords(announced.amount));
    }

    static QString winners(const BingoWinners& winners) {
        QStringList names;
        for (const QString& name : winners.names) {
            names.append(spokenName(name));
        }
        if (winners.own && !names.isEmpty()) {
            names.front() = tr("you", "spoken: a prize for you");
        }
        const int more = winners.all - static_cast<int>(names.size());
        //: spoken; %1 names of winners, %2 a number in words
        return more > 0 ? tr("%1 and %2 more").arg(names.join(QStringLiteral(", ")), numberWords(more))
                        : listWords(names);
    }

    static QString prize(const Announced& announced, const BingoWinners& winners) {
        QString text = prizeAlone(announced);
        if (!winners.names.isEmpty()) {
            //: spoken; %1 names of winners, or "two cards"
            text += tr(", for %1").arg(Words::winners(winners));
        } else if (announced.cards > 1) {
            text += tr(", for %1").arg(cards(announced.cards));
        }
        return text;
    }

    // The part of a call that can't be omitted when other calls are waiting.
    static QString brief(const Announced& announced, const Settings& settings, bool own) {
        if (announced.phrase == OwnPhrase::prize) {
            return prizeAlone(announced);
        }
        if (announced.phrase == OwnPhrase::one_to_go && own) {
            return nearAlone(announced, settings);
        }
        return announced.phrase == OwnPhrase::ball ? BingoSpeech::ball(announced.number, settings)
                                                   : QString();
    }
};

} // namespace

QString BingoSpeech::ball(Ball ball, const Settings& settings) {
    if (ball < 1 || ball > settings.shape().balls) {
        return {};
    }
    if (settings.symbols) {
        return bingo_names::symbol(ball);
    }
    const QString number = numberWords(ball);
    //: spoken; %1 the name of a letter, %2 a number in words
    return settings.variant == Variant::bingo75 ? tr("%1, %2").arg(Words::letter(letterOf(ball)), number)
                                                : number;
}

QString BingoSpeech::nicknamedBall(Ball ball, const Settings& settings) {
    const QString nickname = bingoNickname(ball, settings);
    const QString number = BingoSpeech::ball(ball, settings);
    //: spoken; %1 a ball's nickname, %2 its number in words
    return nickname.isEmpty() ? number : tr("%1: %2", "nickname").arg(nickname, number);
}

Sentence BingoSpeech::announcement(const Announced& announced, const Settings& settings,
                                   const QString& playerName, bool own, const BingoAside& aside,
                                   bool nicknames) {
    const QString player = spokenName(playerName);
    QString text;
    if (announced.phrase == OwnPhrase::cards_sold) {
        text = Words::sold(announced);
    } else if (announced.phrase == OwnPhrase::ball) {
        text = nicknames ? nicknamedBall(announced.number, settings) : ball(announced.number, settings);
    } else if (announced.phrase == OwnPhrase::one_to_go) {
        text = Words::near(announced, settings, player, own);
    } else if (announced.phrase == OwnPhrase::prize) {
        text = Words::prize(announced, aside.winners);
    }
    if (text.isEmpty()) {
        text = BingoText::announcement(announced, settings, player, own);
    }
    QString brief = Words::brief(announced, settings, own);
    if (announced.phrase == CommonPhrase::round_void && aside.voidReason) {
        brief = std::exchange(text, text + QStringLiteral(". ") + BingoText::voidReason(*aside.voidReason));
    }
    Sentence sentence = TableSpeech::say(urgencyOf(announced.phrase), text, name(announced.phrase));
    sentence.key = keyOf(announced);
    if (brief.size() < sentence.text.size()) {
        sentence.brief = brief;
    }
    if (announced.phrase == OwnPhrase::one_to_go) {
        // Calls about other players may be dropped as the draw goes on; one about this player is spoken
        // completely, after its ball.
        sentence.urgency = own ? Urgency::call : Urgency::payment;
    }
    sentence.caller = Caller::hall;
    return sentence;
}

Sentence BingoSpeech::result(const Settled& settled) {
    Sentence sentence = TableSpeech::say(Urgency::notice, TableSpeech::result(settled.net()), "settled");
    sentence.caller = Caller::hall;
    return sentence;
}

} // namespace mesaviva::app
