// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/faults/fault_kind.h"
#endif

#include <QString>

#include <string_view>
#include <vector>

namespace mesaviva::app {

/// What a rule demands after a fault, read by a person in the regulation (or, for ids that begin with `I-`,
/// in our reading where its text leaves room). Written by hand in the register of rules and independent of
/// the engine, which FaultDesk's prediction is not.
struct FaultDemand {
    QString rule;
    QString text; ///< in the current language

    friend bool operator==(const FaultDemand&, const FaultDemand&) = default;
};

/// The demands of a rule set (`pt-803-2015`) for a fault, in the order of the regulation; empty: it does not
/// speak of that fault.
std::vector<FaultDemand> faultDemands(std::string_view ruleSet, faults::FaultKind kind);

} // namespace mesaviva::app
