// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/poker_equipment.h"

#include "app/core/text/as_beginning.h"
#include "app/desks/teach/equipment/equipment_kind.h"
#include "app/desks/teach/equipment/equipment_text.h"

#include <utility>

namespace mesaviva::app {

using equipment::EntryRefusal;

PokerEquipment::PokerEquipment(const QString& file, QObject* parent)
    : EquipmentKind(QStringLiteral("poker"), QStringLiteral("Poker"), parent),
      m_lobby(file, nullptr, equipmentGroup()) {
    follow(m_lobby);
}

QString PokerEquipment::name() const { return tr("Cards"); }
QString PokerEquipment::title() const { return tr("Real cards"); }
QString PokerEquipment::remark() const {
    return tr("Poker without draw (Regulation 803/2015), with one deck of 52 cards. Each card is shown to "
              "the program before it is laid down.");
}
QString PokerEquipment::entryLabel() const { return tr("Card: rank and suit"); }
QString PokerEquipment::entryHint() const { return tr("such as Kd"); }
QString PokerEquipment::padLabel() const { return tr("Cards"); }
QString PokerEquipment::lastLabel() const { return tr("Out already"); }

bool PokerEquipment::isStaffed(bool sits) const { return sits || m_lobby.simulatedPlayers() > 0; }

std::string PokerEquipment::place() const { return "pt-803-2015"; }

EquippedTable PokerEquipment::open(bool sits, RecordKeeper& keeper, Pace pace) {
    return openRealCards(m_lobby, sits, keeper, std::move(pace));
}

QString PokerEquipment::refusalText(const equipment::RefusedEntry& bar, const QString& named) const {
    switch (bar.reason) {
    case EntryRefusal::bets_open: return tr("Antes are still taken; the cards come after that.");
    case EntryRefusal::counted: return tr("All cards of this round are dealt.");
    case EntryRefusal::dealt:
        //: %1 a card, %2 the how manieth of the round
        return tr("%1: out already, as card %2 of this round.").arg(asBeginning(named)).arg(bar.place);
    default: return EquipmentText::noRound();
    }
}

QString PokerEquipment::unread(const QString& typed) const {
    //: a card's rank and the letter of its suit
    return tr("No card is called %1: type rank and suit, such as Kd or 10h.").arg(typed);
}

} // namespace mesaviva::app
