// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A separate sound server with a silent device, and a recording of what is played on it.
#pragma once

#include "app/media/voice/clip.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// PulseAudio with a null sink, or PipeWire instead. Create it before anything asks for a device.
class SoundServer {
public:
    SoundServer() {
        qputenv("PULSE_SERVER", QByteArray("unix:") + QFile::encodeName(socket()));
        qputenv("PULSE_RUNTIME_PATH", QFile::encodeName(m_folder.path()));
    }
    ~SoundServer() { stop(); }

    /// Why no server is available to a test; empty: one is. PipeWire is used where PulseAudio is missing, and
    /// where MESAVIVA_SOUND_SERVER is `pipewire`.
    static QString lack() {
        if (!areThere({"parec", "pactl"})) {
            return QStringLiteral(
                "no sound server can be listened to here: parec and pactl are not installed");
        }
        if (!isPipeWire() && !areThere({"pulseaudio"})) {
            return QStringLiteral("no sound server is installed here: neither PulseAudio nor PipeWire with "
                                  "pipewire-pulse and wireplumber");
        }
        // PipeWire's session manager needs the session bus.
        return isPipeWire() && !qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
                   ? QStringLiteral("PipeWire needs a session's bus, and there is none here")
                   : QString();
    }

    /// Returns false if it does not start.
    bool start() {
        QFile::remove(socket());
        return isPipeWire() ? startPipeWire() : startPulseAudio();
    }

    /// Kills the server at once.
    void stop() {
        for (QProcess* const process : {&m_server, &m_manager, &m_pulse}) {
            process->kill();
        }
        for (QProcess* const process : {&m_server, &m_manager, &m_pulse}) {
            process->waitForFinished();
        }
    }

    QString socket() const { return m_folder.filePath(QStringLiteral("native")); }

private:
    static constexpr int kPatience = 60'000;

    static bool areThere(std::initializer_list<const char*> programs) {
        return std::all_of(programs.begin(), programs.end(), [](const char* program) {
            return !QStandardPaths::findExecutable(QLatin1String(program)).isEmpty();
        });
    }

    static bool isPipeWire() {
        return areThere({"pipewire", "pipewire-pulse", "wireplumber"}) &&
               (qgetenv("MESAVIVA_SOUND_SERVER") == "pipewire" || !areThere({"pulseaudio"}));
    }

