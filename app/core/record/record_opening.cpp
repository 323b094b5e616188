// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_keeper.h"
#include "engine/games/on_record.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/record_file.h"
#include "engine/record/write/recover.h"
#include "engine/table/common_events.h"

#include <QJsonDocument>
#include <QJsonValue>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <utility>
#include <variant>

namespace mesaviva::app {

namespace {

using record::AccountCause;
using record::TableNumber;

record::WallTime now() {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

template <class Event, class Settings>
Rules rulesThatAct(const Event& event, const Settings& settings) {
    if constexpr (requires { rulesOf(event, settings); }) {
        return rulesOf(event, settings);
    } else {
        return rulesOf(event);
    }
}

// A table's round is over this many events after a session's end.
constexpr std::uint64_t kLastEvents = 600;

// Tables use this name for the local player in any language.
bool isOwnName(const std::string& name) { return name.starts_with("player"); }

// The local player at a table of the window: the last one admitted.
template <class State, class Names>
std::optional<PlayerId> ownPlayer(const State& state, const record::RoundSum& sum, const Names& nameOf) {
    for (std::size_t i = state.players.size(); i-- > 0;) {
        const auto player = static_cast<PlayerId>(i);
        if (!sum.isSimulated(player) && isOwnName(nameOf(player))) {
            return player;
        }
    }
    return std::nullopt;
}

// Whether the player's session continues.
template <class Player>
bool isSeated(const Player& player) {
    if constexpr (requires { player.seat; }) {
        return player.seat > 0;
    } else {
        return player.here && !player.leaving;
    }
}

// B43: the jackpots that a table reports for its room, up to that moment.
template <class OnRecord>
void takeJackpots(const typename OnRecord::State& state, const record::TableMoment& upTo,
                  record::HouseAccounts& accounts) {
    const std::string room = OnRecord::roomOf(state.settings);
    const auto take = [&](const char* kind, std::optional<Money> value) {
        if (value && !room.empty()) {
            accounts.jackpots[room + '/' + kind] = *value;
            accounts.rooms[room] = upTo;
        }
    };
    const record::RoomJackpots jackpots = OnRecord::jackpotsOf(state);
    take("bingo_jackpot", jackpots.bingo);
    take("line_jackpot", jackpots.line);
}

class Opening {
public:
    Opening(record::RecordReader& reader, OpenedRecord& result) : m_reader(reader), m_result(result) {}

    void readAccounts() {
        if (auto accounts = record::readAccounts(m_reader)) {
            m_result.accounts = std::move(*accounts);
            m_result.accounts.collected.reset(); // belongs to that note only
            m_result.cause.reset();
        }
        m_result.isRead = true;
        // The accounts of a player with only the initial points follow entirely from the record.
        m_known = m_result.cause != AccountCause::taken_over;
    }

    // With a writer, the ends of the rounds are recorded.
    void recover() {
        for (const record::RoundId& id : record::interruptedRounds(m_reader)) {
            const std::optional<record::TableRow> table = m_reader.table(id.table);
            try {
                record::withGame(table ? table->game : std::string(),
                                 [&]<class OnRecord>(Kind<OnRecord>) { recoverTable<OnRecord>(id); });
            } catch (const record::Fault&) {
                if (m_result.writer) {
                    throw;
                } // otherwise it is already reported, and other tables may be intact
            }
        }
    }

    // Events recorded after the accounts: the program was killed between two rounds.
    void catchUp() {
        catchUpRooms();
        if (!m_known) { // they come from elsewhere, and apply from now on
            const auto last = m_reader.table(lastTable());
            m_result.accounts.table = last ? last->number : 0;
            m_result.accounts.seq = last ? last->events : 0;
            return;
        }
        const std::vector<record::TableRow> tables = tablesFrom(m_result.accounts.table);
        for (auto table = tables.rbegin(); table != tables.rend(); ++table) {
            const bool isSame = table->number == m_result.accounts.table;
            if (isSame && table->events <= m_result.accounts.seq) {
                return;
            }
            if (!isSame && isLeft(table->number)) {
                continue;
            }
            bool found = false;
            record::withGame(table->game,
                             [&]<class OnRecord>(Kind<OnRecord>) { found = takePoints<OnRecord>(*table); });
            if (found) {
                return;
            }
        }
    }

