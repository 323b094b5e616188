// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify/verify.h"

#include "engine/record/game_record.h"
#include "engine/record/house_page.h"
#include "engine/record/record_head.h"
#include "engine/record/rows.h"
#include "engine/record/verify/house_check.h"
#include "engine/record/verify/table_check.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <span>
#include <thread>

namespace mesaviva::record {

namespace {

// Interval of progress reports.
constexpr std::chrono::milliseconds kReportInterval{40};
constexpr std::int64_t kEventsUnwatched = 4'096; ///< between two looks whether the check is cancelled

Finding ofFile(Problem problem) { return {std::nullopt, 0, {}, {}, std::move(problem)}; }
Finding ofTable(TableNumber table, Problem problem) {
    return {RoundId{table, 0}, 0, {}, {}, std::move(problem)};
}

// Thrown when the result is no longer needed.
struct Stopped {};

// Verifies one table: all its rows, in the order of its events. The rows may come from another thread.
class OneTable {
public:
    OneTable(RecordReader& reader, unsigned threads, std::optional<std::uint64_t> lastRound)
        : m_reader(reader),
          m_threads(threads),
          m_last(lastRound) {}

    /// Sets the events of the next table that the house page names.
    void setMoments(std::span<const std::uint64_t> moments) { m_moments = moments; }
    /// Returns what the last table says about the house accounts.
    TableAccounts takeAccounts() { return std::move(m_accounts); }
    /// Returns the notes of the last table, if it was the house page.
    HouseCheck takeNotes() { return std::move(m_notes); }

    /// Adds what is wrong to `found`. Returns false if the check could not go on to the table's end. Throws
    /// Fault for an invalid row.
    template <class Report>
    bool check(const TableRow& table, const Digest& opening, Verification& counts, const Report& report,
               Findings& found) {
        m_accounts = {};
        m_notes = {};
        if (table.game == kHousePage) {
            return checkHousePage(table, opening, counts, report, found);
        }
        const GameRecord* const game = findGameRecord(table.game);
        if (game == nullptr) {
            found.add(ofTable(table.number, {ProblemCode::no_such_game, {table.game}}));
            return false;
        }
        const std::unique_ptr<TableCheck> verifier = game->check(table, opening, counts);
        verifier->setMoments(m_moments);
        {
            RowsAhead rows(m_reader, table.number, opening, m_threads);
            if (!verifier->check(rows, m_last, report, found)) {
                return false;
            }
        }
        checkRounds(table.number, verifier->rounds(), found);
        if (!m_last) {
            found.add(checkSeal(table.number, verifier->rounds(), verifier->openCommitment()));
        }
        m_accounts = verifier->takeAccounts();
        return true;
    }

private:
    // Checks the house page: its chain, and the content of each event.
    template <class Report>
    bool checkHousePage(const TableRow& table, Digest hash, Verification& counts, const Report& report,
                        Findings& found) {
        EventCursor cursor = m_reader.events(table.number);
        EventRow row;
        std::uint64_t seq = 0;
        while (cursor.next(row)) {
            const auto bad = [&](std::string field, Problem problem) {
                return Finding{RoundId{table.number, row.round}, row.seq, row.text.kind, std::move(field),
                               std::move(problem)};
            };
            const Digest expected = eventHash(hash, row);
            bool isRight = true;
            if (row.seq != ++seq) {
                found.add(bad({}, ProblemCode::event_missing));
                isRight = false;
            } else if (expected != row.hash) {
                Finding finding = bad("hash", ProblemCode::event_altered);
                finding.expected = toHex(expected);
                finding.found = toHex(row.hash);
                found.add(std::move(finding));
                isRight = false;
            }
            seq = row.seq;
            hash = row.hash;
            auto noted = parseNote(row.text);
            if (!noted) {
                found.add(bad("fields", noted.error()));
                return false;
            }
            if (*noted) {
                m_notes.add(row.seq, std::move(**noted));
            }
            counts.events += isRight ? 1U : 0U;
            report(1);
        }
        const bool isCut =
            seq != table.events || hash != table.hash || table.head != headHash(table.number, seq, hash);
        if (isCut) {
            found.add(ofTable(table.number, ProblemCode::end_missing));
        }
        checkRounds(table.number, {}, found);
        return true;
    }

