// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/announcer.h"

#include "app/core/reader/message.h"
#include "app/core/text/table_text.h"
#include "app/media/voice/synthesizer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mesaviva::app {

namespace {

// The ball's speed, in radians a second, at which its recording plays at original pitch and volume.
constexpr double kRollingSpeed = 7.0;
constexpr double kRollingGain = 0.32;

// The same for the rotor at the croupier's usual speed.
constexpr double kTurningSpeed = 2.8;
constexpr double kTurningGain = 0.2;

// A timer ticks in its last seconds.
constexpr int kTicks = 5;
constexpr double kTickGain = 0.35;

constexpr qint64 kApartMilliseconds = 30;

double shareOf(int percent) { return percent / 100.0; }

} // namespace

Announcer::Announcer(Voice& voice, const AppSettings& settings, const HearingSettings& hearing)
    : m_voice(voice),
      m_settings(settings),
      m_hearing(hearing) {
    connect(&settings, &AppSettings::mutedChanged, this, &Announcer::applyVolumes);
    connect(&settings, &AppSettings::voiceVolumeChanged, this, &Announcer::applyVolumes);
    connect(&settings, &AppSettings::soundVolumeChanged, this, &Announcer::applyVolumes);
    connect(&hearing, &HearingSettings::ambienceChanged, this, &Announcer::applyVolumes);
    connect(&hearing, &HearingSettings::speakerChanged, this, &Announcer::applySpeaker);
    connect(&hearing, &HearingSettings::deviceChanged, this,
            [this] { m_voice.setDevice(m_hearing.device()); });
    m_clock.start();
    m_voice.setDevice(hearing.device());
    if (hearing.speaker() != HearingSettings::kHouse) {
        applySpeaker();
    }
    applyVolumes();
}

void Announcer::follow(TableModel* table) {
    const TableModel* const played = m_live ? m_live : m_table;
    if (table == played && m_follows == (table != nullptr)) {
        return;
    }
    for (TableModel* const old : {m_table.data(), m_live.data()}) {
        if (old != nullptr) {
            old->disconnect(this);
        }
    }
    m_live = nullptr;
    m_table = table;
    m_follows = table != nullptr;
    m_voice.stop();
    m_voice.setPaused(false);
    applyRoom();
    if (table != nullptr) {
        attend(*table);
    }
}

// The visible table plays all its sounds.
void Announcer::attend(TableModel& table) {
    m_voice.setSpeed(table.speed());
    m_voice.setPaused(table.isPaused());
    connect(&table, &TableModel::pausedChanged, this,
            [this, &table] { m_voice.setPaused(table.isPaused()); });
    connect(&table, &TableModel::speedChanged, this, [this, &table] { m_voice.setSpeed(table.speed()); });
    connect(&table, &TableModel::leapt, this, [this] { m_voice.leap(); });
    connect(&table, &TableModel::happened, this, &Announcer::onEvent);
    connect(&table, &TableModel::rolled, this, &Announcer::roll);
    connect(&table, &TableModel::turned, this, &Announcer::turn);
    connect(&table, &TableModel::remainingChanged, this, &Announcer::tick);
    connect(&table, &TableModel::struck, this, &Announcer::strike);
}

void Announcer::followReplay(TableModel* replay) {
    TableModel* const live = m_live ? m_live : m_table;
    if (live == nullptr || (replay == nullptr && m_live == nullptr)) {
        return;
    }
    if (m_table) {
        m_table->disconnect(this);
    }
    live->disconnect(this);
    if (m_live) {
        m_voice.leap(); // the replay's sentences are dropped; the live table's are not
    } else {
        m_voice.hush(); // its ball is no longer visible
    }
    m_live = replay != nullptr ? live : nullptr;
    m_table = replay != nullptr ? replay : live;
    attend(*m_table);
    if (m_live) {
        disconnect(m_table.data(), &TableModel::remainingChanged, this, &Announcer::tick);
        connect(live, &TableModel::remainingChanged, this,
                &Announcer::tick); // decisions depend on the live table's clock
        connect(live, &TableModel::happened, this, &Announcer::onLiveEvent);
    }
}

void Announcer::onLiveEvent(const TableEvent& event) {
    if (isSpokenDuringReplay(event) && m_hearing.isSpoken(kindOf(event))) {
        m_voice.say(TableSpeech::atTable(event.spoken), Occasion::live);
    }
}

// Events of a table that stands still are stepped through by the user.
void Announcer::onEvent(const TableEvent& event) {
    const TableModel* const table = m_table;
    const bool stands = table != nullptr && table->isPaused();
    if (m_hearing.isSpoken(kindOf(event))) {
        m_voice.say(event.spoken, stands ? Occasion::stepped : Occasion::announced);
    }
    for (const EventSound& sound : event.sounds) {
        play(sound, stands);
    }
}

// Sounds caused by many players at once play once.
void Announcer::play(const EventSound& sound, bool always) {
    const qint64 now = m_clock.elapsed();
    const auto last = m_played.constFind(sound.name);
    if (last == m_played.constEnd() || now - *last >= kApartMilliseconds) {
        m_played[sound.name] = now;
        m_voice.play(m_sounds.next(sound.name), sound.gain, always);
    }
}

void Announcer::roll(double speed) {
    if (speed > 0 && !m_rolling) {
        m_rolling = m_sounds.next(QStringLiteral("roll"));
    }
    if (m_rolling) {
        const double part = speed / kRollingSpeed;
        m_voice.roll(Mixer::Moving::ball, m_rolling, kRollingGain * std::min(1.0, part),
                     std::clamp(part, 0.35, 1.6));
    }
}

void Announcer::turn(double speed) {
    if (speed > 0 && !m_turning) {
        m_turning = m_sounds.next(QStringLiteral("rotor"));
    }
    if (m_turning) {
        const double part = speed / kTurningSpeed;
        m_voice.roll(Mixer::Moving::rotor, m_turning, kTurningGain * std::min(1.0, part),
                     std::clamp(part, 0.5, 1.2));
    }
}

void Announcer::tick() {
    const TableModel* const table = m_live ? m_live : m_table;
    if (table == nullptr || !m_hearing.isTicking() || !table->hasPeriod() || table->isPaused() ||
        table->speed() > 1.0) {
        return;
    }
    const int second = static_cast<int>(std::ceil(table->remainingSeconds()));
    if (std::exchange(m_second, second) != second && second > 0 && second <= kTicks) {
        m_voice.play(m_sounds.next(QStringLiteral("tick")), kTickGain, !m_live.isNull());
    }
}

void Announcer::strike(const QString& on, double strength) {
    m_voice.play(m_sounds.next(on), 0.25 + 0.6 * strength);
}

void Announcer::applyVolumes() {
    if (m_settings.isMuted()) {
        m_voice.setVolumes({0, 0, 0});
    } else {
        m_voice.setVolumes({shareOf(m_settings.voiceVolume()), shareOf(m_settings.soundVolume()),
                            shareOf(m_hearing.ambience())});
    }
    applyRoom();
}

// The room sound plays while a table is open.
void Announcer::applyRoom() {
    const bool isAudible = m_table && m_hearing.ambience() > 0;
    m_voice.setRoom(isAudible ? m_sounds.next(QStringLiteral("room")) : nullptr);
}

void Announcer::applySpeaker() {
    m_voice.setSynthesizer(makerOf(m_hearing.speaker(), m_hearing.packFolder()));
}

} // namespace mesaviva::app
