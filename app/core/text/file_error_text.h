// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/file_error.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Why a file is rejected, and where, in the current language. The engine gives reasons in English.
class FileErrorText {
    Q_DECLARE_TR_FUNCTIONS(FileErrorText)

public:
    /// Place and reason in one line.
    static QString of(const scenario::FileError& error);
    /// The reason alone; the engine's own text if there is no translation.
    static QString reason(const std::string& reason);
};

} // namespace mesaviva::app
