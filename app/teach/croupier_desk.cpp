// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/croupier_desk.h"

#include "app/table/simulated_names.h"
#include "app/teach/croupier_host.h"
#include "app/words/texts.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>

namespace mesaviva::app {

using croupier::FaultKind;
using roulette::SpotId;

namespace {

std::filesystem::path croupiersBookIn(const QString& folder) {
    const QString place =
        folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
    return std::filesystem::path(QDir(place).filePath(QStringLiteral("croupier.sqlite")).toStdU16String());
}

// What can be wrong with a deed of that kind.
std::vector<FaultKind> kindsOf(croupier::Task task) {
    switch (task) {
    case croupier::Task::call: return {FaultKind::words};
    case croupier::Task::bell: return {}; // it is never rung wrong
    case croupier::Task::launch: return {FaultKind::turn};
    case croupier::Task::announce:
        return {FaultKind::number, FaultKind::colour, FaultKind::parity, FaultKind::half};
    case croupier::Task::mark: return {FaultKind::place};
    case croupier::Task::sweep: return {FaultKind::swept, FaultKind::left, FaultKind::halved};
    case croupier::Task::pay: return {FaultKind::payment_order, FaultKind::payee, FaultKind::sum};
    }
    return {};
}

QList<int> listOf(const std::vector<SpotId>& spots) {
    QList<int> list;
    for (const SpotId spot : spots) {
        list.append(spot);
    }
    return list;
}

} // namespace

CroupierDesk::CroupierDesk(Outside outside, QObject* parent)
    : QObject(parent),
      m_store(outside.settings),
      m_choices(CroupierChoices::from(m_store)),
      m_ticks(outside.ticks ? std::move(outside.ticks) : std::make_unique<SystemTicks>()),
      m_seed(outside.seed ? std::move(outside.seed) : [] { return systemSeed(); }),
      m_pace(outside.pace ? std::move(outside.pace) : [] { return Pace(); }),
      m_book(croupiersBookIn(outside.folder)) {}

CroupierDesk::~CroupierDesk() {
    m_worker.reset(); // the job that runs may write the book, too
    // What was done is kept, also when the window closes in the middle.
    for (const Unkept& unkept : m_unkept) {
        if (!unkept.begun->exchange(true)) {
            m_book.keep(unkept.shift);
        }
    }
    if (m_stage == Working && deeds() > 0) {
        m_book.keep(shiftDone());
    }
}

void CroupierDesk::change(Part part, int value, int from, int to) {
    if (value < from || value > to || m_choices.*part == value || m_stage == Working) {
        return;
    }
    m_choices.*part = value;
    m_choices.keep(m_store);
    emit choicesChanged();
    emit pastChanged();
}

void CroupierDesk::open() {
    if (m_opened) {
        return;
    }
    m_opened = true;
    m_worker->run(
        *this, [book = m_book] { return book.read(); },
        [this](const std::optional<std::vector<croupier::Shift>>& past) {
            if (past) {
                // What was done meanwhile is there already.
                m_past.insert(m_past.begin(), past->begin(), past->end());
                emit pastChanged();
            } else {
                say(tr("The file with the results can't be read."), true);
            }
        });
}

void CroupierDesk::start() {
    if (m_stage == Working) {
        return;
    }
    croupier::RouletteShift shift = m_choices.shift();
    const Seed seed = m_seed();
    RandomStream look(seed, stream_name::kLook);
    m_names = simulatedNames(shift.players, look);
    shift.firstHabit = look.below(6);
    shift.seeds = derivedSeeds(seed);
    for (const QString& name : std::as_const(m_names)) {
        shift.names.push_back(name.toStdString());
    }
    m_settings = shift.settings;
    auto host = std::make_unique<CroupierRouletteHost>(shift, m_names);
    m_host = host.get();
    m_table = std::make_unique<RouletteTableModel>(std::move(host), m_pace());
    m_watch = isWatching() ? std::make_unique<croupier::WatchedRoulette>(m_host->training(), seed) : nullptr;
    m_shown.reset();
    m_watched.reset();
    connect(m_table.get(), &TableModel::periodChanged, this, &CroupierDesk::refresh);
    connect(m_table.get(), &TableModel::happened, this, &CroupierDesk::refresh);
    m_hints = 0;
    m_awaited = false;
    m_judged.reset();
    m_hint.clear();
    m_verdict.clear();
    m_verdictRules.clear();
    layDown();
    setStage(Working);
    refresh();
    fitTool();
    lookOn();
}

void CroupierDesk::setStage(Stage stage) {
    m_stage = stage;
    emit stageChanged();
    emit textsChanged();
    emit toolChanged();
    emit turned();
}

const croupier::ReversedRoulette* CroupierDesk::training() const {
    return m_host != nullptr ? &m_host->training() : nullptr;
}

qint64 CroupierDesk::elapsed() const {
    const qint64 now = std::chrono::duration_cast<std::chrono::milliseconds>(m_ticks->now()).count();
    return m_heldAt.value_or(now - m_heldFor);
}

void CroupierDesk::setHeld(bool held) {
    if (held == isHeld()) {
        return;
    }
    if (held) {
        m_heldAt = elapsed();
    } else {
        const qint64 stood = *m_heldAt;
        m_heldAt.reset();
        m_heldFor += elapsed() - stood;
    }
    emit turned();
}

// The table has moved, or waits.
void CroupierDesk::refresh() {
    if (m_host == nullptr) {
        return;
    }
    const bool awaited = m_host->isWaiting();
    if (awaited && !m_awaited) {
        m_dueAt = elapsed();
        m_awaited = true;
        fitTool();
        lookOn();
    }
    m_awaited = awaited;
    const roulette::State& state = training()->state();
    if (state.phase == roulette::Phase::between && static_cast<int>(state.round) >= m_choices.rounds) {
        // Not while the table is telling what has happened.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_stage == Working) {
                    finish();
                }
            },
            Qt::QueuedConnection);
    }
    emit turned();
}

