// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app::PokerSeatStatus {

Q_NAMESPACE
QML_ELEMENT

/// How a seat stands in the round.
enum Status {
    Empty,
    Waiting,  ///< seated, nothing staked in this round
    Staked,   ///< the ante lies
    Thinking, ///< has to decide
    InPlay,   ///< the bet lies
    Folded,
    Won,
    Lost,
    Tied,
    Returned, ///< stakes came back: void, or the undecided after a failure
};
Q_ENUM_NS(Status)

} // namespace mesaviva::app::PokerSeatStatus
