// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/balances.h"
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

/// This player's balance as a line chart with one point per round of the filter. Coordinates run from 0 to 1,
/// from the left and from the bottom. It is read only while it is visible.
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
    /// Draws at most this many points.
    static constexpr std::size_t kMostPoints = 600;

    /// `keeper` must outlive it.
    explicit BalanceLine(RecordKeeper& keeper, QObject* parent = nullptr);

    /// Whether the chart is visible: it is read then, and again when the filter changes.
    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool isBusy() const { return m_query.isBusy(); }
    /// Whether the chart shows the cumulative results from zero instead of the player's balance.
    bool isSummed() const { return m_summed; }
    void setSummed(bool summed);

    /// Sets the filter; `reload`: the record may have changed since the last read.
    void setFilter(const record::RoundFilter& filter, bool reload);

    /// The number of rounds covered; 0: there is nothing to draw.
    int rounds() const { return m_rounds; }
    /// The number of points drawn.
    int points() const { return static_cast<int>(m_line.points.size()); }
    QList<double> places() const;
    QList<double> heights() const;
    /// The height of zero; it may lie outside 0 to 1.
    double zero() const { return heightOf({}); }
    QStringList amountTexts() const;
    QList<double> amountPlaces() const;
    /// Dates at equal distances, or times of day if all rounds are on the same day.
    QStringList dateTexts() const;
    QList<double> datePlaces() const;
    QString begin() const;
    QString end() const;
    QString highest() const;
    QString lowest() const;
    /// The whole chart as text.
    QString summary() const;

    /// The index of the selected point; -1: none.
    int cursor() const { return m_cursor; }
    void setCursor(int point);
    /// The index of the point nearest to this horizontal position.
    Q_INVOKABLE int nearest(double place) const;
    double cursorPlace() const;
    double cursorHeight() const;
    QString cursorAmount() const;
    /// The round before the selected point, when it closed, and its result.
    QString cursorDetail() const;
    /// The round's id; empty before the first round.
    QString cursorRound() const;

    void retranslate();

signals:
    void activeChanged();
    void summedChanged();
    void changed();
    void cursorChanged();

private:
    // The balance after a round; the first point is the initial balance, before all rounds.
    struct Point {
        Money amount;
        std::int64_t place = 0; ///< number of rounds before it
        record::WallTime at;
        record::RoundId round;
        Money net;
        Money given;
    };
    struct Line {
        std::vector<Point> points; ///< the points drawn
        std::vector<Point> marks;  ///< the points with a date label
        Point highest;
        Point lowest;
        std::int64_t rounds = 0;
        bool summed = false; ///< amounts are cumulative results
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
    std::shared_ptr<const record::Balances> m_balances; ///< of the whole record; null: not read yet
    Line m_line;
    int m_rounds = 0;
    Money m_bottom; ///< of the axis; its marks are m_step apart
    Money m_top;
    Money m_step;
    int m_cursor = -1;
    RecordQuery m_query;
};

} // namespace mesaviva::app
