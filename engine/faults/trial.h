// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Predicts what a fault must lead to by simulating it: one copy of the table's state takes the fault, another
// one does not, and both run until a person or chance is asked. The events of the first copy that the second
// one lacks are due to the fault. So no rule is written down a second time.
//
// `Faults` is the game's type, with:
// - `Game`
// - `command(kind, player, by)`
// - `refusal(state, kind)`: why the fault cannot be injected, beyond what decide() checks
// - `known(state, need, now, entries)`: the command for a need that asks neither people nor chance
// - `any(state, need, now, entries)`: a command that time or chance might give
// - `rules(event, settings)`
// - `lineRules(settings)`: the rules about a lost connection
// - `hasOpenStake(state, player)`
// - `isSealed(event, state)`: whether the event depends on cards that are face down in this state
//
// A prediction is made from the table's own state, and contains what only the table knows. What is shown of
// it goes through the view filter (table/view.h), and sealed events are not shown at all.
#pragma once

#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/faults/fault_kind.h"
#include "engine/table/injected_by.h"
#include "engine/table/journal.h"
#include "engine/table/player.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::faults {

/// When a predicted event is due.
enum class DueAction : std::uint8_t {
    at_once, ///< together with the fault
    follows, ///< by itself, before a person or chance is asked
    settles, ///< the player's stake stays in the round: such a settlement follows, whatever chance brings
};

/// One event that a fault must lead to.
template <class Event>
struct Predicted {
    Event event; ///< for DueAction::settles an example: only its player, its stake and `rules` are certain
    DueAction dueAction = DueAction::at_once;
    Duration after{}; ///< time from the fault; meaningless for DueAction::settles
    Rules rules;      ///< the rules that the event applies; for DueAction::settles those added by the fault
    bool sealed = false; ///< depends on cards that are face down when the fault is injected
};

/// What the rules demand if a fault is injected now, or why it cannot be.
template <class Game>
struct Prediction {
    std::optional<typename Game::Refusal> refusal;
    std::vector<Predicted<typename Game::Event>> events; ///< in the order in which they are due
};

/// Maximum number of steps that a copy runs by itself; a round takes fewer.
inline constexpr int kMostSteps = 10'000;

/// A copy of a table that runs on independently of the original. `entries` are the recorded events of the
/// running round.
template <class Faults>
class Fork {
public:
    using Game = typename Faults::Game;
    using State = typename Game::State;
    using Event = typename Game::Event;
    using Command = typename Game::Command;
    using Need = typename Game::Need;
    using Entry = Recorded<Event>;

    struct Happened {
        Event event;
        Instant at;
    };

    Fork(const State& state, Instant now, std::span<const Entry> entries)
        : m_state(state),
          m_now(now),
          m_entries(entries) {}

    const State& state() const { return m_state; }
    const std::vector<Happened>& happened() const { return m_happened; }

    std::optional<typename Game::Refusal> apply(const Command& command) {
        typename Game::Events events;
        std::optional<typename Game::Refusal> refusal = Game::decide(m_state, command, m_now, events);
        if (!refusal) {
            for (Event& event : events) {
                Game::evolve(m_state, event, m_now);
                m_happened.push_back({std::move(event), m_now});
            }
        }
        return refusal;
    }

    /// Runs until a person or chance is asked.
    void runOn() {
        run([this](const Need& need) { return Faults::known(m_state, need, m_now, m_entries); },
            [](const Event&) { return false; });
    }

