// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/dispute.h"

#include "app/core/events/typed_text.h"
#include "app/core/record/record_check.h"

#include <QJsonArray>

#include <algorithm>

namespace mesaviva::app {

namespace {

const QString kDisputeFormat = QStringLiteral("mesaviva.dispute/1");
const QStringList kFindings{QStringLiteral("open"), QStringLiteral("house"), QStringLiteral("player"),
                            QStringLiteral("none")};
constexpr qsizetype kLargestPicture = 200'000;
constexpr qsizetype kMostActedRules = 400;

QString jsonText(const QJsonObject& json, const char* key) {
    return json[QLatin1String(key)].toString().left(Dispute::kLongestText);
}

QDateTime jsonMoment(const QJsonObject& json, const char* key) {
    return QDateTime::fromString(json[QLatin1String(key)].toString(), Qt::ISODateWithMs).toLocalTime();
}

QString writtenMoment(const QDateTime& moment) {
    return moment.isValid() ? moment.toUTC().toString(Qt::ISODateWithMs) : QString();
}

qint64 jsonCents(const QJsonObject& json, const char* key) { return json[QLatin1String(key)].toInteger(); }

} // namespace

QString Dispute::verified() const { return verdict ? RecordCheck::words(*verdict) : verifiedInWords; }

QJsonObject jsonOf(const Dispute& dispute, bool onRecord) {
    QJsonArray moments;
    for (const DisputeMoment& one : dispute.moments) {
        QJsonObject shown{{QStringLiteral("seq"), static_cast<qint64>(one.seq)},
                          {QStringLiteral("link"),
                           QStringLiteral("mesaviva://round/%1#%2").arg(dispute.round).arg(one.seq)},
                          {QStringLiteral("time"), one.time},
                          {QStringLiteral("text"), one.text},
                          {QStringLiteral("rules"), one.rules}};
        if (!one.picture.isEmpty()) {
            shown.insert(QStringLiteral("picture_png"), QString::fromLatin1(one.picture.toBase64()));
        }
        moments.append(shown);
    }
    const auto centsOf = [](const QString& typed) {
        const auto sum = sumTyped(typed);
        return sum ? QJsonValue(static_cast<qint64>(sum->cents)) : QJsonValue();
    };
    const QString verified = dispute.verified();
    return {
        {QStringLiteral("format"), kDisputeFormat},
        {QStringLiteral("round"), dispute.round},
        {QStringLiteral("game"), dispute.game},
        {QStringLiteral("regulation"), dispute.regulation},
        {QStringLiteral("rules_version"), dispute.rulesVersion},
        {QStringLiteral("program"), dispute.program},
        {QStringLiteral("opened"), writtenMoment(dispute.opened)},
        {QStringLiteral("closed"), writtenMoment(dispute.closed)},
        {QStringLiteral("outcome"), dispute.outcome},
        {QStringLiteral("commitment"), dispute.commitment},
        {QStringLiteral("seed"), dispute.seed},
        {QStringLiteral("head"), dispute.head},
        {QStringLiteral("fault_caused"), dispute.injected},
        {QStringLiteral("player"), dispute.player},
        {QStringLiteral("staked"), dispute.staked},
        {QStringLiteral("returned"), dispute.returned},
        {QStringLiteral("acted_rules"), QJsonArray::fromStringList(dispute.actedRules)},
        {QStringLiteral("moments"), moments},
        {QStringLiteral("verification"), verified},
        {QStringLiteral("verdict"), dispute.verdict ? QJsonValue(jsonOf(*dispute.verdict)) : QJsonValue()},
        {QStringLiteral("whole"), verified.isEmpty() ? QJsonValue() : QJsonValue(dispute.whole)},
        {QStringLiteral("verified_at"), writtenMoment(dispute.verifiedAt)},
        {QStringLiteral("complaint"), dispute.complaint},
        {QStringLiteral("finding"), kFindings[dispute.finding]},
        {QStringLiteral("sum"), dispute.sum},
        {QStringLiteral("sum_cents"), centsOf(dispute.sum)},
        {QStringLiteral("due"), dispute.due},
        {QStringLiteral("due_cents"), centsOf(dispute.due)},
        {QStringLiteral("rule"), dispute.rule},
        {QStringLiteral("remarks"), dispute.remarks},
        {QStringLiteral("initials"), dispute.initials},
        {QStringLiteral("begun"), writtenMoment(dispute.begun)},
        {QStringLiteral("on_record"), onRecord}};
}

std::optional<Dispute> disputeFrom(const QJsonObject& json) {
    if (json[QLatin1String("format")].toString() != kDisputeFormat || jsonText(json, "round").isEmpty()) {
        return std::nullopt;
    }
    Dispute dispute;
    dispute.round = jsonText(json, "round").left(60);
    dispute.game = jsonText(json, "game");
    dispute.regulation = jsonText(json, "regulation");
    dispute.rulesVersion = jsonText(json, "rules_version");
    dispute.program = jsonText(json, "program");
    dispute.opened = jsonMoment(json, "opened");
    dispute.closed = jsonMoment(json, "closed");
    dispute.outcome = jsonText(json, "outcome");
    dispute.commitment = jsonText(json, "commitment");
    dispute.seed = jsonText(json, "seed");
    dispute.head = jsonText(json, "head");
    dispute.injected = json[QLatin1String("fault_caused")].toBool();
    dispute.player = jsonText(json, "player");
    dispute.staked = jsonCents(json, "staked");
    dispute.returned = jsonCents(json, "returned");
    for (const QJsonValue& rule : json[QLatin1String("acted_rules")].toArray()) {
        if (dispute.actedRules.size() < kMostActedRules) {
            dispute.actedRules.append(rule.toString().left(40));
        }
    }
    for (const QJsonValue& one : json[QLatin1String("moments")].toArray()) {
        if (dispute.moments.size() >= Dispute::kMostMoments) {
            break;
        }
        const QJsonObject shown = one.toObject();
        const qint64 seq = shown[QLatin1String("seq")].toInteger();
        const QByteArray picture =
            QByteArray::fromBase64(shown[QLatin1String("picture_png")].toString().toLatin1());
        dispute.moments.push_back({static_cast<quint64>(std::max<qint64>(seq, 0)),
                                   jsonText(shown, "time"),
                                   jsonText(shown, "text"),
                                   jsonText(shown, "rules"),
                                   picture.size() <= kLargestPicture ? picture : QByteArray(),
                                   {}});
    }
    dispute.verdict = checkVerdictFrom(json[QLatin1String("verdict")].toObject());
    if (!dispute.verdict) {
        dispute.verifiedInWords = jsonText(json, "verification");
    }
    dispute.whole = json[QLatin1String("whole")].toBool();
    dispute.verifiedAt = jsonMoment(json, "verified_at");
    dispute.complaint = jsonText(json, "complaint");
    const auto finding = kFindings.indexOf(jsonText(json, "finding"));
    dispute.finding = static_cast<Dispute::Finding>(std::max<qsizetype>(finding, 0));
    dispute.sum = jsonText(json, "sum").left(40);
    dispute.due = jsonText(json, "due").left(40);
    dispute.rule = jsonText(json, "rule").left(40);
    dispute.remarks = jsonText(json, "remarks");
    dispute.initials = jsonText(json, "initials").left(40);
    dispute.begun = jsonMoment(json, "begun");
    return dispute;
}

} // namespace mesaviva::app
