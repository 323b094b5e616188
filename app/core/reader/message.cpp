// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/message.h"

#include <QCoreApplication>

#include <algorithm>

namespace mesaviva::app {

namespace {

class MessageText {
    Q_DECLARE_TR_FUNCTIONS(Message)

public:
    static QString all() { return tr("Everything"); }
    static QString kind(MessageKind kind) {
        switch (kind) {
        case MessageKind::call: return tr("Calls");
        case MessageKind::payment: return tr("Payments");
        case MessageKind::own: return tr("What I do");
        case MessageKind::others: return tr("What others do");
        case MessageKind::session: return tr("Session");
        case MessageKind::refusal: return tr("Refusals");
        }
        return {};
    }
};

} // namespace

MessageKind kindOf(const TableEvent& event) {
    const auto isPhrase = [&](const char* phrase) { return event.phrase == QLatin1String(phrase); };
    if (isPhrase("payment") || event.common == CommonEvent::settled) {
        return MessageKind::payment;
    }
    return isPhrase("leave_invitation") || isPhrase("leave_warning") || isPhrase("session_over")
               ? MessageKind::session
               : MessageKind::call;
}

bool isSpokenDuringReplay(const TableEvent& event) {
    const Sentence& said = event.spoken;
    const bool timely = said.urgency == Urgency::call || said.urgency == Urgency::moment;
    return !said.isEmpty() && (timely || event.own || said.own);
}

QString nameOf(std::optional<MessageKind> kind) {
    return kind ? MessageText::kind(*kind) : MessageText::all();
}

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
