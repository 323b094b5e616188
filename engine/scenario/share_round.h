// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the requests of people during a round on record into steps at the same positions, and the round into
// a file: share.h for one game. Included only by the file that instantiates it for that game.
#pragma once

#include "engine/base/check.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/record/table_fold.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/share.h"
#include "engine/table/answers.h"
#include "engine/table/common_events.h"
#include "engine/table/common_keys.h"
#include "engine/table/journal.h"
#include "engine/table/opening.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::scenario {

/// The event of a new player at the table; a file knows all players from the beginning.
inline constexpr std::string_view kAdmitted = "player_admitted";

/// Whether the variant holds one of these kinds.
template <class... Kinds, class Variant>
bool isAnyOf(const Variant& one) {
    return (std::holds_alternative<Kinds>(one) || ...);
}

/// A request and its time.
template <class Command>
struct SharedStep {
    Instant at;
    Command command;
    bool atOnce = false; ///< right after the previous step
    std::string_view when =
        {}; ///< right after that event, before a timer of the same instant; empty: after it
};

/// Finds the command that caused each event of a round. `Parts` as in RoundSharer.
template <class Parts>
class ShareSteps {
public:
    using OnRecord = typename Parts::OnRecord;
    using Game = typename OnRecord::Game;
    using State = typename OnRecord::State;
    using Command = typename OnRecord::Command;
    using Event = typename OnRecord::Event;
    using Entry = typename OnRecord::Entry;
    using Steps = std::vector<SharedStep<Command>>;

    /// `start` is the table before the round; `entries` begin with the round's opening.
    ShareSteps(const State& start, std::span<const Entry> entries)
        : m_state(start),
          m_entries(entries),
          m_noChance(OnRecord::chanceOf(start.settings, Seed{}, {})) {}

    /// The requests in order, or why they can't be steps.
    Result<Steps, NotShared> find() {
        while (m_place < m_entries.size() && !m_bad) {
            takeNext();
        }
        if (m_bad) {
            return *m_bad;
        }
        return std::move(m_steps);
    }

private:
    enum class Cause : std::uint8_t { none, request, other };

    std::string_view nameAt(std::size_t place) const {
        return Parts::Play::eventName(m_entries[place].event);
    }

    void refuse(ShareLimit limit) {
        m_bad = NotShared{limit, "event " + std::to_string(m_entries[m_place].seq) + " (" +
                                     std::string(nameAt(m_place)) + ")"};
    }

    // Whether the command causes the events from here on; for the opening of the round, the events before the
    // opening are ignored.
    bool brings(const Command& command) {
        m_events.clear();
        const Entry& first = m_entries[m_place];
        if (Game::decide(m_state, command, first.at, m_events) || m_events.empty()) {
            return false;
        }
        std::size_t from = 0;
        while (m_place == 0 && from < m_events.size() && !Game::opensRound(m_events[from])) {
            ++from;
        }
        m_brought = m_events.size() - from;
        const std::size_t both = std::min(m_brought, m_entries.size() - m_place);
        for (std::size_t i = 0; i < both; ++i) {
            const Entry& entry = m_entries[m_place + i];
            if (entry.at != first.at || !(m_events[from + i] == entry.event)) {
                return false;
            }
        }
        return m_brought > 0; // further effects of the close belong to the table
    }

    void take(std::size_t count, Cause cause) {
        m_before = m_place;
        m_cause = cause;
        for (std::size_t i = 0; i < count && m_place < m_entries.size(); ++i, ++m_place) {
            Game::evolve(m_state, m_entries[m_place].event, m_entries[m_place].at);
            m_journal.append(m_entries[m_place]);
        }
    }