    // The list of rounds must follow from the events.
    void checkRounds(TableNumber table, const std::vector<RoundRow>& expected, Findings& found) {
        std::vector<RoundRow> listed = m_reader.roundsOf(table);
        if (m_last) {
            std::erase_if(listed, [&](const RoundRow& row) { return row.id.round > *m_last; });
        }
        auto is = listed.begin();
        auto should = expected.begin();
        while (is != listed.end() || should != expected.end()) {
            const bool isMore =
                should == expected.end() || (is != listed.end() && is->id.round < should->id.round);
            const bool isLess =
                is == listed.end() || (should != expected.end() && should->id.round < is->id.round);
            if (isMore) {
                found.add(Finding{(is++)->id, 0, {}, {}, ProblemCode::round_without_events});
            } else if (isLess) {
                found.add(Finding{(should++)->id, 0, {}, {}, ProblemCode::round_unlisted});
            } else if (*is++ != *should++) {
                found.add(Finding{std::prev(should)->id, 0, {}, {}, ProblemCode::round_listed_otherwise});
            }
        }
    }

    // The sealed seed must be that of the running round; it is not revealed.
    std::optional<Finding> checkSeal(TableNumber table, const std::vector<RoundRow>& rounds,
                                     const std::optional<Digest>& open) {
        Statement sealed = m_reader.database().prepare("SELECT round, seed FROM sealed WHERE table_id = ?");
        const bool isSealed = sealed.bind(1, table).step();
        if (!open && !isSealed) {
            return std::nullopt;
        }
        const RoundId id{table, rounds.empty() ? 0 : rounds.back().id.round};
        Seed seed{};
        const bool whole = isSealed && sealed.bytes(1).size() == seed.size();
        if (whole) {
            std::ranges::copy(sealed.bytes(1), seed.begin());
        }
        const bool fits = open && whole && sealed.number(0) == static_cast<std::int64_t>(id.round) &&
                          commitment(seed, id.round) == *open;
        return fits ? std::nullopt : std::optional(Finding{id, 0, {}, "seed", ProblemCode::seal});
    }

    RecordReader& m_reader;
    unsigned m_threads; ///< in addition to the calling thread
    std::optional<std::uint64_t> m_last;
    std::span<const std::uint64_t> m_moments;
    TableAccounts m_accounts;
    HouseCheck m_notes;
};

void add(Verification& sum, const Verification& part) {
    sum.tables += part.tables;
    sum.rounds += part.rounds;
    sum.unfinished += part.unfinished;
    sum.scripted += part.scripted;
    sum.events += part.events;
    sum.commitments += part.commitments;
    sum.outcomes += part.outcomes;
    sum.given += part.given;
    sum.settlements += part.settlements;
    sum.payments += part.payments;
    sum.namedLess += part.namedLess;
    for (const auto& [rule, times] : part.namedSince) {
        sum.namedSince[rule] += times;
    }
}

// Verifies a record. Tables are checked in parallel, each in one snapshot even while
// the record is being written, and the results are combined in table order.
class Check {
public:
    /// Without a path everything is read through `reader`, in its transaction if it has one.
    Check(std::optional<std::filesystem::path> path, RecordReader& reader, const Progress& progress,
          const VerifyOptions& options)
        : m_path(std::move(path)),
          m_reader(reader),
          m_progress(progress),
          m_options(options) {}

    Verification run() {
        Findings& faults = m_counts.faults;
        try {
            find(faults);
        } catch (const Fault& fault) {
            faults.add(ofFile(fault.problem));
        }
        if (!faults.isEmpty()) {
            m_counts.bad = faults.list().front();
        }
        return m_counts;
    }

private:
    struct Job {
        TableRow table;
        Digest opening{};
        Verification counts;
        Findings found;
        bool isRemoved = false; ///< by retention: there is nothing else to check
        bool isThrough = false; ///< checked to its end
        TableAccounts accounts;
    };

    bool isWhole() const { return !m_options.table && !m_options.round; }

