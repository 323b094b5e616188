// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/drill_reader.h"

#include "app/words/amounts.h"
#include "app/words/bingo_names.h"
#include "app/words/roulette_names.h"

#include <utility>

namespace mesaviva::app {

namespace {

// A row of places that say no more than their names; none where there are none.
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
        parts.append(tr("Right is: %1").arg(verdict.answer));
    }
    parts.append(verdict.playerHand);
    parts.append(verdict.dealerHand);
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
        return tr("Go over the layout with the arrows, Space marks a place, Enter answers");
    }
    //: %1 what is waited for, such as "chips"
    return tr("Type the answer and press Enter: %1").arg(task.hint);
}

QStringList DrillReader::stakes() const {
    QStringList list;
    using Stakes = RouletteStakeListModel;
    const Stakes& stakes = *m_desk.stakes();
    for (int row = 0; row < stakes.rowCount(); ++row) {
        const QModelIndex at = stakes.index(row);
        const int chips = at.data(Stakes::ChipsRole).toInt();
        const QString place = m_desk.placeName(at.data(Stakes::SpotRole).toInt());
        //: a stake in chips of a colour; %1 its place
        list.append(chips > 0 ? tr("%1: %n chip(s)", nullptr, chips).arg(place)
                              : at.data(Stakes::NameRole).toString());
    }
    return list;
}

QStringList DrillReader::cards(const QList<QString>& cards) const {
    QStringList names;
    for (const QString& card : cards) {
        names.append(m_desk.cardName(card));
    }
    return names;
}

QString DrillReader::drawn() const {
    const int pocket = m_desk.task().drawn;
    return pocket < 0 ? QString() : RouletteNames::pocket(roulette::Pocket(pocket));
}

QStringList DrillReader::balls() const {
    QStringList names;
    for (const int ball : m_desk.task().balls) {
        names.append(QString::number(ball));
    }
    return names;
}

// A box of the card: its number, and whether it is marked as far as that is seen.
QString DrillReader::box(int cell) const {
    const DrillTask& task = m_desk.task();
    const int number = task.cells.value(cell);
    if (number == 0) {
        return tr("blank");
    }
    const int marked = m_desk.stage() == DrillDesk::Judged ? m_desk.verdict().marked : task.marked;
    return (marked >> cell & 1) != 0 ? tr("%1, marked").arg(number) : QString::number(number);
}

// All that lies there, a sentence each.
QStringList DrillReader::laid() const {
    const DrillTask& task = m_desk.task();
    QStringList parts;
    if (task.drawn >= 0) {
        //: %1 a number and its colour
        parts.append(tr("The number is %1").arg(drawn()));
    }
    if (const QStringList lie = stakes(); !lie.isEmpty()) {
        parts.append(tr("On the layout: %1").arg(listed(lie)));
    }
    if (task.paid > 0) {
        parts.append(tr("Paid: %n chip(s)", nullptr, task.paid));
    }
    if (!task.playerCards.isEmpty()) {
        parts.append(tr("The player: %1").arg(listed(cards(task.playerCards))));
    }
    if (!task.dealerCards.isEmpty()) {
        parts.append(tr("The dealer: %1").arg(listed(cards(task.dealerCards))));
    }
    if (task.ante > 0) {
        //: %1 and %2 are amounts
        parts.append(tr("Ante %1, bet %2").arg(amountText(Money{task.ante}), amountText(Money{task.bet})));
    }
    for (int row = 0; row < task.rows; ++row) {
        QStringList boxes;
        for (int column = 0; column < task.columns; ++column) {
            boxes.append(box(row * task.columns + column));
        }
        //: a row of a bingo card; %1 its number, %2 what is in it
        parts.append(tr("Row %1: %2").arg(row + 1).arg(listed(boxes)));
    }
    if (!task.balls.isEmpty()) {
        parts.append(tr("Drawn: %1").arg(listed(balls())));
    }
    return parts;
}

QString DrillReader::news() const {
    switch (m_desk.stage()) {
    case DrillDesk::Asking: return TableReader::sentences(QStringList{question()} + laid());
    case DrillDesk::Judged: return verdict();
    case DrillDesk::Over: return summary();
    case DrillDesk::Choosing: break;
    }
    return {};
}

QString DrillReader::answer(Question question) const {
    const DrillTask& task = m_desk.task();
    const auto orNothing = [](const QStringList& names) {
        return names.isEmpty() ? tr("Nothing lies there") : listed(names);
    };
    if (m_desk.stage() == DrillDesk::Over) {
        return question == Question::actions ? tr("Escape leads back to the drills") : summary();
    }
    switch (question) {
    case Question::turn: return TableReader::sentences({this->question(), standing()});
    case Question::hand:
        return !task.playerCards.isEmpty() ? listed(cards(task.playerCards)) : orNothing(laid());
    case Question::house:
        return !task.dealerCards.isEmpty() ? listed(cards(task.dealerCards))
               : task.drawn >= 0           ? drawn()
                                           : orNothing(balls());
    case Question::stakes: return orNothing(stakes());
    case Question::points: return standing();
    case Question::actions: return actions();
    case Question::others:
        return m_desk.stage() == DrillDesk::Judged
                   ? TableReader::sentences(QStringList{verdict()} + m_desk.verdict().way)
                   : tr("What is right is told after the answer");
    }
    return {};
}

void DrillReader::addRoulette(std::vector<PlaceRow>& rows) const {
    const DrillTask& task = m_desk.task();
    if (task.drawn >= 0) {
        addRow(rows, tr("Wheel"), {drawn()});
    }
    addRow(rows, tr("Stakes"), stakes());
    if (task.paid > 0) {
        addRow(rows, tr("Paid"), {tr("%n chip(s)", nullptr, task.paid)});
    }
    QStringList called;
    for (const int pocket : task.called) {
        called.append(RouletteNames::pocket(roulette::Pocket(pocket)));
    }
    addRow(rows, tr("Called"), called);
    if (task.marksPlaces) {
        QStringList places;
        for (const int spot : task.offered) {
            places.append(m_desk.placeName(spot));
        }
        addRow(rows, tr("Places of the layout"), places);
    }
}

void DrillReader::addPoker(std::vector<PlaceRow>& rows) const {
    const DrillTask& task = m_desk.task();
    addRow(rows, tr("The dealer's cards"), cards(task.dealerCards));
    addRow(rows, tr("The player's cards"), cards(task.playerCards));
    if (task.ante > 0) {
        addRow(
            rows, tr("Stakes"),
            {tr("Ante %1").arg(amountText(Money{task.ante})), tr("Bet %1").arg(amountText(Money{task.bet}))});
    }
}

void DrillReader::addBingo(std::vector<PlaceRow>& rows) const {
    const DrillTask& task = m_desk.task();
    addRow(rows, tr("Balls, in the order of the draw"), balls());
    for (int row = 0; row < task.rows; ++row) {
        QStringList boxes;
        for (int column = 0; column < task.columns; ++column) {
            boxes.append(box(row * task.columns + column));
        }
        addRow(rows, tr("Card, row %1").arg(row + 1), boxes);
    }
}

std::vector<PlaceRow> DrillReader::rows() const {
    std::vector<PlaceRow> rows;
    if (m_desk.stage() == DrillDesk::Over) {
        addRow(rows, tr("Summary"), {summary()});
        return rows;
    }
    addRow(rows, tr("Task"), {question(), standing()});
    addRoulette(rows);
    addPoker(rows);
    addBingo(rows);
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
