// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What if another card, number or ball had been drawn, or somebody had decided differently?

#include "app/core/events/piece_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/as_beginning.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/desks/teach/lessons/lesson_desk.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace mesaviva::app {

namespace {

// The only number in a step, of the wheel or a quantity; nothing if it has none or several.
std::optional<QString> numberOfStep(const scenario::Json& step) {
    if (step.is_null()) {
        return std::nullopt;
    }
    if (const auto several = step.find("numbers"); several != step.end() && several->is_array()) {
        return several->size() == 1 && several->front().is_string()
                   ? std::optional(QString::fromStdString(several->front().get<std::string>()))
                   : std::nullopt;
    }
    if (const auto number = step.find("number"); number != step.end() && number->is_string()) {
        return QString::fromStdString(number->get<std::string>());
    }
    const auto count = step.find("count");
    return count != step.end() && count->is_number_integer()
               ? std::optional(QString::number(count->get<std::int64_t>()))
               : std::nullopt;
}

} // namespace

const LessonDesk::ForkPlace& LessonDesk::forkPlace() const {
    return m_running->forks[static_cast<std::size_t>(m_forkPoint) - 1];
}

const lessons::DecisionPoint* LessonDesk::forkedDecision() const {
    return m_running && m_forkPoint > 0 && forkPlace().decision ? &m_running->decisions[forkPlace().index]
                                                                : nullptr;
}

bool LessonDesk::isForkDecision() const { return forkedDecision() != nullptr; }

QString LessonDesk::chanceText(const std::string& value) const {
    return asBeginning(
        PieceText::named(textOf(m_running->lesson->scenario.game()), QString::fromStdString(value)));
}

// A step as a line, with the player's name at the table.
QString LessonDesk::decisionText(const scenario::Json& step) const {
    if (step.is_null()) {
        return tr("Does not do it");
    }
    scenario::Json named = step;
    named["player"] = playerName(step.value("player", std::string())).toStdString();
    return EditorText::step(named);
}

QString LessonDesk::forkTitle() const {
    if (m_forkPoint < 1 || !m_running) {
        return {};
    }
    if (const lessons::DecisionPoint* const decision = forkedDecision()) {
        return decisionText(decision->taken);
    }
    const lessons::ChancePoint& point = m_running->points[forkPlace().index];
    const QString name = chanceText(point.value);
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
    if (const lessons::DecisionPoint* const decision = forkedDecision()) {
        return othersAt(*decision, true);
    }
    const scenario::Scenario& scenario = m_running->lesson->scenario;
    const QString game = textOf(scenario.game());
    const std::string& now = m_running->points[forkPlace().index].value;
    for (const std::string& value : lessons::chanceValues(scenario)) {
        ChanceValue shown = PieceText::of(game, QString::fromStdString(value));
        shown.current = value == now; // cards face down elsewhere stay secret
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QVariantList LessonDesk::forkChoices() const {
    const lessons::DecisionPoint* const decision = isForkOpen() ? forkedDecision() : nullptr;
    return decision ? othersAt(*decision, false) : QVariantList();
}

// Alternatives with a number go on a pad, others are sentences.
QVariantList LessonDesk::othersAt(const lessons::DecisionPoint& point, bool numbers) const {
    QVariantList list;
    for (std::size_t i = 0; i < point.others.size(); ++i) {
        const scenario::Json& other = point.others[i];
        const std::optional<QString> number = numberOfStep(other);
        if (number.has_value() != numbers) {
            continue;
        }
        ChanceValue shown;
        if (number && other.contains("count")) {
            shown.face = *number;
        } else if (number) {
            shown = PieceText::of(textOf(m_running->lesson->scenario.game()), *number);
        }
        shown.value = QString::number(i);
        shown.name = decisionText(other);
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

void LessonDesk::openFork() {
    if (!canFork()) {
        return;
    }
    const auto here = static_cast<std::size_t>(m_table->replay()->position());
    const auto& forks = m_running->forks;
    const auto after = std::ranges::upper_bound(forks, here, {}, &ForkPlace::position);
    m_forkPoint = std::max(1, static_cast<int>(after - forks.begin()));
    m_refusal.reset(); // of the earlier request
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
        m_table->replay()->moveTo(static_cast<int>(forkPlace().position));
        emit momentChanged();
    }
}

void LessonDesk::fork(const QString& value) {
    if (!isForkOpen() || value.isEmpty()) {
        return;
    }
    const lessons::DecisionPoint* const decision = forkedDecision();
    bool isOne = false;
    const auto choice = value.toULong(&isOne);
    const bool differs = decision ? isOne && choice < decision->others.size()
                                  : value.toStdString() != m_running->points[forkPlace().index].value;
    if (differs && !std::exchange(m_busy, true)) {
        m_refusal.reset();
        emit refusalChanged();
        bring({.running = m_running, .position = std::max(1, m_table->replay()->position())}, value);
    }
}

// What happened at that point, or would happen with the alternative.
QString LessonDesk::forkText(const ForkPlace& place, const std::string& value) const {
    if (!place.decision) {
        return chanceText(value.empty() ? m_running->points[place.index].value : value);
    }
    const lessons::DecisionPoint& decision = m_running->decisions[place.index];
    return decisionText(value.empty() ? decision.taken : decision.others[std::stoul(value)]);
}

QString LessonDesk::forkTaken() const { return m_fork ? forkText(m_fork->place, {}) : QString(); }

QString LessonDesk::forkOther() const { return m_fork ? forkText(m_fork->place, m_fork->value) : QString(); }

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
