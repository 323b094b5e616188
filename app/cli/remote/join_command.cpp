// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/join_command.h"

#include "app/cli/remote/remote_words.h"
#include "app/cli/remote/seat_code.h"
#include "app/cli/remote/table_guest.h"
#include "engine/base/printable.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace mesaviva::app {

using namespace remote;
using std::chrono::milliseconds;

namespace {

constexpr int kEnded = 0;
constexpr int kSeatRefused = 1;
constexpr int kWordsRefused = 2;
constexpr milliseconds kLook{50};
constexpr std::size_t kMostLines = 1'000; ///< of standard input that wait for the table
constexpr std::size_t kLongestLine = 4'096;

// The lines of standard input, read on a thread that nobody waits for: it may block for ever.
class Lines {
public:
    Lines() : m_state(std::make_shared<State>()) {
        std::thread([state = m_state] {
            for (std::string line; std::getline(std::cin, line);) {
                std::unique_lock lock(state->mutex);
                state->room.wait(lock, [&] { return state->lines.size() < kMostLines; });
                state->lines.push_back(line.substr(0, kLongestLine + 1));
            }
            const std::lock_guard lock(state->mutex);
            state->isOver = true;
        }).detach();
    }

    std::optional<std::string> next() {
        const std::lock_guard lock(m_state->mutex);
        if (m_state->lines.empty()) {
            return std::nullopt;
        }
        std::string line = std::move(m_state->lines.front());
        m_state->lines.pop_front();
        m_state->room.notify_all();
        return line;
    }
    bool isOver() {
        const std::lock_guard lock(m_state->mutex);
        return m_state->isOver && m_state->lines.empty();
    }

private:
    struct State {
        std::mutex mutex;
        std::condition_variable room;
        std::deque<std::string> lines;
        bool isOver = false;
    };
    std::shared_ptr<State> m_state;
};

std::optional<TableGuest::Options> readWords(const JoinArguments& words, const std::string& code,
                                             std::ostream& err) {
    TableGuest::Options options;
    options.version = words.version;
    options.folder = seatsFolder();
    std::optional<HostPort> address;
    if (const std::optional<JoinLink> link = linkFrom(code)) {
        options.secret = link->secret;
        address = link->address;
    } else if (std::optional<std::string> secret = secretFrom(code)) {
        options.secret = std::move(*secret);
    } else { // it is not repeated: it may be a code with a mistake
        err << "not a code or link of a seat\n";
        return std::nullopt;
    }
    if (!words.broker.empty()) {
        const std::optional<Broker> broker = readBroker(words.broker, err);
        if (!broker) {
            return std::nullopt;
        }
        options.broker = *broker;
        options.isPrivate = false;
        return options;
    }
    if (!words.address.empty()) {
        address = hostPortFrom(words.address);
    }
    if (!address) {
        err << (words.address.empty() ? "a code needs --address HOST:PORT, or be the whole link\n"
                                      : "--address: not HOST:PORT\n");
        return std::nullopt;
    }
    options.broker.address = *address;
    options.broker.tls = true;
    return options;
}

// Prints what a guest hears; returns the exit status if that ends it.
std::optional<int> show(const TableGuest::News& news, const TableGuest& guest, std::ostream& out,
                        std::ostream& err) {
    using Kind = TableGuest::News::Kind;
    switch (news.kind) {
    case Kind::seated:
        err << "seat " << guest.seat()->seat << ", " << printable(guest.seat()->game) << '\n';
        break;
    case Kind::refused:
        if (news.text == "version") {
            err << "the host has version " << printable(news.version)
                << " of Mesa Viva, this is another one\n";
        } else {
            err << (news.text == "spent" ? "somebody else has taken this seat with the code\n"
                                         : "the host can't give the seat\n");
        }
        return kSeatRefused;
    case Kind::unreached:
        err << "no connection: " << printable(news.text)
            << (guest.seat() ? "\n" : " (a code that is spent gets none either)\n");
        break;
    case Kind::connected: err << "connected\n"; break;
    case Kind::lost: err << "the line is cut\n"; break;
    case Kind::host_here: err << "the host is there\n"; break;
    case Kind::host_lost: err << "the host is gone\n"; break;
    case Kind::picture:
        for (const std::string& line : news.lines) {
            out << line << '\n';
        }
        break;
    case Kind::line: out << news.text << '\n'; break;
    case Kind::round: break; // each event was shown as this seat may know it
    case Kind::not_passed: err << "not passed on: " << printable(news.text) << '\n'; break;
    }
    return std::nullopt;
}

} // namespace

int joinCommand(const JoinArguments& words, std::ostream& out, std::ostream& err) {
    std::string code = words.code;
    if (code == "-" && !std::getline(std::cin, code)) {
        err << "no code on standard input\n";
        return kWordsRefused;
    }
    std::optional<TableGuest::Options> options = readWords(words, code, err);
    if (!options) {
        return kWordsRefused;
    }
    TableGuest guest(std::move(*options));
    Lines lines;
    bool isFollowing = false;
    while (!words.stopped()) {
        guest.wait(kLook);
        while (const std::optional<TableGuest::News> news = guest.take()) {
            isFollowing = isFollowing || news->kind == TableGuest::News::Kind::picture;
            if (const std::optional<int> end = show(*news, guest, out, err)) {
                return *end;
            }
        }
        out.flush();
        err.flush();
        if (!isFollowing) { // nothing can be asked of a table that is not there yet
            continue;
        }
        while (const std::optional<std::string> line = lines.next()) {
            if (line->size() > kLongestLine || !guest.request(*line)) {
                err << "not sent: a JSON object without \"n\" is needed, and a line to the host\n";
            }
        }
        if (lines.isOver()) {
            return kEnded;
        }
    }
    return kEnded;
}

} // namespace mesaviva::app
