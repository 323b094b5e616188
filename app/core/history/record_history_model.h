// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/visits.h"
#include "engine/record/record_reader.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/history/balance_line.h"
#include "app/core/history/finding_list_model.h"
#include "app/core/history/history_filter.h"
#include "app/core/history/own_figures_list.h"
#include "app/core/history/record_check.h"
#include "app/core/history/record_export.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/settings/settings_store.h"
#include "app/core/text/row_list_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// This player's visits to tables (P39, O26, B52), newest first, loaded as the user scrolls. Derived from the
/// record and read only while visible.
class VisitListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    enum Role {
        DateText = Qt::UserRole + 1,
        GameTitle,
        TableNumber,
        DurationText,
        Rounds,
        StakedText,
        NetText,
        Net
    };

    /// Both must outlive it.
    VisitListModel(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);

    int size() const override { return static_cast<int>(m_visits.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool isBusy() const { return m_query.isBusy(); }
    /// Sets the filter, or reports that the visits may have changed.
    void setFilter(const record::RoundFilter& filter);
    const record::Visit* visitAt(int row) const;

signals:
    void activeChanged();
    void busyChanged();

private:
    void reload();
    void ask(record::TableNumber from);
    void take(record::VisitPage page, bool first);

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    bool m_active = false;
    bool m_stale = true;
    record::RoundFilter m_filter;
    std::vector<record::Visit> m_visits;
    record::TableNumber m_next = 0;
    RecordQuery m_query;
};

/// The rounds on record that pass the filter, newest first, loaded as the user scrolls. Reads on a worker
/// thread while the record is written, and sees what has been synced. The old rows stay until the new ones
/// are read.
class RecordHistoryModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int total READ total NOTIFY countChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY countChanged)
    Q_PROPERTY(mesaviva::app::HistoryFilter* filter READ filter CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordExport* exporter READ exporter CONSTANT)
    Q_PROPERTY(mesaviva::app::BalanceLine* balance READ balance CONSTANT)
    Q_PROPERTY(mesaviva::app::VisitListModel* visits READ visits CONSTANT)
    Q_PROPERTY(mesaviva::app::OwnFiguresList* figures READ figures CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordHistoryModel::Search search READ search NOTIFY searchChanged)
    Q_PROPERTY(QString wanted READ wanted NOTIFY searchChanged)
    Q_PROPERTY(int foundRow READ foundRow NOTIFY searchChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY countChanged)
    Q_PROPERTY(bool unstaked READ isUnstaked WRITE setUnstaked NOTIFY unstakedChanged)
    Q_PROPERTY(bool verifying READ isVerifying NOTIFY verificationChanged)
    Q_PROPERTY(double progress READ progress NOTIFY verificationChanged)
    Q_PROPERTY(bool verified READ isVerified NOTIFY verificationChanged)
    Q_PROPERTY(bool whole READ isWhole NOTIFY verificationChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY verificationChanged)
    Q_PROPERTY(mesaviva::app::FindingListModel* findings READ findings CONSTANT)
    Q_PROPERTY(QString verifiedRound READ verifiedRound NOTIFY verificationChanged)

