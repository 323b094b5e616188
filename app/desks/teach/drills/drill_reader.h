// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"
#include "app/desks/teach/drills/drill_desk.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace mesaviva::app {

class GameDrills;

/// Reads a drill out for the screen reader: question, cloth, choices, and the right answer. Says no more than
/// is visible: face-down cards stay secret.
class DrillReader final : public ReadableLayout {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    /// `desk` must outlive the reader.
    explicit DrillReader(DrillDesk& desk) : m_desk(desk) {}

    QString answer(Question question) const override;
    std::vector<PlaceRow> rows() const override;

    /// Text after a change of stage or task: the question with the cloth, the verdict, or the summary; may be
    /// empty.
    QString announcement() const;

private:
    QString question() const;
    QString standing() const;
    QString verdict() const;
    QString summary() const;
    QString actions() const;
    const GameDrills* game() const;
    QStringList spokenCloth() const;

    DrillDesk& m_desk;
};

} // namespace mesaviva::app
