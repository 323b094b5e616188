// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/entered_bingo_session.h"

#include "app/core/text/table_text.h"
#include "engine/table/replay.h"

#include <QCoreApplication>

#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kMostMomentsOfRound = 10'000;

Opening<bingo::Settings> openingOf(const EnteredBingoSession::Room& room) {
    Opening<bingo::Settings> opening{room.settings, {}, room.crowd};
    opening.guests.push_back({"trainee", false});
    return opening;
}

} // namespace

EnteredBingoSession::EnteredBingoSession(const Room& room)
    : m_table(std::make_unique<Table>(openingOf(room),
                                      std::make_unique<bingo::BallsByHand>(room.seeds, room.settings),
                                      players::BingoCrowd(room.crowd, room.mostCards))),
      m_hand(dynamic_cast<bingo::BallsByHand&>(m_table->chance())) {
    m_table->submit(bingo::Admit{room.wallet});
    if (room.sits) {
        m_table->submit(bingo::Join{ownPlayer()});
    }
}

void EnteredBingoSession::lookAgain() {
    m_table->lookAgain();
    source().advanceTo(source().now());
}

void EnteredBingoSession::recordTo(RecordKeeper& keeper) {
    m_recorded = RecordedSession<bingo::Game>::make(
        *m_table, keeper,
        {[](PlayerId) { return std::string("trainee"); },
         [table = m_table.get()] { return table->chance().seed(); }, &RecordKeeper::now});
}

TableSource<bingo::Game>& EnteredBingoSession::source() const {
    if (m_recorded) {
        return m_recorded->table();
    }
    return *m_table;
}

void EnteredBingoSession::setArrived(std::function<void()> arrived) {
    if (m_recorded) {
        m_recorded->setArrived(std::move(arrived));
    }
}

void EnteredBingoSession::settle() {
    if (m_recorded) {
        m_recorded->settle();
    }
}

void EnteredBingoSession::stopHoldingBack() {
    if (m_recorded) {
        m_recorded->table().stopHoldingBack();
    }
}

std::optional<RecordedUpTo> EnteredBingoSession::recordedUpTo() const {
    return m_recorded ? m_recorded->upTo() : std::nullopt;
}

void EnteredBingoSession::runOut() {
    const std::uint64_t round = m_table->round();
    for (int i = 0; i < kMostMomentsOfRound && !canRepeat<bingo::Game>(*m_table, round); ++i) {
        const std::optional<Instant> due = source().nextDue();
        if (!due) {
            return;
        }
        source().advanceTo(*due);
    }
}

// Ends a round whose remaining balls will not be entered (B45).
void EnteredBingoSession::finishRound() {
    if (!m_recorded) {
        return;
    }
    runOut();
    const std::uint64_t round = m_table->round();
    if (round > 0 && !canRepeat<bingo::Game>(*m_table, round)) {
        (void)source().submit(bingo::FailSystem{});
        runOut();
    }
}

QString EnteredBingoSession::playerName(PlayerId player) const {
    return player == ownPlayer() ? TableText::you() : QString();
}

QString EnteredBingoSession::roomName() const {
    return QCoreApplication::translate("EnteredBingoSession", "A room with a real machine");
}

} // namespace mesaviva::app
