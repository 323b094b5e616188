// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mesaviva::app {

/// Deletes an object after the views that use it. Call it after the signal upon which QML removes them: they
/// are deleted in the next event loop pass, and what they were creating is passed to deleteLater() then, so
/// the object is deleted after both.
inline void deleteAfterViews(QObject* shown) {
    auto* const views = new QObject; // deleted when the views are deleted
    QObject::connect(views, &QObject::destroyed, shown, &QObject::deleteLater);
    views->deleteLater();
}

} // namespace mesaviva::app