    void takeNext() {
        const Entry& entry = m_entries[m_place];
        const auto need = Game::nextNeed(m_state);
        const bool isDue = need && need->at <= entry.at;
        if (isDue && (isMetByTime(need->kind) || OnRecord::asksTheRecord(need->kind))) {
            const auto command = answer<Game>(m_state, need->kind, *m_noChance, m_journal);
            if (command && brings(*command)) {
                takeNeeded(need->at);
                return;
            }
        }
        m_causes.clear();
        if (const auto* const refused = std::get_if<typename Parts::Refused>(&entry.event)) {
            addRefused(*refused);
            m_brought = 1;
        } else {
            OnRecord::addCauses(m_state, together(), m_causes);
            std::erase_if(m_causes, [this](const Command& command) { return !brings(command); });
            m_causes.resize(std::min<std::size_t>(m_causes.size(), 1));
            if (!m_causes.empty()) {
                (void)brings(m_causes.front());
            }
        }
        if (m_causes.empty()) {
            const bool isRefused = std::holds_alternative<typename Parts::Refused>(entry.event);
            refuse(isRefused ? ShareLimit::refusals : ShareLimit::earlier_rounds);
            return;
        }
        const Command cause = std::move(m_causes.front());
        if (Parts::isArrival(cause)) {
            take(m_brought, Cause::other);
        } else if (Parts::isRequest(cause)) {
            addStep(cause, isDue);
        } else if (isDue) {
            takeNeeded(need->at);
        } else {
            take(m_brought, Cause::other); // the crowd
        }
    }

    void takeNeeded(Instant due) {
        if (m_place > 0 && due < m_entries[m_place].at) {
            refuse(ShareLimit::dealer);
            return;
        }
        take(m_brought, Cause::other);
    }

    std::span<const Entry> together() const {
        std::size_t count = 1;
        while (m_place + count < m_entries.size() && m_entries[m_place + count].at == m_entries[m_place].at) {
            ++count;
        }
        return m_entries.subspan(m_place, count);
    }

    // A request that would have been refused with the same event has the same effect. If none is, at a table
    // of an earlier edition the rules may be others: citations of refusals change without a new edition.
    void addRefused(const typename Parts::Refused& refused) {
        const bool isEarlier = m_state.settings.edition != decltype(m_state.settings)().edition;
        std::vector<Command> requests;
        Parts::addRefusedRequests(m_state, refused, requests);
        Command* alike = nullptr;
        for (Command& request : requests) {
            m_events.clear();
            const auto refusal = Game::decide(m_state, request, m_entries[m_place].at, m_events);
            if (!refusal) {
                continue;
            }
            auto again = Game::refused(request, *refusal);
            if (again == m_entries[m_place].event) {
                m_causes.push_back(std::move(request));
                return;
            }
            auto* const same = std::get_if<typename Parts::Refused>(&again);
            if (isEarlier && same && !alike) {
                same->refusal.rules = refused.refusal.rules;
                alike = again == m_entries[m_place].event ? &request : nullptr;
            }
        }
        if (alike) {
            m_causes.push_back(std::move(*alike));
        }
    }

    void addStep(const Command& command, bool isDue) {
        SharedStep<Command> step{m_entries[m_place].at, command};
        if (m_cause == Cause::request && m_entries[m_before].at == step.at) {
            step.atOnce = true;
        } else if (isDue) {
            const std::optional<std::size_t> awaited = awaitedEvent();
            if (!awaited) {
                refuse(ShareLimit::moment);
                return;
            }
            step.when = nameAt(*awaited);
            m_awaitFrom = *awaited + 1;
        }
        if (step.when.empty()) {
            m_awaitFrom = m_place;
        }
        m_steps.push_back(std::move(step));
        take(m_brought, Cause::request);
    }

    // Events of the players' arrival before the round.
    static bool isOfSeating(std::string_view name) {
        return name == "announced" || name == "session_ended" || name == "player_lost" ||
               name == Parts::kSeated;
    }

    // Of the latest events, one that is the first of its name since the previous step.
    std::optional<std::size_t> awaitedEvent() const {
        if (m_entries[m_before].at != m_entries[m_place].at || m_cause != Cause::other) {
            return std::nullopt;
        }
        for (std::size_t place = m_before; place < m_place; ++place) {
            const bool isAwaitable =
                nameAt(place) != kAdmitted && !(m_steps.empty() && isOfSeating(nameAt(place)));
            bool isFirst = isAwaitable && place >= m_awaitFrom;
            for (std::size_t i = m_awaitFrom; i < place && isFirst; ++i) {
                isFirst = nameAt(i) != nameAt(place);
            }
            if (isFirst) {
                return place;
            }
        }
        return std::nullopt;
    }

