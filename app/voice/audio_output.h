// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/voice/mixer.h"

#include <QElapsedTimer>
#include <QIODevice>
#include <QObject>
#include <QTimer>

#include <memory>

QT_BEGIN_NAMESPACE
class QAudioSink;
QT_END_NAMESPACE

namespace mesaviva::app {

/// Plays what a mixer has, on the system's own choice of device; lives on a thread of its own. Without a
/// device, or when it goes away, time passes all the same and nothing is heard, until there is one again.
class AudioOutput : public QObject {
    Q_OBJECT

public:
    /// `mixer` must live longer.
    explicit AudioOutput(Mixer& mixer);
    ~AudioOutput() override;

    /// There is something to play.
    void wake();
    /// Whether a device plays, or would; for tests.
    bool hasDevice() const { return m_sink != nullptr; }

private:
    void open();
    void close();
    void look();
    void letPass();

    class Source;

    Mixer& m_mixer;
    std::unique_ptr<Source> m_source;
    std::unique_ptr<QAudioSink> m_sink;
    QTimer m_watch;         ///< while something sounds: is the device still there, is it over?
    QTimer m_deaf;          ///< without a device: lets the time pass
    QElapsedTimer m_passed; ///< since the time was last let pass
    QElapsedTimer m_tried;  ///< since a device was last looked for
    QElapsedTimer m_played; ///< since something last sounded
    int m_readsSeen = 0;
    int m_stalls = 0; ///< looks in a row in which the device had read nothing
    bool m_asleep = false;
};

} // namespace mesaviva::app