std::vector<croupier::Demand> CroupierDesk::demands() const {
    return training() != nullptr ? training()->demands() : std::vector<croupier::Demand>{};
}

int CroupierDesk::round() const {
    return training() != nullptr ? static_cast<int>(training()->state().round) : 0;
}

const croupier::ScoreSheet& CroupierDesk::sheet() const {
    return m_host == nullptr ? m_sheet : m_watch ? m_watch->sheet() : training()->sheet();
}

int CroupierDesk::deeds() const { return training() != nullptr ? sheet().deeds() : 0; }

int CroupierDesk::faults() const {
    return training() != nullptr && m_choices.telling == 0 ? sheet().faults() : 0;
}

// Which way the last ball ran, where the launches take turns; the first shift of a table goes on from
// another.
QString CroupierDesk::lastTurn() const {
    const std::vector<croupier::Demand> due = demands();
    const auto* next = due.empty() ? nullptr : std::get_if<croupier::Launch>(&due.front().deed);
    if (next == nullptr || !hasTurns()) {
        return {};
    }
    return u' ' + (next->direction == roulette::Turn::clockwise ? tr("The last one ran anticlockwise.")
                                                                : tr("The last one ran clockwise."));
}

QString CroupierDesk::moment() const {
    if (training() == nullptr) {
        return {};
    }
    if (training()->isObjectThere()) {
        return tr("A chip has fallen into the wheel!");
    }
    const roulette::State& state = training()->state();
    switch (state.phase) {
    case roulette::Phase::between:
        return state.round == 0 ? tr("The table is ready: the first round waits for you.")
                                : tr("The next round waits for you.");
    case roulette::Phase::betting:
        if (m_awaited && state.settings.closing == roulette::Closing::on_slowdown) {
            return tr("The ball waits, stakes are still taken.") + lastTurn();
        }
        return m_awaited ? tr("The time for stakes is over.") : tr("The players put their stakes down.");
    case roulette::Phase::launching: return tr("Stakes are closed, the ball lies still.") + lastTurn();
    case roulette::Phase::running:
        if (state.stakesOpen) {
            return isRealWheel() ? tr("Your ball runs. Stakes are taken until you say so.")
                   : m_awaited   ? tr("The ball loses speed.")
                                 : tr("The ball runs, stakes are still taken.");
        }
        return !m_awaited      ? tr("The ball runs.")
               : isRealWheel() ? tr("Your ball runs. Type the number once it rests.")
                               : tr("The ball rests.");
    case roulette::Phase::drawn: return tr("The number is marked, the chips lie as they lay.");
    case roulette::Phase::paying: return tr("What has lost is off the cloth.");
    case roulette::Phase::ending: return tr("All is paid.");
    }
    return {};
}

QString CroupierDesk::ball() const {
    const std::optional<roulette::Pocket> on =
        training() != nullptr ? training()->ballOn() : std::optional<roulette::Pocket>();
    return on ? textOf(on->text()) : QString();
}

