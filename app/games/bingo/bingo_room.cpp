// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_room.h"

#include "app/games/bingo/bingo_history_model.h"
#include "app/games/bingo/remembered_bingo_session.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/base/check.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

using namespace bingo;

namespace {

// The running round beside those that are shown.
constexpr std::size_t kRoundsStored = BingoHistoryModel::kShown + 2;
constexpr BingoRoom::Table::OnRecord kKept{kRoundsStored, kRoundsStored};
// A round comes to its end in fewer moments.
constexpr int kMostMoments = 10'000;

Opening<Settings> openingOf(const BingoRoomPlan& plan) {
    Opening<Settings> opening{plan.settings, {}, plan.members};
    opening.settings.room = plan.key.toStdString();
    return opening;
}

players::BingoCrowd crowdOf(const BingoRoomPlan& plan) {
    return {plan.members, static_cast<std::uint32_t>(std::min(plan.mostCards, plan.settings.maxCards))};
}

// How a player is called on record; each comes once.
std::string recordedName(PlayerId player) {
    return player == 0 ? std::string("player") : "player_" + std::to_string(player + 1);
}

// Whether anybody but the crowd has done anything.
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

// The room as a table that opens in that state, between two rounds.
Settings settingsFrom(const State& state) {
    Settings settings = state.settings;
    settings.roundsBefore = state.round;
    settings.carried = state.ledger.balance(state.carried);
    if (settings.bingoJackpot) {
        settings.bingoJackpot->value = state.bingoJackpotValue();
    }
    if (settings.lineJackpot) {
        settings.lineJackpot->value = state.lineJackpotValue();
    }
    settings.starts.erase(settings.starts.begin(),
                          settings.starts.begin() + static_cast<std::ptrdiff_t>(state.sessionsHeld));
    return settings;
}

} // namespace

BingoRoom::BingoRoom(BingoRoomPlan plan, SeedSource seeds, GivenOutcome given)
    : m_plan(std::move(plan)),
      m_seeds(std::move(seeds)),
      m_given(std::move(given)),
      m_table(std::make_unique<Table>(openingOf(m_plan),
                                      std::make_unique<SeededBalls>(m_seeds, m_plan.settings, m_given),
                                      crowdOf(m_plan), kKept)),
      m_told(BingoHistoryModel::kShown),
      m_jackpots(presentJackpots()) {
    tell(*m_table);
}

BingoRoom::~BingoRoom() {
    m_closed = {};
    finish();
}

void BingoRoom::finish() {
    leave();
    for (int i = 0; i < kMostMoments && goesOn(); ++i) {
        const std::optional<Instant> due = m_table->nextDue();
        if (!due) {
            break;
        }
        advanceTo(*due);
    }
}

