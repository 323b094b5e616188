// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A record whose events were altered by another program, with a consistent hash chain.
#pragma once

#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "app/cli/sentences/scenario_commands.h"
#include "engine/base/check.h"
#include "engine/games/on_record.h"
#include "engine/record/chain.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/export_rounds.h"
#include "engine/record/history/visits.h"
#include "engine/record/record_file.h"
#include "engine/record/table_fold.h"
#include "engine/record/verify/verify.h"
#include "engine/table/replay.h"
#include "engine/table/shown_table.h"
#endif

#include <algorithm>
#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::kit {

/// The expected result of a verification.
enum class Verdict : std::uint8_t {
    any, ///< either: the altered value may be legitimate
    bad, ///< exit status 1
};

/// Replays the rounds of a table forwards and backwards.
template <class OnRecord>
void repeatRounds(record::RecordReader& reader, const record::TableRow& table) {
    using Game = typename OnRecord::Game;
    record::RoundReader<OnRecord> shelf(reader, table.number);
    for (const record::RoundRow& row : reader.roundsOf(table.number)) {
        const auto round = shelf.round(row.id.round);
        if (!round || round->entries.empty()) {
            continue;
        }
        const UntrustedEvents fromAFile;
        Replay<Game> replay(round->start, round->entries);
        ShownTable<Game> shown(replay);
        std::size_t read = 0;
        shown.open({[&](const auto&, bool) { ++read; }, [] {}, [] {}, [] { return [] {}; }});
        replay.jumpTo(replay.size());
        replay.jumpTo(0);
        replay.moveTo(replay.size());
    }
}

/// Runs every query of the history on a record; returns what went wrong. A Fault is a valid answer.
inline std::string readersComplaint(const std::filesystem::path& path) {
    const auto opened = record::RecordReader::open(path);
    if (!opened) {
        return {};
    }
    record::RecordReader& reader = **opened;
    const auto ask = [](const auto& question) -> std::string {
        try {
            return question();
        } catch (const record::Fault&) {
            return {};
        } catch (const BrokenInvariant& broken) {
            return std::string("a repetition ends the program: ") + broken.what;
        }
    };
    const auto countable = [](Money amount) {
        return amount <= record::kMostOnRecord * 250 && amount >= record::kMostOnRecord * -250;
    };
    constexpr std::size_t kAll = 10'000;
    std::string complaint = ask([&] {
        for (const record::RoundRow& round : reader.rounds({}, kAll)) {
            if (round.staked < Money{} || round.staked > record::kMostOnRecord || round.returned < Money{} ||
                round.returned > record::kMostOnRecord) {
                return "a round of " + std::to_string(round.staked.cents) + " and " +
                       std::to_string(round.returned.cents);
            }
        }
        return std::string();
    });
    for (int outcome = 0; outcome <= 4 && complaint.empty(); ++outcome) {
        complaint = ask([&]() -> std::string {
            record::RoundFilter filter;
            filter.outcome = static_cast<record::RoundOutcome>(outcome);
            const auto listed = reader.rounds(filter, kAll);
            bool agree = reader.countRounds(filter) == listed.size();
            for (const record::RoundRow& round : reader.rounds({}, kAll)) {
                agree = agree && fits(filter, round) == (std::ranges::count(listed, round) > 0);
            }
            return agree ? "" : "a list of another outcome than the rounds have";
        });
    }
    const auto add = [&](const auto& question) {
        if (complaint.empty()) {
            complaint = ask(question);
        }
    };
    add([&] {
        const record::Balances balances(reader);
        for (const record::Balance& balance : balances.of({})) {
            if (!countable(balance.after) || !countable(balance.before()) || !countable(balance.given)) {
                return std::string("points that nobody can count");
            }
        }
        return std::string();
    });
    add([&] {
        for (const record::Visit& visit : record::visits(reader, {}, kAll).visits) {
            if (!countable(visit.net())) {
                return std::string("a session's result that nobody can count");
            }
        }
        return std::string();
    });
    std::vector<record::TableRow> tables;
    add([&] {
        tables = reader.playedTables();
        return std::string();
    });
    for (const record::TableRow& table : tables) {
        add([&] {
            record::withGame(table.game,
                             [&](auto kind) { repeatRounds<typename decltype(kind)::type>(reader, table); });
            return std::string();
        });
    }
    return complaint;
}

