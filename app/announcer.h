// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"
#include "app/settings/hearing_settings.h"
#include "app/table/table_model.h"
#include "app/voice/sound_bank.h"
#include "app/voice/voice.h"

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

    /// From now on this table is heard and no other; null: none.
    void follow(TableModel* table);

private:
    void hear(const TableEvent& event);
    void roll(double speed);
    void strike(const QString& on, double strength);
    void play(const EventSound& sound);
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
    QPointer<TableModel> m_table;
};

} // namespace mesaviva::app
