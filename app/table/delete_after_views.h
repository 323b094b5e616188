// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mesaviva::app {

/// Deletes what views have shown, once they are gone. Call it after the signal upon which QML puts them away:
/// they are deleted when the event loop comes round, and what they had begun to make with the same breath,
/// but behind whatever was handed to deleteLater() at once.
inline void deleteAfterViews(QObject* shown) {
    QMetaObject::invokeMethod(shown, &QObject::deleteLater, Qt::QueuedConnection);
}

} // namespace mesaviva::app
