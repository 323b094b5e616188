// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The devices on which something can be heard, behind an interface: a test has some that can be unplugged.
#pragma once

#include <QIODevice>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace mesaviva::app {

/// A device by its name.
struct SoundDevice {
    QString id;   ///< the system's, the same from one day to the next
    QString name; ///< for people

    friend bool operator==(const SoundDevice&, const SoundDevice&) = default;
};

/// A device that plays, until it is destroyed.
class SoundSink {
public:
    SoundSink() = default;
    SoundSink(const SoundSink&) = delete;
    SoundSink& operator=(const SoundSink&) = delete;
    virtual ~SoundSink() = default;

    /// Lets the device sleep, and wakes it.
    virtual void suspend() = 0;
    virtual void resume() = 0;
    /// Whether it has failed or gone, as far as it knows by itself.
    virtual bool isLost() const = 0;
};

/// The machine's devices. Used on one thread.
class SoundDevices {
public:
    SoundDevices() = default;
    SoundDevices(const SoundDevices&) = delete;
    SoundDevices& operator=(const SoundDevices&) = delete;
    virtual ~SoundDevices() = default;

    /// Those that there are now.
    virtual QList<SoundDevice> list() const = 0;
    /// The id of the one that the system would take; empty: there is none.
    virtual QString usual() const = 0;
    /// Begins to play what `source` gives, ahead by so many milliseconds; null: it can't. `source` must live
    /// longer.
    virtual std::unique_ptr<SoundSink> open(const QString& id, QIODevice& source, int aheadMilliseconds) = 0;
    /// `changed` is called, on any thread, when devices come or go.
    virtual void watch(std::function<void()> changed) = 0;
};

using MakeSoundDevices = std::function<std::unique_ptr<SoundDevices>()>;

/// Those of the sound server (PulseAudio, PipeWire), else those that Qt Multimedia knows; null where the
/// program is built without either.
std::unique_ptr<SoundDevices> systemSoundDevices();

} // namespace mesaviva::app

Q_DECLARE_METATYPE(mesaviva::app::SoundDevice)
