// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's side for one game, see remote_source.h. Included by <game>_remote.cpp only.
#pragma once

#include "engine/base/check.h"
#include "engine/record/game_record.h"
#include "engine/record/table_fold.h"
#include "engine/remote/remote_game.h"
#include "engine/remote/remote_source.h"
#include "engine/remote/table_state.h"
#include "engine/table/opening.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::remote {

/// What is known of a table on another machine.
template <class Game>
struct RemoteSource<Game>::Table {
    using OnRecord = typename record::OnRecordOf<Game>::Type;
    using Event = typename Game::Event;

    State state;                             ///< after the last line
    std::map<std::uint64_t, State> starts{}; ///< of the last rounds
    MemoryJournal<Event> journal{};
    record::NameBook names{};
    record::RoundSum sum{};
    std::set<std::string> simulated{};
    std::uint64_t seq = 0;
    Instant at{};

    /// How many starts of rounds are kept: the running round's and the one's before, which can be replayed.
    static constexpr std::size_t kMostStarts = 2;

    explicit Table(const Settings& settings) : state(settings) { keepStart(); }
    explicit Table(const TableState<Game>& start) : state(start.state), seq(start.seq), at(start.at) {
        for (const Guest& guest : start.guests) {
            names.add({{"event", "player_admitted"}, {"player", guest.name}});
            if (guest.simulated) {
                simulated.insert(guest.name);
            }
        }
    }

    void keepStart() {
        const std::uint64_t next = seq == 0 ? Game::roundOf(state) : Game::roundOf(state) + 1;
        if constexpr (requires { Game::withoutCards(state); }) {
            starts.emplace(next, Game::withoutCards(state));
        } else {
            starts.emplace(next, state);
        }
        while (starts.size() > kMostStarts) {
            starts.erase(starts.begin());
        }
    }

    /// Takes a line that follows; returns the entry. The table must be discarded if that fails.
    Result<const Entry*, LineProblem> take(const Json& json) {
        names.add(json);
        auto entry = OnRecord::read(
            json, [this](std::string_view name) { return names.idOf(name); }, state.settings);
        if (!entry) {
            return LineProblem::malformed;
        }
        if (entry->seq != seq + 1) {
            return LineProblem::missed;
        }
        const bool opens = std::holds_alternative<TableOpenedWith<Settings>>(entry->event);
        if (opens != (entry->seq == 1) || entry->at < at || !record::namesThosePresent(state, entry->event)) {
            return LineProblem::impossible;
        }
        try {
            const UntrustedEvents fromElsewhere;
            if (Game::opensRound(entry->event)) {
                keepStart();
            }
            Game::evolve(state, entry->event, entry->at);
            record::requireCountable<OnRecord>(state, sum);
        } catch (const BrokenInvariant&) {
            return LineProblem::impossible;
        }
        if (entry->round != Game::roundOf(state)) {
            return LineProblem::impossible;
        }
        if (const auto* opening = std::get_if<TableOpenedWith<Settings>>(&entry->event)) {
            for (const Guest& guest : opening->opening->guests) {
                if (guest.simulated) {
                    simulated.insert(guest.name);
                }
            }
        }
        seq = entry->seq;
        at = entry->at;
        return &journal.append(std::move(*entry));
    }

    /// A table from the first line of a picture; what is taken is removed from `lines`.
    static Result<std::unique_ptr<Table>, LineProblem> begin(std::span<const Json>& lines) {
        if (lines.empty()) {
            return LineProblem::malformed;
        }
        if (keyOf(lines.front()) == kTableState) {
            auto start = tableStateFrom<Game>(lines.front());
            if (!start) {
                return LineProblem::malformed;
            }
            lines = lines.subspan(1);
            return std::make_unique<Table>(*start);
        }
        record::NameBook names;
        names.add(lines.front());
        const auto opening = OnRecord::read(
            lines.front(), [&](std::string_view name) { return names.idOf(name); }, OnRecord::anySettings());
        const auto* const opened =
            opening ? std::get_if<TableOpenedWith<Settings>>(&opening->event) : nullptr;
        if (!opened || !OnRecord::mayOpen(opened->opening->settings)) {
            return LineProblem::malformed;
        }
        return std::make_unique<Table>(opened->opening->settings);
    }

    static std::string_view keyOf(const Json& line) {
        const auto key = line.is_object() ? line.find("event") : line.end();
        return line.is_object() && key != line.end() && key->is_string()
                   ? std::string_view(key->get_ref<const std::string&>())
                   : std::string_view();
    }
    static std::uint64_t seqOf(const Json& line) {
        const auto seq = line.is_object() ? line.find("seq") : line.end();
        return line.is_object() && seq != line.end() && seq->is_number_unsigned() ? seq->get<std::uint64_t>()
                                                                                  : 0;
    }

