// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/drill_reader.h"

#include "app/desks/teach/drills/game_drills.h"

#include <utility>

namespace mesaviva::app {

namespace {

// Adds a row of places that have only names; none if empty.
void addRow(std::vector<PlaceRow>& rows, const QString& name, const QStringList& names) {
    if (!names.isEmpty()) {
        PlaceRow row{name, {}};
        for (const QString& place : names) {
            row.places.push_back({place, nullptr});
        }
        rows.push_back(std::move(row));
    }
}

QString listed(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }

} // namespace

QString DrillReader::question() const { return m_desk.task().question; }

QString DrillReader::standing() const {
    //: %1 and %2 are numbers: which task, of how many; %3 how many were right
    return tr("Task %1 of %2, %3 right so far")
        .arg(m_desk.number())
        .arg(m_desk.count())
        .arg(m_desk.rightSoFar());
}

QString DrillReader::verdict() const {
    const DrillVerdict& verdict = m_desk.verdict();
    QStringList parts{verdict.title};
    if (!verdict.right) {
        //: %1 an answer
        parts.append(tr("The right answer is: %1").arg(verdict.answer));
    }
    if (game() != nullptr) {
        parts.append(game()->judged(verdict));
    }
    parts.append(verdict.pace);
    return TableReader::sentences(parts);
}

QString DrillReader::summary() const {
    const DrillSummary& summary = m_desk.summary();
    return TableReader::sentences(QStringList{summary.title, summary.seconds, summary.pace, summary.level} +
                                  summary.repeat);
}

QString DrillReader::actions() const {
    const DrillTask& task = m_desk.task();
    if (m_desk.stage() == DrillDesk::Judged) {
        return tr("Enter goes on to the next task, Escape ends the session");
    }
    if (!task.choices.isEmpty()) {
        QStringList choices;
        for (qsizetype i = 0; i < task.choices.size(); ++i) {
            //: %1 a key, %2 what it answers
            choices.append(tr("%1: %2").arg(i + 1).arg(task.choices[i]));
        }
        return tr("Choose by number. %1").arg(listed(choices));
    }
    if (task.marksPlaces) {
        return tr("Move over the layout with the arrows, Space marks a place, Enter answers");
    }
    //: %1 what is waited for, such as "chips"
    return tr("Type the answer and press Enter: %1").arg(task.hint);
}

// Null: no task.
const GameDrills* DrillReader::game() const { return drillsOfGame(m_desk.task().game); }

// Everything on the cloth, one sentence each.
QStringList DrillReader::spokenCloth() const {
    return game() != nullptr ? game()->spokenCloth(m_desk) : QStringList();
}

QString DrillReader::announcement() const {
    switch (m_desk.stage()) {
    case DrillDesk::Asking: return TableReader::sentences(QStringList{question()} + spokenCloth());
    case DrillDesk::Judged: return verdict();
    case DrillDesk::Over: return summary();
    case DrillDesk::Choosing: break;
    }
    return {};
}

QString DrillReader::answer(Question question) const {
    const auto orNothing = [](const QStringList& names) {
        return names.isEmpty() ? tr("There is nothing there") : listed(names);
    };
    const auto partOf = [this](QStringList (GameDrills::*part)(const DrillDesk&) const) {
        return game() != nullptr ? (game()->*part)(m_desk) : QStringList();
    };
    if (m_desk.stage() == DrillDesk::Over) {
        return question == Question::actions ? tr("Escape returns to the drills") : summary();
    }
    switch (question) {
    case Question::turn: return TableReader::sentences({this->question(), standing()});
    case Question::hand: {
        const QStringList hand = partOf(&GameDrills::hand);
        return orNothing(hand.isEmpty() ? spokenCloth() : hand);
    }
    case Question::house: return orNothing(partOf(&GameDrills::house));
    case Question::stakes: return orNothing(partOf(&GameDrills::stakes));
    case Question::points: return standing();
    case Question::actions: return actions();
    case Question::others:
        return m_desk.stage() == DrillDesk::Judged
                   ? TableReader::sentences(QStringList{verdict()} + m_desk.verdict().way)
                   : tr("The right answer is given after yours");
    }
    return {};
}

std::vector<PlaceRow> DrillReader::rows() const {
    std::vector<PlaceRow> rows;
    if (m_desk.stage() == DrillDesk::Over) {
        addRow(rows, tr("Summary"), {summary()});
        return rows;
    }
    addRow(rows, tr("Task"), {question(), standing()});
    if (game() != nullptr) {
        for (const DrillRow& row : game()->rows(m_desk)) {
            addRow(rows, row.name, row.places);
        }
    }
    const DrillTask& task = m_desk.task();
    if (m_desk.stage() == DrillDesk::Judged) {
        addRow(rows, tr("Verdict"), QStringList{verdict()} + m_desk.verdict().way);
    } else if (!task.choices.isEmpty()) {
        PlaceRow row{tr("Choices"), {}};
        for (qsizetype i = 0; i < task.choices.size(); ++i) {
            row.places.push_back({task.choices[i], nullptr, [this, i] { m_desk.pick(static_cast<int>(i)); }});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace mesaviva::app
