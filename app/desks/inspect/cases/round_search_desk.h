// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/history/significant.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/history/history_filter.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/text/row_list_model.h"
#include "app/desks/inspect/cases/inspected_round.h"
#include "app/desks/inspect/fairness/significant_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Rounds found by an inspector's search, newest first.
class FoundRoundModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the search for rounds")

public:
    enum Role {
        RoundRole = Qt::UserRole + 1, ///< string: "3-12"
        TitleRole,                    ///< string: round number and opening time
        DetailRole,                   ///< string: game, result, player, sums
        NetRole,                      ///< string: net result
        NetSignRole,                  ///< int: -1, 0, 1
        IsVoidRole,                   ///< bool
    };

    /// `games` must outlive the model.
    explicit FoundRoundModel(const GameRegistry& games, QObject* parent = nullptr)
        : RowListModel(parent),
          m_games(games) {}

    int size() const override { return static_cast<int>(m_rounds.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void clear();
    void append(std::vector<record::FoundRound> rounds);
    const record::FoundRound* at(int row) const;

private:
    QString detailOf(const record::FoundRound& found) const;

    const GameRegistry& m_games;
    std::vector<record::FoundRound> m_rounds;
};

/// Finds any round of the record by number, date, table, player, result and sum, and the significant
/// events of all tables. Searches page by page on a worker thread and never changes the record.
class RoundSearchDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::HistoryFilter* filter READ filter CONSTANT)
    Q_PROPERTY(mesaviva::app::FoundRoundModel* rounds READ rounds CONSTANT)
    Q_PROPERTY(mesaviva::app::SignificantModel* events READ events CONSTANT)
    Q_PROPERTY(mesaviva::app::InspectedRound* shown READ shown CONSTANT)
    Q_PROPERTY(bool onEvents READ isOnEvents WRITE setOnEvents NOTIFY typed)
    Q_PROPERTY(QString number READ number WRITE setNumber NOTIFY typed)
    Q_PROPERTY(QString from READ from WRITE setFrom NOTIFY typed)
    Q_PROPERTY(QString to READ to WRITE setTo NOTIFY typed)
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY typed)
    Q_PROPERTY(QString staked READ staked WRITE setStaked NOTIFY typed)
    Q_PROPERTY(QString won READ won WRITE setWon NOTIFY typed)
    Q_PROPERTY(QString large READ large WRITE setLarge NOTIFY typed)
    Q_PROPERTY(QString fault READ fault NOTIFY typed)
    Q_PROPERTY(bool active READ isActive NOTIFY typed)
    Q_PROPERTY(QStringList results READ results NOTIFY choicesChanged)
    Q_PROPERTY(int result READ result WRITE setResult NOTIFY typed)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY choicesChanged)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY typed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY stateChanged)
    Q_PROPERTY(bool more READ hasMore NOTIFY stateChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY stateChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY stateChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY stateChanged)

public:
    /// The table that a round's number alone is about: the open one, or the last one that was; without it the
    /// newest on record.
    void setTable(record::TableNumber table) { m_table = table; }

    /// Maximum number of rounds or events listed.
    static constexpr int kMostListed = 2'000;

    /// Both arguments must outlive the desk.
    RoundSearchDesk(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);

    /// Called when the page opens (starts the search) and when it closes.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void end();

    /// Filter by game, date, table and result, as on the history page.
    HistoryFilter* filter() { return &m_filter; }
    FoundRoundModel* rounds() { return &m_rounds; }
    SignificantModel* events() { return &m_events; }
    /// The round on display.
    InspectedRound* shown() { return &m_shown; }

    /// True when significant events are listed instead of rounds.
    bool isOnEvents() const { return m_onEvents; }
    void setOnEvents(bool onEvents);

    /// Round number, such as 3-12: finds that round only.
    QString number() const { return m_number; }
    void setNumber(const QString& number);
    /// Opening time of the rounds, from and to, as typed (momentTyped()).
    QString from() const { return m_from; }
    void setFrom(const QString& from);
    QString to() const { return m_to; }
    void setTo(const QString& to);
    /// Part of a player's name.
    QString player() const { return m_player; }
    void setPlayer(const QString& player);
    /// Minimum sums as typed (sumTyped()).
    QString staked() const { return m_staked; }
    void setStaked(const QString& staked);
    QString won() const { return m_won; }
    void setWon(const QString& won);
    QString large() const { return m_large; }
    void setLarge(const QString& large);
    /// Field whose text is invalid: `number`, `from`, `to`, `staked`, `won`, `large`; empty: none.
    QString fault() const;
    /// True when any search condition is set.
    bool isActive() const;
    Q_INVOKABLE void clear();

    /// Results of the chosen game; the first entry means "all".
    QStringList results() const;
    int result() const { return m_result; }
    void setResult(int result);
    /// Kinds of significant events; the first entry means "all".
    QStringList kinds() const;
    int kind() const { return m_kind; }
    void setKind(int kind);

    bool isBusy() const { return m_query.isBusy(); }
    /// True when the record may have more matches; more() searches on.
    bool hasMore() const;
    Q_INVOKABLE void goOn();
    /// Stops the search.
    Q_INVOKABLE void stop();
    /// Number of matches and of rounds searched.
    QString summary() const;
    QString failure() const;

    /// Shows the round of a row; for an event, at that event.
    Q_INVOKABLE void choose(int row);
    int chosen() const { return m_chosen; }
    /// Name of the player searched for, if that player took part in the round shown; otherwise empty.
    QString shownPlayer() const;

    /// When set, the next begin() keeps the desk's state: the user is coming back from a round at the table.
    void setReturn(bool returns) { m_returns = returns; }
    Q_INVOKABLE bool takeReturn();

    /// The current search.
    record::RoundSearch search() const;
    record::SignificantFilter significant() const;

    void retranslate();

signals:
    void typed();
    void choicesChanged();
    void stateChanged();

private:
    void type(QString& field, const QString& text);
    void askSoon();
    void ask();
    void askPage();
    void askRound();
    void readChoices();
    void refuse(record::FaultKind kind);

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    HistoryFilter m_filter;
    FoundRoundModel m_rounds;
    SignificantModel m_events;
    InspectedRound m_shown;
    QString m_number;
    QString m_from;
    QString m_to;
    QString m_player;
    QString m_staked;
    QString m_won;
    QString m_large;
    bool m_resultsCut = false; ///< the list of results is incomplete
    int m_result = 0;
    int m_kind = 0;
    QString m_resultsOf; ///< key of the game that m_results belongs to
    std::vector<std::string> m_results;
    record::RoundFilter m_asked;                ///< filter of the last search
    std::optional<record::TableNumber> m_table; ///< see setTable()
    bool m_onEvents = false;
    bool m_looking = false; ///< the page is open
    bool m_returns = false;
    bool m_stays = false; ///< keep the list until the new search has results
    bool m_missing = false;
    std::optional<record::FaultKind> m_failure;
    std::optional<record::RoundRow> m_after; ///< last round that was searched
    std::int64_t m_nextEvent = 0;
    bool m_over = true;
    std::uint64_t m_looked = 0;
    int m_wanted = 0; ///< number of matches to find
    int m_chosen = -1;
    QTimer m_soon;
    RecordQuery m_query; ///< declared last, destroyed first: its answers use the members above
};

} // namespace mesaviva::app
