// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/significant.h"

#include "engine/base/seed.h"
#include "engine/record/chain.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/house_page.h"
#include "engine/record/record_file.h"
#include "engine/record/rows.h"
#include "engine/table/player.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <span>
#include <utility>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

// Maximum size of the events listed here.
constexpr std::size_t kLongestFields = 1'000'000;
constexpr std::size_t kLongestValue = 80;
constexpr std::size_t kMostChanges = 60;
constexpr std::size_t kMostRemoved = 1'000;
constexpr std::size_t kMostNames = 64;

constexpr std::array<std::string_view, 8> kFaultEvents{
    "system_failed",    "player_lost",     "player_back",    "spin_void",
    "stakes_disturbed", "stakes_restored", "stake_restored", "ball_changed"};

Fault badField(std::string event, std::string field) {
    return {FaultKind::damaged, {ProblemCode::bad_field, {std::move(event), std::move(field)}}};
}

Json fieldsIn(std::string_view text, std::string_view kind) {
    Json fields = text.size() > kLongestFields ? Json(Json::value_t::discarded) : parseJson(text);
    if (!fields.is_object()) {
        throw Fault{FaultKind::damaged, {ProblemCode::fields_of_kind, {std::string(kind)}}};
    }
    return fields;
}

std::string wordIn(const Json& fields, const char* name) {
    const auto found = fields.find(name);
    return found != fields.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string shortened(const Json* value) {
    if (!value) {
        return {};
    }
    std::string text = value->is_string() ? value->get<std::string>() : jsonText(*value);
    if (text.size() > kLongestValue) {
        std::size_t end = kLongestValue;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            --end; // not within a UTF-8 character
        }
        text = text.substr(0, end) + "…";
    }
    return text;
}

// Objects are compared field by field: `minimum.red`.
void compareSettings(const Json* before, const Json* after, const std::string& path,
                     std::vector<SettingChange>& changes) {
    if (changes.size() >= kMostChanges || (before && after && *before == *after)) {
        return;
    }
    const bool isObject = (!before || before->is_object()) && (!after || after->is_object());
    if (!isObject || (!before && !path.empty()) || (!after && !path.empty())) {
        changes.push_back({path, shortened(before), shortened(after)});
        return;
    }
    const auto partOf = [](const Json* object, const std::string& key) -> const Json* {
        const auto found = object->find(key);
        return found == object->end() ? nullptr : &*found;
    };
    const std::string beginning = path.empty() ? path : path + '.';
    for (const auto& [key, value] : after->items()) {
        compareSettings(partOf(before, key), &value, beginning + key, changes);
    }
    for (const auto& [key, value] : before->items()) {
        if (!after->contains(key)) {
            compareSettings(&value, nullptr, beginning + key, changes);
        }
    }
}

std::vector<SettingChange> changesOf(const Json& before, const Json& after) {
    std::vector<SettingChange> changes;
    compareSettings(&before, &after, {}, changes);
    return changes;
}

class Gathering {
public:
    Gathering(RecordReader& reader, const SignificantFilter& filter)
        : m_reader(reader),
          m_filter(filter),
          m_round(reader.database().prepare("SELECT staked, returned FROM rounds WHERE id = ?")) {}

    SignificantPage page(std::size_t most, std::int64_t from, std::uint64_t budget) {
        SignificantPage page;
        const bool isKeyed = m_reader.isKeyed();
        // A page begins before a place, as rounds have it: the tables from the newest on, and their events.
        std::int64_t before = from == 0 ? std::numeric_limits<std::int64_t>::max() : from;
        if (m_filter.table) {
            before = std::min(before, roundKeyOf(*m_filter.table + 1, 0));
        }
        if (from == 0) {
            addRemoved(page);
        }
        Statement tables =
            m_reader.database().prepare("SELECT id FROM tables WHERE id <= ?1 AND id >= ?2 ORDER BY id DESC");
        tables.bind(1, tableOf(before)).bind(2, m_filter.table.value_or(1));
        while (tables.step()) {
            const TableNumber number = tableNumberIn(tables, 0);
            if (!enter(number)) {
                continue;
            }
            RecordReader::EventRange range{.table = number, .isBackwards = true};
            if (number == tableOf(before)) {
                if (before <= roundKeyOf(number, 1)) {
                    continue;
                }
                range.last = static_cast<std::uint64_t>(before - roundKeyOf(number, 1));
            }
            Statement row = m_reader.select("id, table_id, round, seq, wall, event, rules, fields", range);
            while (row.step()) {
                if (page.events.size() >= most || page.looked >= budget) {
                    page.next = before;
                    return page;
                }
                const std::int64_t place = roundKeyOf(number, static_cast<std::uint64_t>(row.number(3)));
                if (isKeyed && (row.number(0) != place || row.number(1) != number)) {
                    throw Fault{FaultKind::damaged, ProblemCode::event_misplaced};
                }
                before = place;
                ++page.looked;
                look(row, page);
            }
        }
        return page;
    }

private:
    // The table of a place.
    static TableNumber tableOf(std::int64_t place) { return place >> 40U; }

