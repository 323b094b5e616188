// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A field of an event, for whoever looks into it. Parts of lists and objects follow what they belong to.
class EventLogField {
    Q_GADGET
    QML_VALUE_TYPE(eventLogField)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int depth MEMBER depth)

public:
    QString name;  ///< as in records; of a correction in words
    QString kind;  ///< what its value is: `money`, `rule`
    QString value; ///< as the language writes it; empty: what follows is its parts
    int depth = 0; ///< how deep inside others
};

} // namespace mesaviva::app
