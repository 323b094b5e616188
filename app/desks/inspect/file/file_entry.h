// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A part of an inspection's file.
class FileEntry {
    Q_GADGET
    QML_VALUE_TYPE(fileEntry)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    enum Kind { Complaint, Note, Round, Table, Returned };
    Q_ENUM(Kind)

    int kind = Complaint;
    int place = 0; ///< among those of its kind
    QString title;
    QString detail;
};

} // namespace mesaviva::app
