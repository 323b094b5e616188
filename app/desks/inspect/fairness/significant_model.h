// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/significant.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/text/row_list_model.h"

#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Further facts of a significant event, described by its game.
struct SignificantDetail {
    QString sentence;            ///< may be empty
    std::optional<Money> before; ///< stake before it was restored, if known
    std::optional<Money> after;  ///< stake after it was restored
};

/// Significant events of the record, newest table first.
class SignificantModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the search for rounds")

public:
    enum Role {
        KindRole = Qt::UserRole + 1, ///< string: key of the kind
        RoundRole,                   ///< string: the round of or before the event, "3-12"; empty: none
        TitleRole,                   ///< string: name of the event
        DetailRole,                  ///< string: where, when, whom it concerns, what changed
        RulesRole,                   ///< string
    };

    /// `games` must outlive the model.
    explicit SignificantModel(const GameRegistry& games, QObject* parent = nullptr)
        : RowListModel(parent),
          m_games(games) {}

    int size() const override { return static_cast<int>(m_events.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void clear();
    /// `details` has the answers of detailsOf() for the events; it may be shorter.
    void append(std::vector<record::SignificantEvent> events,
                const std::vector<SignificantDetail>& details = {});
    const record::SignificantEvent* at(int row) const;

    /// Name of a kind, in the plural: "Void rounds".
    static QString kindName(record::SignificantKind kind);
    /// Short name of the event.
    static QString titleOf(const record::SignificantEvent& event);
    /// Changed settings since the previous table; empty for any other event.
    static QString changesOf(const record::SignificantEvent& event);
    /// Describes faults, refusals and void rounds, one sentence of their game each: what was refused and why,
    /// why a round is void, which stake was restored, which hand was cut off. Empty for running rounds and
    /// all other kinds. Slow. Throws record::Fault.
    static std::vector<SignificantDetail> detailsOf(record::RecordReader& reader, const GameRegistry& games,
                                                    const std::vector<record::SignificantEvent>& events);

private:
    static QString winnerOf(const record::SignificantEvent& event);
    QString detailOf(int row) const;

    const GameRegistry& m_games;
    std::vector<record::SignificantEvent> m_events;
    std::vector<SignificantDetail> m_details; ///< one per event
};

} // namespace mesaviva::app
