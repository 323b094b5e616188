// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/message_buffers.h"

#include <algorithm>

namespace mesaviva::app {

void MessageBuffers::add(const Message& message) {
    for (Buffer* buffer : {&m_buffers.front(), &of(message.kind)}) {
        buffer->messages.push_back(message);
        if (buffer->messages.size() > kCapacity) {
            buffer->messages.pop_front();
        }
        if (buffer->back > 0) {
            buffer->back = std::min(buffer->back + 1, buffer->messages.size() - 1);
        }
    }
}

void MessageBuffers::clear() {
    m_buffers = {};
    m_open = 0;
}

std::optional<MessageKind> MessageBuffers::kind() const {
    return m_open == 0 ? std::nullopt : std::optional(kMessageKinds[m_open - 1]);
}

void MessageBuffers::turn(int steps) {
    const int count = static_cast<int>(m_buffers.size());
    m_open = static_cast<std::size_t>(((static_cast<int>(m_open) + steps) % count + count) % count);
}

std::optional<Message> MessageBuffers::current() const {
    const Buffer& open = buffer();
    return open.messages.empty() ? std::nullopt
                                 : std::optional(open.messages[open.messages.size() - 1 - open.back]);
}

bool MessageBuffers::step(int steps) {
    Buffer& open = m_buffers[m_open];
    const int most = static_cast<int>(open.messages.size()) - 1;
    const int wanted = static_cast<int>(open.back) - steps;
    if (wanted < 0 || wanted > most) {
        return false;
    }
    open.back = static_cast<std::size_t>(wanted);
    return true;
}

std::optional<Message> MessageBuffers::newest(MessageKind kind) const {
    const Buffer& own = m_buffers[static_cast<std::size_t>(kind) + 1];
    return own.messages.empty() ? std::nullopt : std::optional(own.messages.back());
}

} // namespace mesaviva::app
