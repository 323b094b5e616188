// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random_stream.h"
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr int kCommands = 300'000;
constexpr int kCommandsATable = 2'500;

/// A table that is driven without a driver, so that each event can be looked at by itself.
class Play {
public:
    Play(const Settings& settings, RandomStream& random, const Seed& seed)
        : m_random(random),
          m_chance(derivedSeeds(seed)),
          m_start(settings),
          m_state(settings) {}

    /// What has gone wrong, if anything.
    const QString& complaint() const { return m_complaint; }
    std::uint64_t rounds() const { return m_state.round; }
    int accepted() const { return m_accepted; }
    int refused() const { return m_refused; }

    /// Sends one command, sensible or not.
    void sendAnything() {
        const std::uint32_t choice = below(100);
        if (choice < 45) {
            meetNeed();
        } else if (choice < 50) {
            waitAWhile();
        } else {
            submit(anyCommand(choice));
        }
    }

    /// Lets the running round end: nobody does anything more.
    void endRound() {
        if (m_state.settings.individual && m_state.phase == Phase::betting) {
            submit(LosePlayer{m_state.seats[0].player});
        }
        const std::uint64_t round = m_state.round;
        for (int step = 0; m_state.phase != Phase::between || m_state.round != round; ++step) {
            if (step > 400 || !nextNeed(m_state)) {
                complain("a round does not close");
                return;
            }
            meetNeed();
        }
    }

