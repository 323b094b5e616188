// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/table_model.h"

#include "app/core/record/replayed_round.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "engine/record/rows.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// The update interval of the visible timer; fine enough for its ring.
constexpr int kTickMilliseconds = 100;
// By then, chips that leave the cloth are out of sight, whatever the motion.
constexpr int kSweepMilliseconds = 1200;
// A period is ending this many real seconds before its end, but at most in its last third.
constexpr double kLastCountedSeconds = 5;
constexpr double kLastPart = 3;
// Fast enough not to wait, slow enough to see what the others do.
constexpr double kHurry = 8;

double seconds(Duration duration) { return static_cast<double>(duration.count()) / 1000.0; }

} // namespace

TableModel::TableModel(Pace pace, QObject* parent)
    : QObject(parent),
      m_time(pace.speed, std::move(pace.ticks)) {
    m_ticker.setInterval(kTickMilliseconds);
    connect(&m_ticker, &QTimer::timeout, this, &TableModel::remainingChanged);
    connect(&m_ticker, &QTimer::timeout, this, &TableModel::followUrgency);
    m_sweeper.setInterval(kSweepMilliseconds);
    m_sweeper.setSingleShot(true);
    connect(&m_sweeper, &QTimer::timeout, this, [this] { sweep(); });
    connect(&m_time, &RealTime::due, this, &TableModel::advance);
}

void TableModel::advance() {
    const Instant until = m_time.now();
    m_standsStill = false;
    if (isScenario() && !m_replay) { // a replay returns to where it was to stop
        advanceInMoments(until);
    }
    if (!m_standsStill) {
        tableSession().advanceTo(until);
    }
    if (std::exchange(m_standsStill, false)) {
        m_time.startAt(tableSession().now());
        setPaused(true);
    }
    flush();
}

// Moves event by event, so that time can stop at any of them.
void TableModel::advanceInMoments(Instant until) {
    std::optional<Instant> due = tableSession().nextDue();
    while (!m_standsStill && due && *due < until) {
        tableSession().advanceTo(*due);
        const std::optional<Instant> next = tableSession().nextDue();
        if (next == due) {
            return;
        }
        due = next;
    }
}

double TableModel::periodSeconds() const {
    return m_period ? seconds(m_period->until - m_period->opened) : 0;
}

double TableModel::remainingSeconds() const {
    return m_period ? std::max(0.0, seconds(m_period->until - m_time.now())) : 0;
}

bool TableModel::isPeriodEnding() const {
    return hasPeriod() &&
           remainingSeconds() <= std::min(kLastCountedSeconds * speed(), periodSeconds() / kLastPart);
}

void TableModel::followUrgency() {
    const bool urgent =
        isPlaying() && !isScenario() && !isObserved() && !isDeaf() && !m_hurried && isPressed();
    if (urgent != m_urgent) {
        m_urgent = urgent;
        emit urgentChanged();
    }
}

void TableModel::setPaused(bool paused) {
    if (paused == m_time.isPaused()) {
        return;
    }
    m_time.setPaused(paused);
    updateTicker();
    emit pausedChanged();
}

QString TableModel::scenarioTitle() const { return tableSession().scenarioTitle(presentCode()); }

StagedTable TableModel::stagedTable() const {
    const QString key = stagedKey();
    return key.isEmpty() ? StagedTable()
                         : StagedTable{key, tableSession().scenarioTitle(QStringLiteral("pt")),
                                       tableSession().scenarioTitle(QStringLiteral("en"))};
}

void TableModel::stepScenario() {
    if (!isScenario() || m_replay || !tableSession().nextDue()) {
        return;
    }
    setPaused(true);
    emit leapt();
    const Instant due = *tableSession().nextDue();
    tableSession().advanceTo(due);
    m_time.startAt(due);
    flush();
}

