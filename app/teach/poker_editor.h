// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/editor_game.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Póquer sem descarte in the lesson editor.
class PokerEditor final : public EditorGame {
    Q_DECLARE_TR_FUNCTIONS(PokerEditor)

public:
    QString key() const override { return QStringLiteral("poker"); }
    QString chance() const override;
    QString explained() const override;
    const char* outcome() const override { return "cards"; }
    int columns(int values) const override;
    bool weighs() const override { return true; }
    void place(scenario::Json& player, const scenario::Json& others) const override;
};

} // namespace mesaviva::app
