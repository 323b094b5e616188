// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/complaint.h"

#include "app/core/events/typed_text.h"
#include "app/core/history/record_check.h"

#include <QJsonArray>

#include <algorithm>

namespace mesaviva::app {

namespace {

const QString kComplaintFormat = QStringLiteral("mesaviva.dispute/1");
const QStringList kFindings{QStringLiteral("open"), QStringLiteral("house"), QStringLiteral("player"),
                            QStringLiteral("none")};
constexpr qsizetype kLargestPicture = 200'000;
constexpr qsizetype kMostActedRules = 400;

QString jsonText(const QJsonObject& json, const char* key) {
    return json[QLatin1String(key)].toString().left(Complaint::kLongestText);
}

QDateTime jsonMoment(const QJsonObject& json, const char* key) {
    return QDateTime::fromString(json[QLatin1String(key)].toString(), Qt::ISODateWithMs).toLocalTime();
}

QString writtenMoment(const QDateTime& moment) {
    return moment.isValid() ? moment.toUTC().toString(Qt::ISODateWithMs) : QString();
}

qint64 jsonCents(const QJsonObject& json, const char* key) { return json[QLatin1String(key)].toInteger(); }

} // namespace

QString Complaint::verified() const { return verdict ? RecordCheck::words(*verdict) : verifiedInWords; }

QJsonObject jsonOf(const Complaint& complaint, bool onRecord) {
    QJsonArray moments;
    for (const ComplaintMoment& one : complaint.moments) {
        QJsonObject shown{{QStringLiteral("seq"), static_cast<qint64>(one.seq)},
                          {QStringLiteral("link"),
                           QStringLiteral("mesaviva://round/%1#%2").arg(complaint.round).arg(one.seq)},
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
    const QString verified = complaint.verified();
    return {{QStringLiteral("format"), kComplaintFormat},
            {QStringLiteral("round"), complaint.round},
            {QStringLiteral("game"), complaint.game},
            {QStringLiteral("regulation"), complaint.regulation},
            {QStringLiteral("rules_version"), complaint.rulesVersion},
            {QStringLiteral("program"), complaint.program},
            {QStringLiteral("opened"), writtenMoment(complaint.opened)},
            {QStringLiteral("closed"), writtenMoment(complaint.closed)},
            {QStringLiteral("outcome"), complaint.outcome},
            {QStringLiteral("commitment"), complaint.commitment},
            {QStringLiteral("seed"), complaint.seed},
            {QStringLiteral("head"), complaint.head},
            {QStringLiteral("fault_caused"), complaint.injected},
            {QStringLiteral("player"), complaint.player},
            {QStringLiteral("staked"), complaint.staked},
            {QStringLiteral("returned"), complaint.returned},
            {QStringLiteral("acted_rules"), QJsonArray::fromStringList(complaint.actedRules)},
            {QStringLiteral("moments"), moments},
            {QStringLiteral("verification"), verified},
            {QStringLiteral("verdict"),
             complaint.verdict ? QJsonValue(jsonOf(*complaint.verdict)) : QJsonValue()},
            {QStringLiteral("whole"), verified.isEmpty() ? QJsonValue() : QJsonValue(complaint.whole)},
            {QStringLiteral("verified_at"), writtenMoment(complaint.verifiedAt)},
            {QStringLiteral("complaint"), complaint.subject},
            {QStringLiteral("finding"), kFindings[complaint.finding]},
            {QStringLiteral("sum"), complaint.sum},
            {QStringLiteral("sum_cents"), centsOf(complaint.sum)},
            {QStringLiteral("due"), complaint.due},
            {QStringLiteral("due_cents"), centsOf(complaint.due)},
            {QStringLiteral("rule"), complaint.rule},
            {QStringLiteral("remarks"), complaint.remarks},
            {QStringLiteral("initials"), complaint.initials},
            {QStringLiteral("begun"), writtenMoment(complaint.begun)},
            {QStringLiteral("on_record"), onRecord}};
}

std::optional<Complaint> complaintFrom(const QJsonObject& json) {
    if (json[QLatin1String("format")].toString() != kComplaintFormat || jsonText(json, "round").isEmpty()) {
        return std::nullopt;
    }
    Complaint complaint;
    complaint.round = jsonText(json, "round").left(60);
    complaint.game = jsonText(json, "game");
    complaint.regulation = jsonText(json, "regulation");
    complaint.rulesVersion = jsonText(json, "rules_version");
    complaint.program = jsonText(json, "program");
    complaint.opened = jsonMoment(json, "opened");
    complaint.closed = jsonMoment(json, "closed");
    complaint.outcome = jsonText(json, "outcome");
    complaint.commitment = jsonText(json, "commitment");
    complaint.seed = jsonText(json, "seed");
    complaint.head = jsonText(json, "head");
    complaint.injected = json[QLatin1String("fault_caused")].toBool();
    complaint.player = jsonText(json, "player");
    complaint.staked = jsonCents(json, "staked");
    complaint.returned = jsonCents(json, "returned");
    for (const QJsonValue& rule : json[QLatin1String("acted_rules")].toArray()) {
        if (complaint.actedRules.size() < kMostActedRules) {
            complaint.actedRules.append(rule.toString().left(40));
        }
    }
    for (const QJsonValue& one : json[QLatin1String("moments")].toArray()) {
        if (complaint.moments.size() >= Complaint::kMostMoments) {
            break;
        }
        const QJsonObject shown = one.toObject();
        const qint64 seq = shown[QLatin1String("seq")].toInteger();
        const QByteArray picture =
            QByteArray::fromBase64(shown[QLatin1String("picture_png")].toString().toLatin1());
        complaint.moments.push_back({static_cast<quint64>(std::max<qint64>(seq, 0)),
                                     jsonText(shown, "time"),
                                     jsonText(shown, "text"),
                                     jsonText(shown, "rules"),
                                     picture.size() <= kLargestPicture ? picture : QByteArray(),
                                     {}});
    }
    complaint.verdict = checkVerdictFrom(json[QLatin1String("verdict")].toObject());
    if (!complaint.verdict) {
        complaint.verifiedInWords = jsonText(json, "verification");
    }
    complaint.whole = json[QLatin1String("whole")].toBool();
    complaint.verifiedAt = jsonMoment(json, "verified_at");
    complaint.subject = jsonText(json, "complaint");
    const auto finding = kFindings.indexOf(jsonText(json, "finding"));
    complaint.finding = static_cast<Complaint::Finding>(std::max<qsizetype>(finding, 0));
    complaint.sum = jsonText(json, "sum").left(40);
    complaint.due = jsonText(json, "due").left(40);
    complaint.rule = jsonText(json, "rule").left(40);
    complaint.remarks = jsonText(json, "remarks");
    complaint.initials = jsonText(json, "initials").left(40);
    complaint.begun = jsonMoment(json, "begun");
    return complaint;
}

} // namespace mesaviva::app
