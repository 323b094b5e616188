// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the shared pages show of roulette's reversed table.

#include "app/desks/teach/croupier/roulette_croupier_desk.h"

namespace mesaviva::app {

CroupierSetup RouletteCroupierDesk::setupAt(int) const {
    CroupierSetup setup;
    setup.cloth = QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Roulette/RouletteCroupier.qml"));
    setup.tools = {{tr("Words and ball"), CroupierSetup::shared("CroupierWordsTool.qml")},
                   {tr("Number"), CroupierSetup::shared("CroupierNumber.qml")},
                   {tr("Rake"), CroupierSetup::shared("CroupierRake.qml")},
                   {tr("Payment"), CroupierSetup::shared("CroupierRack.qml")},
                   {tr("Called stakes"), CroupierSetup::shared("CroupierChips.qml")}};
    setup.idle = tr("Nothing is chosen: each of the words, and the ball, has a key of its own.");
    setup.rake = tr("On the cloth, touch what stays (arrows and Space); all the rest is taken. A second "
                    "touch leaves half, where zero takes half of an even chance.");
    setup.watched = tr("The croupier is about to");
    setup.heading = tr("Roulette, reversed");
    setup.title = tr("You are the croupier");
    setup.about = tr("Simulated players stake; you call, launch, mark, take and pay. The table judges order, "
                     "words, sums and time by its regulation.");
    setup.steps = {
        tr("Open the stakes with the words of the table; close them and launch the ball when the regulation "
           "says so. Where a player calls a series, or a number and its neighbours, lay the chips."),
        tr("Call the number with colour, even or odd, low or high, and put the marker on it."),
        tr("Touch what stays on the cloth and take the rest. Zero may leave half."),
        tr("Pay stack by stack in the regulation's order: choose the prize and its player, cut the chips "
           "from the rack, hand them over, and announce the payment where the regulation says so. Which "
           "chips is not judged.")};
    setup.watching =
        tr("Or find the faults: the program deals and pays, and does something wrong now and then. Let pass "
           "what is right, stop and name what is not, and say how it is corrected.");
    setup.house = tr("Table");
    setup.role = tr("are the croupier");
    setup.level = {tr("Stakes"), {tr("Few"), tr("Some"), tr("Many")}};
    if (!isWatching()) {
        setup.wheel = {tr("Wheel"), {tr("The program's"), tr("A real one")}};
    }
    setup.incidents = tr("Chips fall into the wheel");
    return setup;
}

} // namespace mesaviva::app