    void find(Findings& found) {
        if (m_path) {
            m_reader.database().execute("BEGIN");
        }
        m_counts.isExercise = m_reader.isExercise();
        const std::vector<TableRow> tables = m_reader.tables();
        m_removed = removedRows(m_reader.database());
        const std::optional<Finding> gap = plan(tables);
        m_page = isWhole() ? housePageOf(m_reader.database()) : 0;
        if (m_page != 0) {
            m_moments = namedMoments(m_reader, m_page);
        }
        std::optional<Problem> damage;
        m_path ? work(damage) : workAlone(damage);
        if (damage) {
            found.add(ofFile(*damage));
        }
        for (const Job& job : m_jobs) {
            add(m_counts, job.counts);
            found.add(job.found);
        }
        found.add(gap);
        if (isWhole()) {
            reportProgress(m_all);
            if (!gap) {
                checkHead(static_cast<std::int64_t>(tables.size()), m_opening, found);
            }
            found.add(m_ofHead);
            if (!gap) {
                checkHouse(found);
            }
        }
    }

    // Values that carry over from table to table must be those that the tables produced.
    void checkHouse(Findings& found) {
        std::map<TableNumber, TableAccounts> accounts;
        std::set<TableNumber> unknown;
        std::uint64_t notes = 0; // notes written later refer to events that the tables did not have yet
        for (Job& job : m_jobs) {
            if (job.isRemoved) {
                continue;
            }
            if (job.table.game == kHousePage) {
                if (job.table.number != m_page) {
                    found.add(ofTable(job.table.number, ProblemCode::second_house_page));
                    continue;
                }
                notes = job.table.events;
            } else if (job.isThrough) {
                accounts.emplace(job.table.number, std::move(job.accounts));
            } else {
                unknown.insert(job.table.number);
            }
        }
        for (const RemovedRow& row : m_removed) {
            unknown.insert(row.table);
        }
        m_house.check(m_page, notes, accounts, unknown, found);
        m_counts.accounts = m_house.compared();
    }

    // The record's head, recomputed over all events, must be the stored one.
    void checkRecordHead() {
        try {
            compareRecordHead();
        } catch (const Fault& fault) {
            m_ofHead.add(ofFile(fault.problem));
        }
    }
    void compareRecordHead() {
        Database& database = m_reader.database();
        HeadCursor events(database);
        if (m_options.head) {
            events.find(*m_options.head);
        }
        const std::int64_t tables = database.number("SELECT coalesce(max(id), 0) FROM tables");
        bool isForeign = false;
        const auto note = [&] {
            if (events.trouble()) {
                m_ofHead.add(ofFile(*events.trouble()));
            }
        };
        while (events.next()) {
            note();
            isForeign = isForeign || events.table() < 1 || events.table() > tables || events.seq() < 1;
            if (m_stop) {
                throw Stopped();
            }
            if (!m_path && events.id() % kEventsUnwatched == 0) {
                reportProgress(std::min<std::uint64_t>(m_done, m_all));
            }
        }
        note();
        if (isForeign) {
            m_ofHead.add(ofFile(ProblemCode::of_no_table));
        }
        m_counts.head = events.head().head;
        m_counts.isHeadKnown = events.isFound();
        m_counts.headEvent = events.foundAfter();
        if (m_reader.isKeyed()) {
            return; // an older version does not store it
        }
        const RecordHead stored = headOf(database);
        if (stored != events.head()) {
            Finding finding = ofFile(ProblemCode::record_head);
            finding.field = "record_head";
            finding.expected = toHex(events.head().head);
            finding.found = toHex(stored.head);
            m_ofHead.add(std::move(finding));
        }
    }

    // Lists the tables to check; the first missing table ends it.
    std::optional<Finding> plan(const std::vector<TableRow>& tables) {
        const TableNumber only =
            m_options.round ? m_options.round->table : m_options.table.value_or(TableNumber{0});
        std::int64_t expected = 0;
        for (const TableRow& table : tables) {
            if (table.number != ++expected) {
                return ofTable(expected, ProblemCode::table_missing);
            }
            m_opening = openingHash(m_opening, table);
            const auto removed = std::ranges::find(m_removed, table.number, &RemovedRow::table);
            if (removed != m_removed.end()) {
                if (const auto found = checkRemoved(table, *removed)) {
                    Job& job = m_jobs.emplace_back();
                    job.table = table;
                    job.isRemoved = true;
                    job.found.add(found);
                }
            } else if (isWhole() || table.number == only) {
                m_all += table.events;
                Job& job = m_jobs.emplace_back();
                job.table = table;
                job.opening = m_opening;
            }
        }
        return std::nullopt;
    }

