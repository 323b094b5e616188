// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify/house_check.h"

#include "engine/record/record_reader.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr std::string_view kBingo = "bingo_jackpot";
constexpr std::string_view kLine = "line_jackpot";

// Returns the moments that an event's fields name, in order: a table, then one of its events.
void addMoments(std::string_view fields, std::map<TableNumber, std::vector<std::uint64_t>>& moments) {
    constexpr std::string_view kTable = "\"table\":";
    constexpr std::string_view kSeq = ",\"seq\":";
    const char* const end = fields.data() + fields.size();
    for (std::size_t at = fields.find(kTable); at != std::string_view::npos; at = fields.find(kTable, at)) {
        at += kTable.size();
        std::uint64_t table = 0;
        std::uint64_t seq = 0;
        const char* const after = std::from_chars(fields.data() + at, end, table).ptr;
        const std::string_view rest(after, static_cast<std::size_t>(end - after));
        if (rest.starts_with(kSeq)) {
            std::from_chars(rest.data() + kSeq.size(), end, seq);
        }
        if (table > 0 && table <= kMostTables && seq > 0) {
            moments[static_cast<TableNumber>(table)].push_back(seq);
        }
    }
}

bool isFromElsewhere(AccountCause cause) {
    return cause == AccountCause::first_points || cause == AccountCause::taken_over;
}

Finding amountFinding(Finding finding, Money is, Money should) {
    finding.found = std::to_string(is.cents);
    finding.expected = std::to_string(should.cents);
    finding.problem = {ProblemCode::differs, {finding.found, finding.expected}};
    return finding;
}

} // namespace

std::map<TableNumber, std::vector<std::uint64_t>> namedMoments(RecordReader& reader, TableNumber page) {
    std::map<TableNumber, std::vector<std::uint64_t>> moments;
    try {
        EventCursor cursor = reader.events(page);
        for (EventRow row; cursor.next(row);) {
            addMoments(row.text.fields, moments);
        }
    } catch (const Fault&) { // NOLINT(bugprone-empty-catch): it is reported when the page is checked
    }
    for (auto& [table, seqs] : moments) {
        std::ranges::sort(seqs);
        seqs.erase(std::unique(seqs.begin(), seqs.end()), seqs.end());
    }
    return moments;
}

std::size_t HouseCheck::indexOf(const std::string& key) {
    const auto [place, isNew] = m_indexes.try_emplace(key, m_keys.size());
    if (isNew) {
        m_keys.push_back(key);
    }
    return place->second;
}

void HouseCheck::add(std::uint64_t seq, AccountsNote noted) {
    const HouseAccounts& accounts = noted.accounts;
    Note& note = m_notes.emplace_back(
        Note{seq, noted.cause, accounts.table, accounts.seq, accounts.points, {}, {}, {}, {}, {}});
    note.takenIn = accounts.takenIn;
    note.left = accounts.left;
    note.collected = accounts.collected;
    for (const auto& [room, upTo] : accounts.rooms) {
        const auto before = m_lastRooms.find(room);
        if (before == m_lastRooms.end() || before->second != upTo) {
            const auto value = [&, key = room + '/'](std::string_view kind) {
                const auto found = accounts.jackpots.find(key + std::string(kind));
                return found == accounts.jackpots.end() ? std::nullopt : std::optional(found->second);
            };
            note.rooms.push_back({room, upTo, {value(kBingo), value(kLine)}});
        }
    }
    m_lastRooms = accounts.rooms;
    for (const auto& [key, value] : accounts.jackpots) {
        const auto before = m_last.find(key);
        if (before == m_last.end() || before->second != value) {
            note.jackpots.emplace_back(indexOf(key), value);
        }
    }
    for (const auto& [key, value] : m_last) {
        if (!accounts.jackpots.contains(key)) {
            note.jackpots.emplace_back(indexOf(key), std::nullopt);
        }
    }
    if (!note.jackpots.empty()) {
        m_last = std::move(noted.accounts.jackpots);
    }
}

Finding HouseCheck::bad(const Note& note, std::string field, ProblemCode what) const {
    return {RoundId{m_page, 0}, note.seq, "accounts", std::move(field), what};
}

Finding HouseCheck::bad(const Note& note, std::string field, Money is, Money should) const {
    return amountFinding(bad(note, std::move(field), ProblemCode::differs), is, should);
}