    // Returns the table of the next events, and whether any of its events can match.
    bool enter(TableNumber number) {
        if (!m_table || m_table->number != number) {
            m_table = m_reader.table(number);
            if (!m_table) {
                throw Fault{FaultKind::damaged, ProblemCode::events_without_table};
            }
        }
        const bool isHouse = m_table->game == kHousePage;
        if (isHouse) {
            return !m_filter.game && (!m_filter.kind || m_filter.kind == SignificantKind::restart);
        }
        return (!m_filter.game || *m_filter.game == m_table->game) &&
               (!m_filter.until || m_table->opened < *m_filter.until);
    }

    bool wants(SignificantKind kind) const { return !m_filter.kind || *m_filter.kind == kind; }

    bool isIn(WallTime wall) const {
        return (!m_filter.from || wall >= *m_filter.from) && (!m_filter.until || wall < *m_filter.until);
    }

    void look(const Statement& row, SignificantPage& page) {
        const std::string_view kind = row.text(5);
        const GameRecord* const game = findGameRecord(m_table->game);
        if (kind == "settled" && game != nullptr && game->cutOffAt != nullptr) {
            lookForCutOff(row, page);
        }
        SignificantEvent event;
        if (std::ranges::find(kFaultEvents, kind) != kFaultEvents.end()) {
            event.kind = SignificantKind::fault;
        } else if (kind == "round_void") {
            event.kind = SignificantKind::void_round;
        } else if (kind == "refused") {
            event.kind = SignificantKind::refusal;
        } else if (kind == "table_opened") {
            event.kind = SignificantKind::table_opened;
        } else if (kind == "accounts" && m_table->game == kHousePage) {
            event.kind = SignificantKind::restart;
        } else if (kind == "round_closed" || kind == "settled" || kind == "prize_won") {
            event.kind = SignificantKind::large_win;
        } else {
            return;
        }
        // An opening may turn out to have other settings.
        const bool isOpening = event.kind == SignificantKind::table_opened;
        if (!wants(event.kind) && !(isOpening && wants(SignificantKind::settings))) {
            return;
        }
        event.wall = timeIn(row, 4);
        if (!isIn(event.wall)) {
            return;
        }
        event.round = {m_table->number, static_cast<std::uint64_t>(row.number(2))};
        event.seq = static_cast<std::uint64_t>(row.number(3));
        event.game = m_table->game;
        event.event = kind;
        event.rules = row.text(6);
        if (event.kind == SignificantKind::large_win) {
            if (kind == "settled"     ? isSimulatedWin(event, row.text(7))
                : kind == "prize_won" ? isWinOfTheCrowd(event, row.text(7))
                                      : isLargeWin(event)) {
                page.events.push_back(std::move(event));
            }
            return;
        }
        const Json fields = fieldsIn(row.text(7), event.event);
        event.player = wordIn(fields, "player");
        event.detail = event.kind == SignificantKind::refusal   ? wordIn(fields, "do")
                       : event.kind == SignificantKind::restart ? wordIn(fields, "cause")
                                                                : wordIn(fields, "reason");
        if (kind == "ball_changed") { // R18; else the regular exchange of R17
            const auto faulty = fields.find("faulty");
            event.detail = faulty != fields.end() && *faulty == true ? kBallFaulty : kBallsTurn;
        }
        if (event.kind == SignificantKind::restart && event.detail != "recovered") {
            return;
        }
        if (isOpening) {
            compareOpening(event, fields);
            if (!wants(event.kind)) {
                return;
            }
        }
        page.events.push_back(std::move(event));
    }

