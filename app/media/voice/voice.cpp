// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/voice.h"

#include "app/media/voice/audio_output.h"

#include <QDeadlineTimer>
#include <QThread>

#include <atomic>
#include <utility>

namespace mesaviva::app {

namespace {

// Older sentences from before the first picture are outdated.
constexpr std::size_t kEarlyStored = 3;

// How long to wait, at the end, for a thread that hangs.
constexpr int kPatienceMilliseconds = 1'500;

// Runs something on an object's own thread.
template <class Object, class Act>
void post(Object* object, Act act) {
    QMetaObject::invokeMethod(
        object, [object, act = std::move(act)] { act(*object); }, Qt::QueuedConnection);
}

} // namespace

/// Everything that the threads use. It stays alive if one of them hangs.
struct Voice::Works {
    Works(MakeSynthesizer make, MakeSoundDevices devices)
        : mixer([this](int number) { post(&speaker, [number](Speaker& s) { s.goOn(number); }); },
                [this] { wake(); }),
          speaker(mixer, std::move(make)),
          output(mixer, std::move(devices)) {
        speech.setObjectName(QStringLiteral("speech"));
        playing.setObjectName(QStringLiteral("sound"));
        speaker.moveToThread(&speech);
        output.moveToThread(&playing);
        // A thread closes what it has opened.
        connect(&speech, &QThread::finished, &speaker, &Speaker::shut, Qt::DirectConnection);
        connect(&playing, &QThread::finished, &output, &AudioOutput::shut, Qt::DirectConnection);
    }

    void wake() {
        if (started) {
            post(&output, [](AudioOutput& o) { o.wake(); });
        }
    }

    // Returns false if a thread hangs.
    bool end() {
        const QDeadlineTimer patience(kPatienceMilliseconds);
        playing.quit();
        speech.quit();
        const bool silent = playing.wait(patience);
        return speech.wait(patience) && silent;
    }

    Mixer mixer;
    Speaker speaker;
    AudioOutput output;
    QThread speech;
    QThread playing;
    std::atomic<bool> started = false;
};

Voice::Voice(QObject* parent, MakeSynthesizer make, MakeSoundDevices devices)
    : QObject(parent),
      m_works(std::make_unique<Works>(std::move(make), std::move(devices))) {
    qRegisterMetaType<QList<SoundDevice>>();
    qRegisterMetaType<PackLook>();
    connect(&m_works->speaker, &Speaker::began, this, &Voice::began, Qt::DirectConnection);
    connect(&m_works->speaker, &Speaker::ended, this, &Voice::ended, Qt::DirectConnection);
    connect(&m_works->speaker, &Speaker::unreadable, this, &Voice::unreadable, Qt::QueuedConnection);
    connect(&m_works->speaker, &Speaker::lookedAtPack, this, &Voice::lookedAtPack, Qt::QueuedConnection);
    connect(&m_works->output, &AudioOutput::devicesChanged, this, &Voice::devicesChanged,
            Qt::QueuedConnection);
    connect(&m_works->output, &AudioOutput::silenceChanged, this, &Voice::silenceChanged,
            Qt::QueuedConnection);
}

Voice::~Voice() {
    m_works->speaker.disconnect(this);
    m_works->output.disconnect(this);
    if (!m_works->end()) {
        // A thread still uses it: leaked until the program ends.
        static auto* const left = new std::vector<std::unique_ptr<Works>>;
        left->push_back(std::move(m_works));
    }
}

void Voice::start() {
    if (m_started) {
        return;
    }
    m_started = true;
    m_works->started = true;
    m_works->speech.start();
    m_works->playing.start();
    for (const Sentence& sentence : std::exchange(m_early, {})) {
        say(sentence);
    }
    if (m_works->mixer.isBusy()) {
        m_works->wake();
    }
}

void Voice::say(const Sentence& sentence, Occasion occasion) {
    if (sentence.isEmpty() || m_volumes.voice <= 0) {
        return;
    }
    if (!m_started) {
        m_early.push_back(sentence);
        if (m_early.size() > kEarlyStored) {
            m_early.erase(m_early.begin());
        }
        return;
    }
    post(&m_works->speaker, [sentence, occasion](Speaker& speaker) { speaker.say(sentence, occasion); });
}

void Voice::stop() {
    m_works->mixer.hush();
    hushSpeech();
}

void Voice::leap() {
    m_early.clear();
    m_works->mixer.hush();
    post(&m_works->speaker, [](Speaker& speaker) { speaker.leap(); });
}

void Voice::hushSpeech() {
    m_early.clear();
    if (m_started) {
        post(&m_works->speaker, [](Speaker& speaker) { speaker.stop(); });
    }
}

void Voice::setPaused(bool paused) {
    m_works->mixer.setPaused(paused);
    post(&m_works->speaker, [paused](Speaker& speaker) { speaker.setPaused(paused); });
}

void Voice::setSpeed(double speed) {
    post(&m_works->speaker, [speed](Speaker& speaker) { speaker.setSpeed(speed); });
}

void Voice::setVolumes(Mixer::Volumes volumes) {
    const bool silenced = volumes.voice <= 0 && m_volumes.voice > 0;
    m_volumes = volumes;
    m_works->mixer.setVolumes(volumes);
    post(&m_works->speaker, [voice = volumes.voice](Speaker& speaker) { speaker.setVolume(voice); });
    if (silenced) {
        hushSpeech();
    }
    if (volumes.room > 0 && m_works->mixer.isBusy()) {
        m_works->wake();
    }
}

void Voice::setSynthesizer(MakeSynthesizer make) {
    post(&m_works->speaker, [make = std::move(make)](Speaker& speaker) { speaker.setMaker(make); });
}

void Voice::lookAtPack(const QString& folder, const QStringList& unreadable) {
    post(&m_works->speaker,
         [folder, unreadable](Speaker& speaker) { speaker.lookAtPack(folder, unreadable); });
}

void Voice::play(const Clip& clip, double gain, bool always) {
    if (m_started && m_volumes.sounds > 0) {
        m_works->mixer.play(clip, gain, always);
    }
}

void Voice::roll(Mixer::Moving what, const Clip& clip, double gain, double rate) {
    if (m_started) {
        m_works->mixer.roll(what, clip, m_volumes.sounds > 0 ? gain : 0, rate);
    }
}

void Voice::hush() { m_works->mixer.hush(); }

void Voice::setRoom(const Clip& clip) { m_works->mixer.setRoom(clip); }

void Voice::setDevice(const QString& id) {
    post(&m_works->output, [id](AudioOutput& output) { output.setDevice(id); });
}

void Voice::lookForDevices() {
    post(&m_works->output, [](AudioOutput& output) { output.lookForDevices(); });
}

} // namespace mesaviva::app
