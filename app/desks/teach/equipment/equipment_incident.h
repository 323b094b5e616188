// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// What may happen to real equipment, or at its table, and is told to the program by whoever sees it.
class EquipmentIncident {
    Q_GADGET
    QML_VALUE_TYPE(equipmentIncident)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString key;    ///< as files have it: `object_in_wheel`
    QString title;  ///< "Object in the wheel"
    QString detail; ///< what it is, in a sentence
    QString reason; ///< why it can't be told now; empty: it can
    QString rule;   ///< by which the table does what it does, or does not; empty: none
};

} // namespace mesaviva::app
