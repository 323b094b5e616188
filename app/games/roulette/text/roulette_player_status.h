// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app::RoulettePlayerStatus {

Q_NAMESPACE
QML_ELEMENT

/// How a player stands with the table.
enum Status {
    Gone,    ///< the session is over; the row stays, so that the others keep their places
    Playing, ///< at the table
    Invited, ///< has not staked for a while and was asked to leave
    Leaving, ///< leaves when the round is over
    Lost,    ///< the connection is lost
};
Q_ENUM_NS(Status)

} // namespace mesaviva::app::RoulettePlayerStatus
