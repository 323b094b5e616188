// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/serve_command.h"

#include "app/cli/remote/broker_link.h"
#include "app/cli/remote/private_broker.h"
#include "app/cli/remote/remote_words.h"
#include "app/cli/remote/seat_book.h"
#include "app/cli/remote/table_server.h"
#include "app/cli/remote/tables_file.h"
#include "app/cli/sentences/file_error_sentences.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/base/printable.h"
#include "engine/record/verify/rules_build.h"
#include "engine/record/write/record_writer.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <utility>

namespace mesaviva::app {

using namespace remote;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

namespace {

constexpr int kServed = 0;
constexpr int kRefused = 2;
constexpr milliseconds kLook{50}; ///< how often to look for a signal, and whether the broker runs

record::WallTime wallClock() {
    return std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now());
}

const char* sentenceOf(BrokerProblem problem) {
    switch (problem) {
    case BrokerProblem::not_found:
        return "mosquitto is not installed: install it, or name a broker by --broker";
    case BrokerProblem::no_folder: return "its folder can't be kept from other users";
    case BrokerProblem::no_start: return "mosquitto can't be started";
    case BrokerProblem::unsupported: return "not on this system: name a broker by --broker";
    }
    return "";
}

// Wakes the host when something has arrived, or is safely recorded.
class Bell {
public:
    void ring() {
        {
            const std::lock_guard lock(m_mutex);
            m_rung = true;
        }
        m_heard.notify_one();
    }
    void wait(milliseconds most) {
        std::unique_lock lock(m_mutex);
        m_heard.wait_for(lock, most, [this] { return m_rung; });
        m_rung = false;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_heard;
    bool m_rung = false;
};

// The broker that guests connect to: one's own, or another one's.
struct HostBroker {
    Broker broker;
    std::unique_ptr<PrivateBroker> own;
    std::string address; ///< for guests
};

std::optional<HostBroker> brokerOf(const ServeArguments& words, SeatBook& book, std::ostream& err) {
    HostBroker host;
    if (!words.broker.empty()) {
        const std::optional<Broker> named = readBroker(words.broker, err);
        if (!named) {
            return std::nullopt;
        }
        host.broker = *named;
        host.address = textOf(*named);
        return host;
    }
    const bool onlyHere = words.address == "127.0.0.1" || words.address == "localhost";
    auto own = PrivateBroker::start(book.folder() / "broker", book.port(), onlyHere, book.users());
    if (!own) {
        err << printable(book.folder().string()) << ": " << sentenceOf(own.error()) << '\n';
        return std::nullopt;
    }
    host.own = std::move(*own);
    book.setPort(host.own->port());
    book.save();
    host.broker.address = {"127.0.0.1", host.own->port()};
    host.broker.tls = true;
    host.broker.identity = kHostIdentity;
    host.broker.key = book.hostKey();
    host.address =
        textOf(HostPort{words.address.empty() ? addressInNetwork() : words.address, host.own->port()});
    return host;
}

// A line for each seat; one that is taken has no code.
void print(const SeatBook& book, const HostBroker& host, std::ostream& out) {
    for (const BookedTable& table : book.tables()) {
        for (const BookedSeat& seat : table.seats) {
            nlohmann::ordered_json line{
                {"table", table.id}, {"seat", seat.id}, {"code", nullptr}, {"address", host.address}};
            if (!seat.isTaken()) {
                const std::string code = codeOf(seat.id, seat.secret);
                line["code"] = code;
                if (const auto address = hostPortFrom(host.address); host.own && address) {
                    line["link"] = linkOf(*address, code);
                }
            }
            line["topic"] = Topics(table.name).publicLines();
            out << line.dump() << '\n';
        }
    }
    out.flush();
}

void take(BrokerLink& link, TableServer& server, std::ostream& err) {
    while (const std::optional<BrokerLink::Arrival> arrival = link.take()) {
        using Kind = BrokerLink::Arrival::Kind;
        const auto now = steady_clock::now();
        switch (arrival->kind) {
        case Kind::connected: server.connected(now); break;
        case Kind::lost:
            server.disconnected();
            err << "the line to the broker is cut: the tables wait\n";
            break;
        case Kind::refused:
        case Kind::unreached:
            err << "no connection to the broker: " << arrival->message.payload << '\n';
            break;
        case Kind::message: server.take(arrival->message, now); break;
        }
    }
    err.flush();
}

} // namespace

int serveCommand(const ServeArguments& words, std::ostream& out, std::ostream& err) {
    const auto file = loadTables(words.file);
    if (!file) {
        err << printable(words.file) << ": " << printable(englishText(file.error())) << '\n';
        return kRefused;
    }
    Bell bell; // outlives whoever rings it
    record::RecordWriter::Options options;
    options.safe = [&bell](record::RecordWriter::Ticket) { bell.ring(); };
    options.failed = [&bell](const record::Fault&) { bell.ring(); };
    options.program = record::programOf(words.version);
    auto writer = record::RecordWriter::open(file->record, std::move(options));
    if (!writer) {
        err << printable(englishText(file->record, writer.error())) << '\n';
        return kRefused;
    }
    auto book = SeatBook::open(file->record.string() + ".seats", *file);
    if (!book) {
        err << printable(file->record.string()) << ".seats: not a folder of seats that only you can read\n";
        return kRefused;
    }
    auto host = brokerOf(words, *book, err);
    if (!host) {
        return kRefused;
    }

    std::unique_ptr<BrokerLink> link;
    TableServer::Options serving;
    serving.version = words.version;
    serving.clock = &wallClock;
    serving.send = [&link](const BrokerLink::Message& message) { return link && link->publish(message); };
    if (host->own) {
        serving.admitUsers = [&] { return host->own->setUsers(book->users()); };
    }
    auto server = TableServer::open(*file, *book, **writer, std::move(serving));
    if (!server) {
        err << printable(englishText(file->record, server.error())) << '\n';
        return kRefused;
    }
    BrokerLink::Options connection;
    connection.broker = host->broker;
    connection.client = host->own ? std::string(kHostIdentity) : "mesaviva-" + book->tables().front().name;
    connection.topics = (*server)->topics();
    if (book->tables().size() == 1) { // a connection has one will only
        connection.will = BrokerLink::Message{
            Topics(book->tables().front().name).host(),
            nlohmann::ordered_json{{"state", "lost"}, {"version", words.version}}.dump(), true};
    }
    connection.wake = [&bell] { bell.ring(); };
    link = std::make_unique<BrokerLink>(std::move(connection));
    print(*book, *host, out);

    while (!words.stopped() && (*server)->isRecording()) {
        bell.wait((*server)->untilDue(kLook));
        take(*link, **server, err);
        (*server)->pass(steady_clock::now());
        if (host->own && !host->own->isRunning()) {
            host->own->restart();
        }
    }
    const bool isRecorded = (*server)->isRecording();
    (*server)->leave();
    link.reset();
    server->reset();
    const std::optional<record::Fault> fault = (*writer)->close();
    if (fault) {
        err << printable(englishText(file->record, *fault)) << '\n';
    }
    return fault || !isRecorded ? kRefused : kServed;
}

} // namespace mesaviva::app