    State m_state;
    std::span<const Entry> m_entries;
    std::unique_ptr<typename OnRecord::Chance> m_noChance;
    MemoryJournal<Event> m_journal;
    typename Game::Events m_events;
    std::vector<Command> m_causes;
    Steps m_steps;
    std::size_t m_place = 0;     ///< of the next event
    std::size_t m_before = 0;    ///< start of the previous group of events
    std::size_t m_brought = 0;   ///< number of events in the group that starts there
    std::size_t m_awaitFrom = 0; ///< where the events begin that a further step may wait for
    Cause m_cause = Cause::none; ///< of the previous events
    std::optional<NotShared> m_bad;
};

/// The table and its chance in a file, before any step.
struct SharedTable {
    Json table;                          ///< settings
    Json outcome;                        ///< results of chance
    std::uint64_t roundsBefore = 0;      ///< number of rounds played first, to set up the table
    Json stepsBefore = Json::array();    ///< the steps in them
    std::optional<NotShared> limit = {}; ///< why a file can't hold it, if so
};

/// Makes the file of one round. `Parts` defines what differs between games:
/// - `OnRecord`, `Play`: the game on record and in scenarios;
/// - `Refused`: its event for a refused request;
/// - `kSeated`: the name of the event that puts a file's players at the table;
/// - `tableOf(settings, start, round, names)`: a SharedTable from the settings of `table_opened`;
/// - `isHere(state, player)`: whether the player is at the table;
/// - `isLost(state, player)`: whether the player has lost the connection;
/// - `addPlayer(player, start, round, id)`: adds a player's fields except name and wallet; false if a file
///   can't hold them;
/// - `isRequest(command)`: whether the command is a step;
/// - `isArrival(command)`: whether the command only admits a player;
/// - `step(command, names, settings)`: the command in the file's format;
/// - `addRefusedRequests(state, refused, requests)`: adds the requests that may have been refused like this;
/// - `fieldsOf(entry, names, settings)`: the fields of an event.
template <class Parts>
class RoundSharer {
public:
    using OnRecord = typename Parts::OnRecord;
    using Play = typename Parts::Play;
    using Game = typename OnRecord::Game;
    using State = typename OnRecord::State;
    using Entry = typename OnRecord::Entry;
    using Settings = typename OnRecord::Settings;
    using Runner = GameRunner<Play>;
    using Field = record::Field;

    RoundSharer(record::RoundOnRecord<OnRecord> round, Opening<Settings> opening, std::string rules,
                Title title)
        : m_round(std::move(round)),
          m_opening(std::move(opening)),
          m_rules(std::move(rules)),
          m_title(std::move(title)) {
        // Events after the close belong to the table, not to the round.
        const auto closed = std::ranges::find_if(
            m_round.entries, [](const Entry& entry) { return Game::closesRound(entry.event); });
        m_isClosed = closed != m_round.entries.end() && Game::opensRound(m_round.entries.front().event);
        if (m_isClosed) {
            m_round.entries.erase(closed + 1, m_round.entries.end());
        }
    }

    Result<std::string, NotShared> share() {
        if (!m_isClosed) {
            return NotShared{ShareLimit::running};
        }
        auto steps = ShareSteps<Parts>(m_round.start, m_round.entries).find();
        if (!steps) {
            return steps.error();
        }
        m_settings = settingsOf(m_opening);
        m_before = Parts::tableOf(m_settings, m_round.start, m_round.entries, names());
        if (m_before.limit) {
            return *m_before.limit;
        }
        if (auto bad = gatherPlayers()) {
            return *bad;
        }
        if (m_before.roundsBefore > 0) {
            if (auto bad = playBefore()) {
                return *bad;
            }
        }
        Json file = fileOf(stepsOf(*steps));
        std::vector<Money> wallets;
        if (auto bad = compare(file, wallets)) {
            return *bad;
        }
        file["expect"] = expectations(wallets);
        return fileText(file);
    }

private:
    record::PlayerNames names() const {
        return [this](PlayerId player) { return m_round.names.nameOf(player); };
    }

    // In the format of `table_opened`.
    Json settingsOf(const Opening<Settings>& opening) const {
        Entry entry{};
        entry.event = TableOpenedWith<Settings>{std::make_shared<const Opening<Settings>>(opening)};
        return jsonOf(entry).at("settings");
    }

    Json jsonOf(const Entry& entry) const {
        record::EventTextWriter writer;
        OnRecord::write(writer, entry, names(), m_round.start.settings);
        record::EventRow row;
        row.text = writer.result();
        return Json::parse(lineOf(row));
    }

