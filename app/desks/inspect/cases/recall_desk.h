// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/round_search.h"
#include "engine/record/significant.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/history/history_filter.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/desks/inspect/cases/found_round_model.h"
#include "app/desks/inspect/cases/recalled_round.h"
#include "app/desks/inspect/fairness/significant_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

namespace mesaviva::app {

/// Recall: any round of the record by number, date, table, player, result and sum, and the significant events
/// of all tables. It asks the record beside the window, page after page, and changes nothing there.
class RecallDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::HistoryFilter* filter READ filter CONSTANT)
    Q_PROPERTY(mesaviva::app::FoundRoundModel* rounds READ rounds CONSTANT)
    Q_PROPERTY(mesaviva::app::SignificantModel* events READ events CONSTANT)
    Q_PROPERTY(mesaviva::app::RecalledRound* shown READ shown CONSTANT)
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
    Q_PROPERTY(bool busy READ isBusy NOTIFY told)
    Q_PROPERTY(bool more READ hasMore NOTIFY told)
    Q_PROPERTY(QString summary READ summary NOTIFY told)
    Q_PROPERTY(QString failure READ failure NOTIFY told)
    Q_PROPERTY(int chosen READ chosen NOTIFY told)

public:
    /// Tells in which rounds an inspector has caused a fault; without it in none.
    void setInjected(const std::function<bool(const record::RoundRow&)>& injected);
    /// What setInjected() tells is another than before.
    void tellInjected();

    /// So many rounds or events are listed at most.
    static constexpr int kMostListed = 2'000;

    /// Both must live longer.
    RecallDesk(RecordKeeper& keeper, const HouseGames& games, QObject* parent = nullptr);

    /// Somebody looks: the record is asked. And nobody any more.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void end();

    /// Game, date, table and result, as the history has them.
    HistoryFilter* filter() { return &m_filter; }
    FoundRoundModel* rounds() { return &m_rounds; }
    SignificantModel* events() { return &m_events; }
    /// The round that is looked at.
    RecalledRound* shown() { return &m_shown; }

    /// Whether the significant events are listed, and not the rounds.
    bool isOnEvents() const { return m_onEvents; }
    void setOnEvents(bool onEvents);

    /// A round's number, such as 3-12: that round alone.
    QString number() const { return m_number; }
    void setNumber(const QString& number);
    /// From when until when rounds were opened, as typed (momentTyped()).
    QString from() const { return m_from; }
    void setFrom(const QString& from);
    QString to() const { return m_to; }
    void setTo(const QString& to);
    /// A part of a player's name.
    QString player() const { return m_player; }
    void setPlayer(const QString& player);
    /// Sums as typed (sumTyped()).
    QString staked() const { return m_staked; }
    void setStaked(const QString& staked);
    QString won() const { return m_won; }
    void setWon(const QString& won);
    QString large() const { return m_large; }
    void setLarge(const QString& large);
    /// What was typed and can't be read: `number`, `from`, `to`, `staked`, `won`, `large`; empty: nothing.
    QString fault() const;
    /// Anything is asked for.
    bool isActive() const;
    Q_INVOKABLE void clear();

    /// The results that rounds of the chosen game have; the first one stands for all.
    QStringList results() const;
    int result() const { return m_result; }
    void setResult(int result);
    /// The kinds of significant events; the first one stands for all.
    QStringList kinds() const;
    int kind() const { return m_kind; }
    void setKind(int kind);

    bool isBusy() const { return m_query.isBusy(); }
    /// There may be more than is listed; and to look for it.
    bool hasMore() const;
    Q_INVOKABLE void goOn();
    /// Looks no further.
    Q_INVOKABLE void stop();
    /// How many were found, and how much was looked through.
    QString summary() const;
    QString failure() const;

    /// Shows the round of a row; of an event, at that event.
    Q_INVOKABLE void choose(int row);
    int chosen() const { return m_chosen; }
    /// Who was asked for and has a part in the round that is shown; empty: nobody.
    QString shownPlayer() const;

    /// Whoever comes back from a round at the table finds the desk as it was.
    Q_INVOKABLE void setReturn(bool returns) { m_returns = returns; }
    Q_INVOKABLE bool takeReturn();

    /// What is asked of the record now.
    record::RoundSearch search() const;
    record::SignificantFilter significant() const;

    void retranslate();

signals:
    void typed();
    void choicesChanged();
    void told();

private:
    void type(QString& field, const QString& text);
    void askSoon();
    void ask();
    void askPage();
    void askRound();
    void readChoices();
    void refuse(record::FaultKind kind);

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    HistoryFilter m_filter;
    FoundRoundModel m_rounds;
    SignificantModel m_events;
    RecalledRound m_shown;
    QString m_number;
    QString m_from;
    QString m_to;
    QString m_player;
    QString m_staked;
    QString m_won;
    QString m_large;
    bool m_resultsCut = false; ///< there are more
    int m_result = 0;
    int m_kind = 0;
    QString m_resultsOf; ///< the key of the game whose results are known
    std::vector<std::string> m_results;
    record::RoundFilter m_asked; ///< what the filter was when it was asked last
    bool m_onEvents = false;
    bool m_looking = false; ///< somebody looks
    bool m_returns = false;
    bool m_stays = false; ///< what is listed is shown again as it was
    bool m_missing = false;
    std::optional<record::FaultKind> m_failure;
    std::optional<record::RoundRow> m_after; ///< the last round that was looked at
    std::int64_t m_nextEvent = 0;
    bool m_over = true;
    std::uint64_t m_looked = 0;
    int m_wanted = 0; ///< so many are looked for
    int m_chosen = -1;
    QTimer m_soon;
    RecordQuery m_query; ///< goes first: its answers touch the rest
};

} // namespace mesaviva::app
