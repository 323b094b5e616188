// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/stored_flag.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// This player's display preferences for roulette. Each change is saved at once.
class RoulettePreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the game's")
    Q_PROPERTY(bool nearWheel READ isNearWheel WRITE setNearWheel NOTIFY nearWheelChanged)

public:
    /// `file` is the INI file of the settings; empty: the user's own.
    explicit RoulettePreferences(const QString& file = {}, QObject* parent = nullptr)
        : QObject(parent),
          m_store(file) {}

    /// Whether the view zooms to the wheel when stakes are closed.
    bool isNearWheel() const { return m_nearWheel.isOn(); }
    void setNearWheel(bool on) {
        if (m_nearWheel.set(on)) {
            emit nearWheelChanged();
        }
    }

signals:
    void nearWheelChanged();

private:
    SettingsStore m_store;
    StoredFlag m_nearWheel{m_store, QStringLiteral("near_wheel"), true};
};

} // namespace mesaviva::app
