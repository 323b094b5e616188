// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/case_facts.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::app {

namespace {

// A list of the case in its JSON, the kind of its facts, and the fields that identify an element; without
// any, all of its contents do.
struct FactList {
    const char* list;
    const char* kind;
    std::array<const char*, 3> key;
};
constexpr std::array kLists{FactList{"disputes", "complaint", {"round"}},
                            FactList{"rounds", "round_sheet", {}},
                            FactList{"pinned", "note", {}},
                            FactList{"returned", "payback_note", {}},
                            FactList{"faults", "fault", {"wall", "fault", "player"}},
                            FactList{"corrections", "correction", {}},
                            FactList{"checks", "verification", {}},
                            FactList{"pictures", "picture", {"file"}}};
const QString kChance = QStringLiteral("chance_test");
const QStringList kWorking{QStringLiteral("tables"), QStringLiteral("looked"), QStringLiteral("stories"),
                           QStringLiteral("covered"), QStringLiteral("initials")};

// Without texts that were made from the record or from other fields, in the language of the moment.
QJsonValue withoutTexts(const QJsonValue& value) {
    if (!value.isObject()) {
        return value;
    }
    QJsonObject object = value.toObject();
    for (const char* text : {"told", "verification", "outcome", "regulation"}) {
        object.remove(QLatin1String(text));
    }
    if (object.contains(QLatin1String("moments"))) { // a complaint
        object.remove(QLatin1String("game"));
        QJsonArray moments;
        for (const QJsonValue& moment : object[QLatin1String("moments")].toArray()) {
            moments.append(moment[QLatin1String("seq")]);
        }
        object[QLatin1String("moments")] = moments;
    }
    return object;
}

QString contentsOf(const QJsonValue& value) {
    const QByteArray text = QJsonDocument(withoutTexts(value).toObject()).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16));
}

QString keyOf(const FactList& list, const QJsonValue& value) {
    if (value.isString()) {
        return value.toString();
    }
    QStringList key;
    for (const char* field : list.key) {
        if (field) {
            key.append(value[QLatin1String(field)].toVariant().toString());
        }
    }
    return key.isEmpty() ? contentsOf(value) : key.join(u' ').trimmed();
}

void addObject(std::vector<CaseFact>& facts, const QString& kind, const QJsonObject& object) {
    for (auto one = object.constBegin(); one != object.constEnd(); ++one) {
        if (!one.value().isString() || !one.value().toString().isEmpty()) {
            facts.push_back({kind, one.key(), one.value()});
        }
    }
}

bool canBeTyped(const QString& kind) {
    return kind == kVerdictFact || kind == kDifferenceFact || kind == kComplaintFact || kind == kAboutFact;
}

// What was being typed is not in the chain: of a verdict it can only be the remark, of a mark the note.
CaseFact typedOver(const QJsonValue& before, const CaseFact& typing) {
    const bool isVerdict = typing.kind == kVerdictFact;
    if (!isVerdict && typing.kind != kDifferenceFact) {
        return typing;
    }
    const QLatin1String typed(isVerdict ? "remark" : "note");
    QJsonObject value = before.toObject();
    value[typed] = typing.value[typed].toString();
    return {typing.kind, typing.key, value};
}

using FactIndex = QHash<std::pair<QString, QString>, QJsonValue>;

FactIndex indexOf(const std::vector<CaseFact>& facts) {
    FactIndex index;
    for (const CaseFact& fact : facts) {
        index.insert({fact.kind, fact.key}, fact.value);
    }
    return index;
}

} // namespace

std::vector<CaseFact> factsOf(const InspectionCase& inspection) {
    const QJsonObject json = jsonOf(inspection);
    std::vector<CaseFact> facts;
    QJsonObject about = json[QLatin1String("about")].toObject();
    about[QLatin1String("begun")] = json[QLatin1String("begun")];
    addObject(facts, kAboutFact, about);
    addObject(facts, kVerdictFact, json[QLatin1String("rules")].toObject());
    addObject(facts, kDifferenceFact, json[QLatin1String("differences")].toObject());
    for (const FactList& list : kLists) {
        QHash<QString, int> times;
        for (const QJsonValue& value : json[QLatin1String(list.list)].toArray()) {
            const QString key = keyOf(list, value);
            const int time = ++times[key];
            facts.push_back({QString::fromLatin1(list.kind),
                             time == 1 ? key : QStringLiteral("%1/%2").arg(key).arg(time), value});
        }
    }
    if (const QJsonValue chance = json[QLatin1String("chance")]; chance.isObject()) {
        facts.push_back({kChance, QString(), chance});
    }
    return facts;
}

