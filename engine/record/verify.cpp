// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify.h"

#include "engine/record/house_page.h"
#include "engine/record/verify_table.h"

#include <algorithm>

namespace mesaviva::record {

namespace {

Finding ofFile(std::string what) { return {std::nullopt, 0, {}, {}, std::move(what)}; }
Finding ofTable(TableNumber table, std::string what) {
    return {RoundId{table, 0}, 0, {}, {}, std::move(what)};
}

// A whole record; what is found first ends it.
class Check {
public:
    Check(RecordReader& reader, const Progress& progress) : m_reader(reader), m_progress(progress) {}

    Verification run() {
        try {
            m_counts.bad = find();
        } catch (const Fault& fault) {
            m_counts.bad = ofFile(fault.detail);
        }
        return m_counts;
    }

private:
    std::optional<Finding> find() {
        // One look at one moment, even while the record is being written.
        m_reader.database().execute("BEGIN");
        if (const auto damage = firstDamage(m_reader.database())) {
            return ofFile(*damage);
        }
        const std::vector<TableRow> tables = m_reader.tables();
        for (const TableRow& table : tables) {
            m_all += table.events;
        }
        Digest opening{};
        std::int64_t expected = 0;
        for (const TableRow& table : tables) {
            if (table.number != ++expected) {
                return ofTable(expected, "the table is missing");
            }
            opening = openingHash(opening, table);
            auto found = checkTable(table, opening);
            if (found) {
                return found;
            }
            ++m_counts.tables;
        }
        return checkHead(expected, opening);
    }

    std::optional<Finding> checkTable(const TableRow& table, const Digest& opening) {
        if (table.game == kHousePage) {
            return checkHousePage(table, opening);
        }
        std::optional<Finding> found;
        const bool known = withGame(table.game, [&](auto kind) {
            using Kept = typename decltype(kind)::type;
            TableVerifier<Kept> verifier(m_reader, table, opening, m_counts);
            found = verifier.check([this](std::size_t events) { report(events); });
            if (!found) {
                found = checkRounds(table.number, verifier.rounds());
            }
            if (!found) {
                found = checkSeal(table.number, verifier.rounds(), verifier.openCommitment());
            }
        });
        return known ? found : ofTable(table.number, "no such game: " + table.game);
    }

    // Its chain, and that every event says what it may.
    std::optional<Finding> checkHousePage(const TableRow& table, Digest hash) {
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
            if (const auto complaint = complaintOf(row.text)) {
                return bad("fields", *complaint);
            }
            ++m_counts.events;
        }
        report(seq);
        if (seq != table.events || hash != table.hash || table.head != headHash(table.number, seq, hash)) {
            return ofTable(table.number, "events are missing at the end");
        }
        return checkRounds(table.number, {});
    }

    // The list of rounds says what follows from the events.
    std::optional<Finding> checkRounds(TableNumber table, const std::vector<RoundRow>& expected) {
        const std::vector<RoundRow> listed = m_reader.roundsOf(table);
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

    // What is sealed must be the seed of the round that runs; nobody is told what it is.
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
        return std::nullopt;
    }

    void report(std::size_t events) {
        m_done += events;
        if (m_progress) {
            m_progress(m_done, m_all);
        }
    }

    RecordReader& m_reader;
    const Progress& m_progress;
    Verification m_counts;
    std::uint64_t m_done = 0;
    std::uint64_t m_all = 0;
};

} // namespace

std::string textOf(const Finding& finding) {
    std::string text = "the file";
    if (finding.round) {
        text = finding.round->round == 0 ? "table " + std::to_string(finding.round->table)
                                         : "round " + textOf(*finding.round);
    }
    if (finding.seq > 0) {
        text += ", event " + std::to_string(finding.seq);
        text += finding.event.empty() ? "" : " (" + finding.event + ")";
    }
    if (!finding.field.empty()) {
        text += ", " + finding.field;
    }
    return text + ": " + finding.what;
}

Result<Verification, Fault> verify(const std::filesystem::path& path, const Progress& progress,
                                   const std::string& vfs) {
    auto reader = RecordReader::open(path, vfs);
    if (!reader) {
        return reader.error();
    }
    return Check(**reader, progress).run();
}

} // namespace mesaviva::record
