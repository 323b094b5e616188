// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/reversed_roulette.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>

namespace mesaviva::app {

/// What the reversed table says of deeds and faults.
class CroupierText {
    Q_DECLARE_TR_FUNCTIONS(CroupierText)

public:
    /// What a deed is told with.
    struct Scene {
        const roulette::Settings& settings;
        std::function<QString(PlayerId)> nameOf;
        std::optional<roulette::Pocket> ball; ///< where it lies, once that may be told
    };

    /// What is called, as it is said: "Place your bets".
    static QString call(roulette::OwnPhrase phrase, const roulette::Settings& settings);
    /// How a payment is announced: "Straight up 17: 35.00 pts".
    static QString payment(const croupier::AnnouncePayment& told, const Scene& scene);
    /// A deed, as something to do: "say «Place your bets»", "pay Ana 35.00 pts for Straight up 17".
    static QString action(const croupier::RouletteAction& action, const Scene& scene);
    /// What was wrong, in a sentence; `due` is what should have been done.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::DueAction>& due,
                         const Scene& scene);
    /// A way to mend a fault of that kind, as something to choose: "Let it stand and go on".
    static QString remedy(croupier::RemedyKind remedy, croupier::FaultKind fault);
    /// What is said of a fault that was mended wrongly.
    static QString wrongRemedy(const QString& right);
    /// A kind of fault, in a few words: "another prize comes first".
    static QString kind(croupier::FaultKind kind);
    /// Who asks for what a fault breaks where no rule does; empty where one does, and where nobody does.
    static QString source(croupier::FaultKind kind, const QString& rule);
};

} // namespace mesaviva::app
