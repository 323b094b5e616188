// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/clip.h"
#include "app/media/voice/sentence.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>

namespace mesaviva::app {

/// A text of up to this many letters, about eight seconds, is spoken in one piece.
inline constexpr qsizetype kLongestPiece = 120;

/// Splits a long text into pieces to be spoken in turn: each ends at a pause, after a sentence if possible.
/// Only the spaces between them are omitted.
QStringList speechPieces(const QString& text);

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

using MakeSynthesizer = std::function<std::unique_ptr<Synthesizer>()>;

/// The built-in synthesizer; null if there is none, or if its voices are not installed.
std::unique_ptr<Synthesizer> makeSynthesizer();

/// The folder with the voices (`espeak-ng-data`) that a package brings with the program in that folder.
/// Empty: there are none, and the library looks where the system has them.
QString voicesBeside(const QString& programFolder);

/// Creates the selected voice: `house` (libespeak-ng), `system` (a system voice), or `pack` (the recordings
/// in `packFolder`, and the default voice for missing ones). An unavailable voice is replaced by the built-in
/// one, a pack by the default voice.
MakeSynthesizer makerOf(const QString& speaker, const QString& packFolder);

/// The recordings in that folder; `rest` creates the voice for missing ones, which may play by itself.
MakeSynthesizer packBefore(const QString& packFolder, MakeSynthesizer rest);

/// Whether this program was built with system voices, and there are any.
bool hasSystemVoices();

/// The default voice: on Windows and macOS the system's, whose voices the user knows; elsewhere the built-in
/// one.
QString usualSpeaker();

} // namespace mesaviva::app
