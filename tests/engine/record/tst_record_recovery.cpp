// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/write/recover.h"
#include "engine/table/replay.h"
#include "record_kit.h"
#endif

#include <QObject>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>
#include <string>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// A short run at a table, in the groups that are recorded together, with the seeds of its rounds.
template <class Live>
struct Run {
    using Entry = typename Live::OnRecord::Entry;
    std::vector<std::vector<Entry>> groups;
    std::map<std::uint64_t, Seed> seeds;
};

// What real players do, in addition to the simulated ones.
template <class Live>
void disturb(typename Live::Table& table) {
    if constexpr (requires { Live::disturb(table); }) {
        Live::disturb(table);
    }
}

template <class Live>
Run<Live> runOf(std::uint64_t rounds) {
    using Table = typename Live::Table;
    Run<Live> run;
    Table table(Opening<typename Table::Settings>{Live::settings(), Live::guests()}, Live::chance(),
                Live::crowd(), typename Table::HistoryLimits{200, 4});
    std::vector<typename Live::OnRecord::Entry> group(table.entries(0).begin(), table.entries(0).end());
    const Subscription heard = table.listen([&](const auto& entry) {
        if (Live::Game::opensRound(entry.event)) {
            run.seeds[entry.round] = table.chance().seed();
        }
        group.push_back(entry);
    });
    Live::seat(table);
    while (table.round() <= rounds) {
        run.groups.push_back(std::exchange(group, {}));
        advance(table);
        disturb<Live>(table);
    }
    return run;
}

// Writes only the first groups of a run, as if the program had been killed.
template <class Live>
void writeFirst(const Run<Live>& run, std::size_t count, const std::filesystem::path& path) {
    const auto writer = openWriter(path);
    std::uint64_t round = 0;
    record::TableRecorder<typename Live::OnRecord> recorder(
        *writer, {numberedName, [&] { return run.seeds.at(round); }, testCalendar()});
    for (std::size_t i = 0; i < count; ++i) {
        for (const auto& entry : run.groups[i]) {
            round = entry.round;
            recorder.add(entry);
        }
        recorder.flush();
    }
}

// The money on the table, or owed to players.
Money onTable(const poker::State& state) {
    Money sum;
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        sum += state.inBox(seat, poker::Box::ante) + state.inBox(seat, poker::Box::bet);
    }
    return sum;
}
Money onTable(const roulette::State& state) {
    Money sum;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        sum += state.onLayout(static_cast<PlayerId>(i));
    }
    return sum;
}
Money onTable(const bingo::State& state) {
    return state.ledger.balance(state.cardMoney) + state.ledger.balance(state.prizeMoney);
}

template <class Event, class Settings>
Rules rulesThatAct(const Event& event, const Settings& settings) {
    if constexpr (requires { rulesOf(event, settings); }) {
        return rulesOf(event, settings);
    } else {
        return rulesOf(event);
    }
}

// The end of an interrupted round, as a complaint describes it.
struct RoundEnd {
    std::set<std::string> rules;                       ///< of the added events
    std::map<PlayerId, std::set<std::string>> settled; ///< of each player's settlement
    std::map<PlayerId, Money> staked;
    std::map<PlayerId, Money> returned;
    bool isVoid = false;

    bool has(std::initializer_list<const char*> wanted) const {
        return std::ranges::all_of(wanted, [this](const char* rule) { return rules.contains(rule); });
    }
    // Returns whether every settled player has everything back.
    bool allReturned() const { return staked == returned; }
};

