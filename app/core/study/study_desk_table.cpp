// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A study's round at the table, and the note of the current moment.

#include "app/core/learn/taught_rounds.h"
#include "app/core/study/study_desk.h"
#include "engine/record/rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace mesaviva::app {

void StudyDesk::play(int row) {
    const study::Round* const round = roundAt(row);
    auto* const taught =
        round ? m_games.capability<TaughtRounds>(QString::fromStdString(round->game)) : nullptr;
    if (!taught) {
        return;
    }
    const int place = m_rows[static_cast<std::size_t>(row)].note;
    const std::int64_t event = place < 0 ? 1 : round->notes[static_cast<std::size_t>(place)].event;
    if (m_table && m_playing == keyOf(*round)) {
        m_table->replay()->moveTo(static_cast<int>(event));
        return;
    }
    clearMessage();
    const int request = ++m_request;
    run([this, request, event, taught, round = *round]() -> Answer {
        const auto refuse = [this]() -> Answer {
            return [this] { report([] { return tr("This round can't be replayed."); }, true); };
        };
        auto played = scenario::read(round.scenario);
        if (!played) {
            return refuse();
        }
        StudyAtTable study{std::move(*played),
                           {record::roundIdFrom(round.id).value_or(record::RoundId{}), openedAt(round), {}},
                           {}};
        for (const std::string& name : round.simulated) {
            study.recorded.simulated.insert(QString::fromStdString(name));
        }
        for (const study::Note& note : round.notes) {
            study.notes.push_back(note.event);
        }
        const TableOpener opener = taught->readStudied(study);
        if (!opener) {
            return refuse();
        }
        return [this, request, event, opener, key = keyOf(round)] {
            if (request != m_request) {
                return; // meanwhile another table was opened, or this one left
            }
            OpenedTable opened = opener();
            if (opened.table && m_show) {
                m_coming = key;
                m_comingTo = event;
                m_comes = true;
                m_show(std::move(opened));
                m_comes = false;
            }
        };
    });
}

void StudyDesk::follow(TableModel& table) {
    if (!m_comes || !table.replay()) {
        return;
    }
    m_table = &table;
    m_playing = m_coming;
    m_watched = true;
    connect(table.replay(), &ReplayControl::moved, this, &StudyDesk::look);
    connect(&table, &TableModel::happened, this, &StudyDesk::look);
    table.replay()->moveTo(static_cast<int>(m_comingTo));
    look();
    emit activeChanged();
}

void StudyDesk::letGo() {
    ++m_request;
    if (!m_table) {
        return;
    }
    disconnect(m_table, nullptr, this, nullptr);
    if (m_table->replay()) {
        disconnect(m_table->replay(), nullptr, this, nullptr);
    }
    m_table = nullptr;
    m_playing = {};
    m_moment = -1;
    emit activeChanged();
    emit momentChanged();
}

int StudyDesk::event() const { return m_table ? m_table->replay()->position() : 0; }

QString StudyDesk::note() const {
    if (!roundAt(m_moment) || m_rows[static_cast<std::size_t>(m_moment)].note < 0) {
        return {};
    }
    return data(index(m_moment), DetailRole).toString();
}

// The position at the table, or the study, has changed.
void StudyDesk::look() {
    int row = -1;
    bool arrived = false;
    for (int i = 0; m_table && i < count(); ++i) {
        const study::Round& round = *roundAt(i);
        if (keyOf(round) != m_playing) {
            continue;
        }
        const int note = m_rows[static_cast<std::size_t>(i)].note;
        const std::int64_t at = note < 0 ? 0 : round.notes[static_cast<std::size_t>(note)].event;
        if (at <= event()) {
            row = i;
            arrived = note >= 0 && at == event();
        }
    }
    const bool moved = std::exchange(m_moment, row) != row;
    emit momentChanged();
    if (moved && arrived) {
        emit m_table->chose(note());
    }
}

bool StudyDesk::goOn(bool forwards) {
    if (!m_table) {
        return false;
    }
    std::optional<int> target;
    for (const study::Round& round : m_file.study->rounds) {
        if (keyOf(round) != m_playing) {
            continue;
        }
        for (const study::Note& note : round.notes) {
            const int at = static_cast<int>(std::min<std::int64_t>(note.event, m_table->replay()->size()));
            if (forwards && at > event() && !target) {
                target = at;
            } else if (!forwards && at < event()) {
                target = at;
            }
        }
    }
    if (target) {
        m_table->replay()->moveTo(*target);
    }
    return target.has_value();
}

bool StudyDesk::takeReturn() { return std::exchange(m_watched, false); }

} // namespace mesaviva::app
