// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <functional>

namespace mesaviva::app {

/// A shipped scenario in which a rule acts, or which is refused because of it.
struct RuleProof {
    QString scenario; ///< its name: `poker/folded`
    QString pt;       ///< its title in the two languages
    QString en;
    bool refused = false; ///< the file breaks the rule, and does not open

    friend bool operator==(const RuleProof&, const RuleProof&) = default;
};

/// By the rule's id.
using RuleProofs = QHash<QString, QList<RuleProof>>;

/// Plays all shipped scenarios, and says which rules their events carry out. It takes a second or two: not
/// for the window's thread. `goOn` is told how far it is, from 0 to 1, and may end it: nothing comes of it
/// then.
RuleProofs proveRules(const std::function<bool(double done)>& goOn);

} // namespace mesaviva::app
