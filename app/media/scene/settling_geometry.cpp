// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/scene/settling_geometry.h"

namespace mesaviva::scene {

SettlingGeometry::SettlingGeometry(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_still = true;
        emit stillChanged();
    });
}

void SettlingGeometry::setWidth(qreal width) { take(m_size.rwidth(), width); }
void SettlingGeometry::setHeight(qreal height) { take(m_size.rheight(), height); }

void SettlingGeometry::update() {
    if (m_size.isEmpty()) {
        return;
    }
    // Items on the table must know that they jump before their new position arrives.
    m_settle.start(0);
    if (m_still) {
        m_still = false;
        emit stillChanged();
    }
    layOut(m_size);
    ++m_revision;
    emit changed();
}

} // namespace mesaviva::scene
