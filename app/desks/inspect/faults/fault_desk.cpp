// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/faults/fault_desk.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/table_faults.h"
#include "app/core/text/texts.h"
#include "app/desks/inspect/faults/fault_demands.h"

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace mesaviva::app {

QVariant FaultChoiceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return row.title;
    case DetailRole: return row.detail;
    case DenialRole: return row.denial;
    case RulesRole: return row.rules;
    case OfPlayerRole: return row.ofPlayer;
    default: return {};
    }
}

QHash<int, QByteArray> FaultChoiceModel::roleNames() const {
    return {{TitleRole, "title"},
            {DetailRole, "detail"},
            {DenialRole, "denial"},
            {RulesRole, "rules"},
            {OfPlayerRole, "ofPlayer"}};
}

QVariant FaultLineModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case WhenRole: return row.when;
    case TitleRole: return row.title;
    case WordsRole: return row.words;
    case RulesRole: return row.rules;
    case MarkRole: return row.mark;
    case MarkTextRole: return row.markText;
    case ActualRole: return row.actual;
    case TimeRole: return row.time;
    default: return {};
    }
}

QHash<int, QByteArray> FaultLineModel::roleNames() const {
    return {{WhenRole, "when"}, {TitleRole, "title"},       {WordsRole, "words"},   {RulesRole, "rules"},
            {MarkRole, "mark"}, {MarkTextRole, "markText"}, {ActualRole, "actual"}, {TimeRole, "time"}};
}