    // A program killed between two rounds leaves no running round, but a running session.
    void findSeat() {
        const std::optional<record::TableRow> table = m_reader.table(lastPlayed());
        if (m_result.seat || !m_known || !table || table->number != m_result.accounts.table ||
            hasEnded(*table)) {
            return;
        }
        record::withGame(table->game, [&]<class OnRecord>(Kind<OnRecord>) {
            const auto left = record::recover<OnRecord>(*m_result.writer, m_reader, table->number, &now);
            if (!left) {
                throw left.error();
            }
            addSeat(*left, ownOf(*left));
        });
    }

    // The results of rounds that this player had left. They belong to the table whose wallet the points are.
    void collectLeft() {
        m_result.accounts.left.erase(m_result.accounts.table);
        for (const auto& [number, seq] : m_result.accounts.left) {
            if (const auto table = m_reader.table(number)) {
                record::withGame(table->game,
                                 [&]<class OnRecord>(Kind<OnRecord>) { collectLeft<OnRecord>(*table, seq); });
            }
        }
    }

    // The accounts include all events of the tables.
    void finish() { m_result.accounts.takenIn = lastTable(); }

private:
    template <class OnRecord>
    void collectLeft(const record::TableRow& row, std::uint64_t seq) {
        record::TableFold<OnRecord> fold(m_reader, row.number);
        std::optional<PlayerId> own;
        Money before;
        while (fold.read()) {
            fold.take();
            if (fold.table().seq == seq) {
                own = ownPlayer(fold.table().state, fold.table().sum,
                                [&](PlayerId player) { return fold.table().names.nameOf(player); });
                before = own ? fold.table().state.wallet(*own) : Money{};
            }
        }
        if (own) {
            const auto unwritten = m_ended.find(row.number); // ended, but not on record
            const Money now =
                unwritten != m_ended.end() ? unwritten->second : fold.table().state.wallet(*own);
            m_result.leftRounds.push_back({now - before, {row.number, fold.table().seq}});
        }
    }

    template <class OnRecord>
    void recoverTable(const record::RoundId& id) {
        const auto recovered = m_result.writer
                                   ? record::recover<OnRecord>(*m_result.writer, m_reader, id.table, &now)
                                   : record::recoverUnwritten<OnRecord>(m_reader, id.table, &now);
        if (!recovered) {
            throw recovered.error();
        }
        const record::RoundRow& round = recovered->round;
        RecoveredRound ended{
            id, std::string(OnRecord::kName), {}, {}, round.staked, round.returned, round.isVoid, false};
        const auto& entries = recovered->entries;
        for (std::size_t i = entries.size() - recovered->added; i < entries.size(); ++i) {
            for (const RuleId rule : rulesThatAct(entries[i].event, recovered->state.settings)) {
                const QString text = QString::fromLatin1(rule.text().data());
                if (!ended.rules.contains(text)) {
                    ended.rules.append(text);
                }
            }
        }
        const auto own = ownOf(*recovered);
        ended.isOwn = own && round.staked > Money{};
        ended.wallet = own ? recovered->state.wallet(*own) : Money{};
        m_ended[id.table] = ended.wallet;
        const record::TableMoment end{id.table, entries.back().seq};
        takeJackpots<OnRecord>(recovered->state, end, m_result.accounts);
        // The newest table is the one that the player visited last.
        const bool isAside = isLeft(id.table) && id.table != m_result.accounts.table;
        if (own && (ended.isOwn || m_known) && id.table >= m_result.accounts.table && !isAside) {
            m_result.accounts.points = ended.wallet;
            m_result.accounts.table = end.table;
            m_result.accounts.seq = end.seq;
        }
        m_result.cause = AccountCause::recovered;
        m_result.recovered.push_back(std::move(ended));
        if (m_result.writer) { // otherwise the table can't continue
            addSeat(*recovered, own);
        }
        if (own && endsSession(*recovered, *own)) {
            m_result.ended = reportAt(*recovered, *own);
        }
    }

