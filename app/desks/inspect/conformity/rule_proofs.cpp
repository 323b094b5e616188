// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/conformity/rule_proofs.h"

#include "app/cli/command_line.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/text/language.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/scenario.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <ostream>
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
            const std::string& rule = scenario.error().rule;
            note(rule.empty() ? std::set<std::string>() : std::set{rule}, proof, proofs);
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

namespace {

class RulesCommand {
    Q_DECLARE_TR_FUNCTIONS(RulesCommand)
};

// Text of the register without its non-breaking characters.
QString plain(QString text) { return text.remove(QChar(0x2060)).replace(QChar(0x00A0), u' '); }

QJsonObject bothLanguages(const QString& pt, const QString& en) {
    return {{QStringLiteral("pt"), plain(pt)}, {QStringLiteral("en"), plain(en)}};
}

QJsonObject jsonOf(const InspectedRule& pt, const InspectedRule& en, const QList<RuleProof>& proofs) {
    QJsonArray scenarios;
    QJsonArray refused;
    for (const RuleProof& proof : proofs) {
        (proof.refused ? refused : scenarios).append(proof.scenario);
    }
    QJsonObject rule{{QStringLiteral("id"), pt.id},
                     {QStringLiteral("regulation"), pt.regulation},
                     {QStringLiteral("game"), pt.game},
                     {QStringLiteral("kind"), QJsonArray::fromStringList(pt.kinds)},
                     {QStringLiteral("reading"), pt.reading},
                     {QStringLiteral("title"), bothLanguages(pt.title, en.title)},
                     {QStringLiteral("text"), bothLanguages(pt.text, en.text)},
                     {QStringLiteral("scenarios"), scenarios},
                     {QStringLiteral("refused_files"), refused}};
    if (pt.reading) {
        rule.insert(QStringLiteral("of"), QJsonArray::fromStringList(pt.of));
    }
    if (!pt.seen.isEmpty()) {
        rule.insert(QStringLiteral("seen"), bothLanguages(pt.seen, en.seen));
    }
    if (!pt.alternative.isEmpty()) {
        rule.insert(QStringLiteral("alternative"), bothLanguages(pt.alternative, en.alternative));
    }
    if (!pt.other.isEmpty()) {
        rule.insert(QStringLiteral("other"), bothLanguages(pt.other, en.other));
        rule.insert(QStringLiteral("setting"), pt.setting);
    }
    return rule;
}

// Scenarios that prove the rule; if there are none, where it is visible.
QString provedBy(const InspectedRule& rule, const QList<RuleProof>& proofs) {
    if (proofs.isEmpty()) {
        return rule.seen.isEmpty() ? RulesCommand::tr("No shipped scenario names it.") : rule.seen;
    }
    QStringList names;
    for (const RuleProof& proof : proofs) {
        names.append(proof.refused ? RulesCommand::tr("%1 (refused)").arg(proof.scenario) : proof.scenario);
    }
    return RulesCommand::tr("Proved by: %1").arg(names.join(QStringLiteral(", ")));
}

void writeText(const InspectedRule& rule, const QList<RuleProof>& proofs, std::ostream& out) {
    const auto line = [&out](const QString& text) { out << plain(text).toStdString() << '\n'; };
    line(QStringLiteral("%1  [%2]  %3").arg(rule.id, rule.kinds.join(u' '), rule.title));
    line(QStringLiteral("    ") + rule.text);
    line(QStringLiteral("    ") + doesAbout(rule.kinds, rule.reading));
    if (!rule.other.isEmpty()) {
        line(QStringLiteral("    ") +
             RulesCommand::tr("The other choice: %1 (%2)").arg(rule.other, rule.setting));
    } else if (!rule.alternative.isEmpty()) {
        line(QStringLiteral("    ") + RulesCommand::tr("The other reading: %1").arg(rule.alternative));
    }
    line(QStringLiteral("    ") + provedBy(rule, proofs));
}

} // namespace

int rulesCommand(const RulesRequest& request, std::ostream& out, std::ostream& err) {
    Language language;
    language.setCode(QString::fromStdString(request.language));
    const RuleProofs proofs = proveRules([](double) { return true; });
    const std::vector<InspectedRule>& pt = inspectedRules(QStringLiteral("pt"));
    const std::vector<InspectedRule>& en = inspectedRules(QStringLiteral("en"));
    const std::vector<InspectedRule>& shown = request.language == "en" ? en : pt;
    QJsonArray list;
    QString regulation;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (!request.game.empty() && shown[i].game.toStdString() != request.game) {
            continue;
        }
        const QList<RuleProof> proved = proofs.value(shown[i].id);
        if (request.format == "json") {
            list.append(jsonOf(pt[i], en[i], proved));
            continue;
        }
        if (shown[i].regulation != regulation) {
            out << (regulation.isEmpty() ? "" : "\n") << "== " << shown[i].name.toStdString() << " ==\n";
            regulation = shown[i].regulation;
        }
        writeText(shown[i], proved, out);
    }
    if (request.format == "json") {
        const QJsonObject all{{QStringLiteral("format"), QStringLiteral("mesaviva.rules/1")},
                              {QStringLiteral("rules"), list}};
        out << QJsonDocument(all).toJson().constData();
    }
    if (!out.flush()) {
        err << "the rules can't be written\n";
        return 2;
    }
    return 0;
}

} // namespace mesaviva::app
