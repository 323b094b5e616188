// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/equipment/equipment_kind.h"
#include "app/games/roulette/roulette_lobby_model.h"

namespace mesaviva::app {

/// A real wheel.
class RouletteEquipment final : public mesaviva::app::EquipmentKind {
    Q_OBJECT

public:
    /// `file`: INI file of the options; empty: the user's own.
    explicit RouletteEquipment(const QString& file, QObject* parent = nullptr);

    QString name() const override;
    QString title() const override;
    LobbyModel* lobby() override { return &m_lobby; }
    QList<QString> checks() const override;
    QString checkText() const override;
    QString nameLabel() const override;
    QString nameHint() const override;
    QString entryLabel() const override;
    QString entryHint() const override;
    QString padLabel() const override;
    QString ringLabel() const override;
    QString lastLabel() const override;
    int keyHeight() const override { return 38; }
    bool isStaffed(bool sits) const override;
    bool knowsPeople() const override { return true; }
    std::string place() const override;
    int outcomes() const override { return m_lobby.pockets(); }
    EquippedTable open(bool sits, RecordKeeper& keeper, Pace pace) override;
    QString refusalText(const equipment::RefusedEntry& bar, const QString& named) const override;
    QString unread(const QString& typed) const override;
    QString pending(const QString& named) const override;

private:
    RouletteLobbyModel m_lobby;
};

} // namespace mesaviva::app
