// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/conformity/rule_proofs.h"

#include "app/core/gallery/shipped_scenarios.h"
#include "engine/scenario/rules_acted.h"
#include "engine/scenario/scenario.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

// Title of a scenario from its file, even if the file is refused.
RuleProof proofBy(const QString& name, const QJsonObject& file) {
    const QJsonValue title = file[QLatin1String("title")];
    return {name, title[QLatin1String("pt")].toString(), title[QLatin1String("en")].toString()};
}

void note(const std::set<std::string>& rules, const RuleProof& proof, RuleProofs& proofs) {
    for (const std::string& rule : rules) {
        proofs[QString::fromStdString(rule)].append(proof);
    }
}

} // namespace

RuleProofs proveRules(const std::function<bool(double)>& goOn) {
    RuleProofs proofs;
    QHash<QString, std::set<std::string>> about; // by scenario: rules named by its author
    const QStringList names = shippedScenarios();
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!goOn(static_cast<double>(i) / static_cast<double>(names.size()))) {
            return {};
        }
        const QByteArray text = shippedScenario(names[i]);
        const QJsonObject file = QJsonDocument::fromJson(text).object();
        about[names[i]] = scenario::rulesNamed(file[QLatin1String("comment")].toString().toStdString());
        RuleProof proof = proofBy(names[i], file);
        auto scenario =
            scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        if (scenario) {
            note(scenario::rulesActed(std::move(*scenario)), proof, proofs);
        } else {
            proof.refused = true;
            note(scenario::rulesNamed(scenario.error().reason), proof, proofs);
        }
    }
    for (auto rule = proofs.begin(); rule != proofs.end(); ++rule) {
        const std::string id = rule.key().toStdString();
        std::stable_partition(rule->begin(), rule->end(), [&](const RuleProof& proof) {
            return about.value(proof.scenario).contains(id);
        });
    }
    return proofs;
}

} // namespace mesaviva::app
