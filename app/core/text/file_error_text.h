// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/file_error.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Why a file is rejected, and where, in the current language.
class FileErrorText {
    Q_DECLARE_TR_FUNCTIONS(FileErrorText)

public:
    /// Place and reason in one line.
    static QString of(const scenario::FileError& error);
};

} // namespace mesaviva::app
