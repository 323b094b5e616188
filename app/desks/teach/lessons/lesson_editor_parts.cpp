// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's parts: their rows, and adding, removing, moving and placing items.

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/editor_game.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "app/desks/teach/lessons/lesson_text.h"
#include "engine/training/lessons/chance_fork.h"
#include "engine/training/lessons/event_run.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

std::string wordAt(const scenario::Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool isDecision(const scenario::Json& step) {
    const std::string action = wordAt(step, "do");
    return action == "bet" || action == "fold";
}

QString pointsOf(const scenario::Json& player) {
    const auto wallet = player.find("wallet");
    return wallet != player.end() && wallet->is_number_integer()
               ? amountText(Money{wallet->get<std::int64_t>()})
               : QString();
}

QString valueText(const scenario::Json& value) {
    return value.is_string() ? QString::fromStdString(value.get<std::string>())
                             : QString::fromStdString(value.dump());
}

} // namespace

const EditorGame& LessonEditor::played() const { return editorOf(game()); }

LessonEditor::Place LessonEditor::outcomePlace() const {
    return Place(std::string("/scenario/outcome/") + played().outcome());
}

int LessonEditor::padColumns() const { return played().columns(static_cast<int>(pad().size())); }
int LessonEditor::padLead() const { return played().lead(static_cast<int>(pad().size())); }

QStringList LessonEditor::parts() const {
    return {tr("Texts"), tr("Table"), tr("Players"), played().chance(),
            tr("Steps"), tr("Notes"), tr("Expected")};
}

QString LessonEditor::explained() const {
    switch (m_part) {
    case Words: return tr("What the lesson is called and what it is for. One language is enough.");
    case Table: return tr("Fields left empty use the table's own setting.");
    case Players: return tr("The first player is the one through whose eyes the table is seen.");
    case Chance: return played().explained();
    case Steps: return tr("Who does what and when, one after the other.");
    case Notes: return tr("What is said and asked, each at an event. Choose one on the right: Note here.");
    default: return tr("What must happen. Choose an event on the right: Expect this.");
    }
}

LessonEditor::Place LessonEditor::placeOf(int part) const {
    return Place(part == Players ? "/scenario/players"
                 : part == Steps ? "/scenario/steps"
                 : part == Notes ? "/notes"
                                 : "/scenario/expect");
}

scenario::Json LessonEditor::listOf(int part) const {
    const scenario::Json* const list = m_document ? m_document->find(placeOf(part)) : nullptr;
    return list && list->is_array() ? *list : scenario::Json::array();
}

int LessonEditor::count() const { return isListed() ? static_cast<int>(listOf(m_part).size()) : 0; }

void LessonEditor::setPart(int part) {
    if (part == m_part || part < Words || part > Expected) {
        return;
    }
    m_part = part;
    m_row = count() > 0 ? 0 : -1;
    if (m_part == Chance) {
        m_place = static_cast<int>(outcomes().size());
    }
    m_refused = {};
    emit messageChanged();
    emit changed();
    emit rowsChanged();
}

void LessonEditor::setRow(int row) {
    if (row != m_row && row >= 0 && row < count()) {
        m_row = row;
        m_nextRound = false;
        m_staker.clear();
        emit changed();
    }
}

QVariantList LessonEditor::rows() const {
    if (!m_listedRows) {
        m_listedRows = listRows();
    }
    return *m_listedRows;
}

QVariantList LessonEditor::listRows() const {
    QVariantList list;
    if (!m_document || !isListed()) {
        return list;
    }
    std::size_t index = 0;
    for (const scenario::Json& item : listOf(m_part)) {
        EditorRow row;
        if (m_part == Players) {
            row.title = EditorText::name(wordAt(item, "id"));
            row.detail = pointsOf(item);
        } else if (m_part == Steps) {
            row.title = EditorText::step(item);
            row.detail = EditorText::when(item);
            row.faulty = !m_running && m_ran.untaken.contains(index);
        } else if (m_part == Notes) {
            const scenario::Json at = item.value("at", scenario::Json::object());
            const scenario::Json text = item.value("text", scenario::Json::object());
            row.title = LessonText::of({text.value("pt", std::string()), text.value("en", std::string())});
            row.title = row.title.isEmpty() ? tr("No text yet") : row.title;
            row.detail = EventLogText::kind(wordAt(at, "event"));
            const QString facts = EditorText::event(at);
            row.detail += facts.isEmpty() ? QString() : QStringLiteral(" · ") + facts;
            row.detail += item.contains("question") ? QStringLiteral(" · ") + tr("question") : QString();
            row.faulty = !m_running && index >= m_ran.notes.size();
        } else if (item.contains("balance")) {
            row.title = tr("Points at the end");
            QStringList facts;
            for (const auto& wallet : item.at("balance").items()) {
                facts.append(EditorText::name(wallet.key()) + u' ' +
                             (wallet.value().is_number_integer()
                                  ? amountText(Money{wallet.value().get<std::int64_t>()})
                                  : QString()));
            }
            row.detail = facts.join(QStringLiteral(", "));
            row.faulty = !m_running && m_ran.unmet.contains(index);
        } else {
            const std::string refused = wordAt(item, "refused");
            row.title = EventLogText::kind(refused.empty() ? wordAt(item, "event") : "refused");
            if (const auto often = item.find("count"); often != item.end() && often->is_number_integer()) {
                row.title += QStringLiteral(" × ") + QString::number(often->get<std::int64_t>());
            }
            scenario::Json facts = item;
            facts.erase("count");
            row.detail = EditorText::event(facts);
            row.faulty = !m_running && m_ran.unmet.contains(index);
        }
        ++index;
        list.append(QVariant::fromValue(row));
    }
    return list;
}

