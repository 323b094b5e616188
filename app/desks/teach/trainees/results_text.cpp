// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/trainees/results_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/desks/teach/drills/drill_text.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <optional>

namespace mesaviva::app {

using trainee::TraineeDay;
using trainee::TraineeFigures;
using trainee::TraineeSubject;
using trainee::TraineeWork;

namespace {

QString number(std::optional<double> value) {
    return value ? QLocale().toString(*value, 'f', 1) : QStringLiteral("–");
}

QString timeText(std::int64_t milliseconds) { return durationText(std::chrono::milliseconds(milliseconds)); }

QString dateOf(const TraineeDay& day) {
    return QLocale().toString(QDate(1970, 1, 1).addDays(day.day), QLocale::ShortFormat);
}

QString percent(std::optional<double> share) { return share ? percentText(*share, 0) : QStringLiteral("–"); }

} // namespace

QString ResultsText::name(const QString& trainee) {
    return trainee.isEmpty() ? tr("Without a name") : trainee;
}

SheetFacts ResultsText::facts(const TraineeFigures& figures, const QString& lessons) {
    const TraineeWork& all = figures.all;
    SheetFacts facts;
    facts.push_back({tr("Time at work"), timeText(all.time())});
    facts.push_back({tr("Lessons"), lessons});
    //: %1 right of %2
    facts.push_back({tr("Answers in drills"), tr("%1 of %2 right").arg(all.right).arg(all.answers)});
    facts.push_back({tr("Seconds per answer"), number(all.secondsAnAnswer())});
    //: %1 right of %2
    facts.push_back({tr("Actions at the reversed tables"),
                     tr("%1 of %2 right first time").arg(all.clean).arg(all.actions)});
    facts.push_back({tr("Rounds"), QLocale().toString(all.rounds)});
    facts.push_back({tr("Rounds per hour"), number(all.roundsAnHour())});
    facts.push_back({tr("Payments"), QLocale().toString(all.payments)});
    facts.push_back({tr("Seconds per payment"), number(all.secondsAPayment())});
    facts.push_back({tr("Faults"), QLocale().toString(all.faults)});
    //: %1 passed of %2
    facts.push_back({tr("Table tests"), tr("%1 of %2 passed").arg(figures.passed).arg(figures.tests)});
    return facts;
}

SheetFacts ResultsText::subjects(const TraineeFigures& figures, const GameRegistry& games) {
    SheetFacts facts;
    for (const TraineeSubject& subject : figures.subjects) {
        const TraineeWork& work = subject.work;
        if (subject.isDrill) {
            const std::optional<drills::Drill> drill = drills::drillFrom(subject.key);
            facts.push_back({drill ? DrillText::title(*drill) : QString::fromStdString(subject.key),
                             tr("%n session(s)", nullptr, subject.times) + QStringLiteral(" · ") +
                                 //: %1 a share, such as 85 %
                                 tr("%1 right").arg(percent(work.share())) + QStringLiteral(" · ") +
                                 tr("%1 s per answer").arg(number(work.secondsAnAnswer()))});
            continue;
        }
        QString key = QString::fromStdString(subject.key);
        const bool watched = key.endsWith(QStringLiteral("_watched"));
        const bool tested = key.endsWith(QStringLiteral("_test"));
        key.truncate(watched || tested ? key.lastIndexOf(u'_') : key.size());
        QString text =
            (tested ? tr("%n test(s)", nullptr, subject.times) : tr("%n shift(s)", nullptr, subject.times)) +
            QStringLiteral(" · ") + tr("%1 right").arg(percent(work.share())) + QStringLiteral(" · ") +
            tr("%n fault(s)", nullptr, static_cast<int>(std::min<std::int64_t>(work.faults, 1'000'000'000)));
        if (work.planted > 0) {
            //: %1 of %2 planted faults, %3 mended
            text += QStringLiteral(" · ") + tr("%1 of %2 planted errors caught, %3 corrected")
                                                .arg(work.caught)
                                                .arg(work.planted)
                                                .arg(work.remedied);
        }
        if (!watched) {
            text += QStringLiteral(" · ") + tr("%1 rounds per hour").arg(number(work.roundsAnHour()));
        }
        //: %1 a game, at whose table the program's planted faults are to be stopped
        const QString title = games.titleOf(key);
        facts.push_back({watched  ? tr("%1, watching").arg(title)
                         : tested ? tr("%1, table test").arg(title)
                                  : title,
                         text});
    }
    return facts;
}

QString ResultsText::day(const TraineeDay& day) {
    const TraineeWork& work = day.work;
    //: %1 a date, %2 a duration, %3 right of %4
    QString text = tr("%1: %2, %3 of %4 right")
                       .arg(dateOf(day), timeText(work.time()))
                       .arg(work.right + work.clean)
                       .arg(work.answers + work.actions);
    if (work.payments > 0) {
        text += QStringLiteral(", ") + tr("%1 s per payment").arg(number(work.secondsAPayment()));
    }
    return text;
}

SheetDocument ResultsText::sheet(const QString& trainee, const TraineeFigures& figures,
                                 const GameRegistry& games, const QString& lessons) {
    SheetDocument sheet;
    //: %1 a trainee
    sheet.title = trainee.isEmpty() ? tr("Results") : tr("Results of %1").arg(name(trainee));
    if (!figures.days.empty()) {
        //: %1 and %2 are days
        sheet.subtitle = tr("From %1 to %2").arg(dateOf(figures.days.front()), dateOf(figures.days.back()));
    }
    sheet.footer = tr("Mesa Viva, a demonstration: points only, never money");
    sheet.sections.push_back({tr("Overall"), {facts(figures, lessons)}});
    if (!figures.subjects.empty()) {
        sheet.sections.push_back({tr("By drill and table"), {subjects(figures, games)}});
    }
    if (!figures.faults.empty()) {
        SheetTable faults;
        faults.columns = {{tr("Fault"), false, 4}, {tr("Rule"), false, 2}, {tr("Times"), true, 1}};
        for (const croupier::FaultCount& fault : figures.faults) {
            const QString rule = QString::fromStdString(fault.rule);
            faults.rows.push_back({CroupierText::kind(fault.kind),
                                   rule.isEmpty() ? CroupierText::source(fault.kind, rule) : rule,
                                   QLocale().toString(fault.count)});
        }
        sheet.sections.push_back({tr("Faults by rule"), {faults}});
    }
    if (!figures.days.empty()) {
        SheetTable days;
        days.columns = {
            {tr("Day"), false, 2},   {tr("Time"), false, 2},           {tr("Right"), true, 1},
            {tr("Rounds"), true, 1}, {tr("Rounds per hour"), true, 2}, {tr("Seconds per payment"), true, 2},
            {tr("Faults"), true, 1}};
        for (const TraineeDay& day : figures.days) {
            const TraineeWork& work = day.work;
            days.rows.push_back({dateOf(day), timeText(work.time()), percent(work.share()),
                                 QLocale().toString(work.rounds), number(work.roundsAnHour()),
                                 number(work.secondsAPayment()), QLocale().toString(work.faults)});
        }
        sheet.sections.push_back({tr("Day by day"), {days}});
    }
    return sheet;
}

} // namespace mesaviva::app
