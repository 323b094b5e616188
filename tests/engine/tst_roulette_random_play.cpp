// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_kit.h"

#include <QObject>

#include <algorithm>
#include <array>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr int kCommands = 900'000;
constexpr int kCommandsATable = 2'000;
constexpr int kParts = 6;

/// How often each kind of event has happened.
using Tally = std::array<int, std::variant_size_v<Event>>;

/// A table that is driven without a driver, so that each event can be looked at by itself.
class Play {
public:
    Play(const Settings& settings, RandomStream& random, const Seed& seed, Tally& tally)
        : m_random(random),
          m_tally(tally),
          m_chance(derivedSeeds(seed), settings.pockets),
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
        if (choice < (m_state.stakesOpen ? 12U : 35U)) {
            meetNeed();
        } else if (choice < (m_state.stakesOpen ? 14U : 40U)) {
            waitAWhile();
        } else {
            submit(anyCommand(choice));
        }
    }

    /// Lets the running round end: nobody does anything more.
    void endRound() {
        for (std::size_t i = 0; i < m_state.players.size() && m_state.settings.individual; ++i) {
            if (m_state.phase == Phase::betting) {
                submit(Leave{static_cast<PlayerId>(i), 0});
            }
        }
        const std::uint64_t round = m_state.round;
        for (int step = 0; m_state.phase != Phase::between || m_state.round != round; ++step) {
            if (step > 600 || !nextNeed(m_state)) {
                complain("a round does not close");
                return;
            }
            meetNeed();
        }
    }

    /// Folds all events from the start and compares.
    void foldAgain() {
        State state(m_start);
        for (const Recorded<Event>& entry : m_journal) {
            evolve(state, entry.event, entry.at);
        }
        require(state == m_state, "the folded record is another state");
    }

