// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/remote/seat_code.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::remote {

/// How to reach a broker, and as whom.
struct Broker {
    HostPort address;
    bool tls = false;
    std::string user;
    std::string password;
    std::string authorities; ///< file of trusted certificates; empty: the system's
    std::string certificate; ///< file of one's own certificate, and of its key; empty: none
    std::string certificateKey;
    std::string identity; ///< TLS with a pre-shared key: its name, and 64 hexadecimal digits
    std::string key;
};

/// Reads `mqtt://host`, `mqtts://user:password@host:8883?ca=FILE&cert=FILE&key=FILE`; nothing for any other
/// text. `%40` and the like are read.
std::optional<Broker> brokerFrom(std::string_view url);
/// The URL without user and password.
std::string textOf(const Broker& broker);

/// A connection to an MQTT 5 broker, on a thread of its own. It connects again, after a while that grows up
/// to five seconds, until it is destroyed. Everything that arrives waits in a bounded queue for take().
///
/// Messages are sent and received at least once (QoS 1), in order. Nothing outlives the connection: what a
/// broker had for a lost one is not sent again.
class BrokerLink {
public:
    /// A text for a topic.
    struct Message {
        std::string topic;
        std::string payload;
        bool retained = false; ///< stored by the broker for whoever subscribes later
    };

    struct Options {
        Broker broker;
        std::string client; ///< the connection's name, unique at the broker; empty: the broker chooses
        std::optional<Message> will;     ///< what the broker sends when the connection is lost
        std::optional<Message> greeting; ///< sent on every connection, after the subscriptions
        std::vector<std::string> topics; ///< what to subscribe to on every connection, in this order
        std::size_t mostBytes = 4'096;   ///< longer messages are dropped
        std::size_t mostOfTopic =
            256; ///< messages of one topic that may wait, so that nobody fills the queue
        std::size_t mostWaiting = 65'536;   ///< and of all topics together
        std::chrono::seconds keepAlive{5};  ///< how often to look whether the line is there
        std::function<void()> wake = [] {}; ///< called on the link's thread when there is something to take
    };

    /// What take() returns.
    struct Arrival {
        enum class Kind : std::uint8_t {
            connected, ///< greeting and subscriptions are on their way
            lost,      ///< not connected any more
            refused,   ///< the broker does not let one in, or speaks no MQTT 5; `message.payload` says why
            unreached, ///< a connection was tried in vain; `message.payload` says why
            message,
        };
        Kind kind = Kind::message;
        Message message{};
    };

    explicit BrokerLink(Options options);
    BrokerLink(const BrokerLink&) = delete;
    BrokerLink& operator=(const BrokerLink&) = delete;
    /// Takes its leave: the broker sends no will. What was published before is sent first, within a second.
    ~BrokerLink();

    /// Sends a message; false where there is no connection or too much is on its way.
    bool publish(const Message& message);
    void subscribe(const std::string& topic);
    void unsubscribe(const std::string& topic);
    bool isConnected() const;

    /// Returns what arrived next, or nothing.
    std::optional<Arrival> take();
    /// Waits until there is something to take, for at most `most`; returns whether there is.
    bool wait(std::chrono::milliseconds most);

private:
    class Thread;
    std::unique_ptr<Thread> m_thread;
};

} // namespace mesaviva::remote
