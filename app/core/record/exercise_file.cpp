// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/exercise_file.h"

#include "engine/record/record_reader.h"

#include <QFile>
#include <QFileInfo>

namespace mesaviva::app {

QString exerciseScoreFile(const QString& record) {
    const QFileInfo file(record);
    return file.path() + u'/' + file.completeBaseName() + QStringLiteral(".score.json");
}

bool isVerdictHidden(const std::filesystem::path& record) {
    try {
        const auto reader = record::RecordReader::open(record);
        return reader && (*reader)->isExercise() &&
               !QFile::exists(exerciseScoreFile(QString::fromStdU16String(record.u16string())));
    } catch (const record::Fault&) {
        return false; // the check itself reports the fault
    }
}

} // namespace mesaviva::app