/// Verifies a record, exports it in every format, shares its first round and runs every history query;
/// returns what went wrong, if anything. Each may only report an error in the record. A refused export
/// mentions `named`.
inline std::string complaintOfAll(const std::filesystem::path& path, Verdict verdict = Verdict::any,
                                  std::string_view named = {}) {
    try {
        std::ostringstream out;
        std::ostringstream err;
        const int verified = app::verifyCommand(path, out, err);
        if (verified < 0 || verified > 2) {
            return "verify ends without an answer";
        }
        if (verdict == Verdict::bad && verified != 1) {
            return "verify ends with " + std::to_string(verified) + ": " + out.str() + err.str();
        }
        for (const record::ExportFormat format : {record::ExportFormat::json, record::ExportFormat::csv}) {
            std::ostringstream told;
            const int status = app::exportCommand(path, {}, format, out, told);
            if (status != 0 &&
                (status != 2 || told.str().empty() || told.str().find(named) == std::string::npos)) {
                return "export ends without saying where: " + told.str();
            }
        }
        std::ostringstream told;
        if (app::shareCommand(path, "1-1", out, told) != 0 && told.str().empty()) {
            return "share ends without an answer";
        }
        return readersComplaint(path);
    } catch (const std::exception& exception) {
        return std::string("uncaught: ") + exception.what();
    } catch (const record::Fault& fault) {
        return "an uncaught fault: " + app::englishText(fault.problem);
    } catch (...) {
        return "something uncaught";
    }
}

/// The only table of a record, with all its events in memory; written events get a consistent chain.
class DoctoredRecord {
public:
    explicit DoctoredRecord(const RecordPlace& place) : m_path(place.path()) {
        const auto reader = record::RecordReader::open(m_path);
        m_table = (*reader)->tables().at(0);
        record::EventCursor cursor = (*reader)->events(m_table.number);
        for (record::EventRow row; cursor.next(row);) {
            m_rows.push_back(row);
        }
    }

    const std::vector<record::EventRow>& rows() const { return m_rows; }

    /// Replaces all events with these. Sequence numbers stay as they are unless `counted`, which renumbers
    /// them.
    void write(std::vector<record::EventRow> rows, bool counted) const {
        record::Database database(m_path, record::OpenMode::write);
        database.execute("PRAGMA synchronous = OFF; BEGIN; DELETE FROM events");
        record::Statement insert = database.prepare(
            "INSERT INTO events(id, table_id, round, seq, t, wall, event, rules, fields, hash) "
            "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)");
        Digest hash = record::openingHash(Digest{}, m_table);
        std::uint64_t seq = 0;
        for (record::EventRow& row : rows) {
            row.seq = counted ? seq + 1 : row.seq;
            ++seq;
            hash = record::eventHash(hash, row);
            insert.bind(1, static_cast<std::int64_t>(seq))
                .bind(2, m_table.number)
                .bind(3, static_cast<std::int64_t>(row.round))
                .bind(4, static_cast<std::int64_t>(row.seq))
                .bind(5, row.at)
                .bind(6, row.wall.time_since_epoch().count())
                .bind(7, std::string_view(row.text.kind))
                .bind(8, std::string_view(row.text.rules))
                .bind(9, std::string_view(row.text.fields))
                .bind(10, std::span<const std::uint8_t>(hash));
            insert.run();
            insert.reset();
        }
        const Digest head = record::headHash(m_table.number, seq, hash);
        record::Statement tables = database.prepare("UPDATE tables SET events = ?1, hash = ?2, head = ?3");
        tables.bind(1, static_cast<std::int64_t>(seq))
            .bind(2, std::span<const std::uint8_t>(hash))
            .bind(3, std::span<const std::uint8_t>(head));
        tables.run();
        renewHead(database);
        database.execute("COMMIT");
    }

    /// Calls complaintOfAll(); a refused export names the round that is wrong.
    std::string complaint(Verdict verdict = Verdict::any) const {
        return complaintOfAll(m_path, verdict, "round ");
    }
    /// Returns whether all rounds can be exported; events that no table can produce cannot.
    bool isExported() const {
        std::ostringstream out;
        std::ostringstream told;
        return app::exportCommand(m_path, {}, record::ExportFormat::json, out, told) == 0;
    }

private:
    std::filesystem::path m_path;
    record::TableRow m_table;
    std::vector<record::EventRow> m_rows;
};

} // namespace mesaviva::kit