    // Only the row with its counts may be left of a removed table.
    std::optional<Finding> checkRemoved(const TableRow& table, const RemovedRow& removed) {
        if (removed.hash != removedHash(removed, table.hash) || removed.events != table.events ||
            table.head != headHash(table.number, table.events, table.hash)) {
            return ofTable(table.number, ProblemCode::removed_otherwise);
        }
        if (!m_reader.roundsOf(table.number).empty() || hasEvents(table.number)) {
            return ofTable(table.number, ProblemCode::not_removed);
        }
        ++m_counts.removedTables;
        m_counts.removedRounds += removed.rounds;
        m_counts.lastRemoval = std::max(m_counts.lastRemoval.value_or(removed.date), removed.date);
        return std::nullopt;
    }
    bool hasEvents(TableNumber table) {
        EventCursor events = m_reader.events(table, 0);
        EventRow row;
        return events.next(row);
    }

    // Checks all tables on several threads, and whether SQLite finds the file intact.
    void work(std::optional<Problem>& damage) {
        const unsigned most =
            m_options.threads > 0 ? m_options.threads : std::max(1U, std::thread::hardware_concurrency());
        const std::size_t workers = std::min<std::size_t>(most, m_jobs.size());
        const unsigned spare =
            (most - static_cast<unsigned>(workers)) / std::max(1U, static_cast<unsigned>(workers));
        std::vector<std::thread> threads;
        const auto begin = [&](auto what) {
            ++m_running;
            threads.emplace_back([this, what] {
                try {
                    what();
                } catch (const Stopped&) { // NOLINT(bugprone-empty-catch): cancelled
                } catch (const Fault& fault) {
                    const std::scoped_lock lock(m_mutex);
                    m_fault = m_fault ? m_fault : fault;
                }
                const std::scoped_lock lock(m_mutex);
                --m_running;
                m_changed.notify_all();
            });
        };
        if (isWhole()) {
            begin([this, &damage] { damage = firstDamage(openAgain()->database()); });
            begin([this] { checkRecordHead(); }); // through the reader, which is idle meanwhile
        }
        for (std::size_t i = 0; i < workers; ++i) {
            begin([this, spare] { checkTables(*openAgain(), spare); });
        }
        try {
            std::unique_lock lock(m_mutex);
            while (m_running > 0) {
                m_changed.wait_for(lock, kReportInterval, [this] { return m_running == 0; });
                lock.unlock();
                reportProgress(std::min<std::uint64_t>(m_done, m_all));
                lock.lock();
            }
        } catch (...) {
            m_stop = true;
            std::ranges::for_each(threads, &std::thread::join);
            throw;
        }
        std::ranges::for_each(threads, &std::thread::join);
        if (m_fault) {
            throw *m_fault;
        }
    }

    // The same through one reader, which sees a single snapshot.
    void workAlone(std::optional<Problem>& damage) {
        if (isWhole()) {
            damage = firstDamage(m_reader.database());
        }
        const unsigned most =
            m_options.threads > 0 ? m_options.threads : std::max(1U, std::thread::hardware_concurrency());
        checkTables(m_reader, most - 1);
        if (isWhole()) {
            checkRecordHead();
        }
    }

    std::unique_ptr<RecordReader> openAgain() const {
        auto reader = RecordReader::open(*m_path, m_options.vfs);
        if (!reader) {
            throw reader.error();
        }
        return std::move(*reader);
    }

    void checkTables(RecordReader& reader, unsigned threads) {
        const auto report = [this](std::size_t events) {
            if (m_stop) {
                throw Stopped();
            }
            m_done += events;
            if (!m_path) {
                reportProgress(std::min<std::uint64_t>(m_done, m_all));
            }
        };
        OneTable check(reader, threads,
                       m_options.round ? std::optional(m_options.round->round) : std::nullopt);
        for (;;) {
            const std::size_t place = m_next++;
            if (place >= m_jobs.size()) {
                return;
            }
            Job& job = m_jobs[place];
            if (job.isRemoved) {
                continue;
            }
            try {
                // The table may have grown since the list was read; within one transaction both agree.
                if (m_path) {
                    reader.database().execute("BEGIN");
                }
                const std::optional<TableRow> table = reader.table(job.table.number);
                const auto moments = m_moments.find(job.table.number);
                check.setMoments(moments == m_moments.end()
                                     ? std::span<const std::uint64_t>()
                                     : std::span<const std::uint64_t>(moments->second));
                if (table) {
                    job.isThrough = check.check(*table, job.opening, job.counts, report, job.found);
                } else {
                    job.found.add(ofTable(job.table.number, ProblemCode::table_missing));
                }
                if (m_path) {
                    reader.database().execute("ROLLBACK");
                }
            } catch (const Fault& fault) {
                job.found.add(ofFile(fault.problem));
                if (m_path && reader.database().isInTransaction()) {
                    reader.database().execute("ROLLBACK");
                }
            }
            job.counts.tables += job.found.isEmpty() ? 1U : 0U;
            job.accounts = check.takeAccounts();
            if (job.table.number == m_page) {
                m_house = check.takeNotes();
            }
        }
    }

