// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/event_log.h"
#endif

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <optional>

namespace mesaviva::app {

/// What is looked for in a trace: words of what happened, numbers of rules, one kind of event, one player.
/// All of them must fit.
struct EventLogFilter {
    QStringList words; ///< in whatever case and accents
    QStringList rules; ///< as they are written, `P13` for all of P13a to P13g
    std::optional<std::size_t> kind;
    std::optional<PlayerId> player;

    friend bool operator==(const EventLogFilter&, const EventLogFilter&) = default;

    /// Takes apart what was typed: what looks like a rule's number, such as `p26`, is one.
    static EventLogFilter typed(const QString& text);
    bool isEmpty() const { return words.isEmpty() && rules.isEmpty() && !kind && !player; }
    /// Whether an event passes; `carriesOut` says whether it carries out a rule that is written so, and
    /// `told` gives its words, which are made only where they are asked for.
    bool passes(const EventLog::Head& head, const std::function<bool(const QString&)>& carriesOut,
                const std::function<QString()>& told) const;
};

/// Whether a rule is the one that is written so, or a part of it: P13a of P13, M6.1 of M6; not P26 of P2.
bool isRuleOf(std::string_view rule, const QString& written);
/// Whether one of them is.
bool hasRule(const Rules& rules, const QString& written);

} // namespace mesaviva::app
