// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side for one game, see hosted_table.h. Included by <game>_remote.cpp only.
#pragma once

#include "engine/base/check.h"
#include "engine/record/fields/event_json.h"
#include "engine/remote/hosted_table.h"
#include "engine/remote/remote_game.h"
#include "engine/remote/table_state.h"
#include "engine/scenario/node.h"
#include "engine/scenario/scenario.h"
#include "engine/table/common_events.h"
#include "engine/table/opening.h"
#include "engine/table/view.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::remote {

template <class Game>
class HostedTableOf final : public HostedTable {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Entry = Recorded<Event>;
    using Remote = RemoteOf<Game>;

    HostedTableOf(TableSource<Game>& source, Seats seats)
        : m_source(source),
          m_seats(std::move(seats)),
          m_settings(start().settings),
          m_admitted(start().players.size()),
          m_events(source.listen([this](const Entry& entry) { onEvent(entry); })) {
        for (const Entry& entry : source.entries(source.round())) {
            countAdmission(entry.event);
        }
    }

    std::string_view game() const override { return Game::kKey; }
    bool hidesFromSome() const override { return HasSecrets<Game>; }

    std::optional<PlayerId> playerNamed(std::string_view name) const override {
        for (std::size_t i = 0; i < m_admitted; ++i) {
            if (m_seats.names(static_cast<PlayerId>(i)) == name) {
                return static_cast<PlayerId>(i);
            }
        }
        return std::nullopt;
    }

    std::optional<BadRequest> submit(PlayerId seat, std::string_view text) override {
        check(seat < m_admitted, "a request of a seat that there is not");
        auto request = readRequest(text);
        if (!request) {
            return request.error();
        }
        std::uint64_t& last = m_lastNumber.try_emplace(seat, 0).first->second;
        if (request->number <= last) {
            return BadRequest{RequestProblem::repeated};
        }
        last = request->number;
        auto command = commandOf(seat, request->step);
        if (!command) {
            return command.error();
        }
        (void)m_source.submit(*command);
        return std::nullopt;
    }
    void forgetRequests(PlayerId seat) override { m_lastNumber.erase(seat); }

    void lineLost(PlayerId seat) override {
        if (m_lost.insert(seat).second) {
            (void)m_source.submit(typename Remote::LosePlayer{seat});
        }
    }
    void lineBack(PlayerId seat) override {
        if (m_lost.erase(seat) > 0) {
            (void)m_source.submit(typename Remote::RestorePlayer{seat});
        }
    }

    std::uint64_t seq() const override { return present().seq; }
    bool opensRound() const override { return Game::opensRound(present().event); }
    bool closesRound() const override { return Game::closesRound(present().event); }
    std::string line(Viewer viewer) const override { return lineOf(present(), viewer); }

    std::vector<std::string> picture(Viewer viewer) const override {
        using Opened = TableOpenedWith<decltype(State::settings)>;
        const std::span<const Entry> entries = m_source.entries(m_source.round());
        std::vector<std::string> lines;
        if (entries.empty()) {
            return lines;
        }
        if (!std::holds_alternative<Opened>(entries.front().event)) {
            lines.push_back(toJson(atStart(entries.front())).dump());
        }
        for (const Entry& entry : entries) {
            lines.push_back(lineOf(entry, viewer));
        }
        return lines;
    }

    std::vector<std::string> roundLines(std::uint64_t round) const override {
        const std::span<const Entry> entries = m_source.entries(round);
        std::vector<std::string> lines;
        if (std::ranges::any_of(entries, [](const Entry& entry) { return Game::closesRound(entry.event); })) {
            for (const Entry& entry : entries) {
                lines.push_back(lineOf(entry, Viewer::record()));
            }
        }
        return lines;
    }

private:
    const State& start() const {
        const State* const state = m_source.startOf(m_source.round());
        check(state != nullptr, "a source that does not know how its round began");
        return *state;
    }

    const Entry& present() const {
        check(m_present != nullptr, "a line is asked for outside of its event");
        return *m_present;
    }

    void countAdmission(const Event& event) {
        m_admitted += std::holds_alternative<common::PlayerAdmitted>(event) ? 1U : 0U;
    }

    void onEvent(const Entry& entry) {
        countAdmission(entry.event);
        m_present = &entry;
        notify();
        m_present = nullptr;
    }

    std::string lineOf(const Entry& entry, Viewer viewer) const {
        const Entry seen{entry.seq, entry.at, entry.round, seenBy<Game>(entry.event, viewer)};
        return Remote::toJson(seen, m_seats.names, m_settings).dump();
    }

    TableState<Game> atStart(const Entry& first) const {
        TableState<Game> table{start(), {}, first.seq - 1, first.at};
        for (std::size_t i = 0; i < table.state.players.size(); ++i) {
            const auto player = static_cast<PlayerId>(i);
            table.guests.push_back({m_seats.names(player), m_seats.isSimulated(player)});
        }
        return table;
    }

    std::vector<scenario::Player> players() const {
        std::vector<scenario::Player> players;
        for (std::size_t i = 0; i < m_admitted; ++i) {
            players.push_back({m_seats.names(static_cast<PlayerId>(i)), {}});
        }
        return players;
    }

    Result<Command, BadRequest> commandOf(PlayerId seat, Json& step) const {
        const std::string own = m_seats.names(seat);
        if (const auto player = step.find("player"); player != step.end() && *player != own) {
            return BadRequest{RequestProblem::other_player};
        }
        if (const auto action = step.find("do"); action != step.end() && *action == "fault") {
            return BadRequest{RequestProblem::not_for_seats};
        }
        step["player"] = own;
        try {
            scenario::Fields fields(scenario::Node(step, {}));
            Command command = Remote::readStep(fields, m_settings, players());
            fields.refuseTheRest();
            if (!isOf(seat, command)) {
                return BadRequest{RequestProblem::not_for_seats};
            }
            return command;
        } catch (const scenario::BadFile& bad) {
            return BadRequest{RequestProblem::malformed, bad.error};
        }
    }

    static bool isOf(PlayerId seat, const Command& command) {
        return std::visit(
            [&](const auto& one) {
                if constexpr (requires { one.player == seat; }) {
                    return one.player == seat;
                } else {
                    return false;
                }
            },
            command);
    }

    TableSource<Game>& m_source;
    Seats m_seats;
    decltype(State::settings) m_settings;
    std::size_t m_admitted = 0;
    std::map<PlayerId, std::uint64_t> m_lastNumber; ///< of the requests of each seat
    std::set<PlayerId> m_lost;                      ///< seats whose line is cut
    const Entry* m_present = nullptr;               ///< while listeners are notified
    Subscription m_events;
};

template <class Game>
std::unique_ptr<HostedTable> hostTable(TableSource<Game>& source, Seats seats) {
    return std::make_unique<HostedTableOf<Game>>(source, std::move(seats));
}

} // namespace mesaviva::remote
