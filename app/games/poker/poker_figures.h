// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_figures.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// The expected payback of poker and its optimal strategy, for each interpretation of the rules.
class PokerFigures : public GameFigures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    QString title() const override;
    QStringList choices() const override;
    QStringList upCards() const override;
    QString about(const FiguresQuestion& question) const override;
    QString line(const FiguresQuestion& question) const override;
    std::shared_ptr<const Figures> find(const FiguresQuestion& question,
                                        const FiguresProgress& progress) const override;
};

} // namespace mesaviva::app
