// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drill_test_desk.h"

#include <QThreadPool>

namespace mesaviva::app {

DrillTestDesk::DrillTestDesk(QObject* parent)
    : QObject(parent),
      m_settings(m_folder.filePath(QStringLiteral("settings.ini"))) {}

// Worker threads paint the wheel's pictures, and must have finished when the program ends.
DrillTestDesk::~DrillTestDesk() { QThreadPool::globalInstance()->waitForDone(); }

DrillDesk* DrillTestDesk::desk() const { return m_desks.empty() ? nullptr : m_desks.back().get(); }

void DrillTestDesk::begin(int drill, int level) {
    DrillDesk::Outside outside;
    outside.settings = m_folder.filePath(QStringLiteral("drills.ini"));
    outside.folder = m_folder.path();
    outside.seed = [] { return Seed{4}; };
    outside.day = [] { return qint64{1}; };
    m_desks.push_back(std::make_unique<DrillDesk>(std::move(outside)));
    desk()->choose(drill);
    desk()->setLevel(level);
    desk()->setCount(5);
    desk()->start();
    emit deskChanged();
}

} // namespace mesaviva::app
