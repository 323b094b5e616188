// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of a class and its course in words, with the QML types that show them.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/classroom/class_list.h"
#include "engine/training/classroom/course.h"
#endif

#include "app/core/record/sheet_document.h"

#include <QCoreApplication>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::app {

/// A row of the list of a class.
class ClassLine {
    Q_GADGET
    QML_VALUE_TYPE(classLine)
    Q_PROPERTY(QString trainee MEMBER trainee)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString times MEMBER times)
    Q_PROPERTY(QString right MEMBER right)
    Q_PROPERTY(QString passed MEMBER passed)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString hours MEMBER hours)

public:
    QString trainee;
    QString what; ///< "Drill: Payments", "Week of 01/12/2025"
    QString times;
    QString right;  ///< "85%"
    QString passed; ///< how often, or how many tests; empty: does not apply
    QString mark;   ///< the best one: "15.4"; empty: none
    QString hours;

    // Equal rows leave a list where it is scrolled to.
    friend bool operator==(const ClassLine&, const ClassLine&) = default;
};

/// Something that a course asks for, and whether the chosen trainee has done it.
class CourseLine {
    Q_GADGET
    QML_VALUE_TYPE(courseLine)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool late MEMBER late)

public:
    QString title;    ///< "Drill: Payments"
    QString detail;   ///< "level 2, 20 tasks, 80% right · by 24/12/2026"
    QString standing; ///< "done on 20/12/2026", "lacking", "late"
    bool done = false;
    bool late = false;
};

/// Texts of a class, in the current language.
class ClassText {
    Q_DECLARE_TR_FUNCTIONS(ClassText)

public:
    /// Names of what only the desks know.
    struct Names {
        std::function<QString(const std::string& lesson)> lesson;
        std::function<QString(const std::string& game, const std::string& table)> table;
    };

    static ClassLine line(const classroom::ClassRow& row, const Names& names);
    /// The rows as a table for the user's spreadsheet.
    static std::string csv(std::span<const classroom::ClassRow> rows, const Names& names);

    static QString itemTitle(const classroom::CourseItem& item, const Names& names);
    /// `done`: the result that fulfils it; null: it is lacking. `today`: the day it is lacking on.
    static CourseLine item(const classroom::CourseItem& item, const classroom::ClassResult* done,
                           const classroom::CourseDay& today, const Names& names);

    /// A preset: its name, and what it sets.
    static CourseLine preset(const classroom::DrillPreset& preset);

    /// The certificate of a trainee who has done the whole course; `done` has a result for each item.
    static SheetDocument certificate(const std::string& trainee, const classroom::Course& course,
                                     std::span<const classroom::ClassResult* const> done, const Names& names);

private:
    static QStringList drillDetails(int tasks, int percent, int target, int limit);
};

} // namespace mesaviva::app