QStringList LessonEditor::adds() const {
    QStringList words;
    if (!m_document) {
        return words;
    }
    if (m_part == Players) {
        words.append(tr("A player"));
    } else if (m_part == Steps) {
        for (const lessons::Action& action : lessons::actionsOf(game().toStdString())) {
            if (action.offered) {
                words.append(EditorText::action(action.name));
            }
        }
    }
    return words;
}

void LessonEditor::add(int what) {
    if (!m_document || what < 0) {
        return;
    }
    const scenario::Json list = listOf(m_part);
    const int at = m_row < 0 ? static_cast<int>(list.size()) : m_row + 1;
    scenario::Json item;
    if (m_part == Players) {
        static constexpr std::array<const char*, 9> kNames{"ana",  "rui",  "eva",  "ivo", "lia",
                                                           "joel", "rita", "nuno", "sara"};
        const auto isFree = [&](const std::string& name) {
            return std::ranges::none_of(list,
                                        [&](const scenario::Json& one) { return wordAt(one, "id") == name; });
        };
        const auto* const name = std::ranges::find_if(kNames, isFree);
        std::string id =
            name != kNames.end() ? *name : QStringLiteral("p%1").arg(list.size() + 1).toStdString();
        for (std::size_t number = list.size() + 1; !isFree(id); ++number) {
            id = QStringLiteral("p%1").arg(number).toStdString();
        }
        item["id"] = id;
        played().place(item, list);
        item["wallet"] = 100'000;
    } else if (m_part == Steps) {
        int index = 0;
        for (const lessons::Action& action : lessons::actionsOf(game().toStdString())) {
            if (action.offered && index++ == what) {
                item = lessons::newStep(scenarioJson(), action.name);
                // The player who acted before continues.
                const bool hasOther = m_row >= 0 && item.contains("player") &&
                                      !wordAt(list[static_cast<std::size_t>(m_row)], "player").empty();
                if (hasOther) {
                    item["player"] = wordAt(list[static_cast<std::size_t>(m_row)], "player");
                }
                // A decision waits for its turn, unless somebody has just decided.
                if (played().weighs() && isDecision(item) &&
                    (m_row < 0 || !isDecision(list[static_cast<std::size_t>(m_row)]))) {
                    item = lessons::withTiming(item, nullptr, "decision_opened");
                }
            }
        }
    }
    if (item.is_null()) {
        return;
    }
    const int before = m_row;
    m_row = at;
    if (!edit([&](Document& document) {
            return document.insert(placeOf(m_part), static_cast<std::size_t>(at), item);
        })) {
        m_row = before;
        emit changed();
    }
}

void LessonEditor::removeRow() {
    if (m_row < 0 || m_row >= count()) {
        return;
    }
    const auto row = static_cast<std::size_t>(m_row);
    if (m_part == Notes && !m_running && m_ran.notes.size() == listOf(Notes).size()) {
        // The following note stays at its event.
        scenario::Json notes = listOf(Notes);
        if (row + 1 < notes.size()) {
            const auto before = row > 0 ? std::optional(m_ran.notes[row - 1]) : std::nullopt;
            if (const auto moment = lessons::momentOf(m_ran.events, before, m_ran.notes[row + 1])) {
                notes[row + 1]["at"] = *moment;
            }
        }
        notes.erase(row);
        edit([&](Document& document) { return document.set(Place("/notes"), notes); });
        return;
    }
    edit([&](Document& document) { return document.erase(placeOf(m_part) / row); });
}

void LessonEditor::duplicateRow() {
    if (m_row < 0 || m_row >= count() || m_part == Notes) {
        return;
    }
    if (m_part == Players) {
        add(0);
        return;
    }
    const auto row = static_cast<std::size_t>(m_row++);
    if (!edit([&](Document& document) { return document.duplicate(placeOf(m_part), row); })) {
        --m_row;
        emit changed();
        emit rowsChanged();
    }
}

