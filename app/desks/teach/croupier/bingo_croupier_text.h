// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/bingo_actions.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// Texts of actions and faults at the reversed table of bingo.
class BingoCroupierText {
    Q_DECLARE_TR_FUNCTIONS(BingoCroupierText)

public:
    /// Wording of a call: "The draw goes on".
    static QString call(croupier::CallerPhrase phrase, const bingo::Settings& settings);
    /// Wording of a ball: "B 12"; wrong order: "12 B".
    static QString ball(const croupier::CallBall& called);
    /// An action as an instruction. `open` also gives the decision the trainee must make, "accept the line on
    /// card 12"; otherwise "check card 12 for the line".
    static QString action(const croupier::BingoAction& action, const bingo::Settings& settings, bool open);
    /// A remedy for a fault of that kind, as a choice.
    static QString remedy(croupier::RemedyKind remedy, croupier::FaultKind fault);
    /// A fault as a sentence; `due` is the action that was due.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::BingoDueAction>& due,
                         const bingo::Settings& settings);
};

} // namespace mesaviva::app
