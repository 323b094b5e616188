// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/record_reader.h"
#endif

#include "app/core/game/game_registry.h"

#include <QDate>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Selects the rounds on record to show, and offers the choices. Each choice is an index into a list of
/// texts; 0 means all. Remembered while the program runs.
class HistoryFilter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList games READ games NOTIFY texts)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList periods READ periods NOTIFY texts)
    Q_PROPERTY(int period READ period WRITE setPeriod NOTIFY changed)
    Q_PROPERTY(QStringList days READ days NOTIFY texts)
    Q_PROPERTY(QString day READ day NOTIFY changed)
    Q_PROPERTY(QStringList tables READ tables NOTIFY texts)
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY changed)
    Q_PROPERTY(QStringList outcomes READ outcomes NOTIFY texts)
    Q_PROPERTY(int outcome READ outcome WRITE setOutcome NOTIFY changed)
    Q_PROPERTY(QString visit READ visit NOTIFY changed)
    Q_PROPERTY(bool active READ isActive NOTIFY changed)

public:
    /// `games` must outlive it.
    explicit HistoryFilter(const GameRegistry& games, QObject* parent = nullptr);

    QStringList games() const;
    int game() const;
    /// Selects another game and drops a table chosen for the game before.
    void setGame(int choice);
    /// All dates, today, the last seven days, the last thirty, then each day that has rounds on record.
    QStringList periods() const;
    int period() const;
    void setPeriod(int choice);
    /// The days that have rounds on record, newest first, as 2026-11-23; and the chosen one, if any.
    QStringList days() const;
    QString day() const { return m_choice.day.toString(Qt::ISODate); }
    /// Shows only the rounds of that day, one of days().
    Q_INVOKABLE void chooseDay(const QString& day);
    /// The tables on record of the chosen game, newest first.
    QStringList tables() const;
    int table() const;
    void setTable(int choice);
    QStringList outcomes() const;
    int outcome() const;
    void setOutcome(int choice);

    /// When the chosen visit began; empty: none is chosen.
    QString visit() const;
    /// Shows only the rounds of this visit and ignores all other choices.
    void setVisit(record::TableNumber table, std::uint64_t firstRound, std::uint64_t lastRound,
                  record::WallTime began);

    /// Whether the filter excludes any rounds.
    bool isActive() const;
    /// Removes all filters.
    Q_INVOKABLE void clear();

    /// The filter for a record; `today` is the calendar's date.
    record::RoundFilter roundFilter(QDate today) const;

    /// Sets the choices: the record's days, newest first, and its tables.
    void setChoices(std::vector<QDate> days, std::vector<record::TableRow> tables);
    void retranslate() { emit texts(); }

    /// The days on which rounds were opened, newest first. Call it off the GUI thread. Throws record::Fault.
    static std::vector<QDate> daysOf(record::RecordReader& reader);

signals:
    void changed();
    void texts();

private:
    enum Period { All, Today, Week, Month, Day };
    struct Choice {
        QString game; ///< empty: all
        Period period = All;
        QDate day; ///< of Day
        record::TableNumber table = 0;
        std::uint64_t firstRound = 0;
        std::uint64_t lastRound = record::kMostEvents;
        std::optional<record::WallTime> visit;
        std::optional<record::RoundOutcome> outcome;

        friend bool operator==(const Choice&, const Choice&) = default;
    };

    void choose(const Choice& choice);
    std::vector<const record::TableRow*> listedTables() const;
    static void forgetTable(Choice& choice);

    const GameRegistry& m_games;
    Choice m_choice;
    std::vector<QDate> m_days;
    std::vector<record::TableRow> m_tables;
};

} // namespace mesaviva::app
