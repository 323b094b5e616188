// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_keeper.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The points that this player brings to the next table, whatever its game, as they are on record.
class PlayerPoints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(double amount READ amount WRITE setAmount NOTIFY amountChanged)
    Q_PROPERTY(QString text READ text NOTIFY texts)

public:
    /// `record` must live longer.
    explicit PlayerPoints(RecordKeeper& record, QObject* parent = nullptr);

    /// Cents.
    qint64 amount() const { return m_record.accounts().points.cents; }
    /// An amount that nobody can have is not taken. `at` is the moment on record after which it is so.
    void setAmount(qint64 cents, const std::optional<RecordedUpTo>& at = {});
    /// An ellipsis while the record is being opened.
    QString text() const;

    /// The amount is to be written in another language's way.
    void retranslate() { emit texts(); }

signals:
    void amountChanged();
    /// The amount changed, or the way amounts are written.
    void texts();

private:
    void follow();

    RecordKeeper& m_record;
    qint64 m_told;
};

} // namespace mesaviva::app
