// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/table_faults.h"
#include "app/desks/inspect/file/stored_fault.h"
#endif

#include "app/desks/inspect/faults/fault_choice_model.h"
#include "app/desks/inspect/faults/fault_line_model.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// A fault that was caused in this session, and what came of it, in words.
struct JudgedFault {
    QString game; ///< the key of the table's game; empty where nobody has said
    QString fault;
    QString verdict;
    int mark = 0;        ///< FaultLineModel::Mark
    QString time;        ///< how long it took in table time, judged; empty where nothing has come
    QString round;       ///< where it is on record, "3-12"; empty: nowhere
    QDateTime wall;      ///< when it was caused, by the calendar; invalid: nobody knows
    QJsonObject facts{}; ///< what all of this is made of, whatever the language: jsonOf(StoredFault)

    friend bool operator==(const JudgedFault&, const JudgedFault&) = default;
};

/// The fault injector: what can go wrong at the table that is inspected, what the rules demand if it does
/// now, and, once it was caused, what was foretold beside what has come.
///
/// What is shown follows the table only while somebody looks (`watched`), a few times a second at most.
class FaultDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")
    Q_PROPERTY(bool available READ isAvailable NOTIFY followed)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY watchedChanged)
    Q_PROPERTY(mesaviva::app::FaultChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(mesaviva::app::FaultLineModel* lines READ lines CONSTANT)
    Q_PROPERTY(int choice READ choice WRITE setChoice NOTIFY choiceChanged)
    Q_PROPERTY(QStringList players READ players NOTIFY playersChanged)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY choiceChanged)
    Q_PROPERTY(bool ofPlayer READ isOfPlayer NOTIFY choiceChanged)
    Q_PROPERTY(QString denial READ denial NOTIFY shownChanged)
    Q_PROPERTY(QStringList injected READ injected NOTIFY injectedChanged)
    Q_PROPERTY(QStringList views READ views NOTIFY injectedChanged)
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY shownChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY shownChanged)
    Q_PROPERTY(int verdictMark READ verdictMark NOTIFY shownChanged)

public:
    explicit FaultDesk(QObject* parent = nullptr);
    ~FaultDesk() override;

    /// Says where a round of the table is on record, "3-12"; empty: nowhere.
    using Place = std::function<QString(std::uint64_t round)>;

    /// From now on the desk is about this table; null: none, or one at which nobody may cause anything. Until
    /// leaveTable() `place` is asked.
    void follow(std::unique_ptr<TableFaults> table, const QString& game = {}, Place place = {});
    /// The table goes: what was caused there is kept. follow() comes next.
    void leaveTable();
    void retranslate();
    /// Whether the event of that number tells of a fault that was caused here.
    bool hasInjected(std::uint64_t seq) const;
    /// All that was caused at the tables of this session, the oldest first, in words of the present language:
    /// the last StoredFault::kMost. Those of an earlier inspection are left out.
    std::vector<JudgedFault> judged() const;
    /// The same with all that the words are made of, to be kept.
    std::vector<StoredFault> kept() const;
    /// What was caused before this program was started; once, before anything else.
    void remember(const std::vector<StoredFault>& earlier);
    /// How many were ever caused here, those among them of which nothing is known any more.
    std::size_t counted() const;
    /// So many of them, the first ones, belong to an earlier inspection.
    std::size_t earlier() const { return m_earlier; }
    void setEarlier(std::size_t earlier);

    /// Whether anything can be caused at this table.
    bool isAvailable() const { return m_table != nullptr; }
    bool isWatched() const { return m_watched; }
    void setWatched(bool watched);
    FaultChoiceModel* choices() { return &m_choices; }
    FaultLineModel* lines() { return &m_lines; }

    /// The fault that is chosen, by its row.
    int choice() const { return m_choice; }
    void setChoice(int choice);
    /// Who is at the table, and whom the fault happens to.
    QStringList players() const;
    int player() const;
    void setPlayer(int player);
    bool isOfPlayer() const;
    /// Why what is chosen can't be caused now, in words; empty: it can.
    QString denial() const;

    /// What was caused at this table and is still followed, in words, the newest first; and which of it the
    /// lines are about, -1: they foretell what is chosen.
    QStringList injected() const;
    int shown() const { return m_shown; }
    /// What the lines may be about: what is foretold now, then what was caused.
    QStringList views() const;
    void setShown(int shown);
    /// What has come of what is shown, in words and as a FaultLineModel::Mark.
    QString verdict() const;
    int verdictMark() const;

    /// Causes what is chosen, now; false where that is not possible.
    Q_INVOKABLE bool cause();
    /// Brings all that is shown up to what the table is now, at once.
    void refresh();

signals:
    void followed();
    void watchedChanged();
    void choiceChanged();
    void playersChanged();
    void shownChanged();
    void injectedChanged();
    /// kept() is another than before.
    void storedChanged();
    /// A fault has been caused in this round of the table.
    void struck(std::uint64_t round);

private:
    void refreshSoon();
    void hear();
    void refreshChoices();
    void refreshLines();
    faults::FaultKind kind() const;
    std::vector<TableFaults::Line> toldLines() const;
    std::size_t indexOf(int shown) const;

    StoredFault pastOf(std::size_t injected) const;
    void keepPast(std::size_t injected);
    static int markOf(const TableFaults::Injected& injected);

    std::unique_ptr<TableFaults> m_table;
    QString m_game;
    Place m_place;
    std::deque<StoredFault> m_past;      ///< of tables that have been left, and what has parted at this one
    std::size_t m_forgotten = 0;         ///< so many were in it before
    std::vector<std::uint64_t> m_parted; ///< the events of those that have parted at this table
    FaultChoiceModel m_choices;
    FaultLineModel m_lines;
    std::vector<faults::FaultKind> m_kinds; ///< what the table's regulation does not know stands last
    std::vector<PlayerId> m_players;
    PlayerId m_player = kNobody;
    std::size_t m_earlier = 0;
    std::ptrdiff_t m_over = 0; ///< how many of the table's faults are judged
    QTimer m_refresher;
    int m_choice = 0;
    int m_shown = -1;
    bool m_watched = false;
};

} // namespace mesaviva::app
