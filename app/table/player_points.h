// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The points that this player brings to the next table, whatever its game, remembered from one time to the
/// next.
class PlayerPoints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(double amount READ amount WRITE setAmount NOTIFY amountChanged)
    Q_PROPERTY(QString text READ text NOTIFY texts)

public:
    /// What somebody has who comes for the first time, in cents.
    static constexpr qint64 kAtFirst = 100'000;

    /// `file` is the INI file to remember in; empty: the user's own.
    explicit PlayerPoints(const QString& file = {}, QObject* parent = nullptr);

    /// Cents. An amount that nobody can have is not taken.
    qint64 amount() const { return m_amount; }
    void setAmount(qint64 cents);
    QString text() const;

    /// The amount is to be written in another language's way.
    void retranslate() { emit texts(); }

signals:
    void amountChanged();
    /// The amount changed, or the way amounts are written.
    void texts();

private:
    SettingsStore m_store;
    qint64 m_amount;
};

} // namespace mesaviva::app
