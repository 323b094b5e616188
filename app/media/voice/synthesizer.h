// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/clip.h"
#include "app/media/voice/sentence.h"
#include "app/media/voice/speech_pieces.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>

namespace mesaviva::app {

/// How fast something is said; either is speech that one can follow.
enum class SpeechPace : std::uint8_t { usual, quick };

/// Who makes sound of sentences. Used on one thread.
class Synthesizer {
public:
    Synthesizer() = default;
    Synthesizer(const Synthesizer&) = delete;
    Synthesizer& operator=(const Synthesizer&) = delete;
    virtual ~Synthesizer() = default;

    /// The pieces in which a sentence is to be rendered, one after the other, and all before another
    /// sentence: whoever says one of them says all.
    virtual QStringList pieces(const QString& text, const QString& /*language*/) {
        return speechPieces(text);
    }
    /// The text as it is heard, levelled and trimmed; null where it cannot be spoken.
    virtual Clip render(const QString& text, const QString& language, Caller caller) = 0;

    /// Says it aloud by itself, for a voice that gives no samples; `ended` is called once, on this thread and
    /// not from within, when it has come to its end, unless it is hushed before. False: it is to be rendered.
    virtual bool say(const QString& /*text*/, const QString& /*language*/, std::function<void()> /*ended*/) {
        return false;
    }
    /// What it says by itself ends at once.
    virtual void hush() {}
    /// How fast it says what comes from now on, as far as it can.
    virtual void setPace(SpeechPace /*pace*/) {}
    /// How loud it is by itself, from 0 to 1.
    virtual void setVolume(double /*volume*/) {}
    /// `tell` is called, on this thread, with the place of a recording that was to be heard and can't be
    /// read; what it was for is said in another way.
    virtual void tellUnreadable(std::function<void(const QString& path)> /*tell*/) {}
};

/// The synthesizer that this program was built with; null without one, or where its voices are not installed.
std::unique_ptr<Synthesizer> makeSynthesizer();

} // namespace mesaviva::app
