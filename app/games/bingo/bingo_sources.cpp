// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/bingo_sources.h"

#include "engine/table/replay.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace mesaviva::app {

using namespace bingo;

BallFirst::BallFirst(TableSource<Game>& source)
    : m_source(source),
      m_subscription(source.listen([this](const Entry& entry) { hear(entry); })),
      m_jumped(source.listenForJumps([this](bool anew) {
          // The table has jumped to a state that includes the held events.
          m_held.clear();
          m_due.reset();
          notifyJump(anew);
      })) {}

int BallFirst::coming() const {
    return m_held.empty() ? 0 : int{std::get<BallDrawn>(m_held.front().event).number};
}

void BallFirst::release() {
    m_due.reset();
    for (const Entry& entry : std::exchange(m_held, {})) {
        notify(entry);
    }
}

void BallFirst::hear(const Entry& entry) {
    if (std::holds_alternative<BallDrawn>(entry.event)) {
        release(); // the previous ball has had its time
        m_due = m_hold ? m_hold(entry) : std::nullopt;
    }
    if (m_due) {
        m_held.push_back(entry);
    } else {
        notify(entry);
    }
}

using namespace bingo;

void EarlierRounds::setTable(TableSource<Game>& table) {
    if (m_table) {
        const std::uint64_t last = m_table->round();
        for (std::uint64_t number = last - std::min<std::uint64_t>(last, m_most); number <= last; ++number) {
            if (!canRepeat<Game>(*m_table, number) || find(number)) {
                continue;
            }
            const auto all = m_table->entries(number);
            Round round{number, *m_table->startOf(number), {all.begin(), all.end()}};
            for (Entry& entry : round.entries) {
                entry.seq = 1; // so that it precedes all events of the new table
            }
            m_rounds.push_back(std::move(round));
        }
        while (m_rounds.size() > m_most) {
            m_rounds.pop_front();
        }
    }
    m_table = &table;
    m_subscription = table.listen([this](const Entry& entry) { TableSource::notify(entry); });
}

const EarlierRounds::Round* EarlierRounds::find(std::uint64_t number) const {
    const auto found = std::ranges::find(m_rounds, number, &Round::number);
    return found == m_rounds.end() ? nullptr : &*found;
}

// A round that the present table has not played.
const EarlierRounds::Round* EarlierRounds::earlierRound(std::uint64_t number) const {
    return canRepeat<Game>(*m_table, number) ? nullptr : find(number);
}

std::span<const EarlierRounds::Entry> EarlierRounds::entries(std::uint64_t round) const {
    const Round* const earlier = earlierRound(round);
    if (!earlier) {
        return m_table->entries(round);
    }
    if (round != m_table->round()) {
        return earlier->entries;
    }
    m_joined = earlier->entries;
    std::ranges::copy(m_table->entries(round), std::back_inserter(m_joined));
    return m_joined;
}

const State* EarlierRounds::startOf(std::uint64_t round) const {
    const Round* const earlier = round == m_table->round() ? nullptr : earlierRound(round);
    return earlier ? &earlier->start : m_table->startOf(round);
}

const State* EarlierRounds::startOfClosed(std::uint64_t round) const {
    const Round* const earlier = earlierRound(round);
    return earlier ? &earlier->start : canRepeat<Game>(*m_table, round) ? m_table->startOf(round) : nullptr;
}

} // namespace mesaviva::app
