// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/broker_link.h"

#include <mosquitto.h>
#include <mqtt_protocol.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace mesaviva::remote {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int kAtLeastOnce = 1;
constexpr int kLoopMilliseconds = 100;
constexpr milliseconds kFirstPause{250};
constexpr milliseconds kLongestPause{5'000};
constexpr milliseconds kPatience{10'000}; ///< for a broker to answer
constexpr milliseconds kFarewell{1'000};
constexpr std::size_t kMostOnTheirWay = 65'536; ///< messages published and not confirmed
constexpr std::uint16_t kPlainPort = 1883;
constexpr std::uint16_t kTlsPort = 8883;

int digitOf(char letter) {
    if (letter >= '0' && letter <= '9') {
        return letter - '0';
    }
    const char lower = static_cast<char>(letter | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

// `%40` is `@`.
std::optional<std::string> decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            plain += text[i];
            continue;
        }
        const int high = i + 2 < text.size() ? digitOf(text[i + 1]) : -1;
        const int low = high >= 0 ? digitOf(text[i + 2]) : -1;
        if (low < 0 || high * 16 + low == 0) {
            return std::nullopt;
        }
        plain += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return plain;
}

std::string_view upTo(std::string_view& text, char end) {
    const std::size_t found = text.find(end);
    const std::string_view part = text.substr(0, found);
    text = found == std::string_view::npos ? std::string_view() : text.substr(found + 1);
    return part;
}

bool readFiles(std::string_view query, Broker& broker) {
    while (!query.empty()) {
        std::string_view value = upTo(query, '&');
        const std::string_view name = upTo(value, '=');
        std::optional<std::string> file = decoded(value);
        if (!file || file->empty()) {
            return false;
        }
        std::string* const place = name == "ca"     ? &broker.authorities
                                   : name == "cert" ? &broker.certificate
                                   : name == "key"  ? &broker.certificateKey
                                                    : nullptr;
        if (!place) {
            return false;
        }
        *place = std::move(*file);
    }
    return broker.certificate.empty() == broker.certificateKey.empty();
}

// The library is initialised once and for good.
void initialise() {
    static const int done = mosquitto_lib_init();
    static_cast<void>(done);
}

const char* orNull(const std::string& text) { return text.empty() ? nullptr : text.c_str(); }

} // namespace

std::optional<Broker> brokerFrom(std::string_view url) {
    Broker broker;
    constexpr std::string_view kPlain = "mqtt://";
    constexpr std::string_view kTls = "mqtts://";
    broker.tls = url.starts_with(kTls);
    if (!broker.tls && !url.starts_with(kPlain)) {
        return std::nullopt;
    }
    url.remove_prefix(broker.tls ? kTls.size() : kPlain.size());
    const std::size_t question = url.find('?');
    std::string_view query = question == std::string_view::npos ? "" : url.substr(question + 1);
    url = url.substr(0, question);
    if (const std::size_t at = url.rfind('@'); at != std::string_view::npos) {
        std::string_view who = url.substr(0, at);
        const std::optional<std::string> user = decoded(upTo(who, ':'));
        const std::optional<std::string> password = decoded(who);
        if (!user || user->empty() || !password) {
            return std::nullopt;
        }
        broker.user = *user;
        broker.password = *password;
        url.remove_prefix(at + 1);
    }
    if (url.ends_with('/')) {
        url.remove_suffix(1);
    }
    const std::optional<HostPort> address = hostPortFrom(url, broker.tls ? kTlsPort : kPlainPort);
    if (!address || !readFiles(query, broker) || (!broker.tls && !query.empty())) {
        return std::nullopt;
    }
    broker.address = *address;
    return broker;
}

std::string textOf(const Broker& broker) {
    return (broker.tls ? "mqtts://" : "mqtt://") + textOf(broker.address);
}

class BrokerLink::Thread {
public:
    explicit Thread(Options options) : m_options(std::move(options)) {
        initialise();
        m_client = mosquitto_new(orNull(m_options.client), true, this);
        if (!m_client || !prepare()) {
            add({Arrival::Kind::refused, {{}, m_problem.empty() ? "out of memory" : m_problem, false}});
            return;
        }
        m_thread = std::thread([this] { run(); });
    }
    Thread(const Thread&) = delete;
    Thread& operator=(const Thread&) = delete;
    ~Thread() {
        if (m_thread.joinable()) {
            const auto until = Clock::now() + kFarewell;
            std::unique_lock lock(m_mutex);
            m_done.wait_until(lock, until, [this] { return m_onTheirWay == 0 || !m_connected; });
            m_stopping = true;
            lock.unlock();
            m_pause.notify_all();
            if (m_connected) {
                mosquitto_disconnect_v5(m_client, MQTT_RC_NORMAL_DISCONNECTION, nullptr);
            }
            m_thread.join();
        }
        if (m_client) {
            mosquitto_destroy(m_client);
        }
    }

    bool publish(const Message& message) {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_connected || m_onTheirWay >= kMostOnTheirWay) {
                return false;
            }
            ++m_onTheirWay;
        }
        if (!send(message)) {
            onPublished(); // it never will be
            return false;
        }
        return true;
    }
    void subscribe(const std::string& topic) {
        mosquitto_subscribe_v5(m_client, nullptr, topic.c_str(), kAtLeastOnce, 0, nullptr);
    }
    void unsubscribe(const std::string& topic) {
        mosquitto_unsubscribe_v5(m_client, nullptr, topic.c_str(), nullptr);
    }
    bool isConnected() const { return m_connected; }

    std::optional<Arrival> take() {
        const std::lock_guard lock(m_mutex);
        if (m_arrivals.empty()) {
            return std::nullopt;
        }
        Arrival arrival = std::move(m_arrivals.front());
        m_arrivals.pop_front();
        if (arrival.kind == Arrival::Kind::message) {
            const auto waiting = m_waitingOf.find(arrival.message.topic);
            if (waiting != m_waitingOf.end() && --waiting->second == 0) {
                m_waitingOf.erase(waiting);
            }
        }
        return arrival;
    }
    bool wait(milliseconds most) {
        std::unique_lock lock(m_mutex);
        return m_arrived.wait_for(lock, most, [this] { return !m_arrivals.empty(); });
    }

private:
    bool prepare() {
        const Broker& broker = m_options.broker;
        mosquitto_threaded_set(m_client, true);
        mosquitto_int_option(m_client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
        if (!broker.identity.empty()) {
            note(mosquitto_tls_psk_set(m_client, broker.key.c_str(), broker.identity.c_str(), nullptr));
            note(mosquitto_tls_opts_set(m_client, 1, "tlsv1.3", nullptr));
        } else if (broker.tls) {
            const bool isSystems = broker.authorities.empty();
            if (isSystems) {
                note(mosquitto_int_option(m_client, MOSQ_OPT_TLS_USE_OS_CERTS, 1));
            }
            if (!isSystems || !broker.certificate.empty()) { // the library wants authorities, too
                note(mosquitto_tls_set(m_client, orNull(broker.authorities),
                                       isSystems ? "/etc/ssl/certs" : nullptr, orNull(broker.certificate),
                                       orNull(broker.certificateKey), nullptr));
            }
        }
        if (!broker.user.empty()) {
            note(mosquitto_username_pw_set(m_client, broker.user.c_str(), orNull(broker.password)));
        }
        if (const auto& will = m_options.will) {
            note(mosquitto_will_set_v5(m_client, will->topic.c_str(), static_cast<int>(will->payload.size()),
                                       will->payload.data(), kAtLeastOnce, will->retained, nullptr));
        }
        mosquitto_connect_v5_callback_set(
            m_client, [](mosquitto*, void* self, int reason, int, const mosquitto_property*) {
                static_cast<Thread*>(self)->onConnect(reason);
            });
        mosquitto_publish_v5_callback_set(m_client,
                                          [](mosquitto*, void* self, int, int, const mosquitto_property*) {
                                              static_cast<Thread*>(self)->onPublished();
                                          });
        mosquitto_message_v5_callback_set(
            m_client, [](mosquitto*, void* self, const mosquitto_message* message,
                         const mosquitto_property*) { static_cast<Thread*>(self)->onMessage(*message); });
        return m_problem.empty();
    }
    void note(int error) {
        if (error != MOSQ_ERR_SUCCESS && m_problem.empty()) {
            m_problem = mosquitto_strerror(error);
        }
    }

    bool send(const Message& message) {
        return mosquitto_publish_v5(m_client, nullptr, message.topic.c_str(),
                                    static_cast<int>(message.payload.size()), message.payload.data(),
                                    kAtLeastOnce, message.retained, nullptr) == MOSQ_ERR_SUCCESS;
    }

    // The library's own loop ends for good on errors that a restarted broker brings, so this one goes on.
    void run() {
        milliseconds pause = kFirstPause;
        while (!m_stopping) {
            const int error = tryOnce(pause);
            const bool wasConnected = m_connected.exchange(false);
            if (m_stopping) {
                return;
            }
            {
                const std::lock_guard lock(m_mutex);
                m_onTheirWay = 0;
            }
            m_done.notify_all();
            if (wasConnected) {
                add({Arrival::Kind::lost, {{}, mosquitto_strerror(error), false}});
            } else if (m_refusal != 0) {
                add({Arrival::Kind::refused, {{}, mosquitto_reason_string(m_refusal), false}});
            } else {
                const bool isKey = error == MOSQ_ERR_TLS;
                add({isKey ? Arrival::Kind::refused : Arrival::Kind::unreached,
                     {{}, mosquitto_strerror(error), false}});
            }
            std::unique_lock lock(m_mutex);
            m_pause.wait_for(lock, pause + jitter(pause), [this] { return m_stopping.load(); });
            pause = std::min(2 * pause, kLongestPause);
        }
    }

    // Connects, and works until the connection ends. A connection that was made makes the next pause short.
    int tryOnce(milliseconds& pause) {
        const Broker& broker = m_options.broker;
        m_refusal = 0;
        int error =
            mosquitto_connect_bind_v5(m_client, broker.address.host.c_str(), broker.address.port,
                                      static_cast<int>(m_options.keepAlive.count()), nullptr, nullptr);
        const auto until = Clock::now() + kPatience;
        while (error == MOSQ_ERR_SUCCESS && !m_stopping) {
            error = mosquitto_loop(m_client, kLoopMilliseconds, 1);
            if (m_refusal != 0) {
                return MOSQ_ERR_CONN_REFUSED;
            }
            if (m_connected) {
                pause = kFirstPause;
            } else if (Clock::now() > until) {
                return MOSQ_ERR_NO_CONN;
            }
        }
        // After a farewell, the loop goes on until it is written.
        for (auto last = Clock::now() + kFarewell; error == MOSQ_ERR_SUCCESS && Clock::now() < last;) {
            error = mosquitto_loop(m_client, kLoopMilliseconds, 1);
        }
        return error;
    }

    // A class that lost its broker does not come back all at once.
    milliseconds jitter(milliseconds pause) const {
        const auto spread = std::hash<std::string>()(m_options.broker.identity + m_options.client) % 256U;
        return pause * static_cast<int>(spread) / 1'024;
    }

    void onConnect(int reason) {
        if (reason != 0) {
            m_refusal = reason;
            return;
        }
        m_connected = true;
        for (const std::string& topic : m_options.topics) {
            subscribe(topic);
        }
        if (m_options.greeting) { // what answers it must find the subscriptions
            publish(*m_options.greeting);
        }
        add({Arrival::Kind::connected, {}});
    }
    void onPublished() {
        {
            const std::lock_guard lock(m_mutex);
            m_onTheirWay -= m_onTheirWay > 0 ? 1 : 0;
        }
        m_done.notify_all();
    }
    void onMessage(const mosquitto_message& message) {
        const auto bytes = static_cast<std::size_t>(std::max(0, message.payloadlen));
        if (bytes > m_options.mostBytes) {
            return;
        }
        Arrival arrival;
        arrival.message.topic = message.topic;
        arrival.message.payload.assign(static_cast<const char*>(message.payload), bytes);
        arrival.message.retained = message.retain;
        add(std::move(arrival));
    }
    void add(Arrival arrival) {
        {
            const std::lock_guard lock(m_mutex);
            if (arrival.kind == Arrival::Kind::message) {
                if (m_arrivals.size() >= m_options.mostWaiting) {
                    return;
                }
                std::size_t& waiting = m_waitingOf[arrival.message.topic];
                if (waiting >= m_options.mostOfTopic) {
                    return;
                }
                ++waiting;
            }
            m_arrivals.push_back(std::move(arrival));
        }
        m_arrived.notify_all();
        m_options.wake();
    }

    Options m_options;
    mosquitto* m_client = nullptr;
    std::string m_problem;
    int m_refusal = 0; ///< of the connection being tried
    std::atomic<bool> m_connected = false;
    std::atomic<bool> m_stopping = false;
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::condition_variable m_done;
    std::condition_variable m_pause;
    std::deque<Arrival> m_arrivals;
    std::map<std::string, std::size_t> m_waitingOf; ///< by topic
    std::size_t m_onTheirWay = 0;
    std::thread m_thread;
};

BrokerLink::BrokerLink(Options options) : m_thread(std::make_unique<Thread>(std::move(options))) {}
BrokerLink::~BrokerLink() = default;
bool BrokerLink::publish(const Message& message) { return m_thread->publish(message); }
void BrokerLink::subscribe(const std::string& topic) { m_thread->subscribe(topic); }
void BrokerLink::unsubscribe(const std::string& topic) { m_thread->unsubscribe(topic); }
bool BrokerLink::isConnected() const { return m_thread->isConnected(); }
std::optional<BrokerLink::Arrival> BrokerLink::take() { return m_thread->take(); }
bool BrokerLink::wait(std::chrono::milliseconds most) { return m_thread->wait(most); }

} // namespace mesaviva::remote
