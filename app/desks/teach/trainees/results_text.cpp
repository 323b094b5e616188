// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/trainees/results_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/desks/teach/drills/drill_text.h"
#include "engine/record/csv_text.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

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

namespace {

// A line of the list; a field without a value does not apply.
struct ResultLine {
    std::int64_t at = 0; // 0: no time is known
    QString what;
    QString game;
    QString where;
    std::optional<int> level{};
    int done = 0;
    int right = 0;
    std::optional<std::int64_t> time{}; // milliseconds
    std::optional<int> rounds{};
    std::optional<int> payments{};
    std::optional<std::int64_t> paymentTime{};
    std::optional<int> faults{};
    std::optional<bool> passed{};
    std::optional<croupier::TestMarks> marks{};
    std::optional<int> hospitality{}; // tenths
    std::optional<int> questions{};
    std::optional<int> rightAnswers{};
    QString byRule{};
};

QString named(const std::map<std::string, QString>& names, const std::string& key) {
    const auto found = names.find(key);
    return found == names.end() ? textOf(key) : found->second;
}

void put(record::CsvWriter& list, const std::optional<int>& count) {
    if (count) {
        list.count(*count);
    } else {
        list.nothing();
    }
}

void put(record::CsvWriter& list, const std::optional<std::int64_t>& number, int places) {
    if (number) {
        list.decimal(*number, places);
    } else {
        list.nothing();
    }
}

int faultsOf(const std::vector<croupier::FaultCount>& faults) {
    return std::accumulate(faults.begin(), faults.end(), 0,
                           [](int sum, const croupier::FaultCount& fault) { return sum + fault.count; });
}

} // namespace

std::string ResultsText::csv(const trainee::TraineePast& past, const Names& names) {
    std::vector<ResultLine> lines;
    for (const drills::DrillSession& session : past.drills) {
        ResultLine line{session.at, tr("Drill"), CroupierText::game(std::string(gameOf(session.drill))),
                        DrillText::title(session.drill)};
        line.level = session.level;
        line.done = session.tasks;
        line.right = session.right;
        line.time = session.taken;
        line.passed = session.isPassed();
        lines.push_back(std::move(line));
    }
    for (const croupier::Shift& shift : past.shifts) {
        ResultLine line{shift.at, shift.isWatched() ? tr("Reversed table, watching") : tr("Reversed table"),
                        CroupierText::game(shift.game), named(names.tables, shift.table)};
        line.level = shift.level;
        line.done = shift.actions;
        line.right = shift.clean;
        line.time = shift.length > 0 ? shift.length : shift.time;
        line.rounds = shift.rounds;
        line.payments = shift.payments;
        line.paymentTime = shift.paymentTime;
        line.faults = shift.faultCount();
        line.byRule = CroupierText::faults(shift.faults);
        lines.push_back(std::move(line));
    }
    for (const croupier::TakenTest& test : past.tests) {
        ResultLine line{test.at, tr("Table test"), CroupierText::game(test.game),
                        named(names.tables, test.table)};
        line.done = test.actions;
        line.right = test.clean;
        line.time = test.length;
        line.rounds = test.rounds;
        line.payments = test.payments;
        line.paymentTime = test.paymentTime;
        line.faults = faultsOf(test.faults);
        line.marks = test.marks();
        line.passed = line.marks->passed();
        line.hospitality = test.work().hospitality;
        line.questions = static_cast<int>(test.answers.size());
        line.rightAnswers = test.right();
        line.byRule = CroupierText::faults(test.faults);
        lines.push_back(std::move(line));
    }
    std::ranges::stable_sort(lines, {}, &ResultLine::at);
    for (const trainee::LessonDone& lesson : past.lessons) {
        ResultLine line{0, tr("Lesson"), CroupierText::game(lesson.game),
                        named(names.lessons, lesson.lesson)};
        line.done = lesson.questions;
        line.right = lesson.right;
        line.passed = lesson.done;
        lines.push_back(std::move(line));
    }

    std::ostringstream out;
    record::CsvWriter list(out, csvStyle());
    for (const QString& title : {tr("Name"),
                                 tr("What"),
                                 tr("Time (UTC)"),
                                 tr("Game"),
                                 tr("Subject"),
                                 tr("Level"),
                                 tr("Done"),
                                 tr("Right"),
                                 tr("Seconds"),
                                 tr("Rounds"),
                                 tr("Payments"),
                                 tr("Seconds for payments"),
                                 tr("Faults"),
                                 tr("Passed"),
                                 tr("Mark"),
                                 tr("Technique"),
                                 tr("Control"),
                                 tr("Hospitality"),
                                 tr("Written questions"),
                                 tr("Right answers"),
                                 tr("Faults by rule")}) {
        list.text(title.toStdString());
    }
    list.endRow();
    for (const ResultLine& line : lines) {
        list.text(names.trainee.toStdString());
        list.text(line.what.toStdString());
        list.text(line.at != 0 ? record::momentText(line.at) : std::string());
        list.text(line.game.toStdString());
        list.text(line.where.toStdString());
        put(list, line.level);
        list.count(line.done);
        list.count(line.right);
        put(list, line.time, 3);
        put(list, line.rounds);
        put(list, line.payments);
        put(list, line.paymentTime, 3);
        put(list, line.faults);
        list.text((!line.passed ? QString() : *line.passed ? tr("yes") : tr("no")).toStdString());
        using Mark = std::optional<std::int64_t>;
        put(list, line.marks ? Mark(line.marks->final) : Mark(), 1);
        put(list, line.marks ? Mark(line.marks->technique) : Mark(), 1);
        put(list, line.marks ? Mark(line.marks->control) : Mark(), 1);
        put(list, line.hospitality ? Mark(*line.hospitality) : Mark(), 1);
        put(list, line.questions);
        put(list, line.rightAnswers);
        list.text(line.byRule.toStdString());
        list.endRow();
    }
    return out.str();
}

} // namespace mesaviva::app
