// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/mixer.h"
#include "app/media/voice/sentence.h"
#include "app/media/voice/sound_device.h"
#include "app/media/voice/speaker.h"

#include <QObject>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// All that the program lets one hear, for the window's thread: every call returns at once. Speech and
/// devices have threads of their own, which begin with start() and not before.
class Voice : public QObject {
    Q_OBJECT

public:
    explicit Voice(QObject* parent = nullptr, Speaker::MakeSynthesizer make = makeSynthesizer,
                   MakeSoundDevices devices = systemSoundDevices);
    /// Waits for its threads, but not for ever: a sound server that hangs keeps its thread, and what that
    /// uses is left to it.
    ~Voice() override;

    /// The window shows its first picture: from now on there is something to hear.
    void start();
    bool isStarted() const { return m_started; }

    /// Has a sentence said in its turn; one that comes before start() waits for it.
    void say(const Sentence& sentence, Request request = Request::told);
    /// Nothing more of what was to be said, and no sound.
    void stop();
    /// The same where a table goes to another moment: what the live table beside it tells is said all the
    /// same.
    void leap();
    /// Nothing more of what was to be said.
    void hushSpeech();
    /// Everything stands still, and goes on where it was; answers alone are heard meanwhile.
    void setPaused(bool paused);
    /// Table seconds in a real second.
    void setSpeed(double speed);
    void setVolumes(Mixer::Volumes volumes);
    /// Who speaks from now on.
    void setSynthesizer(Speaker::MakeSynthesizer make);

    /// Looks at a voice pack (Speaker::lookAtPack), beside everything else.
    void lookAtPack(const QString& folder, const QStringList& unreadable);

    /// A sound, at once (Mixer::play); and one that goes on (Mixer::roll).
    void play(const Clip& clip, double gain, bool always = false);
    void roll(Mixer::Moving what, const Clip& clip, double gain, double rate);
    void hush();
    /// What goes on around the table; null: silence.
    void setRoom(const Clip& clip);

    /// Plays on this device from now on (AudioOutput::setDevice).
    void setDevice(const QString& id);
    /// Has devicesChanged() told.
    void lookForDevices();

signals:
    /// As Speaker tells it, and on the thread that speaks.
    void began(const QString& text, const mesaviva::app::Clip& clip);
    void ended(const QString& text);
    /// As Speaker tells it.
    void unreadable(const QString& path);
    void lookedAtPack(const mesaviva::app::PackLook& look);
    /// The devices on which all can be heard.
    void devicesChanged(const QList<mesaviva::app::SoundDevice>& devices);

private:
    struct Works;

    std::unique_ptr<Works> m_works;
    std::vector<Sentence> m_early; ///< came before start()
    Mixer::Volumes m_volumes;
    bool m_started = false;
};

} // namespace mesaviva::app