template <class OnRecord>
RoundEnd endOf(const record::RecoveredTable<OnRecord>& table) {
    RoundEnd end;
    for (std::size_t i = table.entries.size() - table.added; i < table.entries.size(); ++i) {
        const auto& event = table.entries[i].event;
        std::set<std::string> rules;
        for (const RuleId rule : rulesThatAct(event, table.state.settings)) {
            rules.emplace(rule.text());
        }
        end.rules.insert(rules.begin(), rules.end());
        std::visit(
            [&](const auto& one) {
                if constexpr (requires { one.net(), one.staked(), one.player; }) {
                    end.staked[one.player] += one.staked();
                    end.returned[one.player] += one.returned();
                    end.settled[one.player] = rules;
                } else if constexpr (requires { one.net(), one.staked, one.player; }) {
                    end.staked[one.player] += one.staked;
                    end.returned[one.player] += one.returned;
                    end.settled[one.player] = rules;
                }
            },
            event);
        end.isVoid = end.isVoid || record::eventName(event) == "round_void";
    }
    return end;
}

// P33-P36 with I-P33: before the deal is complete the round is void; after it players who bet are settled,
// undecided players get the ante back, and folded players stay folded.
QString complaintOfEnd(const poker::State& before, const RoundEnd& end) {
    if (!end.has({"P33", "I-P33"})) {
        return QStringLiteral("the failure is not named");
    }
    if (before.phase <= poker::Phase::dealing) {
        return end.isVoid && end.allReturned() ? QString() : QStringLiteral("not void, or not all came back");
    }
    for (const poker::Seat& seat : before.seats) {
        if (!seat.dealtIn || seat.settled || !end.staked.contains(seat.player)) {
            continue;
        }
        const auto& rules = end.settled.at(seat.player);
        const bool isBack = end.returned.at(seat.player) == end.staked.at(seat.player);
        const bool fits = seat.decision == poker::Decision::bet    ? rules.contains("P36")
                          : seat.decision == poker::Decision::none ? rules.contains("I-P33") && isBack
                                                                   : end.returned.at(seat.player) == Money{};
        if (!fits) {
            return QStringLiteral("seat of player %1").arg(seat.player);
        }
    }
    return {};
}

// O20-O23: without a number the round is void and every stake is returned (O21), also to a disconnected
// player; with one it is valid. 894 and Macau have no breakdown of a table: I-R22 does the same there, and it
// is no void spin (R22, M2.2, M2.3).
QString complaintOfEnd(const roulette::State& before, const RoundEnd& end) {
    const bool isOnline = before.settings.rules == roulette::RuleSet::online;
    const bool isNamed = isOnline ? end.has({"O20"}) && end.has({"O21"}) == end.isVoid : end.has({"I-R22"});
    const bool isForeign =
        isOnline ? end.has({"I-R22"}) : end.has({"O20"}) || end.has({"R22"}) || end.has({"M2.2"});
    if (!isNamed || isForeign) {
        return QStringLiteral("the failure's rules");
    }
    const bool isDrawn = before.phase == roulette::Phase::drawn || before.phase == roulette::Phase::paying ||
                         before.phase == roulette::Phase::ending;
    return isDrawn == end.isVoid              ? QStringLiteral("void, or not")
           : end.isVoid && !end.allReturned() ? QStringLiteral("not all came back")
                                              : QString();
}

// B45-B49: without bingo the round is void; players without a prize get the price of their cards back (B45,
// B47), prizes already won stand (B46), whether the winner is connected or not (B48).
QString complaintOfEnd(const bingo::State& before, const RoundEnd& end) {
    const bool stand = end.isVoid && !before.won.empty();
    if (!end.has({"B45"}) || end.has({"B46"}) != stand) {
        return QStringLiteral("the failure is not named");
    }
    const bool hasBingo = before.isWon(bingo::PrizeKind::bingo);
    if (hasBingo == end.isVoid) {
        return QStringLiteral("void, or not");
    }
    for (const auto& [player, rules] : end.settled) {
        const bool isLost = !before.players.at(player).connected;
        const bool refunded = rules.contains("B47");
        const bool fits = !end.isVoid || (refunded ? end.returned.at(player) == end.staked.at(player) &&
                                                         rules.contains(before.won.empty() ? "B45" : "B46")
                                                   : rules.contains("B46"));
        if (!fits || (isLost && !rules.contains("B48"))) {
            return QStringLiteral("player %1").arg(player);
        }
    }
    return {};
}