    // All of them store their files in one folder, and none contacts a desktop session.
    void run(QProcess& process, const QString& program, const QStringList& words,
             std::initializer_list<const char*> without) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : without) {
            environment.remove(QLatin1String(name));
        }
        for (const char* name :
             {"XDG_RUNTIME_DIR", "PIPEWIRE_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME"}) {
            environment.insert(QLatin1String(name), m_folder.path());
        }
        process.setProcessEnvironment(environment);
        process.setStandardErrorFile(QProcess::nullDevice());
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(program, words);
    }

    static bool comes(QProcess& process, const QString& socket) {
        return QTest::qWaitFor(
                   [&] { return process.state() == QProcess::NotRunning || QFile::exists(socket); },
                   kPatience) &&
               process.state() == QProcess::Running;
    }

    bool startPulseAudio() {
        // It does not start if another server is named.
        run(m_server, QStringLiteral("pulseaudio"),
            {QStringLiteral("-n"), QStringLiteral("--daemonize=no"), QStringLiteral("--exit-idle-time=-1"),
             QStringLiteral("--use-pid-file=no"), QStringLiteral("--disable-shm=yes"),
             QStringLiteral("--load=module-null-sink sink_name=unheard rate=44100"),
             QStringLiteral("--load=module-native-protocol-unix auth-anonymous=1 socket=") + socket()},
            {"PULSE_SERVER", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS"});
        return comes(m_server, socket());
    }

    // The server, the session manager that links streams to devices, and the PulseAudio interface.
    bool startPipeWire() {
        const QString core = m_folder.filePath(QStringLiteral("pipewire-0"));
        QFile::remove(core);
        run(m_server, QStringLiteral("pipewire"), {}, {"DISPLAY"});
        if (!comes(m_server, core)) {
            return false;
        }
        run(m_manager, QStringLiteral("wireplumber"), {}, {"DISPLAY"});
        run(m_pulse, QStringLiteral("pipewire-pulse"), {}, {"DISPLAY"});
        return comes(m_pulse, socket()) &&
               asks({QStringLiteral("load-module"), QStringLiteral("module-null-sink"),
                     QStringLiteral("sink_name=unheard"), QStringLiteral("rate=44100")}) &&
               QTest::qWaitFor(
                   [] {
                       return asks({QStringLiteral("set-default-sink"), QStringLiteral("unheard")});
                   },
                   kPatience);
    }

    static bool asks(const QStringList& words) {
        QProcess command;
        command.start(QStringLiteral("pactl"), words);
        return command.waitForFinished(kPatience) && command.exitStatus() == QProcess::NormalExit &&
               command.exitCode() == 0;
    }

    // Not named after the program: the server's arguments end at a space.
    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/sound-XXXXXX")};
    QProcess m_server;
    QProcess m_manager; ///< PipeWire's
    QProcess m_pulse;   ///< PipeWire's
};

/// What the server's device plays, with the time of every sample on a given clock.
class ServerRecording {
public:
    /// `clock` is running and must outlive this object.
    explicit ServerRecording(const QElapsedTimer& clock) : m_clock(clock) {
        QObject::connect(&m_recorder, &QProcess::readyReadStandardOutput, &m_recorder, [this] { read(); });
    }
    ~ServerRecording() { stop(); }

    void start() {
        m_recorder.start(QStringLiteral("parec"),
                         {QStringLiteral("--device=unheard.monitor"), QStringLiteral("--format=s16le"),
                          QStringLiteral("--rate=%1").arg(kSampleRate), QStringLiteral("--channels=1"),
                          QStringLiteral("--latency-msec=10"), QStringLiteral("--raw")});
    }
    bool isRunning() const { return !m_samples.empty(); }
    void stop() {
        m_recorder.kill();
        m_recorder.waitForFinished();
    }

    struct Found {
        double at = 0;       ///< milliseconds on the clock
        double likeness = 0; ///< correlation, 1 if identical
    };

    /// Where a clip begins between two moments of the clock, at the best match.
    Found find(const Samples& clip, double from, double to) const {
        const std::vector<float> all = thinned(m_samples);
        const std::vector<float> wanted = thinned(clip);
        const auto index = [this](double at) {
            return static_cast<std::ptrdiff_t>((at - m_start) * kSampleRate / 1'000 / kThin);
        };
        Found best;
        double own = 0;
        for (const float s : wanted) {
            own += double{s} * s;
        }
        const auto last = std::min(index(to), std::ssize(all) - std::ssize(wanted));
        for (auto at = std::max<std::ptrdiff_t>(0, index(from)); at < last; ++at) {
            double both = 0;
            double other = 1;
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                const float s = all[static_cast<std::size_t>(at) + i];
                both += double{s} * wanted[i];
                other += double{s} * s;
            }
            const double likeness = both / std::sqrt(own * other);
            if (likeness > best.likeness) {
                best = {m_start + static_cast<double>(at) * kThin * 1'000 / kSampleRate, likeness};
            }
        }
        return best;
    }

    /// The loudest sample since a moment of the clock.
    int loudestSince(double from) const {
        const auto first = static_cast<std::ptrdiff_t>((from - m_start) * kSampleRate / 1'000);
        int loudest = 0;
        for (auto i = std::max<std::ptrdiff_t>(0, first); i < std::ssize(m_samples); ++i) {
            loudest = std::max(loudest, std::abs(int{m_samples[static_cast<std::size_t>(i)]}));
        }
        return loudest;
    }

private:
    static constexpr int kThin = 12; ///< speech is recognized by what is below 1.8 kHz

    static std::vector<float> thinned(const Samples& samples) {
        std::vector<float> thin(samples.size() / kThin);
        for (std::size_t i = 0; i < thin.size(); ++i) {
            float sum = 0;
            for (std::size_t k = 0; k < kThin; ++k) {
                sum += samples[i * kThin + k];
            }
            thin[i] = sum / kThin;
        }
        return thin;
    }

    void read() {
        m_bytes += m_recorder.readAllStandardOutput();
        const auto whole = m_bytes.size() / qsizetype{sizeof(std::int16_t)};
        const auto* data = reinterpret_cast<const std::int16_t*>(m_bytes.constData());
        m_samples.insert(m_samples.end(), data, data + whole);
        m_bytes.remove(0, whole * qsizetype{sizeof(std::int16_t)});
        // Data arrives after it was played: the earliest start that any block allows is the most exact.
        const double start = static_cast<double>(m_clock.nsecsElapsed()) / 1e6 -
                             static_cast<double>(m_samples.size()) * 1'000 / kSampleRate;
        m_start = m_started ? std::min(m_start, start) : start;
        m_started = true;
    }

    const QElapsedTimer& m_clock;
    QProcess m_recorder;
    QByteArray m_bytes;
    Samples m_samples;
    double m_start = 0; ///< when the first sample was played, in milliseconds
    bool m_started = false;
};

} // namespace mesaviva::app
