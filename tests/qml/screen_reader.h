// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Reads a page as a screen reader does: what is visible, by its role (Accessible.Button) and its name.
class ScreenReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The first thing of this role at or below `from` whose name begins so; null: there is none.
    Q_INVOKABLE static QQuickItem* find(QQuickItem* from, int role, const QString& beginning = {});
    /// The same, whatever its role.
    Q_INVOKABLE static QQuickItem* findAny(QQuickItem* from, const QString& beginning);
    /// The names of all things of this role, as they are read: from top to bottom, from left to right.
    Q_INVOKABLE static QStringList names(QQuickItem* from, int role);
    /// Empty for nothing.
    Q_INVOKABLE static QString name(QQuickItem* item);
    Q_INVOKABLE static QString description(QQuickItem* item);
    /// Whether anything is called so, whatever it is.
    Q_INVOKABLE static bool says(QQuickItem* from, const QString& part);
};

} // namespace mesaviva::app
