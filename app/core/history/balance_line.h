// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/balances.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// How this player's points went, as a line to be drawn: one place to the right for each round of the filter.
/// Places run from 0 to 1, from the left and from below. It is read when it is looked at.
class BalanceLine : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(bool summed READ isSummed WRITE setSummed NOTIFY summedChanged)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(QList<double> places READ places NOTIFY changed)
    Q_PROPERTY(QList<double> heights READ heights NOTIFY changed)
    Q_PROPERTY(double zero READ zero NOTIFY changed)
    Q_PROPERTY(QStringList amountTexts READ amountTexts NOTIFY changed)
    Q_PROPERTY(QList<double> amountPlaces READ amountPlaces NOTIFY changed)
    Q_PROPERTY(QStringList dateTexts READ dateTexts NOTIFY changed)
    Q_PROPERTY(QList<double> datePlaces READ datePlaces NOTIFY changed)
    Q_PROPERTY(QString begin READ begin NOTIFY changed)
    Q_PROPERTY(QString end READ end NOTIFY changed)
    Q_PROPERTY(QString highest READ highest NOTIFY changed)
    Q_PROPERTY(QString lowest READ lowest NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int cursor READ cursor WRITE setCursor NOTIFY cursorChanged)
    Q_PROPERTY(double cursorPlace READ cursorPlace NOTIFY cursorChanged)
    Q_PROPERTY(double cursorHeight READ cursorHeight NOTIFY cursorChanged)
    Q_PROPERTY(QString cursorAmount READ cursorAmount NOTIFY cursorChanged)
    Q_PROPERTY(QString cursorDetail READ cursorDetail NOTIFY cursorChanged)
    Q_PROPERTY(QString cursorRound READ cursorRound NOTIFY cursorChanged)

public:
    /// So many points of it are drawn at most.
    static constexpr std::size_t kMostPoints = 600;

    /// `keeper` must live longer.
    explicit BalanceLine(RecordKeeper& keeper, QObject* parent = nullptr);

    /// Somebody looks at it: it is read, and read anew when the filter changes.
    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool isBusy() const { return m_query.isBusy(); }
    /// The results of the rounds added up from nothing, instead of the points that this player had.
    bool isSummed() const { return m_summed; }
    void setSummed(bool summed);

    /// The rounds of other filters are to be shown; `anew`: others may be on record than before.
    void setFilter(const record::RoundFilter& filter, bool anew);

    /// How many rounds it goes over; 0: there is nothing to draw.
    int rounds() const { return m_rounds; }
    /// How many points are drawn, and where they lie.
    int points() const { return static_cast<int>(m_line.points.size()); }
    QList<double> places() const;
    QList<double> heights() const;
    /// Where nothing is; it may lie outside.
    double zero() const { return heightOf({}); }
    QStringList amountTexts() const;
    QList<double> amountPlaces() const;
    /// Dates at even distances; the times of the day where all is of one.
    QStringList dateTexts() const;
    QList<double> datePlaces() const;
    QString begin() const;
    QString end() const;
    QString highest() const;
    QString lowest() const;
    /// All of it in words.
    QString summary() const;

    /// A point of the line that is read, from 0; -1: none.
    int cursor() const { return m_cursor; }
    void setCursor(int point);
    /// The point that is nearest to this place.
    Q_INVOKABLE int nearest(double place) const;
    double cursorPlace() const;
    double cursorHeight() const;
    QString cursorAmount() const;
    /// Which round it comes after, when that was over, and what it brought.
    QString cursorDetail() const;
    /// The round's id; empty before the first one.
    QString cursorRound() const;

    void retranslate();

signals:
    void activeChanged();
    void summedChanged();
    void changed();
    void cursorChanged();

private:
    // The points after a round; the first one is how it began, before all rounds.
    struct Point {
        Money amount;
        std::int64_t place = 0; ///< after so many rounds
        record::WallTime at;
        record::RoundId round;
        Money net;
        Money given;
    };
    struct Line {
        std::vector<Point> points; ///< those that are drawn
        std::vector<Point> marks;  ///< whose dates stand below
        Point highest;
        Point lowest;
        std::int64_t rounds = 0;
        bool summed = false; ///< amounts are results added up
    };

    static Line lineOf(const std::vector<record::Balance>& balances, bool summed);
    void ask();
    void take(Line line);
    QString textOf(Money amount) const;
    const Point* pointAt(int point) const;
    double heightOf(Money amount) const;
    double placeOf(const Point& point) const;
    QString momentOf(const Point& point) const;

    RecordKeeper& m_keeper;
    bool m_active = false;
    bool m_stale = true;
    bool m_summed = false;
    record::RoundFilter m_filter;
    std::shared_ptr<const record::Balances> m_balances; ///< of the whole record; null: to be read
    Line m_line;
    int m_rounds = 0;
    Money m_bottom; ///< of the axis, whose marks are m_step apart
    Money m_top;
    Money m_step;
    int m_cursor = -1;
    RecordQuery m_query;
};

} // namespace mesaviva::app