    // The summary of a player's session at a table.
    template <class OnRecord>
    SessionReport reportAt(const record::RecoveredTable<OnRecord>& table, PlayerId own) {
        SessionReport report = reportOf(table.state, own);
        report.game =
            QString::fromLatin1(OnRecord::kName.data(), static_cast<qsizetype>(OnRecord::kName.size()));
        report.place = placeOfRules(table.table.rules);
        const std::string& name = table.names.at(own);
        for (const record::CutOff& cut :
             record::cutOffs(m_reader, table.table.number, name, lastArrival(table.table.number, name))) {
            report.cutOff.append(QString::fromStdString(cut.cards));
        }
        return report;
    }

    // A player who had left already is gone once the round is settled (I-P35).
    template <class OnRecord>
    static bool endsSession(const record::RecoveredTable<OnRecord>& table, PlayerId own) {
        return std::any_of(table.entries.end() - static_cast<std::ptrdiff_t>(table.added),
                           table.entries.end(), [own](const auto& entry) {
                               return std::visit(
                                   [own](const auto& event) {
                                       if constexpr (requires { event.summary; }) {
                                           return event.player == own;
                                       } else {
                                           return false;
                                       }
                                   },
                                   entry.event);
                           });
    }

    // The event that began a player's last session at a table; 1: it began with the table.
    std::uint64_t lastArrival(TableNumber table, const std::string& player) {
        record::Statement row = m_reader.select("seq, fields", {.table = table, .isBackwards = true},
                                                "event IN ('player_sat', 'player_joined')");
        while (row.step()) {
            const QByteArray text(row.text(1).data(), static_cast<qsizetype>(row.text(1).size()));
            const QJsonValue name = QJsonDocument::fromJson(text)[QLatin1String("player")];
            if (name.toString().toStdString() == player) {
                return static_cast<std::uint64_t>(row.number(0));
            }
        }
        return 1;
    }

    template <class OnRecord>
    std::optional<PlayerId> ownOf(const record::RecoveredTable<OnRecord>& table) {
        const auto own =
            ownPlayer(table.state, table.sum, [&](PlayerId player) { return table.names.at(player); });
        return own && isHere<OnRecord>(table.table.number, *own) ? own : std::nullopt;
    }

    // Whether it is the local player, who brings the points noted before: a recorded scenario may use the
    // same name.
    template <class OnRecord>
    bool isHere(TableNumber table, PlayerId player) {
        if (table == m_result.accounts.table || isLeft(table) || !m_known) {
            return true;
        }
        record::TableFold<OnRecord> fold(m_reader, table);
        while (fold.read()) {
            const auto* const admitted = std::get_if<common::PlayerAdmitted>(&fold.entry().event);
            if (admitted && admitted->player == player) {
                return admitted->wallet == m_result.accounts.points;
            }
            fold.take();
        }
        return false;
    }

    template <class OnRecord>
    void addSeat(const record::RecoveredTable<OnRecord>& table, std::optional<PlayerId> own) {
        if (own && isSeated(table.state.players[*own]) && table.table.number == lastPlayed()) {
            m_result.seat.emplace(std::make_shared<const record::RecoveredTable<OnRecord>>(table), *own,
                                  reportAt(table, *own));
        }
    }