void BingoRoom::tell(TableSource<Game>& table) {
    m_told.tell(table);
    m_heard = m_told.listen([this](const Recorded<Event>& entry) {
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

bool BingoRoom::goesOn() const {
    return !m_seated && state().phase != bingo::Phase::between && (m_kept || m_left);
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
    m_told.advanceTo(until);
    if (m_kept && !m_seated && state().phase == bingo::Phase::between) {
        letGo();
    }
}

// The running round becomes the first one of a table that nobody has been at yet: the same cards, the same
// numbers, the same seed.
void BingoRoom::openAnew() {
    // Its record has failed in the middle of this round: what can't be taken up comes to its end.
    for (int i = 0; i < kMostMoments && state().phase != bingo::Phase::between &&
                    hasPlayers(m_table->entries(state().round)) && m_table->nextDue();
         ++i) {
        m_table->advanceTo(*m_table->nextDue());
    }
    // A sale that is near opens now.
    if (state().phase == bingo::Phase::between && state().settings.mode == Mode::continuous) {
        m_table->advanceTo(std::max(now(), m_table->nextDue().value_or(now())));
    }
    const std::uint64_t round = state().round;
    const bool runs = state().phase != bingo::Phase::between;
    const State* const start = runs ? m_table->startOf(round) : &state();
    check(start != nullptr, "a room that does not know how its round began");
    Opening<Settings> opening{settingsFrom(*start), {}, m_table->crowd().members()};
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
                                         std::move(chance), m_table->crowd(), kKept);
    table->crowd() = m_table->crowd(); // what they mean to buy yet
    table->advanceTo(present);
    tell(*table); // as long as the one before is there
    m_table = std::move(table);
}

void BingoRoom::keepOn(RecordKeeper& keeper) {
    m_kept = RecordedSession<Game>::make(
        *m_table, keeper,
        {&recordedName, [table = m_table.get()] { return table->chance().seed(); }, &RecordKeeper::now});
    if (m_kept) {
        tell(m_kept->table());
    }
}

void BingoRoom::letGo() {
    tell(*m_table);
    m_kept.reset();
}

// Whether the room is recorded from now on, and then as a table of its own.
bool BingoRoom::beginsOn(RecordKeeper* keeper) {
    if (!keeper || !keeper->writer() || (m_kept && m_kept->table().isRecording())) {
        return false;
    }
    if (m_kept) { // on a record that has failed
        letGo();
    }
    openAnew();
    return true;
}

PlayerId BingoRoom::enter(Money wallet, RecordKeeper* keeper) {
    if (m_left) { // back to the cards
        m_seated = true;
        m_left->isWatched = true;
        if (m_kept) {
            m_kept->table().holdAgain();
        }
        return m_left->player;
    }
    // Who was at this table before is not at the one that is recorded.
    const bool begins = beginsOn(keeper);
    m_seated = true;
    const std::size_t known = admissions();
    const auto last = static_cast<PlayerId>(known - 1);
    const bool same = known > 0 && !state().players[last].here && state().wallet(last) == wallet;
    const auto player = same ? last : static_cast<PlayerId>(known);
    if (m_kept) {
        m_kept->table().holdAgain();
    }
    TableSource<Game>& table = m_told;
    if (!same) {
        table.submit(Admit{wallet});
    }
    table.submit(Join{player});
    if (begins) {
        keepOn(*keeper);
    }
    settle();
    return player;
}

void BingoRoom::watch(RecordKeeper* keeper) {
    const bool begins = !m_left && beginsOn(keeper);
    m_seated = true;
    if (m_kept) {
        m_kept->table().holdAgain();
    }
    if (begins) {
        keepOn(*keeper);
    }
    settle();
}

void BingoRoom::stopHolding() {
    if (m_kept) {
        m_kept->table().stopHolding();
    }
}

void BingoRoom::leave() {
    m_seated = false;
    setArrived({});
    stopHolding();
    if (m_kept && state().phase == bingo::Phase::between) {
        letGo();
    }
}

void BingoRoom::setArrived(std::function<void()> arrived) {
    if (m_kept) {
        m_kept->setArrived(std::move(arrived));
    }
}

void BingoRoom::settle() {
    if (m_kept) {
        m_kept->settle();
    }
}

std::optional<RecordedUpTo> BingoRoom::recordedUpTo() const { return m_kept ? m_kept->upTo() : std::nullopt; }

std::optional<Money> BingoRoom::lastWallet() const {
    const bool isAhead = m_kept && m_kept->table().isHolding();
    return admissions() == 0 || isAhead
               ? std::nullopt
               : std::optional(state().wallet(static_cast<PlayerId>(admissions() - 1)));
}

BingoJackpots BingoRoom::presentJackpots() const {
    return {state().bingoJackpotValue(), state().lineJackpotValue()};
}

bool BingoRoom::canReplay(std::uint64_t round) const { return m_told.startOfClosed(round) != nullptr; }

std::unique_ptr<BingoSession> BingoRoom::replay(std::uint64_t round, PlayerId own) const {
    if (!canReplay(round)) {
        return {};
    }
    return std::make_unique<RememberedBingoSession>(*m_told.startOfClosed(round), m_told.entries(round),
                                                    m_plan.name, own);
}

} // namespace mesaviva::app
