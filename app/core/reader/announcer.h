// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/hearing_settings.h"
#include "app/core/settings/app_settings.h"
#include "app/core/table/table_model.h"
#include "app/media/voice/clip.h"
#include "app/media/voice/voice.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>

namespace mesaviva::app {

/// Plays the speech and sounds of the open table, as the player's settings require.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    Announcer(Voice& voice, const AppSettings& settings, const HearingSettings& hearing);

    /// Announces this table and no other; null: none. Following the same table again changes nothing and
    /// interrupts nothing.
    void follow(TableModel* table);
    /// Announces a replay shown in place of the followed table; the live table's sentences are limited to
    /// those spoken during a replay (isSpokenDuringReplay) and marked as its own. Null ends the replay.
    void followReplay(TableModel* replay);

private:
    void attend(TableModel& table);
    void onEvent(const TableEvent& event);
    void onLiveEvent(const TableEvent& event);
    void roll(double speed);
    void turn(double speed);
    void tick();
    void strike(const QString& on, double strength);
    void play(const EventSound& sound, bool always);
    void applyVolumes();
    void applyRoom();
    void applySpeaker();

    Voice& m_voice;
    const AppSettings& m_settings;
    const HearingSettings& m_hearing;
    SoundBank m_sounds;
    QElapsedTimer m_clock;
    QHash<QString, qint64> m_played; ///< when each sound last played
    Clip m_rolling;                  ///< the ball on its track
    Clip m_turning;                  ///< the wheel below it
    int m_second = 0;                ///< the timer second last announced
    QPointer<TableModel> m_table;    ///< the visible table
    QPointer<TableModel> m_live;     ///< the live table during a replay; otherwise null
    bool m_follows = false;          ///< whether it follows a table, which may be deleted already
};

} // namespace mesaviva::app
