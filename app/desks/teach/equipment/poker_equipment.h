// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/equipment/equipment_kind.h"
#include "app/games/poker/poker_lobby_model.h"

namespace mesaviva::app {

/// Real cards.
class PokerEquipment final : public mesaviva::app::EquipmentKind {
    Q_OBJECT

public:
    /// `file`: INI file of the options; empty: the user's own.
    explicit PokerEquipment(const QString& file, QObject* parent = nullptr);

    QString name() const override;
    QString title() const override;
    QString remark() const override;
    LobbyModel* lobby() override { return &m_lobby; }
    QString entryLabel() const override;
    QString entryHint() const override;
    QString padLabel() const override;
    QString lastLabel() const override;
    int keyHeight() const override { return 34; }
    bool isStaffed(bool sits) const override;
    std::string place() const override;
    EquippedTable open(bool sits, RecordKeeper& keeper, Pace pace) override;
    QString refusalText(const equipment::RefusedEntry& bar, const QString& named) const override;
    QString unread(const QString& typed) const override;

private:
    PokerLobbyModel m_lobby;
};

} // namespace mesaviva::app
