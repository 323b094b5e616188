// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_event.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mesaviva::app {

/// What is told at a table, by what it is about; each has a buffer of its own.
enum class MessageKind : std::uint8_t {
    call,    ///< what the croupier announces
    payment, ///< what is paid, and what a round has brought this player
    own,     ///< what this player has done
    others,  ///< what other players have done
    session, ///< of the session: invitation, warning, end
    refusal, ///< why something can't be done
};

inline constexpr std::array kMessageKinds = {MessageKind::call,   MessageKind::payment, MessageKind::own,
                                             MessageKind::others, MessageKind::session, MessageKind::refusal};

/// Something that was told.
struct Message {
    MessageKind kind = MessageKind::call;
    QString text;   ///< for the eye and for a screen reader
    QString spoken; ///< for the ear, in words alone

    friend bool operator==(const Message&, const Message&) = default;
};

/// Which kind a spoken event is of.
MessageKind kindOf(const TableEvent& event);

/// Whether it is told beside a round that is played again in the place of the table at which it happens: what
/// opens and closes the bets, names a number or a ball, and what is said to this player.
bool isToldBeside(const TableEvent& event);

/// "Calls": what a kind is called; without a kind: all together.
QString nameOf(std::optional<MessageKind> kind);

} // namespace mesaviva::app
