// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/hearing_settings.h"
#include "app/core/settings/app_settings.h"
#include "app/core/table/table_model.h"
#include "app/media/voice/sound_bank.h"
#include "app/media/voice/voice.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>

namespace mesaviva::app {

/// Has what happens at the open table said and heard, as the player wants it.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// All must live longer.
    Announcer(Voice& voice, const AppSettings& settings, const HearingSettings& hearing);

    /// From now on this table is heard and no other; null: none. For the table that is heard already nothing
    /// changes, and nothing is cut off.
    void follow(TableModel* table);
    /// A round is played again in the place of the table that is heard: it is heard as a table is, and of the
    /// live one what is told beside it (isToldBeside), as of that. Null: it is over.
    void followBeside(TableModel* replay);

private:
    void attend(TableModel& table);
    void hear(const TableEvent& event);
    void hearLive(const TableEvent& event);
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
    QHash<QString, qint64> m_played; ///< when each sound was last played
    Clip m_rolling;                  ///< the ball on its track
    Clip m_turning;                  ///< the wheel under it
    int m_second = 0;                ///< of a timer, heard last
    QPointer<TableModel> m_table;    ///< the one that is seen
    QPointer<TableModel> m_live;     ///< the one that goes on beside it; null where nothing is played again
    bool m_follows = false;          ///< a table, which may be gone by now
};

} // namespace mesaviva::app
