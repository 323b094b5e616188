// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// An event of weight: what one looks for on a round's time line.
struct WeightyEvent {
    std::size_t position = 0; ///< right after it, so many events are told
    QString kind;             ///< the event's name in records
};

/// Where a result can be seen: from right after the event that tells it, and no longer right after that which
/// begins what comes next.
struct ResultSeen {
    std::size_t from = 0;
    std::size_t until = 0;
};

/// What is moved when a round is played again: so many of its events are told. And what is looked at in it.
class Repeated {
public:
    Repeated() = default;
    Repeated(const Repeated&) = delete;
    Repeated& operator=(const Repeated&) = delete;
    virtual ~Repeated() = default;

    /// How many events the round has, and how many of them are told.
    virtual std::size_t size() const = 0;
    virtual std::size_t position() const = 0;
    /// The table stands right after so many events, forwards or backwards.
    virtual void moveTo(std::size_t position) = 0;
    /// The same without telling what lies between.
    virtual void jumpTo(std::size_t position) = 0;
    /// How much table time has passed since the first event at that position, in seconds.
    virtual double secondsAt(std::size_t position) const = 0;

    /// The events of weight, in their order, and what such an event is called in the present language.
    virtual std::vector<WeightyEvent> weighty() const = 0;
    virtual QString kindName(const QString& kind) const = 0;
    /// Time alone goes no further than right after the next event of that kind; empty: to the end.
    virtual void stopAfter(const QString& kind) = 0;
    /// Time alone goes no further than right after some events.
    virtual bool isStopping() const = 0;
    /// Where results are seen, in their order: the dealer's hand judged, the number, a prize, and what is
    /// paid.
    virtual std::vector<ResultSeen> results() const = 0;
    /// Time alone goes no further than these positions either, each at least 1; they take the place of those
    /// that were asked for before.
    virtual void holdAt(std::vector<std::size_t> positions) = 0;
    /// The position from which it is worth watching, when it is opened and when it is played once more.
    virtual std::size_t beginning() const { return 1; }

    /// Who else's eyes the round can be seen with; empty where nothing is hidden from anybody, and while the
    /// round runs still: what is on record of it must not help anybody.
    virtual std::vector<PlayerId> others() const = 0;
    /// Whether anything is hidden from this player that can be seen by now: somebody else's cards, or the
    /// dealer's.
    virtual bool hides() const = 0;
    /// What a player is called in the present language.
    virtual QString nameOf(PlayerId player) const = 0;
    /// From now on it is seen with that player's eyes (nothing: this player's own, as it was seen); `open`:
    /// with all that is on record by the moment.
    virtual void seeWith(std::optional<PlayerId> eyes, bool open) = 0;

    /// Where this moment is found again: `mesaviva://round/3-12#345`; empty for what is on no record.
    virtual QString link() const = 0;
    /// It is a round of a study, or a lesson; among these a scenario or a round on record that is presented.
    virtual bool isStudied() const { return false; }
    virtual bool isLesson() const { return false; }
    virtual bool isPresented() const { return false; }
    /// The position right after the event with that number in its table's record; nothing where it is none of
    /// the round's.
    virtual std::optional<std::size_t> positionOf(std::uint64_t seq) const = 0;
};

} // namespace mesaviva::app
