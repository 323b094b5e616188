// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/table_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/spoken_text.h"
#include "app/core/text/texts.h"

#include <QMutex>
#include <QMutexLocker>

namespace mesaviva::app {

namespace {

QMutex ownNameMutex;
QString chosenOwnName;

} // namespace

QString TableText::ownName() {
    const QMutexLocker locker(&ownNameMutex);
    return chosenOwnName;
}

void TableText::setOwnName(const QString& name) {
    const QMutexLocker locker(&ownNameMutex);
    chosenOwnName = asBeginning(name); // as every name at a table
}

QString TableText::you() {
    const QString name = ownName();
    return name.isEmpty() ? tr("You") : name;
}
QString TableText::lineLost() { return tr("connection lost"); }

QString TableText::announcement(CommonPhrase phrase, const QString& playerName, bool own) {
    switch (phrase) {
    case CommonPhrase::round_void: return tr("The round is void, stakes are returned");
    case CommonPhrase::leave_invitation:
        return own ? tr("You have not staked for a while: would you like to leave the table?")
                   : tr("%1 is invited to leave the table").arg(playerName);
    case CommonPhrase::leave_warning:
        return own ? tr("Without a stake now, your session will be ended")
                   : tr("%1: without a stake the session will be ended").arg(playerName);
    case CommonPhrase::session_over:
        return own ? tr("Your session is over. Thank you for playing")
                   : tr("%1 has left the table").arg(playerName);
    }
    return {};
}

QString TableText::refusal(CommonReason reason, Money limit) {
    switch (reason) {
    case CommonReason::not_enough_points: return tr("You have only %1 left.").arg(amountText(limit));
    case CommonReason::points_left:
        return tr("Free points are for players with less than %1.").arg(amountText(limit));
    case CommonReason::disconnected: return tr("The connection is lost.");
    case CommonReason::impossible_outcome: return tr("This outcome is not possible.");
    default: return tr("This table does not offer that.");
    }
}

QString TableText::lineThere() { return tr("This player's connection is not lost."); }

QString TableText::notDue() { return tr("That is not due yet."); }

QString TableText::contributionTooLate() {
    return tr("The seed accepts contributions from the opening of a round until its first outcome.");
}

QString TableText::contributedAlready() {
    return tr("You have already contributed to the seed of this round.");
}

QString TableText::stepsAct() { return tr("A scenario is playing and in control."); }

QString TableText::observing() { return tr("You are observing: this table takes no commands from you."); }

QString TableText::observer() { return tr("The observer"); }

QString TableText::watching(bool sessionOver) {
    return sessionOver ? tr("Your session is over.") : tr("You are watching this table.");
}

QString TableText::nextRound() { return tr("The next round opens in a moment."); }

QString TableText::nothingFollows() { return tr("This is the end; nothing more follows."); }

QString TableText::houseRule(const QString& text, const QString& rule) {
    //: %1 a rule of the house in words, %2 its number
    return tr("%1 (%2)").arg(text, rule);
}

QString TableText::houseRule(const QString& text, const Rules& rules) {
    return houseRule(text, firstOf(rules));
}

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
