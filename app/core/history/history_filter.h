// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/record_reader.h"
#endif

#include "app/core/game/house_games.h"

#include <QDate>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Which of the rounds on record are looked at, and what can be chosen. Every choice is the place in a list
/// of words; place 0 stands for all. Remembered while the program runs.
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
    /// `games` must live longer.
    explicit HistoryFilter(const HouseGames& games, QObject* parent = nullptr);

    QStringList games() const;
    int game() const;
    /// Another game: a table of the one before is chosen no more.
    void setGame(int choice);
    /// All dates, today, the last seven days, the last thirty, then each day with rounds on record.
    QStringList periods() const;
    int period() const;
    void setPeriod(int choice);
    /// The days with rounds on record, the newest first, as 2026-11-23; and the one that is chosen, if any.
    QStringList days() const;
    QString day() const { return m_choice.day.toString(Qt::ISODate); }
    /// Only the rounds of that day, one of days().
    Q_INVOKABLE void chooseDay(const QString& day);
    /// The tables on record of the chosen game, the newest first.
    QStringList tables() const;
    int table() const;
    void setTable(int choice);
    QStringList outcomes() const;
    int outcome() const;
    void setOutcome(int choice);

    /// When the visit began whose rounds alone are looked at; empty: none is chosen.
    QString visit() const;
    /// Only the rounds of this visit, and nothing else counts.
    void setVisit(record::TableNumber table, std::uint64_t firstRound, std::uint64_t lastRound,
                  record::WallTime began);

    /// Whether some rounds are left out.
    bool isActive() const;
    /// All rounds are looked at.
    Q_INVOKABLE void clear();

    /// The same for a record; `today` is the calendar's.
    record::RoundFilter roundFilter(QDate today) const;

    /// What the record has: its days, the newest first, and its tables.
    void setChoices(std::vector<QDate> days, std::vector<record::TableRow> tables);
    void retranslate() { emit texts(); }

    /// The days on which rounds were opened, the newest first. Not for the window's thread. Throws
    /// record::Fault.
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

    const HouseGames& m_games;
    Choice m_choice;
    std::vector<QDate> m_days;
    std::vector<record::TableRow> m_tables;
};

} // namespace mesaviva::app
