// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/audio_output.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <utility>

namespace mesaviva::app {

namespace {

// The buffer ahead of playback: small enough for a call to start in time.
constexpr int kAheadMilliseconds = 60;
constexpr int kWatchMilliseconds = 200;
constexpr int kPassMilliseconds = 20;
// A missing device is looked for again after this time, and when there is sound to play.
constexpr int kRetryMilliseconds = 1'500;
// The device has failed after this many checks without a read.
constexpr int kStallsAllowed = 2;
// The device may sleep this long after the last sound.
constexpr int kSleepMilliseconds = 2'500;

} // namespace

/// The stream that the device reads, possibly on another thread.
class AudioOutput::Source : public QIODevice {
public:
    explicit Source(Mixer& mixer) : m_mixer(mixer) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return kPlenty + QIODevice::bytesAvailable(); }

    /// The number of reads by the device.
    int reads() const { return m_reads; }

protected:
    qint64 readData(char* data, qint64 size) override {
        constexpr qint64 kFrame = Mixer::kChannels * static_cast<qint64>(sizeof(std::int16_t));
        m_block.resize(static_cast<std::size_t>(size / kFrame) * Mixer::kChannels);
        m_mixer.fetch(m_block);
        ++m_reads;
        std::memcpy(data, m_block.data(), m_block.size() * sizeof(std::int16_t));
        return static_cast<qint64>(m_block.size() * sizeof(std::int16_t));
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    static constexpr qint64 kPlenty = 1 << 16;

    Mixer& m_mixer;
    Samples m_block;
    std::atomic<int> m_reads = 0;
};

AudioOutput::AudioOutput(Mixer& mixer, MakeSoundDevices make)
    : m_mixer(mixer),
      m_make(std::move(make)),
      m_source(std::make_unique<Source>(mixer)),
      m_watch(this),
      m_deaf(this) {
    m_watch.setInterval(kWatchMilliseconds);
    connect(&m_watch, &QTimer::timeout, this, &AudioOutput::look);
    m_deaf.setInterval(kPassMilliseconds);
    m_deaf.setTimerType(Qt::PreciseTimer);
    connect(&m_deaf, &QTimer::timeout, this, &AudioOutput::letPass);
}

AudioOutput::~AudioOutput() { shut(); }

void AudioOutput::shut() {
    m_watch.stop();
    m_deaf.stop();
    close();
    m_devices.reset();
}

void AudioOutput::make() {
    if (m_made) {
        return;
    }
    m_made = true;
    m_devices = m_make();
    if (m_devices) {
        m_devices->watch(
            [this] { QMetaObject::invokeMethod(this, &AudioOutput::followDevices, Qt::QueuedConnection); });
    }
}

void AudioOutput::wake() {
    m_played.start();
    if (!m_sink && (!m_tried.isValid() || m_tried.hasExpired(kRetryMilliseconds))) {
        open();
    }
    if (m_sink && m_asleep) {
        m_asleep = false;
        m_sink->resume();
    }
    if (!m_watch.isActive()) {
        m_watch.start();
    }
    if (!m_sink && !m_deaf.isActive()) {
        m_passed.start();
        m_deaf.start();
    }
}

void AudioOutput::setDevice(const QString& id) {
    m_wanted = id;
    if (m_made) {
        followDevices();
    }
}

void AudioOutput::lookForDevices() {
    make();
    emit devicesChanged(m_devices ? m_devices->list() : QList<SoundDevice>());
}

// The selected device if present, otherwise the system's choice.
QString AudioOutput::wantedId() const {
    const QList<SoundDevice> devices = m_devices->list();
    const bool there = std::any_of(devices.begin(), devices.end(),
                                   [this](const SoundDevice& device) { return device.id == m_wanted; });
    return there && !m_wanted.isEmpty() ? m_wanted : m_devices->usual();
}

void AudioOutput::followDevices() {
    if (!m_devices) {
        return;
    }
    emit devicesChanged(m_devices->list());
    if (m_sink && wantedId() != m_openId) {
        close();
    }
    if (!m_sink && m_mixer.isBusy()) {
        open();
        wake();
    }
}

void AudioOutput::open() {
    m_tried.start();
    make();
    const QString id = m_devices ? wantedId() : QString();
    m_sink = id.isEmpty() ? nullptr : m_devices->open(id, *m_source, kAheadMilliseconds);
    setSilent(!m_sink);
    if (m_sink) {
        m_openId = id;
        m_asleep = false;
        m_stalls = 0;
        m_deaf.stop();
    }
}

void AudioOutput::setSilent(bool silent) {
    if (silent != std::exchange(m_silent, silent)) {
        emit silenceChanged(silent);
    }
}

void AudioOutput::close() {
    m_sink.reset();
    m_openId.clear();
    m_asleep = false;
}

void AudioOutput::look() {
    const bool busy = m_mixer.isBusy();
    if (busy) {
        m_played.start();
    }
    if (m_sink) {
        // The device of a crashed server may just stop reading.
        m_stalls = busy && m_source->reads() == m_readsSeen ? m_stalls + 1 : 0;
        m_readsSeen = m_source->reads();
        if (m_sink->isLost() || m_stalls > kStallsAllowed) {
            m_stalls = 0;
            close();
        } else if (!busy && m_played.hasExpired(kSleepMilliseconds) && !m_asleep) {
            m_sink->suspend();
            m_asleep = true;
        }
    }
    if (!busy && m_played.hasExpired(kSleepMilliseconds)) {
        m_watch.stop();
        m_deaf.stop();
        return;
    }
    if (!m_sink && m_tried.hasExpired(kRetryMilliseconds)) {
        open();
    }
    if (!m_sink && !m_deaf.isActive()) {
        m_passed.start();
        m_deaf.start();
    }
}

void AudioOutput::letPass() {
    std::array<std::int16_t, 2'048> block{};
    auto frames = m_passed.restart() * kSampleRate / 1'000;
    while (frames > 0) {
        const auto some = std::min<qint64>(frames, static_cast<qint64>(block.size()) / Mixer::kChannels);
        m_mixer.fetch(std::span(block).first(static_cast<std::size_t>(some) * Mixer::kChannels));
        frames -= some;
    }
}

#if !defined(MESAVIVA_PULSE) && !defined(MESAVIVA_MULTIMEDIA)
std::unique_ptr<SoundDevices> systemSoundDevices() { return nullptr; }
#endif

} // namespace mesaviva::app