    // Whether this player's session ended in a table's last events and no other has begun since.
    bool hasEnded(const record::TableRow& table) {
        const std::uint64_t first = table.events > kLastEvents ? table.events - kLastEvents : 1;
        record::EventCursor events = m_reader.events(table.number, first);
        record::EventRow event;
        bool ended = false;
        while (events.next(event)) {
            const std::string& kind = event.text.kind;
            const bool ends = kind == "session_ended";
            const bool begins = kind == "player_admitted" || kind == "player_sat" || kind == "player_joined";
            if ((ends || begins) && isOfThisPlayer(event.text.fields)) {
                ended = ends;
            }
        }
        return ended;
    }
    static bool isOfThisPlayer(const std::string& fields) {
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(fields));
        return isOwnName(document[QStringLiteral("player")].toString().toStdString());
    }

    // Whether this player may have brought the points noted last to that table: in its first round, as the
    // player who opens it does, or in one of its last two rounds, since later rounds with this player would
    // have been noted. Avoids folding long tables otherwise: a recorded scenario may be one.
    bool mayHaveCome(const record::TableRow& table) {
        record::Statement rounds = m_reader.database().prepare(
            "SELECT coalesce(min(first), 1), coalesce(max(first), 1) FROM (SELECT first FROM rounds WHERE id "
            ">= ?1 AND id < ?2 ORDER BY id DESC LIMIT 2)");
        rounds.bind(1, record::roundKeyOf(table.number, 0)).bind(2, record::roundKeyOf(table.number + 1, 0));
        const auto last = rounds.step() ? static_cast<std::uint64_t>(rounds.number(0)) : 1;
        return hasCome(table.number, 1, true) || hasCome(table.number, last, false);
    }
    bool hasCome(TableNumber table, std::uint64_t first, bool inOneRound) {
        record::EventCursor events = m_reader.events(table, first);
        int opened = 0;
        for (record::EventRow event; events.next(event);) {
            opened += event.text.kind == "round_opened" ? 1 : 0;
            if (inOneRound && opened > 1) {
                return false;
            }
            if (event.text.kind == "player_admitted" && isOfThisPlayer(event.text.fields) &&
                walletIn(event.text.fields) == m_result.accounts.points) {
                return true;
            }
        }
        return false;
    }
    static Money walletIn(const std::string& fields) {
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(fields));
        return Money{document[QStringLiteral("wallet")].toInteger(-1)};
    }

    template <class OnRecord>
    bool takePoints(const record::TableRow& row) {
        if (row.number != m_result.accounts.table && !mayHaveCome(row)) {
            return false;
        }
        record::TableFold<OnRecord> fold(m_reader, row.number);
        while (fold.read()) {
            fold.take();
        }
        const auto own = ownPlayer(fold.table().state, fold.table().sum,
                                   [&](PlayerId player) { return fold.table().names.nameOf(player); });
        if (!own || !isHere<OnRecord>(row.number, *own)) {
            return false;
        }
        m_result.accounts.points = fold.table().state.wallet(*own);
        m_result.accounts.table = row.number;
        m_result.accounts.seq = fold.table().seq;
        m_result.cause = AccountCause::recovered;
        return true;
    }

    // B43: recorded rounds of rooms that were closed but not noted any more. A room may have continued after
    // the last note about its table.
    void catchUpRooms() {
        if (!m_result.accounts.takenIn) {
            return; // an earlier program noted its accounts without the position in the record
        }
        std::set<std::string> seen;
        for (TableNumber number = lastTable(); number > *m_result.accounts.takenIn; --number) {
            const std::optional<record::TableRow> table = m_reader.table(number);
            if (table && table->events > 0) {
                record::withGame(table->game,
                                 [&]<class OnRecord>(Kind<OnRecord>) { takeRoom<OnRecord>(*table, seen); });
            }
        }
    }

