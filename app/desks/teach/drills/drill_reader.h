// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/laid_out.h"
#include "app/desks/teach/drills/drill_desk.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace mesaviva::app {

class GameDrills;

/// Reads a drill out: its question, what lies on the cloth, what can be answered, and what is right. No more
/// than is seen: what is covered while it is asked stays untold.
class DrillReader final : public LaidOut {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    /// `desk` must live longer.
    explicit DrillReader(DrillDesk& desk) : m_desk(desk) {}

    QString answer(Question question) const override;
    std::vector<PlaceRow> rows() const override;

    /// What is told when the stage or the task has changed: the question with what lies there, the verdict,
    /// or the summary; empty: nothing.
    QString news() const;

private:
    QString question() const;
    QString standing() const;
    QString verdict() const;
    QString summary() const;
    QString actions() const;
    const GameDrills* game() const;
    QStringList laid() const;

    DrillDesk& m_desk;
};

} // namespace mesaviva::app