QString TableModel::idleCountdown() const {
    if (!isIdleWarning()) {
        return {};
    }
    const Session& session = *idleSession();
    const IdleRules& rules = idleRules();
    if (isIndividual()) {
        const auto left = std::max(Duration{}, session.warnedAt + rules.endedAfter - m_time.now());
        const auto whole = std::chrono::ceil<std::chrono::seconds>(left).count();
        //: the session ends in so many minutes and seconds
        return tr("in %1").arg(
            QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0')));
    }
    const auto last = rules.invitedAfterRounds + rules.endedAfterRounds;
    const int left = static_cast<int>(last - std::min(session.idleRounds, last));
    return left <= 1 ? tr("with this round") : tr("in %n round(s)", nullptr, left);
}

QString TableModel::sessionOverReason() const {
    if (!m_ended) {
        return {};
    }
    return m_ended->reason == SessionEnd::left
               ? isScenario() ? tr("The player has ended the session.") : tr("You have ended the session.")
               : tr("The session was ended because no stake followed the warning.");
}

QString TableModel::sessionOverRule() const { return m_ended ? m_ended->rule : QString(); }

SessionSummary TableModel::summary() const {
    if (m_ended) {
        return m_ended->summary;
    }
    return isPlaying() ? runningSummary() : SessionSummary{};
}

void TableModel::retranslate() {
    retranslateMore();
    emit texts();
    emit ownChanged();
    emit captionChanged();
    emit sessionChanged();
    emit periodChanged();
    emit actionsChanged();
    if (m_scenarioOver) {
        emit scenarioOverChanged(); // unmet expectations are shown as text
    }
}

std::optional<qint64> TableModel::settleAndLeave() {
    if (isScenario()) {
        return 0;
    }
    tableSession().stopHoldingBack();
    m_deaf = true;
    const qint64 before = wallet();
    if (canLeave()) {
        sendLeave();
    }
    if (tableSession().goOnAlone()) {
        return isPlaying() ? std::nullopt : std::optional<qint64>(0);
    }
    // The round ends in table time, which need not pass in real time here.
    while (isPlaying()) {
        const std::optional<Instant> due = tableSession().nextDue();
        if (!due) {
            break;
        }
        tableSession().advanceTo(*due);
    }
    tableSession().finishRound();
    return wallet() - before;
}

bool TableModel::takeBack() {
    if (!canTakeBack()) {
        return false;
    }
    clear();
    return !hasStakesDown();
}

void TableModel::noteSent() {
    if (m_sending || isAhead()) {
        setSending(isAhead());
    }
}

// Amounts and allowed actions change: they include what is on its way, or no longer need to.
void TableModel::setSending(bool sending) {
    m_sending = sending;
    emit sendingChanged();
    emit ownChanged();
    emit actionsChanged();
}

QString TableModel::money(qint64 cents) const { return amountText(Money{cents}); }

QString TableModel::signedMoney(qint64 cents) const { return signedAmountText(Money{cents}); }

QString TableModel::signedFigures(qint64 cents) const { return signedAmountFigures(Money{cents}); }

void TableModel::setPeriod(std::optional<Period> period) {
    if (!period && !m_period) {
        return;
    }
    m_period = period;
    updateTicker();
    emit periodChanged();
    emit remainingChanged();
}

void TableModel::putBack(const Moment& moment) {
    setPeriod(moment.period);
    m_ended = moment.ended;
    m_captionRules = moment.captionRules;
    setResultShown(moment.resultShown);
}

void TableModel::updateTicker() {
    if ((m_period || isIdleWarning()) && !m_time.isPaused() && !m_time.isHeld()) {
        m_ticker.start();
    } else {
        m_ticker.stop();
    }
}

void TableModel::setQuestioned(bool questioned) {
    if (questioned != m_questioned) {
        m_questioned = questioned;
        emit questionedChanged();
    }
}

void TableModel::setResultShown(bool shown) {
    if (shown != m_resultShown) {
        m_resultShown = shown;
        emit resultShownChanged();
    }
}

void TableModel::note(TableEvent event, Instant at) {
    if (const std::optional<Instant> due = tableSession().nextDue(); due && *due > at) {
        event.seconds = seconds(*due - at);
    }
    m_happened.push_back(std::move(event));
}

void TableModel::showFrom(Instant now) {
    tableSession().setArrived([this] { flush(); });
    if (ReplayedRound* const round = tableSession().replayedRound(); round && !m_replay) {
        m_replay = new ReplayControl(*this, *round);
        m_replay->readAhead();
        m_replay->begin();
        now = tableSession().now();
    }
    m_time.startAt(now);
    m_happened.clear();
    sweep();
    flush();
    emit texts();
    emit roundChanged();
    emit ownChanged();
    emit captionChanged();
    emit sessionChanged();
    emit periodChanged();
    emit remainingChanged();
}

void TableModel::setSpeed(double speed) {
    if (!isScenario() || speed == m_time.speed() || !(speed >= 0.1 && speed <= 100)) {
        return;
    }
    m_time.setSpeed(speed);
    emit speedChanged();
}

void TableModel::moveReplay(int position) {
    if (ReplayedRound* const round = tableSession().replayedRound()) {
        // A single step announces its event; a longer jump only shows the position.
        const auto to = static_cast<std::size_t>(position);
        emit leapt();
        if (to == round->position() + 1) {
            round->moveTo(to);
        } else {
            round->jumpTo(to);
        }
        m_time.startAt(tableSession().now());
        flush();
    }
}

void TableModel::hurry() {
    m_hurryWanted = m_sending;
    if (m_hurryOffered) {
        setHurried(true);
    }
}

void TableModel::setHurried(bool hurried) {
    if (hurried == m_hurried) {
        return;
    }
    m_hurried = hurried;
    m_time.setSpeed(hurried ? m_time.speed() * kHurry : m_time.speed() / kHurry);
    emit speedChanged();
    emit hurryChanged();
}

void TableModel::followHurry() {
    const bool offered = !isScenario() && !isObserved() && !isDeaf() && !isPunctual() && isPlaying() &&
                         !m_sending && isReady();
    if (!offered) {
        m_hurryWanted = m_hurryWanted && m_sending;
        setHurried(false);
    } else if (std::exchange(m_hurryWanted, false)) {
        setHurried(true);
    }
    if (offered != m_hurryOffered) {
        m_hurryOffered = offered;
        emit hurryChanged();
    }
}

void TableModel::setUnseen(bool unseen) {
    if (isPunctual() || unseen == m_unseen) {
        return;
    }
    m_unseen = unseen;
    flush();
}

// While a player or a picture is awaited, time stays at the table's last event.
void TableModel::followWaiting() {
    const bool waits = m_unseen || tableSession().isWaiting();
    if (waits || m_time.isHeld()) {
        m_time.startAt(tableSession().now());
    }
    if (waits != m_time.isHeld()) {
        m_time.setHeld(waits);
        updateTicker();
        emit periodChanged();
        emit remainingChanged();
    }
}

void TableModel::intervene(const std::function<void()>& act) {
    if (isScenario() || isDeaf()) {
        return;
    }
    tableSession().advanceTo(m_time.now());
    settle();
    act();
    settle();
}

void TableModel::settle() {
    tableSession().settle();
    flush();
}

void TableModel::flush() {
    followWaiting();
    deliverHeld();
    m_time.wakeAt(nextNeed());
    refresh();
    if (tableSession().isScenarioOver() != m_scenarioOver) {
        m_scenarioOver = tableSession().isScenarioOver();
        emit scenarioOverChanged();
    }
    if (m_sending && !isAhead()) {
        setSending(false);
    }
    followHurry();
    followUrgency();
    if (m_happened.empty()) {
        return;
    }
    const std::vector<TableEvent> events = std::exchange(m_happened, {});
    const auto any = [&events](const auto& property) {
        return std::any_of(events.begin(), events.end(), property);
    };
    emit ownChanged();
    updateTicker(); // a warning counts down
    emit remainingChanged();
    if (any([](const TableEvent& event) { return event.common == CommonEvent::round_opened; })) {
        emit roundChanged();
    }
    // A call may be answered without another one.
    if (any([](const TableEvent& event) {
            return !event.phrase.isEmpty() || event.common == CommonEvent::settled;
        })) {
        emit captionChanged();
    }
    if (any([](const TableEvent& event) {
            return event.common == CommonEvent::session_ended || event.common == CommonEvent::settled ||
                   event.common == CommonEvent::player_arrived;
        })) {
        emit sessionChanged();
    }
    notifyMore(events);
    m_sweeper.start();
    for (const TableEvent& event : events) {
        emit happened(event);
    }
}

namespace {

// From 1 cent to 1000 points; every amount can be paid with them.
constexpr std::array<qint64, 14> kChips = {1,   5,     10,    20,    50,     100,    200,
                                           500, 1'000, 2'500, 5'000, 10'000, 50'000, 100'000};
constexpr std::size_t kChipsOffered = 5;

} // namespace

QVariantList fittingChips(Money smallest, Money largest) {
    std::vector<qint64> fitting;
    std::copy_if(kChips.begin(), kChips.end(), std::back_inserter(fitting),
                 [&](qint64 chip) { return chip >= smallest.cents && chip <= largest.cents; });
    QVariantList values;
    if (fitting.size() <= kChipsOffered) {
        for (const qint64 chip : fitting) {
            values.append(chip);
        }
    } else {
        // Each a similar multiple of the one before; the smaller of two equal choices, so that small amounts
        // are possible.
        const double span =
            std::log(static_cast<double>(fitting.back()) / static_cast<double>(fitting.front()));
        std::size_t next = 0;
        for (std::size_t i = 0; i < kChipsOffered; ++i) {
            const double wanted = static_cast<double>(fitting.front()) *
                                  std::exp(span * static_cast<double>(i) / (kChipsOffered - 1));
            const auto off = [&](std::size_t at) {
                return std::abs(std::log(static_cast<double>(fitting[at]) / wanted));
            };
            const std::size_t last = fitting.size() - (kChipsOffered - i);
            while (next < last && off(next + 1) < off(next) - 1e-9) {
                ++next;
            }
            values.append(fitting[next++]);
        }
    }
    if (values.isEmpty()) {
        values.append(static_cast<qint64>(smallest.cents));
    }
    return values;
}

QString TableModel::nameOfRound(int round) const {
    record::RoundId id{0, static_cast<std::uint64_t>(round)};
    if (const auto upTo = recordedUpTo()) {
        id.table = upTo->table;
    } else if (const auto link =
                   m_replay ? record::roundLinkFrom(m_replay->link().toStdString()) : std::nullopt) {
        id.table = link->round.table;
    }
    return id.table > 0 ? QString::fromStdString(textOf(id)) : QString::number(round);
}

} // namespace mesaviva::app
