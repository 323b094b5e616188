// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_faults.h"
#include "app/core/text/texts.h"
#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/on_record.h"
#include "engine/table/replay.h"

#include <memory>
#include <utility>

namespace mesaviva::app {

/// A live table, `Live`, whose chance is `Hand`: a person who enters the results of a real wheel or real
/// cards.
template <class Live, class Hand>
class EnteredSession final : public Live {
public:
    using Game = typename Live::Game;

    /// `table`: arguments of the live table.
    template <class Table>
    EnteredSession(const Table& table, std::unique_ptr<Hand> hand)
        : Live(table, std::move(hand), RandomStream(systemSeed(), stream_name::kLook)),
          m_hand(dynamic_cast<Hand&>(this->table().chance())) {}

    Hand& hand() { return m_hand; }
    const Hand& hand() const { return m_hand; }
    /// State of the table.
    const typename Game::State& state() const { return this->table().state(); }
    /// Continues a table that may be waiting for an entry.
    void lookAgain() {
        this->table().lookAgain();
        this->source().advanceTo(this->source().now());
    }

    // Ends the round as after a system failure (P33, O20): what it waits for will not be entered any more.
    void finishRound() override {
        Live::finishRound();
        const std::uint64_t round = this->table().round();
        if (round > 0 && !canRepeat<Game>(this->table(), round)) {
            (void)this->source().submit(typename record::OnRecordOf<Game>::Type::FailSystem{});
            Live::finishRound();
        }
    }

private:
    Hand& m_hand; ///< owned by the table
};

/// Common part of the entries of all games. `Model` is the open table's model, `SessionType` its session,
/// `Thing` the entered value: a number, a card, a ball. `EventLog` and `Faults` are the game's (EventFaults).
template <class Model, class SessionType, class Thing, class EventLog, class Faults>
class EntriesAt : public TableEntries {
public:
    EntriesAt(Model& table, SessionType& tableSession) : m_table(table), m_tableSession(tableSession) {}

    QString pending() const override {
        const auto& called = m_tableSession.hand().called();
        return called ? textOfThing(*called) : QString();
    }
    void enter(const QString& value) override {
        m_table.intervene([&] {
            put(thingFrom(value));
            m_tableSession.lookAgain();
        });
    }
    bool takeBack() override { return m_tableSession.hand().takeBack(); }
    std::unique_ptr<TableFaults> faults() const override {
        return std::make_unique<EventFaults<Model, EventLog, Faults>>(m_table);
    }

protected:
    /// Parses one of values().
    virtual Thing thingFrom(const QString& value) const = 0;
    virtual QString textOfThing(Thing thing) const = 0;
    /// Gives it to the table's chance.
    virtual void put(Thing thing) = 0;

    SessionType& tableSession() const { return m_tableSession; }
    Model& model() const { return m_table; }

private:
    Model& m_table;
    SessionType& m_tableSession; ///< owned by the table
};

} // namespace mesaviva::app