QJsonObject workingOf(const InspectionCase& inspection) {
    const QJsonObject json = jsonOf(inspection);
    QJsonObject working;
    for (const QString& name : kWorking) {
        working.insert(name, json[name]);
    }
    return working;
}

std::optional<InspectionCase> caseFrom(const std::vector<CaseFact>& facts, const QJsonObject& working) {
    QJsonObject json = jsonOf(InspectionCase());
    for (const QString& name : kWorking) {
        json[name] = working[name];
    }
    QHash<QString, QJsonArray> lists;
    QJsonObject about;
    QJsonObject rules;
    QJsonObject differences;
    const auto add = [&](const CaseFact& fact) {
        if (fact.kind == kAboutFact) {
            about[fact.key] = fact.value;
        } else if (fact.kind == kVerdictFact) {
            rules[fact.key] = fact.value;
        } else if (fact.kind == kDifferenceFact) {
            differences[fact.key] = fact.value;
        } else if (fact.kind == kChance) {
            json[QLatin1String("chance")] = fact.value;
        } else {
            lists[fact.kind].append(fact.value);
        }
    };
    const QJsonObject typed = working[QLatin1String("typing")].toObject();
    const CaseFact typing{typed[QLatin1String("what")].toString(), typed[QLatin1String("key")].toString(),
                          typed[QLatin1String("value")]};
    // A mark is made with a button, and only its note is typed.
    bool isTyped = !canBeTyped(typing.kind) || typing.kind == kDifferenceFact;
    for (const CaseFact& fact : facts) {
        const bool isSame = canBeTyped(typing.kind) && fact.kind == typing.kind && fact.key == typing.key;
        add(isSame ? typedOver(fact.value, typing) : fact);
        isTyped = isTyped || isSame;
    }
    if (!isTyped) {
        add(typedOver({}, typing));
    }
    json[QLatin1String("about")] = about;
    json[QLatin1String("begun")] = about[QLatin1String("begun")];
    json[QLatin1String("rules")] = rules;
    json[QLatin1String("differences")] = differences;
    for (const FactList& list : kLists) {
        json[QLatin1String(list.list)] = lists.value(QString::fromLatin1(list.kind));
    }
    return inspectionFrom(json);
}

QByteArray textWithChanges(CaseChain& chain, const InspectionCase& inspection, const CaseFactName& typing,
                           const std::function<QString()>& recordHead) {
    const std::vector<CaseFact> before = chain.facts();
    const std::vector<CaseFact> now = factsOf(inspection);
    const FactIndex had = indexOf(before);
    const FactIndex has = indexOf(now);
    QJsonObject working = workingOf(inspection);
    std::optional<QString> head;
    const auto note = [&](const CaseFact& fact) {
        if (typing.names(fact)) {
            working[QLatin1String("typing")] = QJsonObject{{QStringLiteral("what"), fact.kind},
                                                           {QStringLiteral("key"), fact.key},
                                                           {QStringLiteral("value"), fact.value}};
        } else {
            head = head ? head : recordHead();
            chain.append({fact, QDateTime::currentDateTime(), inspection.initials, *head});
        }
    };
    for (const CaseFact& fact : now) {
        const auto known = had.constFind({fact.kind, fact.key});
        if (known == had.cend() || withoutTexts(*known) != withoutTexts(fact.value)) {
            note(fact);
        }
    }
    for (const CaseFact& fact : before) {
        if (!has.contains({fact.kind, fact.key})) {
            note({fact.kind, fact.key, QJsonValue()});
        }
    }
    return chain.text(working);
}

void takeOver(CaseChain& chain, const InspectionCase& inspection) {
    for (const CaseFact& fact : factsOf(inspection)) {
        chain.append({fact, QDateTime::currentDateTime(), {}, {}, 0, true});
    }
}

} // namespace mesaviva::app
