// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies the tables of one game, see verify.h.
#pragma once

#include "engine/base/check.h"
#include "engine/record/chain.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/fields/player_names.h"
#include "engine/record/game_record.h"
#include "engine/record/table_fold.h"
#include "engine/record/verify/house_check.h"
#include "engine/record/verify/rules_build.h"
#include "engine/record/verify/table_check.h"
#include "engine/table/answers.h"
#include "engine/table/contribution.h"
#include "engine/table/table_fields.h"
#include "engine/table/view.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mesaviva::record {

using namespace std::string_view_literals;

/// TableCheck for the tables of one game.
template <class OnRecord>
class TableVerifier final : public TableCheck {
public:
    using Game = typename OnRecord::Game;
    using State = typename OnRecord::State;
    using Command = typename OnRecord::Command;
    using Event = typename OnRecord::Event;
    using Entry = typename OnRecord::Entry;
    using Settings = typename OnRecord::Settings;

    /// `table` is the table's row and `opening` its opening hash; what is checked is counted in `counts`.
    TableVerifier(TableRow table, const Digest& opening, Verification& counts)
        : m_table(std::move(table)),
          m_settings(OnRecord::anySettings()),
          m_state(m_settings),
          m_hash(opening),
          m_counts(counts),
          m_isOfThisBuild(hasRulesOfThisBuild(m_table.program)) {}

    void setMoments(std::span<const std::uint64_t> moments) override { m_house.setMoments(moments); }
    TableAccounts takeAccounts() override { return m_house.take(); }

    bool check(RowsAhead& rows, const std::optional<std::uint64_t>& last,
               const std::function<void(std::size_t)>& progress, Findings& found) override {
        m_found = &found;
        CheckedRow row;
        bool more = rows.next(row);
        Rows next; // events before the opening that belong to the command that opens the round
        while ((more || !next.empty()) && !m_isOver && !isPast(last, row)) {
            m_rows.swap(next);
            next.clear();
            const std::size_t before = m_rows.size();
            while (more && !(row.kind == "round_opened"sv && m_rows.size() > before)) {
                m_rows.push_back(row);
                more = rows.next(row);
            }
            if (more) {
                cutOpening(row.at, next);
            }
            checkPart();
            if (m_isOver) {
                std::ranges::for_each(m_rows, [this](const CheckedRow& left) { checkUnplayed(left); });
            }
            progress(m_rows.size());
            rows.release(m_rows.size());
        }
        if (m_isOver) {
            std::ranges::for_each(next, [this](const CheckedRow& left) { checkUnplayed(left); });
            rows.release(next.size());
            for (; more && !isPast(last, row); more = rows.next(row)) {
                checkUnplayed(row);
                progress(1);
                rows.release(1);
            }
        }
        if (!last) {
            checkEnd();
        }
        return !m_isOver;
    }

    const std::vector<RoundRow>& rounds() const override { return m_rounds; }
    std::optional<Digest> openCommitment() const override { return m_commitment; }

private:
    using Rows = std::vector<CheckedRow>;

    static bool isPast(const std::optional<std::uint64_t>& last, const CheckedRow& coming) {
        return last && coming.round > *last;
    }

    // The round's events up to here, for rules that consult the record during play (R33).
    class Past final : public Journal<Event> {
    public:
        const Entry& append(Entry entry) override { return m_entries.emplace_back(std::move(entry)); }
        std::span<const Entry> round(std::uint64_t) const override { return m_entries; }
        void clear() { m_entries.clear(); }

    private:
        std::vector<Entry> m_entries;
    };

    // R17, R35: the command that opens the round changes ball and croupier before it opens.
    static bool isChange(std::string_view kind) {
        return kind == "ball_changed"sv || kind == "dealer_changed"sv;
    }
    void cutOpening(std::int64_t at, Rows& opening) {
        std::size_t first = m_rows.size();
        while (first >= 2 && isChange(m_rows[first - 2].kind) && m_rows[first - 1].kind == "announced"sv &&
               m_rows[first - 2].at == at) {
            first -= 2;
        }
        const auto cut = m_rows.begin() + static_cast<std::ptrdiff_t>(first);
        opening.assign(cut, m_rows.end());
        m_rows.erase(cut, m_rows.end());
    }

