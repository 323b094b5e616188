// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_session.h"

#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/dispatch.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <variant>

namespace mesaviva::app {

using namespace bingo;

namespace {

// Events after the close belong to the pause between two rounds.
RecordedRound<Game> upToTheClose(const State& start, std::span<const Recorded<Event>> events) {
    const auto closed =
        std::ranges::find_if(events, [](const auto& entry) { return Game::closesRound(entry.event); });
    const auto round = events.first(static_cast<std::size_t>(closed - events.begin()) + 1);
    return {{}, {start, {round.begin(), round.end()}, {}}, {}, {}};
}

} // namespace

RememberedBingoSession::RememberedBingoSession(const State& start, std::span<const Recorded<Event>> events,
                                               QString roomName, PlayerId own)
    : RecordedBingoSession(upToTheClose(start, events)),
      m_roomName(std::move(roomName)),
      m_own(own),
      m_round(events.front().round) {}

QString RememberedBingoSession::playerName(PlayerId player) const {
    return player == m_own ? ownName() : QString();
}

QString RememberedBingoSession::roomName() const {
    return m_roomName.isEmpty() ? BingoText::customRoom() : m_roomName;
}

QString RememberedBingoSession::scenarioTitle(const QString&) const {
    //: %1 a number
    return QCoreApplication::translate("RememberedBingoSession", "Round %1").arg(m_round);
}

QString ScenarioBingoSession::roomName() const { return BingoText::scenarioRoom(); }

LiveBingoSession::LiveBingoSession(std::shared_ptr<BingoRoom> room, Money wallet, std::function<void()> left,
                                   RecordKeeper* keeper)
    : m_room(std::move(room)),
      m_left(std::move(left)),
      m_own(m_room->enter(wallet, keeper)),
      m_elsewhere(wallet - m_room->state().wallet(m_own)) {}

LiveBingoSession::~LiveBingoSession() {
    m_room->leave();
    if (m_left) {
        m_left();
    }
}

PlayerId LiveBingoSession::nextPlayer() {
    if (m_elsewhere != Money{}) {
        const Money all = m_room->state().wallet(m_own) + std::exchange(m_elsewhere, Money{});
        m_own = static_cast<PlayerId>(m_room->admissions());
        source().submit(bingo::Admit{all});
    }
    return m_own;
}

QString LiveBingoSession::playerName(PlayerId player) const {
    return player == m_own ? TableText::you() : QString();
}

namespace {

// Few enough that every player comes near to a prize.
constexpr std::uint32_t kMembers = 6;
constexpr int kMostCardsEach = 4;
constexpr Money kPoints{100'000};

BingoRoomPlan learningPlan(BingoRoomPlan plan) {
    plan.settings.mode = Mode::continuous;
    plan.settings.starts.clear();
    if (firstBadSetting(plan.settings)) {
        plan.settings = Settings(plan.settings.variant);
    }
    plan.members = kMembers;
    plan.mostCards = kMostCardsEach;
    return plan;
}

} // namespace

LearningBingoSession::LearningBingoSession(BingoRoomPlan plan)
    : LearningBingoSession(std::make_shared<BingoRoom>(learningPlan(std::move(plan)))) {}

LearningBingoSession::LearningBingoSession(std::shared_ptr<BingoRoom> room)
    : LearningSession(room, kPoints),
      m_room(std::move(room)),
      m_subscription(m_room->source().listen([this](const Recorded<Event>& entry) { hear(entry.event); })) {
    m_room->advanceTo(m_room->nextDue().value_or(m_room->now())); // the sale opens
    haveCrowdBuy();
}

const Player& LearningBingoSession::own() const { return m_room->state().players[ownPlayer()]; }

bool LearningBingoSession::isWaiting() const {
    const State& state = m_room->state();
    if (!own().here || own().leaving || !own().connected || state.failing) {
        return false;
    }
    switch (state.phase) {
    case Phase::sale: return state.orders.empty(); // ordered cards arrive
    case Phase::between: return true;
    default: return m_held;
    }
}

void LearningBingoSession::advanceTo(Instant until) {
    LearningSession::advanceTo(until);
    haveCrowdBuy();
}

// Lets the simulated players buy at once, so that only the close of the sale is outstanding.
void LearningBingoSession::haveCrowdBuy() {
    const State& state = m_room->state();
    if (state.phase == Phase::sale && state.due) {
        m_room->advanceTo(*state.due - Duration(1));
    }
}

void LearningBingoSession::goOn() {
    if (!isWaiting()) {
        return;
    }
    m_held = false;
    const Phase phase = m_room->state().phase;
    if (phase == Phase::sale || phase == Phase::between) {
        while (m_room->state().phase == phase && m_room->nextDue()) {
            m_room->advanceTo(*m_room->nextDue());
        }
        haveCrowdBuy();
    }
    arrive();
}

bool LearningBingoSession::canHold() const {
    const Phase phase = m_room->state().phase;
    return !m_held && (phase == Phase::announcing || phase == Phase::drawing);
}

void LearningBingoSession::hold() {
    m_held = canHold();
    arrive();
}

void LearningBingoSession::stopAt(First what) {
    if (m_seen < what && !own().cards.empty()) {
        m_seen = what;
        m_held = true;
    }
}

void LearningBingoSession::hear(const Event& event) {
    std::visit(Overloaded{[&](const SaleClosed& e) {
                              if (e.enough) {
                                  stopAt(First::plan);
                              }
                          },
                          [&](const BallDrawn&) { stopAt(First::ball); },
                          [&](const OneToGo& e) {
                              if (e.player == ownPlayer()) {
                                  stopAt(First::near);
                              }
                          },
                          [&](const PrizeWon& e) {
                              stopAt(e.kind == PrizeKind::bingo ? First::bingo : First::prize);
                          },
                          [](const auto&) {}},
               event);
}

} // namespace mesaviva::app
