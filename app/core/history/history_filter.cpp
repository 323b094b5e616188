// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/history_filter.h"

#include "app/core/text/moments.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>
#include <utility>

namespace mesaviva::app {

namespace {

using record::RoundOutcome;

constexpr std::array kOutcomes{RoundOutcome::won, RoundOutcome::lost, RoundOutcome::even,
                               RoundOutcome::unstaked, RoundOutcome::nullified};

// The first moment of the day. Where clocks go back to midnight that moment occurs twice, and Qt may return
// the second one.
record::WallTime startOf(QDate day) {
    qint64 start = day.startOfDay().toMSecsSinceEpoch();
    const QDateTime before = QDateTime::fromMSecsSinceEpoch(start - 1);
    if (before.date() == day) {
        start = QDateTime(day, QTime(0, 0), QTimeZone::utc()).toMSecsSinceEpoch() -
                qint64{before.offsetFromUtc()} * 1'000;
    }
    return record::WallTime(std::chrono::milliseconds(start));
}

// The index of a choice in a list whose first entry means "all".
template <class List, class Wanted>
int placeIn(const List& list, const Wanted& wanted) {
    const auto found = std::ranges::find(list, wanted);
    return found == std::end(list) ? 0 : 1 + static_cast<int>(found - std::begin(list));
}

} // namespace

HistoryFilter::HistoryFilter(const GameRegistry& games, QObject* parent) : QObject(parent), m_games(games) {}

void HistoryFilter::choose(const Choice& choice) {
    if (choice != m_choice) {
        const bool otherGame = choice.game != m_choice.game;
        m_choice = choice;
        if (otherGame) {
            emit texts(); // the tables depend on the game
        }
        emit changed();
    }
}

void HistoryFilter::forgetTable(Choice& choice) {
    const Choice any;
    choice.table = any.table;
    choice.firstRound = any.firstRound;
    choice.lastRound = any.lastRound;
    choice.visit = any.visit;
}

QStringList HistoryFilter::games() const {
    QStringList words{tr("All games")};
    for (const TableGame* const game : m_games.list()) {
        words.append(game->title());
    }
    return words;
}

int HistoryFilter::game() const {
    return m_games.find(m_choice.game) ? 1 + static_cast<int>(m_games.placeOf(m_choice.game)) : 0;
}

void HistoryFilter::setGame(int choice) {
    if (choice < 0 || choice > m_games.list().size()) {
        return;
    }
    Choice wanted = m_choice;
    wanted.game = choice == 0 ? QString() : m_games.list().at(choice - 1)->key();
    const auto table = std::ranges::find(m_tables, m_choice.table, &record::TableRow::number);
    if (table != m_tables.end() && choice > 0 && QString::fromStdString(table->game) != wanted.game) {
        forgetTable(wanted);
    }
    choose(wanted);
}

QStringList HistoryFilter::periods() const {
    QStringList words{tr("All dates"), tr("Today"), tr("Last 7 days"), tr("Last 30 days")};
    for (const QDate day : m_days) {
        words.append(dayText(day));
    }
    return words;
}

QStringList HistoryFilter::days() const {
    QStringList days;
    for (const QDate day : m_days) {
        days.append(day.toString(Qt::ISODate));
    }
    return days;
}

void HistoryFilter::chooseDay(const QString& day) {
    const int place = placeIn(m_days, QDate::fromString(day, Qt::ISODate));
    if (place > 0) {
        setPeriod(Day - 1 + place);
    }
}

int HistoryFilter::period() const {
    return m_choice.period == Day ? Day - 1 + placeIn(m_days, m_choice.day) : m_choice.period;
}

void HistoryFilter::setPeriod(int choice) {
    const int days = static_cast<int>(m_days.size());
    if (choice < 0 || choice >= Day + days) {
        return;
    }
    Choice wanted = m_choice;
    wanted.period = static_cast<Period>(std::min<int>(choice, Day));
    wanted.day = choice >= Day ? m_days[static_cast<std::size_t>(choice - Day)] : QDate();
    choose(wanted);
}

std::vector<const record::TableRow*> HistoryFilter::listedTables() const {
    std::vector<const record::TableRow*> listed;
    for (const record::TableRow& table : m_tables) {
        if (m_choice.game.isEmpty() || m_choice.game == QLatin1String(table.game.c_str())) {
            listed.push_back(&table);
        }
    }
    return listed;
}

QStringList HistoryFilter::tables() const {
    QStringList words{tr("All tables")};
    for (const record::TableRow* const table : listedTables()) {
        const QString key = QString::fromStdString(table->game);
        //: %1 a table's number, %2 a game, %3 date and time
        words.append(
            tr("Table %1 · %2 · %3")
                .arg(QString::number(table->number), m_games.titleOf(key), momentText(table->opened)));
    }
    return words;
}

int HistoryFilter::table() const {
    const auto listed = listedTables();
    const auto found = std::ranges::find(listed, m_choice.table, &record::TableRow::number);
    return found == listed.end() ? 0 : 1 + static_cast<int>(found - listed.begin());
}

void HistoryFilter::setTable(int choice) {
    const auto listed = listedTables();
    if (choice < 0 || choice > static_cast<int>(listed.size()) || (choice == table() && !m_choice.visit)) {
        return;
    }
    Choice wanted = m_choice;
    forgetTable(wanted);
    wanted.table = choice == 0 ? 0 : listed[static_cast<std::size_t>(choice - 1)]->number;
    choose(wanted);
}

QStringList HistoryFilter::outcomes() const {
    return {tr("All results"), tr("Won"), tr("Lost"), tr("Broke even"), tr("No stake"), tr("Void")};
}

int HistoryFilter::outcome() const { return m_choice.outcome ? placeIn(kOutcomes, *m_choice.outcome) : 0; }

void HistoryFilter::setOutcome(int choice) {
    if (choice < 0 || choice > static_cast<int>(kOutcomes.size())) {
        return;
    }
    Choice wanted = m_choice;
    wanted.outcome =
        choice == 0 ? std::nullopt : std::optional(kOutcomes.at(static_cast<std::size_t>(choice - 1)));
    choose(wanted);
}

QString HistoryFilter::visit() const { return m_choice.visit ? momentText(*m_choice.visit) : QString(); }

void HistoryFilter::setVisit(record::TableNumber table, std::uint64_t firstRound, std::uint64_t lastRound,
                             record::WallTime began) {
    Choice wanted;
    wanted.table = table;
    wanted.firstRound = firstRound;
    wanted.lastRound = lastRound;
    wanted.visit = began;
    choose(wanted);
}

bool HistoryFilter::isActive() const { return m_choice != Choice(); }

void HistoryFilter::clear() { choose({}); }

record::RoundFilter HistoryFilter::roundFilter(QDate today) const {
    record::RoundFilter filter;
    if (!m_choice.game.isEmpty()) {
        filter.game = m_choice.game.toStdString();
    }
    if (m_choice.table != 0) {
        filter.table = m_choice.table;
        filter.firstRound = m_choice.firstRound;
        filter.lastRound = m_choice.lastRound;
    }
    filter.outcome = m_choice.outcome;
    switch (m_choice.period) {
    case All: break;
    case Today: filter.from = startOf(today); break;
    case Week: filter.from = startOf(today.addDays(-6)); break;
    case Month: filter.from = startOf(today.addDays(-29)); break;
    case Day:
        filter.from = startOf(m_choice.day);
        filter.until = startOf(m_choice.day.addDays(1));
        break;
    }
    return filter;
}

void HistoryFilter::setChoices(std::vector<QDate> days, std::vector<record::TableRow> tables) {
    m_days = std::move(days);
    m_tables = std::move(tables);
    emit texts();
    // A choice that has been removed from the record is dropped.
    Choice wanted = m_choice;
    if (wanted.period == Day && std::ranges::find(m_days, wanted.day) == m_days.end()) {
        wanted.period = All;
        wanted.day = {};
    }
    if (wanted.table != 0 &&
        std::ranges::find(m_tables, wanted.table, &record::TableRow::number) == m_tables.end()) {
        forgetTable(wanted);
    }
    choose(wanted);
    emit changed(); // the same choices may have other indexes
}

std::vector<QDate> HistoryFilter::daysOf(record::RecordReader& reader) {
    std::vector<QDate> days;
    record::RoundFilter filter;
    for (auto newest = reader.rounds(filter, 1); !newest.empty(); newest = reader.rounds(filter, 1)) {
        const record::WallTime opened = newest.front().opened;
        const QDate day = timeOf(opened).date();
        if (days.empty() || days.back() != day) {
            days.push_back(day);
        }
        // one day further back each time, whatever the calendar says
        filter.until = std::min(startOf(day), opened);
    }
    return days;
}

} // namespace mesaviva::app
