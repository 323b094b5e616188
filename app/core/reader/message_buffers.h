// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/message.h"

#include <array>
#include <deque>
#include <optional>

namespace mesaviva::app {

/// What was told lately, to be gone through: all of it, and each kind by itself. Each buffer keeps its newest
/// messages and remembers where one stands in it. Who stands at the newest stays at the newest.
class MessageBuffers {
public:
    /// So many messages of each buffer are kept.
    static constexpr std::size_t kKept = 100;

    void add(const Message& message);
    void clear();

    /// The buffer that is open; nothing: all messages.
    std::optional<MessageKind> kind() const;
    std::size_t size() const { return buffer().messages.size(); }
    /// Goes on to another buffer, round and round; `steps` may be negative.
    void turn(int steps);

    /// Where one stands; nothing in an empty buffer.
    std::optional<Message> current() const;
    /// Goes to a newer message, or an older one for less than zero. False: there is none, one stays.
    bool step(int steps);
    /// The newest of a kind.
    std::optional<Message> newest(MessageKind kind) const;

private:
    struct Buffer {
        std::deque<Message> messages; ///< oldest first
        std::size_t back = 0;         ///< how far from the newest one stands
    };

    Buffer& of(MessageKind kind) { return m_buffers[static_cast<std::size_t>(kind) + 1]; }
    const Buffer& buffer() const { return m_buffers[m_open]; }

    std::array<Buffer, kMessageKinds.size() + 1> m_buffers; ///< the first one has all
    std::size_t m_open = 0;
};

} // namespace mesaviva::app
