// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/audio_output.h"
#include "app/media/voice/clip.h"
#include "app/media/voice/mixer.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QMediaDevices>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

class Sink final : public SoundSink {
public:
    Sink(const QAudioDevice& device, const QAudioFormat& format, QIODevice& source, int aheadMilliseconds)
        : m_sink(device, format) {
        m_sink.setBufferSize(format.bytesForDuration(aheadMilliseconds * 1'000));
        m_sink.start(&source);
    }
    ~Sink() override { m_sink.stop(); }

    void suspend() override { m_sink.suspend(); }
    void resume() override { m_sink.resume(); }
    bool hasFailed() const {
        return m_sink.error() != QAudio::NoError && m_sink.error() != QAudio::UnderrunError;
    }
    bool isLost() const override { return hasFailed() || m_sink.state() == QAudio::StoppedState; }

private:
    QAudioSink m_sink;
};

class Devices final : public SoundDevices {
public:
    QList<SoundDevice> list() const override {
        QList<SoundDevice> devices;
        for (const QAudioDevice& device : QMediaDevices::audioOutputs()) {
            devices.append({QString::fromUtf8(device.id()), device.description()});
        }
        return devices;
    }

    QString usual() const override { return QString::fromUtf8(QMediaDevices::defaultAudioOutput().id()); }

    std::unique_ptr<SoundSink> open(const QString& id, QIODevice& source, int aheadMilliseconds) override {
        const QList<QAudioDevice> devices = QMediaDevices::audioOutputs();
        const auto device = std::find_if(devices.begin(), devices.end(), [&](const QAudioDevice& candidate) {
            return candidate.id() == id.toUtf8();
        });
        QAudioFormat format;
        format.setSampleRate(kSampleRate);
        format.setChannelCount(Mixer::kChannels);
        format.setSampleFormat(QAudioFormat::Int16);
        if (device == devices.end() || !device->isFormatSupported(format)) {
            return nullptr;
        }
        auto sink = std::make_unique<Sink>(*device, format, source, aheadMilliseconds);
        return sink->hasFailed() ? nullptr : std::move(sink);
    }

    void watch(std::function<void()> changed) override {
        QObject::connect(&m_media, &QMediaDevices::audioOutputsChanged, &m_media,
                         [changed = std::move(changed)] { changed(); });
    }

private:
    QMediaDevices m_media;
};

} // namespace

std::unique_ptr<SoundDevices> systemSoundDevices() { return std::make_unique<Devices>(); }

} // namespace mesaviva::app