    Finding findingOf(const EventView& row, std::string field, Problem problem, std::string expected = {},
                      std::string found = {}) const {
        return {RoundId{m_table.number, row.round},
                row.seq,
                std::string(row.kind),
                std::move(field),
                std::move(problem),
                std::move(expected),
                std::move(found)};
    }
    void addFinding(const EventView& row, std::string field, Problem problem, std::string expected = {},
                    std::string found = {}) {
        m_found->add(
            findingOf(row, std::move(field), std::move(problem), std::move(expected), std::move(found)));
        m_lastBad = row.seq;
    }
    // Events that are missing from `seq` on are reported once.
    void addMissing(std::uint64_t seq, std::uint64_t round) {
        if (m_missing != seq) {
            m_found->add(Finding{RoundId{m_table.number, round}, seq, {}, {}, ProblemCode::event_missing});
            m_missing = seq;
        }
    }
    bool isReported(const EventView& row) const { return m_lastBad == row.seq; }
    bool isTouched() const { return m_lastBad || m_missing; }

    PlayerNames names() const {
        return [this](PlayerId player) { return m_names.nameOf(player); };
    }

    // Returns the event of a row, parsed once; null if it cannot be read (m_unread).
    const Entry* entryAt(std::size_t place) {
        std::optional<Entry>& entry = m_entries[place];
        if (entry) {
            return &*entry;
        }
        const CheckedRow& row = m_rows[place];
        const bool isCommon = isCommonRequest(row.kind);
        if (isCommon) {
            m_key.assign(row.kind).append("\n").append(row.rules).append("\n");
            m_key += row.fields;
            if (const auto known = m_known.find(m_key); known != m_known.end()) {
                entry = Entry{row.seq, Instant(Duration(row.at)), row.round, known->second};
                return &*entry;
            }
        }
        const nlohmann::ordered_json line = parseJson(lineOf(rowOf(row)));
        if (line.is_discarded()) {
            m_unread = findingOf(row, "fields", ProblemCode::no_json);
            return nullptr;
        }
        m_names.add(line);
        if (row.kind == "player_admitted"sv || row.kind == "table_opened"sv) {
            m_known.clear(); // names may refer to other players now
        }
        auto read = OnRecord::read(
            line, [this](std::string_view name) { return m_names.idOf(name); }, m_settings);
        if (!read) {
            m_unread = findingOf(row, read.error().path, problemOf(read.error().fault));
            return nullptr;
        }
        if (isFiltered<typename OnRecord::Game>(read->event)) {
            m_unread = findingOf(row, "fields", ProblemCode::filtered);
            return nullptr;
        }
        entry = std::move(*read);
        if (isCommon) {
            if (m_known.size() >= kMostKnown) {
                m_known.clear();
            }
            m_known.emplace(m_key, entry->event);
        }
        return &*entry;
    }

    // Frequent requests with equal text are parsed only once. Their consequences are compared exactly like
    // all others. Nothing in these events depends on the round.
    static bool isCommonRequest(std::string_view kind) {
        return kind == "staked"sv || kind == "stake_taken_back"sv || kind == "folded"sv ||
               kind == "cards_ordered"sv || kind == "number_marked"sv || kind == "spin_ordered"sv;
    }

    // Checks what the rules do not determine: the row's place in its table, and its hash. The chain goes on
    // from the row's own hash.
    void checkChain(const CheckedRow& row) {
        const bool isAfterGap = passPlace(row);
        if (row.at < m_at) {
            addFinding(row, "t", ProblemCode::earlier_than_before);
        }
        m_at = row.at;
        checkHash(row, isAfterGap);
    }

    // Once an event could not be taken as recorded, nothing that follows can be recomputed. Whether each
    // event is the one that was written can still be said.
    void checkUnplayed(const CheckedRow& row) {
        if (row.seq > m_seq) {
            checkHash(row, passPlace(row));
        }
    }

    // Returns whether events are missing before the row.
    bool passPlace(const CheckedRow& row) {
        const bool isAfterGap = row.seq != m_seq + 1 || m_afterGap == row.seq;
        if (row.seq != m_seq + 1) {
            addMissing(m_seq + 1, m_isOver ? row.round : m_rows.front().round);
        }
        m_seq = row.seq;
        m_round = row.round;
        return isAfterGap;
    }

