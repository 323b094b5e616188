// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes in place of a record: reading, exporting and verifying end with an answer, and the file does not
// change. The first byte of an input selects a whole file; changed bytes in a record of a game; or changed
// events with a corrected hash chain, so that only the rules can find them.
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "byte_dice.h"
#include "engine/base/check.h"
#include "engine/record/chain.h"
#include "engine/record/history/export_rounds.h"
#include "engine/record/history/returned.h"
#include "engine/record/record_head.h"
#include "engine/record/verify/verify.h"
#include "record_file_kit.h"

#include <array>
#include <sstream>
#include <string>
#include <vector>

using namespace mesaviva;

namespace {

template <class Live>
QByteArray recordOf(std::uint64_t rounds) {
    const kit::RecordPlace place;
    kit::recordRounds<Live>(place.path(), rounds);
    return place.bytes();
}

// Created once; the same in every run, because chance and calendar come from the tests.
const QByteArray& recordOf(std::uint32_t game) {
    static const std::array records = {recordOf<kit::RecordedPoker>(2), recordOf<kit::RecordedRoulette>(2),
                                       recordOf<kit::RecordedBingo>(1)};
    return records.at(game);
}

QByteArray withBytesChanged(QByteArray record, fuzz::ByteDice& dice) {
    if (dice.below(4) == 0) {
        record.truncate(static_cast<qsizetype>(dice.below(static_cast<std::uint32_t>(record.size()))));
    }
    while (dice.left() > 0 && !record.isEmpty()) {
        const auto place = static_cast<qsizetype>(dice.below(static_cast<std::uint32_t>(record.size())));
        record[place] = static_cast<char>(dice.below(256));
    }
    return record;
}

// Removes, inserts or changes a few characters.
void change(std::string& text, fuzz::ByteDice& dice) {
    const std::size_t place = dice.below(static_cast<std::uint32_t>(text.size() + 1));
    const std::uint32_t how = dice.below(8);
    if (how == 0) {
        text.erase(place, 1 + dice.below(8));
    } else if (how < 4 && place < text.size()) {
        text[place] = static_cast<char>(dice.below(256));
    } else if (how < 6 && place < text.size()) {
        text[place] = static_cast<char>('0' + dice.below(10)); // still valid JSON reaches deeper code
    } else {
        text.insert(place, 1 + dice.below(3), static_cast<char>(32 + dice.below(95)));
    }
}

// Both texts of an event and its numbers, as stored in the file.
void changeEvents(record::Database& database, fuzz::ByteDice& dice) {
    const auto events = static_cast<std::uint32_t>(database.number("SELECT count(*) FROM events"));
    for (int i = 0; i < 4 && dice.left() > 0; ++i) {
        record::Statement row =
            database.prepare("SELECT id, fields, event, rules FROM events LIMIT 1 OFFSET ?1");
        row.bind(1, std::int64_t{dice.below(events)});
        if (!row.step()) {
            return;
        }
        const std::int64_t id = row.number(0);
        std::array texts = {std::string(row.text(1)), std::string(row.text(2)), std::string(row.text(3))};
        row.reset();
        change(texts[dice.below(8) < 6 ? 0 : 1 + dice.below(2)], dice);
        record::Statement update =
            database.prepare("UPDATE events SET fields = ?2, event = ?3, rules = ?4 WHERE id = ?1");
        update.bind(1, id);
        for (std::size_t text = 0; text < texts.size(); ++text) {
            update.bind(static_cast<int>(text) + 2, std::string_view(texts[text]));
        }
        update.run();
        if (dice.below(6) == 0) {
            constexpr std::array kNumbers = {"t", "round", "wall"};
            const std::string column = kNumbers[dice.below(3)];
            record::Statement number =
                database.prepare("UPDATE events SET " + column + " = " + column + " + ?2 WHERE id = ?1");
            number.bind(1, id).bind(2, std::int64_t{dice.below(2001)} - 1000);
            number.run();
        }
    }
}

// Recomputes the hashes over the changed events.
void remedyChain(record::Database& database, const record::TableRow& table) {
    record::Statement events =
        database.prepare("SELECT id, round, seq, t, wall, event, rules, fields FROM events ORDER BY id");
    record::Statement update = database.prepare("UPDATE events SET hash = ?2 WHERE id = ?1");
    Digest hash = record::openingHash(Digest{}, table);
    std::vector<std::pair<std::int64_t, Digest>> hashes;
    while (events.step()) {
        const record::EventRow row{
            table.number,
            static_cast<std::uint64_t>(events.number(1)),
            static_cast<std::uint64_t>(events.number(2)),
            events.number(3),
            record::WallTime(std::chrono::milliseconds(events.number(4))),
            {std::string(events.text(5)), std::string(events.text(6)), std::string(events.text(7))},
            {}};
        hash = record::eventHash(hash, row);
        hashes.emplace_back(events.number(0), hash);
    }
    for (const auto& [id, digest] : hashes) {
        update.bind(1, id).bind(2, std::span<const std::uint8_t>(digest));
        update.run();
        update.reset();
    }
    const Digest head = record::headHash(table.number, table.events, hash);
    record::Statement tables = database.prepare("UPDATE tables SET hash = ?1, head = ?2");
    tables.bind(1, std::span<const std::uint8_t>(hash)).bind(2, std::span<const std::uint8_t>(head));
    tables.run();
    record::HeadCursor all(database);
    while (all.next()) {
    }
    record::storeHead(database, all.head());
}

void putWithEventsChanged(const kit::RecordPlace& place, const QByteArray& record, fuzz::ByteDice& dice) {
    place.put(record);
    const record::TableRow table = (*record::RecordReader::open(place.path()))->tables().at(0);
    record::Database database(place.path(), record::OpenMode::write);
    database.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = DELETE; BEGIN");
    changeEvents(database, dice);
    remedyChain(database, table);
    database.execute("COMMIT; PRAGMA journal_mode = WAL");
}

void put(const kit::RecordPlace& place, fuzz::ByteDice& dice) {
    const std::uint32_t kind = dice.below(8);
    if (kind == 0) {
        place.put({reinterpret_cast<const char*>(dice.rest().data()), static_cast<qsizetype>(dice.left())});
        return;
    }
    const QByteArray& record = recordOf(dice.below(3));
    if (kind < 4) {
        place.put(withBytesChanged(record, dice));
    } else {
        putWithEventsChanged(place, record, dice);
    }
}

// Every query that the history and the inspector make.
void readAll(const std::filesystem::path& path) {
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        check(!app::englishText(reader.error().problem).empty(), "a record is refused without a reason");
        return;
    }
    try {
        for (const record::TableRow& table : (*reader)->tables()) {
            record::EventCursor cursor = (*reader)->events(table.number);
            for (record::EventRow row; cursor.next(row);) {
            }
        }
        const auto rounds = (*reader)->rounds({}, 100);
        for (const record::RoundRow& round : rounds) {
            static_cast<void>((*reader)->round(round.id));
        }
        static_cast<void>((*reader)->countRounds({}));
        static_cast<void>(record::addUpReturned(**reader, record::ReturnedSince()));
    } catch (const record::Fault& fault) {
        check(!app::englishText(fault.problem).empty(), "a fault without words");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::ByteDice dice(data, size);
    const kit::RecordPlace place;
    put(place, dice);
    const QByteArray before = place.bytes();
    readAll(place.path());
    std::ostringstream out;
    std::ostringstream err;
    for (const record::ExportFormat format : {record::ExportFormat::json, record::ExportFormat::csv}) {
        const int status = app::exportCommand(place.path(), {}, format, out, err);
        check(status == 0 || (status == 2 && !err.str().empty()), "export ends without an answer");
    }
    const auto checked = record::verify(place.path());
    check(checked || !app::englishText(checked.error().problem).empty(),
          "a record is not verified without a reason");
    check(!checked || !checked->bad || !app::englishText(*checked->bad).empty(), "a finding without words");
    check(place.bytes() == before, "reading has changed the record");
    return 0;
}
