// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/task_text.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Texts of poker's drills.
class PokerTaskText final : public TaskText {
    Q_DECLARE_TR_FUNCTIONS(DrillText)

public:
    QString title(drills::Drill drill) const override;
    QString detail(drills::Drill drill) const override;
    QString question(const drills::Task& task) const override;
    QStringList choices(const drills::Task& task) const override;
    QStringList way(const drills::Task& task) const override;
    QString subject(drills::Drill drill, std::string_view subject) const override;
};

} // namespace mesaviva::app
