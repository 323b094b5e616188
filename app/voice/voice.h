// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/voice/mixer.h"
#include "app/voice/sentence.h"
#include "app/voice/speaker.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <vector>

namespace mesaviva::app {

class AudioOutput;

/// All that the program lets one hear, for the window's thread: every call returns at once. Speech and
/// devices have threads of their own, which begin with start() and not before.
class Voice : public QObject {
    Q_OBJECT

public:
    explicit Voice(QObject* parent = nullptr, Speaker::MakeSynthesizer make = makeSynthesizer);
    ~Voice() override;

    /// The window shows its first picture: from now on there is something to hear.
    void start();
    bool isStarted() const { return m_started; }

    /// Has a sentence said in its turn; one that comes before start() waits for it.
    void say(const Sentence& sentence);
    /// Nothing more of what was to be said, and no sound.
    void stop();
    /// Everything stands still, and goes on where it was.
    void setPaused(bool paused) { m_mixer.setPaused(paused); }
    /// Table seconds in a real second.
    void setSpeed(double speed);
    void setVolumes(Mixer::Volumes volumes);

    /// A sound, at once; and one that goes on (Mixer::roll).
    void play(const Clip& clip, double gain);
    void roll(const Clip& clip, double gain, double rate);
    void hush() { m_mixer.hush(); }

signals:
    /// A sentence begins to sound; told on the thread that speaks.
    void began(const QString& text, const mesaviva::app::Clip& clip);

private:
    void wakeOutput();
    void speakingEnded(int number);

    Mixer m_mixer;
    std::unique_ptr<Speaker> m_speaker;
    std::unique_ptr<AudioOutput> m_output;
    QThread m_speech;
    QThread m_playing;
    std::vector<Sentence> m_early; ///< came before start()
    Mixer::Volumes m_volumes;
    bool m_started = false;
};

} // namespace mesaviva::app
