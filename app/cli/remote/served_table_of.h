// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Included by <game>_served.cpp only. `Serving` says what differs between games:
// - `Play`, the game's traits for scenarios, `OnRecord`, those for records, `Crowd`, its simulated players,
//   `LosePlayer` and `RestorePlayer`, its commands for a cut line;
// - `chance(settings, seeds)` and `crowd(content)`;
// - `simulate(table, player, index)` makes a player of the table a simulated one;
// - `isIn(state, player)` and, for one who is, `isConnected(state, player)`.
#pragma once

#include "app/cli/remote/served_table.h"
#include "engine/base/check.h"
#include "engine/record/write/recorded_table.h"
#include "engine/record/write/recover.h"
#include "engine/table/live_table.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::remote {

template <class Serving>
class ServedTableOf final : public ServedTable {
public:
    using Play = typename Serving::Play;
    using OnRecord = typename Serving::OnRecord;
    using Game = typename Play::Game;
    using Content = typename Play::Content;
    using Table = LiveTable<Game, typename Serving::Crowd>;
    using Recovered = record::RecoveredTable<OnRecord>;
    using Clock = std::function<record::WallTime()>;

    ServedTableOf(const TablePlan& plan, record::RecordWriter& writer, const Clock& clock)
        : m_plan(plan),
          m_table(openingOf(plan), Serving::chance(contentOf(plan).table, systemSeeds()),
                  Serving::crowd(contentOf(plan))),
          m_names(std::make_shared<std::vector<std::string>>()) {
        admitMissing();
        for (std::size_t i = plan.seats; i < plan.table.players.size(); ++i) {
            const auto player = static_cast<PlayerId>(i);
            joinNow(player);
            Serving::simulate(m_table, player, i - plan.seats);
        }
        m_recorded = std::make_unique<Recorded>(m_table, writer, sources(clock));
        share();
    }

    ServedTableOf(const TablePlan& plan, record::RecordWriter& writer, std::unique_ptr<Recovered> recovered,
                  const Clock& clock)
        : m_plan(plan),
          m_table(recovered->resumption(),
                  Serving::chance(recovered->state.settings, recovered->seeds(systemSeeds())),
                  Serving::crowd(contentOf(plan))),
          m_names(std::make_shared<std::vector<std::string>>(recovered->names)) {
        for (std::size_t i = 0; i < m_names->size(); ++i) {
            if (const auto player = static_cast<PlayerId>(i); recovered->sum.isSimulated(player)) {
                Serving::simulate(m_table, player, m_simulated.size());
                m_simulated.push_back(player);
            }
        }
        m_recorded = std::make_unique<Recorded>(m_table, writer, sources(clock), recovered->tableWriter(),
                                                recovered->names);
        share();
        admitMissing(); // those of seats that the file has new
    }

    HostedTable& hosted() override { return *m_hosted; }
    Instant now() const override { return m_table.now(); }
    std::optional<Instant> nextDue() const override { return m_recorded->nextDue(); }
    void advanceTo(Instant until) override { m_recorded->advanceTo(until); }
    void deliver() override { m_recorded->deliver(); }
    // By the state alone, which the record has too: a host that was killed has forgotten who was cut off.
    void arrive(PlayerId player) override {
        if (!Serving::isIn(m_table.state(), player)) {
            joinNow(player);
        } else if (!Serving::isConnected(m_table.state(), player)) {
            submit(typename Serving::RestorePlayer{player});
        }
    }
    void miss(PlayerId player) override {
        if (Serving::isIn(m_table.state(), player) && Serving::isConnected(m_table.state(), player)) {
            submit(typename Serving::LosePlayer{player});
        }
    }
    record::TableNumber number() const override {
        const auto delivered = m_recorded->deliveredOnRecord();
        return delivered ? delivered->first : 0;
    }
    bool isRecording() const override { return m_recorded->isRecording(); }

private:
    using Recorded = record::RecordedTable<OnRecord>;

