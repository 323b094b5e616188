// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/replay_control.h"

#include "app/core/table/table_model.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <ranges>
#include <utility>

namespace mesaviva::app {

ReplayControl::ReplayControl(TableModel& table, ReplayedRound& round)
    : QObject(&table),
      m_table(table),
      m_round(round),
      m_events(round),
      m_kinds(m_events.kinds()),
      m_results(round.results()),
      m_words(stops() + views()) {
    connect(&table, &TableModel::happened, this, &ReplayControl::look);
    connect(&table, &TableModel::pausedChanged, this, &ReplayControl::playingChanged);
    connect(&table, &TableModel::pausedChanged, this, [this] {
        if (isHeld() && !m_table.isPaused()) { // whatever resumes time
            m_table.setPaused(true);
        }
    });
    connect(&table, &TableModel::scenarioOverChanged, this, &ReplayControl::playingChanged);
    connect(&table, &TableModel::texts, this, [this] {
        const QStringList words = stops() + views();
        if (words != std::exchange(m_words, words)) { // the language has changed
            m_events.retranslate();
            emit texts();
        }
        emit moved();
    });
}

bool ReplayControl::isPlaying() const { return !m_table.isPaused() && !isAtEnd(); }

bool ReplayControl::isChosen(const ReplayMark& event) const {
    return m_stop == 0 || event.kind == m_kinds[m_stop - 1];
}

// An event has happened: stops right after an event of the chosen kind.
void ReplayControl::look() {
    const auto here = std::ranges::find(m_events.events(), m_round.position(), &ReplayMark::position);
    if (isHeld() || (m_stop > 0 && here != m_events.events().end() && isChosen(*here))) {
        m_table.setPaused(true);
    }
    emit moved();
}

QString ReplayControl::eventName() const {
    const auto here = std::ranges::find(m_events.events(), m_round.position(), &ReplayMark::position);
    return here == m_events.events().end() ? QString() : m_round.kindName(here->kind);
}

QStringList ReplayControl::stops() const {
    QStringList words{tr("Don't stop")};
    for (const QString& kind : m_kinds) {
        words.append(tr("Stop at: %1").arg(m_round.kindName(kind)));
    }
    return words;
}

void ReplayControl::setStop(int stop) {
    if (stop == m_stop || stop < 0 || stop > m_kinds.size()) {
        return;
    }
    m_stop = stop;
    m_round.stopAfter(m_stop > 0 ? m_kinds[m_stop - 1] : QString());
    emit stopChanged();
    emit moved();
}

bool ReplayControl::isStep(const ReplayMark& event) const {
    return m_stop == 0 ? m_events.matters(event) : isChosen(event);
}

int ReplayControl::previous() const {
    const auto backwards = m_events.events() | std::views::reverse;
    const auto found = std::ranges::find_if(backwards, [this](const ReplayMark& event) {
        return event.position < m_round.position() && isStep(event);
    });
    return found == backwards.end() ? 0 : static_cast<int>(found->position);
}

int ReplayControl::next() const {
    const auto found = std::ranges::find_if(m_events.events(), [this](const ReplayMark& event) {
        return event.position > m_round.position() && isStep(event);
    });
    return found == m_events.events().end() ? 0 : static_cast<int>(found->position);
}

QStringList ReplayControl::views() const {
    if (!m_round.hides()) {
        return {};
    }
    QStringList words{tr("As it was seen")};
    for (const PlayerId player : m_round.others()) {
        words.append(tr("Seen by %1").arg(m_round.nameOf(player)));
    }
    words.append(tr("All cards face up"));
    words.append(tr("Hands face down"));
    return words;
}

void ReplayControl::setView(int view) {
    const std::vector<PlayerId> others = m_round.others();
    const int open = static_cast<int>(others.size()) + 1;
    if (view == m_view || view < 0 || view > coveredView() || !m_round.hides()) {
        return;
    }
    m_view = view;
    m_table.setPaused(true);
    std::optional<PlayerId> eyes;
    if (view > 0 && view < open) {
        eyes = others[static_cast<std::size_t>(view) - 1];
    } else if (view > open) {
        eyes = kNobody;
    }
    m_round.seeWith(eyes, view == open);
    readAhead();
    emit viewChanged();
    emit moved();
}

// The position shown when that one is requested: while results are hidden, it does not pass one.
int ReplayControl::shownAt(int position) const {
    if (!m_resultHidden) {
        return position;
    }
    const auto to = static_cast<std::size_t>(position);
    const auto passed = std::ranges::find_if(m_results, [this, to](const ResultSeen& result) {
        return result.from > m_shown && result.from <= to &&
               (result.until > to || result.from > m_round.position());
    });
    return passed == m_results.end() ? position : std::max(static_cast<int>(passed->from) - 1, 1);
}

bool ReplayControl::isHeld() const {
    return m_resultHidden && std::ranges::any_of(m_results, [this](const ResultSeen& result) {
               return result.from > m_shown && result.from == m_round.position() + 1;
           });
}

void ReplayControl::hideResults() {
    if (!m_resultHidden && hasResult()) {
        m_shown = 0;
        m_resultHidden = true;
        holdBeforeHidden();
        moveTo(position());
        emit resultHiddenChanged();
    }
}

void ReplayControl::showResult() {
    if (!m_resultHidden) {
        return;
    }
    const bool wasHeld = isHeld();
    m_shown = wasHeld ? m_round.position() + 1 : m_round.size();
    m_resultHidden = m_results.back().from > m_shown;
    holdBeforeHidden();
    moveTo(position() + (wasHeld ? 1 : 0));
    emit resultHiddenChanged();
}

void ReplayControl::holdBeforeHidden() {
    std::vector<std::size_t> positions;
    for (const ResultSeen& result : m_results) {
        if (m_resultHidden && result.from > std::max<std::size_t>(m_shown, 1)) {
            positions.push_back(result.from - 1);
        }
    }
    m_round.holdAt(std::move(positions));
}

void ReplayControl::copyLink() const { QGuiApplication::clipboard()->setText(link()); }

void ReplayControl::setPlaying(bool playing) {
    if (playing && isAtEnd()) {
        m_table.moveReplay(shownAt(static_cast<int>(std::max<std::size_t>(m_round.beginning(), 1))));
    }
    m_table.setPaused(!playing);
    emit moved();
    emit playingChanged();
}

void ReplayControl::moveTo(int position) {
    m_table.setPaused(true);
    m_table.moveReplay(shownAt(std::clamp(position, 1, size())));
    emit moved();
    emit playingChanged();
}

bool ReplayControl::moveToEvent(std::uint64_t seq) {
    const std::optional<std::size_t> position = m_round.positionOf(seq);
    if (position) {
        moveTo(static_cast<int>(*position));
    }
    return position.has_value();
}

void ReplayControl::readAhead() {
    const std::size_t position = m_round.position();
    m_round.jumpTo(m_round.size());
    m_round.jumpTo(position);
}

void ReplayControl::begin() {
    if (m_round.beginning() > m_round.position()) {
        m_round.jumpTo(m_round.beginning());
    }
}

} // namespace mesaviva::app
