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

/// The subject of a message at a table; each kind has its own buffer.
enum class MessageKind : std::uint8_t {
    call,    ///< the croupier's announcements
    payment, ///< payments, and this player's result of a round
    own,     ///< this player's actions
    others,  ///< other players' actions
    session, ///< the session: invitation, warning, end
    refusal, ///< why an action is not possible
};

inline constexpr std::array kMessageKinds = {MessageKind::call,   MessageKind::payment, MessageKind::own,
                                             MessageKind::others, MessageKind::session, MessageKind::refusal};

/// One message.
struct Message {
    MessageKind kind = MessageKind::call;
    QString text;   ///< for the screen and for a screen reader
    QString spoken; ///< for speech, words only

    friend bool operator==(const Message&, const Message&) = default;
};

/// The kind of an event with speech.
MessageKind kindOf(const TableEvent& event);

/// Whether a live table's event is spoken during a replay shown in its place: opening and closing of bets, a
/// drawn number or ball, and what addresses this player.
bool isSpokenDuringReplay(const TableEvent& event);

/// The name of a kind, such as "Calls"; without a kind: all together.
QString nameOf(std::optional<MessageKind> kind);

} // namespace mesaviva::app
