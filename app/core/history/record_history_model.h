// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/record_reader.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/history/balance_line.h"
#include "app/core/history/history_filter.h"
#include "app/core/history/visit_list_model.h"
#include "app/core/record/record_check.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The rounds on record that the filter lets through, the newest first; as many of them as are looked at. It
/// reads beside the window, while the record is written, and sees what is safe. What is shown stays until
/// what was asked for is there.
class RecordHistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int total READ total NOTIFY countChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY countChanged)
    Q_PROPERTY(mesaviva::app::HistoryFilter* filter READ filter CONSTANT)
    Q_PROPERTY(mesaviva::app::BalanceLine* balance READ balance CONSTANT)
    Q_PROPERTY(mesaviva::app::VisitListModel* visits READ visits CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordHistoryModel::Search search READ search NOTIFY searchChanged)
    Q_PROPERTY(QString wanted READ wanted NOTIFY searchChanged)
    Q_PROPERTY(int foundRow READ foundRow NOTIFY searchChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY countChanged)
    Q_PROPERTY(bool verifying READ isVerifying NOTIFY verificationChanged)
    Q_PROPERTY(double progress READ progress NOTIFY verificationChanged)
    Q_PROPERTY(bool verified READ isVerified NOTIFY verificationChanged)
    Q_PROPERTY(bool whole READ isWhole NOTIFY verificationChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY verificationChanged)
    Q_PROPERTY(QString verifiedRound READ verifiedRound NOTIFY verificationChanged)

public:
    enum Role {
        IdText = Qt::UserRole + 1,
        GameTitle,
        DateText,
        ResultText,
        StakedText,
        NetText,
        Net,
        IsVoid
    };

    /// What has come of looking for a round by its id.
    enum Search {
        NoSearch,
        Searching,
        Found,
        Missing, ///< it is not on record
        Hidden   ///< it is, but the filter leaves it out
    };
    Q_ENUM(Search)

    /// Both must live longer.
    RecordHistoryModel(RecordKeeper& keeper, const HouseGames& games, QObject* parent = nullptr);
    ~RecordHistoryModel() override;

    /// Tells in which rounds an inspector has caused a fault; without it in none.
    void setInjected(std::function<bool(const record::RoundRow&)> injected) {
        m_injected = std::move(injected);
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// How many rounds the filter lets through, and how many are on record.
    int count() const { return static_cast<int>(m_count); }
    int total() const { return static_cast<int>(m_total); }
    /// Something is being read.
    bool isBusy() const { return m_query.isBusy(); }
    HistoryFilter* filter() { return &m_filter; }
    /// The points over the same rounds, and the visits.
    BalanceLine* balance() { return &m_balance; }
    VisitListModel* visits() { return &m_visits; }
    /// Why the record can't be read, in words.
    QString failure() const;

    /// Reads the list anew: rounds may have been played since.
    Q_INVOKABLE void reload();
    /// Looks for the round with this id ("3-12"); found() follows, or search() says why not.
    Q_INVOKABLE void find(const QString& id);
    /// The same without the filter that leaves it out.
    Q_INVOKABLE void findAnyway();
    Q_INVOKABLE void endSearch();
    Search search() const { return m_search; }
    /// The id that was looked for.
    QString wanted() const { return m_wanted; }
    /// The row in which it was found, last; -1: none was.
    int foundRow() const { return m_foundRow; }
    /// Lists the rounds of a visit, and no others.
    Q_INVOKABLE void showVisit(int visit);

    /// Checks the whole record beside everything else: its chain, and every round made again (verify()).
    Q_INVOKABLE void verify();
    /// Checks one round, with all that it follows from.
    Q_INVOKABLE void verifyRound(const QString& id);
    /// The round that is, or was last, checked so; empty: the whole record.
    QString verifiedRound() const { return m_verifiedRound; }
    Q_INVOKABLE void cancelVerification() { m_check.cancel(); }
    bool isVerifying() const { return m_check.isRunning(); }
    double progress() const { return m_check.progress(); }
    /// Whether the record has been checked since the list was opened, and what came of it.
    bool isVerified() const { return m_check.hasResult(); }
    bool isWhole() const { return m_check.isWhole(); }
    QString verdict() const;

    const record::RoundRow* rowAt(int row) const;

    void retranslate();

signals:
    void countChanged();
    void searchChanged();
    void verificationChanged();

private:
    QString resultOf(const record::RoundRow& round) const;
    struct Reading;

    void readAnew(bool choices);
    void refilter();
    void take(Reading reading);
    void refuse(record::FaultKind kind);
    void append(std::vector<record::RoundRow> rows);
    void look();
    void setSearch(Search search);

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    HistoryFilter m_filter;
    BalanceLine m_balance;
    VisitListModel m_visits;
    std::function<bool(const record::RoundRow&)> m_injected;
    record::RoundFilter m_asked; ///< what the filter was when it was read last
    std::vector<record::RoundRow> m_rows;
    std::uint64_t m_count = 0;
    std::uint64_t m_total = 0;
    std::optional<record::FaultKind> m_failure; ///< nothing: it can be read, or there is none yet
    Search m_search = NoSearch;
    QString m_wanted;
    int m_foundRow = -1;
    bool m_readAnew = false; ///< since the search has begun, for a round newer than the list

    RecordCheck m_check;
    QString m_verifiedRound;
    RecordQuery m_query;
};

} // namespace mesaviva::app
