// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Captions, refusals and reasons at a roulette table. The engine has only keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#endif

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app::RoulettePlayerStatus {

Q_NAMESPACE
QML_ELEMENT

/// A player's status at the table.
enum Status {
    Gone,    ///< the session is over; the row stays, so that the others keep their positions
    Playing, ///< at the table
    Invited, ///< has not staked for a while and was asked to leave
    Leaving, ///< leaves when the round is over
    Lost,    ///< the connection is lost
};
Q_ENUM_NS(Status)

} // namespace mesaviva::app::RoulettePlayerStatus

namespace mesaviva::app {

/// Texts in the installed language.
class RouletteText {
    Q_DECLARE_TR_FUNCTIONS(RouletteText)

public:
    /// A player's status: "leaves after this round"; empty if there is nothing to show.
    static QString status(RoulettePlayerStatus::Status status);

    /// The caption of an announcement. `own`: it is addressed to this player.
    static QString announcement(const roulette::Announced& announced, const roulette::Settings& settings,
                                const QString& playerName, bool own);

    /// Why a command is refused, and what would be accepted; `chance` is the name of the stake, if it is a
    /// single one.
    static QString refusal(roulette::Action action, const roulette::Refusal& refusal, const QString& chance);

    /// A stake's result and its reason, in one sentence; without a number the round is void.
    static QString reason(const roulette::SettledStake& settled, std::optional<roulette::Pocket> drawn,
                          const roulette::Settings& settings);

    /// The mark of an important event on a replay's time line; `kind` is its name in records. Empty for other
    /// events.
    static QString markLabel(const QString& kind);
};

} // namespace mesaviva::app