// The rules that must occur among the ends of a game's rounds.
std::set<std::string>& rulesSeen() {
    static std::set<std::string> seen;
    return seen;
}

// Returns what is wrong with a recovered table, if anything.
template <class Live>
QString complaintOfRecovery(const std::filesystem::path& path) {
    using OnRecord = typename Live::OnRecord;
    const auto writer = openWriter(path);
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        return QStringLiteral("no reader");
    }
    if ((*reader)->tables().empty()) {
        return {}; // killed before the first event was safe
    }
    record::TableFold<OnRecord> fold(**reader, 1);
    while (fold.read()) {
        for (const RuleId rule : rulesThatAct(fold.entry().event, fold.table().settings)) {
            rulesSeen().emplace(rule.text());
        }
        fold.take();
    }
    const typename OnRecord::State before = fold.table().state;
    const bool didRun = !record::interruptedRounds(**reader).empty();
    const auto table = record::recover<OnRecord>(*writer, **reader, 1, testCalendar());
    if (!table) {
        return QStringLiteral("not recovered: ") +
               QString::fromStdString(app::englishText(table.error().problem));
    }
    if (table->state.phase != decltype(table->state.phase)::between) {
        return QStringLiteral("a round runs");
    }
    if (onTable(table->state) != Money{} || table->state.ledger.sum() != Money{}) {
        return QStringLiteral("money is left or lost");
    }
    if (!record::interruptedRounds(**reader).empty()) {
        return QStringLiteral("a seed is left");
    }
    if (didRun) {
        const RoundEnd end = endOf<OnRecord>(*table);
        rulesSeen().insert(end.rules.begin(), end.rules.end());
        if (const QString complaint = complaintOfEnd(before, end); !complaint.isEmpty()) {
            return QStringLiteral("the end of the round in phase %1: ").arg(int(before.phase)) + complaint;
        }
    }
    // The table continues with the same recorder, and is whole in the end.
    typename Live::Table again(table->resumption(), Live::chance(table->seeds(derivedSeeds(testSeed(9)))),
                               Live::crowd());
    record::TableRecorder<OnRecord> recorder(
        *writer, {numberedName, [&] { return again.chance().seed(); }, testCalendar()}, table->tableWriter(),
        table->names);
    const Subscription heard = again.listen([&](const auto& entry) { recorder.add(entry); });
    const std::uint64_t round = again.round();
    for (int i = 0; again.round() < round + 2 && i < 2'000; ++i) {
        advance(again);
        recorder.flush();
        while (recorder.isBehind()) {
            writer->waitForRoom();
            recorder.flush();
        }
    }
    if (again.round() < round + 2) {
        return QStringLiteral("the table does not go on");
    }
    if (const auto fault = writer->close()) {
        return QString::fromStdString(app::englishText(fault->problem));
    }
    return QString::fromStdString(complaintOf(path));
}

// P34, P35: one player is disconnected before the bet.
struct CutPoker : RecordedPoker {
    using RecordedPoker::chance;
    static std::unique_ptr<poker::Chance> chance(SeedSource seeds) {
        return std::make_unique<poker::SeededChance>(std::move(seeds));
    }
    static void disturb(Table& table) {
        if (table.state().phase == poker::Phase::dealing && table.state().seatOf(2).connected) {
            table.submit(poker::LosePlayer{2});
        }
    }
};

