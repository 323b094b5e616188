// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_keeper.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The points that the player takes to the next table of any game, as they are on record.
class PlayerPoints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(double amount READ amount WRITE setAmount NOTIFY amountChanged)
    Q_PROPERTY(QString text READ text NOTIFY texts)

public:
    /// `record` must outlive it.
    explicit PlayerPoints(RecordKeeper& record, QObject* parent = nullptr);

    /// Cents.
    qint64 amount() const { return m_record.accounts().points.cents; }
    /// Ignores an impossible amount. `at` is the moment on record after which it applies.
    void setAmount(qint64 cents, const std::optional<RecordedUpTo>& at = {});
    /// An ellipsis while the record is being opened.
    QString text() const;

    /// Call after the language has changed.
    void retranslate() { emit texts(); }

signals:
    void amountChanged();
    /// The amount has changed, or how amounts are written.
    void texts();

private:
    void follow();

    RecordKeeper& m_record;
    qint64 m_reported; ///< the amount of the last amountChanged()
};

} // namespace mesaviva::app