    void lookForCutOff(const Statement& row, SignificantPage& page) {
        if (!wants(SignificantKind::cut_off) || !isIn(timeIn(row, 4))) {
            return;
        }
        const RoundId round{m_table->number, static_cast<std::uint64_t>(row.number(2))};
        auto cut = findGameRecord(m_table->game)
                       ->cutOffAt(m_reader, round, static_cast<std::uint64_t>(row.number(3)), timeIn(row, 4),
                                  row.text(7));
        if (!cut || isSimulated(cut->player)) {
            return;
        }
        SignificantEvent event;
        event.kind = SignificantKind::cut_off;
        event.round = round;
        event.game = m_table->game;
        event.seq = cut->seq;
        event.wall = cut->wall;
        event.event = "settled";
        event.rules = row.text(6);
        event.player = std::move(cut->player);
        event.detail = std::move(cut->cards);
        event.amount = cut->ante;
        page.events.push_back(std::move(event));
    }

    bool isLargeWin(SignificantEvent& event) {
        m_round.reset();
        m_round.bind(1, roundKeyOf(event.round.table, event.round.round));
        if (!m_round.step()) {
            return false;
        }
        const std::int64_t staked = m_round.number(0);
        const std::int64_t returned = m_round.number(1);
        const std::int64_t most = kMostOnRecord.cents;
        if (staked < 0 || staked > most || returned < 0 || returned > most) {
            throw Fault{FaultKind::damaged, ProblemCode::amount_out_of_range};
        }
        event.amount = Money{returned - staked};
        return event.amount > Money{} && event.amount >= m_filter.largeWin;
    }

    // The simulated players of a table, except the crowd, are named in its opening.
    bool isSimulated(const std::string& player) {
        if (m_simulatedAt != m_table->number) {
            const auto opening = openingFacts(m_reader, m_table->number);
            m_simulated = opening ? opening->simulated : std::vector<std::string>();
            m_simulatedAt = m_table->number;
        }
        return std::ranges::find(m_simulated, player) != m_simulated.end();
    }

    static Money moneyIn(const Json& fields, const char* name) {
        try {
            return Money{wholeOf(JsonFields(fields, {}).need(name), name, 0, kMostOnRecord.cents)};
        } catch (const BadField& bad) {
            throw Fault{FaultKind::damaged, {ProblemCode::bad_win, {bad.path}}};
        }
    }

    bool isLarge(Money won) const { return won > Money{} && won >= m_filter.largeWin; }

    bool isSimulatedWin(SignificantEvent& event, std::string_view text) {
        const Json fields = fieldsIn(text, event.event);
        event.player = wordIn(fields, "player");
        if (!isSimulated(event.player)) {
            return false;
        }
        event.simulated = true;
        event.amount = moneyIn(fields, "returned") - moneyIn(fields, "staked");
        return isLarge(event.amount);
    }

    // The crowd has no settlements: only the prizes of its members' cards are known.
    bool isWinOfTheCrowd(SignificantEvent& event, std::string_view text) const {
        const Json fields = fieldsIn(text, event.event);
        const auto winners = fields.find("winners");
        if (winners == fields.end() || !winners->is_array()) {
            throw badField("prize_won", "winners");
        }
        std::map<std::string, Money> won;
        for (const Json& winner : *winners) {
            if (!winner.is_object()) {
                throw badField("prize_won", "winners");
            }
            if (const std::string member = wordIn(winner, "player"); crowdMember(member)) {
                Money& sum = won[member];
                sum = added(sum, moneyIn(winner, "amount"));
            }
        }
        event.simulated = true;
        for (const auto& [member, sum] : won) {
            if (isLarge(sum)) {
                ++event.winners;
                if (sum > event.amount) {
                    event.player = member;
                    event.amount = sum;
                }
            }
        }
        return event.winners > 0;
    }

