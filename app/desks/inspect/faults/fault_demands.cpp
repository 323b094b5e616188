// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/faults/fault_demands.h"

#include "app/core/rulebook/rule_register.h"
#include "app/core/text/language.h"
#include "app/core/text/texts.h"

#include <QJsonArray>
#include <QJsonValue>

namespace mesaviva::app {

std::vector<FaultDemand> faultDemands(std::string_view ruleSet, faults::FaultKind kind) {
    static const RuleRegister kBook; // the register does not change
    const QString fault = textOf(name(kind));
    std::vector<FaultDemand> demands;
    for (const QJsonValue& one : kBook.document(textOf(ruleSet))[QLatin1String("faults")].toArray()) {
        if (one[QLatin1String("fault")].toString() == fault) {
            demands.push_back({one[QLatin1String("rule")].toString(),
                               inLanguage(one[QLatin1String("text")], presentCode())});
        }
    }
    return demands;
}

} // namespace mesaviva::app
