// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/roulette_crowd.h"
#include "roulette/game.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <variant>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::roulette;
using namespace mesaviva::players;

namespace {

using Entry = Recorded<Event>;
using std::chrono::milliseconds;

Seed testSeed(std::uint8_t number) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(number + 7 * i);
    }
    return seed;
}

struct Taken {
    Instant at;
    Command command;
};

// A wheel with simulated players, run by the table's own time.
class CrowdedWheel {
public:
    explicit CrowdedWheel(const Settings& settings, std::uint8_t seed = 1, std::vector<Pocket> first = {})
        : m_chance(derivedSeeds(testSeed(seed)), settings.pockets, std::move(first)),
          m_driver(State(settings), m_chance, m_journal) {
        m_driver.setListener([this](const Entry& entry) {
            if (std::holds_alternative<RoundOpened>(entry.event)) {
                m_crowd.openRound(m_chance.seed());
            }
            m_closed += std::holds_alternative<RoundClosed>(entry.event) ? 1U : 0U;
            m_entries.push_back(entry);
            m_crowd.hear(entry, m_driver.state());
        });
    }

    Driver& driver() { return m_driver; }
    RouletteCrowd& crowd() { return m_crowd; }
    const State& state() const { return m_driver.state(); }
    const std::vector<Entry>& entries() const { return m_entries; }
    const std::vector<Taken>& taken() const { return m_taken; }

    PlayerId join(RouletteHabit habit, StakeTaste taste = StakeTaste::low, std::int64_t wallet = 100'000,
                  std::optional<Money> chipValue = {}) {
        const auto player = static_cast<PlayerId>(state().players.size());
        m_crowd.add({player, habit, taste});
        if (m_driver.submit(Admit{{wallet}}) || m_driver.submit(Join{player, chipValue})) {
            qFatal("a player can't join");
        }
        return player;
    }

    // Everybody the table has colours for: all habits and tastes.
    void fill(std::int64_t wallet = 100'000, std::optional<Money> chipValue = {}) {
        for (std::size_t i = 0; i < kColours; ++i) {
            join(kRouletteHabits[i % kRouletteHabits.size()], static_cast<StakeTaste>(i % 3), wallet,
                 i % 2 == 0 ? chipValue : std::nullopt);
        }
    }

    void play(std::size_t rounds) {
        while (m_closed < rounds && step()) {
        }
    }
    void playUntil(const std::function<bool()>& there) {
        while (!there()) {
            if (!step()) {
                qFatal("the table stands still");
            }
        }
    }

    bool step() {
        const std::optional<Need> need = m_driver.nextNeed();
        const std::optional<Instant> wish = m_crowd.nextDue();
        if (wish && (!need || *wish < need->at)) {
            m_driver.advanceTo(*wish);
            if (const std::optional<Command> command = m_crowd.take(*wish)) {
                m_taken.push_back({*wish, *command});
                m_driver.submit(*command);
            }
            return true;
        }
        return need && m_driver.step(need->at);
    }

    template <class Kind>
    std::vector<Kind> all() const {
        std::vector<Kind> found;
        for (const Entry& entry : m_entries) {
            if (const auto* event = std::get_if<Kind>(&entry.event)) {
                found.push_back(*event);
            }
        }
        return found;
    }
    template <class Kind>
    std::size_t count() const {
        return all<Kind>().size();
    }
    template <class Kind>
    std::size_t ordered() const {
        return static_cast<std::size_t>(std::ranges::count_if(
            m_taken, [](const Taken& taken) { return std::holds_alternative<Kind>(taken.command); }));
    }

private:
    SeededSpins m_chance;
    MemoryJournal<Event> m_journal;
    Driver m_driver;
    RouletteCrowd m_crowd;
    std::vector<Entry> m_entries;
    std::vector<Taken> m_taken;
    std::size_t m_closed = 0;
};