void HouseCheck::check(TableNumber page, std::uint64_t last,
                       const std::map<TableNumber, TableAccounts>& tables,
                       const std::set<TableNumber>& unknown, Findings& found) {
    m_page = page;
    m_histories.assign(m_keys.size(), {});
    std::map<TableNumber, Progress> all;
    const Note* before = nullptr;
    for (const Note& note : m_notes) {
        if (note.seq > last) {
            break;
        }
        std::optional<Finding> wrong = checkOrigin(note, before);
        wrong = wrong ? wrong : checkRooms(note, before, tables, unknown);
        wrong = wrong ? wrong : checkLeft(note, before, tables, unknown);
        const bool isMoved = note.table > 0 && note.cause != AccountCause::left_round &&
                             (!before || note.table != before->table || note.at != before->at ||
                              note.points != before->points);
        if (isMoved && !isFromElsewhere(note.cause) && !unknown.contains(note.table)) {
            const auto table = tables.find(note.table);
            // Also after a finding: it counts how far the table was compared.
            const auto more = table == tables.end()
                                  ? bad(note, "table", ProblemCode::no_such_table)
                                  : checkTable(note, before, table->second, all[note.table]);
            wrong = wrong ? wrong : more;
        }
        found.add(wrong);
        for (const auto& [jackpot, value] : note.jackpots) {
            m_histories[jackpot].push_back(value);
        }
        before = &note;
    }
}

std::optional<Finding> HouseCheck::checkTable(const Note& note, const Note* before,
                                              const TableAccounts& table, Progress& progress) {
    std::optional<Finding> found = !progress.isKnown ? checkRoom(note, table) : std::nullopt;
    progress.isKnown = true;
    const auto admission = checkAdmissions(note, before, table, progress);
    found = found ? found : admission;
    found = found ? found : checkPoints(note, before, table);
    found = found ? found : checkJackpots(note, table);
    if (!found && note.at < progress.at) {
        found = bad(note, "seq", ProblemCode::before_noted);
    }
    progress.at = note.at;
    return found;
}

// Checks whether points and jackpots may change for this cause.
std::optional<Finding> HouseCheck::checkOrigin(const Note& note, const Note* before) const {
    if (!before) {
        return std::nullopt;
    }
    if (isFromElsewhere(note.cause)) {
        return bad(note, "cause", ProblemCode::not_first_points);
    }
    const bool isOfATable = note.table > 0 && (note.table != before->table || note.at != before->at);
    if (note.points != before->points && !isOfATable && note.cause != AccountCause::left_round) {
        return bad(note, "points", note.points, before->points);
    }
    for (const auto& [jackpot, value] : note.jackpots) {
        if (!value || note.cause == AccountCause::table) {
            return bad(note, "jackpots." + m_keys[jackpot], ProblemCode::not_changed);
        }
    }
    return std::nullopt;
}

// The gains of a table's wallet after the player has left a round are added to the points exactly once.
std::optional<Finding> HouseCheck::checkLeft(const Note& note, const Note* before,
                                             const std::map<TableNumber, TableAccounts>& tables,
                                             const std::set<TableNumber>& unknown) {
    const bool collects = note.cause == AccountCause::left_round;
    if (collects != note.collected.has_value()) {
        return bad(note, "collected", ProblemCode::not_its_cause);
    }
    if (!before) {
        return std::nullopt;
    }
    for (const auto& [table, seq] : before->left) {
        const bool isTaken = note.table == table || (collects && note.collected->table == table);
        if (!isTaken && !note.left.contains(table)) {
            return bad(note, "left", ProblemCode::left_round_missing);
        }
    }
    if (!collects || unknown.contains(note.collected->table)) {
        return std::nullopt;
    }
    const auto left = before->left.find(note.collected->table);
    const auto table = tables.find(note.collected->table);
    if (left == before->left.end() || table == tables.end()) {
        return bad(note, "collected.table", ProblemCode::no_left_round);
    }
    const auto pointsAt = [&](std::uint64_t seq) {
        const auto moment =
            std::ranges::lower_bound(table->second.moments, seq, {}, &TableAccounts::Moment::seq);
        return moment != table->second.moments.end() && moment->seq == seq ? moment->points : std::nullopt;
    };
    const std::optional<Money> from = pointsAt(left->second);
    const std::optional<Money> to = pointsAt(note.collected->seq);
    if (!from || !to || note.collected->seq < left->second) {
        return bad(note, "collected.seq", ProblemCode::no_such_event);
    }
    ++m_compared;
    const Money expected = before->points + (*to - *from);
    return note.points == expected ? std::nullopt : std::optional(bad(note, "points", note.points, expected));
}

// A player joins with the points stored before.
std::optional<Finding> HouseCheck::checkAdmissions(const Note& note, const Note* before,
                                                   const TableAccounts& table, Progress& progress) const {
    const TableAccounts::Admission* last = nullptr;
    while (progress.admission < table.admissions.size() &&
           table.admissions[progress.admission].seq <= note.at) {
        last = &table.admissions[progress.admission++];
    }
    if (!last || !before || last->wallet == before->points) {
        return std::nullopt;
    }
    return amountFinding({RoundId{note.table, last->round}, last->seq, "player_admitted", "wallet"},
                         last->wallet, before->points);
}

