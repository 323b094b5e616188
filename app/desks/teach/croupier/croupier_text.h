// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/reversed_roulette.h"
#include "engine/training/croupier/shift.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace mesaviva::app {

/// Texts of actions and faults at the reversed table of roulette.
class CroupierText {
    Q_DECLARE_TR_FUNCTIONS(CroupierText)

public:
    /// What the text of an action needs to know.
    struct Scene {
        const roulette::Settings& settings;
        std::function<QString(PlayerId)> nameOf;
        std::optional<roulette::Pocket> ball; ///< winning pocket, once it may be revealed
        int each = 1; ///< chips of the player's colour for each chip of a call bet (R25a)
    };

    /// Wording of a call: "Place your bets".
    static QString call(roulette::OwnPhrase phrase, const roulette::Settings& settings);
    /// Wording of a payment: "Straight up 17: 35.00 pts".
    static QString payment(const croupier::AnnouncePayment& announced, const Scene& scene);
    /// An action as an instruction: "say «Place your bets»", "pay Ana 35.00 pts for Straight up 17".
    static QString action(const croupier::RouletteAction& action, const Scene& scene);
    /// A fault as a sentence; `due` is the action that was due.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::DueAction>& due,
                         const Scene& scene);
    /// A remedy for a fault of that kind, as a choice: "Let it stand and go on".
    static QString remedy(croupier::RemedyKind remedy, croupier::FaultKind fault);
    /// Text of a wrong remedy.
    static QString wrongRemedy(const QString& right);
    /// A kind of fault in a few words: "another prize comes first".
    static QString kind(croupier::FaultKind kind);
    /// Faults as one text: "Wrong sum (R27a): 2 · Half of a stake: 1".
    static QString faults(std::span<const croupier::FaultCount> faults);
    /// The name of a shift's game, watched or not.
    static QString game(const std::string& key);
    /// Who requires what the fault breaks, if no rule does; otherwise empty.
    static QString source(croupier::FaultKind kind, const QString& rule);
};

} // namespace mesaviva::app