Settings table(RuleSet rules, std::int64_t minimum = 100, const std::function<void(Settings&)>& change = {}) {
    Settings settings(rules);
    settings.setMinimum({minimum});
    if (change) {
        change(settings);
    }
    if (firstBadSetting(settings)) {
        qFatal("no such table");
    }
    return settings;
}

// As houses do it: the likelier a chance, the higher its minimum; odd sums among them.
void byChance(Settings& settings) {
    settings.setMinimum({50});
    for (const auto& [kind, cents] :
         {std::pair{ChanceKind::split, 75}, std::pair{ChanceKind::street, 125},
          std::pair{ChanceKind::line, 250}, std::pair{ChanceKind::dozen, 333},
          std::pair{ChanceKind::column, 500}, std::pair{ChanceKind::double_dozen, 555},
          std::pair{ChanceKind::red, 1'005}, std::pair{ChanceKind::black, 1'000},
          std::pair{ChanceKind::sector9, 500}}) {
        settings.minimum[static_cast<std::size_t>(kind)] = {cents};
    }
}

void american(Settings& settings) { settings.order = NumberOrder::american; }
void twoZeros(Settings& settings) { settings.pockets = 38; }
void shortcut(Settings& settings) { settings.seriesShortcut = true; }

std::string_view habitName(RouletteHabit habit) {
    static constexpr std::array<std::string_view, kRouletteHabits.size()> kNames = {
        "favourite numbers", "outside", "series lover", "spreader", "careful", "last second"};
    return kNames[static_cast<std::size_t>(habit)];
}

} // namespace

Q_DECLARE_METATYPE(mesaviva::roulette::Settings)

/// Simulated roulette players: like people, by the rules, one chip after the other.
class RouletteCrowdTest : public QObject {
    Q_OBJECT

private slots:
    void neverRefused_data();
    void neverRefused();
    void stakesAreWholeAndWithinLimits_data() { neverRefused_data(); }
    void stakesAreWholeAndWithinLimits();
    void faultsBringNoRefusal_data();
    void faultsBringNoRefusal();
    void stakesWhereItsHabitIs_data();
    void stakesWhereItsHabitIs();
    void seriesLoversStakeGroups();
    void seriesLoversLeaveWinningsOnTheSeries();
    void favouriteNumbersStay();
    void lossesAreChased();
    void tasteSetsTheStake();
    void repeatsAndDoublesSometimes();
    void chipsComeOneByOne();
    void fewActsInARound();
    void carefulOnesLetRoundsPass();
    void lastSecondPlayersComeLateOrTooLate();
    void someStakeWhileTheBallRuns();
    void sameSeedSameCommands();
    void numberToComeChangesNothing();
    void freshAllowanceWhenOutOfPoints();
    void latecomersStakeInTheSameRound();
    void lostMembersDoNothing();
    void leavingMembersDoNothing();
    void forgottenMembersDoNothing();
    void individualWheelHasNoCrowd();
};

