// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/audio_output.h"
#include "app/media/voice/mixer.h"
#include "app/media/voice/sentence.h"
#include "app/media/voice/speaker.h"

#include <QObject>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// All audio of the program, for the GUI thread: every call returns at once. Speech and devices have their
/// own threads, which begin with start().
class Voice : public QObject {
    Q_OBJECT

public:
    explicit Voice(QObject* parent = nullptr, MakeSynthesizer make = makeSynthesizer,
                   MakeSoundDevices devices = systemSoundDevices);
    /// Waits for its threads, but not for ever: a hanging sound server keeps its thread and what that uses.
    ~Voice() override;

    /// Starts playback; call it when the window shows its first picture.
    void start();
    bool isStarted() const { return m_started; }

    /// Adds a sentence; before start() it waits.
    void say(const Sentence& sentence, Occasion occasion = Occasion::announced);
    /// Drops all speech and stops all sound.
    void stop();
    /// The same when a table moves to another moment, but keeps the sentences of a live table next to a
    /// replay.
    void leap();
    /// Drops all speech.
    void hushSpeech();
    /// Pauses everything at its position; only answers are heard meanwhile.
    void setPaused(bool paused);
    /// Table seconds per real second.
    void setSpeed(double speed);
    void setVolumes(Mixer::Volumes volumes);
    /// Selects the voice.
    void setSynthesizer(MakeSynthesizer make);

    /// Checks a voice pack on the speech thread (Speaker::lookAtPack).
    void lookAtPack(const QString& folder, const QStringList& unreadable);

    /// Plays a sound at once (Mixer::play), or sets the sound of a moving object (Mixer::roll).
    void play(const Clip& clip, double gain, bool always = false);
    void roll(Mixer::Moving what, const Clip& clip, double gain, double rate);
    void hush();
    /// Sets the room's ambient sound; null: silence.
    void setRoom(const Clip& clip);

    /// Selects the device (AudioOutput::setDevice).
    void setDevice(const QString& id);
    /// Emits devicesChanged().
    void lookForDevices();

signals:
    /// See Speaker::began(); emitted on the speech thread.
    void began(const QString& text, const mesaviva::app::Clip& clip);
    void ended(const QString& text);
    /// See Speaker::unreadable().
    void unreadable(const QString& path);
    void lookedAtPack(const mesaviva::app::PackLook& look);
    /// The available devices.
    void devicesChanged(const QList<mesaviva::app::SoundDevice>& devices);
    /// See AudioOutput::silenceChanged().
    void silenceChanged(bool silent);

private:
    struct Works;

    std::unique_ptr<Works> m_works;
    std::vector<Sentence> m_early; ///< added before start()
    Mixer::Volumes m_volumes;
    bool m_started = false;
};

} // namespace mesaviva::app