private:
    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }
    bool happens(std::uint32_t percent) { return below(100) < percent; }
    const Settings& settings() const { return m_state.settings; }

    PlayerId anyPlayer() {
        const auto count = static_cast<std::uint32_t>(m_state.players.size());
        return happens(3) || count == 0 ? static_cast<PlayerId>(below(256))
                                        : static_cast<PlayerId>(below(count));
    }

    SpotId anySpot() {
        return happens(3)
                   ? static_cast<SpotId>(below(256))
                   : static_cast<SpotId>(below(static_cast<std::uint32_t>(m_state.layout().spots().size())));
    }
    Pocket anyPocket() { return Pocket(static_cast<int>(below(38))); }
    Series anySeries() { return kAllSeries[below(4)]; }

    Money anyAmount(ChanceKind kind) {
        const std::int64_t minimum = settings().minimumOf(kind).cents;
        switch (below(12)) {
        case 0: return {INT64_MAX - below(3)};
        case 1: return {INT64_MIN + below(3)};
        case 2: return {static_cast<std::int64_t>(below(3)) - 1};
        case 3: return {minimum - 1 + below(3)};
        case 4: return {settings().maximumOf(kind).cents - 1 + below(3)};
        case 5: return {minimum + below(500)};
        default: return {minimum * (1 + below(8))};
        }
    }

    Group anyGroup() {
        switch (below(6)) {
        case 0: return Group(anySeries());
        case 1: return Group(anyPocket(), static_cast<int>(3 + 2 * below(3)));
        default: return {};
        }
    }

    Stake anyStake() {
        const SpotId spot = anySpot();
        const bool known = spot < m_state.layout().spots().size();
        return {spot, anyGroup(), anyAmount(known ? m_state.layout()[spot].kind : ChanceKind::straight)};
    }

    Command anyPlacing(PlayerId player) {
        const Stake stake = anyStake();
        if (stake.spot < m_state.layout().spots().size() && happens(95)) {
            const Spot& spot = m_state.layout()[stake.spot];
            return PlaceStake{player, spot.kind, spot.numbers, stake.amount};
        }
        return PlaceStake{player, static_cast<ChanceKind>(below(kChanceKinds)),
                          Numbers(std::uint64_t{below(1U << 20U)} << below(20)), stake.amount};
    }

    Command favourite(PlayerId player) {
        PlaceAll command{player, {}};
        for (std::uint32_t count = below(5); count > 0; --count) {
            command.stakes.push_back(anyStake());
        }
        if (happens(30)) { // a whole series
            const Series series = anySeries();
            const Money chip = anyAmount(ChanceKind::split);
            const std::optional<std::vector<Part>> parts = partsOf(series, m_state.layout());
            for (const Part& part : parts.value_or(std::vector<Part>())) {
                command.stakes.push_back(
                    {part.spot, Group(series), std::clamp(chip, Money{}, kLargestAmount) * part.chips});
            }
        }
        return command;
    }

    Command anyCommand(std::uint32_t choice) {
        const PlayerId player = anyPlayer();
        if (choice < 62) {
            return anyPlacing(player);
        }
        if (choice < 68) {
            return PlaceSeries{player, anySeries(), anyAmount(ChanceKind::split)};
        }
        if (player < m_state.players.size() && !m_state.players[player].lastSeries.empty() && happens(30)) {
            return PlaceParol{player, happens(30) ? std::optional(anySeries()) : std::nullopt};
        }
        switch (below(40)) {
        case 0: return Admit{happens(20) ? anyAmount(ChanceKind::red) : Money{below(200'000)}};
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
            return PlaceNeighbours{player, anyPocket(), static_cast<int>(below(9)),
                                   anyAmount(ChanceKind::straight)};
        case 6:
        case 7:
        case 8: return PlaceParol{player, happens(50) ? std::optional(anySeries()) : std::nullopt};
        case 9:
        case 10: return MoveStake{player, ownSpot(player), anySpot()};
        case 11:
        case 12:
        case 13: return Undo{player};
        case 14: return happens(25) ? Command(Clear{player}) : takingUp(player);
        case 15:
        case 16: return Repeat{player};
        case 17: return Double{player};
        case 18:
        case 19: return favourite(player);
        case 20:
        case 21:
        case 22: return Spin{player};
        case 23:
            return happens(30) ? Command(Leave{player, happens(70) ? 0 : std::int64_t{below(20)} - 2})
                               : Command(TimePassed{});
        case 24: return PresentChips{player};
        case 25:
        case 26: return TakeAllowance{player};
        case 27: return happens(40) ? Command(LosePlayer{player}) : Command(RestorePlayer{player});
        case 28: return RestorePlayer{player};
        case 29: return happens(15) ? Command(FailSystem{}) : Command(Undo{player});
        case 30: return happens(40) ? Command(DropObject{}) : Command(DisturbStakes{});
        case 31: return happens(40) ? Command(FailBall{}) : Command(ChangeDealer{});
        case 32:
        case 33:
        case 34: return unwantedChance();
        default:
            return Join{player, happens(70) ? std::nullopt : std::optional(anyAmount(ChanceKind::straight))};
        }
    }

    // Mostly of what lies, by its spot or by its group's name.
    Command takingUp(PlayerId player) {
        const SpotId spot = happens(90) ? ownSpot(player) : anySpot();
        return TakeUp{player, spot, happens(30) ? anyStake().group : Group{}};
    }

    SpotId ownSpot(PlayerId player) {
        if (player >= m_state.players.size() || m_state.players[player].stakes.empty()) {
            return anySpot();
        }
        const std::vector<Stake>& stakes = m_state.players[player].stakes;
        return stakes[below(static_cast<std::uint32_t>(stakes.size()))].spot;
    }

    // What only a driver sends, and it when it is asked to. When chance is asked for, it is chance that
    // answers.
    Command unwantedChance() {
        const std::optional<Need> need = nextNeed(m_state);
        if (need && need->at <= m_now) {
            return TimePassed{};
        }
        switch (below(6)) {
        case 0: return BringPocket{anyPocket(), Origin::script};
        case 1: return RevealSeed{m_chance.seed()};
        case 2: return Commit{commitment({}, m_state.round)};
        case 3: return LaunchBall{};
        case 4: return RestoreStakes{{{anyPlayer(), anyStake()}}};
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
        const bool done =
            submit(need->kind == NeedKind::record ? stakesOnRecord(roundSoFar()) : answer(need->kind));
        require(done, "the table refuses what it has asked for");
    }

    Command answer(NeedKind need) {
        switch (need) {
        case NeedKind::commitment: return m_chance.openRound(m_state.round + 1);
        case NeedKind::launch: return m_chance.launch();
        case NeedKind::pocket: return m_chance.rest();
        case NeedKind::seed: return m_chance.closeRound();
        default: return TimePassed{};
        }
    }

    std::span<const Recorded<Event>> roundSoFar() const { return std::span(m_journal).subspan(m_roundStart); }

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
        const std::optional<Refusal> refusal = decide(m_state, command, m_now, m_events);
        if (refusal) {
            ++m_refused;
            require(m_events.empty(), "a refusal brings events");
            checkHints(command, *refusal);
            record(Game::refused(command, *refusal));
            return false;
        }
        ++m_accepted;
        require(!m_events.empty(), "an accepted command brings no events");
        for (const Event& event : m_events) {
            record(event);
        }
        if (const std::optional<Need> need = nextNeed(m_state)) {
            require(need->at >= m_now, "a need lies in the past");
        } else {
            require(settings().individual, "a wheel for several comes to a stop");
        }
        return true;
    }

    // What a refusal of a stake proposes instead is taken.
    void checkHints(const Command& command, const Refusal& refusal) {
        const auto* place = std::get_if<PlaceStake>(&command);
        if (!place) {
            return;
        }
        for (const Money near : {refusal.nearestBelow, refusal.nearestAbove}) {
            if (near > Money{}) {
                PlaceStake other = *place;
                other.amount = near;
                std::vector<Event> events;
                require(!decide(m_state, other, m_now, events), "a proposed stake is refused");
            }
        }
        require(refusal.nearestBelow <= std::max(place->amount, Money{}), "the nearest below is above");
        require(refusal.nearestAbove == Money{} || refusal.nearestAbove >= place->amount,
                "the nearest above is below");
    }

    void record(const Event& event) {
        evolve(m_state, event, m_now);
        ++m_tally[event.index()];
        if (std::holds_alternative<RoundOpened>(event)) {
            m_roundStart = m_journal.size();
        }
        m_journal.push_back({m_journal.size() + 1, m_now, m_state.round, event});
        require(m_state.ledger.sum() == Money{}, "money is made or lost");
        for (Ledger::Account account = Ledger::kFirstFree; account < m_state.ledger.size(); ++account) {
            require(m_state.ledger.balance(account) >= Money{}, "a wallet or a layout is overdrawn");
        }
        if (std::holds_alternative<StakesDisturbed>(event)) {
            m_disturbed = true;
        } else if (std::holds_alternative<StakesRestored>(event)) {
            m_disturbed = false;
        }
        checkPlayers();
        if (const auto* settled = std::get_if<Settled>(&event)) {
            m_net += settled->net();
            checkSettlement(*settled);
        } else if (const auto* chips = std::get_if<ChipsChanged>(&event)) {
            const Player& player = m_state.players[chips->player];
            m_carriedOff += chips->late ? -chips->amount : *player.chipValue * chips->kept;
        } else if (std::holds_alternative<RoundClosed>(event)) {
            checkClosedRound();
        }
    }

    void checkPlayers() {
        const bool swept = m_state.phase == Phase::paying || m_state.phase == Phase::ending;
        for (std::size_t i = 0; i < m_state.players.size(); ++i) {
            const Player& player = m_state.players[i];
            Money lying;
            for (const Stake& stake : player.stakes) {
                require(stake.amount > Money{}, "a stake of nothing lies");
                lying += stake.amount;
            }
            if (!m_disturbed || !hasOpenStake(player)) {
                const bool restoring = m_disturbed || m_state.restoreAt;
                require(restoring || lying == player.staked, "the stakes don't add up");
            }
            const Money account = m_state.onLayout(static_cast<PlayerId>(i));
            const bool whole = m_state.phase != Phase::drawn && !swept;
            require(!whole || account == player.staked, "the layout's account is not what lies there");
            require(!player.settled || account == Money{}, "a settled player has chips on the layout");
        }
        require(!m_state.stakesOpen || m_state.phase == Phase::betting || m_state.phase == Phase::launching ||
                    m_state.phase == Phase::running,
                "stakes are open out of season");
    }

    void checkSettlement(const Settled& settled) {
        Money staked;
        Money returned;
        for (const SettledStake& each : settled.stakes) {
            staked += each.stake.amount;
            returned += each.returned;
        }
        require(staked == settled.staked && returned == settled.returned, "a settlement does not add up");
        require(settled.voided == !m_state.drawn.has_value(), "void with a number, or the other way round");
    }

    void checkClosedRound() {
        for (std::size_t i = 0; i < m_state.players.size(); ++i) {
            require(m_state.onLayout(static_cast<PlayerId>(i)) == Money{}, "chips are left on the layout");
            require(!hasOpenStake(m_state.players[i]), "a stake is left open");
        }
        require(m_state.ledger.balance(Ledger::kHouse) == m_carriedOff - m_net,
                "the house's books differ from the settlements");
        require(m_state.paid == m_state.payments.size(), "a payment is not made");
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
                              .arg(m_journal.size())
                              .arg(m_state.round)
                              .arg(static_cast<int>(m_state.phase));
        }
    }

    RandomStream& m_random;
    Tally& m_tally;
    SeededSpins m_chance;
    Settings m_start;
    State m_state;
    Instant m_now = kTableOpened;
    Money m_net;
    Money m_carriedOff;
    bool m_disturbed = false;
    std::vector<Event> m_events;
    std::vector<Recorded<Event>> m_journal;
    std::size_t m_roundStart = 0;
    QString m_complaint;
    int m_accepted = 0;
    int m_refused = 0;
};

Settings anySettings(RuleSet rules, RandomStream& random) {
    const auto coin = [&] { return random.below(2) == 0; };
    Settings settings(rules);
    settings.individual = random.below(4) == 0;
    settings.order = rules != RuleSet::online && coin() ? NumberOrder::french : NumberOrder::american;
    for (Money& minimum : settings.minimum) {
        minimum = Money{1 + random.below(500)};
    }
    if (coin()) {
        settings.setMinimum(Money{100});
    }
    switch (rules) {
    case RuleSet::online:
        settings.pockets = coin() ? 37 : 38;
        settings.doubleDozen = coin();
        settings.doubleColumn = coin();
        settings.seriesShortcut = coin();
        if (coin()) {
            settings.playerMaximum = Money{500 + random.below(50'000)};
        }
        break;
    case RuleSet::casino:
        settings.chips = random.below(4) > 0 ? Chips::colour : static_cast<Chips>(random.below(3));
        settings.seriesMaximum = 10 * (1 + random.below(12));
        settings.ballChange = Duration(60'000 + random.below(600'000));
        settings.dealerChange = Duration(60'000 + random.below(600'000));
        break;
    case RuleSet::macau:
        if (coin()) {
            settings.maximum = Money{500 + random.below(100'000)};
        }
        break;
    }
    settings.payment = coin() ? PaymentOrder::by_player : PaymentOrder::by_chance;
    settings.closing = coin() ? Closing::before_launch : Closing::on_slowdown;
    settings.betting = Duration(1 + random.below(30'000));
    settings.spin = Duration(2'000 + random.below(20'000));
    settings.allowance = {static_cast<std::int64_t>(random.below(100'000))};
    return settings;
}

} // namespace

/// Random commands, legal and illegal: whatever is sent, the books balance and the table goes on.
class RouletteRandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data();
    void invariantsHold();
    void nothingOfTheGameIsLeftOut();

private:
    Tally m_tally{};
    int m_parts = 0;
};

void RouletteRandomPlayTest::invariantsHold_data() {
    QTest::addColumn<int>("part");
    for (int part = 1; part <= kParts; ++part) {
        QTest::addRow("part %d of %d", part, kParts) << part;
    }
}

void RouletteRandomPlayTest::invariantsHold() {
    QFETCH(const int, part);

    RandomStream random(testSeed(static_cast<std::uint8_t>(part)), stream_name::kPlayers);
    int accepted = 0;
    int refused = 0;
    std::uint64_t rounds = 0;
    for (int table = 0; table < kCommands / kParts / kCommandsATable; ++table) {
        const Settings settings = anySettings(static_cast<RuleSet>(table % 3), random);
        QVERIFY(!firstBadSetting(settings));
        Play play(settings, random, testSeed(static_cast<std::uint8_t>(table)), m_tally);
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
    QVERIFY(accepted > 10'000);
    QVERIFY(refused > 10'000);
    QVERIFY(rounds > 200);
    ++m_parts;
}

void RouletteRandomPlayTest::nothingOfTheGameIsLeftOut() {
    if (m_parts < kParts) {
        QSKIP("only some of the parts were played");
    }
    for (std::size_t kind = 0; kind < m_tally.size(); ++kind) {
        QVERIFY2(m_tally[kind] > 0, qPrintable(QStringLiteral("event %1 never happened").arg(kind)));
    }
}

QTEST_GUILESS_MAIN(RouletteRandomPlayTest)
#include "tst_roulette_random_play.moc"
