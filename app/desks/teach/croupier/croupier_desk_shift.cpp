// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A shift: its rounds, the rack, and the results.

#include "app/core/history/sheet_saver.h"
#include "app/core/table/live_session.h"
#include "app/core/table/table_model.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/desks/teach/croupier/croupier_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using croupier::FaultKind;

namespace {

constexpr qsizetype kMostCut = 200; // chips in one payment

QList<int> toggled(QList<int> list, int value, bool in) {
    list.removeAll(value);
    if (in) {
        list.append(value);
    }
    return list;
}

CroupierChip shownPile(const croupier::RackChip& pile, const QString& player) {
    CroupierChip chip;
    chip.chips = pile.chips;
    chip.cents = static_cast<double>(pile.value.cents);
    const bool whole = pile.value.cents % 100 == 0;
    chip.label = pile.chips > 0
                     ? QString::number(pile.chips)
                     : QLocale().toString(static_cast<double>(pile.value.cents) / 100.0, 'f', whole ? 0 : 2);
    chip.name = pile.chips > 0 ? CroupierDesk::tr("%n chip(s) of %1", nullptr, pile.chips).arg(player)
                               : amountText(pile.value);
    return chip;
}

QString secondsOf(qint64 milliseconds) {
    return QLocale().toString(static_cast<double>(milliseconds) / 1000.0, 'f', 1);
}

} // namespace

void CroupierDesk::start() {
    if (m_stage != Working && m_stage != Counting && !m_trial) {
        startWith(m_seed());
    }
}

void CroupierDesk::startTrial(const CroupierTrial& trial) {
    if (m_stage == Choosing) {
        m_own = std::exchange(m_choices, trial.choices);
        m_trial = trial;
        emit choicesChanged();
        startWith(trial.seed);
    }
}

// Counts the float before the table opens.
void CroupierDesk::startWith(const Seed& seed) {
    m_shiftSeed = seed;
    m_counted = {};
    m_sheet = {};
    m_whole = false;
    m_hints = 0;
    if (m_choices.count == 0 || isWatching() || !hasFloat()) {
        m_count.clear();
        openShift();
        return;
    }
    m_count.open(leastChip(), m_choices.count == 2, seed, m_choices.feedback == 0);
    m_dueAt = elapsed();
    setStage(Counting);
}

void CroupierDesk::noteCounted(bool taken, const std::vector<croupier::Fault>& faults) {
    if (m_stage != Counting) {
        return;
    }
    croupier::ScoreSheet& sheet = m_count.isClosing() ? m_sheet : m_counted;
    sheet.add(
        {croupier::Task::count, taken, m_count.isClosing() ? m_roundsDone : 0, elapsed() - m_dueAt, faults});
    if (taken && m_count.isClosing()) {
        finishShift();
    } else if (taken) {
        openShift();
    }
}

void CroupierDesk::openShift() {
    RandomStream look(m_shiftSeed, stream_name::kLook);
    m_names = simulatedNames(playersAtTable(), look);
    openTable(m_shiftSeed, look);
    connect(model(), &TableModel::periodChanged, this, &CroupierDesk::refresh);
    connect(model(), &TableModel::happened, this, &CroupierDesk::refresh);
    m_beganAt = elapsed();
    m_paused = false;
    m_onBreak = false;
    m_awaited = false;
    m_last.reset();
    m_hint.clear();
    m_verdict.clear();
    m_verdictRules.clear();
    layDown();
    setStage(Working);
    refresh();
    fitTool();
    lookOn();
}

