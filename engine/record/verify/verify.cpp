// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify/verify.h"

#include "engine/record/game_record.h"
#include "engine/record/house_page.h"
#include "engine/record/rows.h"
#include "engine/record/verify/house_check.h"
#include "engine/record/verify/table_check.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <span>
#include <thread>

namespace mesaviva::record {

namespace {

// Interval of progress reports.
constexpr std::chrono::milliseconds kTelling{40};

Finding ofFile(std::string what) { return {std::nullopt, 0, {}, {}, std::move(what)}; }
Finding ofTable(TableNumber table, std::string what) {
    return {RoundId{table, 0}, 0, {}, {}, std::move(what)};
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

    template <class Report>
    std::optional<Finding> check(const TableRow& table, const Digest& opening, Verification& counts,
                                 const Report& report) {
        m_accounts = {};
        m_notes = {};
        if (table.game == kHousePage) {
            return checkHousePage(table, opening, counts, report);
        }
        const GameRecord* const game = findGameRecord(table.game);
        if (game == nullptr) {
            return ofTable(table.number, "no such game: " + table.game);
        }
        const std::unique_ptr<TableCheck> verifier = game->check(table, opening, counts);
        verifier->setMoments(m_moments);
        std::optional<Finding> found;
        {
            RowsAhead rows(m_reader, table.number, opening, m_threads);
            found = verifier->check(rows, m_last, report);
        }
        if (!found) {
            found = checkRounds(table.number, verifier->rounds());
        }
        if (!found && !m_last) {
            found = checkSeal(table.number, verifier->rounds(), verifier->openCommitment());
        }
        m_accounts = verifier->takeAccounts();
        return found;
    }

private:
    // Checks the house page: its chain, and the content of each event.
    template <class Report>
    std::optional<Finding> checkHousePage(const TableRow& table, Digest hash, Verification& counts,
                                          const Report& report) {
        EventCursor cursor = m_reader.events(table.number);
        EventRow row;
        std::uint64_t seq = 0;
        while (cursor.next(row)) {
            const auto bad = [&](std::string field, std::string what) {
                return Finding{RoundId{table.number, row.round}, row.seq, row.text.kind, std::move(field),
                               std::move(what)};
            };
            if (row.seq != ++seq) {
                return bad({}, "the event is missing");
            }
            hash = eventHash(hash, row);
            if (hash != row.hash) {
                return bad("hash", "the event is not the one that was written");
            }
            auto noted = parseNote(row.text);
            if (!noted) {
                return bad("fields", noted.error());
            }
            if (*noted) {
                m_notes.add(row.seq, std::move(**noted));
            }
            ++counts.events;
            report(1);
        }
        if (seq != table.events || hash != table.hash || table.head != headHash(table.number, seq, hash)) {
            return ofTable(table.number, "events are missing at the end");
        }
        return checkRounds(table.number, {});
    }

    // The list of rounds must follow from the events.
    std::optional<Finding> checkRounds(TableNumber table, const std::vector<RoundRow>& expected) {
        std::vector<RoundRow> listed = m_reader.roundsOf(table);
        if (m_last) {
            std::erase_if(listed, [&](const RoundRow& row) { return row.id.round > *m_last; });
        }
        for (std::size_t i = 0; i < std::min(listed.size(), expected.size()); ++i) {
            if (listed[i] != expected[i]) {
                return Finding{expected[i].id, 0, {}, {}, "the list of rounds has another thing of it"};
            }
        }
        if (listed.size() == expected.size()) {
            return std::nullopt;
        }
        const auto& longer = listed.size() > expected.size() ? listed : expected;
        return Finding{longer[std::min(listed.size(), expected.size())].id,
                       0,
                       {},
                       {},
                       listed.size() > expected.size() ? "has no events"
                                                       : "is missing in the list of rounds"};
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
        return fits
                   ? std::nullopt
                   : std::optional(Finding{id, 0, {}, "seed", "what is sealed is not the seed of the round"});
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

// Verifies a record up to the first finding. Tables are checked in parallel, each in one snapshot even while
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
        try {
            m_counts.bad = find();
        } catch (const Fault& fault) {
            m_counts.bad = ofFile(fault.detail);
        }
        return m_counts;
    }

private:
    struct Job {
        TableRow table;
        Digest opening;
        Verification counts;
        std::optional<Finding> found;
        TableAccounts accounts;
    };

    bool isWhole() const { return !m_options.table && !m_options.round; }

    std::optional<Finding> find() {
        if (m_path) {
            m_reader.database().execute("BEGIN");
        }
        const std::vector<TableRow> tables = m_reader.tables();
        m_removed = removedRows(m_reader.database());
        const std::optional<Finding> gap = plan(tables);
        m_page = isWhole() ? housePageOf(m_reader.database()) : 0;
        if (m_page != 0) {
            m_moments = namedMoments(m_reader, m_page);
        }
        std::optional<std::string> damage;
        m_path ? work(damage) : workAlone(damage);
        if (damage) {
            return ofFile(*damage);
        }
        for (const Job& job : m_jobs) {
            add(m_counts, job.counts);
            if (job.found) {
                return job.found;
            }
        }
        if (gap || !isWhole()) {
            return gap;
        }
        tell(m_all);
        auto found = checkHead(static_cast<std::int64_t>(tables.size()), m_opening);
        return found ? found : checkHouse();
    }

    // Values that carry over from table to table must be those that the tables produced.
    std::optional<Finding> checkHouse() {
        std::map<TableNumber, TableAccounts> accounts;
        std::uint64_t notes = 0; // notes written later refer to events that the tables did not have yet
        for (Job& job : m_jobs) {
            if (job.table.game != kHousePage) {
                accounts.emplace(job.table.number, std::move(job.accounts));
            } else if (job.table.number == m_page) {
                notes = job.table.events;
            } else {
                return ofTable(job.table.number, "a record has one page of the house");
            }
        }
        std::set<TableNumber> removed;
        for (const RemovedRow& row : m_removed) {
            removed.insert(row.table);
        }
        auto found = m_house.check(m_page, notes, accounts, removed);
        m_counts.accounts = m_house.compared();
        return found;
    }

    // Lists the tables to check; the first missing table ends it.
    std::optional<Finding> plan(const std::vector<TableRow>& tables) {
        const TableNumber only =
            m_options.round ? m_options.round->table : m_options.table.value_or(TableNumber{0});
        std::int64_t expected = 0;
        for (const TableRow& table : tables) {
            if (table.number != ++expected) {
                return ofTable(expected, "the table is missing");
            }
            m_opening = openingHash(m_opening, table);
            const auto removed = std::ranges::find(m_removed, table.number, &RemovedRow::table);
            if (removed != m_removed.end()) {
                if (const auto found = checkRemoved(table, *removed)) {
                    return found;
                }
            } else if (isWhole() || table.number == only) {
                m_all += table.events;
                m_jobs.push_back({table, m_opening, {}, {}, {}});
            }
        }
        return std::nullopt;
    }

    // Only the row with its counts may be left of a removed table.
    std::optional<Finding> checkRemoved(const TableRow& table, const RemovedRow& removed) {
        if (removed.hash != removedHash(removed, table.hash) || removed.events != table.events ||
            table.head != headHash(table.number, table.events, table.hash)) {
            return ofTable(table.number, "what retention has removed is not what was there");
        }
        if (!m_reader.roundsOf(table.number).empty() || hasEvents(table.number)) {
            return ofTable(table.number, "there is something that retention has removed");
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
    void work(std::optional<std::string>& damage) {
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
        }
        for (std::size_t i = 0; i < workers; ++i) {
            begin([this, spare] { checkTables(*openAgain(), spare); });
        }
        try {
            std::unique_lock lock(m_mutex);
            while (m_running > 0) {
                m_changed.wait_for(lock, kTelling, [this] { return m_running == 0; });
                lock.unlock();
                tell(std::min<std::uint64_t>(m_done, m_all));
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
    void workAlone(std::optional<std::string>& damage) {
        if (isWhole()) {
            damage = firstDamage(m_reader.database());
        }
        const unsigned most =
            m_options.threads > 0 ? m_options.threads : std::max(1U, std::thread::hardware_concurrency());
        checkTables(m_reader, most - 1);
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
                tell(std::min<std::uint64_t>(m_done, m_all));
            }
        };
        OneTable check(reader, threads,
                       m_options.round ? std::optional(m_options.round->round) : std::nullopt);
        for (;;) {
            const std::size_t place = m_next++;
            if (place >= m_jobs.size() || place > m_firstBad) {
                return;
            }
            Job& job = m_jobs[place];
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
                job.found = table ? check.check(*table, job.opening, job.counts, report)
                                  : ofTable(job.table.number, "the table is missing");
                if (m_path) {
                    reader.database().execute("ROLLBACK");
                }
            } catch (const Fault& fault) {
                job.found = ofFile(fault.detail);
            }
            if (job.found) {
                const std::scoped_lock lock(m_mutex);
                m_firstBad = std::min<std::size_t>(m_firstBad, place);
                return;
            }
            ++job.counts.tables;
            job.accounts = check.takeAccounts();
            if (job.table.number == m_page) {
                m_house = check.takeNotes();
            }
        }
    }

    std::optional<Finding> checkHead(std::int64_t tables, const Digest& opening) {
        Statement head = m_reader.database().prepare("SELECT tables, opening, hash FROM head WHERE id = 1");
        const auto isSame = [&](int column, const Digest& digest) {
            return std::ranges::equal(head.bytes(column), digest);
        };
        const bool fits = head.step() && head.number(0) == tables && isSame(1, opening) &&
                          isSame(2, fileHash(tables, opening));
        if (!fits) {
            return ofFile("tables are missing at the end, or the head of the file is not theirs");
        }
        for (const char* query : {"SELECT count(*) FROM rounds WHERE table_id NOT IN (SELECT id FROM tables)",
                                  "SELECT count(*) FROM sealed WHERE table_id NOT IN (SELECT id FROM tables)",
                                  "SELECT count(*) FROM (SELECT 1 FROM events WHERE id >= (SELECT (tables + "
                                  "1) << 40 FROM head) OR "
                                  "id < 1 << 40 LIMIT 1)",
                                  "SELECT count(*) - 1 FROM head"}) {
            if (m_reader.database().number(query) != 0) {
                return ofFile("there is something that belongs to no table");
            }
        }
        // Tables with a possibly running round are checked together with their seal.
        Statement sealed = m_reader.database().prepare(
            "SELECT sealed.table_id, tables.game FROM sealed JOIN tables ON tables.id = sealed.table_id");
        while (sealed.step()) {
            const bool isRemoved = std::ranges::any_of(
                m_removed, [&](const RemovedRow& row) { return row.table == sealed.number(0); });
            if (isRemoved || sealed.text(1) == kHousePage) {
                return ofTable(sealed.number(0), "a seed is sealed where no round runs");
            }
        }
        if (!m_removed.empty() && (m_removed.back().table > tables || m_removed.front().table < 1)) {
            return ofFile("there is something that belongs to no table");
        }
        return std::nullopt;
    }

    void tell(std::uint64_t done) {
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
    HouseCheck m_house; ///< filled by the thread that checks the page
    std::uint64_t m_all = 0;

    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<std::size_t> m_next = 0; ///< next job not taken by a thread
    std::atomic<std::size_t> m_firstBad = ~std::size_t{0};
    std::atomic<bool> m_stop = false;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_running = 0;
    std::optional<Fault> m_fault;
};

void requireWanted(RecordReader& reader, const VerifyOptions& options) {
    if (options.table && !reader.table(*options.table)) {
        throw Fault{FaultKind::missing, "there is no such table"};
    }
    if (options.round && !reader.round(*options.round)) {
        throw Fault{FaultKind::missing, "there is no such round"};
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
