// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/record/repetition_control.h"

#include "app/table/table_model.h"

#include <algorithm>

namespace mesaviva::app {

RepetitionControl::RepetitionControl(TableModel& table, Repeated& repeated)
    : QObject(&table),
      m_table(table),
      m_repeated(repeated) {
    connect(&table, &TableModel::happened, this, &RepetitionControl::moved);
    connect(&table, &TableModel::pausedChanged, this, &RepetitionControl::playingChanged);
    connect(&table, &TableModel::scenarioOverChanged, this, &RepetitionControl::playingChanged);
}

bool RepetitionControl::isPlaying() const { return !m_table.isPaused() && !isAtEnd(); }

void RepetitionControl::setPlaying(bool playing) {
    if (playing && isAtEnd()) {
        m_table.moveRepetition(1);
    }
    m_table.setPaused(!playing);
    emit moved();
    emit playingChanged();
}

void RepetitionControl::moveTo(int position) {
    m_table.setPaused(true);
    m_table.moveRepetition(std::clamp(position, 1, size()));
    emit moved();
    emit playingChanged();
}

} // namespace mesaviva::app
