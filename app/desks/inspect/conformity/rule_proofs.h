// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <iosfwd>

namespace mesaviva::app {

struct RulesRequest;

/// A shipped scenario whose events name a rule, or which is refused because of it.
struct RuleProof {
    QString scenario; ///< its name: `poker/folded`
    QString pt;       ///< its title in the two languages
    QString en;
    QString comment;      ///< the author's reason, in the file's own language; may be empty
    bool refused = false; ///< the file breaks the rule and does not open
    // See scenario::RulesShown.
    bool offered = false;
    bool decided = false;
    bool asserted = false;

    friend bool operator==(const RuleProof&, const RuleProof&) = default;
};

/// By the rule's id.
using RuleProofs = QHash<QString, QList<RuleProof>>;

/// Plays all shipped scenarios and collects the rules that their events name, first what asserts a rule, then
/// what decides it. Takes one to two seconds the first time, so not for the GUI thread. `goOn` receives the
/// progress from 0 to 1; if it returns false, the result is empty.
RuleProofs proveRules(const std::function<bool(double done)>& goOn);

/// The number of scenarios that offer, decide and assert a rule.
struct ProofCounts {
    int offered = 0;
    int decided = 0;
    int asserted = 0;
};
ProofCounts countsOf(const QList<RuleProof>& proofs);
/// The names of the scenarios that have the mark, such as `&RuleProof::asserted`.
QStringList namesOf(const QList<RuleProof>& proofs, bool RuleProof::*mark);

/// `mesaviva rules`: lists all rules, what the program does about each, and the shipped scenarios that offer,
/// decide and assert it. Needs a QCoreApplication. Returns the exit status: 0, or 2 if writing fails.
int rulesCommand(const RulesRequest& request, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