std::optional<Finding> HouseCheck::checkPoints(const Note& note, const Note* before,
                                               const TableAccounts& table) {
    const auto moment = std::ranges::lower_bound(table.moments, note.at, {}, &TableAccounts::Moment::seq);
    const bool isThere = moment != table.moments.end() && moment->seq == note.at;
    if (!isThere && note.at > 0) {
        return bad(note, "seq", ProblemCode::no_such_event);
    }
    std::optional<Money> expected = isThere ? moment->points : std::nullopt;
    if (!expected && before) {
        expected = before->points; // the player is not admitted yet
    }
    ++m_compared;
    return !expected || note.points == *expected ? std::nullopt
                                                 : std::optional(bad(note, "points", note.points, *expected));
}

std::optional<std::string> HouseCheck::keyOf(const TableAccounts& table, std::string_view kind) const {
    std::string key = table.room + '/' + std::string(kind);
    return m_indexes.contains(key) ? std::optional(std::move(key)) : std::nullopt;
}

// A room opens with the last stored jackpots; later values come from its own rounds.
std::optional<Finding> HouseCheck::checkRoom(const Note& note, const TableAccounts& table) const {
    const auto check = [&](std::string_view kind, std::string_view field, auto member) {
        const std::optional<Money> opening = table.opening.*member;
        const auto key = keyOf(table, kind);
        if (table.room.empty() || !opening || !key) {
            return std::optional<Finding>();
        }
        std::vector<Money> rounds{*opening};
        for (const RoomJackpots& closed : table.closed) {
            if (closed.*member && *(closed.*member) != rounds.back()) {
                rounds.push_back(*(closed.*member));
            }
        }
        const Money base = (table.base.*member).value_or(Money{});
        const auto& history = m_histories[m_indexes.at(*key)];
        const auto valueAt = [&](std::size_t place) { return history[place].value_or(Money{}); };
        for (std::size_t own = 0; own < rounds.size() && own <= history.size(); ++own) {
            const std::size_t first = history.size() - own;
            bool fits = first == 0 ? *opening == base : std::max(valueAt(first - 1), base) == *opening;
            for (std::size_t i = 0; i < own && fits; ++i) {
                fits = valueAt(first + i) == rounds[i + 1];
            }
            if (fits) {
                return std::optional<Finding>();
            }
        }
        const Money expected = history.empty() ? base : std::max(valueAt(history.size() - 1), base);
        return std::optional(amountFinding(
            {RoundId{note.table, 0}, 1, "table_opened", "settings." + std::string(field) + ".value"},
            *opening, expected));
    };
    auto found = check(kBingo, "jackpot", &RoomJackpots::bingo);
    return found ? found : check(kLine, "line_jackpot", &RoomJackpots::line);
}

// A room's round closed at that event, or its table was recovered.
std::optional<Finding> HouseCheck::checkJackpots(const Note& note, const TableAccounts& table) const {
    const auto moment = std::ranges::lower_bound(table.moments, note.at, {}, &TableAccounts::Moment::seq);
    if (table.room.empty() || note.cause == AccountCause::table || moment == table.moments.end() ||
        moment->seq != note.at) {
        return std::nullopt;
    }
    for (const auto& [jackpot, value] : note.jackpots) {
        const std::string& key = m_keys[jackpot];
        const auto expected = key == table.room + '/' + std::string(kBingo)  ? moment->jackpots.bingo
                              : key == table.room + '/' + std::string(kLine) ? moment->jackpots.line
                                                                             : std::nullopt;
        if (expected && value != expected) {
            return bad(note, "jackpots." + key, value.value_or(Money{}), *expected);
        }
    }
    return std::nullopt;
}

// A room's jackpots are those of its table at the event named.
std::optional<Finding> HouseCheck::checkRooms(const Note& note, const Note* before,
                                              const std::map<TableNumber, TableAccounts>& tables,
                                              const std::set<TableNumber>& unknown) const {
    if (before && before->takenIn && note.takenIn.value_or(-1) < *before->takenIn) {
        return bad(note, "taken_in", ProblemCode::before_taken_in);
    }
    for (const RoomNote& room : note.rooms) {
        const std::string field = "rooms." + room.room;
        const auto table = tables.find(room.upTo.table);
        if (unknown.contains(room.upTo.table)) {
            continue;
        }
        if (table == tables.end() || table->second.room != room.room) {
            return bad(note, field + ".table", ProblemCode::not_of_room);
        }
        const auto& moments = table->second.moments;
        const auto moment = std::ranges::lower_bound(moments, room.upTo.seq, {}, &TableAccounts::Moment::seq);
        if (moment == moments.end() || moment->seq != room.upTo.seq) {
            return bad(note, field + ".seq", ProblemCode::no_such_event);
        }
        const auto check = [&](std::string_view kind, auto member) {
            const Money is = (room.jackpots.*member).value_or(Money{});
            const Money should = (moment->jackpots.*member).value_or(is);
            if (is == should || is == Money{}) { // or another room has taken its place
                return std::optional<Finding>();
            }
            return std::optional(bad(note, "jackpots." + room.room + '/' + std::string(kind), is, should));
        };
        auto found = check(kBingo, &RoomJackpots::bingo);
        found = found ? found : check(kLine, &RoomJackpots::line);
        if (found) {
            return found;
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::record
