// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/message.h"

#include <QCoreApplication>

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
    if (isPhrase("payment") || event.kind == QLatin1String("settled")) {
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

} // namespace mesaviva::app
