// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Reads a page as a screen reader does: visible items by role (Accessible.Button) and name.
class ScreenReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The first item of this role at or below `from` whose name starts with `beginning`, or null.
    Q_INVOKABLE static QQuickItem* find(QQuickItem* from, int role, const QString& beginning = {});
    /// The same for any role.
    Q_INVOKABLE static QQuickItem* findAny(QQuickItem* from, const QString& beginning);
    /// The names of all items of this role in reading order: top to bottom, left to right.
    Q_INVOKABLE static QStringList names(QQuickItem* from, int role);
    /// Empty for null.
    Q_INVOKABLE static QString name(QQuickItem* item);
    Q_INVOKABLE static QString description(QQuickItem* item);
    /// Whether the name of any item contains `part`.
    Q_INVOKABLE static bool says(QQuickItem* from, const QString& part);
};

} // namespace mesaviva::app
