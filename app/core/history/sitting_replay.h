// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/history/recorded_reading.h"
#include "app/core/record/record_query.h"
#include "engine/record/fault.h"
#include "engine/record/round_row.h"
#endif

#include "app/core/table/table_model.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

class HouseGame;
class HouseGames;
class RecordKeeper;

/// The rounds of this sitting at a live table, the newest first, and the one of them that is played again
/// beside it (P37, O24): the table goes on meanwhile, and nothing of it is touched. What is read is read
/// beside the window.
class SittingReplay : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the application")
    Q_PROPERTY(mesaviva::app::TableModel* table READ table NOTIFY tableChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)

public:
    enum Role {
        RoundRole = Qt::UserRole + 1, ///< int: its number at the table
        DateTextRole,                 ///< string: when it was opened
        ResultTextRole,               ///< string: what came of it
        StakedTextRole,               ///< string
        NetTextRole,                  ///< string: with its sign
        NetRole,                      ///< double, in cents
    };

    /// So many rounds are listed at most.
    static constexpr std::size_t kMost = 200;

    /// Both must live longer.
    SittingReplay(RecordKeeper& keeper, HouseGames& games, QObject* parent = nullptr);
    ~SittingReplay() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// From now on it is this table's rounds; null, and a table that is not played at: nobody's.
    void follow(TableModel* live);
    void retranslate();

    /// The table at which a round is played again; null: none is.
    TableModel* table() const { return m_table.get(); }
    /// A round is being read.
    bool isBusy() const { return m_reading.isBusy(); }
    /// Why there is no list, or a round can't be played again, in words; empty where all is well.
    QString refusal() const;

    /// Reads the list anew.
    Q_INVOKABLE void reload();
    /// Plays the round of a row again.
    Q_INVOKABLE void watch(int row);
    /// Plays a round again by its number, where the table itself still knows it.
    Q_INVOKABLE void watchRound(int round);
    /// Plays the last round that has closed again.
    Q_INVOKABLE void watchLast();
    /// Back to the live table.
    Q_INVOKABLE void close();

signals:
    void tableChanged();
    void busyChanged();
    void refusalChanged();

private:
    void ask(std::size_t most, std::function<void(std::vector<record::RoundRow>)> answer);
    void take(std::vector<record::RoundRow> rows);
    void read(const record::RoundRow& round);
    bool showEarlier(std::uint64_t round);
    void refuse(std::optional<record::FaultKind> fault);
    void accept();
    void show(std::unique_ptr<TableModel> table);

    RecordKeeper& m_keeper;
    HouseGames& m_games;
    QPointer<TableModel> m_live;
    HouseGame* m_game = nullptr; ///< the live table's
    std::vector<record::RoundRow> m_rows;
    std::unique_ptr<TableModel> m_table;
    bool m_refused = false;
    std::optional<record::FaultKind> m_fault; ///< nothing: the round is not on record
    RecordedReading m_reading;
    RecordQuery m_query; ///< goes first
};

} // namespace mesaviva::app