// Roulette under one regulation. In casinos and in Macau an object falls into the wheel at the first launch.
template <roulette::RuleSet kRules>
struct RouletteOf : RecordedRoulette {
    static roulette::Settings settings() { return roulette::Settings(kRules); }
    static std::unique_ptr<roulette::SpinSource> chance() { return chance(derivedSeeds(testSeed())); }
    static std::unique_ptr<roulette::SpinSource> chance(SeedSource seeds) {
        return std::make_unique<roulette::SeededSpins>(std::move(seeds), settings().pockets);
    }
    static void disturb(Table& table) {
        const roulette::State& state = table.state();
        if (state.phase != roulette::Phase::running) {
            return;
        }
        if (state.players[1].connected) { // O22, O23
            table.submit(roulette::LosePlayer{1});
        }
        const auto events = table.entries(state.round);
        const bool isNew = std::ranges::none_of(events, [](const auto& entry) {
            return std::holds_alternative<roulette::SpinVoid>(entry.event);
        });
        if (isNew) {
            table.submit(roulette::DropObject{});
        }
    }
};
using OnlineWheel = RouletteOf<roulette::RuleSet::online>;
using CasinoWheel = RouletteOf<roulette::RuleSet::casino>;
using MacauWheel = RouletteOf<roulette::RuleSet::macau>;

// B48: a player buys cards and is disconnected.
struct CutBingo : RecordedBingo {
    using RecordedBingo::chance;
    static bingo::Settings settings() {
        bingo::Settings settings(bingo::Variant::bingo90);
        settings.bingoJackpot =
            bingo::Jackpot{.percent = 300, .base = Money{5'000}, .withinBalls = 50, .value = {}};
        return settings;
    }
    static std::unique_ptr<bingo::BallSource> chance() { return chance(derivedSeeds(testSeed())); }
    static std::unique_ptr<bingo::BallSource> chance(SeedSource seeds) {
        return std::make_unique<bingo::SeededBalls>(std::move(seeds), settings());
    }
    static void disturb(Table& table) {
        const bingo::State& state = table.state();
        if (state.phase == bingo::Phase::sale && state.players[0].connected &&
            state.players[0].staked == Money{}) {
            table.submit(bingo::Buy{0, 4});
        } else if (state.balls.size() == 20 && state.players[0].connected) {
            table.submit(bingo::LosePlayer{0});
        }
    }
};

template <class Live>
void cutEverywhere(std::uint64_t rounds, std::size_t stride) {
    const Run<Live> run = runOf<Live>(rounds);
    for (std::size_t count = 1; count <= run.groups.size(); count += stride) {
        const RecordPlace place;
        writeFirst(run, count, place.path());
        const QString complaint = complaintOfRecovery<Live>(place.path());
        QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("after %1: ").arg(count) + complaint));
    }
}

#ifdef Q_OS_UNIX
// A program that plays and records until it kills itself at some point of its writer's work.
template <class Live>
[[noreturn]] void playUntilKilled(const std::filesystem::path& path, std::uint32_t steps) {
    auto writer = record::RecordWriter::open(path, {});
    if (!writer) {
        _exit(3);
    }
    RecordedTable<Live> table(**writer);
    for (std::uint32_t i = 0; i < steps; ++i) {
        table.step();
        disturb<Live>(table.table());
    }
    ::kill(::getpid(), SIGKILL);
    _exit(4);
}

template <class Live>
void killAtRandom(int times) {
    RandomStream random(testSeed(), "kills");
    for (int i = 0; i < times; ++i) {
        const RecordPlace place;
        const std::uint32_t steps = 1 + random.below(160);
        const pid_t child = ::fork();
        if (child == 0) {
            playUntilKilled<Live>(place.path(), steps);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        const QString complaint = complaintOfRecovery<Live>(place.path());
        QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("kill %1: ").arg(i) + complaint));
    }
}
#endif

int killsWanted() {
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("MESAVIVA_KILLS", &given);
    return given ? wanted / 5 : 8;
}

} // namespace

/// Tables of a killed program are restored, the round ends by the rules for failures, and money is conserved.
class RecordRecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void cutAfterEveryTransaction_data();
    void cutAfterEveryTransaction();
    void killedForReal_data();
    void killedForReal();
    void roundsOnRecordCanBeRepeated();
};

