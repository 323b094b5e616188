// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_check.h"
#include "app/core/record/record_keeper.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

namespace mesaviva::app {

namespace {

class ReportedChecks {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedChecks(const ReportFacts& facts) : m_facts(facts) {}

    SheetSection check() const { return {tr("Check of the record"), {SheetText{words()}}}; }
    SheetSection verified() const {
        SheetFacts facts;
        for (const StoredCheck& check : m_facts.requests.inspection.checks) {
            const QString subject =
                check.sha256.isEmpty()
                    ? subjectOf(check)
                    : QStringLiteral("%1 (SHA-256: %2)").arg(subjectOf(check), check.sha256);
            facts.push_back(
                {zonedMomentText(check.at), QStringLiteral("%1. %2").arg(subject, verdictText(check))});
        }
        if (facts.empty()) {
            return {tr("What was verified"), {SheetText{tr("Nothing else was verified.")}}};
        }
        return {tr("What was verified"), {std::move(facts)}};
    }
    SheetSection points() const { return {tr("This player's points"), {counted()}}; }

    QString words() const {
        if (!m_facts.verification) {
            return tr("The whole record was not checked for this report.");
        }
        const auto& result = *m_facts.verification;
        if (!result) {
            return RecordKeeper::words(result.error().kind);
        }
        const QLocale locale;
        const auto count = [&](std::uint64_t number) {
            return locale.toString(static_cast<qulonglong>(number));
        };
        if (result->bad) {
            return tr("The record is not as it must be: %1")
                .arg(QString::fromStdString(textOf(*result->bad)));
        }
        const QString whole = tr("The record is whole. Events in the chain: %1; rounds played again: %2; "
                                 "outcomes made from their seeds: %3; settlements computed anew: %4.")
                                  .arg(count(result->events), count(result->rounds), count(result->outcomes),
                                       count(result->settlements));
        const QString given =
            //: %1 how many
            tr("Given from outside, by a scenario or from real equipment: %1.").arg(count(result->given));
        const QString since = RecordCheck::namedSince(verdictOf(result, false));
        return whole + u' ' + (result->given > 0 ? given + u' ' : QString()) +
               (since.isEmpty() ? QString() : since + u' ') +
               //: %1 to %4 numbers
               tr("Rounds that are not closed, whose seeds are still sealed: %1. Rounds whose outcome a "
                  "scenario or a person has given: %2. Removed at their player's wish, and not checked: %3 "
                  "tables, %4 rounds.")
                   .arg(count(result->unfinished), count(result->scripted), count(result->removedTables),
                        count(result->removedRounds));
    }

private:
    SheetBlock counted() const {
        if (m_facts.points.empty()) {
            return SheetText{tr("No round of this player is on record.")};
        }
        return SheetFacts{
            {tr("Rounds on record"), QLocale().toString(static_cast<qulonglong>(m_facts.pointRounds))},
            {tr("Before the first round"),
             amountText(m_facts.points.front().before() - m_facts.points.front().given)},
            {tr("Won or lost in all rounds"), signedAmountText(m_facts.pointNet)},
            {tr("Free points meanwhile"), signedAmountText(m_facts.pointGiven)},
            {tr("After the last round"), amountText(m_facts.points.back().after)}};
    }

    const ReportFacts& m_facts;
};

} // namespace

SheetSection reportedCheck(const ReportFacts& facts) { return ReportedChecks(facts).check(); }

QString reportedVerification(const ReportFacts& facts) { return ReportedChecks(facts).words(); }

SheetSection reportedVerified(const ReportFacts& facts) { return ReportedChecks(facts).verified(); }

SheetSection reportedPoints(const ReportFacts& facts) { return ReportedChecks(facts).points(); }

} // namespace mesaviva::app
