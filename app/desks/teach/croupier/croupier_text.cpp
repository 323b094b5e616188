// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/croupier_text.h"

#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/base/dispatch.h"

#include <QStringList>

namespace mesaviva::app {

using croupier::FaultKind;
using croupier::RemedyKind;
using roulette::OwnPhrase;

namespace {

QString announcementWords(const croupier::AnnounceNumber& number) {
    QString words =
        textOf(number.number.text()) + QStringLiteral(", ") + RouletteNames::colour(number.colour);
    for (const auto& chance : {number.parity, number.half}) {
        if (chance) {
            words += QStringLiteral(", ") + RouletteNames::chance(*chance).toLower();
        }
    }
    return words;
}

} // namespace

QString CroupierText::call(OwnPhrase phrase, const roulette::Settings& settings) {
    if (phrase == OwnPhrase::void_spin) {
        return tr("Void spin");
    }
    return RouletteText::announcement({phrase}, settings, {}, false);
}

QString CroupierText::payment(const croupier::AnnouncePayment& announced, const Scene& scene) {
    return RouletteNames::spot(announced.spot, scene.settings) + QStringLiteral(": ") +
           amountText(announced.sum);
}

QString CroupierText::action(const croupier::RouletteAction& action, const Scene& scene) {
    return std::visit(
        Overloaded{
            //: %1 what a croupier says
            [&](const croupier::Call& one) { return tr("say “%1”").arg(call(one.phrase, scene.settings)); },
            [](const croupier::RingBell&) { return tr("ring the bell"); },
            [&](const croupier::Launch& one) {
                if (!croupier::fixesTurn(scene.settings)) {
                    return tr("launch the ball");
                }
                return one.direction == roulette::Turn::clockwise ? tr("launch the ball clockwise")
                                                                  : tr("launch the ball anticlockwise");
            },
            [&](const croupier::AnnounceNumber& one) {
                //: %1 "17, black, odd, low"
                return scene.ball ? tr("call “%1”").arg(announcementWords(one)) : tr("call the number");
            },
            [&](const croupier::MarkNumber& one) {
                //: %1 a number
                return scene.ball ? tr("put the dolly on %1").arg(textOf(one.number.text()))
                                  : tr("put the dolly on the number");
            },
            [&](const croupier::Sweep& one) {
                const auto stay = static_cast<int>(one.kept.size() + one.halved.size());
                return stay == 0 ? tr("take all chips: nothing stays")
                                 : tr("take what has lost; chips stay on %n place(s)", nullptr, stay);
            },
            [&](const croupier::AnswerLateChips& one) {
                //: %1 a player, %2 a stake
                return one.taken
                           ? tr("accept the late stake of %1 on %2")
                                 .arg(scene.nameOf(one.player), RouletteNames::spot(one.spot, scene.settings))
                           : tr("push back the late stake of %1 on %2")
                                 .arg(scene.nameOf(one.player),
                                      RouletteNames::spot(one.spot, scene.settings));
            },
            [&](const croupier::AnnouncePayment& one) { return tr("say “%1”").arg(payment(one, scene)); },
            [&](const croupier::SellColour& one) {
                //: %1 a player, %2 the number of a colour, %3 the value of a chip
                return tr("give %1 %n chip(s) of colour %2, each worth %3", nullptr,
                          static_cast<int>(one.chips))
                    .arg(scene.nameOf(one.player), QString::number(one.colour + 1), amountText(one.value));
            },
            [](const croupier::DropNotes&) { return tr("put the notes into the box"); },
            [&](const croupier::GiveChips& one) {
                const QString sum = amountText(croupier::worthOf(one.chips));
                return one.player == kNobody
                           //: %1 a sum
                           ? tr("give the cage %1 in chips").arg(sum)
                           //: %1 a player, %2 a sum
                           : tr("give %1 %2 in cash chips").arg(scene.nameOf(one.player), sum);
            },
            [](const croupier::CountTray& one) {
                //: %1 a sum
                return (one.accepted ? tr("count %1 on the tray and take it")
                                     : tr("count %1 on the tray and send it back"))
                    .arg(amountText(one.counted));
            },
            [&](const croupier::OpenStack& one) {
                //: %1 a stake
                return tr("open the stack on %1").arg(RouletteNames::spot(one.spot, scene.settings));
            },
            [&](const croupier::PutDown& one) {
                QStringList chips;
                for (const roulette::Part& part : one.parts) {
                    const QString numbers = RouletteNames::numbers(part.spot, scene.settings);
                    const int count = part.chips * scene.each;
                    chips.append(count > 1 ? QStringLiteral("%1 ×%2").arg(numbers).arg(count) : numbers);
                }
                //: %1 a player, %2 places and how many chips lie there: "0-2-3 ×2, 4-7"
                return tr("place the chips of %1: %2")
                    .arg(scene.nameOf(one.player), chips.join(QStringLiteral(", ")));
            },
            [&](const croupier::Pay& one) {
                //: %1 a player, %2 a sum, %3 a stake
                return tr("pay %1 %2 for %3")
                    .arg(scene.nameOf(one.player), amountText(one.sum),
                         RouletteNames::spot(one.spot, scene.settings));
            },
        },
        action);
}

QString CroupierText::fault(const croupier::Fault& fault, const std::optional<croupier::DueAction>& due,
                            const Scene& scene) {
    const QString wanted = due ? action(due->action, scene) : QString();
    const QString place =
        fault.spot == roulette::kNoSpot ? QString() : RouletteNames::spot(fault.spot, scene.settings);
    switch (fault.kind) {
    //: %1 what to do: "say «Place your bets»"
    case FaultKind::order: return due ? tr("First: %1.").arg(wanted) : tr("There is nothing to do now.");
    case FaultKind::words: return tr("Not those words: %1.").arg(wanted);
    case FaultKind::early:
        return due ? tr("Too early. It is not yet time to %1.").arg(wanted) : tr("Too early.");
    case FaultKind::late: return tr("Right, but it took too long.");
    case FaultKind::turn: return tr("The other way round: the launches alternate.");
    case FaultKind::number:
    case FaultKind::colour:
    case FaultKind::parity:
    case FaultKind::half:
        if (scene.ball) {
            const croupier::AnnounceNumber said = croupier::announcementOf(*scene.ball, scene.settings);
            //: %1 "17, black, odd, low"
            return kind(fault.kind) + QStringLiteral(". ") +
                   tr("The ball is on %1.").arg(announcementWords(said));
        }
        return kind(fault.kind) + u'.';
    case FaultKind::place:
        return place.isEmpty() ? tr("The dolly belongs on another number.")
                               //: %1 a stake
                               : tr("%1: there is nothing to pay there.").arg(place);
    case FaultKind::swept: return tr("%1 has won: it stays.").arg(place);
    case FaultKind::left: return tr("%1 has lost: it is taken.").arg(place);
    case FaultKind::halved: return tr("%1: half stays, half is taken.").arg(place);
    case FaultKind::payment_order: return tr("Another prize comes first: %1.").arg(wanted);
    case FaultKind::payee:
        //: %1 a stake, %2 its player
        return tr("%1 is not this player's prize, but %2's.").arg(place, scene.nameOf(fault.player));
    case FaultKind::sum: {
        const auto odds = scene.settings.terms(scene.settings.layout()[fault.spot].kind).odds.value;
        //: %1 a stake, %2 its odds ("17 to 1"), %3 the sum that was paid
        return tr("%1 pays %2: that is not %3.")
            .arg(place, RouletteNames::pays(odds), amountText(fault.given));
    }
    case FaultKind::alarm: return tr("Nothing was wrong with that.");
    case FaultKind::missing:
        //: %1 a stake
        return tr("%1: %n chip(s) missing.", nullptr, static_cast<int>(fault.item)).arg(place);
    case FaultKind::extra:
        //: %1 a stake
        return tr("%1: %n chip(s) that nobody called.", nullptr, static_cast<int>(fault.item)).arg(place);
    case FaultKind::unopened:
        //: %1 a stake
        return tr("%1: open the stack before anybody is paid.").arg(place);
    case FaultKind::cash:
        //: %1 a stake
        return tr("%1: pay in the player's colour. Cash chips are for whole stacks and for less than a chip.")
            .arg(place);
    case FaultKind::player_colour:
        return tr("Not that colour: the one that was asked for if it is free, else a free one.");
    case FaultKind::chip_value:
        //: %1 the value of a chip
        return tr("The player gives each chip the value %1.").arg(amountText(fault.due));
    case FaultKind::handed:
        //: %1, %2 sums
        return tr("It is %1, not %2.").arg(amountText(fault.due), amountText(fault.given));
    case FaultKind::counted:
        //: %1, %2 sums
        return tr("The tray holds %1, not %2.").arg(amountText(fault.due), amountText(fault.given));
    case FaultKind::slip:
        return fault.due == fault.given ? tr("Tray and slip agree: the fill is taken.")
                                        //: %1, %2 sums
                                        : tr("The tray holds %1, the slip says %2: the fill goes back.")
                                              .arg(amountText(fault.given), amountText(fault.due));
    case FaultKind::pieces:
        if (place.isEmpty()) {
            return tr("Other chips make that sum: those that were asked for, or as few as possible.");
        }
        //: %1 a stake
        return tr("%1: fewer chips pay that: full stacks first, then the largest.").arg(place);
    case FaultKind::laid:
        //: %1 a stake
        return scene.settings.hasColourChips()
                   ? tr("%1: full stacks stand, the odd chips lie side by side.").arg(place)
                   : tr("%1: cash chips lie side by side.").arg(place);
    case FaultKind::unproved:
        //: %1 a stake
        return tr("%1: prove the payment before it is handed over.").arg(place);
    case FaultKind::remedy: return wrongRemedy(remedy(*fault.remedy, fault.of));
    case FaultKind::late_stake:
        //: %1 a player
        return tr("Betting is closed: the chips of %1 go back.").arg(scene.nameOf(fault.player));
    default: break; // of other games
    }
    return kind(fault.kind) + u'.';
}

QString CroupierText::wrongRemedy(const QString& right) {
    //: %1 what to do: "Give the late chips back"
    return tr("The right correction is: “%1”.").arg(right);
}

QString CroupierText::remedy(RemedyKind remedy, FaultKind fault) {
    switch (remedy) {
    case RemedyKind::stand: return tr("Let it stand and go on");
    case RemedyKind::correct:
        switch (fault) {
        case FaultKind::words: return tr("Say the words that are due");
        case FaultKind::missing:
        case FaultKind::extra: return tr("Place the chips as they were called");
        case FaultKind::place: return tr("Move the dolly to the ball's number");
        case FaultKind::qualified:
        case FaultKind::verdict: return tr("Say it again, as the hands show");
        default: return tr("Call again, as the ball shows");
        }
    case RemedyKind::do_first:
        return fault == FaultKind::payment_order ? tr("Take the payment back; first the prize that is due")
                                                 : tr("Undo it; do first what is due");
    case RemedyKind::void_round: return tr("Void the round: all stakes go back");
    case RemedyKind::push_back:
        return fault == FaultKind::late_stake ? tr("Give the late chips back")
                                              : tr("Give the player all chips back");
    case RemedyKind::put_back: return tr("Put the stake back where it was");
    case RemedyKind::take_now: return tr("Take the stake after all");
    case RemedyKind::halve: return tr("Leave half, take half");
    case RemedyKind::take_back: return tr("Take back what was paid");
    case RemedyKind::pay_rest: return tr("Pay what is missing");
    case RemedyKind::take_rest: return tr("Take back the excess");
    case RemedyKind::pay_owner: return tr("Take it back and pay the winner");
    case RemedyKind::pay_both: return tr("Leave it, and pay the winner, too");
    case RemedyKind::next_round: return tr("Make it good in the next round");
    case RemedyKind::turn_over: return tr("Turn the card; it stays there");
    case RemedyKind::move_card: return tr("Move the card where it belongs");
    case RemedyKind::burn_card: return tr("Burn the card and deal another");
    case RemedyKind::from_record: return tr("Go by the cards on record");
    case RemedyKind::relaunch: return tr("Stop the ball, launch it again");
    case RemedyKind::draw_again:
    case RemedyKind::admit: break; // of bingo
    }
    return {};
}

QString CroupierText::faults(std::span<const croupier::FaultCount> faults) {
    QStringList parts;
    for (const croupier::FaultCount& fault : faults) {
        const QString what = kind(fault.kind);
        const QString rule = textOf(fault.rule);
        parts.append((rule.isEmpty() ? what : QStringLiteral("%1 (%2)").arg(what, rule)) +
                     QStringLiteral(": %1").arg(fault.count));
    }
    return parts.join(QStringLiteral(" · "));
}

QString CroupierText::game(const std::string& key) {
    const QString game = textOf(key).section(u'_', 0, 0);
    const GameDescription* const description = descriptionOf(game);
    return description ? description->returnedName() : game;
}

QString CroupierText::source(FaultKind kind, const QString& rule) {
    if (!rule.isEmpty() || kind == FaultKind::alarm) { // raising a false alarm breaks no rule
        return {};
    }
    return kind == FaultKind::late ? tr("the school's time") : tr("custom of the house");
}

QString CroupierText::kind(FaultKind kind) {
    switch (kind) {
    case FaultKind::order: return tr("Out of order");
    case FaultKind::words: return tr("Wrong words");
    case FaultKind::early: return tr("Too early");
    case FaultKind::late: return tr("Too slow");
    case FaultKind::turn: return tr("Ball launched in the wrong direction");
    case FaultKind::number: return tr("Wrong number");
    case FaultKind::colour: return tr("Wrong colour");
    case FaultKind::parity: return tr("Even or odd wrong");
    case FaultKind::half: return tr("Low or high wrong");
    case FaultKind::place: return tr("Wrong place");
    case FaultKind::swept: return tr("A winning stake was taken");
    case FaultKind::left: return tr("A losing stake was left");
    case FaultKind::halved: return tr("Half of a stake");
    case FaultKind::payment_order: return tr("Another prize comes first");
    case FaultKind::payee: return tr("Paid to the wrong player");
    case FaultKind::sum: return tr("Wrong sum");
    case FaultKind::alarm: return tr("Stopped a correct action");
    case FaultKind::target: return tr("Card in the wrong place");
    case FaultKind::face: return tr("Card the wrong way up");
    case FaultKind::card: return tr("Impossible card");
    case FaultKind::seat: return tr("Another seat comes first");
    case FaultKind::qualified: return tr("Dealer's hand misjudged");
    case FaultKind::verdict: return tr("Player's hand misjudged");
    case FaultKind::late_stake: return tr("A late stake was accepted");
    case FaultKind::counted: return tr("Float miscounted");
    case FaultKind::reckoned: return tr("Expected float miscalculated");
    case FaultKind::balance: return tr("Float difference misjudged");
    case FaultKind::letter: return tr("Letter wrong, missing or late");
    case FaultKind::again: return tr("A number called twice");
    case FaultKind::count: return tr("Wrong number of cards");
    case FaultKind::claim: return tr("A false call accepted");
    case FaultKind::overlooked: return tr("A winner overlooked");
    case FaultKind::winner: return tr("Named somebody who did not win");
    case FaultKind::share: return tr("Wrong share");
    case FaultKind::odd: return tr("Odd cents wrong");
    case FaultKind::late_sale: return tr("Cards sold after the close");
    case FaultKind::remedy: return tr("A fault corrected the wrong way");
    case FaultKind::missing: return tr("A called chip is missing");
    case FaultKind::extra: return tr("A chip that was not called");
    case FaultKind::unopened: return tr("A winning stack was not opened");
    case FaultKind::cash: return tr("Colour or cash chips confused");
    case FaultKind::pieces: return tr("More chips than needed");
    case FaultKind::laid: return tr("Stacked or spread wrongly");
    case FaultKind::unproved: return tr("Payment not proved");
    case FaultKind::player_colour: return tr("Wrong colour given to a player");
    case FaultKind::chip_value: return tr("Wrong value of a colour");
    case FaultKind::handed: return tr("Wrong sum handed over");
    case FaultKind::slip: return tr("Fill judged against its slip");
    }
    return {};
}

} // namespace mesaviva::app
