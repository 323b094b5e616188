// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/bingo_actions.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// What the reversed table of bingo says of deeds and faults.
class BingoCroupierText {
    Q_DECLARE_TR_FUNCTIONS(BingoCroupierText)

public:
    /// What is said, as it is said: "The draw goes on".
    static QString call(croupier::CallerPhrase phrase, const bingo::Settings& settings);
    /// A ball as it is called: "B 12"; as it should not be: "12 B".
    static QString ball(const croupier::CallBall& called);
    /// A deed, as something to do. `open`: with what is to be found out by who does it, "accept the line on
    /// card 12"; else "check card 12 for the line".
    static QString action(const croupier::BingoAction& action, const bingo::Settings& settings, bool open);
    /// A way to mend a fault of that kind, as something to choose.
    static QString remedy(croupier::RemedyKind remedy, croupier::FaultKind fault);
    /// What was wrong, in a sentence; `due` is what should have been done.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::BingoDueAction>& due,
                         const bingo::Settings& settings);
};

} // namespace mesaviva::app
