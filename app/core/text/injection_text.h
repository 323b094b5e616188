// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/table/injected_by.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// States who injected a fault, in the application's installed language.
class InjectionText {
    Q_DECLARE_TR_FUNCTIONS(InjectionText)

public:
    /// A sentence about an event; empty: nobody.
    static QString sentence(InjectedBy by);
    /// The same about a round, as the value of a fact: "by an inspector, in this round".
    static QString inRound(InjectedBy by);
};

} // namespace mesaviva::app
