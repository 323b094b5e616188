// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/share.h"

#include "engine/record/on_record.h"
#include "engine/record/table_fold.h"
#include "engine/scenario/bingo_runner.h"
#include "engine/scenario/poker_runner.h"
#include "engine/scenario/roulette_runner.h"
#include "engine/scenario/share_parts.h"
#include "engine/scenario/share_steps.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace mesaviva::scenario {

namespace {

using record::Field;
using Json = nlohmann::ordered_json;

// What a table of its own has another of.
bool isItsOwn(std::string_view field) {
    return field == "seq" || field == "round" || field == "commitment" || field == "seed" ||
           field == "scripted" || field == "origin";
}

// The fields that must be the same, with times counted from the round's opening.
std::vector<Field> comparable(std::vector<Field> fields, std::int64_t opened) {
    std::erase_if(fields, [](const Field& field) { return isItsOwn(field.name); });
    for (Field& field : fields) {
        if (auto* const time = std::get_if<std::int64_t>(&field.value);
            time && field.kind == FieldKind::instant) {
            *time -= opened;
        }
        field.parts = comparable(std::move(field.parts), opened);
    }
    return fields;
}

// The first field that is another.
std::string firstDifference(const std::vector<Field>& is, const std::vector<Field>& should) {
    for (std::size_t i = 0; i < std::max(is.size(), should.size()); ++i) {
        if (i >= is.size() || i >= should.size() || is[i] != should[i]) {
            return i < should.size() ? should[i].name : is[i].name;
        }
    }
    return {};
}

template <class Kept, class Play>
class Sharer {
public:
    using Game = typename Kept::Game;
    using Entry = typename Kept::Entry;
    using Parts = ShareParts<Kept>;

    Sharer(record::RoundOnRecord<Kept> round, Json settings, std::string rules)
        : m_round(std::move(round)),
          m_settings(std::move(settings)),
          m_rules(std::move(rules)) {
        // What comes after its end belongs to the table and not to the round.
        const auto closed = std::ranges::find_if(
            m_round.entries, [](const Entry& entry) { return Game::closesRound(entry.event); });
        m_isClosed = closed != m_round.entries.end();
        if (m_isClosed) {
            m_round.entries.erase(closed + 1, m_round.entries.end());
        }
    }

    SharedRound share(const Title& title) {
        if (!m_isClosed) {
            return {{}, {ShareLimit::running}, {}};
        }
        const auto steps = stepsOf<Kept>(m_round.start, m_round.entries);
        if (!steps) {
            return {{}, {ShareLimit::earlier_rounds}, "an event can't be brought by anything"};
        }
        lookForLimits(*steps);
        const Json file = fileOf(title, *steps);
        SharedRound result;
        result.file = file.dump(2) + '\n';
        check(result);
        if (result.file.empty() || m_limits.empty()) {
            result.limits = m_limits;
            return result;
        }
        // Whoever opens the file should know.
        std::string comment;
        for (const ShareLimit limit : m_limits) {
            comment += comment.empty() ? "not in here: " : ", ";
            comment += name(limit);
        }
        Json told = Json::object();
        for (const auto& item : file.items()) {
            told[item.key()] = item.value();
            if (item.key() == "title") {
                told["comment"] = comment;
            }
        }
        result.file = told.dump(2) + '\n';
        result.limits = m_limits;
        return result;
    }

private:
    record::PlayerNames names() const {
        return [this](PlayerId player) { return m_round.names.nameOf(player); };
    }

    void limit(ShareLimit limit) {
        if (std::ranges::find(m_limits, limit) == m_limits.end()) {
            m_limits.push_back(limit);
        }
    }

    void lookForLimits(const ShareSteps<Kept>& steps) {
        if (steps.hasRefusals) {
            limit(ShareLimit::refusals);
        }
        if (steps.hasArrivals) {
            limit(ShareLimit::arrivals);
        }
        if (Parts::hasCrowd(m_round.entries)) {
            limit(ShareLimit::crowd);
        }
    }

    Json playersOf(const std::vector<PlayerId>& present) const {
        Json players = Json::array();
        for (const PlayerId id : present) {
            Json player{{"id", m_round.names.nameOf(id)}};
            Parts::addPlayer(player, m_round.start, id);
            player["wallet"] = m_round.start.wallet(id).cents;
            players.push_back(std::move(player));
        }
        return players;
    }

    Json fileOf(const Title& title, const ShareSteps<Kept>& steps) const {
        const std::int64_t opened = openedAt();
        Json file{{"format", "mesaviva.scenario/1"}, {"title", {{"pt", title.pt}, {"en", title.en}}}};
        file["game"] = Kept::kName;
        file["rules"] = m_rules;
        file["table"] = Parts::table(m_settings, m_round.start);
        file["players"] = playersOf(Parts::present(m_round.start));
        file["outcome"] = Parts::outcome(m_round.entries, names(), m_round.start.settings);
        Json list = Json::array();
        for (const ShareStep<Kept>& step : steps.steps) {
            Json one = Json::object();
            if (!step.atOnce) {
                one["at"] = secondsOf(step.at.time_since_epoch().count() - opened);
            }
            one.update(Parts::step(step.command, names(), m_round.start.settings));
            list.push_back(std::move(one));
        }
        file["steps"] = std::move(list);
        file["rounds"] = 1;
        file["expect"] = expectations();
        return file;
    }

