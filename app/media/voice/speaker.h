// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/mixer.h"
#include "app/media/voice/speech_queue.h"
#include "app/media/voice/synthesizer.h"
#include "app/media/voice/voice_pack.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// What a folder with a voice pack is like now.
struct PackLook {
    QString folder;
    std::optional<PackRefusal> refusal; ///< it can't be opened
    QStringList readable;               ///< of the recordings that were asked for
};

/// Turns sentences into sound, one after the other, on a thread of its own: a synthesizer takes its time.
class Speaker : public QObject {
    Q_OBJECT

public:
    using MakeSynthesizer = std::function<std::unique_ptr<Synthesizer>()>;

    /// `mixer` must live longer; `make` is called on this object's thread, for the first sentence.
    Speaker(Mixer& mixer, MakeSynthesizer make);
    ~Speaker() override;

    void say(const Sentence& sentence, Request request = Request::told);
    /// From now on this one speaks; it is made for the next sentence, on this object's thread.
    void setMaker(MakeSynthesizer make);
    /// Opens a voice pack, and reads some of its recordings that could not be read before; lookedAtPack()
    /// tells.
    void lookAtPack(const QString& folder, const QStringList& unreadable);
    /// Lets go of who speaks, on its own thread, before that ends.
    void shut();
    /// Nothing more of what was to be said.
    void stop();
    /// Nothing more of what the table has told: it goes to another moment. What the live table beside it
    /// tells is said all the same.
    void leap();
    void setSpeed(double speed) { m_queue.setSpeed(speed); }
    void setPaused(bool paused);
    /// How loud a voice is that needs no mixer, from 0 to 1.
    void setVolume(double volume);
    /// The sentence with this number (Mixer::speak) has come to its end.
    void goOn(int number);

signals:
    /// A sentence, or the next piece of a long one, begins to sound; `text` as it is said now, perhaps in its
    /// short form. Without a clip where the voice says it aloud by itself.
    void began(const QString& text, const mesaviva::app::Clip& clip);
    /// A sentence has come to its end; not one that was cut off.
    void ended(const QString& text);
    /// A recording that was to be heard can't be read; the sentence is said in another way.
    void unreadable(const QString& path);
    void lookedAtPack(const mesaviva::app::PackLook& look);

private:
    void make();
    void cutOff();
    void sayNext();
    bool sayPiece();
    bool saysItself(const Spoken& sentence);
    SpeechQueue::Time now() const { return SpeechQueue::Time(m_clock.elapsed()); }

    Mixer& m_mixer;
    MakeSynthesizer m_make;
    std::unique_ptr<Synthesizer> m_synthesizer;
    SpeechQueue m_queue;
    Spoken m_said;        ///< what is being said, or was last
    QStringList m_pieces; ///< of it that are still to be said
    QElapsedTimer m_clock;
    int m_number = 0;       ///< of the sentence that is being said; below 0: one that needs no mixer
    int m_ownSentences = 0; ///< that needed no mixer, so far
    double m_volume = 1;
    bool m_made = false;
};

} // namespace mesaviva::app
