// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/remote/broker_link.h"
#include "app/cli/remote/seat_code.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::remote {

/// What a guest has after its code was taken: it comes back with it, the code is spent.
struct TakenSeat {
    std::string table; ///< its random name
    std::string seat;
    std::string key;
    std::string game;
    bool hasOwnStream = false; ///< whether the seat knows more than everybody
};

/// A seat at a table on another machine: takes it with a code, follows the table, and sends requests. Comes
/// back by itself when the line was cut, also with the same code after the program has ended.
///
/// Lines come in order and without a gap; where some were missed, a picture comes first.
class TableGuest {
public:
    struct Options {
        Broker broker;         ///< the address, and for another one's broker user and password
        bool isPrivate = true; ///< the host's own broker, which knows the code's key
        std::string secret;
        std::string version;
        std::filesystem::path folder;       ///< where taken seats are stored; only the user may read it
        std::function<void()> wake = [] {}; ///< called on another thread when there is something to take
    };

    /// What take() returns.
    struct News {
        enum class Kind : std::uint8_t {
            seated,     ///< the seat is this guest's: see seat()
            refused,    ///< it is not, for good: `text` is `version`, `spent` or `host`; `version` the host's
            unreached,  ///< no connection yet, or a code that the broker does not know; `text` says why
            connected,  ///< the line is there
            lost,       ///< the line is cut
            host_here,  ///< the host has a line, or has it again
            host_lost,  ///< the host's line is cut, or it has closed the table
            picture,    ///< `lines` show the table as it is: what was known before is replaced
            line,       ///< the next event
            round,      ///< the whole events of a closed round
            not_passed, ///< a request that never reached the table, as JSON
        };
        Kind kind;
        std::string text{};
        std::string version{};
        std::vector<std::string> lines{};
    };

    explicit TableGuest(Options options);
    ~TableGuest();
    TableGuest(const TableGuest&) = delete;
    TableGuest& operator=(const TableGuest&) = delete;

    /// The seat, once it is this guest's.
    const std::optional<TakenSeat>& seat() const { return m_seat; }
    /// Sends a request, a JSON object without `n`; false where it can't be sent now.
    bool request(std::string_view step);
    /// Sends a request as RemoteSource has written it.
    bool send(const std::string& request);

    std::optional<News> take();
    /// Waits until there may be something to take, for at most `most`.
    void wait(std::chrono::milliseconds most);

private:
    void askForSeat();
    void askAgain();
    void follow();
    void takeAnswer(const std::string& payload);
    void onArrival(const BrokerLink::Arrival& arrival);
    void onMessage(const BrokerLink::Message& message);
    void takeLine(std::string line, std::uint64_t seq);
    void takePicture(const std::string& payload);
    void takeWaiting();
    void wantPicture(bool wanted);
    std::string pictureTopic() const;

    Options m_options;
    std::string m_key;
    BrokerLink::Message m_question;                ///< for the seat
    std::chrono::steady_clock::time_point m_asked; ///< when it was last asked
    std::optional<TakenSeat> m_seat;
    std::unique_ptr<BrokerLink> m_link;
    std::deque<News> m_news;
    std::uint64_t m_seq = 0;                      ///< of the last line taken
    std::map<std::uint64_t, std::string> m_ahead; ///< lines after a gap, by number
    bool m_wantsPicture = true;
    std::uint64_t m_number = 0; ///< of the last request
};

/// The number of a line; nothing for what is no event.
std::optional<std::uint64_t> numberOfLine(std::string_view line);

/// The folder of taken seats of this user.
std::filesystem::path seatsFolder();

} // namespace mesaviva::remote
