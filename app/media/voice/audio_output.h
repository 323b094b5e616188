// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/mixer.h"

#include <QElapsedTimer>
#include <QIODevice>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>

namespace mesaviva::app {

/// A device's id and name.
struct SoundDevice {
    QString id;   ///< the system's id, stable across restarts
    QString name; ///< the name to show

    friend bool operator==(const SoundDevice&, const SoundDevice&) = default;
};

/// A playing device; stops when destroyed.
class SoundSink {
public:
    SoundSink() = default;
    SoundSink(const SoundSink&) = delete;
    SoundSink& operator=(const SoundSink&) = delete;
    virtual ~SoundSink() = default;

    /// Suspends and resumes the device.
    virtual void suspend() = 0;
    virtual void resume() = 0;
    /// Whether it is known to have failed or disappeared.
    virtual bool isLost() const = 0;
};

/// The system's audio devices. Not thread-safe.
class SoundDevices {
public:
    SoundDevices() = default;
    SoundDevices(const SoundDevices&) = delete;
    SoundDevices& operator=(const SoundDevices&) = delete;
    virtual ~SoundDevices() = default;

    /// The present devices.
    virtual QList<SoundDevice> list() const = 0;
    /// The id of the system's own choice; empty: there is none.
    virtual QString usual() const = 0;
    /// Plays `source` with a buffer of this many milliseconds; null on failure. `source` must outlive the
    /// sink.
    virtual std::unique_ptr<SoundSink> open(const QString& id, QIODevice& source, int aheadMilliseconds) = 0;
    /// `changed` is called, on any thread, when devices appear or disappear.
    virtual void watch(std::function<void()> changed) = 0;
};

using MakeSoundDevices = std::function<std::unique_ptr<SoundDevices>()>;

/// The devices of the sound server (PulseAudio, PipeWire), otherwise those of Qt Multimedia; null if the
/// program is built without either.
std::unique_ptr<SoundDevices> systemSoundDevices();

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
    /// There was something to play, and no device that plays it; or there is one again.
    void silenceChanged(bool silent);

private:
    void make();
    void open();
    void close();
    void look();
    void letPass();
    void followDevices();
    void setSilent(bool silent);
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
    bool m_silent = false;
};

} // namespace mesaviva::app

Q_DECLARE_METATYPE(mesaviva::app::SoundDevice)
