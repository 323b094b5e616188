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

/// The state of a voice pack's folder.
struct PackLook {
    QString folder;
    std::optional<PackRefusal> refusal; ///< why it can't be opened
    QStringList readable;               ///< of the requested recordings
};

/// Turns sentences into sound one after another, on its own thread: synthesis takes time.
class Speaker : public QObject {
    Q_OBJECT

public:
    /// `mixer` must outlive it; `make` is called on this object's thread, for the first sentence.
    Speaker(Mixer& mixer, MakeSynthesizer make);
    ~Speaker() override;

    void say(const Sentence& sentence, Occasion occasion = Occasion::announced);
    /// Selects another voice; it is created on this object's thread for the next sentence.
    void setMaker(MakeSynthesizer make);
    /// Opens a voice pack and reads again some recordings that could not be read; emits lookedAtPack().
    void lookAtPack(const QString& folder, const QStringList& unreadable);
    /// Destroys the synthesizer on its own thread, before that thread ends.
    void shut();
    /// Drops everything still to be spoken.
    void stop();
    /// The table moves to another moment: drops its sentences, except those of a live table next to a replay.
    void leap();
    void setSpeed(double speed) { m_queue.setSpeed(speed); }
    void setPaused(bool paused);
    /// The volume of a voice that does not use the mixer, from 0 to 1.
    void setVolume(double volume);
    /// The sentence with this number (Mixer::speak) has ended.
    void goOn(int number);

signals:
    /// Emitted when a sentence, or the next piece of a long one, starts; `text` as spoken, perhaps in its
    /// short form. `clip` is null if the voice plays it by itself.
    void began(const QString& text, const mesaviva::app::Clip& clip);
    /// Emitted when a sentence has ended; not for one that was interrupted.
    void ended(const QString& text);
    /// Emitted when a recording can't be read; the sentence is spoken in another way.
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
    Spoken m_said;        ///< the current or last sentence
    QStringList m_pieces; ///< its remaining pieces
    QElapsedTimer m_clock;
    int m_number = 0;       ///< of the current sentence; negative: it does not use the mixer
    int m_ownSentences = 0; ///< the number of sentences without the mixer so far
    double m_volume = 1;
    bool m_made = false;
};

} // namespace mesaviva::app
