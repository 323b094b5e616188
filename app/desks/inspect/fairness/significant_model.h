// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/significant.h"
#endif

#include "app/core/game/house_games.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// What the record says of a significant event besides, in words of its game.
struct SignificantTold {
    QString sentence;            ///< may be empty
    std::optional<Money> before; ///< of a stake that is put back: what lay there, if that is known
    std::optional<Money> after;  ///< of a stake that is put back
};

/// The significant events of the record, the newest table first.
class SignificantModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the recall desk")

public:
    enum Role {
        KindRole = Qt::UserRole + 1, ///< string: the kind's key
        RoundRole,                   ///< string: the round in or after which it came, "3-12"; empty: none
        TitleRole,                   ///< string: what it is
        DetailRole,                  ///< string: where, when, whom it is about, what has changed
        RulesRole,                   ///< string
    };

    /// `games` must live longer.
    explicit SignificantModel(const HouseGames& games, QObject* parent = nullptr)
        : QAbstractListModel(parent),
          m_games(games) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void clear();
    /// `told` says of each of them what toldOf() gives; it may be shorter.
    void append(std::vector<record::SignificantEvent> events, const std::vector<SignificantTold>& told = {});
    const record::SignificantEvent* at(int row) const;
    void retranslate();

    /// What a kind is called, of many of them: "Void rounds".
    static QString kindName(record::SignificantKind kind);
    /// What it is, in a few words.
    static QString titleOf(const record::SignificantEvent& event);
    /// Which settings are others than at the table before, and how; empty of all that is no such change.
    static QString changesOf(const record::SignificantEvent& event);
    /// What the record says of faults, refusals and void rounds, each in a sentence of its game: what was
    /// refused and why, why a round is void, which stake was put back; and the hand that was cut off. Empty
    /// for what is not told: rounds that run, and all other kinds. Takes a while. Throws record::Fault.
    static std::vector<SignificantTold> toldOf(record::RecordReader& reader, const HouseGames& games,
                                               const std::vector<record::SignificantEvent>& events);

private:
    static QString winnerOf(const record::SignificantEvent& event);
    QString detailOf(int row) const;

    const HouseGames& m_games;
    std::vector<record::SignificantEvent> m_events;
    std::vector<SignificantTold> m_told; ///< one for each of them
};

} // namespace mesaviva::app
