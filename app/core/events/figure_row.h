// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// One line of exact figures, for a list.
class FigureRow {
    Q_GADGET
    QML_VALUE_TYPE(figureRow)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString heading MEMBER heading)

public:
    QString label;   ///< what it is about: "Straight up"
    QString value;   ///< "2,70 %"
    QString detail;  ///< what else is known of it
    QString heading; ///< of the lines that begin here; empty within them
};

} // namespace mesaviva::app
