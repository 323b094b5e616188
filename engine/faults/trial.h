// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/faults/fault_kind.h"
#include "engine/faults/predicted.h"
#include "engine/table/player.h"
#include "engine/table/recorded.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::faults {

/// What has come of something that was foretold.
enum class Mark : std::uint8_t {
    awaited,
    same,      ///< it came as foretold
    different, ///< it came otherwise
    missing,   ///< it did not come, and can't any more
    unseen,    ///< nobody can say: something else was caused before it could come
};

/// A fault that was caused: what was foretold of it, beside what comes. It is told all that happens from the
/// fault on.
///
/// `Faults` is the game's, see foretell.h; besides `fits(predicted, came)`, whether a settlement is such a
/// one, and `isOfFault(event)`, whether an event of this kind comes of faults alone.
template <class Faults>
class Trial {
public:
    using Game = typename Faults::Game;
    using Event = typename Game::Event;
    using Entry = Recorded<Event>;
    using Settings = decltype(Game::State::settings);

    struct Line {
        Predicted<Event> predicted;
        Mark mark = Mark::awaited;
        std::optional<Entry> came; ///< what came, as foretold or otherwise
    };

    Trial(FaultKind kind, PlayerId player, Instant at, std::uint64_t round,
          std::vector<Predicted<Event>> predicted)
        : m_kind(kind),
          m_player(player),
          m_at(at),
          m_until(at),
          m_round(round) {
        for (Predicted<Event>& predicted : predicted) {
            if (predicted.dueAction != DueAction::settles) {
                m_until = std::max(m_until, at + predicted.after);
            }
            m_lines.push_back({std::move(predicted), Mark::awaited, {}});
        }
    }

    FaultKind kind() const { return m_kind; }
    /// Whom it has happened to; kNobody: the table.
    PlayerId player() const { return m_player; }
    Instant at() const { return m_at; }
    std::uint64_t round() const { return m_round; }
    const std::vector<Line>& lines() const { return m_lines; }
    /// How much later than is demanded it has come; zero where it was in time, or has not come.
    Duration lateness(const Line& line) const {
        const bool isTimed = line.came && line.predicted.dueAction != DueAction::settles;
        return isTimed ? std::max(Duration{}, line.came->at - (m_at + line.predicted.after)) : Duration{};
    }
    /// What has come of the fault and was not foretold.
    const std::vector<Entry>& unforetold() const { return m_unforetold; }
    /// The event that tells of the fault; 0: it has not come yet.
    std::uint64_t seq() const { return m_lines.empty() || !m_lines[0].came ? 0 : m_lines[0].came->seq; }

    bool isOver() const { return !isAny(Mark::awaited); }
    /// All that was foretold has come, and nothing else.
    bool isAsPredicted() const {
        return m_unforetold.empty() &&
               std::ranges::all_of(m_lines, [](const Line& line) { return line.mark == Mark::same; });
    }
    /// Something came otherwise, did not come, or was not foretold.
    bool isOtherwise() const {
        return !m_unforetold.empty() || isAny(Mark::different) || isAny(Mark::missing);
    }

    /// An event has been told, at or after the fault.
    void hear(const Entry& entry, const Settings& settings) {
        if (m_closed) {
            return;
        }
        if (Line* const line = lineOf(entry, settings)) {
            line->came = entry;
        } else if (Faults::isOfFault(entry.event) && (isRunning() || entry.at <= m_until) &&
                   m_unforetold.size() < kMostUnforetold) {
            m_unforetold.push_back(entry);
        }
        if (Game::closesRound(entry.event)) {
            turn(Mark::missing);
            m_closed = true;
        }
    }

    /// Nothing more is told of this fault.
    void giveUp() {
        turn(Mark::unseen);
        m_closed = true;
    }

private:
    static constexpr std::size_t kMostUnforetold = 100;

    bool isAny(Mark mark) const {
        return std::ranges::any_of(m_lines, [mark](const Line& line) { return line.mark == mark; });
    }
    // What follows by itself is still to come.
    bool isRunning() const {
        return std::ranges::any_of(m_lines, [](const Line& line) {
            return line.mark == Mark::awaited && line.predicted.dueAction != DueAction::settles;
        });
    }
    void turn(Mark mark) {
        for (Line& line : m_lines) {
            if (line.mark == Mark::awaited) {
                line.mark = mark;
            }
        }
    }

    static PlayerId playerOf(const Event& event) {
        return std::visit(
            [](const auto& one) {
                if constexpr (requires { one.player; }) {
                    return PlayerId(one.player);
                } else {
                    return kNobody;
                }
            },
            event);
    }
    static bool isSameKind(const Event& a, const Event& b) {
        return a.index() == b.index() && playerOf(a) == playerOf(b);
    }
    // Whether no other line could mean an event of this kind and player.
    bool isOnly(const Line& line) const {
        return std::ranges::count_if(m_lines, [&](const Line& other) {
                   return isSameKind(other.predicted.event, line.predicted.event);
               }) == 1;
    }

    // The line that this event answers, with its mark; null where it answers none.
    Line* lineOf(const Entry& entry, const Settings& settings) {
        for (Line& line : m_lines) {
            if (line.mark != Mark::awaited) {
                continue;
            }
            const Predicted<Event>& predicted = line.predicted;
            if (predicted.dueAction == DueAction::settles) {
                if (isSameKind(predicted.event, entry.event)) {
                    line.mark = isSuch(predicted, entry.event, settings) ? Mark::same : Mark::different;
                    return &line;
                }
            } else if (predicted.event == entry.event) {
                // What follows may come earlier, where people use less time than they have.
                const Instant due = m_at + predicted.after;
                const bool inTime =
                    predicted.dueAction == DueAction::follows ? entry.at <= due : entry.at == due;
                line.mark = inTime ? Mark::same : Mark::different;
                return &line;
            }
        }
        for (Line& line : m_lines) {
            if (line.mark == Mark::awaited && line.predicted.dueAction != DueAction::settles &&
                isSameKind(line.predicted.event, entry.event) && isOnly(line)) {
                line.mark = Mark::different;
                return &line;
            }
        }
        return nullptr;
    }

    static bool isSuch(const Predicted<Event>& predicted, const Event& came, const Settings& settings) {
        const Rules rules = Faults::rules(came, settings);
        const bool cited = !Faults::kSettlementTells ||
                           std::all_of(predicted.rules.begin(), predicted.rules.end(), [&](RuleId rule) {
                               return std::find(rules.begin(), rules.end(), rule) != rules.end();
                           });
        return cited && Faults::fits(std::get<typename Faults::Settled>(predicted.event),
                                     std::get<typename Faults::Settled>(came));
    }

    FaultKind m_kind;
    PlayerId m_player;
    Instant m_at;
    Instant m_until; ///< when the last of what follows by itself is to come
    std::uint64_t m_round;
    bool m_closed = false; ///< what comes is no more of this fault
    std::vector<Line> m_lines;
    std::vector<Entry> m_unforetold;
};

} // namespace mesaviva::faults
