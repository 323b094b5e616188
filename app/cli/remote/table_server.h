// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/remote/broker_link.h"
#include "app/cli/remote/seat_book.h"
#include "app/cli/remote/served_table.h"
#include "app/cli/remote/tables_file.h"
#include "engine/base/result.h"
#include "engine/record/record_reader.h"
#include "engine/record/write/record_writer.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::remote {

/// Shares tables with their guests: sends what happens, takes what seats ask for, and lets the tables' time
/// pass. Knows neither clock nor broker: its owner hands over what arrived, sends what it is given, and
/// passes the time.
///
/// A table's time stands still until its first guest has come, while no guest is there and no round runs, and
/// while the host itself has no line.
class TableServer {
public:
    using Time = std::chrono::steady_clock::time_point;

    struct Options {
        std::string version; ///< the program's; guests of another one are refused
        std::function<bool(const BrokerLink::Message&)> send;
        /// Makes the broker know the users of the book; null: another one's broker does as it likes.
        std::function<bool()> admitUsers;
        std::function<record::WallTime()> clock; ///< calendar time
    };

    /// Opens the tables of a file, or goes on with those that the book has on record. The arguments must
    /// outlive it.
    static Result<std::unique_ptr<TableServer>, record::Fault>
    open(const TablesFile& file, SeatBook& book, record::RecordWriter& writer, Options options);

    /// What to subscribe to.
    std::vector<std::string> topics() const;

    /// The host's line to the broker is there, or cut.
    void connected(Time now);
    void disconnected();
    /// Takes a message. Whatever is malformed is dropped or answered.
    void take(const BrokerLink::Message& message, Time now);
    /// Lets time pass: at most a second at once, so that nothing falls due while the host sleeps.
    void pass(Time now);
    /// How long until something happens by itself, at most `most`.
    std::chrono::milliseconds untilDue(std::chrono::milliseconds most) const;
    /// Says that the host takes its leave.
    void leave();
    /// Whether everything is still being recorded.
    bool isRecording() const;

private:
    struct Seat {
        BookedSeat* booked;
        PlayerId player;
        bool isHere = false;
    };
    struct Shared {
        BookedTable* booked;
        Topics topics;
        std::unique_ptr<ServedTable> table;
        Subscription subscription{};
        std::vector<Seat> seats{};
        bool isResting = true; ///< time stands still until a guest comes
        bool isStale = true;   ///< the pictures that were sent lack something
        Time pictured{};       ///< when they were sent
    };

    TableServer(SeatBook& book, Options options) : m_book(book), m_options(std::move(options)) {}

    void share(BookedTable& booked, std::unique_ptr<ServedTable> table);
    void noteNumbers();
    bool send(std::string topic, std::string payload, bool retained = false);
    void onEvent(Shared& shared);
    void sendPictures(Shared& shared, Time now);
    void takeJoin(std::string_view name, const std::string& payload);
    void takePresence(Shared& shared, Seat& seat, const std::string& payload, Time now);
    void takeRequest(Shared& shared, const Seat& seat, const std::string& payload);
    void missWhoIsNotThere();

    SeatBook& m_book;
    Options m_options;
    std::vector<std::unique_ptr<Shared>> m_tables;
    bool m_isConnected = false;
    std::optional<Time> m_last;  ///< when time last passed
    std::optional<Time> m_grace; ///< until when guests may come back after the host's line was cut
};

} // namespace mesaviva::remote
