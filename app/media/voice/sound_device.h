// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Audio devices behind an interface: tests use devices that can be unplugged.
#pragma once

#include <QIODevice>
#include <QList>
#include <QString>

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

} // namespace mesaviva::app

Q_DECLARE_METATYPE(mesaviva::app::SoundDevice)
