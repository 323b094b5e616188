// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/equipment_kind.h"

#include <utility>

namespace mesaviva::app {

EquipmentKind::EquipmentKind(QString key, QString part, QObject* parent)
    : QObject(parent),
      m_key(std::move(key)),
      m_part(std::move(part)) {}

QUrl EquipmentKind::choicesPart() const {
    return QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/%1/%1Choices.qml").arg(m_part));
}

QString EquipmentKind::pending(const QString& named) const {
    return tr("Entered: %1. It counts in a moment; until then it can be taken back.").arg(named);
}

void EquipmentKind::follow(LobbyModel& lobby) {
    connect(&lobby, &LobbyModel::choicesChanged, this, &EquipmentKind::texts);
}

void EquipmentKind::retranslate() {
    lobby()->retranslate();
    emit texts();
}

} // namespace mesaviva::app
