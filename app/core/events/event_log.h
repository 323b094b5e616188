// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"
#include "app/core/events/highlighted_place.h"
#include "app/core/events/logged_event.h"
#include "engine/base/rule_id.h"
#include "engine/base/table_clock.h"
#include "engine/record/field_list.h"
#include "engine/table/player.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// All events that a table has told, whatever the game, for whoever lists them; so many at most, of which the
/// oldest go first. Rows count on for ever: the first one that is kept is first().
class EventLog {
public:
    /// What is known of an event at once.
    struct Head {
        std::uint64_t seq = 0;
        Instant at;
        std::uint64_t round = 0;
        std::size_t kind = 0; ///< the place of its name in kinds()
        PlayerId player = kNobody;
        Rules rules;
    };
    enum class Change {
        came,   ///< there are more rows at the end: it has happened before one's eyes
        shown,  ///< the same, but nothing has happened: a repetition stands farther on
        taken,  ///< rows at the end do not hold any more: a repetition has gone back
        anew,   ///< rows are to be read again: they say more, or less
        dropped ///< rows at the beginning are not kept any more
    };

    /// So many events are kept; a tenth of them goes at once.
    static constexpr std::size_t kMost = 100'000;

    EventLog() = default;
    EventLog(const EventLog&) = delete;
    EventLog& operator=(const EventLog&) = delete;
    virtual ~EventLog() = default;

    /// The names in records of all kinds of event of this game.
    virtual std::span<const std::string_view> kinds() const = 0;
    /// The rows that are kept: from first() to before end().
    virtual std::size_t first() const = 0;
    virtual std::size_t end() const = 0;
    virtual Head head(std::size_t row) const = 0;
    /// Whether an event that is no single player's is about this one, too, as a prize that several have won.
    virtual bool concerns(std::size_t, PlayerId) const { return false; }
    /// What has happened, in words of the present language, besides what the kind is called; may be empty.
    virtual QString words(std::size_t row) const = 0;
    /// All of its fields; what this player may not know yet has no value.
    virtual std::vector<record::Field> fields(std::size_t row) const = 0;
    /// What it corrects, in words of the present language; nothing: nothing. words() says it, too.
    virtual std::optional<Correction> correction(std::size_t) const { return std::nullopt; }
    /// It with all that its words are made of, for a file.
    virtual LoggedEvent kept(std::size_t) const { return {}; }
    /// Where on the cloth lies what it is about; empty: nowhere.
    virtual std::vector<HighlightedPlace> places(std::size_t) const { return {}; }
    virtual QString nameOf(PlayerId player) const = 0;
    /// From now on what lies face down for whoever looks on is hidden until its round has closed, also where
    /// nothing that is laid down is a secret.
    virtual void hideAsSeen() {}
    /// People play: the table's time is nobody's to stop.
    virtual bool isLive() const = 0;

    /// Is told of every change from now on, on the table's thread, while the table is still telling it.
    void setWitness(std::function<void(Change)> witness) { m_witness = std::move(witness); }

protected:
    void tell(Change change) const {
        if (m_witness) {
            m_witness(change);
        }
    }

private:
    std::function<void(Change)> m_witness;
};

} // namespace mesaviva::app