bool CroupierDesk::knowsIncidents() const {
    const croupier::RouletteShift shift = m_choices.shift();
    return !shift.realWheel && shift.settings.regulation().failures.voidSpin.value;
}

bool CroupierDesk::hasBell() const { return m_settings && m_settings->regulation().course.bell.value; }

bool CroupierDesk::isTimed() const {
    const bool ballsTime =
        training() != nullptr && isRealWheel() && training()->state().phase == roulette::Phase::running;
    return m_choices.limit > 0 && m_awaited && !m_watch && !ballsTime;
}

bool CroupierDesk::isMarkDue() const {
    const std::vector<croupier::Demand> due = demands();
    return std::ranges::any_of(due, [](const croupier::Demand& demand) {
        return croupier::taskOf(demand.deed) == croupier::Task::mark;
    });
}

bool CroupierDesk::hasTurns() const { return m_settings && croupier::fixesTurn(*m_settings); }

CroupierWords::Scene CroupierDesk::scene() const {
    return {*m_settings, [this](PlayerId player) { return playerName(player); },
            training() != nullptr ? training()->ballOn() : std::nullopt};
}

// The last round is paid: nothing more is done, however quick.
bool CroupierDesk::isDone() const {
    const roulette::State& state = training()->state();
    return static_cast<int>(state.round) >= m_choices.rounds &&
           (state.phase == roulette::Phase::ending || state.phase == roulette::Phase::between);
}

bool CroupierDesk::perform(const croupier::RouletteDeed& deed) {
    if (m_stage != Working || m_watch) {
        return false;
    }
    if (isDone()) {
        finish();
        return false;
    }
    m_judgedBall = training()->ballOn();
    const croupier::Judged judged =
        m_host->training().perform(deed, m_awaited ? std::max<qint64>(0, elapsed() - m_dueAt) : 0);
    m_hint.clear();
    m_judged = judged;
    tell(judged);
    if (judged.done) {
        m_dueAt = elapsed();
        m_awaited = m_host->isWaiting();
        layDown();
    }
    m_host->arrive();
    refresh();
    if (judged.done) {
        fitTool();
    }
    return judged.done;
}

void CroupierDesk::tell(const croupier::Judged& judged) {
    m_verdictRules.clear();
    if (m_choices.telling == 1) {
        m_verdictRight = true;
        m_verdict = judged.done ? tr("Noted.") : tr("Noted. The table waits.");
        return;
    }
    m_verdictRight = judged.faults.empty();
    if (!m_verdictRight) {
        tellFaults(judged.faults, judged.demand, {});
        return;
    }
    CroupierWords::Scene words = scene();
    words.ball = m_judgedBall;
    //: %1 what was done: "say «Place your bets»"
    m_verdict =
        judged.demand ? tr("Right: %1.").arg(CroupierWords::deed(judged.demand->deed, words)) : tr("Right.");
}

void CroupierDesk::tell(const croupier::Watched& watched) {
    m_verdictRules.clear();
    m_verdictRight = m_choices.telling == 1 || watched.right;
    if (m_choices.telling == 1) {
        m_verdict = tr("Noted.");
    } else if (watched.faults.empty()) {
        m_verdict =
            watched.right ? tr("Right: nothing was wrong with it.") : tr("Nothing was wrong with it.");
    } else {
        tellFaults(watched.faults, watched.demand,
                   watched.right     ? tr("Caught.")
                   : watched.stopped ? tr("It was something else.")
                                     : tr("That was wrong."));
    }
}

void CroupierDesk::tellFaults(const std::vector<croupier::Fault>& faults,
                              const std::optional<croupier::Demand>& due, const QString& beginning) {
    CroupierWords::Scene words = scene();
    words.ball = m_judgedBall;
    QStringList sentences;
    for (const croupier::Fault& fault : faults) {
        const QString sentence = CroupierWords::fault(fault, due, words);
        if (!sentences.contains(sentence)) {
            sentences.append(sentence);
        }
        const QString rule = firstOf(fault.rules);
        if (!rule.isEmpty() && !m_verdictRules.contains(rule)) {
            m_verdictRules.append(rule);
        }
    }
    constexpr qsizetype kMostTold = 2; // the others are found on the cloth
    m_verdict = beginning.isEmpty() ? QString() : beginning + u' ';
    m_verdict += sentences.mid(0, kMostTold).join(u' ');
    if (sentences.size() > kMostTold) {
        m_verdict +=
            u' ' + tr("And %n more fault(s).", nullptr, static_cast<int>(sentences.size() - kMostTold));
    }
}