    static std::optional<PlayerId> playerIn(const typename OnRecord::Event& event) {
        return std::visit(
            [](const auto& one) -> std::optional<PlayerId> {
                if constexpr (requires { PlayerId(one.player); }) {
                    return one.player == kNobody ? std::nullopt : std::optional(PlayerId(one.player));
                } else {
                    return std::nullopt;
                }
            },
            event);
    }

    static std::optional<Money> walletOfNew(const typename OnRecord::Event& event) {
        const auto* const admitted = std::get_if<common::PlayerAdmitted>(&event);
        return admitted ? std::optional(admitted->wallet) : std::nullopt;
    }

    // Collects all players who are present, arrive or act.
    std::optional<NotShared> gatherPlayers() {
        const std::size_t there = m_round.start.players.size();
        std::vector<Money> wallets;
        std::vector<bool> isNeeded;
        for (std::size_t i = 0; i < there; ++i) {
            wallets.push_back(m_round.start.wallet(static_cast<PlayerId>(i)));
            isNeeded.push_back(Parts::isHere(m_round.start, static_cast<PlayerId>(i)));
        }
        for (const Entry& entry : m_round.entries) {
            if (const auto wallet = walletOfNew(entry.event)) {
                wallets.push_back(*wallet);
                isNeeded.push_back(true);
            } else if (const auto player = playerIn(entry.event)) {
                if (*player >= isNeeded.size()) {
                    return NotShared{ShareLimit::refusals, {}, errorAt({}, FileProblem::stranger_refused)};
                }
                isNeeded[*player] = true;
            }
        }
        for (std::size_t i = 0; i < wallets.size(); ++i) {
            if (!isNeeded[i]) {
                continue;
            }
            const auto id = static_cast<PlayerId>(i);
            Json player{{"id", m_round.names.nameOf(id)}};
            const bool isHere = i < there && Parts::isHere(m_round.start, id);
            if (!Parts::addPlayer(player, m_round.start, m_round.entries, id, m_players)) {
                return NotShared{ShareLimit::arrivals, m_round.names.nameOf(id)};
            }
            player["wallet"] = wallets[i].cents;
            m_players.push_back(std::move(player));
            if (!isHere) {
                addBefore({{"player", m_round.names.nameOf(id)}, {"do", "leave"}});
            } else if (Parts::isLost(m_round.start, id)) {
                addBefore({{"player", m_round.names.nameOf(id)}, {"do", "fault"}, {"kind", "player_lost"}});
            }
        }
        return std::nullopt;
    }

    // Adds a step before the first round.
    void addBefore(Json step) {
        Json timed = Json::object();
        if (m_seating.empty()) {
            timed["when"] = Parts::kSeated;
        }
        timed.update(step);
        m_seating.push_back(std::move(timed));
    }

    Json stepsOf(const typename ShareSteps<Parts>::Steps& steps) const {
        Json list = m_seating;
        for (const Json& step : m_before.stepsBefore) {
            list.push_back(step);
        }
        const Instant opened = m_round.entries.front().at;
        for (const auto& step : steps) {
            Json one = Json::object();
            if (!step.when.empty()) {
                one["when"] = step.when;
            } else if (!step.atOnce) {
                one["at"] = secondsOf((m_opens + (step.at - opened)).time_since_epoch().count());
            }
            one.update(Parts::step(step.command, names(), m_round.start.settings));
            list.push_back(std::move(one));
        }
        return list;
    }

    Json fileOf(Json steps) const {
        Json file{{"format", "mesaviva.scenario/1"}};
        file["title"] = {{"pt", m_title.pt}, {"en", m_title.en}};
        file["game"] = OnRecord::kName;
        file["rules"] = m_rules;
        file["table"] = m_before.table;
        file["players"] = m_players;
        file["outcome"] = m_before.outcome;
        file["steps"] = std::move(steps);
        file["rounds"] = m_before.roundsBefore + 1;
        return file;
    }

