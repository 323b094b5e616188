// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/play_reminder.h"

#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"

#include <QStringList>

#include <algorithm>
#include <chrono>

namespace mesaviva::app {

PlayReminder::PlayReminder(const AppSettings& settings, QObject* parent)
    : QObject(parent),
      m_settings(settings) {
    connect(&settings, &AppSettings::reminderMinutesChanged, this, &PlayReminder::restart);
    connect(&settings, &AppSettings::reminderLossChanged, this, &PlayReminder::restart);
}

QString PlayReminder::text() const {
    QStringList parts;
    if (m_isTimeDue) {
        //: %1 a duration
        parts.append(tr("You have been playing for %1.").arg(durationText(std::chrono::seconds(m_seconds))));
    }
    if (m_isLossDue) {
        //: %1 an amount
        parts.append(tr("You have lost %1 since you began.").arg(amountText(Money{m_lost})));
    }
    return parts.join(u' ');
}

void PlayReminder::advance(int seconds, qint64 points) {
    m_seconds += std::max(seconds, 0);
    m_lost = m_first.value_or(points) - points;
    m_first = m_first.value_or(points);
    const qint64 time = qint64{60} * m_settings.reminderMinutes();
    const qint64 loss = m_settings.reminderLoss();
    const bool isTimeDue = m_isTimeDue || (time > 0 && m_seconds - m_remindedSeconds >= time);
    const bool isLossDue = m_isLossDue || (loss > 0 && m_lost - m_remindedLoss >= loss);
    if (isTimeDue != m_isTimeDue || isLossDue != m_isLossDue) {
        m_isTimeDue = isTimeDue;
        m_isLossDue = isLossDue;
        emit changed();
    }
}

void PlayReminder::dismiss() {
    if (m_isTimeDue) {
        m_remindedSeconds = m_seconds;
    }
    if (m_isLossDue) {
        m_remindedLoss = m_lost;
    }
    m_isTimeDue = m_isLossDue = false;
    emit changed();
}

// A limit that has been changed counts from the beginning.
void PlayReminder::restart() {
    m_remindedSeconds = 0;
    m_remindedLoss = 0;
    m_isTimeDue = m_isLossDue = false;
    emit changed();
}

} // namespace mesaviva::app