    /// Runs without any further action by people and with any answer from chance until the player is settled;
    /// returns the settlement.
    std::optional<Event> settlementOf(PlayerId player) {
        std::optional<Event> found;
        run([this](const Need& need) { return Faults::any(m_state, need, m_now, m_entries); },
            [&](const Event& event) {
                if (const auto* settled = std::get_if<typename Faults::Settled>(&event);
                    settled && settled->player == player) {
                    found = event;
                }
                return found.has_value();
            });
        return found;
    }

private:
    template <class Answer, class Stop>
    void run(const Answer& answer, const Stop& stop) {
        for (int i = 0; i < kMostSteps; ++i) {
            const std::optional<Need> need = Game::nextNeed(m_state);
            const std::optional<Command> command = need ? answer(*need) : std::nullopt;
            if (!command) {
                return;
            }
            m_now = std::max(m_now, need->at);
            const std::size_t before = m_happened.size();
            if (apply(*command)) {
                return;
            }
            for (std::size_t event = before; event < m_happened.size(); ++event) {
                if (stop(m_happened[event].event)) {
                    return;
                }
            }
        }
    }

    State m_state;
    Instant m_now;
    std::span<const Entry> m_entries;
    std::vector<Happened> m_happened;
};

/// Returns the rules of `all` that are not in `others`.
inline Rules without(const Rules& all, const Rules& others) {
    Rules left;
    for (const RuleId rule : all) {
        if (std::find(others.begin(), others.end(), rule) == others.end()) {
            left.add(rule);
        }
    }
    return left;
}

/// Predicts what the rules demand if the fault is injected now, into `player` if it concerns one. `entries`
/// are the recorded events of the running round; `by` is who injects it.
template <class Faults>
Prediction<typename Faults::Game>
predict(const typename Faults::Game::State& state, FaultKind kind, PlayerId player, Instant now,
        std::span<const Recorded<typename Faults::Game::Event>> entries, InjectedBy by = InjectedBy::nobody) {
    using Game = typename Faults::Game;
    using Event = typename Game::Event;
    Prediction<Game> predicted;
    predicted.refusal = Faults::refusal(state, kind);
    if (predicted.refusal) {
        return predicted;
    }
    Fork<Faults> withFault(state, now, entries);
    predicted.refusal = withFault.apply(Faults::command(kind, player, by));
    if (predicted.refusal) {
        return predicted;
    }
    const std::size_t atOnce = withFault.happened().size();
    withFault.runOn();
    Fork<Faults> withoutFault(state, now, entries);
    withoutFault.runOn();

    // Events that also happen without the fault, at the same time.
    std::vector<const typename Fork<Faults>::Happened*> unrelated;
    for (const auto& happened : withoutFault.happened()) {
        unrelated.push_back(&happened);
    }
    bool settled = false;
    for (std::size_t i = 0; i < withFault.happened().size(); ++i) {
        const auto& [event, at] = withFault.happened()[i];
        if (i >= atOnce) {
            const auto same =
                std::ranges::find_if(unrelated, [&, &event = event, &at = at](const auto* other) {
                    return other->at == at && other->event == event;
                });
            if (same != unrelated.end()) {
                unrelated.erase(same);
                continue;
            }
        }
        const auto* const settlement = std::get_if<typename Faults::Settled>(&event);
        settled = settled || (settlement && settlement->player == player);
        predicted.events.push_back({event, i < atOnce ? DueAction::at_once : DueAction::follows, at - now,
                                    Faults::rules(event, state.settings), Faults::isSealed(event, state)});
    }
    if (kind != FaultKind::player_lost || settled || !Faults::hasOpenStake(withFault.state(), player)) {
        return predicted;
    }
    if (const std::optional<Event> settlement = withFault.settlementOf(player)) {
        const std::optional<Event> settlementWithoutFault = withoutFault.settlementOf(player);
        Rules rules = without(Faults::rules(*settlement, state.settings),
                              settlementWithoutFault ? Faults::rules(*settlementWithoutFault, state.settings)
                                                     : Rules());
        if (rules.empty()) { // the settlement does not cite any; the lost connection does
            rules = Faults::lineRules(state.settings);
        }
        predicted.events.push_back({*settlement, DueAction::settles, {}, rules, false});
    }
    return predicted;
}

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
/// `Faults` is the game's type, see above; in addition `fits(predicted, actual)` returns whether a
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