    // Sets the opening time of the round after the earlier rounds, and their costs.
    std::optional<NotShared> playBefore() {
        auto read = scenario::read(fileText(fileOf(stepsOf({}))));
        if (!read) {
            return refusalOf(read.error());
        }
        Runner runner(std::move(*read), kLimits);
        const std::uint64_t number = m_before.roundsBefore + 1;
        bool isOpen = false;
        const Subscription subscription = runner.listen([&](const Entry& entry) {
            if (!isOpen && Game::opensRound(entry.event) && entry.round == number) {
                isOpen = true;
                m_opens = entry.at;
            }
        });
        while (!isOpen && !runner.isOver()) {
            runner.advanceTo(*runner.nextDue());
        }
        if (!isOpen) {
            return NotShared{
                ShareLimit::earlier_rounds, {}, errorAt({}, FileProblem::rounds_before_not_played)};
        }
        for (std::size_t i = 0; i < m_players.size(); ++i) {
            const std::int64_t should = m_players[i].at("wallet").template get<std::int64_t>();
            const std::int64_t more = should - runner.wallet(static_cast<PlayerId>(i)).cents;
            m_players[i]["wallet"] = should + more;
        }
        return std::nullopt;
    }

    static NotShared refusalOf(const FileError& error) {
        if (error.path.starts_with("table")) {
            return {ShareLimit::settings, {}, error};
        }
        const bool isName = error.path.ends_with(".id") || error.path.find(".player") != std::string::npos;
        if (isName) {
            return {ShareLimit::names, {}, error};
        }
        return {error.path.starts_with("players") ? ShareLimit::arrivals : ShareLimit::other, {}, error};
    }

    // Plays the file and finds the first event that differs.
    std::optional<NotShared> compare(const Json& file, std::vector<Money>& wallets) {
        auto read = scenario::read(fileText(file));
        if (!read) {
            return refusalOf(read.error());
        }
        std::vector<Entry> brought;
        auto content = read->content.template as<typename Runner::Content>();
        content.table.edition = m_opening.settings.edition; // a file has the program's
        read->content = std::move(content);
        Runner runner(std::move(*read), kLimits);
        const std::uint64_t number = m_before.roundsBefore + 1;
        const Subscription subscription = runner.listen([&](const Entry& entry) {
            const bool isOver = !brought.empty() && Game::closesRound(brought.back().event);
            if (entry.round == number && !isOver) {
                brought.push_back(entry);
            }
        });
        runner.run();
        std::vector<const Entry*> wanted;
        for (const Entry& entry : m_round.entries) {
            if (Play::eventName(entry.event) != kAdmitted) {
                wanted.push_back(&entry);
            }
        }
        for (std::size_t i = 0; i < std::max(wanted.size(), brought.size()); ++i) {
            const Entry* const is = i < brought.size() ? &brought[i] : nullptr;
            const Entry* const should = i < wanted.size() ? wanted[i] : nullptr;
            if (const auto field = differenceOf(is, should, runner)) {
                const std::string_view kind = Play::eventName(should ? should->event : is->event);
                const std::string place = "event " + std::to_string(i + 1) + " (" + std::string(kind) +
                                          (is ? "; " + std::string(Play::eventName(is->event)) : "") + "), " +
                                          *field;
                return NotShared{limitOf(settingsOf({runner.content().table})), place};
            }
        }
        for (std::size_t i = 0; i < runner.scenario().players.size(); ++i) {
            wallets.push_back(runner.wallet(static_cast<PlayerId>(i)));
        }
        return std::nullopt;
    }

    // The probable cause of the difference.
    ShareLimit limitOf(const Json& settings) const {
        for (const auto& item : m_settings.items()) {
            const bool isOfFiles = m_before.table.contains(item.key()) || isOfHouse(item.key());
            if (!isOfFiles && settings.value(item.key(), Json()) != item.value()) {
                return ShareLimit::settings;
            }
        }
        if (Game::roundOf(m_round.start) > Game::roundOf(State(m_opening.settings))) {
            return ShareLimit::earlier_rounds;
        }
        const bool hasArrivals = std::ranges::any_of(m_round.entries, [](const Entry& entry) {
            return Play::eventName(entry.event) == kAdmitted ||
                   Play::eventName(entry.event) == Parts::kSeated;
        });
        if (hasArrivals) {
            return ShareLimit::arrivals;
        }
        return m_before.outcome.contains("round_seed") ? ShareLimit::crowd : ShareLimit::other;
    }

    // Settings that have no effect on a round.
    static bool isOfHouse(const std::string& setting) {
        return setting == "room" || setting == "rounds_before" || setting == "rules";
    }

