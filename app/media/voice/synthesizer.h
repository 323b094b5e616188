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

/// Speaking speeds; both are easy to follow.
enum class SpeechPace : std::uint8_t { usual, quick };

/// Turns sentences into sound. Not thread-safe.
class Synthesizer {
public:
    Synthesizer() = default;
    Synthesizer(const Synthesizer&) = delete;
    Synthesizer& operator=(const Synthesizer&) = delete;
    virtual ~Synthesizer() = default;

    /// The pieces in which to render a sentence, in order. The caller must render all of them before another
    /// sentence.
    virtual QStringList pieces(const QString& text, const QString& /*language*/) {
        return speechPieces(text);
    }
    /// The spoken text, levelled and trimmed; null if it cannot be spoken.
    virtual Clip render(const QString& text, const QString& language, Caller caller) = 0;

    /// Speaks by itself, for a voice that gives no samples; `ended` is called once, later on this thread,
    /// when it has ended, unless hush() came before. Returns false if the text must be rendered instead.
    virtual bool say(const QString& /*text*/, const QString& /*language*/, std::function<void()> /*ended*/) {
        return false;
    }
    /// Stops at once what it speaks by itself.
    virtual void hush() {}
    /// Sets the speed of the following sentences, as far as supported.
    virtual void setPace(SpeechPace /*pace*/) {}
    /// Sets the volume for speech without the mixer, from 0 to 1.
    virtual void setVolume(double /*volume*/) {}
    /// `listener` is called on this thread with the path of a recording that can't be read; the text is then
    /// spoken in another way.
    virtual void setUnreadableListener(std::function<void(const QString& path)> /*listener*/) {}
};

/// The built-in synthesizer; null if there is none, or if its voices are not installed.
std::unique_ptr<Synthesizer> makeSynthesizer();

} // namespace mesaviva::app
