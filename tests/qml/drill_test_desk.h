// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/app_settings.h"
#include "app/desks/teach/drills/drill_desk.h"

#include <QObject>
#include <QTemporaryDir>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

/// The trainer's desk for QML tests: the real one, with the same tasks each time and results in a temporary
/// folder.
class DrillTestDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::DrillDesk* desk READ desk NOTIFY deskChanged)
    Q_PROPERTY(mesaviva::app::AppSettings* settings READ settings CONSTANT)

public:
    explicit DrillTestDesk(QObject* parent = nullptr);
    ~DrillTestDesk() override;

    DrillDesk* desk() const;
    AppSettings* settings() { return &m_settings; }

    /// Creates another desk and starts a session of that drill (by index) and level, with five tasks.
    Q_INVOKABLE void begin(int drill, int level);

signals:
    void deskChanged();

private:
    QTemporaryDir m_folder;
    AppSettings m_settings;
    std::vector<std::unique_ptr<DrillDesk>> m_desks; ///< QML may still hold the earlier ones
};

} // namespace mesaviva::app
