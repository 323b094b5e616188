// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/table_server.h"

#include "app/cli/remote/seat_code.h"
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::remote {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds kMostAtOnce{1'000};
constexpr milliseconds kBetweenPictures{1'000};
constexpr milliseconds kGrace{15'000};

// The text of a field; nothing if there is no such field, or no text in it.
std::optional<std::string> textIn(const Json& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? std::optional(found->get<std::string>())
                                                     : std::nullopt;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + '\n';
    }
    return text;
}

// `mesaviva/1/TABLE/KIND/SEAT` in its last three parts; empty texts for any other topic.
struct TopicParts {
    std::string_view table;
    std::string_view kind;
    std::string_view seat;
};
TopicParts partsOf(std::string_view topic) {
    constexpr std::string_view kRoot = "mesaviva/1/";
    if (!topic.starts_with(kRoot)) {
        return {};
    }
    topic.remove_prefix(kRoot.size());
    const std::size_t first = topic.find('/');
    const std::size_t second = first == std::string_view::npos ? first : topic.find('/', first + 1);
    if (first == std::string_view::npos) {
        return {};
    }
    const std::string_view kind = topic.substr(first + 1, second - first - 1);
    return {topic.substr(0, first), kind,
            second == std::string_view::npos ? std::string_view() : topic.substr(second + 1)};
}

} // namespace

Result<std::unique_ptr<TableServer>, record::Fault>
TableServer::open(const TablesFile& file, SeatBook& book, record::RecordWriter& writer, Options options) {
    std::unique_ptr<TableServer> server(new TableServer(book, std::move(options)));
    auto reader = record::RecordReader::open(file.record);
    if (!reader) {
        return reader.error();
    }
    try {
        const auto isOnRecord = [&](const BookedTable& booked) {
            return booked.number != 0 && (*reader)->table(booked.number).has_value();
        };
        for (std::size_t i = 0; i < file.tables.size(); ++i) {
            const TablePlan& plan = file.tables[i];
            BookedTable& booked = book.tables()[i];
            const GameServing& game = servingOf(plan.table.game());
            if (!isOnRecord(booked)) { // a new table, or a new record
                booked.number = 0;
                server->share(booked, game.open(plan, writer, server->m_options.clock));
                continue;
            }
            auto table = game.resume(plan, writer, **reader, booked.number, server->m_options.clock);
            if (!table) {
                return table.error();
            }
            server->share(booked, std::move(*table));
        }
    } catch (const record::Fault& fault) {
        return fault;
    }
    server->noteNumbers();
    return server;
}

void TableServer::share(BookedTable& booked, std::unique_ptr<ServedTable> table) {
    auto shared = std::make_unique<Shared>(Shared{&booked, Topics(booked.name), std::move(table)});
    for (BookedSeat& seat : booked.seats) {
        const std::optional<PlayerId> player = shared->table->hosted().playerNamed(seat.id);
        shared->seats.push_back({&seat, player.value_or(kNobody)});
    }
    shared->subscription = shared->table->hosted().listen([this, one = shared.get()] { onEvent(*one); });
    m_tables.push_back(std::move(shared));
}

// Which tables of the record are these? A host that was killed goes on with them.
void TableServer::noteNumbers() {
    bool isNew = false;
    for (const auto& shared : m_tables) {
        const record::TableNumber number = shared->table->number();
        if (number != 0 && shared->booked->number != number) {
            shared->booked->number = number;
            isNew = true;
        }
    }
    if (isNew) {
        m_book.save();
    }
}

std::vector<std::string> TableServer::topics() const {
    std::vector<std::string> topics{Topics::join("+")};
    for (const auto& shared : m_tables) {
        topics.push_back(shared->topics.request("+"));
        topics.push_back(shared->topics.presence("+"));
    }
    return topics;
}

bool TableServer::send(std::string topic, std::string payload, bool retained) {
    return m_isConnected && m_options.send({std::move(topic), std::move(payload), retained});
}

void TableServer::connected(Time now) {
    m_isConnected = true;
    m_grace = now + kGrace;
    for (const auto& shared : m_tables) {
        send(shared->topics.host(), Json{{"state", "here"}, {"version", m_options.version}}.dump(), true);
        sendPictures(*shared, now);
    }
}

void TableServer::disconnected() {
    m_isConnected = false;
    m_grace.reset();
    for (const auto& shared : m_tables) {
        shared->isStale = true;
        for (Seat& seat : shared->seats) {
            seat.isHere = false; // each says anew that it is there
        }
    }
}

void TableServer::leave() {
    for (const auto& shared : m_tables) {
        send(shared->topics.host(), Json{{"state", "lost"}, {"version", m_options.version}}.dump(), true);
    }
}

bool TableServer::isRecording() const {
    return std::ranges::all_of(m_tables, [](const auto& shared) { return shared->table->isRecording(); });
}

void TableServer::onEvent(Shared& shared) {
    HostedTable& hosted = shared.table->hosted();
    send(shared.topics.publicLines(), hosted.line(Viewer::everybody()));
    if (hosted.hidesFromSome()) {
        for (const Seat& seat : shared.seats) {
            if (seat.isHere) {
                send(shared.topics.seatLines(seat.booked->id), hosted.line(Viewer(seat.player)));
            }
        }
    }
    shared.isStale = true;
    if (hosted.closesRound()) {
        const auto round = Json::parse(hosted.line(Viewer::record())).at("round").get<std::uint64_t>();
        send(shared.topics.round(), joined(hosted.roundLines(round)));
        shared.isResting = std::ranges::none_of(shared.seats, &Seat::isHere);
    }
}

void TableServer::sendPictures(Shared& shared, Time now) {
    HostedTable& hosted = shared.table->hosted();
    bool isSent = send(shared.topics.picture(), joined(hosted.picture(Viewer::everybody())), true);
    if (hosted.hidesFromSome()) {
        for (const Seat& seat : shared.seats) {
            if (seat.booked->isTaken() && seat.player != kNobody) {
                isSent = send(shared.topics.picture(seat.booked->id),
                              joined(hosted.picture(Viewer(seat.player))), true) &&
                         isSent;
            }
        }
    }
    shared.isStale = !isSent;
    shared.pictured = now;
}

void TableServer::take(const BrokerLink::Message& message, Time now) {
    const TopicParts parts = partsOf(message.topic);
    if (parts.table == "join") {
        if (!message.retained) {
            takeJoin(parts.kind, message.payload);
        }
        return;
    }
    for (const auto& shared : m_tables) {
        if (shared->booked->name != parts.table) {
            continue;
        }
        for (Seat& seat : shared->seats) {
            if (seat.booked->id != parts.seat || !seat.booked->isTaken()) {
                continue;
            }
            if (seat.player == kNobody) { // admitted meanwhile?
                seat.player = shared->table->hosted().playerNamed(seat.booked->id).value_or(kNobody);
            }
            if (seat.player == kNobody) {
                continue;
            }
            if (parts.kind == "presence") {
                takePresence(*shared, seat, message.payload, now);
            } else if (parts.kind == "request" && !message.retained) {
                takeRequest(*shared, seat, message.payload);
            }
        }
    }
}

void TableServer::takeJoin(std::string_view name, const std::string& payload) {
    const auto json = scenario::parseStrictly(payload);
    const std::optional<std::string> key = json && json->is_object() ? textIn(*json, "key") : std::nullopt;
    if (!key || !seedFromHex(*key)) {
        return;
    }
    const auto answer = [&](Json what) {
        what["for"] =
            nameOfSecret(*key); // of several guests with one code, each knows which answer is its own
        what["version"] = m_options.version;
        send(Topics::joined(name), what.dump());
    };
    for (const auto& shared : m_tables) {
        for (Seat& seat : shared->seats) {
            if (nameOfSecret(seat.booked->secret) != name) {
                continue;
            }
            if (textIn(*json, "proof") != proofOf(seat.booked->secret, *key)) {
                return;
            }
            if (textIn(*json, "version") != m_options.version) {
                answer({{"state", "refused"}, {"reason", "version"}});
                return;
            }
            if (seat.booked->isTaken() && seat.booked->key != *key) {
                answer({{"state", "refused"}, {"reason", "spent"}});
                return;
            }
            seat.booked->key = *key;
            // Only what is written is granted: a host that is killed now must know its guest.
            if (!m_book.save() || (m_options.admitUsers && !m_options.admitUsers())) {
                seat.booked->key.clear();
                answer({{"state", "refused"}, {"reason", "host"}});
                return;
            }
            const HostedTable& hosted = shared->table->hosted();
            answer({{"state", "seated"},
                    {"table", shared->booked->name},
                    {"seat", seat.booked->id},
                    {"game", hosted.game()},
                    {"stream", hosted.hidesFromSome() ? "seat" : "public"}});
            return;
        }
    }
}

void TableServer::takePresence(Shared& shared, Seat& seat, const std::string& payload, Time now) {
    const auto json = scenario::parseStrictly(payload);
    const std::optional<std::string> state =
        json && json->is_object() ? textIn(*json, "state") : std::nullopt;
    HostedTable& hosted = shared.table->hosted();
    if (state == "lost" && seat.isHere) {
        seat.isHere = false;
        shared.table->miss(seat.player);
    } else if (state == "here" && textIn(*json, "version") == m_options.version) {
        if (!std::exchange(seat.booked->isUsed, true)) { // from now on the code opens nothing
            m_book.save();
            if (m_options.admitUsers) {
                m_options.admitUsers();
            }
        }
        seat.isHere = true;
        shared.isResting = false;
        hosted.forgetRequests(seat.player);
        shared.table->arrive(seat.player);
        sendPictures(shared, now);
    }
}

void TableServer::takeRequest(Shared& shared, const Seat& seat, const std::string& payload) {
    const std::optional<BadRequest> bad = shared.table->hosted().submit(seat.player, payload);
    if (!bad || bad->problem == RequestProblem::repeated) { // the same message twice
        return;
    }
    Json answer{{"problem", name(bad->problem)}};
    if (const auto json = scenario::parseStrictly(payload);
        json && json->is_object() && json->contains("n")) {
        answer["n"] = (*json)["n"];
    }
    if (bad->error) {
        answer["path"] = bad->error->path;
        answer["reason"] = app::englishReason(*bad->error);
    }
    send(shared.topics.seatLines(seat.booked->id),
         answer.dump(-1, ' ', false, Json::error_handler_t::replace));
}

// Those who did not come back after the host's line was cut.
void TableServer::missWhoIsNotThere() {
    for (const auto& shared : m_tables) {
        for (const Seat& seat : shared->seats) {
            if (!seat.isHere && seat.player != kNobody) {
                shared->table->miss(seat.player);
            }
        }
    }
}

void TableServer::pass(Time now) {
    const auto elapsed = std::chrono::duration_cast<Duration>(now - m_last.value_or(now));
    const Duration passed = std::min<Duration>(elapsed, kMostAtOnce);
    m_last = m_last ? *m_last + elapsed : now; // what is less than a millisecond passes next time
    if (m_grace && now >= *m_grace) {
        m_grace.reset();
        missWhoIsNotThere();
    }
    for (const auto& shared : m_tables) {
        shared->table->deliver();
        if (m_isConnected && !shared->isResting) {
            shared->table->advanceTo(shared->table->now() + passed);
        }
        if (m_isConnected && shared->isStale && now - shared->pictured >= kBetweenPictures) {
            sendPictures(*shared, now);
        }
    }
    noteNumbers();
}

milliseconds TableServer::untilDue(milliseconds most) const {
    for (const auto& shared : m_tables) {
        const std::optional<Instant> due = shared->table->nextDue();
        if (due && m_isConnected && !shared->isResting) {
            most = std::min(most, std::max(milliseconds(1), milliseconds(*due - shared->table->now())));
        }
    }
    return most;
}

} // namespace mesaviva::remote
