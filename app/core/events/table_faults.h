// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The faults of an open table and their texts. The engine has only keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/faults/fault_kind.h"
#include "engine/faults/trial.h"
#include "engine/table/player.h"
#endif

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// The faults that can be injected at an open table of any game: what each would lead to now, and the results
/// of those injected. GUI thread only.
class TableFaults {
public:
    /// One event predicted after a fault, and its result.
    struct Line {
        QString title; ///< the name of the event's kind
        QString words; ///< further details, in the current language
        QStringList rules;
        faults::DueAction dueAction = faults::DueAction::at_once;
        Duration after{};
        bool sealed = false;              ///< it reveals face-down cards: do not show `words` and `title`
        std::optional<faults::Mark> mark; ///< nullopt: the fault has not been injected
        bool predicted = true;            ///< false: it happened without having been predicted
        std::optional<Duration> measured; ///< the table time from the fault to the event
        Duration late{};                  ///< how much later than required
        QString actual;                   ///< what happened instead, as text, if it differs
    };
    /// Why a fault can't be injected now.
    struct Denial {
        std::string_view reason; ///< the key of the refusal
        Rules rules;
    };
    /// An injected fault.
    struct Injected {
        faults::FaultKind kind = faults::FaultKind::system;
        PlayerId player = kNobody; ///< kNobody: the table
        Instant at;
        std::uint64_t round = 0;
        std::uint64_t seq = 0; ///< the event that reports it; 0: not reported yet
        bool over = false;
        bool asPredicted = false;
        bool otherwise = false;
        std::int64_t wall = 0; ///< when it was injected, in milliseconds since the Unix epoch; 0: unknown

        friend bool operator==(const Injected&, const Injected&) = default;
    };
    /// Tracks at most this many; drops the oldest first.
    static constexpr std::size_t kMostInjected = 50;

    TableFaults() = default;
    TableFaults(const TableFaults&) = delete;
    TableFaults& operator=(const TableFaults&) = delete;
    virtual ~TableFaults() = default;

    /// The faults that this game supports.
    virtual std::span<const faults::FaultKind> kinds() const = 0;
    /// The table's rule set: `pt-803-2015`.
    virtual std::string ruleSet() const = 0;
    /// The players at the table.
    virtual std::vector<PlayerId> players() const = 0;
    virtual QString nameOf(PlayerId player) const = 0;
    /// nullopt if it can be injected now; `player` matters only for a fault of one player.
    virtual std::optional<Denial> denial(faults::FaultKind kind, PlayerId player) const = 0;
    /// The events that the rules require if it were injected now; empty if it can't be.
    virtual std::vector<Line> predict(faults::FaultKind kind, PlayerId player) const = 0;
    /// The keys of the kinds of events at this table.
    virtual std::span<const std::string_view> eventKinds() const = 0;
    /// The table's clock. Delivers everything that is due by now.
    virtual Instant now() = 0;
    /// Injects it now; returns false if that is not possible.
    virtual bool cause(faults::FaultKind kind, PlayerId player) = 0;
    /// The tracked faults, oldest first.
    virtual std::vector<Injected> injected() const = 0;
    /// The prediction for one of them, next to the actual events.
    virtual std::vector<Line> linesOf(std::size_t injected) const = 0;

    /// Sets the listener called after each event, on the table's thread, while the table still delivers it.
    void setListener(std::function<void()> listener) { m_listener = std::move(listener); }
    /// Sets the listener called with each event's kind, an index into eventKinds(), and its round, at the
    /// same moment. It must not act on the table.
    void setEventListener(std::function<void(std::size_t kind, std::uint64_t round)> listener) {
        m_eventListener = std::move(listener);
    }
    /// Sets the listener called before the oldest of injected() is dropped, while it can still be read: it
    /// gets no further results.
    void setDropListener(std::function<void()> listener) { m_dropListener = std::move(listener); }

protected:
    void notify() const {
        if (m_listener) {
            m_listener();
        }
    }
    void notifyEvent(std::size_t kind, std::uint64_t round) const {
        if (m_eventListener) {
            m_eventListener(kind, round);
        }
    }
    void notifyDrop() const {
        if (m_dropListener) {
            m_dropListener();
        }
    }

private:
    std::function<void()> m_listener;
    std::function<void(std::size_t, std::uint64_t)> m_eventListener;
    std::function<void()> m_dropListener;
};

/// Texts in the application's installed language.
class FaultText {
    Q_DECLARE_TR_FUNCTIONS(FaultText)

public:
    /// The fault's name: "System failure".
    static QString title(faults::FaultKind kind);
    /// What happens, in a sentence.
    static QString detail(faults::FaultKind kind);
    /// Why it can't be injected now.
    static QString denial(faults::FaultKind kind, const TableFaults::Denial& denial);
    /// The heading of the prediction for a fault that has not been injected.
    static QString predicted();
    /// When an event is due: "at once", "+4.0 s".
    static QString when(faults::DueAction dueAction, Duration after);
    /// The table time after which an event happened, and whether that was in time; empty if it did not
    /// happen.
    static QString time(const TableFaults::Line& line);
    /// For all events of a fault: when the last one happened, and how many were late.
    static QString timing(Duration last, int late);
    /// The replacement for text about face-down cards.
    static QString sealedTitle();
    static QString sealedText();
    /// The result of one line in a word, also of an event that was not predicted.
    static QString mark(faults::Mark mark, bool predicted);
    /// The result of a fault in a sentence; `same` of `all` events happened as predicted.
    static QString verdict(const TableFaults::Injected& injected, int same, int all, bool cutShort = false);
    /// An injected fault: "Round 3, 0:35.250: line lost, Inês".
    static QString injected(const TableFaults::Injected& injected, const QString& player);
};

} // namespace mesaviva::app