void LessonEditor::moveRow(int rows) {
    const int to = m_row + rows;
    if (m_row < 0 || to < 0 || to >= count() || m_part == Notes) {
        return;
    }
    const int from = std::exchange(m_row, to);
    if (!edit([&](Document& document) {
            return document.move(placeOf(m_part), static_cast<std::size_t>(from),
                                 static_cast<std::size_t>(to));
        })) {
        m_row = from;
        emit changed();
        emit rowsChanged();
    }
}

// Outcomes of chance.

std::vector<std::string> LessonEditor::broughtByRun() const {
    std::vector<std::string> labels;
    for (const scenario::Json& event : m_ran.events) {
        const std::string name = wordAt(event, "event");
        if (name == "card_burnt") {
            labels.push_back(tr("burnt").toStdString());
        } else if (name == "card_dealt") {
            const std::string to = wordAt(event, "to");
            labels.push_back(
                (to == "dealer" ? EditorText::value("dealer") : EditorText::name(to)).toStdString());
        }
    }
    return labels;
}

QVariantList LessonEditor::outcomes() const {
    QVariantList list;
    if (!m_document || m_part != Chance) {
        return list;
    }
    const scenario::Json* const values = m_document->find(outcomePlace());
    const std::vector<std::string> labels = broughtByRun();
    std::size_t index = 0;
    for (const scenario::Json& value : values && values->is_array() ? *values : scenario::Json::array()) {
        ChanceValue shown = PieceText::of(game(), valueText(value));
        if (index < labels.size()) { // recipient of a card
            shown.name += QStringLiteral(", ") + QString::fromStdString(labels[index]);
            shown.value = QString::fromStdString(labels[index]);
        } else {
            shown.value = QString::number(index + 1);
        }
        shown.current = static_cast<int>(index++) == m_place;
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QString LessonEditor::goesTo() const {
    const std::vector<std::string> labels =
        m_document && m_part == Chance ? broughtByRun() : std::vector<std::string>();
    const auto place = static_cast<std::size_t>(m_place);
    return place < labels.size() ? QString::fromStdString(labels[place]) : QString();
}

QVariantList LessonEditor::pad() const {
    if (!m_listedPad) {
        m_listedPad = listPad();
    }
    return *m_listedPad;
}

QVariantList LessonEditor::listPad() const {
    QVariantList list;
    if (!m_document || m_part != Chance) {
        return list;
    }
    const auto scenario = m_document->scenario();
    if (!scenario) {
        return list;
    }
    const scenario::Json* const values = m_document->find(outcomePlace());
    QStringList laidValues;
    for (const scenario::Json& value : values && values->is_array() ? *values : scenario::Json::array()) {
        laidValues.append(valueText(value));
    }
    for (const std::string& value : lessons::chanceValues(*scenario)) {
        ChanceValue shown = PieceText::of(game(), QString::fromStdString(value));
        shown.used = !played().repeats() && laidValues.contains(shown.value);
        shown.current = laidValues.value(m_place) == shown.value;
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

void LessonEditor::setPlace(int place) {
    if (place != m_place && place >= 0 && place <= static_cast<int>(outcomes().size())) {
        m_place = place;
        emit rowsChanged();
    }
}

void LessonEditor::enterOutcome(const QString& value) {
    if (!m_document || m_part != Chance) {
        return;
    }
    const Place list = outcomePlace();
    const auto place = static_cast<std::size_t>(m_place);
    const int before = m_place++;
    const bool isNew = before >= static_cast<int>(outcomes().size());
    const scenario::Json file = played().fileValue(value);
    if (!edit([&](Document& document) {
            return isNew ? document.insert(list, place, file) : document.set(list / place, file);
        })) {
        m_place = before;
        emit rowsChanged();
    }
}

void LessonEditor::removeOutcome() {
    const auto size = static_cast<int>(outcomes().size());
    if (size == 0) {
        return;
    }
    const int place = m_place < size ? m_place : size - 1;
    m_place = place;
    edit(
        [&](Document& document) { return document.erase(outcomePlace() / static_cast<std::size_t>(place)); });
}

void LessonEditor::enterActualOutcomes() {
    const auto scenario = m_document ? m_document->scenario()
                                     : Result<scenario::Scenario, scenario::FileError>(scenario::FileError{});
    if (!scenario || m_running) {
        return;
    }
    lessons::EventRun run;
    run.events = m_ran.events;
    scenario::Json values = scenario::Json::array();
    const auto points = lessons::chancePoints(*scenario, run);
    for (const lessons::ChancePoint& point : points) {
        if (!played().repeats() && point.round != points.front().round) {
            break; // files have those of the first deal or draw
        }
        const scenario::Json value = played().fileValue(QString::fromStdString(point.value));
        while (values.size() < point.index) { // a void spin has no number
            values.push_back(played().fileValue(QStringLiteral("0")));
        }
        values.push_back(value);
    }
    m_place = static_cast<int>(values.size());
    edit([&](Document& document) { return document.set(outcomePlace(), values); });
}

} // namespace mesaviva::app
