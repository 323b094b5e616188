// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/check_verdict.h"

#include <QJsonArray>
#include <QJsonValue>

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::app {

namespace {

using record::FaultKind;

constexpr std::array kFaultKinds = {FaultKind::missing,   FaultKind::foreign,    FaultKind::newer,
                                    FaultKind::damaged,   FaultKind::locked,     FaultKind::read_only,
                                    FaultKind::disk_full, FaultKind::unreadable, FaultKind::silent,
                                    FaultKind::unfinished};
constexpr std::array<std::pair<const char*, std::uint64_t CheckVerdict::*>, 6> kCheckCounts = {
    {{"events", &CheckVerdict::events},
     {"rounds", &CheckVerdict::rounds},
     {"outcomes", &CheckVerdict::outcomes},
     {"settlements", &CheckVerdict::settlements},
     {"given", &CheckVerdict::given},
     {"named_less", &CheckVerdict::namedLess}}};
constexpr qsizetype kLongestBad = 2'000;
constexpr qsizetype kMostNamedSince = 400;

} // namespace

CheckVerdict verdictOf(const Result<record::Verification, record::Fault>& result, bool ofRound) {
    CheckVerdict verdict;
    verdict.ofRound = ofRound;
    if (!result) {
        verdict.fault = result.error().kind;
        return verdict;
    }
    if (result->bad) {
        verdict.bad = QString::fromStdString(textOf(*result->bad));
        verdict.badRound =
            result->bad->round ? QString::fromStdString(textOf(*result->bad->round)) : QString();
    }
    verdict.events = result->events;
    verdict.rounds = result->rounds;
    verdict.outcomes = result->outcomes;
    verdict.settlements = result->settlements;
    verdict.given = result->given;
    verdict.namedLess = result->namedLess;
    for (const auto& [rule, times] : result->namedSince) {
        verdict.namedSince.append(QString::fromStdString(rule));
    }
    return verdict;
}

QJsonObject jsonOf(const CheckVerdict& verdict) {
    QJsonObject json{{QStringLiteral("of_round"), verdict.ofRound},
                     {QStringLiteral("compared"), verdict.compared},
                     {QStringLiteral("copy_unread"), verdict.copyUnread},
                     {QStringLiteral("named_since"), QJsonArray::fromStringList(verdict.namedSince)}};
    if (verdict.fault) {
        const std::string_view kind = name(*verdict.fault);
        json.insert(QStringLiteral("fault"),
                    QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size())));
    }
    if (!verdict.bad.isEmpty()) {
        json.insert(QStringLiteral("bad"), verdict.bad);
        json.insert(QStringLiteral("bad_round"), verdict.badRound);
    }
    for (const auto& [key, count] : kCheckCounts) {
        json.insert(QLatin1String(key), static_cast<qint64>(verdict.*count));
    }
    return json;
}

std::optional<CheckVerdict> checkVerdictFrom(const QJsonObject& json) {
    if (json.isEmpty()) {
        return std::nullopt;
    }
    CheckVerdict verdict;
    if (const QString kind = json[QLatin1String("fault")].toString(); !kind.isEmpty()) {
        const auto known =
            std::ranges::find(kFaultKinds, kind.toStdString(), [](FaultKind one) { return name(one); });
        verdict.fault = known == kFaultKinds.end() ? FaultKind::unreadable : *known;
    }
    verdict.bad = json[QLatin1String("bad")].toString().left(kLongestBad);
    verdict.badRound = json[QLatin1String("bad_round")].toString().left(60);
    verdict.ofRound = json[QLatin1String("of_round")].toBool();
    verdict.compared = json[QLatin1String("compared")].toBool();
    verdict.copyUnread = json[QLatin1String("copy_unread")].toBool();
    for (const auto& [key, count] : kCheckCounts) {
        verdict.*count =
            static_cast<std::uint64_t>(std::max<qint64>(0, json[QLatin1String(key)].toInteger()));
    }
    for (const QJsonValue& rule : json[QLatin1String("named_since")].toArray()) {
        if (verdict.namedSince.size() < kMostNamedSince) {
            verdict.namedSince.append(rule.toString().left(40));
        }
    }
    return verdict;
}

} // namespace mesaviva::app
