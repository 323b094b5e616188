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

/// Plays a mixer's output on the selected device, or the system's own choice; lives on its own thread.
/// Without a device, or when it disappears, time passes silently until there is one.
class AudioOutput : public QObject {
    Q_OBJECT

public:
    /// `mixer` must outlive it; `make` is called on this object's thread, for the first sound.
    AudioOutput(Mixer& mixer, MakeSoundDevices make);
    ~AudioOutput() override;

    /// Reports that there is something to play.
    void wake();
    /// Selects the device with this id as soon as it is present; empty: the system's own choice.
    void setDevice(const QString& id);
    /// Emits devicesChanged() with the present devices, now and whenever they change.
    void lookForDevices();
    /// Releases all devices on its own thread, before that thread ends.
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
    QString m_openId;       ///< of the playing device
    QTimer m_watch;         ///< while playing: checks whether the device is still there, and whether sound
                            ///< has ended
    QTimer m_deaf;          ///< without a device: consumes the sound
    QElapsedTimer m_passed; ///< since sound was last consumed without a device
    QElapsedTimer m_tried;  ///< since a device was last looked for
    QElapsedTimer m_played; ///< since the last sound
    int m_readsSeen = 0;
    int m_stalls = 0; ///< consecutive checks in which the device had read nothing
    bool m_asleep = false;
    bool m_made = false;
};

} // namespace mesaviva::app
