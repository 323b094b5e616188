// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/roulette_equipment.h"

#include "app/desks/teach/equipment/equipment_kind.h"
#include "app/desks/teach/equipment/equipment_text.h"
#include "engine/training/equipment/equipment_book.h"

#include <string>
#include <utility>

namespace mesaviva::app {

using equipment::EntryRefusal;

RouletteEquipment::RouletteEquipment(const QString& file, QObject* parent)
    : EquipmentKind(QStringLiteral("roulette"), QStringLiteral("Roulette"), parent),
      m_lobby(file, nullptr, equipmentGroup()) {
    follow(m_lobby);
}

QString RouletteEquipment::name() const { return tr("Wheel"); }
QString RouletteEquipment::title() const { return tr("A real wheel"); }

QList<QString> RouletteEquipment::checks() const {
    QList<QString> list;
    for (std::size_t i = 0; i < equipment::kWheelChecks; ++i) {
        list.append(EquipmentText::check(static_cast<equipment::WheelCheck>(i)));
    }
    return list;
}

QString RouletteEquipment::checkText() const { return tr("Inspect the wheel"); }
QString RouletteEquipment::nameLabel() const { return tr("What the house calls the wheel"); }
QString RouletteEquipment::nameHint() const {
    return tr("such as “Wheel 2”; its numbers are counted together");
}
QString RouletteEquipment::entryLabel() const { return tr("Number"); }
QString RouletteEquipment::entryHint() const {
    return m_lobby.pockets() > 37 ? QStringLiteral("0, 00, 1–36") : QStringLiteral("0–36");
}
QString RouletteEquipment::padLabel() const { return tr("Numbers"); }
QString RouletteEquipment::ringLabel() const { return tr("Wheel"); }
QString RouletteEquipment::lastLabel() const { return tr("Last numbers"); }

bool RouletteEquipment::isStaffed(bool sits) const { return sits || m_lobby.simulatedPlayers() > 0; }

std::string RouletteEquipment::place() const {
    return std::string(m_lobby.tableSettings().regulation().name) + '/' + std::to_string(m_lobby.pockets());
}

EquippedTable RouletteEquipment::open(bool sits, RecordKeeper& keeper, Pace pace) {
    return openRealWheel(m_lobby, sits, keeper, std::move(pace));
}

QString RouletteEquipment::refusalText(const equipment::RefusedEntry& bar, const QString& named) const {
    switch (bar.reason) {
    case EntryRefusal::bets_open:
        return tr("Stakes are still taken; the number counts once they are closed.");
    case EntryRefusal::not_launched: return tr("The ball is not launched yet.");
    case EntryRefusal::counted: return tr("This round has its number.");
    case EntryRefusal::not_on_wheel: return tr("This wheel has no %1.").arg(named);
    default: return EquipmentText::noRound();
    }
}

QString RouletteEquipment::unread(const QString& typed) const {
    return tr("This wheel has no number %1.").arg(typed);
}

QString RouletteEquipment::pending(const QString& named) const {
    return tr("Entered: %1. It counts when the ball's time is over; until then it can be taken back.")
        .arg(named);
}

} // namespace mesaviva::app