    // What everybody got, and the end of a round that came to nothing.
    Json expectations() const {
        Json expect = Json::array();
        for (const Entry& entry : m_round.entries) {
            const std::string kind(record::eventName(entry.event));
            if (kind == "settled") {
                const Json event = jsonOf(entry);
                expect.push_back({{"event", kind},
                                  {"player", event.at("player")},
                                  {"returned", event.at("returned")},
                                  {"net", event.at("net")}});
            } else if (kind == "round_void") {
                expect.push_back({{"event", kind}});
            }
        }
        return expect;
    }

    Json jsonOf(const Entry& entry) const {
        record::EventTextWriter writer;
        Kept::write(writer, entry, names(), m_round.start.settings);
        record::EventRow row;
        row.text = writer.result();
        return Json::parse(lineOf(row));
    }

    std::int64_t openedAt() const { return m_round.entries.front().at.time_since_epoch().count(); }

    // Runs the file and compares what it brings.
    void check(SharedRound& result) {
        auto read = scenario::read(result.file);
        if (!read) {
            result.difference = read.error().path + ": " + read.error().reason;
            limit(read.error().path.starts_with("table") ? ShareLimit::house : ShareLimit::names);
            result.file.clear();
            return;
        }
        std::vector<Entry> brought;
        GameRunner<Play> runner(std::move(*read));
        const Subscription heard = runner.listen([&](const Entry& entry) {
            if (entry.round == 1 && (brought.empty() || !Game::closesRound(brought.back().event))) {
                brought.push_back(entry);
            }
        });
        runner.run();
        if (settingsOf(runner) != m_settings) {
            limit(ShareLimit::house);
        }
        std::vector<const Entry*> wanted;
        for (const Entry& entry : m_round.entries) {
            if (!isRefusal(entry.event)) {
                wanted.push_back(&entry);
            }
        }
        for (std::size_t i = 0; i < std::max(wanted.size(), brought.size()); ++i) {
            if (i >= wanted.size() || i >= brought.size()) {
                result.difference = "there are " + std::to_string(brought.size()) + " events, not " +
                                    std::to_string(wanted.size());
                break;
            }
            const auto is = comparable(fieldsOf(brought[i], runner.playerNames()), 0);
            const auto should = comparable(fieldsOf(*wanted[i], names()), openedAt());
            if (is != should) {
                result.difference = "event " + std::to_string(i + 1) + " (" +
                                    std::string(Play::eventName(wanted[i]->event)) + "), " +
                                    firstDifference(is, should);
                break;
            }
        }
        if (!result.difference.empty() && m_limits.empty()) {
            limit(ShareLimit::earlier_rounds);
        }
    }

    std::vector<Field> fieldsOf(const Entry& entry, const record::PlayerNames& whose) const {
        if constexpr (requires { record::fieldsOf(entry, whose, m_round.start.settings); }) {
            return record::fieldsOf(entry, whose, m_round.start.settings);
        } else {
            return record::fieldsOf(entry, whose);
        }
    }

    Json settingsOf(const GameRunner<Play>& runner) const {
        for (const Entry& entry : runner.entries(0)) {
            if (record::eventName(entry.event) == "table_opened") {
                const Json line = runner.toJson(entry);
                return Parts::comparable(line.at("settings"));
            }
        }
        return {};
    }

    record::RoundOnRecord<Kept> m_round;
    Json m_settings;
    std::string m_rules;
    bool m_isClosed = false;
    std::vector<ShareLimit> m_limits;
};

template <class Kept, class Play>
SharedRound shareOf(record::RecordReader& reader, const record::TableRow& table, const record::RoundId& id,
                    const Title& title) {
    record::EventCursor events = reader.events(table.number);
    record::EventRow opening;
    record::RoundShelf<Kept> shelf(reader, table.number);
    auto round = shelf.round(id.round);
    if (!round || !events.next(opening)) {
        throw record::Fault{record::FaultKind::missing, "there is no such round"};
    }
    const Json fields = Json::parse(opening.text.fields, nullptr, false);
    if (!fields.is_object() || !fields.contains("settings")) {
        throw record::Fault{record::FaultKind::damaged, "the table does not begin with its opening"};
    }
    Json settings = ShareParts<Kept>::comparable(fields.at("settings"));
    return Sharer<Kept, Play>(std::move(*round), std::move(settings), table.rules).share(title);
}

} // namespace

std::string_view name(ShareLimit limit) {
    switch (limit) {
    case ShareLimit::running: return "running";
    case ShareLimit::crowd: return "crowd";
    case ShareLimit::refusals: return "refusals";
    case ShareLimit::arrivals: return "arrivals";
    case ShareLimit::house: return "house";
    case ShareLimit::names: return "names";
    case ShareLimit::earlier_rounds: return "earlier_rounds";
    }
    return {};
}

Result<SharedRound, record::Fault> shareRound(record::RecordReader& reader, const record::RoundId& id,
                                              const Title& title) {
    try {
        const auto table = reader.table(id.table);
        if (!table || !reader.round(id)) {
            return record::Fault{record::FaultKind::missing, "there is no such round"};
        }
        std::optional<SharedRound> shared;
        const bool known = record::withGame(table->game, [&]<class Kept>(Kind<Kept>) {
            shared.emplace(
                shareOf<Kept, typename PlayOf<typename Kept::Game>::Type>(reader, *table, id, title));
        });
        if (!known) {
            return record::Fault{record::FaultKind::damaged, "no such game: " + table->game};
        }
        return std::move(*shared);
    } catch (const record::Fault& fault) {
        return fault;
    }
}

} // namespace mesaviva::scenario
