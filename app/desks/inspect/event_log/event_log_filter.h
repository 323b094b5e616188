// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/event_log.h"
#endif

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <optional>

namespace mesaviva::app {

/// Filter of an event log: words of the description, rule numbers, one kind of event, one player. An event
/// must match all of them.
struct EventLogFilter {
    QStringList words; ///< matched regardless of case and accents
    QStringList rules; ///< as typed; `P13` matches P13a to P13g
    std::optional<std::size_t> kind;
    std::optional<PlayerId> player;

    friend bool operator==(const EventLogFilter&, const EventLogFilter&) = default;

    /// Parses typed text: tokens that look like rule numbers, such as `p26`, become rules, the others words.
    static EventLogFilter typed(const QString& text);
    bool isEmpty() const { return words.isEmpty() && rules.isEmpty() && !kind && !player; }
    /// Whether an event passes. `carriesOut` says whether it carries out a rule typed that way; `text`
    /// returns its description and is called only when needed.
    bool passes(const EventLog::Head& head, const std::function<bool(const QString&)>& carriesOut,
                const std::function<QString()>& text) const;
};

/// Whether `rule` is `written` or a part of it: P13a of P13, M6.1 of M6; not P26 of P2.
bool isRuleOf(std::string_view rule, const QString& written);
/// Whether any of the rules matches isRuleOf().
bool hasRule(const Rules& rules, const QString& written);

} // namespace mesaviva::app