    void checkHash(const CheckedRow& row, bool isAfterGap) {
        if (!row.hashFits && !isAfterGap) {
            addFinding(row, "hash", ProblemCode::event_altered, toHex(eventHash(m_hash, rowOf(row))),
                       toHex(row.hash));
        }
        m_hash = row.hash;
    }

    void checkPart() {
        const UntrustedEvents fromAFile;
        m_entries.assign(m_rows.size(), std::nullopt);
        m_past.clear();
        m_chance.reset();
        m_now = 0;
        try {
            prepareChance();
            std::size_t place = 0;
            while (place < m_rows.size() && !m_isOver) {
                m_now = place;
                if (m_rows[place].at < -kMostTime || m_rows[place].at > kMostTime) {
                    addFinding(m_rows[place], "t", ProblemCode::no_table_time);
                    m_isOver = true;
                    return;
                }
                place = m_rows[place].kind == "table_opened"sv ? checkOpening(place) : checkStep(place);
            }
        } catch (const BrokenInvariant& broken) {
            if (!isReported(m_rows[m_now])) {
                addFinding(m_rows[m_now], {}, {ProblemCode::impossible, {std::string(broken.what)}});
            }
            m_isOver = true;
        }
    }

    // Prepares the round's chance source from the seed that its end reveals.
    void prepareChance() {
        const auto closed =
            std::ranges::find_if(m_rows, [](const CheckedRow& row) { return row.kind == "round_closed"sv; });
        const bool opens =
            std::ranges::any_of(m_rows, [](const CheckedRow& row) { return row.kind == "round_opened"sv; });
        if (closed == m_rows.end() || !opens) {
            return;
        }
        const bool isGiven = std::ranges::any_of(m_rows, [](const CheckedRow& row) {
            return hasWord(row.fields, "script\"") || hasWord(row.fields, "given\"");
        });
        if (const auto seed = seedIn(closed->fields); seed && !isGiven) {
            m_chance = OnRecord::chanceOf(m_settings, *seed, {});
            return;
        }
        // These events are read ahead: names must not be learnt from them yet.
        const NameBook names = m_names;
        std::vector<Entry> all;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (const Entry* entry = entryAt(i)) {
                all.push_back(*entry);
            } else {
                break;
            }
        }
        m_names = names;
        m_entries.assign(m_rows.size(), std::nullopt);
        if (all.size() < m_rows.size()) { // it is reported in its turn, unless an earlier one is found
            return;
        }
        const auto seed =
            std::ranges::find_if(all, [](const Entry& e) { return Game::closesRound(e.event); });
        m_chance = OnRecord::chanceOf(m_settings, seedOf(seed->event), all);
    }

    // Returns whether a word is there in quotes; `word` includes the closing one. Searches for the word's
    // first letter, since quotes are everywhere.
    static bool hasWord(std::string_view fields, std::string_view word) {
        for (std::size_t at = fields.find(word); at != std::string_view::npos;
             at = fields.find(word, at + 1)) {
            if (at > 0 && fields[at - 1] == '"') {
                return true;
            }
        }
        return false;
    }

    // Returns the seed in an event's fields, without parsing all of them.
    static std::optional<Seed> seedIn(std::string_view fields) {
        constexpr std::string_view kField = "\"seed\":\"";
        const std::size_t found = fields.find(kField);
        return found == std::string_view::npos
                   ? std::nullopt
                   : seedFromHex(fields.substr(found + kField.size(), 2 * std::tuple_size_v<Seed>));
    }

    static Seed seedOf(const Event& event) {
        Seed seed{};
        std::visit(
            [&](const auto& one) {
                if constexpr (requires { one.scripted; }) {
                    seed = one.seed;
                }
            },
            event);
        return seed;
    }

    std::size_t checkOpening(std::size_t place) {
        const CheckedRow& row = m_rows[place];
        const Entry* const entry = entryAt(place);
        if (!entry) {
            return takeRecorded(place);
        }
        const auto* const opened = std::get_if<TableOpenedWith<Settings>>(&entry->event);
        if (!opened || m_seq != 0) {
            addFinding(row, {}, ProblemCode::opens_again);
            m_isOver = true;
            return place;
        }
        m_settings = opened->opening->settings;
        if (!OnRecord::mayOpen(m_settings)) {
            addFinding(row, "settings", ProblemCode::settings_not_opened);
            m_isOver = true;
            return place;
        }
        const std::string version(rulesVersion(m_settings));
        if (version != m_table.rulesVersion || version.substr(0, version.find('/')) != m_table.rules) {
            addFinding(row, "rules_version", ProblemCode::other_version, m_table.rulesVersion, version);
        }
        m_state = State(m_settings);
        m_noChance = OnRecord::chanceOf(m_settings, Seed{}, {});
        compare(*entry, place);
        checkChain(row);
        return take(place, *entry);
    }

    // Compares a recomputed event with the recorded one.
    bool compare(const Entry& expected, std::size_t place) {
        const CheckedRow& row = m_rows[place];
        OnRecord::write(m_text, expected, names(), m_settings);
        m_lacking.clear();
        const bool same = says(row, m_text.result()) && expected.round == row.round;
        countLacking();
        if (!same) {
            const EventRow found = rowOf(row);
            EventRow made = found;
            made.text = m_text.result();
            made.round = expected.round;
            const Difference difference = differenceOf(found, made);
            addFinding(row, difference.field, difference.problem, difference.expected, difference.found);
        }
        return same;
    }

    // Takes an event that has just been found wrong, or that nothing has to follow from, as it is recorded.
    std::size_t takeRecorded(std::size_t place) {
        const CheckedRow& row = m_rows[place];
        m_now = place;
        const Entry* const entry = entryAt(place);
        if (!entry && !isReported(row)) {
            m_found->add(m_unread);
            m_lastBad = row.seq;
        }
        checkChain(row);
        const bool canHappen = entry && !std::holds_alternative<TableOpenedWith<Settings>>(entry->event) &&
                               namesThosePresent(m_state, entry->event);
        if (!canHappen) {
            m_isOver = true;
            return place;
        }
        return take(place, *entry);
    }

    std::size_t take(std::size_t place, const Entry& entry) {
        m_now = place;
        Game::evolve(m_state, entry.event, entry.at);
        if (m_chance) {
            passContribution(entry.event, *m_chance);
        }
        count(m_rows[place], entry);
        if (isTouched()) {
            requireCountable<OnRecord>(m_state, m_sum);
        }
        m_house.onEvent<OnRecord>(entry, m_state, m_names, m_sum);
        if constexpr (OnRecord::kLooksBack) {
            m_past.append(entry);
        }
        return place + 1;
    }

    // Checks one command and all its events.
    std::size_t checkStep(std::size_t place) {
        const CheckedRow& row = m_rows[place];
        if (m_seq == 0) {
            addFinding(row, {}, ProblemCode::opening_missing);
            m_isOver = true;
            return place;
        }
        const Instant at = Instant(Duration(row.at));
        const std::optional<typename OnRecord::Game::Need> need = Game::nextNeed(m_state);
        const bool isDue = need && need->at <= at;
        // A period that has run out unnoticed is reported once. A period expires by itself. Chance and the
        // dealer may be late, and everything after them; what is overdue then happens immediately.
        const bool runsOut =
            isDue && need->kind == CommonNeed::time && row.at > m_at && m_overdue != need->at;
        if (runsOut && need->at < at) {
            m_overdue = need->at;
            addFinding(row, "t", ProblemCode::period_had_run_out);
            return takeRecorded(place);
        }
        if (row.kind == "refused"sv) {
            return checkRefusal(place);
        }
        m_best.reset();
        m_owed.reset();
        m_completed.reset();
        m_owedByTime.reset();
        const bool isOpening = need && need->kind == CommonNeed::commitment && isChange(row.kind);
        const Entry* const entry = entryAt(place);
        const bool isBrought = entry && Game::broughtBy(entry->event);
        if (isDue && (isBrought || isOpening) && !isMetByTime(need->kind) && m_chance) {
            m_owed = mesaviva::answer<Game>(m_state, need->kind, *m_chance, m_past);
            bool isFound = m_owed && tryCommand(*m_owed, place, at);
            if (!isFound && m_owed && entry && row.kind == "round_opened"sv) {
                m_completed = m_owed;
                OnRecord::complete(*m_completed, entry->event);
                isFound = tryCommand(*m_completed, place, at);
            }
            if (isFound) {
                ++(need->kind == CommonNeed::commitment ? m_counts.commitments
                   : isGiven(*m_owed)                   ? m_counts.given
                                                        : m_counts.outcomes);
                return m_reached;
            }
            if (isBrought) {
                return reportMismatch(place, at, ProblemCode::not_from_seed);
            }
        }
        if (isDue && (isMetByTime(need->kind) || OnRecord::asksTheRecord(need->kind))) {
            m_owedByTime = mesaviva::answer<Game>(m_state, need->kind, *m_noChance, m_past);
            if (m_owedByTime && tryCommand(*m_owedByTime, place, at)) {
                return m_reached;
            }
        }
        if (runsOut) {
            m_overdue = need->at;
            return reportMismatch(place, at, ProblemCode::period_runs_out);
        }
        return checkRequest(place, at);
    }

    // Checks a player's request, or an outcome whose seed is not revealed yet.
    std::size_t checkRequest(std::size_t place, Instant at) {
        std::vector<Entry> coming;
        for (std::size_t i = place; i < m_rows.size(); ++i) {
            const bool follows =
                i == place || (OnRecord::occursInRuns(m_rows[place].kind) &&
                               m_rows[i].at == m_rows[place].at && OnRecord::occursInRuns(m_rows[i].kind));
            if (!follows) {
                break;
            }
            const Entry* const entry = entryAt(i);
            if (!entry) {
                if (i > place) {
                    break; // reported in its turn
                }
                return takeRecorded(place);
            }
            coming.push_back(*entry);
        }
        m_causes.clear();
        OnRecord::addCauses(m_state, coming, m_causes);
        for (std::size_t i = place; isChange(m_rows[place].kind) && i < m_rows.size(); ++i) {
            if (m_rows[i].kind == "round_opened"sv) {
                if (const Entry* const entry = entryAt(i)) {
                    OnRecord::addCauses(m_state, std::span(entry, 1), m_causes);
                }
                break;
            }
        }
        for (const Command& command : m_causes) {
            if (tryCommand(command, place, at)) {
                return m_reached;
            }
        }
        return reportMismatch(place, at, ProblemCode::unexplained);
    }

    // A refusal changes nothing, and the record does not say what exactly was refused.
    std::size_t checkRefusal(std::size_t place) {
        const Entry* const entry = entryAt(place);
        if (entry && compare(*entry, place) && entry->round != Game::roundOf(m_state)) {
            addFinding(m_rows[place], "round", ProblemCode::other_round,
                       std::to_string(Game::roundOf(m_state)), std::to_string(entry->round));
        }
        return takeRecorded(place);
    }

    // Returns whether the command produces the rows from `place` on. If so, applies them.
    bool tryCommand(const Command& command, std::size_t place, Instant at) {
        m_events.clear();
        if (Game::decide(m_state, command, at, m_events) || m_events.empty()) {
            return false;
        }
        // Apply nothing before everything matches: another command may have begun with the same events.
        m_expected.clear();
        m_lacking.clear();
        std::uint64_t round = Game::roundOf(m_state);
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            round += Game::opensRound(m_events[i]) ? 1U : 0U;
            m_expected.push_back({m_seq + i + 1, at, round, std::move(m_events[i])});
            if (!fits(m_expected.back(), place + i, place)) {
                if (!m_best || i >= m_best->fitted) {
                    m_best = Best{i, &command};
                }
                return false;
            }
        }
        takeExpected(place, m_expected.size());
        m_reached = place + m_expected.size();
        countLacking();
        return true;
    }

    // Takes the first `count` events of a command, which are those of the rows from `place` on.
    void takeExpected(std::size_t place, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            checkChain(m_rows[place + i]);
            m_expected[i].seq = m_seq;
            take(place + i, m_expected[i]);
        }
    }

    bool fits(const Entry& expected, std::size_t place, std::size_t first) {
        if (place >= m_rows.size() || m_rows[place].at != m_rows[first].at ||
            m_rows[place].round != expected.round) {
            return false;
        }
        // A new player has the recorded name.
        if (m_rows[place].kind == "player_admitted"sv && !entryAt(place)) {
            return false;
        }
        OnRecord::write(m_text, expected, names(), m_settings);
        return says(m_rows[place], m_text.result());
    }
    bool says(const CheckedRow& row, const EventText& text) {
        return row.kind == text.kind && row.fields == text.fields &&
               (row.rules == text.rules || namesFewer(row, text));
    }
    // Another build may have cited fewer rules for the same event, but none that this one does not cite.
    bool namesFewer(const CheckedRow& row, const EventText& text) {
        if (m_isOfThisBuild) {
            return false;
        }
        auto lacking = missingRules(row.rules, text.rules);
        if (!lacking) {
            return false;
        }
        m_lacking.push_back(std::move(*lacking));
        return true;
    }
    void countLacking() {
        m_counts.namedLess += m_lacking.size();
        for (const std::vector<std::string>& rules : m_lacking) {
            for (const std::string& rule : rules) {
                ++m_counts.namedSince[rule];
            }
        }
        m_lacking.clear();
    }

    // Reports that no command matches, with the first difference of the closest one, and goes on with what is
    // recorded.
    std::size_t reportMismatch(std::size_t place, Instant at, ProblemCode what) {
        if (!m_best) {
            addFinding(m_rows[place], {}, what);
            return takeRecorded(place);
        }
        // The commands that are owed are there, whatever the row is; others were guessed from the row.
        const auto isOne = [&](const std::optional<Command>& owed) {
            return owed && &*owed == m_best->command;
        };
        const std::size_t fitted = m_best->fitted;
        const bool isSure = fitted > 0 || isOne(m_owed) || isOne(m_completed) || isOne(m_owedByTime);
        m_events.clear();
        static_cast<void>(Game::decide(m_state, *m_best->command, at, m_events));
        m_expected.clear();
        std::uint64_t round = Game::roundOf(m_state);
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            round += Game::opensRound(m_events[i]) ? 1U : 0U;
            m_expected.push_back({m_seq + i + 1, at, round, std::move(m_events[i])});
        }
        takeExpected(place, fitted);
        const std::size_t bad = place + fitted;
        if (bad >= m_rows.size()) {
            addMissing(m_seq + 1, m_rows.back().round);
            for (std::size_t i = fitted; i < m_expected.size(); ++i) { // what comes later is based on them
                Game::evolve(m_state, m_expected[i].event, at);
            }
            return bad;
        }
        if (m_rows[bad].seq != m_seq + 1) {
            return isSure ? follow(bad, fitted) : takeRecorded(bad);
        }
        if (compare(m_expected[fitted], bad)) {
            addFinding(m_rows[bad], "t", ProblemCode::other_time, std::to_string(m_rows[place].at),
                       std::to_string(m_rows[bad].at));
        }
        const bool isOfItsKind = m_rows[bad].kind == m_text.result().kind;
        const std::size_t next = takeRecorded(bad);
        return isSure || isOfItsKind ? follow(next, fitted + 1) : next;
    }

    // Compares the rows from `place` on with the events of a command from `index` on, as long as they are of
    // their kinds.
    std::size_t follow(std::size_t place, std::size_t index) {
        for (; place < m_rows.size() && index < m_expected.size() && !m_isOver; ++index) {
            const CheckedRow& row = m_rows[place];
            if (row.seq != m_seq + 1) {
                index = passGap(row, index);
                if (index >= m_expected.size()) {
                    break;
                }
            }
            const Entry& expected = m_expected[index];
            OnRecord::write(m_text, expected, names(), m_settings);
            if (row.kind != m_text.result().kind || Instant(Duration(row.at)) != expected.at) {
                break;
            }
            compare(expected, place);
            place = takeRecorded(place);
        }
        return place;
    }

    // Events of a command are missing before this row: what comes later is based on them. Returns the index
    // of the row's event.
    std::size_t passGap(const CheckedRow& row, std::size_t index) {
        addMissing(m_seq + 1, m_rows.front().round);
        for (std::uint64_t seq = m_seq + 1; seq < row.seq && index < m_expected.size(); ++seq) {
            Game::evolve(m_state, m_expected[index].event, m_expected[index].at);
            ++index;
        }
        m_seq = row.seq - 1;
        m_afterGap = row.seq;
        return index;
    }

    void count(const CheckedRow& row, const Entry& entry) {
        const std::string_view kind = row.kind;
        if (isReported(row)) {
            return countRound(row, entry);
        }
        ++m_counts.events;
        m_counts.settlements += kind == "settled"sv ? 1U : 0U;
        m_counts.payments += kind == "paid"sv ? 1U : 0U;
        countRound(row, entry);
    }

    void countRound(const CheckedRow& row, const Entry& entry) {
        OnRecord::sumUp(m_sum, entry.event);
        if (Game::opensRound(entry.event)) {
            ++m_counts.rounds;
            m_rounds.push_back({{m_table.number, entry.round},
                                m_table.game,
                                row.wall,
                                {},
                                entry.seq,
                                0,
                                {},
                                {},
                                false,
                                {},
                                {}});
            m_commitment = m_state.commitment;
        } else if (Game::closesRound(entry.event) && !m_rounds.empty()) {
            RoundRow& round = m_rounds.back();
            round.closed = row.wall;
            round.last = entry.seq;
            round.staked = m_sum.staked;
            round.returned = m_sum.returned;
            round.isVoid = m_sum.isVoid;
            round.result = m_sum.result;
            m_commitment.reset();
            m_counts.scripted += isScripted(entry.event) ? 1U : 0U;
        }
    }

    static bool isScripted(const Event& event) {
        return std::visit(
            [](const auto& one) {
                if constexpr (requires { one.scripted; }) {
                    return one.scripted;
                } else {
                    return false;
                }
            },
            event);
    }

    // Returns whether the outcome was determined by a scenario or a person.
    static bool isGiven(const Command& command) {
        return std::visit(
            [](const auto& one) {
                if constexpr (requires { one.origin; }) {
                    return one.origin == Origin::script;
                } else {
                    return false;
                }
            },
            command);
    }

    void checkEnd() {
        const bool isCut = m_seq != m_table.events || m_hash != m_table.hash ||
                           m_table.head != headHash(m_table.number, m_seq, m_hash);
        if (isCut && m_missing != m_seq + 1) {
            m_found->add(
                Finding{RoundId{m_table.number, m_isOver ? m_round : Game::roundOf(m_state)},
                        m_seq + 1,
                        {},
                        {},
                        m_seq < m_table.events ? ProblemCode::end_missing : ProblemCode::table_head});
        }
        m_counts.unfinished += m_commitment && !m_isOver ? 1U : 0U;
    }

    struct Best {
        std::size_t fitted;     ///< how many of its events are those of the rows
        const Command* command; ///< in m_owed, m_completed, m_owedByTime or m_causes
    };

    TableRow m_table;
    Settings m_settings;
    State m_state;
    Digest m_hash;
    Verification& m_counts;
    bool m_isOfThisBuild;
    std::vector<std::vector<std::string>>
        m_lacking; ///< rules that events cite less than they would now, by event

    Rows m_rows;
    std::vector<std::optional<Entry>> m_entries;
    NameBook m_names;
    static constexpr std::size_t kMostKnown = 4'096;
    /// In milliseconds; beyond this, times are not exact to the millisecond in JSON.
    static constexpr std::int64_t kMostTime = 9'000'000'000'000'000;
    std::unordered_map<std::string, Event> m_known; ///< frequent requests by text
    std::string m_key;
    Past m_past;
    std::unique_ptr<typename OnRecord::Chance>
        m_chance; ///< the round's chance source, if its seed is revealed
    std::unique_ptr<typename OnRecord::Chance> m_noChance; ///< chance source for needs that do not use it
    std::optional<Command> m_owed;                         ///< what chance brings now
    std::optional<Command> m_completed;                    ///< the same, with what the record adds to it
    std::optional<Command> m_owedByTime;                   ///< what time brings now
    std::vector<Command> m_causes;
    typename Game::Events m_events;
    std::vector<Entry> m_expected; ///< events of one command
    EventTextWriter m_text;
    std::optional<Best> m_best;
    std::size_t m_reached = 0;

    std::uint64_t m_seq = 0;   ///< of the last event whose place was checked
    std::uint64_t m_round = 0; ///< its round, as stored
    std::int64_t m_at = 0;
    RoundSum m_sum;
    HouseWatch m_house;
    std::vector<RoundRow> m_rounds;
    std::optional<Digest> m_commitment;
    Findings* m_found = nullptr;
    std::optional<Finding> m_unread;         ///< why an event could not be read, the last time
    std::optional<std::uint64_t> m_lastBad;  ///< the event of the last finding
    std::optional<std::uint64_t> m_missing;  ///< the first missing event of the last gap
    std::optional<std::uint64_t> m_afterGap; ///< the event after a gap that was passed
    std::optional<Instant> m_overdue;        ///< a period that has run out unnoticed
    std::size_t m_now = 0;                   ///< the row being checked
    bool m_isOver = false;                   ///< an event cannot be taken as recorded
};

} // namespace mesaviva::record
