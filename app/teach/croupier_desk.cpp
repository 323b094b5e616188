// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/croupier_desk.h"

#include "app/table/simulated_names.h"
#include "app/teach/croupier_host.h"
#include "app/words/amounts.h"
#include "app/words/roulette_names.h"
#include "app/words/roulette_rule_words.h"
#include "app/words/texts.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>

namespace mesaviva::app {

using croupier::FaultKind;
using roulette::OwnPhrase;
using roulette::SpotId;

namespace {

constexpr qsizetype kMostCut = 200; // chips in one payment
constexpr std::array kSaid = {OwnPhrase::place_your_bets, OwnPhrase::no_more_bets, OwnPhrase::void_spin,
                              OwnPhrase::ball_change, OwnPhrase::dealer_change};

std::filesystem::path croupiersBookIn(const QString& folder) {
    const QString place =
        folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
    return std::filesystem::path(QDir(place).filePath(QStringLiteral("croupier.sqlite")).toStdU16String());
}

QString secondsOf(qint64 milliseconds) {
    return QLocale().toString(static_cast<double>(milliseconds) / 1000.0, 'f', 1);
}

// What is said at a table of that regulation, and what might be said there by mistake.
std::vector<OwnPhrase> saidAt(const roulette::Settings& settings) {
    const roulette::Regulation& regulation = settings.regulation();
    std::vector<OwnPhrase> said;
    for (const OwnPhrase phrase : kSaid) {
        const bool known = phrase == OwnPhrase::ball_change     ? regulation.course.ballChanged.value
                           : phrase == OwnPhrase::dealer_change ? regulation.course.dealerChanged.value
                                                                : true;
        if (known) {
            said.push_back(phrase);
        }
    }
    return said;
}

QList<int> toggled(QList<int> list, int value, bool in) {
    list.removeAll(value);
    if (in) {
        list.append(value);
    }
    return list;
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

std::vector<SpotId> spotsOf(const QList<int>& list) {
    std::vector<SpotId> spots;
    for (const int spot : list) {
        spots.push_back(static_cast<SpotId>(spot));
    }
    return spots;
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

template <class Result>
void CroupierDesk::beside(std::function<Result()> job, std::function<void(const Result&)> then) {
    m_worker->run([this, job = std::move(job), then = std::move(then), alive = std::weak_ptr<int>(m_alive)] {
        Result result = job();
        // The desk waits for the job that runs: it is there; what is told to it later finds out by itself.
        QMetaObject::invokeMethod(
            this,
            [then, alive, result = std::move(result)] {
                if (!alive.expired()) {
                    then(result);
                }
            },
            Qt::QueuedConnection);
    });
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
    beside<std::optional<std::vector<croupier::Shift>>>(
        [book = m_book] { return book.read(); },
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
            [this, alive = std::weak_ptr<int>(m_alive)] {
                if (!alive.expired() && m_stage == Working) {
                    finish();
                }
            },
            Qt::QueuedConnection);
    }
    emit turned();
}

// The tool that the next deed takes comes to hand.
void CroupierDesk::fitTool() {
    const std::vector<croupier::Demand> due = demands();
    if (due.empty()) {
        if (training() != nullptr && training()->isBallAtRest()) {
            setTool(Number); // a real wheel's is not entered yet
        }
        return;
    }
    switch (croupier::taskOf(due.front().deed)) {
    case croupier::Task::call:
    case croupier::Task::bell:
    case croupier::Task::launch: setTool(Words); break;
    case croupier::Task::announce:
    case croupier::Task::mark: setTool(Number); break;
    case croupier::Task::sweep: setTool(Rake); break;
    case croupier::Task::pay: setTool(Rack); break;
    }
}

void CroupierDesk::setTool(Tool tool) {
    if (tool != m_tool) {
        m_tool = tool;
        emit toolChanged();
    }
}

void CroupierDesk::layDown() {
    m_kept.clear();
    m_halved.clear();
    m_cut.clear();
    m_place = -1;
    m_player = -1;
    emit toolChanged();
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

QVariantList CroupierDesk::calls() const {
    QVariantList list;
    if (!m_settings) {
        return list;
    }
    for (const OwnPhrase phrase : saidAt(*m_settings)) {
        CroupierCall call;
        call.phrase = static_cast<int>(phrase);
        call.words = CroupierWords::call(phrase, *m_settings);
        list.append(QVariant::fromValue(call));
    }
    return list;
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

QList<int> CroupierDesk::places() const {
    QList<int> places;
    if (training() == nullptr) {
        return places;
    }
    const roulette::State& state = training()->state();
    const bool swept = state.phase == roulette::Phase::paying;
    for (const croupier::PlaceFate& place : croupier::fatesOf(state)) {
        if (!swept || place.fate != croupier::Fate::taken) {
            places.append(place.spot);
        }
    }
    return places;
}

QVariantList CroupierDesk::players() const {
    QVariantList list;
    if (training() == nullptr) {
        return list;
    }
    const std::vector<roulette::Player>& all = training()->state().players;
    for (std::size_t i = 0; i < all.size(); ++i) {
        CroupierPlayer player;
        player.name = playerName(static_cast<PlayerId>(i));
        player.colour = all[i].colour;
        player.chip = RouletteRuleWords::chipValue(all[i].chipValue);
        list.append(QVariant::fromValue(player));
    }
    return list;
}

QString CroupierDesk::playerName(PlayerId player) const { return m_names.value(player); }

std::vector<croupier::RackChip> CroupierDesk::piles() const {
    if (training() == nullptr) {
        return {};
    }
    const auto& all = training()->state().players;
    const bool known = m_player >= 0 && m_player < static_cast<int>(all.size());
    return croupier::rackOf(*m_settings, known ? all[static_cast<std::size_t>(m_player)].chipValue
                                               : std::optional<Money>());
}

namespace {

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

} // namespace

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
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const auto count = static_cast<int>(m_cut.count(i));
        if (count > 0) {
            CroupierChip chip = shownPile(all[static_cast<std::size_t>(i)], m_names.value(m_player));
            chip.count = count;
            list.append(QVariant::fromValue(chip));
        }
    }
    return list;
}

Money CroupierDesk::cutSum() const {
    Money sum;
    const std::vector<croupier::RackChip> all = piles();
    for (const int pile : m_cut) {
        sum += all.at(static_cast<std::size_t>(pile)).value;
    }
    return sum;
}

QString CroupierDesk::cutText() const { return m_cut.isEmpty() ? QString() : amountText(cutSum()); }

QString CroupierDesk::handReason() const {
    return m_place < 0       ? tr("Choose the place on the cloth first")
           : m_player < 0    ? tr("Choose the player first")
           : m_cut.isEmpty() ? tr("Cut the chips first")
                             : QString();
}

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

void CroupierDesk::call(int index) {
    if (!m_settings) {
        return;
    }
    const std::vector<OwnPhrase> said = saidAt(*m_settings);
    if (index >= 0 && index < static_cast<int>(said.size())) {
        perform(croupier::Call{said[static_cast<std::size_t>(index)]});
    }
}

void CroupierDesk::ringBell() { perform(croupier::RingBell{}); }

void CroupierDesk::launch(bool clockwise) {
    perform(croupier::Launch{clockwise ? roulette::Turn::clockwise : roulette::Turn::anticlockwise});
}

bool CroupierDesk::announce(const QString& number, int colour, int parity, int half) {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(number.trimmed().toStdString());
    if (m_stage != Working || !pocket || pocket->index() >= m_settings->pockets || colour < 0 || colour > 2) {
        return false;
    }
    using roulette::ChanceKind;
    const auto chosen = [](int which, ChanceKind one, ChanceKind other) {
        return which == 0 ? std::optional(one) : which == 1 ? std::optional(other) : std::nullopt;
    };
    if (isRealWheel()) {
        m_host->training().enter(*pocket);
    }
    perform(croupier::AnnounceNumber{*pocket, static_cast<roulette::Colour>(colour),
                                     chosen(parity, ChanceKind::even, ChanceKind::odd),
                                     chosen(half, ChanceKind::low, ChanceKind::high)});
    return true;
}

void CroupierDesk::mark(int pocket) {
    if (m_stage == Working && pocket >= 0 && pocket < m_settings->pockets) {
        if (isRealWheel()) {
            m_host->training().enter(roulette::Pocket(pocket));
        }
        perform(croupier::MarkNumber{roulette::Pocket(pocket)});
    }
}

bool CroupierDesk::markText(const QString& number) {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(number.trimmed().toStdString());
    if (m_stage != Working || !pocket || pocket->index() >= m_settings->pockets) {
        return false;
    }
    mark(pocket->index());
    return true;
}

void CroupierDesk::turnPlace(int spot) {
    if (m_watch || !places().contains(spot)) {
        return;
    }
    const bool halves = isEvenChance(m_settings->layout()[static_cast<SpotId>(spot)].kind) &&
                        m_settings->regulation().payment.zero.value == roulette::ZeroTakes::half;
    const bool wasKept = m_kept.contains(spot);
    const bool wasHalved = m_halved.contains(spot);
    m_kept = toggled(m_kept, spot, !wasKept && !wasHalved);
    m_halved = toggled(m_halved, spot, wasKept && halves);
    emit toolChanged();
}

void CroupierDesk::sweep() { perform(croupier::Sweep{spotsOf(m_kept), spotsOf(m_halved)}); }

void CroupierDesk::choosePlace(int spot) {
    if (m_stage == Working && !m_watch && spot >= 0 && spot != m_place) {
        m_place = spot;
        emit toolChanged();
    }
}

void CroupierDesk::choosePlayer(int player) {
    if (m_stage == Working && !m_watch && player >= 0 && player < m_names.size() && player != m_player) {
        m_player = player;
        m_cut.clear(); // chips of another colour
        emit toolChanged();
    }
}

void CroupierDesk::take(int pile) {
    if (pile >= 0 && pile < static_cast<int>(piles().size()) && m_cut.size() < kMostCut) {
        m_cut.append(pile);
        emit toolChanged();
    }
}

void CroupierDesk::takeBack() {
    if (!m_cut.isEmpty()) {
        m_cut.removeLast();
        emit toolChanged();
    }
}

void CroupierDesk::clearCut() {
    m_cut.clear();
    emit toolChanged();
}

void CroupierDesk::handOver() {
    if (!handReason().isEmpty()) {
        remind(handReason());
        return;
    }
    perform(croupier::Pay{static_cast<SpotId>(m_place), static_cast<PlayerId>(m_player), cutSum()});
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

croupier::Shift CroupierDesk::shiftDone() const {
    const croupier::ScoreSheet& done = sheet();
    croupier::Shift shift;
    shift.at = QDateTime::currentSecsSinceEpoch();
    shift.game = isWatching() ? "roulette_watched" : "roulette";
    shift.table = m_choices.table();
    shift.level = m_choices.level;
    shift.atOnce = m_choices.telling == 0;
    shift.rounds = static_cast<int>(m_host != nullptr ? training()->state().round : m_roundsDone);
    shift.deeds = done.deeds();
    shift.clean = done.clean();
    shift.payments = done.payments();
    shift.paymentTime = done.paymentTime();
    shift.time = done.time();
    shift.hints = m_hints;
    shift.faults = croupier::countsOf(done);
    return shift;
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

void CroupierDesk::keep(const croupier::Shift& shift) {
    const Unkept unkept{shift, std::make_shared<std::atomic<bool>>(false)};
    std::erase_if(m_unkept, [](const Unkept& earlier) { return earlier.begun->load(); });
    m_unkept.push_back(unkept);
    beside<bool>([book = m_book, unkept] { return unkept.begun->exchange(true) || book.keep(unkept.shift); },
                 [this](const bool& kept) {
                     if (!kept) {
                         say(tr("The results can't be kept."), true);
                     }
                 });
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

QList<QString> CroupierDesk::summary() const {
    QList<QString> lines;
    if (m_stage != Over) {
        return lines;
    }
    lines.append(tr("%n round(s)", nullptr, static_cast<int>(m_roundsDone)) + QStringLiteral(" · ") +
                 tr("%n deed(s)", nullptr, m_sheet.deeds()));
    lines.append(m_sheet.deeds() == m_sheet.clean() && m_sheet.faults() == 0
                     ? tr("All of them right at once")
                     : tr("%1 right at once").arg(m_sheet.clean()) + QStringLiteral(" · ") +
                           tr("%n fault(s)", nullptr, m_sheet.faults()));
    if (isWatching()) {
        //: %1 faults that were stopped and named, of %n that were planted
        lines.append(tr("%1 of %n planted fault(s) stopped and named", nullptr, m_planted).arg(m_caught));
    } else if (m_sheet.payments() > 0) {
        //: %1 seconds
        lines.append(tr("%n payment(s)", nullptr, m_sheet.payments()) + QStringLiteral(" · ") +
                     tr("%1 s a payment").arg(secondsOf(m_sheet.paymentTime() / m_sheet.payments())));
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
    for (const croupier::FaultCount& count : croupier::countsOf(m_sheet)) {
        CroupierFault shown;
        shown.kind = CroupierWords::kind(count.kind);
        shown.rule = QString::fromStdString(count.rule);
        shown.count = count.count;
        if (count.kind == FaultKind::parity || count.kind == FaultKind::half) {
            shown.source = tr("custom of the house");
        } else if (count.kind == FaultKind::late) {
            shown.source = tr("the school's time");
        }
        for (const croupier::Mark& mark : m_sheet.marks()) {
            const auto first = std::ranges::find_if(mark.faults, [&](const croupier::Fault& fault) {
                return fault.kind == count.kind && firstOf(fault.rules) == shown.rule;
            });
            if (first != mark.faults.end()) {
                if (first->spot != roulette::kNoSpot && count.kind != FaultKind::payment_order) {
                    shown.example = CroupierWords::fault(*first, std::nullopt, scene());
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

QString CroupierDesk::past() const {
    const std::string table = m_choices.table();
    const auto last = std::find_if(m_past.rbegin(), m_past.rend(), [&](const croupier::Shift& shift) {
        return shift.table == table && (shift.game != "roulette") == isWatching();
    });
    if (last == m_past.rend()) {
        return tr("You have not worked at this table yet.");
    }
    //: %1 a date
    QString text =
        tr("Last time, %1:")
            .arg(QLocale().toString(QDateTime::fromSecsSinceEpoch(last->at).date(), QLocale::ShortFormat)) +
        u' ' + tr("%n deed(s)", nullptr, last->deeds) + QStringLiteral(", ") +
        tr("%n fault(s)", nullptr, last->faultCount());
    if (last->payments > 0 && !isWatching()) {
        text +=
            QStringLiteral(", ") + tr("%1 s a payment").arg(secondsOf(last->paymentTime / last->payments));
    }
    return text + u'.';
}

void CroupierDesk::say(const QString& words, bool failure) {
    m_told = words;
    m_toldFailure = failure;
    emit pastChanged();
}

void CroupierDesk::exportTo(const QUrl& file) {
    beside<bool>(
        [book = m_book, path = file.toLocalFile()] {
            const std::optional<std::string> text = book.csv();
            QSaveFile out(path);
            return text && out.open(QIODevice::WriteOnly) &&
                   out.write(text->data(), static_cast<qint64>(text->size())) ==
                       static_cast<qint64>(text->size()) &&
                   out.commit();
        },
        [this](const bool& done) {
            say(done ? tr("The results are saved.") : tr("The results can't be saved there."), !done);
        });
}

void CroupierDesk::forget() {
    beside<bool>([book = m_book] { return book.forget(); },
                 [this](const bool& done) {
                     if (done) {
                         m_past.clear();
                     }
                     say(done ? tr("All results are deleted.")
                              : tr("The file with the results can't be written."),
                         !done);
                 });
}

QString CroupierDesk::placeName(int spot) const {
    if (training() == nullptr || spot < 0 ||
        spot >= static_cast<int>(training()->state().layout().spots().size())) {
        return {};
    }
    QStringList lying;
    const roulette::State& state = training()->state();
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        Money sum;
        for (const roulette::Stake& stake : state.players[i].stakes) {
            sum += stake.spot == spot ? stake.amount : Money{};
        }
        if (sum > Money{}) {
            lying.append(playerName(static_cast<PlayerId>(i)) + u' ' + amountText(sum));
        }
    }
    const QString name = RouletteNames::spot(static_cast<SpotId>(spot), *m_settings);
    return lying.isEmpty() ? name : name + QStringLiteral(": ") + lying.join(QStringLiteral(", "));
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