    void checkHead(std::int64_t tables, const Digest& opening, Findings& found) {
        Statement head = m_reader.database().prepare("SELECT tables, opening, hash FROM head WHERE id = 1");
        const auto isSame = [&](int column, const Digest& digest) {
            return std::ranges::equal(head.bytes(column), digest);
        };
        const bool fits = head.step() && head.number(0) == tables && isSame(1, opening) &&
                          isSame(2, fileHash(tables, opening));
        if (!fits) {
            found.add(ofFile(ProblemCode::tables_missing));
        }
        bool isForeign =
            !m_removed.empty() && (m_removed.back().table > tables || m_removed.front().table < 1);
        for (const char* query : {"SELECT count(*) FROM rounds WHERE table_id NOT IN (SELECT id FROM tables)",
                                  "SELECT count(*) FROM sealed WHERE table_id NOT IN (SELECT id FROM tables)",
                                  "SELECT count(*) - 1 FROM head"}) {
            isForeign = isForeign || m_reader.database().number(query) != 0;
        }
        if (isForeign) {
            found.add(ofFile(ProblemCode::of_no_table));
        }
        // Tables with a possibly running round are checked together with their seal.
        Statement sealed = m_reader.database().prepare(
            "SELECT sealed.table_id, tables.game FROM sealed JOIN tables ON tables.id = sealed.table_id");
        while (sealed.step()) {
            const bool isRemoved = std::ranges::any_of(
                m_removed, [&](const RemovedRow& row) { return row.table == sealed.number(0); });
            if (isRemoved || sealed.text(1) == kHousePage) {
                found.add(ofTable(sealed.number(0), ProblemCode::sealed_without_round));
            }
        }
    }

    void reportProgress(std::uint64_t done) {
        if (m_progress) {
            m_progress(done, m_all);
        }
    }

    std::optional<std::filesystem::path> m_path;
    RecordReader& m_reader;
    const Progress& m_progress;
    const VerifyOptions& m_options;
    Verification m_counts;
    std::vector<RemovedRow> m_removed;
    std::vector<Job> m_jobs;
    Digest m_opening{};     ///< of the last table
    TableNumber m_page = 0; ///< the house page's table number; 0: none, or not requested
    std::map<TableNumber, std::vector<std::uint64_t>> m_moments; ///< events that it names, by table
    Findings m_ofHead;                                           ///< what is wrong with the record's head
    HouseCheck m_house; ///< filled by the thread that checks the page
    std::uint64_t m_all = 0;

    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<std::size_t> m_next = 0; ///< next job not taken by a thread
    std::atomic<bool> m_stop = false;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_running = 0;
    std::optional<Fault> m_fault;
};

void requireWanted(RecordReader& reader, const VerifyOptions& options) {
    if (options.table && !reader.table(*options.table)) {
        throw Fault{FaultKind::missing, ProblemCode::no_such_table};
    }
    if (options.round && !reader.round(*options.round)) {
        throw Fault{FaultKind::missing, ProblemCode::no_such_round};
    }
}

} // namespace

Result<Verification, Fault> verify(const std::filesystem::path& path, const Progress& progress,
                                   const VerifyOptions& options) {
    auto reader = RecordReader::open(path, options.vfs);
    if (!reader) {
        return reader.error();
    }
    try {
        requireWanted(**reader, options);
    } catch (const Fault& fault) {
        return fault;
    }
    return Check(path, **reader, progress, options).run();
}

Verification verify(RecordReader& reader, const Progress& progress, const VerifyOptions& options) {
    requireWanted(reader, options);
    return Check(std::nullopt, reader, progress, options).run();
}

} // namespace mesaviva::record
