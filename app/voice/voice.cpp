// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice/voice.h"

#include "app/voice/audio_output.h"

#include <utility>

namespace mesaviva::app {

namespace {

// What came long before the first picture is no news any more.
constexpr std::size_t kEarlyKept = 3;

} // namespace

Voice::Voice(QObject* parent, Speaker::MakeSynthesizer make)
    : QObject(parent),
      m_mixer([this](int number) { speakingEnded(number); }, [this] { wakeOutput(); }),
      m_speaker(std::make_unique<Speaker>(m_mixer, std::move(make))),
      m_output(std::make_unique<AudioOutput>(m_mixer)) {
    m_speech.setObjectName(QStringLiteral("speech"));
    m_playing.setObjectName(QStringLiteral("sound"));
    connect(m_speaker.get(), &Speaker::began, this, &Voice::began, Qt::DirectConnection);
    m_speaker->moveToThread(&m_speech);
    m_output->moveToThread(&m_playing);
    // Each is taken down on its own thread.
    connect(
        &m_speech, &QThread::finished, m_speaker.get(), [this] { m_speaker.reset(); }, Qt::DirectConnection);
    connect(
        &m_playing, &QThread::finished, m_output.get(), [this] { m_output.reset(); }, Qt::DirectConnection);
}

Voice::~Voice() {
    for (QThread* thread : {&m_speech, &m_playing}) {
        thread->quit();
        thread->wait();
    }
}

void Voice::start() {
    if (m_started) {
        return;
    }
    m_started = true;
    m_speech.start();
    m_playing.start();
    for (const Sentence& sentence : std::exchange(m_early, {})) {
        say(sentence);
    }
}

void Voice::say(const Sentence& sentence) {
    if (sentence.isEmpty() || m_volumes.voice <= 0) {
        return;
    }
    if (!m_started) {
        m_early.push_back(sentence);
        if (m_early.size() > kEarlyKept) {
            m_early.erase(m_early.begin());
        }
        return;
    }
    QMetaObject::invokeMethod(m_speaker.get(),
                              [speaker = m_speaker.get(), sentence] { speaker->say(sentence); });
}

void Voice::stop() {
    m_early.clear();
    m_mixer.hush();
    if (m_started) {
        QMetaObject::invokeMethod(m_speaker.get(), [speaker = m_speaker.get()] { speaker->stop(); });
    }
}

void Voice::setSpeed(double speed) {
    QMetaObject::invokeMethod(m_speaker.get(),
                              [speaker = m_speaker.get(), speed] { speaker->setSpeed(speed); });
}

void Voice::setVolumes(Mixer::Volumes volumes) {
    m_volumes = volumes;
    m_mixer.setVolumes(volumes);
    if (volumes.voice <= 0 && m_started) {
        QMetaObject::invokeMethod(m_speaker.get(), [speaker = m_speaker.get()] { speaker->stop(); });
    }
}

void Voice::play(const Clip& clip, double gain) {
    if (m_started && m_volumes.sounds > 0) {
        m_mixer.play(clip, gain);
    }
}

void Voice::roll(const Clip& clip, double gain, double rate) {
    if (m_started) {
        m_mixer.roll(clip, m_volumes.sounds > 0 ? gain : 0, rate);
    }
}

void Voice::wakeOutput() {
    if (m_started) {
        QMetaObject::invokeMethod(
            m_output.get(), [output = m_output.get()] { output->wake(); }, Qt::QueuedConnection);
    }
}

void Voice::speakingEnded(int number) {
    QMetaObject::invokeMethod(
        m_speaker.get(), [speaker = m_speaker.get(), number] { speaker->goOn(number); },
        Qt::QueuedConnection);
}

} // namespace mesaviva::app