void RouletteCrowdTest::neverRefused_data() {
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<int>("wallet");
    QTest::addColumn<int>("chipValue"); // of every other player; 0: the minimum
    const auto row = [](const char* name, const Settings& settings, int wallet = 100'000, int chipValue = 0) {
        QTest::newRow(name) << settings << wallet << chipValue;
    };
    using enum RuleSet;
    row("804, 37 numbers", table(online));
    row("804, 37 numbers, odd minimum", table(online, 125));
    row("804, 37 numbers, minimum 250", table(online, 250));
    row("804, 37 numbers, by chance", table(online, 100, byChance));
    row("804, 38 numbers", table(online, 100, twoZeros));
    row("804, 38 numbers, minimum 250", table(online, 250, twoZeros));
    row("804, series shortcut", table(online, 100, shortcut));
    row("804, player's maximum", table(online, 100, [](Settings& settings) {
            shortcut(settings);
            settings.playerMaximum = Money{1'050};
        }));
    row("804, no doubles", table(online, 100, [](Settings& settings) {
            settings.doubleDozen = false;
            settings.doubleColumn = false;
        }));
    row("804, hurried", table(online, 100, [](Settings& settings) { settings.betting = milliseconds(700); }));
    row("804, leisurely",
        table(online, 100, [](Settings& settings) { settings.betting = std::chrono::minutes(2); }));
    row("804, almost out of points", table(online), 350);
    row("804, by chance, almost out of points", table(online, 100, byChance), 350);
    row("894, French", table(casino));
    row("894, French, minimum 250", table(casino, 250));
    row("894, French, by chance", table(casino, 100, byChance));
    row("894, French, higher chip values", table(casino), 100'000, 300);
    row("894, French, highest chip value", table(casino), 100'000, 1'000);
    row("894, French, low series maximum",
        table(casino, 100, [](Settings& settings) { settings.seriesMaximum = 10; }));
    row("894, French, almost out of points", table(casino), 1'250);
    row("894, French, before the launch",
        table(casino, 100, [](Settings& settings) { settings.closing = Closing::before_launch; }));
    row("894, American", table(casino, 100, american));
    row("894, American, minimum 250", table(casino, 250, american));
    row("894, cash chips", table(casino, 125, [](Settings& settings) { settings.chips = Chips::cash; }));
    row("894, cash on even chances",
        table(casino, 100, [](Settings& settings) { settings.chips = Chips::cash_on_even; }), 100'000, 200);
    row("Macau", table(macau));
    row("Macau, minimum 250", table(macau, 250));
    row("Macau, by chance", table(macau, 100, byChance));
    row("Macau, low maximum", table(macau, 100, [](Settings& settings) { settings.maximum = Money{350}; }));
    row("Macau, French", table(macau, 100, [](Settings& settings) { settings.order = NumberOrder::french; }));
    row("Macau, while the ball runs",
        table(macau, 100, [](Settings& settings) { settings.closing = Closing::on_slowdown; }));
}

void RouletteCrowdTest::neverRefused() {
    QFETCH(const Settings, settings);
    QFETCH(const int, wallet);
    QFETCH(const int, chipValue);
    CrowdedWheel wheel(settings);
    wheel.fill(wallet, chipValue == 0 ? std::nullopt : std::optional(Money{chipValue}));
    wheel.play(300);
    QCOMPARE(wheel.count<RoundClosed>(), 300U);
    for (const Entry& entry : wheel.entries()) {
        if (const auto* refused = std::get_if<Refused>(&entry.event)) {
            const std::string text(name(refused->deed));
            const std::string why(name(refused->refusal.reason));
            QFAIL(qPrintable(QStringLiteral("%1 refused: %2").arg(text.c_str(), why.c_str())));
        }
    }
    QCOMPARE(wheel.count<SessionInvited>(), 0U);
    QVERIFY2(wheel.count<Settled>() > 2'000U, qPrintable(QString::number(wheel.count<Settled>())));
}

void RouletteCrowdTest::stakesAreWholeAndWithinLimits() {
    QFETCH(const Settings, settings);
    QFETCH(const int, wallet);
    QFETCH(const int, chipValue);
    CrowdedWheel wheel(settings, 3);
    wheel.fill(wallet, chipValue == 0 ? std::nullopt : std::optional(Money{chipValue}));
    wheel.play(60);
    std::map<std::pair<PlayerId, SpotId>, std::int64_t> onSpot;
    std::map<PlayerId, std::int64_t> inAll;
    std::size_t seen = 0;
    for (const Entry& entry : wheel.entries()) {
        if (std::holds_alternative<RoundOpened>(entry.event)) {
            onSpot.clear();
            inAll.clear();
        }
        const auto* staked = std::get_if<Staked>(&entry.event);
        if (staked == nullptr) {
            continue;
        }
        ++seen;
        const Stake& stake = staked->stake;
        const ChanceKind kind = settings.layout()[stake.spot].kind;
        const std::optional<Money> chip = wheel.state().players[staked->player].chipValue;
        const std::int64_t unit = chip ? chip->cents : settings.minimumOf(kind).cents;
        QVERIFY(offers(settings, stake.spot));
        QVERIFY(stake.amount >= settings.minimumOf(kind));
        if (chip || (stake.group.isNone() && !offersSeries(settings))) {
            QCOMPARE(stake.amount.cents % unit, 0);
        }
        if (kind == ChanceKind::double_dozen || kind == ChanceKind::double_column ||
            (settings.rules == RuleSet::casino && isEvenChance(kind))) {
            QCOMPARE(stake.amount.cents % 2, 0);
        }
        if (stake.group.isNone()) {
            const std::int64_t lies = onSpot[{staked->player, stake.spot}] += stake.amount.cents;
            QVERIFY(lies <= settings.maximumOf(kind).cents);
        }
        inAll[staked->player] += stake.amount.cents;
        if (settings.playerMaximum) {
            QVERIFY(inAll[staked->player] <= settings.playerMaximum->cents);
        }
    }
    QVERIFY(seen > 200U);
}

void RouletteCrowdTest::faultsBringNoRefusal_data() {
    QTest::addColumn<Settings>("settings");
    QTest::newRow("894") << table(RuleSet::casino);
    QTest::newRow("Macau") << table(RuleSet::macau);
    QTest::newRow("Macau, while the ball runs")
        << table(RuleSet::macau, 100, [](Settings& settings) { settings.closing = Closing::on_slowdown; });
}

void RouletteCrowdTest::faultsBringNoRefusal() {
    QFETCH(const Settings, settings);
    CrowdedWheel wheel(settings);
    wheel.fill();
    std::set<QString> refused;
    std::size_t byCrowd = 0;
    for (std::size_t step = 1; wheel.count<RoundClosed>() < 60 && step < 40'000; ++step) {
        const std::size_t before = wheel.taken().size();
        const std::size_t entries = wheel.entries().size();
        QVERIFY(wheel.step());
        if (wheel.taken().size() > before) {
            byCrowd += static_cast<std::size_t>(std::count_if(
                wheel.entries().begin() + static_cast<std::ptrdiff_t>(entries), wheel.entries().end(),
                [](const Entry& entry) { return std::holds_alternative<Refused>(entry.event); }));
        }
        // Where they come at a bad moment the table refuses them, which is not the crowd's affair.
        if (step % 17 == 0) {
            (void)wheel.driver().submit(DisturbStakes{});
        }
        if (step % 7 == 0) {
            (void)wheel.driver().submit(DropObject{});
        }
        if (step % 113 == 0) {
            (void)wheel.driver().submit(FailBall{});
        }
        if (step % 307 == 0) {
            (void)wheel.driver().submit(FailSystem{});
        }
    }
    QCOMPARE(byCrowd, 0U);
    QCOMPARE(wheel.count<RoundClosed>(), 60U);
    QVERIFY(wheel.count<StakesDisturbed>() > 20U);
    QVERIFY(wheel.count<SpinVoid>() > 3U);
    QVERIFY(wheel.count<RoundVoid>() > 3U);
}

void RouletteCrowdTest::stakesWhereItsHabitIs_data() {
    using Kinds = QList<int>;
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<int>("habit");
    QTest::addColumn<QList<int>>("kinds"); // all of them, and no others
    const auto kinds = [](std::initializer_list<ChanceKind> list) {
        Kinds result;
        for (ChanceKind kind : list) {
            result.append(static_cast<int>(kind));
        }
        return result;
    };
    const auto row = [](const char* name, const Settings& settings, RouletteHabit habit,
                        const Kinds& allowed) {
        QTest::newRow(name) << settings << static_cast<int>(habit) << allowed;
    };
    using enum ChanceKind;
    using enum RouletteHabit;
    const Kinds own = kinds({straight, split});
    row("favourite numbers, 37", table(RuleSet::online), favourite_numbers, own);
    row("favourite numbers, 38", table(RuleSet::online, 100, twoZeros), favourite_numbers, own);
    row("favourite numbers, Macau", table(RuleSet::macau), favourite_numbers, own);
    row("outside, 804", table(RuleSet::online), outside,
        kinds({dozen, column, double_dozen, double_column, even, odd, low, high, red, black}));
    row("outside, Macau", table(RuleSet::macau), outside,
        kinds({dozen, column, even, odd, low, high, red, black}));
    row("series lover, 894 French", table(RuleSet::casino), series_lover,
        kinds({straight, split, street, corner}));
    row("series lover, 894 American", table(RuleSet::casino, 100, american), series_lover,
        kinds({corner, line}));
    row("series lover, 804", table(RuleSet::online), series_lover, kinds({corner, line}));
    row("series lover, 804 with shortcut", table(RuleSet::online, 100, shortcut), series_lover,
        kinds({straight, split, street, corner}));
    row("series lover, Macau", table(RuleSet::macau), series_lover, kinds({sector9, sector12}));
    row("spreader", table(RuleSet::online), spreader, kinds({straight, split, street, corner, line, dozen}));
    row("careful", table(RuleSet::online), careful, kinds({split, corner, line, dozen, column, even, odd}));
    row("last second", table(RuleSet::online), last_second,
        kinds({straight, split, corner, dozen, red, black}));
}

void RouletteCrowdTest::stakesWhereItsHabitIs() {
    QFETCH(const Settings, settings);
    QFETCH(const int, habit);
    QFETCH(const QList<int>, kinds);
    CrowdedWheel wheel(settings);
    wheel.join(static_cast<RouletteHabit>(habit), StakeTaste::low, 100'000'000);
    wheel.play(300);
    std::set<int> seen;
    for (const Staked& staked : wheel.all<Staked>()) {
        seen.insert(static_cast<int>(settings.layout()[staked.stake.spot].kind));
    }
    QCOMPARE(QList<int>(seen.begin(), seen.end()), kinds);
}

void RouletteCrowdTest::seriesLoversStakeGroups() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.join(RouletteHabit::series_lover);
    wheel.play(300);
    std::set<Series> series;
    std::set<int> neighbours;
    for (const Staked& staked : wheel.all<Staked>()) {
        const Group group = staked.stake.group;
        QVERIFY(!group.isNone());
        if (group.isSeries()) {
            series.insert(group.series());
        } else {
            neighbours.insert(group.chips());
        }
    }
    QCOMPARE(series.size(), 4U);
    QCOMPARE(neighbours, (std::set<int>{3, 5, 7}));
}

void RouletteCrowdTest::seriesLoversLeaveWinningsOnTheSeries() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.join(RouletteHabit::series_lover, StakeTaste::low, 1'000'000);
    wheel.join(RouletteHabit::series_lover, StakeTaste::high, 1'000'000);
    wheel.play(400);
    const std::size_t orders = wheel.count<ParolOrdered>();
    QVERIFY2(orders > 40U, qPrintable(QString::number(orders)));
    QCOMPARE(wheel.ordered<PlaceParol>(), orders);
    QVERIFY(wheel.count<ParolPlaced>() >= orders);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::favouriteNumbersStay() {
    const Settings settings = table(RuleSet::online);
    CrowdedWheel wheel(settings);
    wheel.join(RouletteHabit::favourite_numbers);
    wheel.join(RouletteHabit::favourite_numbers);
    wheel.play(150);
    std::array<std::uint64_t, 2> own{};
    for (const Staked& staked : wheel.all<Staked>()) {
        const Spot& spot = settings.layout()[staked.stake.spot];
        own[staked.player] |= spot.kind == ChanceKind::straight ? spot.numbers.bits() : 0;
    }
    QVERIFY(own[0] != own[1]);
    for (const std::uint64_t numbers : own) {
        QVERIFY(Numbers(numbers).size() >= 3 && Numbers(numbers).size() <= 5);
    }
    for (const Staked& staked : wheel.all<Staked>()) {
        QVERIFY((settings.layout()[staked.stake.spot].numbers.bits() & own[staked.player]) != 0);
    }
}

void RouletteCrowdTest::lossesAreChased() {
    // It is never red, low, even or anything else.
    CrowdedWheel wheel(table(RuleSet::online), 1, std::vector<Pocket>(60, Pocket(0)));
    wheel.join(RouletteHabit::outside, StakeTaste::low, 100'000'000);
    wheel.play(60);
    int doubled = 0;
    std::map<SpotId, std::int64_t> before;
    for (const Settled& settled : wheel.all<Settled>()) {
        std::map<SpotId, std::int64_t> now;
        for (const SettledStake& part : settled.stakes) {
            now[part.stake.spot] = part.stake.amount.cents;
            const auto last = before.find(part.stake.spot);
            doubled += last != before.end() && part.stake.amount.cents == 2 * last->second ? 1 : 0;
            QVERIFY(part.stake.amount.cents <= 3'200);
        }
        before = now;
    }
    QVERIFY2(doubled >= 25, qPrintable(QString::number(doubled)));
}

void RouletteCrowdTest::tasteSetsTheStake() {
    const auto average = [](StakeTaste taste) {
        CrowdedWheel wheel(table(RuleSet::online));
        wheel.join(RouletteHabit::favourite_numbers, taste, 10'000'000);
        wheel.play(80);
        std::int64_t sum = 0;
        std::int64_t count = 0;
        for (const Taken& taken : wheel.taken()) {
            if (const auto* stake = std::get_if<PlaceStake>(&taken.command)) {
                sum += stake->amount.cents;
                ++count;
            }
        }
        return sum / count;
    };
    const std::int64_t low = average(StakeTaste::low);
    const std::int64_t middle = average(StakeTaste::middle);
    const std::int64_t high = average(StakeTaste::high);
    QVERIFY(low >= 100 && low <= 200);
    QVERIFY(middle > low && middle <= 600);
    QVERIFY(high >= 800 && high <= 2'000);
}

void RouletteCrowdTest::repeatsAndDoublesSometimes() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.fill(1'000'000);
    wheel.play(200);
    QVERIFY(wheel.ordered<Repeat>() > 100U);
    QVERIFY(wheel.ordered<Double>() > 20U);
    QVERIFY(wheel.ordered<PlaceStake>() > 5 * wheel.ordered<Repeat>());
}

void RouletteCrowdTest::chipsComeOneByOne() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::spreader);
    wheel.play(100);
    Instant opened;
    std::vector<Instant> acts;
    std::size_t afterALook = 0;
    for (const Entry& entry : wheel.entries()) {
        if (std::holds_alternative<BettingOpened>(entry.event)) {
            opened = entry.at;
        } else if (std::holds_alternative<Staked>(entry.event)) {
            if (acts.empty() || acts.back() != entry.at) { // a repetition's stakes come together
                acts.push_back(entry.at);
            }
        } else if (std::holds_alternative<BettingClosed>(entry.event) && !acts.empty()) {
            QVERIFY(acts.front() - opened >= milliseconds(1'000) &&
                    acts.front() - opened <= milliseconds(4'000));
            for (std::size_t i = 1; i < acts.size(); ++i) {
                const Duration pause = acts[i] - acts[i - 1];
                const bool last = i + 1 == acts.size();
                QVERIFY(pause >= milliseconds(400) && (last || pause <= milliseconds(2'500)));
                afterALook += pause > milliseconds(2'500) ? 1U : 0U;
            }
            acts.clear();
        }
    }
    QVERIFY(wheel.count<Staked>() > 500U);
    QVERIFY2(afterALook > 10U, qPrintable(QString::number(afterALook)));
}

void RouletteCrowdTest::fewActsInARound() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.fill(10'000'000);
    wheel.play(100);
    std::map<std::pair<std::uint64_t, PlayerId>, std::set<std::uint32_t>> acts;
    std::size_t most = 0;
    for (const Entry& entry : wheel.entries()) {
        if (const auto* staked = std::get_if<Staked>(&entry.event)) {
            auto& own = acts[{entry.round, staked->player}];
            own.insert(staked->act);
            most = std::max(most, own.size());
        }
    }
    QVERIFY(most >= 8U && most <= kMostActs + 1); // a parol is put down besides
}

void RouletteCrowdTest::carefulOnesLetRoundsPass() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::careful, StakeTaste::high);
    wheel.play(300);
    const std::size_t played = wheel.count<Settled>();
    QVERIFY2(played > 150U && played < 260U, qPrintable(QString::number(played)));
    QCOMPARE(wheel.count<SessionInvited>(), 0U);
    for (const Settled& settled : wheel.all<Settled>()) {
        QVERIFY(settled.staked <= Money{300});
    }
}

void RouletteCrowdTest::lastSecondPlayersComeLateOrTooLate() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::last_second);
    wheel.play(200);
    Instant closes;
    for (const Entry& entry : wheel.entries()) {
        if (const auto* opened = std::get_if<BettingOpened>(&entry.event)) {
            closes = *opened->until;
        } else if (std::holds_alternative<Staked>(entry.event)) {
            QVERIFY(closes - entry.at <= milliseconds(6'500));
            QVERIFY(entry.at < closes);
        }
    }
    const std::size_t played = wheel.count<Settled>();
    QVERIFY2(played > 140U && played < 190U, qPrintable(QString::number(played)));
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::someStakeWhileTheBallRuns() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.fill();
    wheel.play(60);
    std::map<PlayerId, int> late;
    int all = 0;
    bool running = false;
    for (const Entry& entry : wheel.entries()) {
        running = std::holds_alternative<BallLaunched>(entry.event) ||
                  (running && !std::holds_alternative<RoundClosed>(entry.event));
        if (const auto* staked = std::get_if<Staked>(&entry.event)) {
            late[staked->player] += running ? 1 : 0;
            ++all;
        }
    }
    int sum = 0;
    for (const RouletteMember& member : wheel.crowd().members()) {
        const int own = late[member.player];
        sum += own;
        QVERIFY2(member.habit == RouletteHabit::careful ? own == 0 : own > 0, habitName(member.habit).data());
    }
    QVERIFY2(sum * 3 < all, qPrintable(QString::number(sum)));
}

void RouletteCrowdTest::sameSeedSameCommands() {
    const auto staked = [](std::uint8_t seed) {
        CrowdedWheel wheel(table(RuleSet::casino), seed);
        wheel.fill();
        wheel.play(30);
        std::vector<std::tuple<Instant, PlayerId, SpotId, std::int64_t>> result;
        for (const Entry& entry : wheel.entries()) {
            if (const auto* event = std::get_if<Staked>(&entry.event)) {
                result.emplace_back(entry.at, event->player, event->stake.spot, event->stake.amount.cents);
            }
        }
        return result;
    };
    const auto once = staked(1);
    QVERIFY(once == staked(1));
    QVERIFY(once != staked(2));
}

void RouletteCrowdTest::numberToComeChangesNothing() {
    const auto staked = [](Pocket pocket) {
        CrowdedWheel wheel(table(RuleSet::casino), 1, {pocket});
        wheel.fill();
        wheel.play(1);
        std::vector<std::tuple<Instant, PlayerId, SpotId, std::int64_t>> result;
        for (const Entry& entry : wheel.entries()) {
            if (const auto* event = std::get_if<Staked>(&entry.event)) {
                result.emplace_back(entry.at, event->player, event->stake.spot, event->stake.amount.cents);
            }
        }
        return result;
    };
    const auto one = staked(Pocket(17));
    QVERIFY(one.size() > 10U);
    QVERIFY(one == staked(Pocket(0)));
}

void RouletteCrowdTest::freshAllowanceWhenOutOfPoints() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::spreader, StakeTaste::low, 0);
    wheel.play(3);
    QCOMPARE(wheel.count<AllowanceTaken>(), 1U);
    QVERIFY(wheel.count<Settled>() >= 1U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::latecomersStakeInTheSameRound() {
    CrowdedWheel wheel(table(RuleSet::online));
    wheel.join(RouletteHabit::spreader);
    wheel.playUntil([&] { return wheel.count<Staked>() > 0; });
    const PlayerId late = wheel.join(RouletteHabit::spreader);
    wheel.play(1);
    std::size_t seen = 0;
    for (const Staked& staked : wheel.all<Staked>()) {
        seen += staked.player == late ? 1U : 0U;
    }
    QVERIFY(seen > 0U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::lostMembersDoNothing() {
    CrowdedWheel wheel(table(RuleSet::online));
    const PlayerId player = wheel.join(RouletteHabit::favourite_numbers);
    wheel.playUntil([&] { return wheel.crowd().nextDue().has_value(); });
    wheel.driver().submit(LosePlayer{player});
    QVERIFY(!wheel.crowd().nextDue());
    wheel.play(2);
    QCOMPARE(wheel.count<Staked>(), 0U);
    wheel.driver().submit(RestorePlayer{player});
    wheel.play(5);
    QVERIFY(wheel.count<Staked>() > 0U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::leavingMembersDoNothing() {
    CrowdedWheel wheel(table(RuleSet::casino));
    wheel.join(RouletteHabit::careful);
    const PlayerId leaver = wheel.join(RouletteHabit::spreader);
    const auto stakesOfLeaver = [&] {
        std::size_t count = 0;
        for (const Staked& staked : wheel.all<Staked>()) {
            count += staked.player == leaver ? 1U : 0U;
        }
        return count;
    };
    wheel.playUntil([&] { return stakesOfLeaver() >= 2; });
    wheel.driver().submit(Leave{leaver, 0});
    const std::size_t before = stakesOfLeaver();
    wheel.play(5);
    QCOMPARE(stakesOfLeaver(), before);
    QCOMPARE(wheel.count<SessionEnded>(), 1U);
    QCOMPARE(wheel.count<Refused>(), 0U);
}

void RouletteCrowdTest::forgottenMembersDoNothing() {
    CrowdedWheel wheel(table(RuleSet::online));
    const PlayerId player = wheel.join(RouletteHabit::outside);
    QVERIFY(wheel.crowd().has(player));
    wheel.playUntil([&] { return wheel.crowd().nextDue().has_value(); });
    wheel.crowd().remove(player);
    QVERIFY(!wheel.crowd().has(player));
    QVERIFY(!wheel.crowd().nextDue());
    wheel.play(2);
    QCOMPARE(wheel.count<Staked>(), 0U);
}

void RouletteCrowdTest::individualWheelHasNoCrowd() {
    CrowdedWheel wheel(table(RuleSet::online, 100, [](Settings& settings) { settings.individual = true; }));
    wheel.join(RouletteHabit::spreader);
    while (wheel.count<SessionEnded>() == 0) {
        QVERIFY(wheel.step());
        QVERIFY(!wheel.crowd().nextDue());
    }
    QCOMPARE(wheel.count<Staked>(), 0U);
}

QTEST_GUILESS_MAIN(RouletteCrowdTest)
#include "tst_roulette_crowd.moc"
