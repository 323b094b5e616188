// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Live tables under inspection: recorded, with an inspection desk attached.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/event_faults.h"
#include "app/core/events/table_event_log.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/games/bingo/faults/bingo_faults.h"
#include "engine/games/poker/faults/poker_faults.h"
#include "engine/games/roulette/faults/roulette_faults.h"
#endif

#include "app/desks/inspect/table/table_inspector.h"
#include "leaping_ticks.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace mesaviva::app {

/// A live table that is recorded and inspected. Its time advances on request.
template <class SessionType, class Model, class Words, class Faults>
class InspectedTable {
public:
    using Game = typename Faults::Game;
    using Bench = EventFaults<Model, Words, Faults>;

    InspectedTable(std::unique_ptr<SessionType> tableSession, TableInspector& desk, const char* game)
        : m_tableSession(tableSession.get()),
          m_model(std::move(tableSession), app::Pace{1.0, std::make_unique<test::LeapingTicks>()}),
          m_desk(desk) {
        m_model.setPaused(true);
        m_tableSession->settle();
        m_desk.follow(
            &m_model,
            [this] { return std::make_unique<TableEventLog<SessionBase, Words>>(m_model.tableSession()); },
            [this] {
                auto faults = std::make_unique<Bench>(m_model, InjectedBy::inspector);
                m_faults = faults.get();
                return faults;
            },
            QString::fromLatin1(game));
        m_desk.faults()->setWatched(true);
    }
    ~InspectedTable() { m_desk.follow(nullptr, {}, {}, {}); }

    const typename Game::State& state() const { return m_model.delivered(); }
    Bench& faults() { return *m_faults; }
    std::int64_t number() const {
        return m_tableSession->recordedUpTo() ? m_tableSession->recordedUpTo()->table : 0;
    }
    std::uint64_t onRecord() const {
        return m_tableSession->recordedUpTo() ? m_tableSession->recordedUpTo()->seq : 0;
    }

    void act(const typename Game::Command& command) {
        (void)m_tableSession->source().submit(command);
        m_tableSession->settle();
    }
    bool runTo(const std::function<bool()>& there) {
        for (int i = 0; i < 20'000 && !there(); ++i) {
            m_tableSession->settle();
            if (const std::optional<Instant> due = m_tableSession->source().nextDue()) {
                m_tableSession->source().advanceTo(*due);
            }
            m_tableSession->settle();
        }
        return there();
    }

private:
    using SessionBase = std::remove_reference_t<decltype(std::declval<Model&>().tableSession())>;

    SessionType* m_tableSession;
    Model m_model;
    TableInspector& m_desk;
    Bench* m_faults = nullptr;
};

using InspectedPoker = InspectedTable<LivePokerSession, PokerTableModel, PokerEventLog, faults::PokerFaults>;
using InspectedRoulette =
    InspectedTable<LiveRouletteSession, RouletteTableModel, RouletteEventLog, faults::RouletteFaults>;
using InspectedBingo = InspectedTable<LiveBingoSession, BingoTableModel, BingoEventLog, faults::BingoFaults>;

} // namespace mesaviva::app
