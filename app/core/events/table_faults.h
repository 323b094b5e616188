// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/faults/fault_kind.h"
#include "engine/faults/predicted.h"
#include "engine/faults/trial.h"
#include "engine/table/player.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// What can go wrong at an open table, whatever the game: what each fault would demand now, and what has come
/// of those that were caused. The window's thread.
class TableFaults {
public:
    /// One event that a fault demands, and what has come of it.
    struct Line {
        QString title; ///< what the kind of event is called
        QString words; ///< what happens besides, in words of the present language
        QStringList rules;
        faults::DueAction dueAction = faults::DueAction::at_once;
        Duration after{};
        bool sealed =
            false; ///< it tells of cards that lie face down: `words` and `title` are not to be shown
        std::optional<faults::Mark> mark; ///< none: the fault has not been caused
        bool predicted = true;            ///< false: it came, but was not foretold
        std::optional<Duration> measured; ///< so long after the fault it has come, in table time
        Duration late{};                  ///< so much later than is demanded
        QString came;                     ///< in words what came instead, where it came otherwise
    };
    /// Why a fault can't be caused now.
    struct Denial {
        std::string_view reason; ///< the key of the refusal
        Rules rules;
    };
    /// A fault that was caused.
    struct Injected {
        faults::FaultKind kind = faults::FaultKind::system;
        PlayerId player = kNobody; ///< kNobody: the table
        Instant at;
        std::uint64_t round = 0;
        std::uint64_t seq = 0; ///< the event that tells of it; 0: not told yet
        bool over = false;
        bool asPredicted = false;
        bool otherwise = false;
        std::int64_t wall = 0; ///< when it was caused, in milliseconds of the calendar; 0: nobody knows

        friend bool operator==(const Injected&, const Injected&) = default;
    };
    /// So many are followed at once; the oldest part first.
    static constexpr std::size_t kMostInjected = 50;

    TableFaults() = default;
    TableFaults(const TableFaults&) = delete;
    TableFaults& operator=(const TableFaults&) = delete;
    virtual ~TableFaults() = default;

    /// What this game knows.
    virtual std::span<const faults::FaultKind> kinds() const = 0;
    /// Who is at the table.
    virtual std::vector<PlayerId> players() const = 0;
    virtual QString nameOf(PlayerId player) const = 0;
    /// Nothing where it can be caused now; `player` counts where it happens to one.
    virtual std::optional<Denial> denial(faults::FaultKind kind, PlayerId player) const = 0;
    /// What the rules would demand if it were caused now; empty where it can't be.
    virtual std::vector<Line> predict(faults::FaultKind kind, PlayerId player) const = 0;
    /// Causes it now; false where it can't be.
    virtual bool cause(faults::FaultKind kind, PlayerId player) = 0;
    /// What was caused at this table and has not parted, the oldest first.
    virtual std::vector<Injected> injected() const = 0;
    /// What was foretold of one of them, beside what has come.
    virtual std::vector<Line> linesOf(std::size_t injected) const = 0;

    /// Is called after every event, on the table's thread, while the table is still telling it.
    void setWitness(std::function<void()> witness) { m_witness = std::move(witness); }
    /// Is called before the oldest of injected() parts, while it is still told: nothing more comes of it.
    void setParting(std::function<void()> parting) { m_parting = std::move(parting); }

protected:
    void tell() const {
        if (m_witness) {
            m_witness();
        }
    }
    void part() const {
        if (m_parting) {
            m_parting();
        }
    }

private:
    std::function<void()> m_witness;
    std::function<void()> m_parting;
};

} // namespace mesaviva::app
