// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shows any scenario or round on record as a lesson whose events are described.

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/lessons/lesson_text.h"
#include "engine/record/record_reader.h"
#include "engine/scenario/scenario.h"
#include "engine/study/study.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

// This player's id in a record.
constexpr std::string_view kRecordedOwn = "player_";

} // namespace

void LessonDesk::present(ToPresent wanted) {
    if (!m_show || std::exchange(m_busy, true)) {
        return;
    }
    lessons::Lesson lesson;
    scenario::Title& title = wanted.scenario.title;
    if (title.pt.empty() && title.en.empty()) {
        title.pt = title.en = wanted.name.toStdString();
    }
    lesson.title = {title.pt.empty() ? title.en : title.pt, title.en.empty() ? title.pt : title.en};
    // The earlier rounds only bring the table to the right state.
    lesson.from = wanted.recorded ? wanted.scenario.rounds.value_or(1) : 1;
    lesson.scenario = std::move(wanted.scenario);
    auto running = std::make_shared<Running>();
    running->lesson = std::make_shared<const lessons::Lesson>(std::move(lesson));
    running->presented = Presented{std::move(wanted.from), std::move(wanted.recorded)};
    const TableRequest request{.running = running, .position = wanted.event};
    if (const auto fault = lessons::crowdFault(running->lesson->scenario)) {
        m_busy = false;
        refuseFirst(request, {LessonText::of(running->lesson->title), *fault});
        return;
    }
    bring(request);
}

void LessonDesk::presentFile(const QString& path) {
    struct Read {
        std::optional<scenario::Scenario> scenario;
        LessonRefusal refusal;
    };
    const auto read = [path]() -> Read {
        LessonRefusal refusal;
        const std::optional<QByteArray> text = OwnLessons::textOf(path, refusal);
        if (!text) {
            return {{}, refusal};
        }
        auto scenario =
            scenario::read(std::string_view(text->constData(), static_cast<std::size_t>(text->size())));
        if (!scenario) {
            refusal.error = scenario.error();
            return {{}, refusal};
        }
        return {std::move(*scenario), refusal};
    };
    m_worker.run(*this, read, [this, path](const Read& file) {
        if (file.scenario) {
            present({*file.scenario,
                     {.place = PresentedFrom::Place::library, .file = path},
                     QFileInfo(path).completeBaseName()});
        } else {
            refuse(file.refusal, QUrl::fromLocalFile(path));
        }
    });
}

// A presentation that was never shown is refused to the page that requested it.
void LessonDesk::refuseFirst(const TableRequest& request, const LessonRefusal& refusal) {
    const std::optional<Presented>& presented = request.running->presented;
    if (!presented || request.running == m_running) {
        refuse(refusal);
    } else if (presented->from.place == PresentedFrom::Place::library) {
        refuse({presented->from.file, refusal.error}, QUrl::fromLocalFile(presented->from.file));
    } else {
        refuseToPresent([refusal] { return refusal.text(); });
    }
}

void LessonDesk::refuseToPresent(std::function<QString()> words) {
    m_notPresented = std::move(words);
    emit presentRefusalChanged();
    emit notPresented();
}

std::optional<PresentedFrom> LessonDesk::presentedFrom() const {
    return m_table && isPresented() ? std::optional(m_running->presented->from) : std::nullopt;
}

void LessonDesk::forgetWay() {
    if (isPresented()) {
        m_running->presented->from = {};
    }
}

QString LessonDesk::about() const {
    if (!isPresented()) {
        return {};
    }
    return m_running->presented->recorded
               ? tr("A round on record, played from a copy: the record stays as it is.")
               : tr("A scenario, event by event. The clock stops at those that matter.");
}

std::optional<std::size_t> LessonDesk::presentRow() const {
    return m_eventLog && m_eventLog->end() > m_eventLog->first() ? std::optional(m_eventLog->end() - 1)
                                                                 : std::nullopt;
}

QString LessonDesk::describeLastEvent() const {
    const std::optional<std::size_t> row = presentRow();
    if (!row) {
        return {};
    }
    const QString words = m_eventLog->words(*row);
    return words.isEmpty() ? EventLogText::kind(m_eventLog->kinds()[m_eventLog->head(*row).kind]) : words;
}

// At the table, a round on record is shown as its player saw it, with the names of the record
// (RecordedRoundSession).
QString LessonDesk::playerName(const std::string& id) const {
    const QString name = QString::fromStdString(id);
    if (isPresented() && m_running->presented->recorded) {
        const auto& players = m_running->lesson->scenario.players;
        const auto own = std::ranges::find_if(players.rbegin(), players.rend(), [](const auto& player) {
            return player.id.starts_with(kRecordedOwn);
        });
        const std::string& seen = own != players.rend() ? own->id : players.front().id;
        return id == seen ? TableText::you() : name;
    }
    return asBeginning(name);
}

Result<ToPresent, scenario::ShareLimit>
presentedRound(record::RecordReader& reader, const record::RoundLink& link, const PresentedFrom& from) {
    const std::string id = textOf(link.round);
    const auto round = study::roundOf(reader, link.round, {"Jogada " + id, "Round " + id});
    if (!round) {
        return round.error().limit;
    }
    const auto row = reader.round(link.round);
    auto scenario = scenario::read(round->scenario);
    if (!row || !scenario) {
        throw record::Fault{record::FaultKind::damaged, record::ProblemCode::round_not_playable};
    }
    ToPresent wanted{std::move(*scenario), from};
    wanted.recorded = RecordedAs{link.round, row->opened, {}};
    for (const std::string& name : round->simulated) {
        wanted.recorded->simulated.insert(QString::fromStdString(name));
    }
    wanted.event = link.seq ? static_cast<int>(study::eventOf(reader, link)) : 0;
    return wanted;
}

// What if another card, number or ball had been drawn, or somebody had decided differently?

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
        return tr("%1 staked, %2 returned: %3")
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
