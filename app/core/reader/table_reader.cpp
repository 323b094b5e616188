// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/table_reader.h"

#include <cmath>

namespace mesaviva::app {

QString TableReader::sentences(const QStringList& parts) {
    QStringList said = parts;
    said.removeAll(QString());
    for (QString& part : said) {
        while (part.endsWith(u'.')) {
            part.chop(1);
        }
    }
    return said.join(QStringLiteral(". "));
}

QString TableReader::answer(Question question) const {
    QString text;
    switch (question) {
    case Question::turn: text = sentences({turn(), timeLeft()}); break;
    case Question::hand: text = hand(); break;
    case Question::house: text = house(); break;
    case Question::stakes: text = stakes(); break;
    //: %1 an amount
    case Question::points: text = tr("You have %1").arg(money(m_table.wallet())); break;
    case Question::actions: {
        QStringList list = actions();
        add(list, m_table.undoAction(), tr("take the last chips back"), QStringLiteral("Z"));
        add(list, m_table.clearAction(), tr("take everything back"), QStringLiteral("X"));
        text = sentences({m_table.advice(), list.join(QStringLiteral("; "))});
        break;
    }
    case Question::others: text = others(); break;
    }
    return text.isEmpty() ? tr("Nothing") : text;
}

QString TableReader::turn() const { return m_table.advice(); }

QString TableReader::timeLeft() const {
    if (!m_table.hasPeriod()) {
        return {};
    }
    const int seconds = static_cast<int>(std::ceil(m_table.remainingSeconds()));
    //: %1 what a timer counts: "Betting"
    return tr("%1: %n second(s)", nullptr, seconds).arg(m_table.periodName());
}

void TableReader::add(QStringList& list, const ActionState& action, const QString& name, const QString& key) {
    if (action.enabled) {
        //: %1 what can be done, %2 the key that does it
        list.append(tr("%1: key %2").arg(name, key));
    }
}

std::vector<PlaceRow> TableReader::rows() const {
    std::vector<PlaceRow> rows = layoutRows();
    std::erase_if(rows, [](const PlaceRow& row) { return row.places.empty(); });
    rows.push_back(facts());
    return rows;
}

PlaceRow TableReader::facts() const {
    PlaceRow row{tr("The table"), {}};
    row.places.push_back(plain(sentences({m_table.title(), m_table.rulesName()})));
    //: %1 the number of a round
    row.places.push_back(plain(tr("Round %1").arg(m_table.round())));
    if (!m_table.caption().isEmpty()) {
        row.places.push_back(plain(m_table.caption()));
    }
    row.places.push_back(plain(answer(Question::turn)));
    row.places.push_back(plain(answer(Question::points)));
    row.places.push_back(
        //: %1 and %2 the limits of a stake
        plain(tr("Stakes from %1 to %2").arg(money(m_table.minimum()), money(m_table.maximum()))));
    if (m_table.sessionRounds() > 0) {
        //: %1 a number of rounds, %2 to %4 amounts
        row.places.push_back(
            plain(tr("Rounds in this session: %1, staked %2, returned %3, net %4")
                      .arg(QString::number(m_table.sessionRounds()), money(m_table.sessionStaked()),
                           money(m_table.sessionReturned()), m_table.signedMoney(m_table.sessionNet()))));
    }
    if (m_table.isSessionOver()) {
        row.places.push_back(plain(m_table.sessionOverReason()));
    }
    for (const QString& rule : m_table.houseRules()) {
        row.places.push_back(plain(rule));
    }
    return row;
}

} // namespace mesaviva::app
