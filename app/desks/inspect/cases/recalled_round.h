// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/round_sheet_parts.h"
#include "engine/record/significant.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/desks/inspect/cases/recall_fact.h"
#include "app/desks/inspect/event_log/moment_list_model.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// All that an inspector is told of one round: what it came to, its table's settings, who was simulated, by
/// which program and rules it was played, where it hangs in the chain, and what happened. It is read beside
/// the window.
class RecalledRound : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the recall desk")
    Q_PROPERTY(QString round READ round NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(bool closed READ isClosed NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString failure READ failure NOTIFY changed)
    Q_PROPERTY(mesaviva::app::MomentListModel* moments READ moments CONSTANT)
    Q_PROPERTY(int moment READ moment NOTIFY momentChanged)

public:
    /// What was read of it; `parts` are there once it is closed.
    struct Read {
        record::RoundRow row;
        record::TableRow table;
        std::optional<record::TableOpeningFacts> opening;
        std::optional<RoundSheetParts> parts;
        Digest last{}; ///< the chain's hash at the round's last event
    };

    /// Both must live longer.
    RecalledRound(RecordKeeper& keeper, const HouseGames& games, QObject* parent = nullptr);

    /// Tells in which rounds an inspector has caused a fault; without it in none.
    void setInjected(std::function<bool(const record::RoundRow&)> injected) {
        m_injected = std::move(injected);
    }

    /// Shows that round, at its event `seq` (0: at its beginning).
    void show(const record::RoundId& round, std::uint64_t seq = 0);
    void clear();
    void retranslate();

    /// "3-12"; empty: none is shown.
    QString round() const;
    QString title() const;
    QVariantList facts() const;
    bool isClosed() const { return m_read && m_read->row.closed.has_value(); }
    bool isBusy() const { return m_query.isBusy(); }
    QString failure() const;
    MomentListModel* moments() { return &m_moments; }
    /// The row of the event that is looked at; -1: none.
    int moment() const { return m_moment; }
    /// Looks at another one.
    Q_INVOKABLE void setMoment(int row);
    /// The link to that moment: `mesaviva://round/3-12#345`.
    Q_INVOKABLE QString link() const;
    /// The number of that event in its table's record; 0: none is looked at.
    std::uint64_t seq() const;

    const std::optional<Read>& read() const { return m_read; }

    /// Reads it; nothing where it is not on record. On any thread. Throws record::Fault.
    static std::optional<Read> readFrom(record::RecordReader& reader, const HouseGames& games,
                                        const record::RoundId& round);
    /// The settings of a table and who was at it, in words.
    static QList<RecallFact> factsOf(const Read& read);

signals:
    void changed();
    void momentChanged();

private:
    void readAnew();

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    std::function<bool(const record::RoundRow&)> m_injected;
    std::optional<record::RoundId> m_wanted;
    std::uint64_t m_seq = 0; ///< at which it is to be shown
    std::optional<Read> m_read;
    std::optional<record::FaultKind> m_failure;
    bool m_missing = false;
    int m_moment = -1;
    MomentListModel m_moments;
    RecordQuery m_query; ///< goes first: its answers touch the rest
};

} // namespace mesaviva::app
