// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/scenario_commands.h"
#endif

#include "app/core/record/record_keeper.h"
#include "engine/record/record_reader.h"
#include "program/shipped_scenarios.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QString>
#include <QStringList>
#include <QTest>

#include <chrono>
#include <memory>
#include <sstream>
#include <vector>

namespace mesaviva::test {

/// Plays a shipped scenario (`poker/folded.json`) into a record with the given date; false on failure.
inline bool recordScenario(const QString& name, const QString& record,
                           const QDateTime& when = QDateTime::currentDateTime()) {
    QDir().mkpath(QFileInfo(record).path());
    std::ostringstream out;
    std::ostringstream err;
    const record::WallTime wall{std::chrono::milliseconds(when.toMSecsSinceEpoch())};
    const scenario::RecordTo to{record.toStdU16String(), "test", [wall] { return wall; }};
    const QString file = QStringLiteral(MESAVIVA_SCENARIOS "/") + name;
    return app::runCommand(file.toStdU16String(), out, err, to) == 0;
}

/// All rounds of a record, the newest first.
inline std::vector<record::RoundRow> allRounds(const QString& path) {
    auto reader = record::RecordReader::open(path.toStdU16String());
    return reader ? (*reader)->rounds({}, 1'000'000) : std::vector<record::RoundRow>();
}

} // namespace mesaviva::test
