// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice/audio_output.h"

#ifdef MESAVIVA_MULTIMEDIA
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QMediaDevices>
#else
class QAudioSink {}; // there is never one
#endif

#include <algorithm>
#include <array>
#include <cstring>

namespace mesaviva::app {

namespace {

// What is written ahead of what is heard: little enough for a call to come in time.
constexpr int kAheadMilliseconds = 60;
constexpr int kWatchMilliseconds = 200;
constexpr int kPassMilliseconds = 20;
// A device that is not there is looked for again after this time, and when something is to be heard.
constexpr int kRetryMilliseconds = 1'500;
// So many looks in which the device has read nothing.
constexpr int kStallsAllowed = 2;
// So long after the last sound the device is let go to sleep.
constexpr int kSleepMilliseconds = 2'500;

} // namespace

/// What the device reads from.
class AudioOutput::Source : public QIODevice {
public:
    explicit Source(Mixer& mixer) : m_mixer(mixer) { open(QIODevice::ReadOnly); }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return kPlenty + QIODevice::bytesAvailable(); }

    /// How often the device has read.
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
    int m_reads = 0;
};

AudioOutput::AudioOutput(Mixer& mixer)
    : m_mixer(mixer),
      m_source(std::make_unique<Source>(mixer)),
      m_watch(this),
      m_deaf(this) {
    m_watch.setInterval(kWatchMilliseconds);
    connect(&m_watch, &QTimer::timeout, this, &AudioOutput::look);
    m_deaf.setInterval(kPassMilliseconds);
    m_deaf.setTimerType(Qt::PreciseTimer);
    connect(&m_deaf, &QTimer::timeout, this, &AudioOutput::letPass);
}

AudioOutput::~AudioOutput() { close(); }

void AudioOutput::wake() {
    m_played.start();
    if (!m_sink && (!m_tried.isValid() || m_tried.hasExpired(kRetryMilliseconds))) {
        open();
    }
#ifdef MESAVIVA_MULTIMEDIA
    if (m_sink && m_asleep) {
        m_asleep = false;
        m_sink->resume();
    }
#endif
    if (!m_watch.isActive()) {
        m_watch.start();
    }
    if (!m_sink && !m_deaf.isActive()) {
        m_passed.start();
        m_deaf.start();
    }
}

void AudioOutput::open() {
    m_tried.start();
#ifdef MESAVIVA_MULTIMEDIA
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    QAudioFormat format;
    format.setSampleRate(kSampleRate);
    format.setChannelCount(Mixer::kChannels);
    format.setSampleFormat(QAudioFormat::Int16);
    if (device.isNull() || !device.isFormatSupported(format)) {
        return;
    }
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_sink->setBufferSize(format.bytesForDuration(kAheadMilliseconds * 1'000));
    m_sink->start(m_source.get());
    m_asleep = false;
    if (m_sink->error() != QAudio::NoError && m_sink->error() != QAudio::UnderrunError) {
        close();
        return;
    }
    m_deaf.stop();
#endif
}

void AudioOutput::close() {
#ifdef MESAVIVA_MULTIMEDIA
    if (m_sink) {
        m_sink->stop();
        m_sink.reset();
    }
#endif
}

void AudioOutput::look() {
    const bool busy = m_mixer.isBusy();
    if (busy) {
        m_played.start();
    }
#ifdef MESAVIVA_MULTIMEDIA
    if (m_sink) {
        // A server that has died may just read no more.
        m_stalls = busy && m_source->reads() == m_readsSeen ? m_stalls + 1 : 0;
        m_readsSeen = m_source->reads();
        const bool lost = m_sink->state() == QAudio::StoppedState || m_stalls > kStallsAllowed ||
                          (m_sink->error() != QAudio::NoError && m_sink->error() != QAudio::UnderrunError);
        if (lost) {
            m_stalls = 0;
            close();
        } else if (!busy && m_played.hasExpired(kSleepMilliseconds)) {
            m_sink->suspend();
            m_asleep = true;
        }
    }
#endif
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

} // namespace mesaviva::app
