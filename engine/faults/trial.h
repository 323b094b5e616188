// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/faults/fault_kind.h"
#include "engine/faults/predict.h"
#include "engine/table/player.h"
#include "engine/table/recorded.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::faults {

/// How a predicted event turned out.
enum class Mark : std::uint8_t {
    awaited,
    same,      ///< it happened as predicted
    different, ///< it happened differently
    missing,   ///< it did not happen, and no longer can
    unseen,    ///< unknown: another fault was injected before it could happen
};

/// Compares the prediction for an injected fault with the events that follow. Call onEvent() for every event
/// from the fault on.
///
/// `Faults` is the game's type, see predict.h; in addition `fits(predicted, actual)` returns whether a
/// settlement matches the prediction, and `isOfFault(event)` whether this kind of event only follows faults.
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
        std::optional<Entry> actual; ///< the matching event, as predicted or not
    };

    Trial(FaultKind kind, PlayerId player, Instant at, std::uint64_t round,
          std::vector<Predicted<Event>> events)
        : m_kind(kind),
          m_player(player),
          m_at(at),
          m_until(at),
          m_round(round) {
        for (Predicted<Event>& predicted : events) {
            if (predicted.dueAction != DueAction::settles) {
                m_until = std::max(m_until, at + predicted.after);
            }
            m_lines.push_back({std::move(predicted), Mark::awaited, {}});
        }
    }

    FaultKind kind() const { return m_kind; }
    /// The player concerned; kNobody: the table.
    PlayerId player() const { return m_player; }
    Instant at() const { return m_at; }
    std::uint64_t round() const { return m_round; }
    const std::vector<Line>& lines() const { return m_lines; }
    /// How much later than due the event happened; zero if it was in time or has not happened.
    Duration lateness(const Line& line) const {
        const bool isTimed = line.actual && line.predicted.dueAction != DueAction::settles;
        return isTimed ? std::max(Duration{}, line.actual->at - (m_at + line.predicted.after)) : Duration{};
    }
    /// Events caused by the fault that were not predicted.
    const std::vector<Entry>& unexpected() const { return m_unexpected; }
    /// The sequence number of the fault's own event; 0: it has not happened yet.
    std::uint64_t seq() const { return m_lines.empty() || !m_lines[0].actual ? 0 : m_lines[0].actual->seq; }

    bool isOver() const { return !isAny(Mark::awaited); }
    /// Returns whether everything predicted happened, and nothing else.
    bool isAsPredicted() const {
        return m_unexpected.empty() &&
               std::ranges::all_of(m_lines, [](const Line& line) { return line.mark == Mark::same; });
    }
    /// Returns whether something happened differently, did not happen, or was not predicted.
    bool isOtherwise() const {
        return !m_unexpected.empty() || isAny(Mark::different) || isAny(Mark::missing);
    }

    /// Takes in an event at or after the fault.
    void onEvent(const Entry& entry, const Settings& settings) {
        if (m_closed) {
            return;
        }
        if (Line* const line = lineOf(entry, settings)) {
            line->actual = entry;
        } else if (Faults::isOfFault(entry.event) && (isRunning() || entry.at <= m_until) &&
                   m_unexpected.size() < kMostUnexpected) {
            m_unexpected.push_back(entry);
        }
        if (Game::closesRound(entry.event)) {
            setPending(Mark::missing);
            m_closed = true;
        }
    }

    /// Ends the comparison; pending predictions become Mark::unseen.
    void giveUp() {
        setPending(Mark::unseen);
        m_closed = true;
    }

private:
    static constexpr std::size_t kMostUnexpected = 100;

    bool isAny(Mark mark) const {
        return std::ranges::any_of(m_lines, [mark](const Line& line) { return line.mark == mark; });
    }
    // Whether events that follow by themselves are still pending.
    bool isRunning() const {
        return std::ranges::any_of(m_lines, [](const Line& line) {
            return line.mark == Mark::awaited && line.predicted.dueAction != DueAction::settles;
        });
    }
    void setPending(Mark mark) {
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

    // Returns the line that this event answers, with its mark set; null if it answers none.
    Line* lineOf(const Entry& entry, const Settings& settings) {
        for (Line& line : m_lines) {
            if (line.mark != Mark::awaited) {
                continue;
            }
            const Predicted<Event>& predicted = line.predicted;
            if (predicted.dueAction == DueAction::settles) {
                if (isSameKind(predicted.event, entry.event)) {
                    line.mark = matches(predicted, entry.event, settings) ? Mark::same : Mark::different;
                    return &line;
                }
            } else if (predicted.event == entry.event) {
                // A following event may happen earlier if people use less time than they have.
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

    static bool matches(const Predicted<Event>& predicted, const Event& actual, const Settings& settings) {
        const Rules rules = Faults::rules(actual, settings);
        const bool cited = !Faults::kSettlementCitesRules ||
                           std::all_of(predicted.rules.begin(), predicted.rules.end(), [&](RuleId rule) {
                               return std::find(rules.begin(), rules.end(), rule) != rules.end();
                           });
        return cited && Faults::fits(std::get<typename Faults::Settled>(predicted.event),
                                     std::get<typename Faults::Settled>(actual));
    }

    FaultKind m_kind;
    PlayerId m_player;
    Instant m_at;
    Instant m_until; ///< when the last of the following events is due
    std::uint64_t m_round;
    bool m_closed = false; ///< later events do not belong to this fault
    std::vector<Line> m_lines;
    std::vector<Entry> m_unexpected;
};

} // namespace mesaviva::faults
