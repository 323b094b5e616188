// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the shared pages show of bingo's reversed table.

#include "app/desks/teach/croupier/bingo_croupier_desk.h"

namespace mesaviva::app {

CroupierSetup BingoCroupierDesk::setupAt(int) const {
    CroupierSetup setup;
    setup.cloth = QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Bingo/BingoCroupier.qml"));
    setup.tools = {{tr("Words"), CroupierSetup::shared("CroupierCaller.qml")},
                   {tr("Balls"), CroupierSetup::shared("CroupierBalls.qml")},
                   {tr("Card"), CroupierSetup::shared("CroupierCheck.qml")},
                   {tr("Prizes"), CroupierSetup::shared("CroupierPrizes.qml")}};
    setup.idle = tr("Nothing is chosen: each of the words has a key of its own.");
    setup.watched = tr("The caller is about to");
    setup.heading = tr("Bingo, reversed");
    setup.title = tr("You are the caller");
    setup.about =
        tr("Simulated players buy cards; you open and close the sale, call the balls, check cards and "
           "announce prizes and shares. The room judges order, words, sums and time by its regulation.");
    setup.steps = {
        tr("Open the sale, close it when its time is over, and announce the cards sold, all prizes "
           "together and each of them."),
        tr("Call each ball by its number; in bingo 75 the letter comes first. At least a second passes "
           "between two balls."),
        tr("Stop when a prize is called, or the room shows that a card has it. Compare the card with "
           "the panel, and say whether it has won."),
        tr("Announce the prize with each player's part, to the cent, and what can't be divided. Go on; "
           "after bingo have the prizes paid.")};
    setup.watching = tr("Or find the faults: the program calls, and does something wrong now and then. Let "
                        "pass what is right, stop and name what is not, and say how it is corrected.");
    setup.house = tr("Room");
    setup.role = tr("are the caller");
    setup.level = {tr("Players"), {tr("Eight"), tr("25"), tr("80")}};
    setup.wheel = {tr("Balls are called"),
                   {isWatching() ? tr("One by one") : tr("By you"), tr("By the program")}};
    setup.incidents = tr("False calls, late buyers");
    return setup;
}

} // namespace mesaviva::app
