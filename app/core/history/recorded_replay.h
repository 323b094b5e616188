// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/record_query.h"
#include "engine/record/fault.h"
#include "engine/record/rows.h"
#endif

#include "app/core/table/table_capabilities.h"
#include "app/core/table/table_model.h"
#include "app/core/text/row_list_model.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace mesaviva::app {

/// Reads a round on record on a worker thread: its table is folded up to the round, which takes a while at a
/// table with many rounds.
class RecordedReading : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(OpenedTable)>;

    explicit RecordedReading(QObject* parent = nullptr) : QObject(parent) {}
    ~RecordedReading() override { cancel(); }

    /// Calls `done` with the table that replays the round, or without one if it is not on record. Cancels a
    /// running read. `rounds` must outlive it.
    void read(const QString& file, const record::RoundRow& round, RoundReplays& rounds, Done done);
    void cancel();
    bool isBusy() const { return m_job != nullptr; }
    /// From 0 to 1.
    double progress() const { return m_progress; }

signals:
    void changed();
    void refused(mesaviva::record::FaultKind kind);

private:
    struct Job {
        std::uint64_t number = 0;
        std::thread thread;
        std::atomic<bool> cancelled = false;
        Done done;
    };

    void finish(const TableOpener& opener);

    std::unique_ptr<Job> m_job; ///< null: not reading
    std::uint64_t m_last = 0;   ///< the number of the last job
    double m_progress = 0;
};

class TableGame;
class GameRegistry;
class RecordKeeper;

/// The rounds of this session at a live table, newest first, and the replay of one of them next to it (P37,
/// O24). The live table continues untouched. Reads on a worker thread.
class SittingReplay : public RowListModel {
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
        ResultTextRole,               ///< string: its result
        StakedTextRole,               ///< string
        NetTextRole,                  ///< string: with its sign
        NetRole,                      ///< double, in cents
    };

    /// Lists at most this many rounds.
    static constexpr std::size_t kMost = 200;

    /// Both must outlive it.
    SittingReplay(RecordKeeper& keeper, GameRegistry& games, QObject* parent = nullptr);
    ~SittingReplay() override;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Follows this table's rounds; null, or a table without a local player: none.
    void follow(TableModel* live);
    void retranslate();

    /// The table that replays a round; null: none.
    TableModel* table() const { return m_table.get(); }
    /// Whether a round is being read.
    bool isBusy() const { return m_reading.isBusy(); }
    /// Why there is no list, or why a round can't be replayed; empty: no problem.
    QString refusal() const;

    /// Reads the list again.
    Q_INVOKABLE void reload();
    /// Replays the round in a row.
    Q_INVOKABLE void watch(int row);
    /// Replays a round by its number if the table still holds it.
    Q_INVOKABLE void watchRound(int round);
    /// Replays the last closed round.
    Q_INVOKABLE void watchLast();
    /// Returns to the live table.
    Q_INVOKABLE void close();

signals:
    void tableChanged();
    void busyChanged();
    void refusalChanged();

private:
    void ask(std::size_t most, std::function<void(std::vector<record::RoundRow>)> answer);
    void take(std::vector<record::RoundRow> rows);
    void read(const record::RoundRow& round);
    QString resultOf(const record::RoundRow& round) const;
    bool showEarlier(std::uint64_t round);
    void refuse(std::optional<record::FaultKind> fault);
    void accept();
    void show(std::unique_ptr<TableModel> table);

    RecordKeeper& m_keeper;
    GameRegistry& m_games;
    QPointer<TableModel> m_live;
    TableGame* m_game = nullptr; ///< the live table's
    std::vector<record::RoundRow> m_rows;
    std::unique_ptr<TableModel> m_table;
    bool m_refused = false;
    std::optional<record::FaultKind> m_fault; ///< nullopt: the round is not on record
    RecordedReading m_reading;
    RecordQuery m_query; ///< destroyed first
};

} // namespace mesaviva::app