    static Result<std::vector<Json>, LineProblem> parse(std::span<const std::string> lines) {
        std::vector<Json> all;
        for (const std::string& line : lines) {
            auto json = scenario::parseStrictly(line);
            if (!json || !json->is_object()) {
                return LineProblem::malformed;
            }
            all.push_back(std::move(*json));
        }
        return all;
    }
    static Result<std::unique_ptr<Table>, LineProblem> from(std::span<const Json> lines) {
        auto table = begin(lines);
        if (!table) {
            return table;
        }
        for (const Json& line : lines) {
            if (const auto taken = (*table)->take(line); !taken) {
                return taken.error();
            }
        }
        if (!(*table)->starts.contains(Game::roundOf((*table)->state))) { // a state without a round
            return LineProblem::malformed;
        }
        return table;
    }
};

template <class Game>
Result<std::unique_ptr<RemoteSource<Game>>, LineProblem>
RemoteSource<Game>::open(std::span<const std::string> picture, Send send, std::uint64_t firstNumber) {
    const auto lines = Table::parse(picture);
    if (!lines) {
        return lines.error();
    }
    auto table = Table::from(*lines);
    if (!table) {
        return table.error();
    }
    return std::unique_ptr<RemoteSource>(new RemoteSource(std::move(*table), std::move(send), firstNumber));
}

template <class Game>
RemoteSource<Game>::RemoteSource(std::unique_ptr<Table> table, Send send, std::uint64_t firstNumber)
    : m_table(std::move(table)),
      m_send(std::move(send)),
      m_nextNumber(firstNumber),
      m_now(m_table->at) {}

template <class Game>
RemoteSource<Game>::~RemoteSource() = default;

template <class Game>
std::optional<LineProblem> RemoteSource<Game>::take(std::string_view line) {
    const auto json = scenario::parseStrictly(line);
    if (!json || !json->is_object()) {
        return LineProblem::malformed;
    }
    return takeLine(*json);
}

template <class Game>
std::optional<LineProblem> RemoteSource<Game>::takeLine(const Json& line) {
    if (m_isBroken) {
        return LineProblem::missed;
    }
    const std::uint64_t seq = Table::seqOf(line);
    if (seq == 0) {
        return LineProblem::malformed;
    }
    if (seq <= m_table->seq || Table::keyOf(line) == kTableState) {
        return std::nullopt;
    }
    if (seq > m_table->seq + 1) {
        return LineProblem::missed;
    }
    const auto taken = m_table->take(line);
    if (!taken) {
        m_isBroken = true;
        return taken.error();
    }
    m_now = std::max(m_now, (*taken)->at);
    this->notify(**taken);
    return std::nullopt;
}

template <class Game>
std::optional<LineProblem> RemoteSource<Game>::take(std::span<const std::string> picture) {
    const auto lines = Table::parse(picture);
    if (!lines) {
        return lines.error();
    }
    if (lines->empty()) {
        return LineProblem::malformed;
    }
    // It joins what is known if the first event in it is known or comes next.
    const bool isState = Table::keyOf(lines->front()) == kTableState;
    const std::uint64_t before = Table::seqOf(lines->front()) - (isState ? 0U : 1U);
    if (!m_isBroken && before <= m_table->seq) {
        for (const Json& line : *lines) {
            if (const auto problem = takeLine(line)) {
                return problem;
            }
        }
        return std::nullopt;
    }
    auto table = Table::from(*lines);
    if (!table) {
        return table.error();
    }
    m_table = std::move(*table);
    m_isBroken = false;
    m_now = std::max(m_now, m_table->at);
    this->notifyJump(true);
    return std::nullopt;
}

template <class Game>
const typename RemoteSource<Game>::Settings& RemoteSource<Game>::settings() const {
    return m_table->state.settings;
}
template <class Game>
std::string RemoteSource<Game>::playerName(PlayerId player) const {
    return m_table->names.nameOf(player);
}
template <class Game>
std::optional<PlayerId> RemoteSource<Game>::playerNamed(std::string_view name) const {
    return m_table->names.idOf(name);
}
template <class Game>
bool RemoteSource<Game>::isSimulated(PlayerId player) const {
    return m_table->simulated.contains(playerName(player));
}
template <class Game>
std::uint64_t RemoteSource<Game>::seq() const {
    return m_table->seq;
}
template <class Game>
Instant RemoteSource<Game>::now() const {
    return m_now;
}
template <class Game>
void RemoteSource<Game>::advanceTo(Instant until) {
    m_now = std::max(m_now, until);
}

template <class Game>
std::optional<typename Game::Refusal> RemoteSource<Game>::submit(const Command& command) {
    const record::PlayerNames names = [this](PlayerId player) { return playerName(player); };
    m_send(writeRequest(m_nextNumber++, RemoteOf<Game>::toStep(command, names, settings())));
    return std::nullopt;
}

template <class Game>
std::uint64_t RemoteSource<Game>::round() const {
    return Game::roundOf(m_table->state);
}
template <class Game>
std::span<const typename RemoteSource<Game>::Entry> RemoteSource<Game>::entries(std::uint64_t round) const {
    return m_table->journal.round(round);
}
template <class Game>
const typename RemoteSource<Game>::State* RemoteSource<Game>::startOf(std::uint64_t round) const {
    const auto found = m_table->starts.find(round);
    return found == m_table->starts.end() ? nullptr : &found->second;
}

} // namespace mesaviva::remote
