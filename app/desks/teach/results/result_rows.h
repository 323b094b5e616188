// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of results.sqlite: rows from results, and back. All functions throw record::Fault; those that
// read accept only values that this program could have written.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/sqlite.h"
#endif

#include "app/desks/teach/results/result_store.h"

#include <QHash>
#include <QString>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::app {

void createTables(record::Database& database);
/// SQL that deletes all rows of a kind.
const char* deletion(ResultKind kind);
/// Deletes the oldest rows of a kind beyond its limits.
void dropOldest(record::Database& database, ResultKind kind, const ResultLimits& limits);
/// Throws a Fault if there is a row of that kind that cannot be read.
void checkRows(record::Database& database, ResultKind kind, const ResultLimits& limits);

/// The functions that read return at most the last `most` rows, oldest first.
void addDrill(record::Database& database, const drills::DrillSession& session,
              std::span<const drills::DrillAnswer> answers,
              const std::map<std::string, drills::Learnt>& learnt);
drills::DrillPast drillsIn(record::Database& database);
std::vector<PastAnswer> answersIn(record::Database& database);

void addShift(record::Database& database, const croupier::Shift& shift);
std::vector<croupier::Shift> shiftsIn(record::Database& database, std::int64_t most);

void addTest(record::Database& database, const croupier::TakenTest& test);
std::vector<croupier::TakenTest> testsIn(record::Database& database, std::int64_t most);

void saveLesson(record::Database& database, const QString& lesson, const LessonStanding& standing);
QHash<QString, LessonStanding> lessonsIn(record::Database& database);

/// Returns the number of the session.
std::int64_t addEquipment(record::Database& database, const equipment::EquipmentSession& session);
/// Returns false if there is no such session any more.
bool addNumber(record::Database& database, std::int64_t session, int pocket);
std::vector<equipment::EquipmentSession> equipmentIn(record::Database& database, std::int64_t most);
equipment::NumberCounts countsIn(record::Database& database, const std::string& wheel, int pockets);

} // namespace mesaviva::app
