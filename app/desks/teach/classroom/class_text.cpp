// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/classroom/class_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/desks/teach/drills/drill_text.h"
#include "app/desks/teach/table_test/table_test_text.h"
#include "engine/record/csv_text.h"

#include <QDate>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <optional>
#include <sstream>

namespace mesaviva::app {

using classroom::ClassKind;
using classroom::ClassResult;
using classroom::ClassRow;
using classroom::Course;
using classroom::CourseDay;
using classroom::CourseItem;

namespace {

QString shortDate(QDate date) { return QLocale().toString(date, QLocale::ShortFormat); }

QDate dateOfDay(const CourseDay& day) { return {day.year, day.month, day.day}; }

QString drillTitle(const std::string& key) {
    const std::optional<drills::Drill> drill = drills::drillFrom(key);
    return drill ? DrillText::title(*drill) : textOf(key);
}

} // namespace

ClassLine ClassText::line(const ClassRow& row, const Names& names) {
    ClassLine line;
    line.trainee = textOf(row.trainee);
    if (row.week) {
        //: %1 a Monday
        line.what = tr("Week of %1").arg(shortDate(QDate(1970, 1, 1).addDays(*row.week)));
        line.passed = row.tests > 0 ? tr("%1 of %2").arg(row.passed).arg(row.tests) : QString();
    } else {
        switch (row.kind) {
        //: %1 a drill
        case ClassKind::drill: line.what = tr("Drill: %1").arg(drillTitle(row.subject)); break;
        case ClassKind::table:
            line.what = row.game.ends_with("_watched")
                            //: %1 a game, %2 its table
                            ? tr("Watching: %1, %2")
                            //: %1 a game, %2 its table
                            : tr("Reversed table: %1, %2");
            line.what = line.what.arg(CroupierText::game(row.game), names.table(row.game, row.subject));
            break;
        case ClassKind::test:
            //: %1 a game, %2 its table
            line.what =
                tr("Test: %1, %2").arg(CroupierText::game(row.game), names.table(row.game, row.subject));
            break;
        //: %1 a lesson
        case ClassKind::lesson: line.what = tr("Lesson: %1").arg(names.lesson(row.subject)); break;
        }
        line.passed =
            row.kind == ClassKind::table ? QString() : tr("%1 of %2").arg(row.passed).arg(row.times);
    }
    line.times = QLocale().toString(row.times);
    line.right = row.done > 0 ? percentText(static_cast<double>(row.right) / static_cast<double>(row.done), 0)
                              : QStringLiteral("–");
    line.mark = row.mark ? TableTestText::mark(*row.mark) : QString();
    line.hours = durationText(std::chrono::milliseconds(row.time));
    return line;
}

std::string ClassText::csv(std::span<const ClassRow> rows, const Names& names) {
    constexpr std::int64_t kMillisecondsAnHour = 3'600'000;
    constexpr std::int64_t kHundredths = 100;
    std::ostringstream out;
    record::CsvWriter list(out, csvStyle());
    for (const QString& title : {tr("Name"), tr("What"), tr("Times"), tr("Done"), tr("Right"), tr("Passed"),
                                 tr("Best mark"), tr("Hours")}) {
        list.text(title.toStdString());
    }
    list.endRow();
    for (const ClassRow& row : rows) {
        const ClassLine words = line(row, names);
        list.text(row.trainee);
        list.text(words.what.toStdString());
        list.count(row.times);
        list.count(row.done);
        list.count(row.right);
        if (words.passed.isEmpty()) {
            list.nothing();
        } else {
            list.count(row.passed);
        }
        if (row.mark) {
            list.decimal(*row.mark, 1);
        } else {
            list.nothing();
        }
        list.decimal(row.time * kHundredths / kMillisecondsAnHour, 2);
        list.endRow();
    }
    return out.str();
}

QString ClassText::itemTitle(const CourseItem& item, const Names& names) {
    switch (item.kind) {
    case ClassKind::drill: return tr("Drill: %1").arg(drillTitle(item.key));
    //: %1 a game
    case ClassKind::test: return tr("Table test passed: %1").arg(CroupierText::game(item.key));
    case ClassKind::lesson: return tr("Lesson: %1").arg(names.lesson(item.key));
    case ClassKind::table: break;
    }
    return {};
}

QStringList ClassText::drillDetails(int tasks, int percent, int target, int limit) {
    //: %1 a share, such as 85%
    QStringList details{tr("%n task(s)", nullptr, tasks),
                        tr("%1 right").arg(percentText(percent / 100.0, 0))};
    if (target > 0) {
        details.append(tr("target %n second(s)", nullptr, target));
    }
    if (limit > 0) {
        details.append(tr("at most %n second(s)", nullptr, limit));
    }
    return details;
}

CourseLine ClassText::item(const CourseItem& item, const ClassResult* done, const CourseDay& today,
                           const Names& names) {
    CourseLine line;
    line.title = itemTitle(item, names);
    QStringList details;
    if (item.kind == ClassKind::drill) {
        details.append(tr("level %1").arg(item.level));
        details += drillDetails(item.tasks, item.percent, item.target, item.limit);
    }
    if (item.by) {
        //: %1 a day
        details.append(tr("by %1").arg(shortDate(dateOfDay(*item.by))));
    }
    line.detail = details.join(QStringLiteral(" · "));
    line.done = done != nullptr;
    line.late = !line.done && item.by && *item.by < today;
    if (done == nullptr) {
        line.standing = line.late ? tr("lacking, and late") : tr("lacking");
    } else if (done->at == 0) {
        line.standing = tr("done");
    } else {
        //: %1 a day
        line.standing = tr("done on %1").arg(shortDate(QDateTime::fromSecsSinceEpoch(done->at).date()));
    }
    return line;
}

CourseLine ClassText::preset(const classroom::DrillPreset& preset) {
    CourseLine line;
    line.title = textOf(preset.name);
    QStringList details{drillTitle(preset.drill)};
    details.append(preset.level == 0 ? tr("level adapts") : tr("level %1").arg(preset.level));
    details += drillDetails(preset.tasks, preset.percent, preset.target, preset.limit);
    line.detail = details.join(QStringLiteral(" · "));
    return line;
}

SheetDocument ClassText::certificate(const std::string& trainee, const Course& course,
                                     std::span<const ClassResult* const> done, const Names& names) {
    SheetDocument sheet;
    sheet.title = tr("Certificate");
    sheet.subtitle = textOf(course.title);
    sheet.footer = tr("Mesa Viva, a demonstration: points only, never money");
    std::int64_t last = 0;
    for (const ClassResult* result : done) {
        last = std::max(last, result->at);
    }
    SheetFacts facts;
    facts.push_back({tr("Name"), textOf(trainee)});
    facts.push_back({tr("Course"), textOf(course.title)});
    if (last > 0) {
        facts.push_back({tr("Completed on"), shortDate(QDateTime::fromSecsSinceEpoch(last).date())});
    }
    sheet.sections.push_back(
        {textOf(trainee),
         {SheetText{
              tr("has done everything that this course asks for. What it asks for and who passes is the "
                 "school's custom; no regulation sets it.")},
          facts}});
    SheetTable table;
    table.columns = {
        {tr("Done"), false, 4}, {tr("Right"), true, 1}, {tr("Mark"), true, 1}, {tr("Day"), false, 2}};
    for (std::size_t i = 0; i < course.items.size(); ++i) {
        const ClassResult& result = *done[i];
        table.rows.push_back({itemTitle(course.items[i], names),
                              //: %1 right of %2
                              tr("%1 of %2").arg(result.right).arg(result.done),
                              result.mark ? TableTestText::mark(*result.mark) : QStringLiteral("–"),
                              result.at > 0 ? shortDate(QDateTime::fromSecsSinceEpoch(result.at).date())
                                            : QStringLiteral("–")});
    }
    sheet.sections.push_back({tr("What was done"), {table}});
    SheetFacts signatures;
    const QString line(40, u'_');
    signatures.push_back({tr("Place and day"), line});
    signatures.push_back({tr("For the school"), line});
    sheet.sections.push_back({tr("Signed"), {signatures}});
    return sheet;
}

} // namespace mesaviva::app
