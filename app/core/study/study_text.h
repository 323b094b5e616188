// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/scenario/share.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Texts about studies.
class StudyText {
    Q_DECLARE_TR_FUNCTIONS(StudyText)

public:
    /// Why a round can't be stored in a file.
    static QString limit(scenario::ShareLimit limit);

private:
    static QString why(scenario::ShareLimit limit);
};

} // namespace mesaviva::app
