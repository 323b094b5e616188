// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/row_list_model.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/table/player.h"
#endif

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// An important event, shown as a mark on a replay's timeline.
struct ReplayMark {
    std::size_t position = 0; ///< the number of events up to and including it
    QString kind;             ///< the event's name in records
};

/// The range of positions at which a result is visible: from right after the event that reveals it until
/// right after the event that begins the next draw.
struct ResultSeen {
    std::size_t from = 0;
    std::size_t until = 0;
};

/// A replayed round that can be moved to any position: the number of its events that have been shown.
class ReplayedRound {
public:
    ReplayedRound() = default;
    ReplayedRound(const ReplayedRound&) = delete;
    ReplayedRound& operator=(const ReplayedRound&) = delete;
    virtual ~ReplayedRound() = default;

    /// The number of events in the round, and the current position.
    virtual std::size_t size() const = 0;
    virtual std::size_t position() const = 0;
    /// Moves to a position, forwards or backwards.
    virtual void moveTo(std::size_t position) = 0;
    /// The same without announcing the events in between.
    virtual void jumpTo(std::size_t position) = 0;
    /// Table seconds from the first event to that position.
    virtual double secondsAt(std::size_t position) const = 0;

    /// The marks in order, and the name of a kind of event in the current language.
    virtual std::vector<ReplayMark> marks() const = 0;
    virtual QString kindName(const QString& kind) const = 0;
    /// Stops running time right after the next event of that kind; empty: only at the end.
    virtual void stopAfter(const QString& kind) = 0;
    /// Whether running time stops at some events.
    virtual bool isStopping() const = 0;
    /// Where results are visible, in order: the dealer's hand judged, the number, a prize, and the payments.
    virtual std::vector<ResultSeen> results() const = 0;
    /// Stops running time also at these positions, each at least 1; replaces the earlier ones.
    virtual void holdAt(std::vector<std::size_t> positions) = 0;
    /// The position where playback starts, when opened and when restarted.
    virtual std::size_t beginning() const { return 1; }

    /// Whether the round has closed on record.
    virtual bool hasClosed() const = 0;
    /// The other players from whose view the round can be seen; empty if nothing is hidden from anybody, and
    /// while the round is still running: its record must not help a player.
    virtual std::vector<PlayerId> others() const = 0;
    /// Whether anything visible by now is hidden from this player: another player's cards, or the dealer's.
    virtual bool hides() const = 0;
    /// A player's name in the current language.
    virtual QString nameOf(PlayerId player) const = 0;
    /// Shows the round from that player's view (nullopt: the local player's, as it was seen); `open`: with
    /// everything on record so far.
    virtual void seeWith(std::optional<PlayerId> eyes, bool open) = 0;

    /// A link to this moment: `mesaviva://round/3-12#345`; empty if it is not on record.
    virtual QString link() const = 0;
    /// Whether it is a round of a study, or a lesson, including a presented scenario or round.
    virtual bool isStudied() const { return false; }
    virtual bool isLesson() const { return false; }
    virtual bool isPresented() const { return false; }
    /// The position right after the event with that number in its table's record; nullopt if it is not in
    /// this round.
    virtual std::optional<std::size_t> positionOf(std::uint64_t seq) const = 0;
};

/// The marks of a replayed round in order.
class ReplayMarkModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a replay")

public:
    enum Role {
        PositionRole = Qt::UserRole + 1, ///< int: the number of events up to and including it
        RareRole,                        ///< bool: at most four of its kind occur in the round
    };

    /// `round` must outlive it.
    explicit ReplayMarkModel(const ReplayedRound& round, QObject* parent = nullptr);

    int size() const override { return static_cast<int>(m_events.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const std::vector<ReplayMark>& events() const { return m_events; }
    /// Whether a mark is worth a stop among all others: there are few of its kind, or it begins a run of
    /// them, such as a deal.
    bool matters(const ReplayMark& event) const;
    /// The kinds that occur, without duplicates, in order of first occurrence.
    QStringList kinds() const;

private:
    bool isRare(const ReplayMark& event) const;

    const ReplayedRound& m_round;
    std::vector<ReplayMark> m_events;
};

} // namespace mesaviva::app