    template <class OnRecord>
    void takeRoom(const record::TableRow& row, std::set<std::string>& seen) {
        record::TableFold<OnRecord> fold(m_reader, row.number);
        if (!fold.read()) {
            return;
        }
        fold.take();
        const std::string room = OnRecord::roomOf(fold.table().settings);
        if (room.empty() || !seen.insert(room).second) {
            return;
        }
        const auto noted = m_result.accounts.rooms.find(room);
        const record::TableMoment from =
            noted == m_result.accounts.rooms.end() ? record::TableMoment{row.number, 0} : noted->second;
        record::Statement closed = m_reader.database().prepare(
            "SELECT coalesce(max(last), 0) FROM rounds WHERE id >= ?1 AND id < ?2");
        closed.bind(1, record::roundKeyOf(row.number, 0)).bind(2, record::roundKeyOf(row.number + 1, 0));
        const auto last = closed.step() ? static_cast<std::uint64_t>(closed.number(0)) : 0;
        if (row.number < from.table || (row.number == from.table && last <= from.seq)) {
            return;
        }
        while (fold.table().seq < last && fold.read()) {
            fold.take();
        }
        takeJackpots<OnRecord>(fold.table().state, {row.number, last}, m_result.accounts);
        m_result.cause = m_result.cause.value_or(AccountCause::recovered);
    }

    bool isLeft(TableNumber table) const { return m_result.accounts.left.contains(table); }

    TableNumber lastTable() { return m_reader.database().number("SELECT coalesce(max(id), 0) FROM tables"); }

    // The newest table with a player.
    TableNumber lastPlayed() {
        record::Statement row =
            m_reader.database().prepare("SELECT coalesce(max(id), 0) FROM tables WHERE game != ?");
        row.bind(1, record::kHousePage);
        return row.step() ? row.number(0) : 0;
    }

    std::vector<record::TableRow> tablesFrom(TableNumber first) {
        std::vector<record::TableRow> tables;
        for (TableNumber number = std::max<TableNumber>(first, 1); number <= lastTable(); ++number) {
            if (auto table = m_reader.table(number)) {
                tables.push_back(std::move(*table));
            }
        }
        return tables;
    }

    record::RecordReader& m_reader;
    OpenedRecord& m_result;
    std::map<TableNumber, Money> m_ended; ///< this player's wallets at interrupted tables
    bool m_known = false;                 ///< the accounts follow from the record
};

} // namespace

OpenedRecord openRecord(const std::filesystem::path& path, record::RecordWriter::Options options,
                        record::HouseAccounts before, AccountCause cause) {
    OpenedRecord result;
    result.accounts = before;
    result.cause = cause;
    auto writer = record::RecordWriter::open(path, std::move(options));
    if (writer) {
        result.writer = std::move(*writer);
    } else {
        result.fault = writer.error();
    }
    auto reader = record::RecordReader::open(path);
    if (!reader) {
        result.isRead = reader.error().kind == record::FaultKind::missing; // then there is no record
        if (!result.fault) {
            result.fault = reader.error();
            result.writer.reset();
        }
        return result;
    }
    // If another window writes it, its rounds go on.
    const bool isAlone = !result.fault || result.fault->kind != record::FaultKind::locked;
    const auto read = [&] {
        Opening opening(**reader, result);
        opening.readAccounts();
        if (isAlone) {
            opening.recover();
        }
        opening.catchUp();
        opening.collectLeft();
        if (result.writer) {
            opening.findSeat();
        }
        opening.finish();
    };
    const bool canWrite = result.writer != nullptr;
    try {
        read();
    } catch (const record::Fault& fault) {
        result.fault = result.fault.value_or(fault);
        result.writer.reset();
        if (!canWrite) {
            return result;
        }
        // Applies although it could not be written.
        OpenedRecord unwritten;
        unwritten.fault = std::move(result.fault);
        unwritten.accounts = std::move(before);
        unwritten.cause = cause;
        result = std::move(unwritten);
        try {
            read();
        } catch (const record::Fault&) { // NOLINT(bugprone-empty-catch): it is reported already
        }
    }
    return result;
}

} // namespace mesaviva::app