    static constexpr std::chrono::milliseconds kOpening{2'000};

    static const Content& contentOf(const TablePlan& plan) {
        return plan.table.content.template as<Content>();
    }

    static Opening<typename Table::Settings> openingOf(const TablePlan& plan) {
        Opening<typename Table::Settings> opening{contentOf(plan).table};
        for (std::size_t i = 0; i < plan.table.players.size(); ++i) {
            opening.guests.push_back({plan.table.players[i].id, i >= plan.seats});
        }
        if constexpr (requires { contentOf(plan).crowd.players; }) {
            opening.crowd = contentOf(plan).crowd.players;
        }
        return opening;
    }

    void submit(const typename Game::Command& command) {
        if (m_recorded) {
            m_recorded->submit(command);
        } else {
            m_table.submit(command);
        }
    }

    // Admits the players of the plan whom the table has not, in their order; the simulated ones come last.
    void admitMissing() {
        const auto& players = m_plan.table.players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (std::ranges::find(*m_names, players[i].id) == m_names->end() &&
                (i < m_plan.seats || !m_recorded)) {
                m_names->push_back(players[i].id);
                submit(Play::admit(players[i]));
            }
        }
    }

    // The plan's own command, for the player whom the table knows by that name.
    void joinNow(PlayerId player) {
        const auto& players = m_plan.table.players;
        const auto planned = std::ranges::find(players, (*m_names)[player], &scenario::Player::id);
        if (planned == players.end()) {
            return;
        }
        auto command =
            Play::join(contentOf(m_plan), static_cast<PlayerId>(std::distance(players.begin(), planned)));
        std::visit(
            [player](auto& one) {
                if constexpr (requires { one.player = player; }) {
                    one.player = player;
                }
            },
            command);
        submit(command);
    }

    record::RecorderSources sources(const Clock& clock) {
        return {nameFunction(), [this] { return m_table.chance().seed(); }, clock};
    }
    record::PlayerNames nameFunction() const {
        return [names = m_names](PlayerId player) {
            return player < names->size() ? (*names)[player] : std::string();
        };
    }

    void share() {
        const std::size_t first = m_plan.seats;
        for (std::size_t i = first; m_simulated.empty() && i < m_plan.table.players.size(); ++i) {
            m_simulated.push_back(static_cast<PlayerId>(i));
        }
        m_hosted =
            hostTable<Game>(*m_recorded, {nameFunction(), [simulated = m_simulated](PlayerId player) {
                                              return std::ranges::find(simulated, player) != simulated.end();
                                          }});
        m_recorded->settle(kOpening);
    }

    const TablePlan& m_plan;
    Table m_table;
    std::shared_ptr<std::vector<std::string>> m_names; ///< by PlayerId
    std::vector<PlayerId> m_simulated;
    std::unique_ptr<Recorded> m_recorded;
    std::unique_ptr<HostedTable> m_hosted;
};

template <class Serving>
GameServing makeServing() {
    using Served = ServedTableOf<Serving>;
    GameServing serving;
    serving.key = Served::Game::kKey;
    serving.open = [](const TablePlan& plan, record::RecordWriter& writer,
                      const std::function<record::WallTime()>& clock) -> std::unique_ptr<ServedTable> {
        return std::make_unique<Served>(plan, writer, clock);
    };
    serving.resume = [](const TablePlan& plan, record::RecordWriter& writer, record::RecordReader& reader,
                        record::TableNumber number, const std::function<record::WallTime()>& clock)
        -> Result<std::unique_ptr<ServedTable>, record::Fault> {
        auto recovered = record::recover<typename Served::OnRecord>(writer, reader, number, clock);
        if (!recovered) {
            return recovered.error();
        }
        return std::unique_ptr<ServedTable>(std::make_unique<Served>(
            plan, writer, std::make_unique<typename Served::Recovered>(std::move(*recovered)), clock));
    };
    return serving;
}

} // namespace mesaviva::remote
