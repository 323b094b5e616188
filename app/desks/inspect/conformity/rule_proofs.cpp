// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/conformity/rule_proofs.h"

#include "app/cli/command_line.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/text/language.h"
#include "engine/scenario/rules_shown.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <functional>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

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
    const auto listOf = [&](bool RuleProof::*mark) {
        return QJsonArray::fromStringList(namesOf(proofs, mark));
    };
    QJsonObject rule{{QStringLiteral("id"), pt.id},
                     {QStringLiteral("regulation"), pt.regulation},
                     {QStringLiteral("game"), pt.game},
                     {QStringLiteral("kind"), QJsonArray::fromStringList(pt.kinds)},
                     {QStringLiteral("reading"), pt.reading},
                     {QStringLiteral("title"), bothLanguages(pt.title, en.title)},
                     {QStringLiteral("text"), bothLanguages(pt.text, en.text)},
                     {QStringLiteral("scenarios"), scenarios},
                     {QStringLiteral("refused_files"), refused},
                     {QStringLiteral("offered"), listOf(&RuleProof::offered)},
                     {QStringLiteral("decided"), listOf(&RuleProof::decided)},
                     {QStringLiteral("asserted"), listOf(&RuleProof::asserted)}};
    if (pt.unconfirmed) {
        rule.insert(QStringLiteral("confirmed"), false);
    }
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

void writeText(const InspectedRule& rule, const QList<RuleProof>& proofs, std::ostream& out) {
    const auto line = [&out](const QString& text) { out << plain(text).toStdString() << '\n'; };
    line(QStringLiteral("%1  [%2]  %3").arg(rule.id, rule.kinds.join(u' '), rule.title));
    line(QStringLiteral("    ") + rule.text);
    line(QStringLiteral("    ") + doesAbout(rule.kinds, rule.reading));
    if (rule.unconfirmed) {
        line(QStringLiteral("    ") + unconfirmedText());
    }
    if (!rule.other.isEmpty()) {
        line(QStringLiteral("    ") +
             RulesCommand::tr("The other choice: %1 (%2)").arg(rule.other, rule.setting));
    } else if (!rule.alternative.isEmpty()) {
        line(QStringLiteral("    ") + RulesCommand::tr("The other reading: %1").arg(rule.alternative));
    }
    for (const QString& shown : shownBy(rule, proofs)) {
        line(QStringLiteral("    ") + shown);
    }
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
