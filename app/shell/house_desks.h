// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/house_desk.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The doors of the lobby, one for each of its users, and which of them is open. The only place that names
/// them all. Whoever starts the program comes in to play.
class HouseDesks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QQmlListProperty<mesaviva::app::HouseDesk> all READ all CONSTANT)
    Q_PROPERTY(mesaviva::app::HouseDesk* chosen READ chosen NOTIFY chosenChanged)

public:
    explicit HouseDesks(QObject* parent = nullptr);

    /// In the lobby's order.
    QQmlListProperty<HouseDesk> all() { return {this, &m_desks}; }
    const QList<HouseDesk*>& list() const { return m_desks; }

    HouseDesk* chosen() const { return m_chosen; }
    /// Opens a door by its key; one that the house does not have is not taken.
    Q_INVOKABLE void choose(const QString& key);

    /// The words are to be written in another language.
    void retranslate();

signals:
    void chosenChanged();

private:
    QList<HouseDesk*> m_desks;
    HouseDesk* m_chosen = nullptr;
};

} // namespace mesaviva::app
