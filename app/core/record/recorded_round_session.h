// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_text.h"
#include "app/core/record/replayed_round.h"
#include "app/core/text/texts.h"
#include "engine/games/on_record.h"
#include "engine/record/rows.h"
#include "engine/record/table_fold.h"
#include "engine/table/fields.h"
#include "engine/table/replay.h"

#include <QSet>
#include <QString>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// A round on record and the players at its table.
template <class Game>
struct RecordedRound {
    using OnRecord = typename record::OnRecordOf<Game>::Type;

    record::RoundId id;
    record::RoundOnRecord<OnRecord> round;
    QSet<QString> simulated; ///< names of the simulated players
    record::WallTime opened;
};

/// Reads a round of a record; null if it is not there. Calls `progress` with the number of each event of its
/// table; exceptions from it pass through. Throws record::Fault.
template <class Game>
std::shared_ptr<RecordedRound<Game>> readRecordedRound(record::RecordReader& reader,
                                                       const record::RoundId& id,
                                                       const std::function<void(std::uint64_t)>& progress) {
    using OnRecord = typename record::OnRecordOf<Game>::Type;
    record::RoundReader<OnRecord> shelf(reader, id.table);
    const auto row = reader.round(id);
    const auto opening = shelf.opening();
    auto round = shelf.round(id.round, progress);
    if (!row || !opening || !round) {
        return nullptr;
    }
    auto result =
        std::make_shared<RecordedRound<Game>>(RecordedRound<Game>{id, std::move(*round), {}, row->opened});
    for (const Guest& guest : opening->guests) {
        if (guest.simulated) {
            result->simulated.insert(QString::fromStdString(guest.name));
        }
    }
    return result;
}

/// A replay of a round on record at its table (P37, O24, B50), forwards and backwards. `SessionType` is the
/// game's session class.
template <class SessionType>
class RecordedRoundSession : public SessionType, public ReplayedRound {
public:
    using Game = typename SessionType::Game;

    explicit RecordedRoundSession(RecordedRound<Game> recorded)
        : m_id(recorded.id),
          m_names(recorded.round.names),
          m_simulated(std::move(recorded.simulated)),
          m_opened(recorded.opened),
          m_own(ownAt(recorded.round)),
          m_began(recorded.round.entries.front().at),
          m_replay(std::make_unique<Replay<Game>>(std::move(recorded.round.start), recorded.round.entries)) {
        for (const auto& entry : recorded.round.entries) {
            m_times.push_back(entry.at);
            m_seqs.push_back(entry.seq);
            m_kinds.push_back(entry.event.index());
            m_closed = m_closed || Game::closesRound(entry.event);
        }
    }

    TableSource<Game>& fullSource() const override { return *m_replay; }
    PlayerId ownPlayer() const override { return m_eyes.value_or(m_own); }
    QString playerName(PlayerId player) const override {
        return player == m_own ? ownName() : QString::fromStdString(m_names.nameOf(player));
    }
    bool isSimulated(PlayerId player) const override {
        return m_simulated.contains(QString::fromStdString(m_names.nameOf(player)));
    }
    bool isScenario() const override { return true; }
    bool isScenarioOver() const override { return m_replay->isOver(); }
    QString scenarioTitle(const QString&) const override { return roundTitle(m_id, m_opened); }
    ReplayedRound* replayedRound() override { return this; }
    bool isAllOpen() const override { return m_open; }

    std::size_t size() const override { return m_replay->size(); }
    std::size_t position() const override { return m_replay->position(); }
    void moveTo(std::size_t position) override { m_replay->moveTo(position); }
    void jumpTo(std::size_t position) override { m_replay->jumpTo(position); }
    double secondsAt(std::size_t position) const override {
        const std::size_t index = std::min(std::max<std::size_t>(position, 1), m_times.size()) - 1;
        return std::chrono::duration<double>(m_times[index] - m_began).count();
    }

