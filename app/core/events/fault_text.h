// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of fault injection. The engine has only keys.
#pragma once

#include "app/core/events/table_faults.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Texts in the application's installed language.
class FaultText {
    Q_DECLARE_TR_FUNCTIONS(FaultText)

public:
    /// The fault's name: "System failure".
    static QString title(faults::FaultKind kind);
    /// What happens, in a sentence.
    static QString detail(faults::FaultKind kind);
    /// Why it can't be injected now.
    static QString denial(faults::FaultKind kind, const TableFaults::Denial& denial);
    /// The heading of the prediction for a fault that has not been injected.
    static QString predicted();
    /// When an event is due: "at once", "+4.0 s".
    static QString when(faults::DueAction dueAction, Duration after);
    /// The table time after which an event happened, and whether that was in time; empty if it did not
    /// happen.
    static QString time(const TableFaults::Line& line);
    /// For all events of a fault: when the last one happened, and how many were late.
    static QString timing(Duration last, int late);
    /// The replacement for text about face-down cards.
    static QString sealedTitle();
    static QString sealedText();
    /// The result of one line in a word, also of an event that was not predicted.
    static QString mark(faults::Mark mark, bool predicted);
    /// The result of a fault in a sentence; `same` of `all` events happened as predicted.
    static QString verdict(const TableFaults::Injected& injected, int same, int all, bool cutShort = false);
    /// An injected fault: "Round 3, 0:35.250: line lost, Inês".
    static QString injected(const TableFaults::Injected& injected, const QString& player);
};

} // namespace mesaviva::app
