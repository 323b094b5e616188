// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/rule_proofs.h"

#include "app/inspect/shipped_scenarios.h"
#include "engine/scenario/rules_acted.h"
#include "engine/scenario/scenario.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <set>
#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

// A file that is refused is read by nobody but us.
RuleProof refusedFile(const QString& name, const QByteArray& text) {
    const QJsonValue title = QJsonDocument::fromJson(text).object()[QLatin1String("title")];
    return {name, title[QLatin1String("pt")].toString(), title[QLatin1String("en")].toString(), true};
}

void note(const std::set<std::string>& rules, const RuleProof& proof, RuleProofs& proofs) {
    for (const std::string& rule : rules) {
        proofs[QString::fromStdString(rule)].append(proof);
    }
}

} // namespace

RuleProofs proveRules(const std::function<bool(double)>& goOn) {
    RuleProofs proofs;
    const QStringList names = shippedScenarios();
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!goOn(static_cast<double>(i) / static_cast<double>(names.size()))) {
            return {};
        }
        const QByteArray text = shippedScenario(names[i]);
        auto scenario =
            scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        if (!scenario) {
            note(scenario::rulesNamed(scenario.error().reason), refusedFile(names[i], text), proofs);
            continue;
        }
        const RuleProof proof{names[i], QString::fromStdString(scenario->title.pt),
                              QString::fromStdString(scenario->title.en), false};
        note(scenario::rulesActed(std::move(*scenario)), proof, proofs);
    }
    return proofs;
}

} // namespace mesaviva::app
