// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/file_error_text.h"

#include "app/cli/sentences/file_error_sentences.h"

#include <string>

namespace mesaviva::app {

QString FileErrorText::of(const scenario::FileError& error) {
    const std::string words = tr(sentenceOf(error.problem)).toStdString();
    const QString why = QString::fromStdString(reasonOf(error, words));
    if (error.line > 0) {
        //: %1 and %2 numbers, %3 what is wrong there
        return tr("line %1, column %2: %3").arg(error.line).arg(error.column).arg(why);
    }
    const std::string path = scenario::printable(scenario::shortened(error.path));
    return error.path.empty() ? why : QString::fromStdString(path) + QStringLiteral(": ") + why;
}

} // namespace mesaviva::app
