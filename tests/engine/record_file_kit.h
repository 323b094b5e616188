// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records for tests: live tables of each game that are recorded in a temporary folder.
#pragma once

#include "live_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_sentences.h"
#include "app/cli/sentences/scenario_commands.h"
#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify/rules_build.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/record_writer.h"
#include "engine/record/write/table_recorder.h"
#endif

#include <QByteArray>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <vector>

namespace mesaviva::kit {

/// Returns `count` guests, all but the first simulated.
inline std::vector<Guest> guests(int count) {
    std::vector<Guest> result;
    for (int i = 0; i < count; ++i) {
        result.push_back({'p' + std::to_string(i), i > 0});
    }
    return result;
}

struct RecordedPoker : LivePoker {
    using OnRecord = record::PokerOnRecord;
    static std::vector<Guest> guests() { return kit::guests(poker::kMostSeats); }
};
struct RecordedRoulette : LiveRoulette {
    using OnRecord = record::RouletteOnRecord;
    static std::vector<Guest> guests() { return kit::guests(roulette::kColours); }
};
struct RecordedBingo : LiveBingo {
    using OnRecord = record::BingoOnRecord;
    static std::vector<Guest> guests() { return kit::guests(1); }
};

/// A calendar that advances by a second with each call.
inline std::function<record::WallTime()> testCalendar() {
    auto now = std::make_shared<record::WallTime>(std::chrono::seconds(1'700'000'000));
    return [now] { return *now += std::chrono::seconds(1); };
}

/// Returns the head over all events in their order, by the text of chain.h and with another SHA-256.
inline QByteArray headOfEvents(record::Database& database) {
    QByteArray head(32, '\0');
    record::Statement event = database.prepare("SELECT hash FROM events ORDER BY id");
    while (event.step()) {
        const auto hash = event.bytes(0);
        head = QCryptographicHash::hash(
            "mesaviva.record/1" + head +
                QByteArray(reinterpret_cast<const char*>(hash.data()), static_cast<qsizetype>(hash.size())),
            QCryptographicHash::Sha256);
    }
    return head;
}

/// Numbers the events from 1 again and stores their head, as a forger would.
inline void renewHead(record::Database& database) {
    database.execute(
        "CREATE TEMP TABLE places AS SELECT id, row_number() OVER (ORDER BY id) AS place FROM events; "
        "UPDATE events SET id = (SELECT place FROM places WHERE places.id = events.id) WHERE id IN (SELECT "
        "id "
        "FROM places WHERE id <> place); DROP TABLE places");
    const QByteArray head = headOfEvents(database);
    database.prepare("UPDATE head SET last_event = (SELECT count(*) FROM events), record_head = ?")
        .bind(1, std::span(reinterpret_cast<const std::uint8_t*>(head.constData()),
                           static_cast<std::size_t>(head.size())))
        .run();
}

/// A temporary folder with a path for a record.
class RecordPlace {
public:
    std::filesystem::path path() const {
        return m_folder.filePath(QStringLiteral("records.sqlite")).toStdString();
    }
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    /// Returns the content of the record file.
    QByteArray bytes() const {
        QFile file(QString::fromStdString(path().string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QByteArray& bytes) const {
        QFile file(QString::fromStdString(path().string()));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("the record can't be put down");
        }
    }
    /// Returns the names of all files in the folder.
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files, QDir::Name); }
    /// Changes the record with SQL, as with a SQLite tool.
    void doctor(const char* sql) const { record::Database(path(), record::OpenMode::write).execute(sql); }

private:
    // In memory where the system supports it: the disk is not under test.
    static QString nameOfFolder() {
        const QFileInfo memory(QStringLiteral("/dev/shm"));
        return (memory.isDir() && memory.isWritable() ? memory.filePath() : QDir::tempPath()) +
               QStringLiteral("/mesaviva-XXXXXX");
    }

    QTemporaryDir m_folder{nameOfFolder()};
};

/// Opens a writer, which must succeed. The version is this build's unless the options name another.
inline std::unique_ptr<record::RecordWriter> openWriter(const std::filesystem::path& path,
                                                        record::RecordWriter::Options options = {}) {
    if (options.program.empty()) {
        options.program = record::programOf("1.2.3");
    }
    auto writer = record::RecordWriter::open(path, std::move(options));
    if (!writer) {
        qFatal("no writer: %s", app::englishText(writer.error().problem).c_str());
    }
    return std::move(*writer);
}

/// A live table that is recorded.
template <class Live>
class RecordedTable {
public:
    using OnRecord = typename Live::OnRecord;
    using Table = typename Live::Table;

    explicit RecordedTable(record::RecordWriter& writer)
        : m_table(std::make_unique<Table>(Opening<typename Table::Settings>{Live::settings(), Live::guests()},
                                          Live::chance(), Live::crowd(),
                                          typename Table::HistoryLimits{200, 4})) {
        start(writer);
        Live::seat(*m_table);
        m_recorder->flush();
    }

    Table& table() { return *m_table; }
    record::TableRecorder<OnRecord>& recorder() { return *m_recorder; }

    /// Plays `rounds` rounds to their end.
    void play(std::uint64_t rounds) {
        const std::uint64_t last = m_table->round() + rounds;
        while (m_table->round() <= last && advance(*m_table)) {
            m_recorder->flush();
        }
    }
    /// Plays `rounds` rounds and stops when the last one closes, so that no round is running.
    void playOut(std::uint64_t rounds) {
        const std::uint64_t last = m_table->round() + rounds;
        bool isOver = false;
        const Subscription heard = m_table->listen([&](const auto& entry) {
            isOver = isOver || (entry.round == last && Live::Game::closesRound(entry.event));
        });
        while (!isOver && step()) {
        }
    }
    bool step() {
        const bool more = advance(*m_table);
        m_recorder->flush();
        return more;
    }

private:
    static std::string nameOf(PlayerId player) {
        if constexpr (requires { Live::nameOf(player); }) {
            return Live::nameOf(player);
        } else {
            return 'p' + std::to_string(player);
        }
    }
    void start(record::RecordWriter& writer) {
        m_recorder = std::make_unique<record::TableRecorder<OnRecord>>(
            writer,
            record::RecorderSources{&nameOf, [this] { return m_table->chance().seed(); }, testCalendar()});
        for (const auto& entry : m_table->entries(0)) {
            m_recorder->add(entry);
        }
        m_heard = m_table->listen([this](const auto& entry) { m_recorder->add(entry); });
    }

    std::unique_ptr<Table> m_table;
    std::unique_ptr<record::TableRecorder<OnRecord>> m_recorder;
    Subscription m_heard;
};

/// Plays `rounds` rounds at a new table of the game and records them.
template <class Live>
void recordRounds(const std::filesystem::path& path, std::uint64_t rounds) {
    const auto writer = openWriter(path);
    {
        RecordedTable<Live> table(*writer);
        table.play(rounds);
    }
    if (const auto fault = writer->close()) {
        qFatal("not written: %s", app::englishText(fault->problem).c_str());
    }
}

/// The same, but stops with no round running.
template <class Live>
void recordClosedRounds(const std::filesystem::path& path, std::uint64_t rounds) {
    const auto writer = openWriter(path);
    {
        RecordedTable<Live> table(*writer);
        table.playOut(rounds);
    }
    if (const auto fault = writer->close()) {
        qFatal("not written: %s", app::englishText(fault->problem).c_str());
    }
}

/// Calls `act(RecordedPoker())` or the like for the game with that key.
template <class Act>
void withRecorded(const QString& game, const Act& act) {
    const auto actIf = [&](auto live) {
        const bool isIt = game.toStdString() == decltype(live)::OnRecord::kName;
        if (isIt) {
            act(live);
        }
        return isIt;
    };
    if (!actIf(RecordedPoker()) && !actIf(RecordedRoulette()) && !actIf(RecordedBingo())) {
        qFatal("no recorded table of %s", qPrintable(game));
    }
}

/// Returns what is wrong with a record; empty if it is valid.
inline std::string complaintOf(const std::filesystem::path& path) {
    const auto checked = record::verify(path);
    if (!checked) {
        return "fault: " + std::string(name(checked.error().kind)) + ": " +
               app::englishText(checked.error().problem);
    }
    return checked->bad ? app::englishText(*checked->bad) : std::string();
}

} // namespace mesaviva::kit
