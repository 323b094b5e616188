// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The view filter: what a viewer may know of a table is decided before its events are delivered, and nowhere
// else. A game with secrets has, in its traits,
// - `seenBy(event, viewer)`: the event without what this viewer may not know before the round has closed;
// - `isFiltered(event)`: whether an event lacks what every event of a table has.
//
// Its evolve() folds filtered events, too: what they do not say is unknown in the state. The event that
// closes a round reveals the round's seed, and so everything: from then on the round's events are delivered
// whole.
#pragma once

#include "engine/table/journal.h"
#include "engine/table/table_source.h"
#include "engine/table/viewer.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace mesaviva {

/// A game that hides something from some viewers while a round runs.
template <class Game>
concept HasSecrets = requires(const typename Game::Event& event, Viewer viewer) {
    { Game::seenBy(event, viewer) } -> std::same_as<typename Game::Event>;
    { Game::isFiltered(event) } -> std::same_as<bool>;
};

/// What a viewer may know of an event while its round is running.
template <class Game>
typename Game::Event seenBy(const typename Game::Event& event, Viewer viewer) {
    if constexpr (HasSecrets<Game>) {
        if (!viewer.knowsAll()) {
            return Game::seenBy(event, viewer);
        }
    }
    return event;
}

/// Whether an event lacks something that a viewer was not to know.
template <class Game>
bool isFiltered(const typename Game::Event& event) {
    if constexpr (HasSecrets<Game>) {
        return Game::isFiltered(event);
    } else {
        return false;
    }
}

/// A table as a source for one viewer: it delivers only what this viewer may know. What was delivered stays
/// as it was (history()); a closed round can be read again whole (entries()).
template <class Game>
class FilteredSource final : public ForwardingSource<Game> {
public:
    using typename TableSource<Game>::Entry;

    /// `table` must outlive it.
    FilteredSource(TableSource<Game>& table, Viewer viewer)
        : ForwardingSource<Game>(table),
          m_viewer(viewer),
          m_events(table.listen([this](const Entry& entry) { this->notify(filtered(entry)); })),
          m_jumps(table.listenForJumps([this](bool reset) { this->notifyJump(reset); })) {}

    Viewer viewer() const { return m_viewer; }
    /// Another viewer looks. Follow it by a jump of the table with a reset.
    void setViewer(Viewer viewer) {
        m_viewer = viewer;
        m_seen.clear();
    }

    std::span<const Entry> entries(std::uint64_t round) const override {
        const std::span<const Entry> all = this->inner().entries(round);
        if (!isRunning(round, all)) {
            return all;
        }
        const auto found = std::ranges::equal_range(history(), round, {}, &Entry::round);
        return std::span(found.begin(), found.end());
    }
    std::span<const Entry> history() const override {
        const std::span<const Entry> all = this->inner().history();
        if (m_viewer.knowsAll()) {
            return all;
        }
        if (m_seen.empty() || all.empty() || m_seen.front().seq != all.front().seq) {
            m_seen.clear();
        }
        for (const Entry& entry : all.subspan(std::min(m_seen.size(), all.size()))) {
            m_seen.push_back(filtered(entry));
        }
        return std::span<const Entry>(m_seen).first(all.size());
    }
    void readAhead(const std::function<void(const Entry&)>& read) const override {
        this->inner().readAhead([&](const Entry& entry) { read(filtered(entry)); });
    }

private:
    Entry filtered(const Entry& entry) const {
        return {entry.seq, entry.at, entry.round, seenBy<Game>(entry.event, m_viewer)};
    }

    // Whether these events of a round are filtered: it is running, and the viewer does not know everything.
    bool isRunning(std::uint64_t round, std::span<const Entry> entries) const {
        const bool isLast = this->inner().goesBack() || round == this->inner().round();
        return !m_viewer.knowsAll() && isLast && std::ranges::none_of(entries, [](const Entry& entry) {
            return Game::closesRound(entry.event);
        });
    }

    Viewer m_viewer;
    mutable std::vector<Entry> m_seen; ///< of history(), as this viewer sees it
    Subscription m_events;
    Subscription m_jumps;
};

} // namespace mesaviva