void RecordRecoveryTest::cutAfterEveryTransaction_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("rules"); // that apply, in any phase
    const auto row = [](const char* name, const char* game, const QStringList& rules) {
        QTest::newRow(name) << QString::fromLatin1(game) << rules;
    };
    row("poker: P33-P36, I-P33", "poker", {"P33", "P34", "P35", "P36", "I-P33"});
    row("roulette: O20-O23", "roulette", {"O20", "O21", "O22", "O23"});
    row("casino: R22, I-R22", "casino", {"R22", "I-R22"});
    row("Macau: M2.2, M2.3, I-R22", "macau", {"M2.2", "M2.3", "I-R22"});
    row("bingo: B45-B48", "bingo", {"B45", "B46", "B47", "B48"});
}

void RecordRecoveryTest::cutAfterEveryTransaction() {
    QFETCH(const QString, game);
    QFETCH(const QStringList, rules);
    rulesSeen().clear();
    if (game == QLatin1String("poker")) {
        cutEverywhere<CutPoker>(1, 1);
    } else if (game == QLatin1String("roulette")) {
        cutEverywhere<OnlineWheel>(1, 1);
    } else if (game == QLatin1String("casino")) {
        cutEverywhere<CasinoWheel>(1, 1);
    } else if (game == QLatin1String("macau")) {
        cutEverywhere<MacauWheel>(1, 1);
    } else {
        cutEverywhere<CutBingo>(1, 1);
    }
    for (const QString& rule : rules) {
        QVERIFY2(rulesSeen().contains(rule.toStdString()), qPrintable(rule));
    }
}

void RecordRecoveryTest::killedForReal_data() { cutAfterEveryTransaction_data(); }

void RecordRecoveryTest::killedForReal() {
#ifdef Q_OS_UNIX
    QFETCH(const QString, game);
    if (game == QLatin1String("poker")) {
        killAtRandom<CutPoker>(killsWanted());
    } else if (game == QLatin1String("roulette")) {
        killAtRandom<OnlineWheel>(killsWanted());
    } else if (game == QLatin1String("casino")) {
        killAtRandom<CasinoWheel>(killsWanted());
    } else if (game == QLatin1String("macau")) {
        killAtRandom<MacauWheel>(killsWanted());
    } else {
        killAtRandom<CutBingo>(killsWanted());
    }
#else
    QSKIP("processes are killed so on Unix only");
#endif
}

// Any recorded round, as it happened, from the state before it.
void RecordRecoveryTest::roundsOnRecordCanBeRepeated() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 70);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    record::RoundReader<record::RouletteOnRecord> shelf(**reader, 1);
    const std::uint64_t last = (*reader)->rounds({}, 1).front().id.round - 1;
    QVERIFY2(last >= 66, std::to_string(last).c_str());
    for (const std::uint64_t number :
         {last, std::uint64_t{1}, last - 1, std::uint64_t{64}, std::uint64_t{2}}) {
        auto round = shelf.round(number);
        QVERIFY(round);
        const auto row = (*reader)->round({1, number});
        QVERIFY(row);
        QCOMPARE(round->entries.front().seq, row->first);
        Replay<roulette::Game> replay(round->start, round->entries);
        QVERIFY(canRepeat(replay, number) || replay.position() < replay.size());
        replay.moveTo(replay.size());
        QVERIFY(canRepeat(replay, number));
        roulette::State state = round->start;
        for (const auto& entry : round->entries) {
            roulette::Game::evolve(state, entry.event, entry.at);
        }
        QVERIFY(state.phase == roulette::Phase::between);
        QCOMPARE(QString::fromStdString(round->names.nameOf(0)), QStringLiteral("p0"));
    }
    QVERIFY(!shelf.round(500));
    QVERIFY(shelf.round(0));
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordRecoveryTest)
#include "tst_record_recovery.moc"