    void compareOpening(SignificantEvent& event, const Json& fields) {
        Statement last = m_reader.database().prepare(
            "SELECT id FROM tables WHERE game = ?1 AND id < ?2 ORDER BY id DESC LIMIT 1");
        last.bind(1, std::string_view(m_table->game)).bind(2, m_table->number);
        if (!last.step()) {
            return; // the first of its game
        }
        const TableNumber number = tableNumberIn(last, 0);
        const auto before = m_reader.table(number);
        EventCursor cursor = m_reader.events(number);
        EventRow opened;
        if (!before || !cursor.next(opened)) {
            return; // nothing is left to compare with
        }
        const auto factsOf = [](const TableRow& table, const Json& opening) {
            Json all = opening.value("settings", Json::object());
            if (!all.is_object()) {
                throw badField("table_opened", "settings");
            }
            all["rules"] = table.rules;
            all["rules_version"] = table.rulesVersion;
            all["program"] = table.program;
            return all;
        };
        event.changes = changesOf(factsOf(*before, fieldsIn(opened.text.fields, opened.text.kind)),
                                  factsOf(*m_table, fields));
        if (!event.changes.empty()) {
            event.kind = SignificantKind::settings;
        }
    }

    void addRemoved(SignificantPage& page) {
        if (!wants(SignificantKind::removed) || m_filter.game) {
            return;
        }
        std::vector<RemovedRow> rows = removedRows(m_reader.database());
        std::ranges::reverse(rows);
        for (const RemovedRow& removed : rows) {
            if (page.events.size() >= kMostRemoved) {
                return;
            }
            if (isIn(removed.date) && hasDate(removed.date) &&
                (!m_filter.table || *m_filter.table == removed.table)) {
                SignificantEvent event;
                event.kind = SignificantKind::removed;
                event.round = {removed.table, 0};
                event.game = kHousePage;
                event.wall = removed.date;
                event.amount = Money{static_cast<std::int64_t>(std::min<std::uint64_t>(
                    removed.rounds, static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max())))};
                page.events.push_back(std::move(event));
            }
        }
    }

    RecordReader& m_reader;
    const SignificantFilter& m_filter;
    Statement m_round;
    std::optional<TableRow> m_table;
    std::vector<std::string> m_simulated;
    TableNumber m_simulatedAt = 0; ///< the table of m_simulated; 0: none yet
};

} // namespace

std::string_view name(SignificantKind kind) {
    switch (kind) {
    case SignificantKind::fault: return "fault";
    case SignificantKind::void_round: return "void_round";
    case SignificantKind::refusal: return "refusal";
    case SignificantKind::restart: return "restart";
    case SignificantKind::table_opened: return "table_opened";
    case SignificantKind::settings: return "settings";
    case SignificantKind::large_win: return "large_win";
    case SignificantKind::removed: return "removed";
    case SignificantKind::cut_off: return "cut_off";
    }
    return {};
}

SignificantPage significantEvents(RecordReader& reader, const SignificantFilter& filter, std::size_t most,
                                  std::int64_t from, std::uint64_t budget) {
    return Gathering(reader, filter).page(most, from, budget);
}

std::optional<TableOpeningFacts> openingFacts(RecordReader& reader, TableNumber table) {
    EventCursor cursor = reader.events(table);
    EventRow row;
    if (!cursor.next(row) || row.text.kind != "table_opened") {
        return std::nullopt;
    }
    const Json fields = fieldsIn(row.text.fields, row.text.kind);
    TableOpeningFacts facts;
    facts.settings = jsonText(fields.value("settings", Json::object()));
    facts.settingsHash = sha256(
        std::span(reinterpret_cast<const std::uint8_t*>(facts.settings.data()), facts.settings.size()));
    const auto namesIn = [&](const char* key, std::vector<std::string>& names) {
        const auto list = fields.find(key);
        if (list == fields.end() || !list->is_array()) {
            return;
        }
        for (const Json& one : *list) {
            if (one.is_string() && names.size() < kMostNames) {
                names.push_back(one.get<std::string>());
            }
        }
    };
    namesIn("players", facts.players);
    namesIn("simulated", facts.simulated);
    if (const auto crowd = fields.find("crowd"); crowd != fields.end() && crowd->is_number_unsigned()) {
        facts.crowd = crowd->get<std::uint64_t>();
    }
    return facts;
}

} // namespace mesaviva::record
