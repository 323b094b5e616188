// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/mixer.h"
#include "app/media/voice/sound_device.h"

#include <QElapsedTimer>
#include <QIODevice>
#include <QObject>
#include <QTimer>

#include <memory>

namespace mesaviva::app {

/// Plays what a mixer has, on the device that is wanted, or the system's own choice; lives on a thread of its
/// own. Without a device, or when it goes away, time passes all the same and nothing is heard, until there is
/// one again.
class AudioOutput : public QObject {
    Q_OBJECT

public:
    /// `mixer` must live longer; `make` is called on this object's thread, for the first sound.
    AudioOutput(Mixer& mixer, MakeSoundDevices make);
    ~AudioOutput() override;

    /// There is something to play.
    void wake();
    /// On this device from now on, as soon as there is one with this id; empty: the system's own choice.
    void setDevice(const QString& id);
    /// Tells by devicesChanged() which devices there are, now and whenever that changes.
    void lookForDevices();
    /// Lets go of everything, on its own thread, before that ends.
    void shut();

signals:
    void devicesChanged(const QList<mesaviva::app::SoundDevice>& devices);

private:
    void make();
    void open();
    void close();
    void look();
    void letPass();
    void followDevices();
    QString wantedId() const;

    class Source;

    Mixer& m_mixer;
    MakeSoundDevices m_make;
    std::unique_ptr<Source> m_source;
    std::unique_ptr<SoundDevices> m_devices;
    std::unique_ptr<SoundSink> m_sink;
    QString m_wanted;       ///< a device's id, or empty
    QString m_openId;       ///< of the device that plays
    QTimer m_watch;         ///< while something sounds: is the device still there, is it over?
    QTimer m_deaf;          ///< without a device: lets the time pass
    QElapsedTimer m_passed; ///< since the time was last let pass
    QElapsedTimer m_tried;  ///< since a device was last looked for
    QElapsedTimer m_played; ///< since something last sounded
    int m_readsSeen = 0;
    int m_stalls = 0; ///< looks in a row in which the device had read nothing
    bool m_asleep = false;
    bool m_made = false;
};

} // namespace mesaviva::app