    std::vector<ReplayMark> marks() const override {
        std::vector<ReplayMark> result;
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            if (const QString kind = keyOf(m_kinds[i]); !kindName(kind).isEmpty()) {
                result.push_back({i + 1, kind});
            }
        }
        return result;
    }
    void stopAfter(const QString& kind) override {
        const auto found = std::ranges::find(m_kinds, kind, keyOf);
        m_stop = found == m_kinds.end() ? std::nullopt : std::optional(*found);
        stop();
    }
    std::vector<ResultSeen> results() const override {
        const std::size_t never = m_kinds.size() + 1;
        std::vector<ResultSeen> all;
        bool isSeen = false; // of the present draw
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            if (!isSeen && revealsResult(m_kinds[i])) {
                all.push_back({i + 1, never});
                isSeen = true;
            } else if (startsDraw(m_kinds[i])) {
                isSeen = false;
            }
            for (ResultSeen& result : all) {
                if (result.until == never && result.from <= i && clearsResults(m_kinds[i])) {
                    result.until = i + 1;
                }
            }
        }
        return all;
    }
    void holdAt(std::vector<std::size_t> positions) override {
        m_holds.clear();
        for (const std::size_t position : positions) {
            m_holds.push_back(m_seqs[position - 1]);
        }
        std::ranges::sort(m_holds);
        stop();
    }
    bool isStopping() const override { return m_stop || !m_pauses.empty() || !m_holds.empty(); }

    bool hasClosed() const override { return m_closed; }
    std::vector<PlayerId> others() const override {
        std::vector<PlayerId> result = m_closed ? withHiddenCards() : std::vector<PlayerId>();
        std::erase(result, m_own);
        return result;
    }
    bool hides() const override { return m_closed && !withHiddenCards().empty(); }
    QString nameOf(PlayerId player) const override { return playerName(player); }
    void seeWith(std::optional<PlayerId> eyes, bool open) override {
        m_eyes = m_closed ? eyes : std::nullopt;
        m_open = m_closed && open;
        this->updateViewer();
        m_replay->notifyReset();
    }

    QString link() const override {
        return QString::fromStdString(
            textOf(record::RoundLink{m_id, m_seqs[std::max<std::size_t>(position(), 1) - 1]}));
    }
    std::optional<std::size_t> positionOf(std::uint64_t seq) const override {
        const auto found = std::ranges::lower_bound(m_seqs, seq);
        return found != m_seqs.end() && *found == seq
                   ? std::optional(static_cast<std::size_t>(found - m_seqs.begin()) + 1)
                   : std::nullopt;
    }

protected:
    /// Pauses running time right after these events too, given by their numbers in the record.
    void pauseAfter(std::vector<std::uint64_t> seqs) {
        m_pauses = std::move(seqs);
        std::ranges::sort(m_pauses);
        stop();
    }
    /// Whether a kind of event, as an index of the game's event variant, is one of these.
    template <class... Events>
    static bool isAnyOf(std::size_t kind) {
        return ((kind == kIndexOf<Events>) || ...);
    }
    /// The position right after the first event of a kind; 0: there is none.
    template <class Event>
    std::size_t firstOf() const {
        const auto found = std::ranges::find(m_kinds, kIndexOf<Event>);
        return found == m_kinds.end() ? 0 : static_cast<std::size_t>(found - m_kinds.begin()) + 1;
    }
    /// The players whose cards in this round are hidden from others, by seat; empty in most games.
    virtual std::vector<PlayerId> withHiddenCards() const { return {}; }
    /// The local player's name in the current language.
    virtual QString ownName() const = 0;
    /// Whether an event of that kind (see isAnyOf()) reveals a result or a winner. Collected stakes alone may
    /// belong to a player who was already out.
    virtual bool revealsResult(std::size_t kind) const = 0;
    /// Whether an event of that kind starts a new draw, after which no result is known yet.
    virtual bool startsDraw(std::size_t kind) const = 0;
    /// Whether the table no longer shows the earlier results after an event of that kind.
    virtual bool clearsResults(std::size_t kind) const { return startsDraw(kind); }

private:
    using Kinds = typename Game::Event::Variant;
    template <class Event>
    static constexpr std::size_t kIndexOf = []<std::size_t... I>(std::index_sequence<I...>) {
        return ((std::is_same_v<Event, std::variant_alternative_t<I, Kinds>> ? I : 0) + ...);
    }
    (std::make_index_sequence<std::variant_size_v<Kinds>>());

    // The name of a kind in records.
    static QString keyOf(std::size_t kind) {
        static constexpr auto kKeys = []<std::size_t... I>(std::index_sequence<I...>) {
            return std::array{eventKey(mesaviva::Kind<std::variant_alternative_t<I, Kinds>>{})...};
        }
        (std::make_index_sequence<std::variant_size_v<Kinds>>());
        return textOf(kKeys[kind]);
    }

    void stop() {
        m_replay->stopAfter([this](const auto& entry) {
            return std::ranges::binary_search(m_pauses, entry.seq) ||
                   std::ranges::binary_search(m_holds, entry.seq) || entry.event.index() == m_stop;
        });
    }

    // The local player is the first one, or the last one if they returned to a bingo room with other points.
    static PlayerId ownAt(const record::RoundOnRecord<typename record::OnRecordOf<Game>::Type>& round) {
        PlayerId own = 0;
        for (PlayerId player = 1; !round.names.nameOf(player).empty(); ++player) {
            own = round.names.nameOf(player).starts_with("player_") ? player : own;
        }
        return own;
    }

    record::RoundId m_id;
    record::NameBook m_names;
    QSet<QString> m_simulated;
    record::WallTime m_opened;
    PlayerId m_own;
    Instant m_began;
    std::vector<Instant> m_times;
    std::vector<std::uint64_t> m_seqs;   ///< by position: their numbers in the table's record
    std::vector<std::size_t> m_kinds;    ///< indices of the game's event variant
    std::vector<std::uint64_t> m_pauses; ///< sorted
    std::vector<std::uint64_t> m_holds;  ///< sorted
    std::optional<std::size_t> m_stop;   ///< running time stops after an event of this kind
    bool m_closed = false;               ///< the round has closed: revealing its events can't help a player
    std::optional<PlayerId> m_eyes;
    bool m_open = false;
    std::unique_ptr<Replay<Game>> m_replay;
};

} // namespace mesaviva::app
