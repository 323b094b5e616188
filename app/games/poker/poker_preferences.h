// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/stored_flag.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// This player's display preferences for poker. Each change is saved at once.
class PokerPreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the game's")
    Q_PROPERTY(
        bool ownSeatInMiddle READ isOwnSeatInMiddle WRITE setOwnSeatInMiddle NOTIFY ownSeatInMiddleChanged)

public:
    /// `file` is the INI file of the settings; empty: the user's own.
    explicit PokerPreferences(const QString& file = {}, QObject* parent = nullptr)
        : QObject(parent),
          m_store(file) {}

    /// Whether this player's seat is moved to the middle of the picture.
    bool isOwnSeatInMiddle() const { return m_ownSeatInMiddle.isOn(); }
    void setOwnSeatInMiddle(bool on) {
        if (m_ownSeatInMiddle.set(on)) {
            emit ownSeatInMiddleChanged();
        }
    }

signals:
    void ownSeatInMiddleChanged();

private:
    SettingsStore m_store;
    StoredFlag m_ownSeatInMiddle{m_store, QStringLiteral("own_seat_in_middle"), true};
};

} // namespace mesaviva::app
