// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/conformity/rule_proofs.h"

#include "app/cli/sentences/rules_command.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/text/language.h"
#include "engine/scenario/rules_shown.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// Title and comment of a scenario from its file, even if the file is refused. A title in one language serves
// for both.
RuleProof proofBy(const QString& name, const QJsonObject& file) {
    const QJsonValue title = file[QLatin1String("title")];
    const QString pt = title[QLatin1String("pt")].toString();
    const QString en = title[QLatin1String("en")].toString();
    return {name, pt.isEmpty() ? en : pt, en.isEmpty() ? pt : en, file[QLatin1String("comment")].toString()};
}

std::string_view viewOf(const QByteArray& text) {
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

RuleProofs playedProofs(const std::function<bool(double)>& goOn) {
    RuleProofs proofs;
    const QStringList names = shippedScenarios();
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!goOn(static_cast<double>(i) / static_cast<double>(names.size()))) {
            return {};
        }
        const QByteArray text = shippedScenario(names[i]);
        const scenario::RulesShown shown = scenario::rulesShown(viewOf(text));
        RuleProof proof = proofBy(names[i], QJsonDocument::fromJson(text).object());
        proof.refused = shown.end == scenario::RunEnd::refused;
        for (const std::string& rule : shown.named) {
            proof.offered = shown.offered.contains(rule);
            proof.decided = shown.decided.contains(rule);
            proof.asserted = shown.asserted.contains(rule);
            proofs[QString::fromStdString(rule)].append(proof);
        }
    }
    for (QList<RuleProof>& all : proofs) {
        std::ranges::stable_sort(all, std::greater(), [](const RuleProof& proof) {
            return std::tuple(proof.asserted, proof.decided);
        });
    }
    return proofs;
}

} // namespace

// What is shipped never changes: it is played once.
RuleProofs proveRules(const std::function<bool(double)>& goOn) {
    static std::mutex mutex;
    static RuleProofs known;
    {
        const std::lock_guard lock(mutex);
        if (!known.isEmpty()) {
            return known;
        }
    }
    RuleProofs proofs = playedProofs(goOn);
    const std::lock_guard lock(mutex);
    if (known.isEmpty()) {
        known = std::move(proofs);
    }
    return known;
}

ProofCounts countsOf(const QList<RuleProof>& proofs) {
    const auto count = [&](bool RuleProof::*mark) {
        return static_cast<int>(std::ranges::count(proofs, true, mark));
    };
    return {count(&RuleProof::offered), count(&RuleProof::decided), count(&RuleProof::asserted)};
}

QStringList namesOf(const QList<RuleProof>& proofs, bool RuleProof::*mark) {
    QStringList names;
    for (const RuleProof& proof : proofs) {
        if (proof.*mark) {
            names.append(proof.scenario);
        }
    }
    return names;
}

namespace {

class RulesCommand {
    Q_DECLARE_TR_FUNCTIONS(RulesCommand)
};

std::vector<std::string> utf8Of(const QStringList& list) {
    std::vector<std::string> texts;
    for (const QString& text : list) {
        texts.push_back(text.toStdString());
    }
    return texts;
}

// A line for each of offered, decided and asserted; if no scenario names the rule, where it is visible.
QStringList shownBy(const InspectedRule& rule, const QList<RuleProof>& proofs) {
    if (proofs.isEmpty()) {
        return {rule.seen.isEmpty() ? RulesCommand::tr("No shipped scenario names it.") : rule.seen};
    }
    const auto names = [&](bool RuleProof::*mark) {
        QStringList list;
        for (const RuleProof& proof : proofs) {
            if (proof.*mark) {
                list.append(proof.refused ? RulesCommand::tr("%1 (refused)").arg(proof.scenario)
                                          : proof.scenario);
            }
        }
        return list.isEmpty() ? QStringLiteral("–") : list.join(QStringLiteral(", "));
    };
    return {RulesCommand::tr("Offered: %1").arg(names(&RuleProof::offered)),
            RulesCommand::tr("Decided: %1").arg(names(&RuleProof::decided)),
            RulesCommand::tr("Asserted: %1").arg(names(&RuleProof::asserted))};
}

std::vector<std::string> linesOf(const InspectedRule& rule, const QList<RuleProof>& proofs) {
    QStringList lines{doesAbout(rule.kinds, rule.reading)};
    if (rule.unconfirmed) {
        lines.append(unconfirmedText());
    }
    if (!rule.other.isEmpty()) {
        lines.append(RulesCommand::tr("The other choice: %1 (%2)").arg(rule.other, rule.setting));
    } else if (!rule.alternative.isEmpty()) {
        lines.append(RulesCommand::tr("The other reading: %1").arg(rule.alternative));
    }
    return utf8Of(lines + shownBy(rule, proofs));
}

std::map<std::string, std::vector<std::string>> listsOf(const QList<RuleProof>& proofs) {
    QStringList scenarios;
    QStringList refused;
    for (const RuleProof& proof : proofs) {
        (proof.refused ? refused : scenarios).append(proof.scenario);
    }
    return {{"scenarios", utf8Of(scenarios)},
            {"refused_files", utf8Of(refused)},
            {"offered", utf8Of(namesOf(proofs, &RuleProof::offered))},
            {"decided", utf8Of(namesOf(proofs, &RuleProof::decided))},
            {"asserted", utf8Of(namesOf(proofs, &RuleProof::asserted))}};
}

} // namespace

int rulesCommand(const RulesRequest& request, std::ostream& out, std::ostream& err) {
    Language language;
    language.setCode(QString::fromStdString(request.language));
    const RuleProofs proofs = proveRules([](double) { return true; });
    std::map<std::string, const InspectedRule*> rules;
    for (const InspectedRule& rule : inspectedRules(QString::fromStdString(request.language))) {
        rules.emplace(rule.id.toStdString(), &rule);
    }
    const auto proofsOf = [&](const std::string& id) { return proofs.value(QString::fromStdString(id)); };
    RulesAddition addition;
    addition.text = [](const std::string& text, std::string_view code) {
        const QString key = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
        return inLanguage(QJsonObject{{key, QString::fromStdString(text)}}, key).toStdString();
    };
    addition.lines = [&](const std::string& id) { return linesOf(*rules.at(id), proofsOf(id)); };
    addition.lists = [&](const std::string& id) { return listsOf(proofsOf(id)); };
    const QByteArray book = registerText();
    printRules(request, viewOf(book), addition, out);
    if (!out.flush()) {
        err << "the rules can't be written\n";
        return 2;
    }
    return 0;
}

} // namespace mesaviva::app
