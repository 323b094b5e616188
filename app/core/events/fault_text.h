// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the fault injector. The engine has only keys.
#pragma once

#include "app/core/events/table_faults.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class FaultText {
    Q_DECLARE_TR_FUNCTIONS(FaultText)

public:
    /// What the fault is called: "System failure".
    static QString title(faults::FaultKind kind);
    /// What happens, in a sentence.
    static QString detail(faults::FaultKind kind);
    /// Why it can't be caused now.
    static QString denial(faults::FaultKind kind, const TableFaults::Denial& denial);
    /// What is shown of a fault that has not been caused.
    static QString predicted();
    /// When an event comes: "at once", "+4.0 s".
    static QString when(faults::DueAction dueAction, Duration after);
    /// The table time after which something has come, and whether that is in time; empty where it has not.
    static QString time(const TableFaults::Line& line);
    /// Of all that has come: when the last of it did, and how many were late.
    static QString timing(Duration last, int late);
    /// What stands for all that tells of cards which lie face down.
    static QString sealedTitle();
    static QString sealedText();
    /// What has come of a line, in a word; of one that was not foretold, too.
    static QString mark(faults::Mark mark, bool predicted);
    /// What has come of a fault, in a sentence; `same` of `all` have come as foretold.
    static QString verdict(const TableFaults::Injected& injected, int same, int all, bool cutShort = false);
    /// A fault that was caused: "Round 3, 0:35.250: line lost, Inês".
    static QString injected(const TableFaults::Injected& injected, const QString& player);
};

} // namespace mesaviva::app