    std::optional<std::string> differenceOf(const Entry* is, const Entry* should,
                                            const Runner& runner) const {
        if (is == nullptr || should == nullptr) {
            return is ? "is one too many" : "is missing";
        }
        const auto a = comparable(fieldsOf(*is, runner.playerNames()), m_opens);
        const auto b = comparable(fieldsOf(*should, names()), m_round.entries.front().at);
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            if (i >= a.size() || i >= b.size() || a[i] != b[i]) {
                return i < b.size() ? b[i].name : a[i].name;
            }
        }
        return std::nullopt;
    }

    std::vector<Field> fieldsOf(const Entry& entry, const record::PlayerNames& whose) const {
        return Parts::fieldsOf(entry, whose, m_round.start.settings);
    }

    // Leaves out what a file can't hold (share.h).
    static std::vector<Field> comparable(std::vector<Field> fields, Instant opened) {
        static constexpr std::array<std::string_view, 11> kOwn = {
            "seq",      "round",     "launch", "commitment",    "seed",       "origin",
            "scripted", "set_aside", "given",  "rules_version", "injected_by"};
        const auto isEvent = [&fields](const char* name) {
            return std::ranges::any_of(fields, [name](const Field& field) {
                return field.name == "event" && field.value == Field::Value(std::string(name));
            });
        };
        const bool isEndOfSession = isEvent("session_ended");
        const bool isRefused = isEvent("refused");
        std::erase_if(fields, [&](const Field& field) {
            if (isRefused && field.name == "rules") {
                return true;
            }
            const bool isHeader = field.name == "t" || field.name == "event" || field.name == "rules" ||
                                  field.name == "player" || field.name == "reason";
            return std::ranges::find(kOwn, field.name) != kOwn.end() || (isEndOfSession && !isHeader);
        });
        countFrom(fields, opened);
        return fields;
    }

    static void countFrom(std::vector<Field>& fields, Instant opened) {
        for (Field& field : fields) {
            if (auto* const time = std::get_if<std::int64_t>(&field.value);
                time && field.kind == FieldKind::instant) {
                *time -= opened.time_since_epoch().count();
            }
            countFrom(field.parts, opened);
        }
    }

    // Expects everybody's prizes and final balances.
    Json expectations(const std::vector<Money>& wallets) const {
        Json expect = Json::array();
        for (const Entry& entry : m_round.entries) {
            const std::string kind(Play::eventName(entry.event));
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
        Json balance = Json::object();
        for (std::size_t i = 0; i < m_players.size(); ++i) {
            balance[m_players[i].at("id").template get<std::string>()] = wallets[i].cents;
        }
        if (!balance.empty()) {
            expect.push_back({{"balance", std::move(balance)}});
        }
        return expect;
    }

    // A round is short; one that is longer can't be in a file.
    static constexpr Limits kLimits{.idleRounds = 10, .idleTime = std::chrono::hours(24 * 30), .rounds = 10};

    record::RoundOnRecord<OnRecord> m_round;
    Opening<Settings> m_opening;
    std::string m_rules;
    Title m_title;
    bool m_isClosed = false;
    Json m_settings; ///< of the table on record
    SharedTable m_before;
    Json m_players = Json::array();
    Json m_seating = Json::array();
    Instant m_opens = kTableOpened; ///< when the round opens in the file
};

/// Shares a round of a table of that game; throws record::Fault.
template <class Parts>
Result<std::string, NotShared> shareRoundOf(record::RecordReader& reader, const record::TableRow& table,
                                            const record::RoundId& id, const Title& title) {
    using OnRecord = typename Parts::OnRecord;
    record::RoundReader<OnRecord> shelf(reader, table.number);
    auto opening = shelf.opening();
    auto round = shelf.round(id.round);
    if (!opening || !round || round->entries.empty()) {
        throw record::Fault{record::FaultKind::damaged, record::ProblemCode::no_such_round};
    }
    try {
        const UntrustedEvents fromAFile;
        return RoundSharer<Parts>(std::move(*round), std::move(*opening), table.rules, title).share();
    } catch (const BrokenInvariant& broken) {
        throw record::Fault{record::FaultKind::damaged,
                            {record::ProblemCode::round_impossible, {textOf(id), std::string(broken.what)}}};
    }
}

} // namespace mesaviva::scenario
