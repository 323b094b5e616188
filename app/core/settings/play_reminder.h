// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/app_settings.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// Reminds this player of the limits that they have set themselves: a time of play and a loss, both since the
/// program started. It ends nothing. Whoever shows the table calls advance().
class PlayReminder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    /// `settings` must outlive it.
    explicit PlayReminder(const AppSettings& settings, QObject* parent = nullptr);

    /// The reminder that has not been read yet; empty: none.
    QString text() const;
    /// The player has played for `seconds` more, and has `points` cents, stakes included.
    Q_INVOKABLE void advance(int seconds, qint64 points);
    /// The reminder has been read. The next one comes after the same time or loss again.
    Q_INVOKABLE void dismiss();

    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    void restart();

    const AppSettings& m_settings;
    qint64 m_seconds = 0;          ///< played since the start
    qint64 m_remindedSeconds = 0;  ///< at the last reminder
    std::optional<qint64> m_first; ///< the points when play began
    qint64 m_lost = 0;             ///< since then
    qint64 m_remindedLoss = 0;     ///< at the last reminder
    bool m_isTimeDue = false;
    bool m_isLossDue = false;
};

} // namespace mesaviva::app
