// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A field of an event, for display. The parts of a list or object follow it.
class EventLogField {
    Q_GADGET
    QML_VALUE_TYPE(eventLogField)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int depth MEMBER depth)

public:
    QString name;  ///< as in records; of a correction as text
    QString kind;  ///< the type of its value: `money`, `rule`
    QString value; ///< formatted for the language; empty: its parts follow
    int depth = 0; ///< nesting depth
};

} // namespace mesaviva::app