public:
    enum Role {
        IdText = Qt::UserRole + 1,
        GameTitle,
        DateText,
        ResultText,
        OwnText, ///< what it gave this player; empty if the result says it
        StakedText,
        NetText,
        Net,
        IsVoid
    };

    /// The result of searching for a round by its id.
    enum Search {
        NoSearch,
        Searching,
        Found,
        Missing, ///< not on record
        Hidden   ///< on record, but excluded by the filter
    };
    Q_ENUM(Search)

    /// Both must outlive it. `settings` is the INI file that stores what is chosen for all times; empty: the
    /// user's own.
    RecordHistoryModel(RecordKeeper& keeper, const GameRegistry& games, const QString& settings = {},
                       QObject* parent = nullptr);
    ~RecordHistoryModel() override;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// The number of rounds that pass the filter, and the number on record.
    int count() const { return static_cast<int>(m_count); }
    int total() const { return static_cast<int>(m_total); }
    /// Whether a query is running.
    bool isBusy() const { return m_query.isBusy(); }
    HistoryFilter* filter() { return &m_filter; }
    /// Whether rounds without a stake are listed, too. Stored. They always are where only they are asked for.
    bool isUnstaked() const { return m_unstaked.isOn(); }
    void setUnstaked(bool on);
    /// Writes rounds to a file.
    RecordExport* exporter() { return &m_export; }
    /// The player's balance and figures over the same rounds, and the visits.
    BalanceLine* balance() { return &m_balance; }
    OwnFiguresList* figures() { return &m_figures; }
    VisitListModel* visits() { return &m_visits; }
    /// Why the record can't be read, as text.
    QString failure() const;

    /// Reads the list again: rounds may have been played since.
    Q_INVOKABLE void reload();
    /// Searches for the round with this id ("3-12"); emits found(), or search() gives the reason.
    Q_INVOKABLE void find(const QString& id);
    /// Searches again without the filter that excludes it.
    Q_INVOKABLE void findAnyway();
    Q_INVOKABLE void endSearch();
    Search search() const { return m_search; }
    /// The id searched for.
    QString wanted() const { return m_wanted; }
    /// The row of the last round found; -1: none.
    int foundRow() const { return m_foundRow; }
    /// Shows only the rounds of a visit.
    Q_INVOKABLE void showVisit(int visit);

    /// Verifies the whole record on a worker thread: its hash chain, and each round replayed (verify()).
    Q_INVOKABLE void verify();
    /// Verifies one round and everything it depends on.
    Q_INVOKABLE void verifyRound(const QString& id);
    /// The round being verified, or verified last; empty: the whole record.
    QString verifiedRound() const { return m_verifiedRound; }
    Q_INVOKABLE void cancelVerification() { m_check.cancel(); }
    bool isVerifying() const { return m_check.isRunning(); }
    double progress() const { return m_check.progress(); }
    /// Whether the record has been verified since the list was opened, and the result.
    bool isVerified() const { return m_check.hasResult(); }
    bool isWhole() const { return m_check.isWhole(); }
    QString verdict() const;
    /// What the last verification found wrong.
    FindingListModel* findings() { return &m_findings; }

    const record::RoundRow* rowAt(int row) const;

    void retranslate();

signals:
    void countChanged();
    void unstakedChanged();
    void searchChanged();
    void verificationChanged();

private:
    QString resultOf(const record::RoundRow& round) const;
    QString ownOf(const record::RoundRow& round) const;
    struct Reading;

    record::RoundFilter roundFilter() const;
    void readAgain(bool choices);
    void refilter();
    void take(Reading reading);
    void refuse(record::FaultKind kind);
    void append(std::vector<record::RoundRow> rows);
    void look();
    void setSearch(Search search);
    void onVerified();

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    SettingsStore m_store;
    StoredFlag m_unstaked;
    HistoryFilter m_filter;
    RecordExport m_export;
    BalanceLine m_balance;
    VisitListModel m_visits;
    OwnFiguresList m_figures;
    record::RoundFilter m_asked; ///< the filter of the last read
    std::vector<record::RoundRow> m_rows;
    std::uint64_t m_count = 0;
    std::uint64_t m_total = 0;
    std::optional<record::FaultKind> m_failure; ///< nullopt: readable, or no record yet
    Search m_search = NoSearch;
    QString m_wanted;
    int m_foundRow = -1;
    bool m_isUnstakedHidden = false; ///< the hidden round has no stake
    bool m_readAgain = false;        ///< already read again in this search, for a round newer than the list

    RecordCheck m_check;
    FindingListModel m_findings;
    QString m_verifiedRound;
    RecordQuery m_query;
};

} // namespace mesaviva::app
