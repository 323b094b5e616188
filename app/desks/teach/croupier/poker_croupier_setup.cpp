// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the shared pages show of poker's reversed table.

#include "app/desks/teach/croupier/poker_croupier_desk.h"

namespace mesaviva::app {

CroupierSetup PokerCroupierDesk::setupAt(int house) const {
    CroupierSetup setup;
    setup.cloth = QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Poker/PokerCroupier.qml"));
    setup.tools = {{tr("Words"), CroupierSetup::shared("CroupierTalk.qml")},
                   {tr("Cards"), CroupierSetup::shared("CroupierCards.qml")},
                   {tr("Hands"), CroupierSetup::shared("CroupierHands.qml")},
                   {tr("Rake"), CroupierSetup::shared("CroupierRake.qml")},
                   {tr("Payment"), CroupierSetup::shared("CroupierRack.qml")}};
    setup.idle = tr("Nothing is chosen: each of the words, and each seat, has a key of its own.");
    setup.rake = tr("On the cloth, touch those whose chips stay (arrows and Space); all the rest is taken.");
    setup.watched = tr("The croupier is about to");
    setup.heading = tr("Poker, reversed");
    setup.title = tr("You are the croupier");
    setup.about =
        tr("Simulated players stake; you call, deal, ask, judge, take and pay. The table judges order, "
           "words, sums and time by its regulation.");
    setup.steps = {
        tr("Open the antes with the words of the table, and close them when the time is over; where one "
           "plays alone that player asks for the cards."),
        tr("Deal card by card: the first face up to the discard corner, then seat after seat and the "
           "dealer, five times, the dealer's last one face up. A right click, or U, turns the card."),
        tr("Have them decide, and ask seat after seat. Turn the dealer's cards, say whether the dealer "
           "plays, turn each hand and say whether it wins."),
        tr("Touch whose chips stay, take the rest, and pay box by box with chips from the rack: the "
           "ante, then the bet by the pay table.")};
    setup.watching =
        tr("Or find the faults: the program deals and pays, and does something wrong now and then. Let pass "
           "what is right, stop and name what is not, and say how it is corrected.");
    setup.house = tr("Table");
    setup.role = tr("are the croupier");
    if (house == 0) {
        setup.level = {tr("Players"), {tr("Two"), tr("Four"), tr("Seven")}};
    }
    setup.incidents = tr("Somebody stakes late");
    return setup;
}

} // namespace mesaviva::app
