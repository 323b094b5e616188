// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_room.h"

#include "app/games/bingo/bingo_list_models.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/check.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/patterns.h"
#include "engine/table/replay.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

using namespace bingo;

namespace {

using Shares = PerCombination<std::optional<BasisPoints>>;
using Change = void (*)(Settings&);

struct HouseRoom {
    const char* key;
    const char* name;
    Variant variant;
    std::int64_t price;
    int maxCards;
    int saleSeconds;
    int drawMilliseconds;
    BasisPoints percent;
    Shares prizes; ///< line, column, four corners, two lines, bingo
    std::uint32_t members;
    Change change; ///< other differences from the default room
};

constexpr auto kNone = std::nullopt;

CellMask patternNamed(std::string_view key) {
    const auto found = std::ranges::find(patterns(), key, &Pattern::key);
    return found == patterns().end() ? patterns().front().cells : found->cells;
}

const std::array kRooms = {
    HouseRoom{"alfama",
              "Sala Alfama",
              Variant::bingo90,
              50,
              24,
              40,
              3'000,
              8'000,
              {2'000, kNone, kNone, kNone, 8'000},
              40,
              nullptr},
    HouseRoom{"bairro_alto",
              "Sala Bairro Alto",
              Variant::bingo90,
              100,
              36,
              35,
              2'500,
              8'500,
              {1'500, kNone, kNone, 2'500, 6'000},
              60,
              [](Settings& s) {
                  s.bingoJackpot = Jackpot{400, Money{50'000}, 42, {}};
              }},
    HouseRoom{"ribeira",
              "Sala Ribeira",
              Variant::bingo80,
              50,
              20,
              30,
              2'500,
              8'000,
              {2'500, kNone, kNone, kNone, 7'500},
              30,
              [](Settings& s) {
                  s.lines = {true, false, false};
              }},
    HouseRoom{"moliceiro",
              "Sala Moliceiro",
              Variant::bingo80,
              100,
              30,
              30,
              2'500,
              8'500,
              {1'000, kNone, 1'000, 2'000, 6'000},
              35,
              [](Settings& s) {
                  s.bingoJackpot = Jackpot{300, Money{30'000}, 40, {}};
                  s.lineJackpot = Jackpot{200, Money{5'000}, 8, {}};
              }},
    HouseRoom{"templo",
              "Sala Templo",
              Variant::bingo75,
              50,
              24,
              30,
              3'000,
              8'000,
              {2'000, kNone, kNone, kNone, 8'000},
              35,
              nullptr},
    HouseRoom{"giraldo",
              "Sala Giraldo",
              Variant::bingo75,
              100,
              24,
              30,
              2'500,
              9'000,
              {kNone, kNone, kNone, kNone, 10'000},
              25,
              [](Settings& s) { s.pattern = patternNamed("windmill"); }},
    HouseRoom{"formosa",
              "Sala Formosa",
              Variant::bingo30,
              20,
              12,
              20,
              2'500,
              7'500,
              {kNone, kNone, 3'000, kNone, 7'000},
              25,
              [](Settings& s) { s.symbols = true; }},
    HouseRoom{"sagres",
              "Sala Sagres",
              Variant::bingo30,
              50,
              12,
              15,
              1'200,
              8'000,
              {3'000, kNone, kNone, kNone, 7'000},
              30,
              nullptr},
    HouseRoom{"boavista",
              "Sala Boavista",
              Variant::bingo90,
              200,
              48,
              90,
              3'000,
              9'000,
              {1'500, kNone, kNone, 2'500, 6'000},
              80,
              [](Settings& s) {
                  s.mode = Mode::session;
                  s.bingoJackpot = Jackpot{500, Money{100'000}, 45, {}};
              }},
};

BingoRoomPlan planOf(const HouseRoom& house) {
    BingoRoomPlan plan;
    plan.key = QString::fromUtf8(house.key);
    plan.name = QString::fromUtf8(house.name);
    plan.settings = Settings(house.variant);
    plan.settings.cardPrice = Money{house.price};
    plan.settings.maxCards = house.maxCards;
    plan.settings.sale = std::chrono::seconds(house.saleSeconds);
    plan.settings.draw = Duration(house.drawMilliseconds);
    plan.settings.prizePercent = house.percent;
    plan.settings.prizes = house.prizes;
    if (house.change) {
        house.change(plan.settings);
    }
    plan.members = house.members;
    return plan;
}

} // namespace

std::vector<BingoRoomPlan> houseRooms() {
    std::vector<BingoRoomPlan> plans;
    std::ranges::transform(kRooms, std::back_inserter(plans), planOf);
    return plans;
}

void sharePrizes(Settings& settings) {
    constexpr BasisPoints kBingoWeight = 3;
    constexpr BasisPoints kWeight = 2;
    PerCombination<BasisPoints> weights{};
    BasisPoints total = 0;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        if (settings.plays(kind)) {
            weights[i] = numbersNeeded(kind, settings) * (kind == PrizeKind::bingo ? kBingoWeight : kWeight);
            total += weights[i];
        }
    }
    BasisPoints left = kWhole;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (settings.prizes[i] && i != indexOf(PrizeKind::bingo)) {
            // Whole per cent are easier to read.
            settings.prizes[i] = std::max<BasisPoints>(100, kWhole * weights[i] / total / 100 * 100);
            left -= *settings.prizes[i];
        }
    }
    settings.prizes[indexOf(PrizeKind::bingo)] = left;
}

namespace {

// The running round, besides those that are shown.
constexpr std::size_t kRoundsStored = BingoHistoryModel::kShown + 2;
constexpr BingoRoom::Table::HistoryLimits kHistoryLimits{kRoundsStored, kRoundsStored};
// An upper bound for the steps to the end of a round.
constexpr int kMostMoments = 10'000;

Opening<Settings> openingOf(const BingoRoomPlan& plan) {
    Opening<Settings> opening{plan.settings, {}, plan.members};
    opening.settings.room = plan.key.toStdString();
    return opening;
}

players::BingoCrowd crowdOf(const BingoRoomPlan& plan) {
    return {plan.members, static_cast<std::uint32_t>(std::min(plan.mostCards, plan.settings.maxCards))};
}

// A player's name on record; unique.
std::string recordedName(PlayerId player) {
    return player == 0 ? std::string("player") : "player_" + std::to_string(player + 1);
}

// Returns whether anybody but simulated players has acted.
bool hasPlayers(std::span<const Recorded<Event>> entries) {
    return std::ranges::any_of(entries, [](const Recorded<Event>& entry) {
        return std::visit(
            [](const auto& event) {
                if constexpr (requires { event.player; }) {
                    return event.player != kNobody;
                } else {
                    return false;
                }
            },
            entry.event);
    });
}

} // namespace

void EarlierRounds::setTable(TableSource<Game>& table) {
    if (hasInner()) {
        const std::uint64_t last = inner().round();
        for (std::uint64_t number = last - std::min<std::uint64_t>(last, m_most); number <= last; ++number) {
            if (!canRepeat<Game>(inner(), number) || find(number)) {
                continue;
            }
            const auto all = inner().entries(number);
            Round round{number, *inner().startOf(number), {all.begin(), all.end()}};
            for (Entry& entry : round.entries) {
                entry.seq = 1; // so that it precedes all events of the new table
            }
            m_rounds.push_back(std::move(round));
        }
        while (m_rounds.size() > m_most) {
            m_rounds.pop_front();
        }
    }
    forwardTo(table);
    m_subscription = table.listen([this](const Entry& entry) { notify(entry); });
}

const EarlierRounds::Round* EarlierRounds::find(std::uint64_t number) const {
    const auto found = std::ranges::find(m_rounds, number, &Round::number);
    return found == m_rounds.end() ? nullptr : &*found;
}

// A round that the present table has not played.
const EarlierRounds::Round* EarlierRounds::earlierRound(std::uint64_t number) const {
    return canRepeat<Game>(inner(), number) ? nullptr : find(number);
}

std::span<const EarlierRounds::Entry> EarlierRounds::entries(std::uint64_t round) const {
    const Round* const earlier = earlierRound(round);
    if (!earlier) {
        return inner().entries(round);
    }
    if (round != inner().round()) {
        return earlier->entries;
    }
    m_joined = earlier->entries;
    std::ranges::copy(inner().entries(round), std::back_inserter(m_joined));
    return m_joined;
}

const State* EarlierRounds::startOf(std::uint64_t round) const {
    const Round* const earlier = round == inner().round() ? nullptr : earlierRound(round);
    return earlier ? &earlier->start : inner().startOf(round);
}

const State* EarlierRounds::startOfClosed(std::uint64_t round) const {
    const Round* const earlier = earlierRound(round);
    return earlier ? &earlier->start : canRepeat<Game>(inner(), round) ? inner().startOf(round) : nullptr;
}

BingoRoom::BingoRoom(BingoRoomPlan plan, SeedSource seeds, GivenOutcome given)
    : m_plan(std::move(plan)),
      m_seeds(std::move(seeds)),
      m_given(std::move(given)),
      m_table(std::make_unique<Table>(openingOf(m_plan),
                                      std::make_unique<SeededBalls>(m_seeds, m_plan.settings, m_given),
                                      crowdOf(m_plan), kHistoryLimits)),
      m_source(BingoHistoryModel::kShown),
      m_jackpots(presentJackpots()) {
    setTable(*m_table);
}

BingoRoom::~BingoRoom() {
    m_closed = {};
    finish();
}

void BingoRoom::finish() {
    leave();
    for (int i = 0; i < kMostMoments && mustContinue(); ++i) {
        const std::optional<Instant> due = m_table->nextDue();
        if (!due) {
            break;
        }
        advanceTo(*due);
    }
}

void BingoRoom::setTable(TableSource<Game>& table) {
    m_source.setTable(table);
    m_subscription = m_source.listen([this](const Recorded<Event>& entry) {
        if (Game::closesRound(entry.event)) {
            m_jackpots = presentJackpots();
            if (m_closed) {
                m_closed();
            }
            m_left.reset();
        }
    });
}

void BingoRoom::leaveRound(PlayerId player) {
    const Player& who = state().players[player];
    if (m_left) {
        m_left->isWatched = false;
    } else if (who.here && who.leaving) {
        m_left = Left{player, state().wallet(player), who.staked};
    }
}

bool BingoRoom::mustContinue() const {
    return !m_seated && state().phase != bingo::Phase::between && (m_recorded || m_left);
}

std::optional<LeftRound> BingoRoom::takeLeftRound() {
    if (!m_left) {
        return std::nullopt;
    }
    const Money staked = state().players[m_left->player].staked;
    const Money gained = state().wallet(m_left->player) - m_left->wallet;
    LeftRound left{staked,         gained + (staked - m_left->staked), gained, m_left->isWatched,
                   recordedUpTo(), reportOf(state(), m_left->player)};
    left.session.game = textOf(Game::kKey);
    left.session.leftStaked = staked.cents;
    left.session.leftReturned = left.returned.cents;
    m_left.reset();
    return left;
}

QString BingoRoom::name() const { return m_plan.name.isEmpty() ? BingoText::customRoom() : m_plan.name; }

void BingoRoom::advanceTo(Instant until) {
    m_source.advanceTo(until);
    if (m_recorded && !m_seated && state().phase == bingo::Phase::between) {
        stopRecording();
    }
}

// The start of the running round, or now.
players::BetweenRounds BingoRoom::lastBetween() const {
    const bool runs = state().phase != bingo::Phase::between;
    const State* const start = runs ? m_table->startOf(state().round) : &state();
    check(start != nullptr, "a room that does not know how its round began");
    const Instant opens = runs ? m_table->entries(state().round).front().at : state().due.value_or(now());
    return {players::settingsFrom(*start), opens};
}

std::function<BingoRoom::Unseen(const std::atomic<bool>& stop)>
BingoRoom::unseenUntil(Instant until, players::UnseenLimits limits) const {
    BingoRoomPlan plan = m_plan;
    plan.members = m_table->crowd().members();
    return [plan = std::move(plan), seeds = m_seeds, from = lastBetween(), until,
            limits](const std::atomic<bool>& stop) {
        // A room in continuous mode opens at its second 0; announced times stay as they are.
        const bool isContinuous = from.settings.mode == Mode::continuous;
        const Duration shift = isContinuous ? from.opens - kTableOpened : Duration{};
        const players::BetweenRounds left =
            players::playUnseen(from.settings, crowdOf(plan), seeds, until - shift, limits, stop);
        BingoRoomPlan then = plan;
        then.settings = left.settings;
        Unseen unseen{left.settings, left.opens + shift, std::make_shared<BingoRoom>(std::move(then), seeds)};
        if (!stop) {
            unseen.room->advanceTo(isContinuous ? kTableOpened + (until - unseen.opens) : until);
        }
        return unseen;
    };
}

// Makes the running round the first one of a new table that no player has joined: the same cards, the same
// numbers, the same seed.
void BingoRoom::openNewTable() {
    // The record failed during this round: finish what can't be transferred.
    for (int i = 0; i < kMostMoments && state().phase != bingo::Phase::between &&
                    hasPlayers(m_table->entries(state().round)) && m_table->nextDue();
         ++i) {
        m_table->advanceTo(*m_table->nextDue());
    }
    // A sale that is due soon opens now.
    if (state().phase == bingo::Phase::between && state().settings.mode == Mode::continuous) {
        m_table->advanceTo(std::max(now(), m_table->nextDue().value_or(now())));
    }
    const std::uint64_t round = state().round;
    const bool runs = state().phase != bingo::Phase::between;
    const State* const start = runs ? m_table->startOf(round) : &state();
    check(start != nullptr, "a room that does not know how its round began");
    Opening<Settings> opening{players::settingsFrom(*start), {}, m_table->crowd().members()};
    const auto running = runs ? m_table->entries(round) : std::span<const Recorded<Event>>();

    std::vector<Recorded<Event>> entries;
    const Instant opened = runs ? running.front().at : now();
    entries.push_back({1, opened, opening.settings.roundsBefore,
                       TableOpened{std::make_shared<const Opening<Settings>>(opening)}});
    for (Recorded<Event> entry : running) {
        entry.seq = entries.size() + 1;
        entries.push_back(std::move(entry));
    }
    SeedSource seeds = [later = m_seeds, round, seed = m_table->chance().seed()](std::uint64_t which) {
        return which == round ? seed : later(which);
    };
    auto chance = std::make_unique<SeededBalls>(std::move(seeds), opening.settings,
                                                round <= 1 ? m_given : GivenOutcome());
    const Instant present = now();
    auto table = std::make_unique<Table>(Resumption<Game>{State(opening.settings), entries},
                                         std::move(chance), m_table->crowd(), kHistoryLimits);
    table->crowd() = m_table->crowd(); // their pending purchases
    table->advanceTo(present);
    setTable(*table); // while the previous one exists
    m_table = std::move(table);
}

void BingoRoom::recordOn(RecordKeeper& keeper) {
    m_recorded = RecordedSession<Game>::make(
        *m_table, keeper,
        {&recordedName, [table = m_table.get()] { return table->chance().seed(); }, &RecordKeeper::now});
    if (m_recorded) {
        setTable(m_recorded->table());
    }
}

void BingoRoom::stopRecording() {
    setTable(*m_table);
    m_recorded.reset();
}

// Opens a new table if recording can start; returns whether it can.
bool BingoRoom::prepareRecording(RecordKeeper* keeper) {
    if (!keeper || !keeper->writer() || (m_recorded && m_recorded->table().isRecording())) {
        return false;
    }
    if (m_recorded) { // on a record that has failed
        stopRecording();
    }
    openNewTable();
    return true;
}

PlayerId BingoRoom::enter(Money wallet, RecordKeeper* keeper) {
    if (m_left) { // the player returns to the cards
        m_seated = true;
        m_left->isWatched = true;
        if (m_recorded) {
            m_recorded->table().resumeHoldingBack();
        }
        return m_left->player;
    }
    // Earlier players of this table are not at the recorded one.
    const bool begins = prepareRecording(keeper);
    m_seated = true;
    const std::size_t known = admissions();
    const auto last = static_cast<PlayerId>(known - 1);
    const bool same = known > 0 && !state().players[last].here && state().wallet(last) == wallet;
    const auto player = same ? last : static_cast<PlayerId>(known);
    if (m_recorded) {
        m_recorded->table().resumeHoldingBack();
    }
    TableSource<Game>& table = m_source;
    if (!same) {
        table.submit(Admit{wallet});
    }
    table.submit(Join{player});
    if (begins) {
        recordOn(*keeper);
    }
    settle();
    return player;
}

void BingoRoom::watch(RecordKeeper* keeper) {
    const bool begins = !m_left && prepareRecording(keeper);
    m_seated = true;
    if (m_recorded) {
        m_recorded->table().resumeHoldingBack();
    }
    if (begins) {
        recordOn(*keeper);
    }
    settle();
}

void BingoRoom::stopHoldingBack() {
    if (m_recorded) {
        m_recorded->table().stopHoldingBack();
    }
}

void BingoRoom::leave() {
    m_seated = false;
    setArrived({});
    stopHoldingBack();
    if (m_recorded && state().phase == bingo::Phase::between) {
        stopRecording();
    }
}

void BingoRoom::setArrived(std::function<void()> arrived) {
    if (m_recorded) {
        m_recorded->setArrived(std::move(arrived));
    }
}

void BingoRoom::settle() {
    if (m_recorded) {
        m_recorded->settle();
    }
}

std::optional<RecordedUpTo> BingoRoom::recordedUpTo() const {
    return m_recorded ? m_recorded->upTo() : std::nullopt;
}

std::optional<Money> BingoRoom::lastWallet() const {
    const bool isAhead = m_recorded && m_recorded->table().isHolding();
    return admissions() == 0 || isAhead
               ? std::nullopt
               : std::optional(state().wallet(static_cast<PlayerId>(admissions() - 1)));
}

BingoJackpots BingoRoom::presentJackpots() const {
    return {state().bingoJackpotValue(), state().lineJackpotValue()};
}

bool BingoRoom::canReplay(std::uint64_t round) const { return m_source.startOfClosed(round) != nullptr; }

std::unique_ptr<BingoSession> BingoRoom::replay(std::uint64_t round, PlayerId own) const {
    if (!canReplay(round)) {
        return {};
    }
    return std::make_unique<RememberedBingoSession>(*m_source.startOfClosed(round), m_source.entries(round),
                                                    m_plan.name, own);
}

} // namespace mesaviva::app