// The program is about to do something: it is seen on the cloth as if it were done.
void CroupierDesk::lookOn() {
    if (!m_watch || m_shown || !m_awaited) {
        return;
    }
    m_shown = m_watch->shown();
    m_kept.clear();
    m_halved.clear();
    m_place = -1;
    m_player = -1;
    if (m_shown) {
        if (const auto* swept = std::get_if<croupier::Sweep>(&*m_shown)) {
            m_kept = listOf(swept->kept);
            m_halved = listOf(swept->halved);
        } else if (const auto* paid = std::get_if<croupier::Pay>(&*m_shown)) {
            m_place = paid->spot;
            m_player = static_cast<int>(paid->player);
        }
    }
    emit toolChanged();
    emit turned();
}

QString CroupierDesk::shown() const {
    return m_host != nullptr && m_shown ? CroupierWords::deed(*m_shown, scene()) : QString();
}

QList<QString> CroupierDesk::kinds() const {
    QList<QString> list;
    if (m_shown) {
        for (const FaultKind kind : kindsOf(croupier::taskOf(*m_shown))) {
            list.append(CroupierWords::kind(kind));
        }
    }
    return list;
}

void CroupierDesk::letPass() {
    if (m_watch && !m_shown) {
        remind(tr("The croupier does nothing now."));
    }
    answerShown(std::nullopt);
}

void CroupierDesk::stopAs(int kind) {
    if (m_shown && kind >= 0 && kind < kinds().size()) {
        answerShown(kindsOf(croupier::taskOf(*m_shown))[static_cast<std::size_t>(kind)]);
    }
}

void CroupierDesk::answerShown(std::optional<FaultKind> named) {
    if (m_stage != Working || !m_watch || !m_shown) {
        return;
    }
    if (isDone()) {
        finish();
        return;
    }
    m_judgedBall = training()->ballOn();
    m_watched = m_watch->answer(named, std::max<qint64>(0, elapsed() - m_dueAt));
    m_hint.clear();
    tell(*m_watched);
    m_shown.reset();
    m_dueAt = elapsed();
    m_awaited = m_host->isWaiting();
    layDown();
    m_host->arrive();
    refresh();
    fitTool();
    lookOn();
}

void CroupierDesk::remind(const QString& why) {
    if (m_stage == Working) {
        m_hint = why;
        emit turned();
    }
}

void CroupierDesk::askHint() {
    if (m_stage != Working) {
        return;
    }
    ++m_hints;
    const std::vector<croupier::Demand> due = demands();
    if (m_watch) {
        m_hint = tr("Look: is it what the rules want now, and all of it?");
    } else if (!m_awaited || due.empty()) {
        m_hint = isRealWheel() && m_awaited ? tr("Call the number once your ball rests.")
                                            : tr("Nothing yet: let the table run.");
    } else {
        const QString deed = CroupierWords::deed(due.front().deed, scene());
        const QString rule = firstOf(due.front().rules);
        //: %1 what to do: "say «Place your bets»", %2 a rule
        m_hint = rule.isEmpty() ? tr("Now: %1.").arg(deed) : tr("Now: %1 (%2).").arg(deed, rule);
    }
    emit turned();
}

// The page goes before its table: both when the event loop comes round.
void CroupierDesk::closeTable(Stage next) {
    m_watch.reset();
    m_shown.reset();
    m_host = nullptr;
    m_awaited = false;
    RouletteTableModel* const table = m_table.release();
    table->disconnect(this);
    setStage(next);
    table->deleteLater();
}

void CroupierDesk::finish() {
    const croupier::Shift shift = shiftDone();
    m_sheet = sheet();
    m_planted = m_watch ? m_watch->planted() : 0;
    m_caught = m_watch ? m_watch->caught() : 0;
    m_roundsDone = training()->state().round;
    m_past.push_back(shift);
    keep(shift);
    closeTable(Over);
    emit pastChanged();
}

void CroupierDesk::stop() {
    if (m_stage != Working) {
        return;
    }
    if (!sheet().marks().empty()) {
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

void CroupierDesk::retranslate() {
    if (m_table) {
        m_table->retranslate();
    }
    m_hint.clear();
    m_told.clear();
    if (m_stage == Working && m_judged) {
        tell(*m_judged);
    }
    if (m_stage == Working && m_watched) {
        tell(*m_watched);
    }
    emit choicesChanged();
    emit stageChanged();
    emit textsChanged();
    emit toolChanged();
    emit turned();
    emit pastChanged();
}

} // namespace mesaviva::app
