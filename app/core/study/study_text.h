// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/scenario/share.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// What studies say in words.
class StudyText {
    Q_DECLARE_TR_FUNCTIONS(StudyText)

public:
    /// Why a round can't be kept in a file.
    static QString limit(scenario::ShareLimit limit);

private:
    static QString why(scenario::ShareLimit limit);
};

} // namespace mesaviva::app
