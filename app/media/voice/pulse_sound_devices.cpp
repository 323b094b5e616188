// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The devices of a PulseAudio server, or of PipeWire in its place. While there is sound to play, keeps trying
// to reach a server that starts late or has died.

#include "app/media/voice/audio_output.h"
#include "app/media/voice/mixer.h"

#include <pulse/pulseaudio.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

using namespace std::chrono_literals;

// How long the first request to a newly connected server waits. An answer takes a few milliseconds; a hanging
// server blocks nothing for longer.
constexpr auto kAnswer = 1s;
// How long to wait before connecting again to a server that does not answer.
constexpr auto kPause = 500ms;
constexpr const char* kName = "Mesa Viva";

class Locked {
public:
    explicit Locked(pa_threaded_mainloop* loop) : m_loop(loop) { pa_threaded_mainloop_lock(m_loop); }
    Locked(const Locked&) = delete;
    Locked& operator=(const Locked&) = delete;
    ~Locked() { pa_threaded_mainloop_unlock(m_loop); }

private:
    pa_threaded_mainloop* m_loop;
};

void letGo(pa_operation* operation) {
    if (operation != nullptr) {
        pa_operation_unref(operation);
    }
}

class PulseSink final : public SoundSink {
public:
    PulseSink(pa_threaded_mainloop* loop, pa_context* context, const QString& id, QIODevice& source,
              int aheadMilliseconds)
        : m_loop(loop),
          m_source(source) {
        const pa_sample_spec format{PA_SAMPLE_S16NE, kSampleRate, Mixer::kChannels};
        const Locked lock(m_loop);
        m_stream = pa_stream_new(context, kName, &format, nullptr);
        if (m_stream == nullptr) {
            return;
        }
        const auto ahead = static_cast<std::uint32_t>(
            pa_usec_to_bytes(static_cast<pa_usec_t>(aheadMilliseconds) * PA_USEC_PER_MSEC, &format));
        const auto unset = static_cast<std::uint32_t>(-1);
        const pa_buffer_attr buffer{unset, ahead, 0, ahead / 4, unset};
        pa_stream_set_write_callback(
            m_stream,
            [](pa_stream*, std::size_t wanted, void* self) { static_cast<PulseSink*>(self)->write(wanted); },
            this);
        if (pa_stream_connect_playback(m_stream, id.toUtf8().constData(), &buffer, PA_STREAM_ADJUST_LATENCY,
                                       nullptr, nullptr) != 0) {
            end();
        }
    }
    ~PulseSink() override {
        const Locked lock(m_loop);
        end();
    }

    // Silence has been written by then after the last sound.
    void suspend() override {
        const Locked lock(m_loop);
        if (isGood()) {
            letGo(pa_stream_cork(m_stream, 1, nullptr, nullptr));
            letGo(pa_stream_flush(m_stream, nullptr, nullptr));
        }
    }
    void resume() override {
        const Locked lock(m_loop);
        if (isGood()) {
            letGo(pa_stream_cork(m_stream, 0, nullptr, nullptr));
        }
    }
    bool isLost() const override {
        const Locked lock(m_loop);
        return m_stream == nullptr || !PA_STREAM_IS_GOOD(pa_stream_get_state(m_stream));
    }

private:
    bool isGood() const { return m_stream != nullptr && pa_stream_get_state(m_stream) == PA_STREAM_READY; }

    // On the loop's own thread.
    void write(std::size_t wanted) {
        while (wanted > 0) {
            void* data = nullptr;
            std::size_t size = wanted;
            if (pa_stream_begin_write(m_stream, &data, &size) != 0 || data == nullptr) {
                return;
            }
            const qint64 read = m_source.read(static_cast<char*>(data), static_cast<qint64>(size));
            if (read <= 0) {
                pa_stream_cancel_write(m_stream);
                return;
            }
            const auto written = static_cast<std::size_t>(read);
            pa_stream_write(m_stream, data, written, nullptr, 0, PA_SEEK_RELATIVE);
            wanted -= std::min(wanted, written);
        }
    }

    void end() {
        if (m_stream != nullptr) {
            pa_stream_set_write_callback(m_stream, nullptr, nullptr);
            pa_stream_disconnect(m_stream);
            pa_stream_unref(std::exchange(m_stream, nullptr));
        }
    }

    pa_threaded_mainloop* m_loop;
    pa_stream* m_stream = nullptr;
    QIODevice& m_source;
};

class PulseDevices final : public SoundDevices {
public:
    PulseDevices() : m_loop(pa_threaded_mainloop_new()) {
        if (m_loop != nullptr && pa_threaded_mainloop_start(m_loop) != 0) {
            pa_threaded_mainloop_free(std::exchange(m_loop, nullptr));
        }
    }
    ~PulseDevices() override {
        if (m_loop != nullptr) {
            {
                const Locked lock(m_loop);
                hangUp();
            }
            pa_threaded_mainloop_stop(m_loop);
            pa_threaded_mainloop_free(m_loop);
        }
    }

    /// Connects to a server that is not connected, and waits briefly for its answer.
    bool call() const {
        if (m_loop == nullptr) {
            return false;
        }
        {
            const Locked lock(m_loop);
            if (m_context != nullptr && PA_CONTEXT_IS_GOOD(pa_context_get_state(m_context))) {
                if (isAnswered() || m_waitedFor == m_context) {
                    return isAnswered(); // it hangs: it is reported when it continues
                }
            } else if (m_dialled && Clock::now() - *m_dialled < kPause) {
                return false;
            } else {
                m_dialled = Clock::now();
                dial();
            }
            m_waitedFor = m_context;
        }
        std::unique_lock lock(m_mutex);
        m_answerArrived.wait_for(lock, kAnswer, [this] { return m_answered || m_failed; });
        return m_answered;
    }

