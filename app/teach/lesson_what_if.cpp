// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desk's questions: what if another card, number or ball had come?

#include "app/teach/lesson_desk.h"
#include "app/teach/piece_words.h"
#include "app/words/amounts.h"
#include "app/words/texts.h"

#include <algorithm>
#include <cstddef>

namespace mesaviva::app {

namespace {

QString capital(QString name) {
    if (!name.isEmpty()) {
        name.front() = name.front().toUpper();
    }
    return name;
}

} // namespace

QString LessonDesk::forkTitle() const {
    if (m_forkPoint < 1 || !m_running) {
        return {};
    }
    const lessons::ChancePoint& point = m_running->points[static_cast<std::size_t>(m_forkPoint) - 1];
    const QString name = capital(
        PieceWords::named(textOf(m_running->lesson->scenario.game()), QString::fromStdString(point.value)));
    if (point.to.empty()) {
        return name;
    }
    //: %1 a card, %2 a player
    return point.to == "dealer" ? tr("%1, to the dealer").arg(name)
                                : tr("%1, to %2").arg(name, playerName(point.to));
}

QVariantList LessonDesk::forkValues() const {
    QVariantList list;
    if (!isForkOpen()) {
        return list;
    }
    const scenario::Scenario& scenario = m_running->lesson->scenario;
    const QString game = textOf(scenario.game());
    const auto& points = m_running->points;
    const std::string& now = points[static_cast<std::size_t>(m_forkPoint) - 1].value;
    for (const std::string& value : lessons::chanceValues(scenario)) {
        ChanceValue shown = PieceWords::of(game, QString::fromStdString(value));
        shown.current = value == now; // what lies face down elsewhere is not given away
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

void LessonDesk::openFork() {
    if (!canFork()) {
        return;
    }
    const auto here = static_cast<std::size_t>(m_table->repetition()->position());
    const auto& points = m_running->points;
    const auto after = std::ranges::upper_bound(points, here, {}, &lessons::ChancePoint::position);
    m_forkPoint = std::max(1, static_cast<int>(after - points.begin()));
    m_refusal.reset(); // of what was asked before
    emit refusalChanged();
    emit momentChanged();
}

void LessonDesk::closeFork() {
    m_forkPoint = 0;
    emit momentChanged();
}

void LessonDesk::stepFork(int points) {
    if (!isForkOpen()) {
        return;
    }
    const int to = std::clamp(m_forkPoint + points, 1, forkPoints());
    if (to != m_forkPoint) {
        m_forkPoint = to;
        m_table->repetition()->moveTo(
            static_cast<int>(m_running->points[static_cast<std::size_t>(to) - 1].position));
        emit momentChanged();
    }
}

void LessonDesk::fork(const QString& value) {
    if (isForkOpen() && !value.isEmpty() &&
        value.toStdString() != m_running->points[static_cast<std::size_t>(m_forkPoint) - 1].value &&
        !std::exchange(m_busy, true)) {
        m_refusal.reset();
        emit refusalChanged();
        bring({.running = m_running, .position = std::max(1, m_table->repetition()->position())}, value);
    }
}

QString LessonDesk::forkTaken() const {
    return m_fork ? capital(PieceWords::named(textOf(m_running->lesson->scenario.game()),
                                              QString::fromStdString(m_fork->point.value)))
                  : QString();
}

QString LessonDesk::forkOther() const {
    return m_fork ? capital(PieceWords::named(textOf(m_running->lesson->scenario.game()),
                                              QString::fromStdString(m_fork->value)))
                  : QString();
}

QVariantList LessonDesk::forkRows() const {
    QVariantList list;
    if (!m_fork) {
        return list;
    }
    const auto words = [](const lessons::PlayerResult& result) {
        //: %1 an amount staked, %2 what came back, %3 the difference with its sign
        return tr("%1 staked, %2 back: %3")
            .arg(amountText(result.staked), amountText(result.returned), signedAmountText(result.net()));
    };
    for (std::size_t i = 0; i < m_fork->ways.before.size(); ++i) {
        const lessons::PlayerResult& before = m_fork->ways.before[i];
        const lessons::PlayerResult& after = m_fork->ways.after[i];
        WhatIfRow row;
        row.player = playerName(before.player);
        row.before = words(before);
        row.after = words(after);
        row.differs = before != after;
        list.append(QVariant::fromValue(row));
    }
    return list;
}

} // namespace mesaviva::app
