// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Capability of a game whose outcomes follow from a seed: explains how, for whoever checks a round.
class SeedExplanation {
public:
    virtual ~SeedExplanation() = default;

    /// How the numbers from the seed become an outcome, where `places` outcomes are possible (pockets,
    /// balls).
    virtual QString seedText(unsigned places) const = 0;
    /// What is proven if the outcome on record follows from the seed.
    virtual QString provenText() const {
        return QCoreApplication::translate("RoundProof", "The same: nothing but the seed has decided.");
    }
};

} // namespace mesaviva::app
