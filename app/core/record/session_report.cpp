// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/session_report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr qsizetype kMostReports = 3; // the lobby has room for this many

QString reportsKey() { return QStringLiteral("lobby/ended_sessions"); }

QJsonObject jsonOf(const SessionReport& report) {
    QJsonArray prizes;
    for (const qint64 prize : report.prizes) {
        prizes.append(prize);
    }
    return {
        {QStringLiteral("game"), report.game},
        {QStringLiteral("rule"), report.rule},
        {QStringLiteral("macau"), report.place == AmountPlace::macau},
        {QStringLiteral("rounds"), report.rounds},
        {QStringLiteral("staked"), report.staked},
        {QStringLiteral("returned"), report.returned},
        {QStringLiteral("cards"), report.cards},
        {QStringLiteral("prizes"), prizes},
        {QStringLiteral("refunded"), report.refunded},
        {QStringLiteral("cut_off"), QJsonArray::fromStringList(report.cutOff)},
        {QStringLiteral("left_staked"), report.leftStaked},
        {QStringLiteral("left_returned"), report.leftReturned},
    };
}

// A file edited by hand may lack anything; without a game it is not a report.
std::optional<SessionReport> reportFrom(const QJsonObject& object) {
    const auto count = [&object](const char* name) {
        return std::max<qint64>(0, object[QLatin1String(name)].toInteger());
    };
    SessionReport report;
    report.game = object[QLatin1String("game")].toString();
    if (report.game.isEmpty()) {
        return std::nullopt;
    }
    report.rule = object[QLatin1String("rule")].toString();
    report.place = object[QLatin1String("macau")].toBool() ? AmountPlace::macau : AmountPlace::anywhere;
    report.rounds = count("rounds");
    report.staked = count("staked");
    report.returned = count("returned");
    report.cards = count("cards");
    for (const QJsonValue prize : object[QLatin1String("prizes")].toArray()) {
        report.prizes.append(std::max<qint64>(0, prize.toInteger()));
    }
    report.refunded = count("refunded");
    for (const QJsonValue hand : object[QLatin1String("cut_off")].toArray()) {
        report.cutOff.append(hand.toString());
    }
    report.leftStaked = count("left_staked");
    report.leftReturned = count("left_returned");
    return report;
}

} // namespace

LeftBehind::LeftBehind(const QString& file) : m_store(file) {
    for (const QJsonValue one : QJsonDocument::fromJson(m_store.text(reportsKey()).toUtf8()).array()) {
        if (const auto report = reportFrom(one.toObject()); report && m_reports.size() < kMostReports) {
            m_reports.append(*report);
        }
    }
}

void LeftBehind::add(const SessionReport& report) {
    m_reports.append(report);
    m_reports = m_reports.last(std::min(m_reports.size(), kMostReports));
    QJsonArray all;
    for (const SessionReport& one : std::as_const(m_reports)) {
        all.append(jsonOf(one));
    }
    m_store.storeWord(reportsKey(), QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
    m_store.sync();
}

void LeftBehind::forget() {
    m_reports.clear();
    m_store.forget(reportsKey());
}

} // namespace mesaviva::app
