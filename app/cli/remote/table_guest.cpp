// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/table_guest.h"

#include "app/cli/remote/private_broker.h"
#include "app/cli/remote/seat_book.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <utility>

namespace mesaviva::remote {

using scenario::Json;

namespace {

constexpr std::size_t kLongestMessage = std::size_t{8} << 20U;
constexpr std::size_t kMostWaiting = 4'096;
constexpr std::chrono::seconds kAskAgain{2};
constexpr std::size_t kMostAhead = 4'096;

std::string textIn(const Json& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end != 0) {
            lines.emplace_back(text.substr(0, end));
        }
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

std::optional<TakenSeat> seatFrom(const Json& json, std::string key) {
    TakenSeat seat{textIn(json, "table"), textIn(json, "seat"), std::move(key), textIn(json, "game"),
                   textIn(json, "stream") == "seat"};
    const bool isSeat = secretFrom(seat.table) == seat.table && isSeatName(seat.seat);
    return isSeat ? std::optional(std::move(seat)) : std::nullopt;
}

std::filesystem::path fileOf(const std::filesystem::path& folder, const std::string& secret) {
    return folder / (nameOfSecret(secret) + ".json");
}

std::optional<TakenSeat> stored(const std::filesystem::path& folder, const std::string& secret) {
    std::ifstream in(fileOf(folder, secret), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto json = scenario::parseStrictly(text);
    if (!json || !json->is_object() || !seedFromHex(textIn(*json, "key"))) {
        return std::nullopt;
    }
    return seatFrom(*json, textIn(*json, "key"));
}

bool store(const std::filesystem::path& folder, const std::string& secret, const TakenSeat& seat) {
    const Json json{{"table", seat.table},
                    {"seat", seat.seat},
                    {"key", seat.key},
                    {"game", seat.game},
                    {"stream", seat.hasOwnStream ? "seat" : "public"}};
    return writePrivately(fileOf(folder, secret), json.dump() + '\n');
}

} // namespace

std::optional<std::uint64_t> numberOfLine(std::string_view line) {
    const auto json = scenario::parseStrictly(line);
    if (!json || !json->is_object() || textIn(*json, "event").empty()) {
        return std::nullopt;
    }
    const auto seq = json->find("seq");
    return seq != json->end() && seq->is_number_unsigned() ? std::optional(seq->get<std::uint64_t>())
                                                           : std::nullopt;
}

std::filesystem::path seatsFolder() {
    const auto below = [](const char* variable, const char* rest) -> std::filesystem::path {
        const char* const folder = std::getenv(variable);
        return folder && *folder ? std::filesystem::path(folder) / rest : std::filesystem::path();
    };
#ifdef _WIN32
    return below("LOCALAPPDATA", "Mesa Viva/seats");
#else
    const std::filesystem::path state = below("XDG_STATE_HOME", "mesaviva/seats");
    return state.empty() ? below("HOME", ".local/state/mesaviva/seats") : state;
#endif
}

TableGuest::TableGuest(Options options)
    : m_options(std::move(options)),
      m_seat(stored(m_options.folder, m_options.secret)) {
    if (m_seat) {
        m_news.push_back({News::Kind::seated});
        follow();
    } else {
        askForSeat();
    }
}

TableGuest::~TableGuest() {
    if (m_seat && m_link->isConnected()) {
        m_link->publish({Topics(m_seat->table).presence(m_seat->seat),
                         Json{{"state", "lost"}, {"version", m_options.version}}.dump(), true});
    }
}

void TableGuest::askForSeat() {
    m_key = toHex(systemSeed());
    const std::string name = nameOfSecret(m_options.secret);
    BrokerLink::Options link;
    link.broker = m_options.broker;
    if (m_options.isPrivate) {
        link.broker.identity = name;
        link.broker.key = toHex(keyOfSecret(m_options.secret));
    }
    const Json request{
        {"key", m_key}, {"proof", proofOf(m_options.secret, m_key)}, {"version", m_options.version}};
    link.topics = {Topics::joined(name)};
    m_question = {Topics::join(name), request.dump(), false};
    m_asked = std::chrono::steady_clock::now();
    link.greeting = m_question;
    link.wake = m_options.wake;
    m_link = std::make_unique<BrokerLink>(std::move(link));
}

// The host may have been away.
void TableGuest::askAgain() {
    const auto now = std::chrono::steady_clock::now();
    if (!m_seat && now - m_asked >= kAskAgain) {
        m_asked = now;
        m_link->publish(m_question);
    }
}

void TableGuest::follow() {
    const Topics topics(m_seat->table);
    BrokerLink::Options link;
    link.broker = m_options.broker;
    if (m_options.isPrivate) {
        link.broker.identity = identityOf(m_seat->table, m_seat->seat);
        link.broker.key = m_seat->key;
    }
    link.will = BrokerLink::Message{topics.presence(m_seat->seat),
                                    Json{{"state", "lost"}, {"version", m_options.version}}.dump(), true};
    link.greeting = BrokerLink::Message{topics.presence(m_seat->seat),
                                        Json{{"state", "here"}, {"version", m_options.version}}.dump(), true};
    // Events first: what comes between them and the picture is in one of the two.
    link.topics = {topics.seatLines(m_seat->seat)};
    if (!m_seat->hasOwnStream) {
        link.topics.push_back(topics.publicLines());
    }
    link.topics.push_back(topics.round());
    link.topics.push_back(topics.host());
    link.topics.push_back(pictureTopic());
    link.mostBytes = kLongestMessage;
    link.mostOfTopic = kMostWaiting;
    link.wake = m_options.wake;
    m_link = std::make_unique<BrokerLink>(std::move(link));
}

std::string TableGuest::pictureTopic() const {
    const Topics topics(m_seat->table);
    return m_seat->hasOwnStream ? topics.picture(m_seat->seat) : topics.picture();
}

bool TableGuest::request(std::string_view step) {
    auto json = scenario::parseStrictly(step);
    if (!json || !json->is_object() || json->contains("n")) {
        return false;
    }
    Json request{{"n", m_number + 1}};
    request.update(*json);
    if (!send(request.dump())) {
        return false;
    }
    ++m_number;
    return true;
}

bool TableGuest::send(const std::string& request) {
    return m_seat && m_link->publish({Topics(m_seat->table).request(m_seat->seat), request, false});
}

void TableGuest::wait(std::chrono::milliseconds most) {
    if (m_news.empty()) {
        m_link->wait(most);
    }
}

std::optional<TableGuest::News> TableGuest::take() {
    askAgain();
    while (m_news.empty()) {
        const std::optional<BrokerLink::Arrival> arrival = m_link->take();
        if (!arrival) {
            return std::nullopt;
        }
        onArrival(*arrival);
    }
    News news = std::move(m_news.front());
    m_news.pop_front();
    return news;
}

void TableGuest::onArrival(const BrokerLink::Arrival& arrival) {
    using Kind = BrokerLink::Arrival::Kind;
    switch (arrival.kind) {
    case Kind::connected:
        if (m_seat) {
            m_wantsPicture = true; // subscribed with the rest
            m_news.push_back({News::Kind::connected});
        }
        break;
    case Kind::lost:
        if (m_seat) {
            m_news.push_back({News::Kind::lost, arrival.message.payload});
        }
        break;
    case Kind::refused:
    case Kind::unreached: m_news.push_back({News::Kind::unreached, arrival.message.payload}); break;
    case Kind::message:
        if (m_seat) {
            onMessage(arrival.message);
        } else {
            takeAnswer(arrival.message.payload);
        }
        break;
    }
}

void TableGuest::takeAnswer(const std::string& payload) {
    const auto json = scenario::parseStrictly(payload);
    if (!json || !json->is_object() || textIn(*json, "for") != nameOfSecret(m_key)) {
        return;
    }
    if (textIn(*json, "state") == "refused") {
        m_news.push_back({News::Kind::refused, textIn(*json, "reason"), textIn(*json, "version")});
    } else if (auto seat = seatFrom(*json, m_key)) {
        m_seat = std::move(seat);
        store(m_options.folder, m_options.secret, *m_seat); // else only this program comes back
        m_link.reset();
        follow();
        m_news.push_back({News::Kind::seated});
    }
}

void TableGuest::onMessage(const BrokerLink::Message& message) {
    const Topics topics(m_seat->table);
    if (message.topic == pictureTopic()) {
        takePicture(message.payload);
    } else if (message.topic == topics.round()) {
        m_news.push_back({News::Kind::round, {}, {}, linesOf(message.payload)});
    } else if (message.topic == topics.host()) {
        const auto json = scenario::parseStrictly(message.payload);
        if (json && json->is_object()) {
            m_news.push_back(
                {textIn(*json, "state") == "here" ? News::Kind::host_here : News::Kind::host_lost,
                 {},
                 textIn(*json, "version")});
        }
    } else if (const auto seq = numberOfLine(message.payload)) {
        takeLine(message.payload, *seq);
    } else if (message.topic == topics.seatLines(m_seat->seat)) {
        m_news.push_back({News::Kind::not_passed, message.payload});
    }
}

void TableGuest::takeLine(std::string line, std::uint64_t seq) {
    if (seq <= m_seq) {
        return;
    }
    if (m_seq != 0 && seq == m_seq + 1) {
        m_seq = seq;
        m_news.push_back({News::Kind::line, std::move(line)});
        takeWaiting();
        return;
    }
    if (m_ahead.size() >= kMostAhead) {
        m_ahead.clear();
    }
    m_ahead.emplace(seq, std::move(line));
    wantPicture(true);
}

void TableGuest::takeWaiting() {
    m_ahead.erase(m_ahead.begin(), m_ahead.upper_bound(m_seq));
    while (!m_ahead.empty() && m_ahead.begin()->first == m_seq + 1) {
        m_seq = m_ahead.begin()->first;
        m_news.push_back({News::Kind::line, std::move(m_ahead.begin()->second)});
        m_ahead.erase(m_ahead.begin());
    }
}

void TableGuest::takePicture(const std::string& payload) {
    std::vector<std::string> lines = linesOf(payload);
    if (lines.empty()) {
        return;
    }
    const std::optional<std::uint64_t> last = numberOfLine(lines.back());
    const std::optional<std::uint64_t> first = lines.size() > 1 ? numberOfLine(lines[1]) : last;
    if (!last || !first) {
        return;
    }
    const bool joins = m_seq != 0 && *first <= m_seq + 1;
    if (*last > m_seq && joins && lines.size() > 1) {
        for (std::size_t i = 1; i < lines.size(); ++i) {
            if (const auto seq = numberOfLine(lines[i]); seq && *seq > m_seq) {
                m_seq = *seq;
                m_news.push_back({News::Kind::line, std::move(lines[i])});
            }
        }
    } else if (*last > m_seq || m_seq == 0) {
        m_seq = *last;
        m_news.push_back({News::Kind::picture, {}, {}, std::move(lines)});
    }
    takeWaiting();
    wantPicture(!m_ahead.empty());
}

// Whoever knows all lines needs no pictures.
void TableGuest::wantPicture(bool wanted) {
    if (wanted != m_wantsPicture) {
        m_wantsPicture = wanted;
        if (wanted) {
            m_link->subscribe(pictureTopic());
        } else {
            m_link->unsubscribe(pictureTopic());
        }
    }
}

} // namespace mesaviva::remote
