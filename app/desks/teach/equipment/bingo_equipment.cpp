// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/bingo_equipment.h"

#include "app/core/text/as_beginning.h"
#include "app/desks/teach/equipment/equipment_kind.h"
#include "app/desks/teach/equipment/equipment_text.h"

#include <string>
#include <utility>

namespace mesaviva::app {

using equipment::EntryRefusal;

BingoEquipment::BingoEquipment(const QString& file, QObject* parent)
    : EquipmentKind(QStringLiteral("bingo"), QStringLiteral("Bingo"), parent),
      m_lobby(file, nullptr, equipmentGroup()) {
    follow(m_lobby);
}

QString BingoEquipment::name() const { return tr("Balls"); }
QString BingoEquipment::title() const { return tr("Real balls"); }
QString BingoEquipment::entryLabel() const { return tr("Ball"); }
QString BingoEquipment::padLabel() const { return tr("Balls"); }

// B69.
QList<QString> BingoEquipment::letters() const {
    QList<QString> list;
    if (m_lobby.variant() == 75) {
        for (int column = 0; column < 5; ++column) {
            list.append(QString(QLatin1Char(bingo::letterOf(static_cast<bingo::Ball>(column * 15 + 1)))));
        }
    }
    return list;
}

bool BingoEquipment::isStaffed(bool sits) const { return sits || m_lobby.crowd() > 0; }

std::string BingoEquipment::place() const { return "pt-425a-2015/" + std::to_string(m_lobby.variant()); }

EquippedTable BingoEquipment::open(bool sits, RecordKeeper& keeper, Pace pace) {
    return openRealBalls(m_lobby, sits, keeper, std::move(pace));
}

QString BingoEquipment::refusalText(const equipment::RefusedEntry& bar, const QString& named) const {
    switch (bar.reason) {
    case EntryRefusal::bets_open: return tr("Cards are still sold; the balls come after that.");
    case EntryRefusal::counted: return tr("This draw is over.");
    case EntryRefusal::waiting: return tr("The table announces; the next ball comes after that.");
    case EntryRefusal::drawn:
        //: %1 a ball, %2 the how manieth of the draw
        return tr("%1: out already, as number %2 of this draw.").arg(asBeginning(named)).arg(bar.place);
    case EntryRefusal::no_ball: return tr("The machine has no such ball.");
    default: return EquipmentText::noRound();
    }
}

QString BingoEquipment::unread(const QString& typed) const {
    return tr("This machine has no ball %1.").arg(typed);
}

} // namespace mesaviva::app
