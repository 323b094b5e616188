// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A record whose events somebody has changed with a program of their own, chain and all.
#pragma once

#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
#include "engine/record/chain.h"
#include "engine/record/export_command.h"
#include "engine/record/record_file.h"
#include "engine/record/verify_command.h"
#include "engine/scenario/share_command.h"
#endif

#include <cstdint>
#include <exception>
#include <span>
#include <sstream>
#include <string>
#include <vector>

namespace mesaviva::kit {

/// The only table of a record, with all its events in memory; what is written back hangs together.
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

    /// Writes these events in place of all others. Their numbers stay as they are but for `counted`, which
    /// counts them anew.
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
            insert.bind(1, record::eventKeyOf(m_table.number, row.seq))
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
        database.execute("COMMIT");
    }

    /// Verifies the record, exports it in every way and shares its first round; what went wrong then, if
    /// anything: nothing of it may do more than say what is wrong with the record.
    std::string complaint() const {
        try {
            std::ostringstream out;
            std::ostringstream err;
            if (const int status = record::verifyCommand(m_path, out, err); status < 0 || status > 2) {
                return "verify ends without an answer";
            }
            for (const record::ExportFormat format :
                 {record::ExportFormat::json, record::ExportFormat::csv}) {
                std::ostringstream told;
                const int status = record::exportCommand(m_path, {}, format, out, told);
                if (status != 0 && (status != 2 || told.str().find("round ") == std::string::npos)) {
                    return "export does not say in which round: " + told.str();
                }
            }
            std::ostringstream told;
            if (scenario::shareCommand(m_path, "1-1", out, told) != 0 && told.str().empty()) {
                return "share ends without an answer";
            }
            return {};
        } catch (const std::exception& exception) {
            return std::string("uncaught: ") + exception.what();
        } catch (const record::Fault& fault) {
            return "an uncaught fault: " + fault.detail;
        } catch (...) {
            return "something uncaught";
        }
    }

private:
    std::filesystem::path m_path;
    record::TableRow m_table;
    std::vector<record::EventRow> m_rows;
};

} // namespace mesaviva::kit
