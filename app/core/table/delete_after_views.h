// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mesaviva::app {

/// Deletes what views have shown, once they are gone. Call it after the signal upon which QML puts them away:
/// they are deleted when the event loop comes round, what they had half made then is handed to deleteLater()
/// itself, and what was shown goes behind both.
inline void deleteAfterViews(QObject* shown) {
    auto* const views = new QObject; // goes when they go
    QObject::connect(views, &QObject::destroyed, shown, &QObject::deleteLater);
    views->deleteLater();
}

} // namespace mesaviva::app
