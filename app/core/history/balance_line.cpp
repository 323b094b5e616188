// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/balance_line.h"

#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kAmountMarks = 5;
constexpr int kDateMarks = 5;

// The smallest of 1, 2, 5, 10, 20 … points that covers this distance in at most `steps` steps. Marks are
// whole points so that they are readable.
Money stepFor(Money distance, int steps) {
    const std::int64_t least = std::max<std::int64_t>(100, (distance.cents + steps - 1) / steps);
    for (std::int64_t power = 100;; power *= 10) {
        for (const std::int64_t digit : {1, 2, 5}) {
            if (digit * power >= least) {
                return Money{digit * power};
            }
        }
    }
}

Money roundedDown(Money amount, Money step) {
    const std::int64_t rest = amount.cents % step.cents;
    return Money{amount.cents - rest - (rest < 0 ? step.cents : 0)};
}

} // namespace

BalanceLine::BalanceLine(RecordKeeper& keeper, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_query(*this) {}

void BalanceLine::setActive(bool active) {
    if (active == m_active) {
        return;
    }
    m_active = active;
    emit activeChanged();
    if (m_active && m_stale) {
        ask();
    }
}

void BalanceLine::setSummed(bool summed) {
    if (summed != m_summed) {
        m_summed = summed;
        emit summedChanged();
        m_stale = true;
        if (m_active) {
            ask();
        }
    }
}

void BalanceLine::setFilter(const record::RoundFilter& filter, bool reload) {
    m_filter = filter;
    m_stale = true;
    if (reload) {
        m_balances.reset();
    }
    if (m_active) {
        ask();
    }
}

void BalanceLine::ask() {
    m_stale = false;
    m_query.forget();
    m_query.ask(
        m_keeper.shownFile(),
        [this, known = m_balances, filter = m_filter, summed = m_summed](record::RecordReader& reader) {
            auto balances = known ? known : std::make_shared<const record::Balances>(reader);
            Line line = lineOf(balances->of(filter), summed);
            return [this, balances = std::move(balances), line = std::move(line)]() mutable {
                m_balances = std::move(balances);
                take(std::move(line));
            };
        },
        [this](record::FaultKind) { take({}); }); // the list shows the reason
    emit changed();
}

// Runs on the query's thread.
BalanceLine::Line BalanceLine::lineOf(const std::vector<record::Balance>& balances, bool summed) {
    Line line;
    line.summed = summed;
    if (balances.empty()) {
        return line;
    }
    std::vector<Point> points;
    points.reserve(balances.size() + 1);
    points.push_back(
        {summed ? Money{} : balances.front().before(), 0, balances.front().round.opened, {}, {}, {}});
    Money sum;
    for (const record::Balance& balance : balances) {
        const record::RoundRow& round = balance.round;
        const Money net = round.returned - round.staked;
        sum = record::added(sum, net);
        points.push_back({summed ? sum : balance.after, static_cast<std::int64_t>(points.size()),
                          round.closed.value_or(round.opened), round.id, net,
                          summed ? Money{} : balance.given});
    }
    line.rounds = static_cast<std::int64_t>(balances.size());
    line.highest = *std::ranges::max_element(points, {}, &Point::amount);
    line.lowest = *std::ranges::min_element(points, {}, &Point::amount);
    for (int mark = 0; mark < kDateMarks; ++mark) {
        const auto at = static_cast<std::size_t>(line.rounds * mark / (kDateMarks - 1));
        if (line.marks.empty() || line.marks.back().place != points[at].place) {
            line.marks.push_back(points[at]);
        }
    }
    std::vector<Money> amounts;
    amounts.reserve(points.size());
    for (const Point& point : points) {
        amounts.push_back(point.amount);
    }
    for (const std::size_t place : record::thinned(amounts, kMostPoints)) {
        line.points.push_back(points[place]);
    }
    return line;
}

void BalanceLine::take(Line line) {
    m_line = std::move(line);
    m_rounds = static_cast<int>(m_line.rounds);
    m_step = stepFor(m_line.highest.amount - m_line.lowest.amount, kAmountMarks - 1);
    m_bottom = roundedDown(m_line.lowest.amount, m_step);
    if (m_line.highest.amount == m_line.lowest.amount && m_bottom > Money{}) {
        m_bottom -= m_step; // constant values: keep the line off the edge
    }
    m_top = m_bottom;
    while (m_top < m_line.highest.amount || m_top == m_bottom) {
        m_top += m_step;
    }
    m_cursor = -1;
    emit changed();
    emit cursorChanged();
}

double BalanceLine::heightOf(Money amount) const {
    return static_cast<double>((amount - m_bottom).cents) /
           static_cast<double>(std::max<std::int64_t>(1, (m_top - m_bottom).cents));
}

double BalanceLine::placeOf(const Point& point) const {
    return static_cast<double>(point.place) / std::max(1, m_rounds);
}

QList<double> BalanceLine::places() const {
    QList<double> places;
    for (const Point& point : m_line.points) {
        places.append(placeOf(point));
    }
    return places;
}

QList<double> BalanceLine::heights() const {
    QList<double> heights;
    for (const Point& point : m_line.points) {
        heights.append(heightOf(point.amount));
    }
    return heights;
}

QStringList BalanceLine::amountTexts() const {
    QStringList texts;
    for (Money mark = m_bottom; m_rounds > 0 && mark <= m_top; mark += m_step) {
        texts.append(textOf(mark));
    }
    return texts;
}

QList<double> BalanceLine::amountPlaces() const {
    QList<double> places;
    for (Money mark = m_bottom; m_rounds > 0 && mark <= m_top; mark += m_step) {
        places.append(heightOf(mark));
    }
    return places;
}

QStringList BalanceLine::dateTexts() const {
    QStringList texts;
    if (m_line.marks.empty()) {
        return texts;
    }
    const QLocale locale;
    const auto dateOf = [](const Point& mark) { return timeOf(mark.at); };
    const bool isOneDay = dateOf(m_line.marks.front()).date() == dateOf(m_line.marks.back()).date();
    for (const Point& mark : m_line.marks) {
        texts.append(isOneDay ? locale.toString(dateOf(mark).time(), QLocale::ShortFormat)
                              : locale.toString(dateOf(mark).date(), QLocale::ShortFormat));
    }
    return texts;
}

QList<double> BalanceLine::datePlaces() const {
    QList<double> places;
    for (const Point& mark : m_line.marks) {
        places.append(placeOf(mark));
    }
    return places;
}

// Results have signs, points have none.
QString BalanceLine::textOf(Money amount) const {
    return m_line.summed ? signedAmountText(amount) : amountText(amount);
}

QString BalanceLine::begin() const { return m_rounds > 0 ? textOf(m_line.points.front().amount) : QString(); }

QString BalanceLine::end() const { return m_rounds > 0 ? textOf(m_line.points.back().amount) : QString(); }

QString BalanceLine::highest() const { return m_rounds > 0 ? textOf(m_line.highest.amount) : QString(); }

QString BalanceLine::lowest() const { return m_rounds > 0 ? textOf(m_line.lowest.amount) : QString(); }

QString BalanceLine::momentOf(const Point& point) const { return momentText(point.at); }

QString BalanceLine::summary() const {
    if (m_rounds == 0) {
        return tr("There is nothing to plot.");
    }
    const Point& first = m_line.points.front();
    const Point& last = m_line.points.back();
    //: %1, %3, %5, %7 amounts, %2, %4, %6, %8 dates
    return tr("%n round(s): from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.", nullptr,
              m_rounds)
        .arg(begin(), momentOf(first), end(), momentOf(last), highest(), momentOf(m_line.highest), lowest(),
             momentOf(m_line.lowest));
}

const BalanceLine::Point* BalanceLine::pointAt(int point) const {
    return point >= 0 && point < static_cast<int>(m_line.points.size())
               ? &m_line.points[static_cast<std::size_t>(point)]
               : nullptr;
}

void BalanceLine::setCursor(int point) {
    point = std::clamp(point, -1, static_cast<int>(m_line.points.size()) - 1);
    if (point != m_cursor) {
        m_cursor = point;
        emit cursorChanged();
    }
}

int BalanceLine::nearest(double place) const {
    const auto distance = [&](const Point& point) { return std::abs(placeOf(point) - place); };
    const auto found = std::ranges::min_element(m_line.points, {}, distance);
    return found == m_line.points.end() ? -1 : static_cast<int>(found - m_line.points.begin());
}

double BalanceLine::cursorPlace() const {
    const Point* const point = pointAt(m_cursor);
    return point ? placeOf(*point) : 0;
}

double BalanceLine::cursorHeight() const {
    const Point* const point = pointAt(m_cursor);
    return point ? heightOf(point->amount) : 0;
}

QString BalanceLine::cursorAmount() const {
    const Point* const point = pointAt(m_cursor);
    return point ? textOf(point->amount) : QString();
}

QString BalanceLine::cursorDetail() const {
    const Point* const point = pointAt(m_cursor);
    if (!point) {
        return {};
    }
    if (point->place == 0) {
        return tr("Before the first round, %1").arg(momentOf(*point));
    }
    //: %1 a round's id, %2 date and time, %3 an amount with its sign
    QString text = tr("After round %1, %2: %3")
                       .arg(QString::fromStdString(record::textOf(point->round)), momentOf(*point),
                            signedAmountText(point->net));
    if (point->given > Money{}) {
        //: %1 an amount
        text += QStringLiteral(" · ") + tr("free points before it: %1").arg(amountText(point->given));
    }
    return text;
}

QString BalanceLine::cursorRound() const {
    const Point* const point = pointAt(m_cursor);
    return point && point->place > 0 ? QString::fromStdString(record::textOf(point->round)) : QString();
}

void BalanceLine::retranslate() {
    emit changed();
    emit cursorChanged();
}

} // namespace mesaviva::app
