// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated sound devices that can be plugged in and out, fail and hang.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/media/voice/audio_output.h"
#include "app/media/voice/mixer.h"

#include <algorithm>
#include <condition_variable>
#include <cstdlib>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#endif

#include <QTimer>

namespace mesaviva::app {

/// The test's controls for the devices, called from the test's thread.
class FakeSound {
public:
    /// Sets the available devices, the default one first.
    void plug(const QList<SoundDevice>& devices) {
        std::function<void()> changed;
        {
            const std::scoped_lock lock(m_mutex);
            m_devices = devices;
            changed = m_changed;
        }
        if (changed) {
            changed();
        }
    }
    /// The server stops reading, as after an unnoticed crash, or reads again.
    void setDead(bool dead) {
        const std::scoped_lock lock(m_mutex);
        m_dead = dead;
    }
    /// Opening a device blocks until this is set to false.
    void setHanging(bool hanging) {
        const std::scoped_lock lock(m_mutex);
        m_hanging = hanging;
        m_let.notify_all();
    }
    /// The device that plays; empty: none.
    QString playing() const {
        const std::scoped_lock lock(m_mutex);
        return m_playing;
    }
    /// Samples read so far.
    qint64 heard() const {
        const std::scoped_lock lock(m_mutex);
        return m_heard;
    }

    /// Whether the device that plays is suspended.
    bool isAsleep() const {
        const std::scoped_lock lock(m_mutex);
        return m_asleep;
    }
    /// How often data was read so far.
    int reads() const {
        const std::scoped_lock lock(m_mutex);
        return m_reads;
    }
    /// The loudest sample since the last call.
    int takeLoudest() {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_loudest, 0);
    }

    /// For Voice. This object must outlive it, or live forever if a device hangs.
    MakeSoundDevices maker() {
        return [this] { return std::make_unique<Devices>(*this); };
    }

private:
    class Sink final : public SoundSink {
    public:
        Sink(FakeSound& sound, QString id, QIODevice& source)
            : m_sound(sound),
              m_id(std::move(id)),
              m_source(source) {
            m_timer.setInterval(5);
            QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { pull(); });
            m_timer.start();
            const std::scoped_lock lock(m_sound.m_mutex);
            m_sound.m_playing = m_id;
        }
        ~Sink() override {
            const std::scoped_lock lock(m_sound.m_mutex);
            m_sound.m_playing.clear();
            m_sound.m_asleep = false;
        }
        void suspend() override {
            m_timer.stop();
            reportAsleep(true);
        }
        void resume() override {
            m_timer.start();
            reportAsleep(false);
        }
        bool isLost() const override {
            const std::scoped_lock lock(m_sound.m_mutex);
            return std::none_of(m_sound.m_devices.begin(), m_sound.m_devices.end(),
                                [this](const SoundDevice& device) { return device.id == m_id; });
        }

    private:
        void pull() {
            {
                const std::scoped_lock lock(m_sound.m_mutex);
                if (m_sound.m_dead) {
                    return;
                }
            }
            const QByteArray read = m_source.read(kBytes);
            int loudest = 0;
            const auto* samples = reinterpret_cast<const std::int16_t*>(read.constData());
            for (qsizetype i = 0; i < read.size() / qsizetype{sizeof(std::int16_t)}; ++i) {
                loudest = std::max(loudest, std::abs(int{samples[i]}));
            }
            const std::scoped_lock lock(m_sound.m_mutex);
            m_sound.m_heard += read.size();
            m_sound.m_loudest = std::max(m_sound.m_loudest, loudest);
            ++m_sound.m_reads;
        }

        void reportAsleep(bool asleep) {
            const std::scoped_lock lock(m_sound.m_mutex);
            m_sound.m_asleep = asleep;
        }

        // More than is played between two reads: no sentence is delayed.
        static constexpr qint64 kBytes = qint64{kSampleRate} / 10 * 2 * Mixer::kChannels;

        FakeSound& m_sound;
        QString m_id;
        QIODevice& m_source;
        QTimer m_timer;
    };

    class Devices final : public SoundDevices {
    public:
        explicit Devices(FakeSound& sound) : m_sound(sound) {}
        ~Devices() override { watch({}); }

        QList<SoundDevice> list() const override {
            const std::scoped_lock lock(m_sound.m_mutex);
            return m_sound.m_devices;
        }
        QString usual() const override {
            const QList<SoundDevice> devices = list();
            return devices.isEmpty() ? QString() : devices.constFirst().id;
        }
        std::unique_ptr<SoundSink> open(const QString& id, QIODevice& source, int) override {
            {
                std::unique_lock lock(m_sound.m_mutex);
                m_sound.m_let.wait(lock, [this] { return !m_sound.m_hanging; });
            }
            return std::make_unique<Sink>(m_sound, id, source);
        }
        void watch(std::function<void()> changed) override {
            const std::scoped_lock lock(m_sound.m_mutex);
            m_sound.m_changed = std::move(changed);
        }

    private:
        FakeSound& m_sound;
    };

    mutable std::mutex m_mutex;
    std::condition_variable m_let;
    QList<SoundDevice> m_devices;
    std::function<void()> m_changed;
    QString m_playing;
    qint64 m_heard = 0;
    int m_reads = 0;
    int m_loudest = 0;
    bool m_asleep = false;
    bool m_dead = false;
    bool m_hanging = false;
};

} // namespace mesaviva::app
