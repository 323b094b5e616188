// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/cloth_highlight.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Inspection of the open table: an event log next to it, highlights on its cloth, notes at its events. Part
/// of a desk.
class TableInspection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a desk")
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(QString noteHere READ noteHere NOTIFY noteHereChanged)
    Q_PROPERTY(mesaviva::app::ClothHighlight* highlight READ highlight CONSTANT)

public:
    using QObject::QObject;

    /// Whether the event log is shown. While it is closed, nothing is logged.
    virtual bool isOpen() const = 0;
    virtual void setOpen(bool open) = 0;
    /// The note at the current moment of a replay; empty: none.
    virtual QString noteHere() const = 0;
    virtual ClothHighlight* highlight() = 0;

signals:
    void openChanged();
    void noteHereChanged();
    /// Emitted by the table page: begin a complaint about the round, at the moment that the link leads to.
    void complaintAsked(const QString& link);
};

} // namespace mesaviva::app