    QList<SoundDevice> list() const override {
        call();
        const std::scoped_lock lock(m_mutex);
        return m_answered ? m_devices : QList<SoundDevice>();
    }

    QString usual() const override {
        call();
        const std::scoped_lock lock(m_mutex);
        return m_answered ? m_usual : QString();
    }

    std::unique_ptr<SoundSink> open(const QString& id, QIODevice& source, int aheadMilliseconds) override {
        if (!call()) {
            return nullptr;
        }
        auto sink = std::make_unique<PulseSink>(m_loop, m_context, id, source, aheadMilliseconds);
        return sink->isLost() ? nullptr : std::move(sink);
    }

    void watch(std::function<void()> changed) override {
        const std::scoped_lock lock(m_mutex);
        m_changed = std::move(changed);
    }

private:
    using Clock = std::chrono::steady_clock;

    // Call the functions below with the loop's lock, or on its thread.

    bool isAnswered() const {
        const std::scoped_lock lock(m_mutex);
        return m_answered;
    }

    void dial() const {
        hangUp();
        {
            const std::scoped_lock lock(m_mutex);
            m_answered = m_failed = false;
            m_devices.clear();
            m_usual.clear();
        }
        m_context = pa_context_new(pa_threaded_mainloop_get_api(m_loop), kName);
        if (m_context == nullptr) {
            fail();
            return;
        }
        pa_context_set_state_callback(
            m_context,
            [](pa_context* context, void* self) {
                static_cast<PulseDevices*>(self)->follow(pa_context_get_state(context));
            },
            const_cast<PulseDevices*>(this));
        if (pa_context_connect(m_context, nullptr, PA_CONTEXT_NOFLAGS, nullptr) != 0) {
            fail();
        }
    }

    void hangUp() const {
        if (m_context != nullptr) {
            pa_context_set_state_callback(m_context, nullptr, nullptr);
            pa_context_set_subscribe_callback(m_context, nullptr, nullptr);
            pa_context_disconnect(m_context);
            pa_context_unref(std::exchange(m_context, nullptr));
        }
    }

    // Returns whether it was present before.
    bool fail() const {
        const std::scoped_lock lock(m_mutex);
        m_failed = true;
        m_answerArrived.notify_all();
        return std::exchange(m_answered, false);
    }

    void follow(pa_context_state_t state) {
        if (state == PA_CONTEXT_READY) {
            pa_context_set_subscribe_callback(
                m_context,
                [](pa_context*, pa_subscription_event_type_t, std::uint32_t, void* self) {
                    static_cast<PulseDevices*>(self)->ask();
                },
                this);
            letGo(pa_context_subscribe(
                m_context,
                static_cast<pa_subscription_mask_t>(PA_SUBSCRIPTION_MASK_SINK | PA_SUBSCRIPTION_MASK_SERVER),
                nullptr, nullptr));
            ask();
        } else if (!PA_CONTEXT_IS_GOOD(state)) {
            if (fail()) {
                notifyChanged();
            }
        }
    }

    // Requests the server's own choice, then all devices: answers arrive in the order of requests.
    void ask() {
        letGo(pa_context_get_server_info(
            m_context,
            [](pa_context*, const pa_server_info* info, void* self) {
                auto& devices = *static_cast<PulseDevices*>(self);
                devices.m_asked.clear();
                const std::scoped_lock lock(devices.m_mutex);
                devices.m_usual = info != nullptr ? QString::fromUtf8(info->default_sink_name) : QString();
            },
            this));
        letGo(pa_context_get_sink_info_list(
            m_context,
            [](pa_context*, const pa_sink_info* info, int last, void* self) {
                auto& devices = *static_cast<PulseDevices*>(self);
                if (last == 0) {
                    devices.m_asked.append(
                        {QString::fromUtf8(info->name), QString::fromUtf8(info->description)});
                    return;
                }
                {
                    const std::scoped_lock lock(devices.m_mutex);
                    devices.m_devices = devices.m_asked;
                    devices.m_answered = true;
                    devices.m_answerArrived.notify_all();
                }
                devices.notifyChanged();
            },
            this));
    }

    void notifyChanged() const {
        const std::scoped_lock lock(m_mutex);
        if (m_changed) {
            m_changed();
        }
    }

    pa_threaded_mainloop* m_loop;
    mutable pa_context* m_context = nullptr;
    mutable const pa_context* m_waitedFor = nullptr; ///< the context whose first answer has been awaited
    mutable std::optional<Clock::time_point> m_dialled;
    QList<SoundDevice> m_asked; ///< so far; used only on the loop's thread

    mutable std::mutex m_mutex; ///< guards what follows; lock it after the loop's lock, never before
    mutable std::condition_variable m_answerArrived;
    mutable QList<SoundDevice> m_devices;
    mutable QString m_usual;
    mutable bool m_answered = false;
    mutable bool m_failed = false;
    std::function<void()> m_changed;
};

} // namespace

std::unique_ptr<SoundDevices> systemSoundDevices() { return std::make_unique<PulseDevices>(); }

} // namespace mesaviva::app
