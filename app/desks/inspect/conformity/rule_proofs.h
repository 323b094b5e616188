// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <iosfwd>

namespace mesaviva::app {

struct RulesRequest;

/// A shipped scenario in which a rule acts, or which is refused because of it.
struct RuleProof {
    QString scenario; ///< its name: `poker/folded`
    QString pt;       ///< its title in the two languages
    QString en;
    bool refused = false; ///< the file breaks the rule and does not open

    friend bool operator==(const RuleProof&, const RuleProof&) = default;
};

/// By the rule's id.
using RuleProofs = QHash<QString, QList<RuleProof>>;

/// Plays all shipped scenarios and collects the rules that their events carry out. Takes one to two seconds,
/// so not for the GUI thread. `goOn` receives the progress from 0 to 1; if it returns false, the result is
/// empty.
RuleProofs proveRules(const std::function<bool(double done)>& goOn);

/// `mesaviva rules`: lists all rules, what the program does about each, and the shipped scenarios that prove
/// it. Needs a QCoreApplication. Returns the exit status: 0, or 2 if writing fails.
int rulesCommand(const RulesRequest& request, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