void FaultLineModel::show(std::vector<Row> rows) {
    const std::size_t both = std::min(rows.size(), m_rows.size());
    for (std::size_t i = 0; i < both; ++i) {
        if (rows[i] != m_rows[i]) {
            m_rows[i] = rows[i];
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed);
        }
    }
    if (rows.size() > both) {
        beginInsertRows({}, static_cast<int>(both), static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (m_rows.size() > both) {
        beginRemoveRows({}, static_cast<int>(both), static_cast<int>(m_rows.size()) - 1);
        m_rows.resize(both);
        endRemoveRows();
    }
}

namespace {

// Often enough for the eye. Predicting the refunds of a full room is slow, so the interval then grows to
// leave nine tenths of the time to the window.
constexpr int kRefreshMilliseconds = 250;
constexpr int kClockMilliseconds = 50; // of real time, between two looks at the table's clock
constexpr qint64 kRest = 9;
// More rows than anybody reads; the verdict covers the whole prediction.
constexpr std::size_t kMostLines = 400;

FaultLineModel::Mark markOf(const TableFaults::Line& line) {
    if (!line.mark) {
        return FaultLineModel::None;
    }
    switch (*line.mark) {
    case faults::Mark::awaited: return FaultLineModel::Awaited;
    case faults::Mark::same: return FaultLineModel::Same;
    case faults::Mark::unseen: return FaultLineModel::Unseen;
    case faults::Mark::different:
    case faults::Mark::missing: break;
    }
    return FaultLineModel::Otherwise;
}

FaultLineModel::Row rowOf(const TableFaults::Line& line) {
    return {FaultText::when(line.dueAction, line.after),
            line.title,
            line.words,
            line.rules,
            markOf(line),
            line.mark ? FaultText::mark(*line.mark, line.predicted) : QString(),
            line.actual,
            FaultText::time(line)};
}

// Combines sealed lines in one row, in the place of the first.
std::vector<FaultLineModel::Row> rowsOf(const std::vector<TableFaults::Line>& lines) {
    std::vector<FaultLineModel::Row> rows;
    bool sealed = false;
    for (const TableFaults::Line& line : lines) {
        if (rows.size() == kMostLines) {
            break;
        }
        if (!line.sealed) {
            rows.push_back(rowOf(line));
        } else if (!std::exchange(sealed, true)) {
            FaultLineModel::Row row = rowOf(line);
            row.title = FaultText::sealedTitle();
            row.words = FaultText::sealedText();
            row.rules.clear();
            row.actual.clear();
            row.time.clear();
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace

FaultDesk::FaultDesk(QObject* parent) : QObject(parent) {
    m_refresher.setSingleShot(true);
    m_refresher.setInterval(kRefreshMilliseconds);
    connect(&m_refresher, &QTimer::timeout, this, [this] {
        if (!m_held) {
            refresh();
        }
    });
    m_clock.setInterval(kClockMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &FaultDesk::watchClock);
}

FaultDesk::~FaultDesk() = default;

void FaultDesk::leaveTable() {
    m_refresher.stop();
    disarm();
    m_eventKind = 0;
    for (std::size_t i = m_skipped; m_table && i < m_table->injected().size(); ++i) {
        storePast(i);
        if (StoredFault& past = m_past.back(); !past.injected.over) {
            past.cutShort = past.injected.over = true;
        }
    }
    m_skipped = 0;
    m_players.clear();
    m_place = {};
    m_table.reset();
}

void FaultDesk::follow(std::unique_ptr<TableFaults> table, const QString& game, Place place) {
    leaveTable();
    m_table = std::move(table);
    m_game = game;
    m_place = std::move(place);
    m_player = kNobody;
    m_choice = 0;
    m_shown = -1;
    m_kinds.clear();
    if (m_table) {
        m_kinds.assign(m_table->kinds().begin(), m_table->kinds().end());
        std::ranges::stable_partition(m_kinds, [this](faults::FaultKind kind) {
            const auto denial = m_table->denial(kind, kNobody);
            return !denial || denial->reason != "not_offered";
        });
        m_table->setListener([this] { noteOutcomes(); });
        m_table->setEventListener(
            [this](std::size_t kind, std::uint64_t round) { onTableEvent(kind, round); });
        m_table->setDropListener([this] { dropFirst(); });
    }
    m_over = 0;
    refresh();
    emit followed();
    emit choiceChanged();
    emit injectedChanged();
    emit armingChanged();
}

void FaultDesk::retranslate() {
    refresh();
    emit playersChanged();
    emit injectedChanged();
    emit armingChanged();
}

void FaultDesk::setWatched(bool watched) {
    if (watched == m_watched) {
        return;
    }
    m_watched = watched;
    m_refresher.stop();
    refresh();
    emit watchedChanged();
}

// Stores the outcome of a fault once it is complete.
void FaultDesk::noteOutcomes() {
    refreshSoon();
    const std::vector<TableFaults::Injected> injected = m_table->injected();
    const auto over = std::ranges::count_if(injected, &TableFaults::Injected::over);
    if (over != std::exchange(m_over, over)) {
        emit storedChanged();
    }
}

void FaultDesk::refreshSoon() {
    if (m_watched && !m_refresher.isActive()) {
        m_refresher.start();
    }
}

void FaultDesk::refresh() {
    m_refresher.stop();
    QElapsedTimer timer;
    timer.start();
    refreshChoices();
    refreshLines();
    m_refresher.setInterval(std::max<int>(kRefreshMilliseconds, static_cast<int>(timer.elapsed() * kRest)));
}

void FaultDesk::refreshChoices() {
    std::vector<PlayerId> players = m_table && m_watched ? m_table->players() : std::vector<PlayerId>();
    if (players != m_players) {
        m_players = std::move(players);
        // If the chosen player has left, no other is chosen: a fault affects only a player the user chose.
        if (m_player == kNobody && !m_players.empty()) {
            m_player = m_players.front();
        }
        emit playersChanged();
        emit choiceChanged();
    }
    std::vector<FaultChoiceModel::Row> rows;
    if (m_table && m_watched) {
        for (const faults::FaultKind kind : m_kinds) {
            const auto denial = m_table->denial(kind, m_player);
            rows.push_back({FaultText::title(kind), FaultText::detail(kind),
                            denial ? FaultText::denial(kind, *denial) : QString(),
                            denial ? textsOf(denial->rules) : QStringList(), faults::isOfPlayer(kind)});
        }
    }
    m_choices.show(std::move(rows));
}

void FaultDesk::refreshLines() {
    m_lines.show(m_table && m_watched ? rowsOf(shownLines()) : std::vector<FaultLineModel::Row>());
    emit shownChanged();
}

faults::FaultKind FaultDesk::kind() const { return m_kinds[static_cast<std::size_t>(m_choice)]; }

// The newest is shown first.
std::size_t FaultDesk::indexOf(int shown) const {
    return m_table->injected().size() - 1 - static_cast<std::size_t>(shown);
}

std::vector<TableFaults::Line> FaultDesk::shownLines() const {
    return m_shown >= 0 ? m_table->linesOf(indexOf(m_shown)) : m_table->predict(kind(), m_player);
}

void FaultDesk::setChoice(int choice) {
    if (!m_table || choice < 0 || choice >= static_cast<int>(m_kinds.size())) {
        return;
    }
    m_choice = choice;
    m_shown = -1;
    refresh();
    emit choiceChanged();
}

QStringList FaultDesk::players() const {
    QStringList names;
    for (const PlayerId player : m_players) {
        names.append(m_table->nameOf(player));
    }
    return names;
}

int FaultDesk::player() const {
    const auto found = std::ranges::find(m_players, m_player);
    return found == m_players.end() ? -1 : static_cast<int>(found - m_players.begin());
}

void FaultDesk::setPlayer(int player) {
    if (player < 0 || player >= static_cast<int>(m_players.size())) {
        return;
    }
    m_player = m_players[static_cast<std::size_t>(player)];
    m_shown = -1;
    refresh();
    emit choiceChanged();
}

bool FaultDesk::isOfPlayer() const { return m_table && faults::isOfPlayer(kind()); }

QString FaultDesk::denial() const {
    const auto row = static_cast<std::size_t>(m_choice);
    return row < m_choices.rows().size() ? m_choices.rows()[row].denial : QString();
}

QStringList FaultDesk::injected() const {
    QStringList list;
    if (m_table) {
        for (const TableFaults::Injected& injected : m_table->injected()) {
            list.prepend(FaultText::injected(injected, m_table->nameOf(injected.player)));
        }
    }
    return list;
}

QStringList FaultDesk::views() const { return QStringList(FaultText::predicted()) + injected(); }

void FaultDesk::setShown(int shown) {
    if (!m_table || shown < -1 || shown >= static_cast<int>(m_table->injected().size())) {
        return;
    }
    m_shown = shown;
    refresh();
}

QString FaultDesk::verdict() const {
    if (!m_table || m_shown < 0) {
        return {};
    }
    const StoredFault past = pastOf(indexOf(m_shown));
    const QString text = FaultText::verdict(past.injected, past.same, past.all, past.cutShort);
    return past.last ? text + u' ' + FaultText::timing(*past.last, past.late) : text;
}

StoredFault FaultDesk::pastOf(std::size_t injected) const {
    StoredFault past{m_game, m_table->injected()[injected], {}, 0, 0, 0, {}};
    past.round = m_place ? m_place(past.injected.round) : QString();
    past.player = m_table->nameOf(past.injected.player);
    for (const TableFaults::Line& line : m_table->linesOf(injected)) {
        past.all += line.predicted ? 1 : 0;
        past.same += line.mark == faults::Mark::same ? 1 : 0;
        past.late += line.late > Duration{} ? 1 : 0;
        // Settlements have no time limit of their own.
        if (line.measured && line.predicted && line.dueAction != faults::DueAction::settles) {
            past.last = std::max(past.last.value_or(Duration{}), *line.measured);
        }
    }
    return past;
}

// The table's oldest fault makes room.
void FaultDesk::dropFirst() {
    if (m_skipped > 0) {
        --m_skipped;
    } else {
        storePast(0);
    }
}

// Drops the oldest.
void FaultDesk::storePast(std::size_t injected) {
    m_past.push_back(pastOf(injected));
    if (m_past.size() > StoredFault::kMost) {
        m_past.pop_front();
    }
}

std::vector<StoredFault> FaultDesk::storedFaults() const {
    std::vector<StoredFault> list(m_past.begin(), m_past.end());
    for (std::size_t i = m_skipped; m_table && i < m_table->injected().size(); ++i) {
        list.push_back(pastOf(i));
    }
    const std::size_t more = list.size() > StoredFault::kMost ? list.size() - StoredFault::kMost : 0;
    list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(more));
    return list;
}

void FaultDesk::remember(const std::vector<StoredFault>& earlier) {
    m_past.insert(m_past.begin(), earlier.begin(), earlier.end());
    emit injectedChanged();
}

void FaultDesk::replacePast(const std::vector<StoredFault>& past) {
    m_skipped = m_table ? m_table->injected().size() : 0;
    m_past.assign(past.begin(), past.end());
    emit injectedChanged();
}

std::vector<JudgedFault> FaultDesk::judged() const {
    std::vector<JudgedFault> list;
    for (const StoredFault& past : storedFaults()) {
        list.push_back(
            {past.game, FaultText::injected(past.injected, past.player),
             FaultText::verdict(past.injected, past.same, past.all, past.cutShort), markOf(past.injected),
             past.last ? FaultText::timing(*past.last, past.late) : QString(), past.round,
             past.injected.wall > 0 ? QDateTime::fromMSecsSinceEpoch(past.injected.wall) : QDateTime(),
             jsonOf(past)});
    }
    return list;
}

QStringList FaultDesk::demands() const {
    QStringList list;
    if (m_table) {
        const faults::FaultKind of = m_shown >= 0 ? m_table->injected()[indexOf(m_shown)].kind : kind();
        for (const FaultDemand& demand : faultDemands(m_table->ruleSet(), of)) {
            list.append(QStringLiteral("%1: %2").arg(demand.rule, demand.text));
        }
    }
    return list;
}

int FaultDesk::verdictMark() const {
    if (!m_table || m_shown < 0) {
        return FaultLineModel::None;
    }
    return markOf(m_table->injected()[indexOf(m_shown)]);
}

int FaultDesk::markOf(const TableFaults::Injected& injected) {
    return injected.otherwise     ? FaultLineModel::Otherwise
           : !injected.over       ? FaultLineModel::Awaited
           : injected.asPredicted ? FaultLineModel::Same
                                  : FaultLineModel::Unseen;
}

void FaultDesk::setHeld(bool held) {
    if (held != m_held) {
        m_held = held;
        emit heldChanged();
        if (!held) {
            refresh();
        }
    }
}

void FaultDesk::setTrigger(Trigger trigger) {
    m_trigger = trigger;
    emit armingChanged();
}

QStringList FaultDesk::triggers() const {
    return {tr("Now"), tr("At the next event"), tr("In a round"), tr("After some seconds")};
}

QStringList FaultDesk::eventKinds() const {
    QStringList kinds;
    if (m_table) {
        for (const std::string_view key : m_table->eventKinds()) {
            kinds.append(EventLogText::kind(key));
        }
    }
    return kinds;
}

void FaultDesk::setEventKind(int kind) {
    if (m_table && kind >= 0 && kind < static_cast<int>(m_table->eventKinds().size())) {
        m_eventKind = kind;
        emit armingChanged();
    }
}

void FaultDesk::setNumber(int number) {
    m_number = std::clamp(number, 1, kMostNumber);
    emit armingChanged();
}

bool FaultDesk::act() { return m_trigger == Now ? cause() : arm(); }

// Whether it is possible is seen when its moment comes.
bool FaultDesk::arm() {
    if (!m_table || (faults::isOfPlayer(kind()) && m_player == kNobody)) {
        return false;
    }
    Armed armed{kind(), faults::isOfPlayer(kind()) ? m_player : kNobody, m_trigger, m_eventKind, m_number,
                {}};
    if (m_trigger == AfterSeconds) {
        armed.due = m_table->now() + std::chrono::seconds(m_number);
        m_clock.start();
    } else {
        m_clock.stop();
    }
    m_isFiring = false;
    m_missed.reset();
    m_armed = armed;
    emit armingChanged();
    return true;
}

void FaultDesk::disarm() {
    m_clock.stop();
    m_isFiring = false;
    m_armed.reset();
    m_missed.reset();
    emit armingChanged();
}

// The table is still delivering the event, so the fault follows right after it.
void FaultDesk::onTableEvent(std::size_t kind, std::uint64_t round) {
    if (!m_armed || m_isFiring) {
        return;
    }
    const bool isAtEvent =
        m_armed->trigger == AtEvent && kind == static_cast<std::size_t>(m_armed->eventKind);
    const bool isInRound =
        m_armed->trigger == InRound && round >= static_cast<std::uint64_t>(m_armed->number);
    if (isAtEvent || isInRound) {
        m_isFiring = true;
        QTimer::singleShot(0, this, &FaultDesk::fire);
    }
}

// A paused table's clock stands still, and the fault waits.
void FaultDesk::watchClock() {
    if (m_table && m_armed && m_armed->trigger == AfterSeconds && m_table->now() >= m_armed->due) {
        m_isFiring = true;
        fire();
    }
}

void FaultDesk::fire() {
    if (!m_armed || !std::exchange(m_isFiring, false)) {
        return; // disarmed meanwhile
    }
    m_clock.stop();
    const Armed armed = *std::exchange(m_armed, std::nullopt);
    m_missed = inject(armed.kind, armed.player) ? std::nullopt : std::optional(armed);
    emit armingChanged();
}

QString FaultDesk::armedText(const Armed& armed) const {
    const QString player = m_table ? m_table->nameOf(armed.player) : QString();
    const QString fault = player.isEmpty()
                              ? FaultText::title(armed.kind)
                              : QStringLiteral("%1, %2").arg(FaultText::title(armed.kind), player);
    switch (armed.trigger) {
    case AtEvent: //: %1 a fault, %2 a kind of event
        return tr("%1, at the next event “%2”").arg(fault, eventKinds().value(armed.eventKind));
    case InRound: //: %1 a fault, %2 a round's number
        return tr("%1, in round %2").arg(fault).arg(armed.number);
    case AfterSeconds: //: %1 a fault, %2 a moment on the table's clock
        return tr("%1, at %2 on the table's clock").arg(fault, EventLogText::moment(armed.due));
    case Now: break;
    }
    return fault;
}

QString FaultDesk::armed() const { return m_armed ? armedText(*m_armed) : QString(); }

QString FaultDesk::missed() const { return m_missed ? armedText(*m_missed) : QString(); }

bool FaultDesk::cause() { return m_table && inject(kind(), m_player); }

bool FaultDesk::inject(faults::FaultKind kind, PlayerId player) {
    if (!m_table || !m_table->cause(kind, player)) {
        refresh();
        return false;
    }
    m_shown = 0;
    emit injectedChanged();
    emit storedChanged();
    refresh();
    return true;
}

} // namespace mesaviva::app