    /// Folds all events from the start and compares.
    void foldAgain() {
        State state(m_start);
        for (const auto& [at, event] : m_history) {
            evolve(state, event, at);
        }
        require(state == m_state, "the folded record is another state");
    }

private:
    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }
    bool happens(std::uint32_t percent) { return below(100) < percent; }

    PlayerId anyPlayer() {
        const auto count = static_cast<std::uint32_t>(m_state.players.size());
        return happens(3) || count == 0 ? static_cast<PlayerId>(below(256))
                                        : static_cast<PlayerId>(below(count));
    }

    Money anyAmount() {
        const std::int64_t minimum = m_state.settings.minimum.cents;
        switch (below(8)) {
        case 0: return {INT64_MAX - below(3)};
        case 1: return {INT64_MIN + below(3)};
        case 2: return {static_cast<std::int64_t>(below(3)) - 1};
        case 3: return {minimum - 1 + below(3)};
        case 4: return {m_state.settings.maximum.cents - 1 + below(3)};
        default: return {minimum + below(static_cast<std::uint32_t>(minimum * 4))};
        }
    }

    Command anyCommand(std::uint32_t choice) {
        const PlayerId player = anyPlayer();
        if (choice < 62) {
            return PlaceAnte{player, anyAmount()};
        }
        if (choice < 70) {
            return Bet{player};
        }
        if (choice < 74) {
            return Fold{player};
        }
        switch (below(24)) {
        case 0: return Admit{happens(20) ? anyAmount() : Money{below(50'000)}};
        case 1: return UndoAnte{player};
        case 2: return ClearAnte{player};
        case 3:
        case 4: return RepeatAnte{player};
        case 5:
        case 6:
        case 7: return Deal{player};
        case 8: return happens(20) ? Command(Leave{player}) : Command(TimePassed{});
        case 9:
        case 10: return TakeAllowance{player};
        case 11: return happens(40) ? Command(LosePlayer{player}) : Command(RestorePlayer{player});
        case 12:
        case 13: return RestorePlayer{player};
        case 14: return happens(15) ? Command(FailSystem{}) : Command(Bet{player});
        case 15:
        case 16:
        case 17: return unwantedChance();
        default: return Sit{player, static_cast<int>(below(10)) - 1};
        }
    }

    // What only a driver sends, and it when it is asked to. When chance is asked for, it is chance that
    // answers.
    Command unwantedChance() {
        const std::optional<Need> need = nextNeed(m_state);
        if (need && need->at <= m_now) {
            return TimePassed{};
        }
        switch (below(4)) {
        case 0: return BringCard{Card::fromIndex(below(kDeckSize)), Origin::script};
        case 1: return RevealSeed{m_chance.seed()};
        case 2: return Commit{commitment({}, m_state.round)};
        default: return TimePassed{};
        }
    }

    void meetNeed() {
        const std::optional<Need> need = nextNeed(m_state);
        if (!need) {
            waitAWhile();
            return;
        }
        require(need->at >= m_now, "a need lies in the past");
        m_now = std::max(m_now, need->at);
        const bool done = submit(Game::answer(m_state, need->kind, m_chance, m_journal));
        require(done, "the table refuses what it has asked for");
    }

    // Time may pass only as far as nothing is needed: a driver never lets a deadline slip.
    void waitAWhile() {
        const std::optional<Need> need = nextNeed(m_state);
        const Duration most = need ? need->at - m_now : Duration(100'000);
        if (most > Duration(0)) {
            m_now += Duration(below(static_cast<std::uint32_t>(most.count())));
        }
    }

    bool submit(const Command& command) {
        m_events.clear();
        const State before = m_state;
        const std::optional<Refusal> refusal = decide(m_state, command, m_now, m_events);
        require(m_state == before, "decide has changed the state");
        if (refusal) {
            ++m_refused;
            require(m_events.empty(), "a refusal brings events");
            record(Game::refused(command, *refusal));
            require(m_state == before, "a refusal changes the state");
            return false;
        }
        ++m_accepted;
        require(!m_events.empty(), "an accepted command brings no events");
        for (const Event& event : m_events) {
            record(event);
        }
        if (const std::optional<Need> need = nextNeed(m_state)) {
            require(need->at >= m_now, "a need lies in the past");
        }
        return true;
    }

    void record(const Event& event) {
        evolve(m_state, event, m_now);
        m_history.emplace_back(m_now, event);
        require(m_state.ledger.sum() == Money{}, "money is made or lost");
        for (Ledger::Account account = Ledger::kFirstFree; account < m_state.ledger.size(); ++account) {
            require(m_state.ledger.balance(account) >= Money{}, "a wallet or a box is overdrawn");
        }
        if (const auto* settled = std::get_if<Settled>(&event)) {
            m_net += settled->net();
        }
        if (std::holds_alternative<RoundClosed>(event)) {
            checkClosedRound();
        }
    }

    void checkClosedRound() {
        for (std::size_t seat = 0; seat < m_state.seats.size(); ++seat) {
            require(m_state.inBox(seat, Box::ante) == Money{} && m_state.inBox(seat, Box::bet) == Money{},
                    "chips are left in a box");
        }
        require(m_state.ledger.balance(Ledger::kHouse) == -m_net,
                "the house's books differ from the settlements");
    }

    void require(bool holds, const char* what) {
        if (!holds) {
            complain(what);
        }
    }
    void complain(const char* what) {
        if (m_complaint.isEmpty()) {
            m_complaint = QStringLiteral("%1, after %2 events, round %3, phase %4")
                              .arg(QLatin1String(what))
                              .arg(m_history.size())
                              .arg(m_state.round)
                              .arg(static_cast<int>(m_state.phase));
        }
    }

    RandomStream& m_random;
    SeededChance m_chance;
    MemoryJournal<Event> m_journal;
    Settings m_start;
    State m_state;
    Instant m_now = kTableOpened;
    Money m_net;
    std::vector<Event> m_events;
    std::vector<std::pair<Instant, Event>> m_history;
    QString m_complaint;
    int m_accepted = 0;
    int m_refused = 0;
};

Settings anySettings(RandomStream& random) {
    Settings settings;
    settings.individual = random.below(4) == 0;
    settings.seats = settings.individual ? 1 : static_cast<int>(1 + random.below(7));
    settings.minimum = {1 + random.below(1'000)};
    settings.maximum = settings.minimum * static_cast<std::int64_t>(1 + random.below(25));
    settings.betting = Duration(1 + random.below(30'000));
    settings.decision = Duration(1 + random.below(30'000));
    settings.extra = Duration(1 + random.below(20'000));
    settings.card = Duration(random.below(1'000));
    settings.ranking.aceHighStraight = random.below(2) == 0;
    settings.systemFailure =
        random.below(2) == 0 ? SystemFailureRule::settle_bets : SystemFailureRule::void_all;
    settings.allowance = {static_cast<std::int64_t>(random.below(100'000))};
    return settings;
}

} // namespace

/// Random commands, legal and illegal: whatever is sent, the books balance and the table goes on.
class RandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data();
    void invariantsHold();
};

void RandomPlayTest::invariantsHold_data() {
    QTest::addColumn<int>("part");
    for (int part = 1; part <= 4; ++part) {
        QTest::addRow("part %d of 4", part) << part;
    }
}

void RandomPlayTest::invariantsHold() {
    QFETCH(const int, part);

    RandomStream random(testSeed(static_cast<std::uint8_t>(part)), stream_name::kPlayers);
    int accepted = 0;
    int refused = 0;
    std::uint64_t rounds = 0;
    for (int table = 0; table < kCommands / 4 / kCommandsATable; ++table) {
        const Settings settings = anySettings(random);
        QVERIFY(!firstBadSetting(settings));
        Play play(settings, random, testSeed(static_cast<std::uint8_t>(table)));
        for (int command = 0; command < kCommandsATable && play.complaint().isEmpty(); ++command) {
            play.sendAnything();
        }
        play.endRound();
        play.foldAgain();
        QVERIFY2(play.complaint().isEmpty(),
                 qPrintable(QStringLiteral("table %1: %2").arg(table).arg(play.complaint())));
        accepted += play.accepted();
        refused += play.refused();
        rounds += play.rounds();
    }
    QVERIFY(accepted > 20'000);
    QVERIFY(refused > 20'000);
    QVERIFY(rounds > 500);
}

QTEST_GUILESS_MAIN(RandomPlayTest)
#include "tst_random_play.moc"