int CroupierDesk::minute() const {
    return m_trial && m_stage == Working
               ? std::min(minutes(), 1 + static_cast<int>((elapsed() - m_beganAt) / 60'000))
               : 0;
}

// Measures a test in window time: it stops while something covers the table, but not, unlike table time,
// while the table waits for its croupier.
bool CroupierDesk::isUp() const {
    return m_trial && m_trial->time > 0 ? elapsed() - m_beganAt >= m_trial->time
                                        : static_cast<int>(roundNow()) >= m_choices.rounds;
}

bool CroupierDesk::isPauseDue(bool closed) const {
    return m_trial && m_trial->pauseAfter > 0 && !m_paused && !isUp() &&
           static_cast<int>(roundNow()) >= m_trial->pauseAfter && isRoundPaid(closed);
}

void CroupierDesk::endBreak() {
    if (m_onBreak) {
        m_onBreak = false;
        m_dueAt = elapsed();
        emit turned();
    }
}

// Once the last round is paid, no action is accepted.
bool CroupierDesk::begin() {
    if (m_stage != Working) {
        return false;
    }
    if (isUp() && isRoundPaid(false)) {
        finish();
        return false;
    }
    if (isPauseDue(false)) {
        m_paused = true;
        m_onBreak = true;
        emit turned();
    }
    return !m_onBreak;
}

// Destroys the page before its table, both from the event loop.
void CroupierDesk::closeTable(Stage next) {
    m_awaited = false;
    m_onBreak = false;
    TableModel* const table = releaseTable();
    table->disconnect(this);
    setStage(next);
    deleteAfterViews(table);
}

croupier::ScoreSheet CroupierDesk::sheetSoFar() const {
    if (!hasTable()) {
        return m_sheet;
    }
    croupier::ScoreSheet sheet = m_counted;
    for (const croupier::Mark& mark : sheetNow().marks()) {
        sheet.add(mark);
    }
    return sheet;
}

qint64 CroupierDesk::tableTime() const {
    return hasTable() ? std::max<qint64>(0, elapsed() - m_beganAt) : m_tableTime;
}

void CroupierDesk::finish() {
    m_tableTime = tableTime();
    m_sheet = sheetSoFar();
    m_planted = plantedNow();
    m_roundsDone = roundNow();
    m_whole = isUp() && isRoundPaid(false);
    if (m_count.rack()) {
        const auto [taken, paid] = flowNow();
        m_count.close(sheetNow(), taken, paid, cageNow());
        m_dueAt = elapsed();
        closeTable(Counting);
        return;
    }
    closeTable(Over);
    if (!m_trial) {
        m_results->add(shiftDone());
    }
}

void CroupierDesk::finishShift() {
    if (!m_trial) {
        m_results->add(shiftDone());
    }
    setStage(Over);
}

void CroupierDesk::stop() {
    if (m_stage == Counting && m_count.isClosing()) {
        m_whole = false; // the float is left uncounted
        finishShift();
        return;
    }
    if (m_stage == Counting) {
        setStage(Choosing);
        return;
    }
    if (m_stage != Working) {
        return;
    }
    if (m_trial || !sheetNow().marks().empty()) {
        finish();
        return;
    }
    closeTable(Choosing);
}

void CroupierDesk::leave() {
    if (m_stage == Over) {
        setStage(Choosing);
    }
}

void CroupierDesk::setTool(int tool) {
    if (tool != m_tool) {
        const std::vector<croupier::RackChip> rack = model() != nullptr ? piles() : decltype(piles()){};
        m_tool = tool;
        if (model() != nullptr && piles() != rack) {
            setCut({}); // from other piles
        }
        emit toolChanged();
    }
}

void CroupierDesk::setCut(QList<CutChip> cut) {
    m_cut = std::move(cut);
    m_proved = false;
}

void CroupierDesk::setSpreading(bool spreading) {
    if (spreading != m_spreading) {
        m_spreading = spreading;
        emit toolChanged();
    }
}

void CroupierDesk::prove() {
    if (m_stage != Working || m_cut.isEmpty()) {
        remind(tr("Cut the chips first."));
        return;
    }
    m_proved = true;
    emit toolChanged();
}

void CroupierDesk::layDown() {
    setCut({});
    m_spreading = false;
    choose({}, {}, -1, -1);
}

void CroupierDesk::turnPlace(int place) {
    if (m_stage != Working || isWatching() || !places().contains(place)) {
        return;
    }
    const bool wasKept = m_kept.contains(place);
    const bool wasHalved = m_halved.contains(place);
    m_kept = toggled(m_kept, place, !wasKept && !wasHalved);
    m_halved = toggled(m_halved, place, wasKept && canHalve(place));
    emit toolChanged();
}

void CroupierDesk::choosePlace(int place) {
    if (m_stage == Working && !isWatching() && place >= 0 && place != m_place) {
        m_place = place;
        if (const int only = onlyPlayerAt(place); only >= 0 && only != m_player) {
            m_player = only;
            setCut({}); // chips of another colour
        }
        emit toolChanged();
    }
}

void CroupierDesk::choosePlayer(int player) {
    if (m_stage == Working && !isWatching() && player >= 0 && player < players().size() &&
        player != m_player) {
        m_player = player;
        setCut({}); // chips of another colour
        emit toolChanged();
    }
}

void CroupierDesk::stepPlayer(int step) {
    const QVariantList all = players();
    const auto count = static_cast<int>(all.size());
    int at = m_player < 0 && step < 0 ? count : m_player;
    for (int i = 0; i < count; ++i) {
        at = (at + step + count) % count;
        if (all.at(at).value<CroupierPlayer>().present) {
            choosePlayer(at);
            return;
        }
    }
}

QVariantList CroupierDesk::rack() const {
    QVariantList list;
    for (const croupier::RackChip& pile : piles()) {
        list.append(QVariant::fromValue(shownPile(pile, m_names.value(m_player))));
    }
    return list;
}

QVariantList CroupierDesk::cut() const {
    QVariantList list;
    const std::vector<croupier::RackChip> all = piles();
    forEachCut([&](int pile, int count, bool spread) {
        CroupierChip chip = shownPile(all[static_cast<std::size_t>(pile)], m_names.value(m_player));
        chip.count = count;
        chip.spread = spread;
        list.append(QVariant::fromValue(chip));
    });
    return list;
}

Money CroupierDesk::cutSum() const {
    Money sum;
    const std::vector<croupier::RackChip> all = piles();
    for (const CutChip& one : m_cut) {
        sum += all.at(static_cast<std::size_t>(one.pile)).value;
    }
    return sum;
}

QString CroupierDesk::cutText() const { return m_cut.isEmpty() ? QString() : amountText(cutSum()); }

QString CroupierDesk::handReason() const {
    return m_place < 0                            ? tr("Choose the place on the cloth first")
           : m_player < 0 && !players().isEmpty() ? tr("Choose the player first")
           : m_cut.isEmpty()                      ? tr("Cut the chips first")
                                                  : QString();
}

void CroupierDesk::take(int pile) {
    if (pile >= 0 && pile < static_cast<int>(piles().size()) && m_cut.size() < kMostCut) {
        setCut(m_cut + QList<CutChip>{{pile, m_spreading}});
        emit toolChanged();
    }
}

void CroupierDesk::takeBack() {
    if (!m_cut.isEmpty()) {
        setCut(m_cut.mid(0, m_cut.size() - 1));
        emit toolChanged();
    }
}

void CroupierDesk::clearCut() {
    setCut({});
    emit toolChanged();
}

void CroupierDesk::handOver() {
    if (!handReason().isEmpty()) {
        remind(handReason());
        return;
    }
    payChosen(cutSum());
}

QString CroupierDesk::houseName(const QString& key) const {
    for (int house = 0; house < m_houses; ++house) {
        if (QString::fromStdString(keyOf(house)) == key) {
            return houses().value(house);
        }
    }
    return key;
}

std::string CroupierDesk::resultsKey() const {
    const std::string key = game().toStdString();
    return isWatching() ? key + "_watched" : key;
}

croupier::Shift CroupierDesk::shiftDone() const {
    const croupier::ScoreSheet done = sheetSoFar();
    croupier::Shift shift;
    shift.at = QDateTime::currentSecsSinceEpoch();
    shift.game = resultsKey();
    shift.table = tableKey();
    shift.level = m_choices.level;
    shift.atOnce = m_choices.feedback == 0;
    shift.rounds = static_cast<int>(hasTable() ? roundNow() : m_roundsDone);
    shift.actions = done.actions();
    shift.clean = done.clean();
    shift.payments = done.payments();
    shift.paymentTime = done.paymentTime();
    shift.time = done.time();
    shift.length = tableTime();
    shift.hints = m_hints;
    shift.faultsPlanted = hasTable() ? plantedNow() : m_planted;
    shift.faults = croupier::countsOf(done);
    return shift;
}

QList<QString> CroupierDesk::summary() const {
    QList<QString> lines;
    if (m_stage != Over) {
        return lines;
    }
    const AmountsAt there(placeOfRules(tableKey()));
    lines.append(tr("%n round(s)", nullptr, static_cast<int>(m_roundsDone)) + QStringLiteral(" · ") +
                 tr("%n action(s)", nullptr, m_sheet.actions()));
    lines.append(m_sheet.actions() == m_sheet.clean() && m_sheet.faults() == 0
                     ? tr("All right first time")
                     : tr("%1 right first time").arg(m_sheet.clean()) + QStringLiteral(" · ") +
                           tr("%n fault(s)", nullptr, m_sheet.faults()));
    if (isWatching()) {
        //: %1 faults that were stopped and named, of %n that were planted
        lines.append(tr("%1 of %n planted error(s) stopped and named", nullptr, m_planted.planted)
                         .arg(m_planted.caught) +
                     QStringLiteral(" · ") + tr("%n properly corrected", nullptr, m_planted.remedied));
    } else if (m_sheet.payments() > 0) {
        //: %1 seconds
        lines.append(tr("%n payment(s)", nullptr, m_sheet.payments()) + QStringLiteral(" · ") +
                     tr("%1 s per payment").arg(secondsOf(m_sheet.paymentTime() / m_sheet.payments())));
    }
    if (!m_count.summary().isEmpty()) {
        lines.append(m_count.summary());
    }
    if (m_hints > 0) {
        lines.append(tr("%n hint(s) asked for", nullptr, m_hints));
    }
    return lines;
}

QVariantList CroupierDesk::faultList() const {
    QVariantList list;
    if (m_stage != Over) {
        return list;
    }
    const AmountsAt there(placeOfRules(tableKey()));
    for (const croupier::FaultCount& count : croupier::countsOf(m_sheet)) {
        CroupierFault shown;
        shown.kind = CroupierText::kind(count.kind);
        shown.rule = QString::fromStdString(count.rule);
        shown.count = count.count;
        shown.source = CroupierText::source(count.kind, shown.rule);
        for (const croupier::Mark& mark : m_sheet.marks()) {
            const auto first = std::ranges::find_if(mark.faults, [&](const croupier::Fault& fault) {
                return fault.kind == count.kind && firstOf(fault.rules) == shown.rule;
            });
            if (first != mark.faults.end()) {
                shown.example = RackCount::faultText(*first);
                if (shown.example.isEmpty()) {
                    shown.example = exampleText(*first);
                }
                if (count.kind == FaultKind::sum) {
                    //: %1 a sum
                    shown.example += QStringLiteral(" ") + tr("It is %1.").arg(amountText(first->due));
                }
                break;
            }
        }
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

const croupier::Shift* CroupierDesk::lastShift() const {
    const std::string table = tableKey();
    const std::vector<croupier::Shift>& past = m_results->past();
    const auto last = std::find_if(past.rbegin(), past.rend(), [&](const croupier::Shift& shift) {
        return shift.table == table && shift.game == resultsKey();
    });
    return last == past.rend() ? nullptr : &*last;
}

QString CroupierDesk::past() const {
    const croupier::Shift* const last = lastShift();
    if (last == nullptr) {
        return tr("You have not worked at this table yet.");
    }
    //: %1 a date
    QString text =
        tr("Last time, %1:")
            .arg(QLocale().toString(QDateTime::fromSecsSinceEpoch(last->at).date(), QLocale::ShortFormat)) +
        u' ' + tr("%n action(s)", nullptr, last->actions) + QStringLiteral(", ") +
        tr("%n fault(s)", nullptr, last->faultCount());
    if (last->payments > 0 && !isWatching()) {
        text +=
            QStringLiteral(", ") + tr("%1 s per payment").arg(secondsOf(last->paymentTime / last->payments));
    }
    return text + u'.';
}

QUrl CroupierDesk::proposedFile() const {
    //: The name of a file, in small letters: what was done in shifts at the reversed tables
    return SheetSaver::proposed(namedFile(tr("shifts"), m_results->trainee()), QStringLiteral("csv"));
}

} // namespace mesaviva::app
