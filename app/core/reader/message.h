// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_event.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
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

/// Recent messages to step through: all of them, and each kind separately. Each buffer holds its newest
/// messages and the user's position; a user at the newest message stays at the newest.
class MessageBuffers {
public:
    /// The size of each buffer.
    static constexpr std::size_t kCapacity = 100;

    void add(const Message& message);
    void clear();

    /// The open buffer; nullopt: all messages.
    std::optional<MessageKind> kind() const;
    std::size_t size() const { return buffer().messages.size(); }
    /// Opens another buffer, cyclically; `steps` may be negative.
    void turn(int steps);

    /// The message at the user's position; nullopt if the buffer is empty.
    std::optional<Message> current() const;
    /// Moves to a newer message, or to an older one if negative. Returns false at the end.
    bool step(int steps);
    /// The newest message of a kind.
    std::optional<Message> newest(MessageKind kind) const;

private:
    struct Buffer {
        std::deque<Message> messages; ///< oldest first
        std::size_t back = 0;         ///< the distance of the user's position from the newest
    };

    Buffer& of(MessageKind kind) { return m_buffers[static_cast<std::size_t>(kind) + 1]; }
    const Buffer& buffer() const { return m_buffers[m_open]; }

    std::array<Buffer, kMessageKinds.size() + 1> m_buffers; ///< the first buffer holds all messages
    std::size_t m_open = 0;
};

} // namespace mesaviva::app
