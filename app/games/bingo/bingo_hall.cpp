// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_hall.h"

#include "app/games/bingo/bingo_session.h"

#include <QTime>

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

const QString kCrowd = QStringLiteral("bingo/crowd");
const QString kChosen = QStringLiteral("bingo/room");

// The number of players in per cent of the usual number, by BingoHall::Crowd.
constexpr std::array<std::uint32_t, 4> kCrowdPercents = {30, 100, 500, 20'000};

// B7: announced times are every ten minutes for a day; the first one is still reachable.
constexpr int kMinutesBetweenSessions = 10;
constexpr int kSessions = 24 * 60 / kMinutesBetweenSessions;
constexpr Duration kReachable = std::chrono::seconds(20);
// A shorter absence is played in the room itself, which keeps its last rounds.
constexpr Duration kCaughtUpAtOnce = std::chrono::minutes(3);
// Whoever enters a room that nobody has looked at for long doesn't wait for more cards than these.
constexpr players::UnseenLimits kAtOnce{.kept = 3, .cards = 2'000};
// A room with announced times catches up on missed time; after a longer absence, or when the clock was set
// back, its times are announced anew.
constexpr Duration kLongestAbsence = std::chrono::hours(1);
constexpr Duration kSetBack = std::chrono::seconds(5);
// How often the wall clock is checked; it continues during sleep, unlike the hall's time.
constexpr Duration kClockLook = std::chrono::seconds(1);

// The rooms are at different points of their rounds when the hall is opened; less than kCaughtUpAtOnce.
constexpr Duration earlier(std::size_t row) { return std::chrono::seconds(20 + row * 47 % 150); }

constexpr const char* kBingoJackpot = "bingo_jackpot";
constexpr const char* kLineJackpot = "line_jackpot";

std::string jackpotKey(const BingoRoomPlan& plan, const char* jackpot) {
    return plan.key.toStdString() + '/' + jackpot;
}

std::vector<Instant> announcedStarts(const QDateTime& zero) {
    const int minute = zero.time().hour() * 60 + zero.time().minute();
    QDateTime next =
        zero.date().startOfDay().addSecs(60LL * (minute / kMinutesBetweenSessions) * kMinutesBetweenSessions);
    std::vector<Instant> starts;
    while (starts.size() < kSessions) {
        const Instant at = kTableOpened + Duration(zero.msecsTo(next));
        if (at >= kTableOpened + kReachable) {
            starts.push_back(at);
        }
        next = next.addSecs(60LL * kMinutesBetweenSessions);
    }
    return starts;
}

} // namespace

BingoHall::BingoHall(BingoRoomPlan custom, const QString& file, WallClock clock, std::unique_ptr<Ticks> ticks,
                     const Seed& seed, QObject* parent)
    : QObject(parent),
      m_store(file),
      m_clock(std::move(clock)),
      m_time(1.0, std::move(ticks)),
      m_seed(seed),
      m_crowd(static_cast<Crowd>(m_store.number(kCrowd, Few, Thousands, Usual))) {
    for (BingoRoomPlan& plan : houseRooms()) {
        m_places.emplace_back();
        m_places.back().plan = std::move(plan);
    }
    m_places.emplace_back();
    m_places.back().plan = std::move(custom);
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        build(row);
    }
    m_chosen = static_cast<int>(m_store.number(kChosen, 0, count() - 1, 0));
    m_looking.setSingleShot(true);
    m_looking.setInterval(0);
    connect(&m_looking, &QTimer::timeout, this, &BingoHall::lookAtNext);
    connect(&m_time, &RealTime::due, this, &BingoHall::advance);
}

BingoHall::~BingoHall() {
    m_isOver = true;
    for (Place& place : m_places) {
        place.room->finish(); // while its jackpots can still be recorded
    }
}

std::optional<int> BingoHall::leftRow() const {
    for (int row = 0; row < count(); ++row) {
        if (room(row).hasLeftCards()) {
            return row;
        }
    }
    return std::nullopt;
}

void BingoHall::finishRounds() {
    for (const Place& place : m_places) {
        place.room->finish();
    }
}

std::optional<int> BingoHall::rowOf(const QString& key) const {
    for (int row = 0; row < count(); ++row) {
        if (plan(row).key == key) {
            return row;
        }
    }
    return std::nullopt;
}

// `left` is what the room that it replaces has left; null: another room takes its place.
void BingoHall::build(std::size_t row, const Settings* left) {
    Place& place = m_places[row];
    if (place.room) {
        place.room->finish();
    }
    place.job = 0;
    place.zero = m_clock();
    startAt(place, kTableOpened);
    place.stale = false;
    BingoRoomPlan plan = place.plan;
    if (plan.settings.mode == Mode::session) {
        plan.settings.starts = announcedStarts(place.zero);
    }
    restoreJackpots(place.plan, plan.settings);
    if (left) {
        plan.settings.roundsBefore = left->roundsBefore;
        plan.settings.carried = left->carried;
    }
    plan.members = membersOf(row);
    place.opens = !firstBadSetting(plan.settings);
    if (!place.opens) {
        plan.settings = Settings(plan.settings.variant);
        plan.members = 0;
    }
    // A seed is never used again, although a round may be replaced before its end.
    place.room = std::make_shared<BingoRoom>(std::move(plan), derivedSeeds(derivedSeeds(m_seed)(++m_built)));
    place.room->setRoundClosed([this, row] { closeRound(row); });
}

// Opens a new room with the carried amounts of the one that has ended.
void BingoHall::renew(std::size_t row) {
    Place& place = m_places[row];
    place.room->finish();
    const Settings left = place.room->settingsLeft();
    build(row, place.stale ? nullptr : &left);
}

// Maps the room's present time to hall time.
void BingoHall::startAt(Place& place, Instant time) {
    place.since = m_time.now();
    place.began = time;
}

void BingoHall::closeRound(std::size_t row) {
    saveJackpots(row, *m_places[row].room);
    if (const std::optional<LeftRound> left = m_places[row].room->takeLeftRound()) {
        emit leftRoundEnded(*left);
    }
}

void BingoHall::setActive(bool active) {
    if (active == isActive()) {
        return;
    }
    m_active = active;
    if (active) {
        for (std::size_t row = 0; row < m_places.size(); ++row) {
            m_places[row].isMissed = !hasAnnouncedTimes(static_cast<int>(row));
            catchUp(row);
        }
        m_looking.start();
    } else {
        m_looking.stop();
    }
    wake();
}

void BingoHall::lookAtNext() {
    const auto chosen = m_places.begin() + m_chosen;
    const auto missed = chosen->isMissed ? chosen : std::ranges::find_if(m_places, &Place::isMissed);
    if (missed == m_places.end()) {
        wake();
        return;
    }
    lookAt(static_cast<std::size_t>(missed - m_places.begin()));
    m_looking.start(); // one room at a time, so that the GUI thread is not blocked
}

// Makes up for what the room has missed, or has a job do it.
void BingoHall::lookAt(std::size_t row) {
    Place& place = m_places[row];
    place.isMissed = false;
    if (!place.opens || place.seated || place.job > 0 || hasAnnouncedTimes(static_cast<int>(row))) {
        return;
    }
    if (!place.warm) {
        place.warm = true;
        startAt(place, place.began);
        place.since -= earlier(row);
    }
    const Instant time = roomTime(static_cast<int>(row));
    if (place.room->mustContinue() || time - place.room->now() <= kCaughtUpAtOnce) {
        advanceRoom(row, time);
        if (needsReplacement(place) || (place.stale && !place.room->mustContinue())) {
            renew(row);
        }
        emit roomChanged(static_cast<int>(row));
    } else {
        place.job = runJob(row, place.room->unseenUntil(time, {}));
    }
}

// Returns the job's number.
std::uint64_t BingoHall::runJob(std::size_t row,
                                std::function<BingoRoom::Unseen(const std::atomic<bool>&)> job) {
    const std::uint64_t number = ++m_jobs;
    m_worker.run(
        *this, [this, job = std::move(job)] { return job(m_isOver); },
        [this, row, number](const BingoRoom::Unseen& unseen) {
            if (m_places[row].job == number) {
                adopt(row, unseen);
                wake();
                emit roomChanged(static_cast<int>(row));
            }
        });
    return number;
}

// Opens the room anew, with the amounts after its unseen rounds.
void BingoHall::adopt(std::size_t row, const BingoRoom::Unseen& unseen) {
    Place& place = m_places[row];
    place.job = 0;
    if (hasAnnouncedTimes(static_cast<int>(row))) {
        saveJackpots(row, *unseen.room);
        build(row, &unseen.settings);
        return;
    }
    place.since += unseen.opens - place.began;
    place.began = kTableOpened;
    place.room = unseen.room;
    place.room->setMembers(membersOf(row));
    place.room->setRoundClosed([this, row] { closeRound(row); });
    saveJackpots(row, *place.room);
    advanceRoom(row, roomTime(static_cast<int>(row)));
}

// Advances the room to `time`, the present hall time.
void BingoHall::advanceRoom(std::size_t row, Instant time) {
    Place& place = m_places[row];
    place.room->advanceTo(time);
    startAt(place, place.room->now());
}

// Between two rounds, a room that has held its sessions, or admitted many players, is replaced.
bool BingoHall::needsReplacement(const Place& place) {
    const State& state = place.room->state();
    const bool done = state.settings.mode == Mode::session && !state.due;
    return state.phase == bingo::Phase::between &&
           (done || place.room->admissions() >= BingoRoom::kManyAdmissions);
}

// The present time of a room with announced times, by the wall clock.
Instant BingoHall::clockTime(const Place& place) const {
    return kTableOpened + Duration(place.zero.msecsTo(m_clock()));
}

// Announced times follow the wall clock even while the machine sleeps.
void BingoHall::catchUp(std::size_t row) {
    Place& place = m_places[row];
    if (!place.opens || place.seated || place.job > 0 || !hasAnnouncedTimes(static_cast<int>(row))) {
        return;
    }
    const Instant time = clockTime(place);
    const Duration missed = time - place.room->now();
    const bool lost = missed > kLongestAbsence || missed < -kSetBack;
    const std::optional<Instant> due = place.room->nextDue();
    const bool moves = !lost && due && *due <= time;
    if (moves) {
        advanceRoom(row, time);
    }
    const bool anew = lost || needsReplacement(place) || (place.stale && !place.room->mustContinue());
    if (anew) {
        std::function<BingoRoom::Unseen(const std::atomic<bool>&)> job;
        if (missed > kLongestAbsence && !place.stale && !place.room->mustContinue()) {
            job = place.room->unseenUntil(time, {.kept = 0});
        }
        renew(row);
        if (job) {
            place.job = runJob(row, std::move(job));
        }
    }
    if (moves || anew) {
        emit roomChanged(static_cast<int>(row));
    }
}

void BingoHall::setChosen(int row) {
    if (row >= 0 && row < count() && row != m_chosen) {
        m_chosen = row;
        m_store.storeNumber(kChosen, row);
    }
}

void BingoHall::setCrowd(Crowd crowd) {
    if (crowd == m_crowd || crowd < Few || crowd > Thousands) {
        return;
    }
    m_crowd = crowd;
    m_store.storeNumber(kCrowd, crowd);
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        m_places[row].room->setMembers(m_places[row].opens ? membersOf(row) : 0);
    }
}

void BingoHall::setCustomRoom(BingoRoomPlan plan) {
    const std::size_t row = m_places.size() - 1;
    if (plan.settings == m_places[row].plan.settings && plan.members == m_places[row].plan.members) {
        return;
    }
    // A different room must not inherit the jackpots.
    for (const char* kind : {kBingoJackpot, kLineJackpot}) {
        const std::string key = jackpotKey(plan, kind);
        if (notedJackpot(key).value_or(Money{}) != Money{} || m_places[row].seated) {
            noteJackpot(key, Money{}); // even before the round played there closes
        }
    }
    m_places[row].plan = std::move(plan);
    if (m_places[row].seated || m_places[row].room->mustContinue()) {
        m_places[row].stale = true;
        return;
    }
    build(row);
    wake();
    emit roomChanged(static_cast<int>(row));
}

// Gives the room to a table session; returns whether that is possible.
bool BingoHall::claimRoom(int row) {
    if (row < 0 || row >= count() || !canOpen(row) || isSeated(row)) {
        return false;
    }
    const auto at = static_cast<std::size_t>(row);
    catchUp(at);
    Place& place = m_places[at];
    place.job = 0;
    place.isMissed = false;
    if (place.room->admissions() >= kMostPlayers && !place.room->mustContinue()) {
        renew(at);
    }
    if (!std::exchange(place.warm, true)) {
        startAt(place, place.began);
    }
    const bool isLong = roomTime(row) - place.room->now() > kCaughtUpAtOnce;
    if (isLong && !hasAnnouncedTimes(row) && !place.room->mustContinue()) {
        adopt(at, place.room->unseenUntil(roomTime(row), kAtOnce)(m_isOver));
    }
    advanceRoom(at, roomTime(row));
    place.seated = true;
    wake();
    return true;
}

std::unique_ptr<BingoSession> BingoHall::enter(int row, Money wallet) {
    if (!claimRoom(row)) {
        return {};
    }
    return std::make_unique<LiveBingoSession>(
        place(row).room, wallet, [this, row] { takeBack(static_cast<std::size_t>(row)); }, m_record);
}

std::unique_ptr<BingoSession> BingoHall::observe(int row) {
    if (!claimRoom(row)) {
        return {};
    }
    return std::make_unique<ObservedBingoSession>(
        place(row).room, [this, row] { takeBack(static_cast<std::size_t>(row)); }, m_record);
}

void BingoHall::takeBack(std::size_t row) {
    Place& place = m_places[row];
    place.seated = false;
    startAt(place, place.room->now());
    if (place.stale && !place.room->mustContinue()) {
        build(row);
    }
    catchUp(row);
    wake();
    emit roomChanged(static_cast<int>(row));
}

Instant BingoHall::roomTime(int row) const {
    const Place& at = place(row);
    if (at.seated) {
        return at.room->now();
    }
    if (hasAnnouncedTimes(row)) {
        return std::max(at.room->now(), clockTime(at));
    }
    if (!at.warm) {
        return at.began;
    }
    return at.began + (m_time.now() - at.since);
}

QDateTime BingoHall::wallTime(int row, Instant at) const {
    return place(row).zero.addMSecs((at - kTableOpened).count());
}

std::vector<BingoHall::Announced> BingoHall::timetable() const {
    constexpr std::size_t kShown = 6;
    std::vector<Announced> list;
    for (int row = 0; row < count(); ++row) {
        const State& state = room(row).state();
        const auto& starts = state.settings.starts;
        for (std::size_t i = state.sessionsHeld; i < std::min(starts.size(), state.sessionsHeld + kShown);
             ++i) {
            list.push_back({row, wallTime(row, starts[i])});
        }
    }
    std::ranges::stable_sort(list, {}, &Announced::at);
    list.resize(std::min(list.size(), kShown));
    return list;
}

void BingoHall::advance() {
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        Place& place = m_places[row];
        if (!runs(place)) {
            continue;
        }
        if (hasAnnouncedTimes(static_cast<int>(row))) {
            catchUp(row);
            continue;
        }
        const Instant now = roomTime(static_cast<int>(row));
        const std::optional<Instant> due = place.room->nextDue();
        if (place.seated || !place.opens || !due || *due > now) {
            continue;
        }
        advanceRoom(row, now);
        if (needsReplacement(place) || (place.stale && !place.room->mustContinue())) {
            renew(row);
        }
        emit roomChanged(static_cast<int>(row));
    }
    wake();
}

// Schedules the next event of all rooms that play as time passes; without one nothing wakes the hall.
void BingoHall::wake() {
    std::optional<Instant> next;
    for (int row = 0; row < count(); ++row) {
        const Place& at = place(row);
        const std::optional<Instant> due = at.room->nextDue();
        if (at.seated || !at.opens || !due || !runs(at)) {
            continue;
        }
        const Instant wake = hasAnnouncedTimes(row)
                                 ? m_time.now() + std::clamp(*due - clockTime(at), Duration(0), kClockLook)
                                 : at.since + (*due - at.began);
        next = next ? std::min(*next, wake) : wake;
    }
    m_time.wakeAt(next);
}

void BingoHall::setRecord(RecordKeeper* record) {
    m_record = record;
    if (m_record) {
        connect(m_record, &RecordKeeper::opened, this, &BingoHall::takeJackpots);
        takeJackpots();
    }
}

// Reads the jackpots from the record; rooms without theirs yet are replaced.
void BingoHall::takeJackpots() {
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        const Place& place = m_places[row];
        Settings settings = place.plan.settings;
        restoreJackpots(place.plan, settings);
        const auto wanted = [](const std::optional<Jackpot>& jackpot) {
            return jackpot ? std::optional(jackpot->value.value_or(jackpot->base)) : std::nullopt;
        };
        const BingoJackpots known{wanted(settings.bingoJackpot), wanted(settings.lineJackpot)};
        if (place.opens && !place.seated && !place.room->isRecorded() && !place.room->hasLeftCards() &&
            place.room->jackpots() != known) {
            m_places[row].warm = false;
            m_places[row].isMissed = isActive();
            build(row);
            emit roomChanged(static_cast<int>(row));
        }
    }
    if (isActive()) {
        m_looking.start();
        wake();
    }
}

// `room` is the present room of that place, or the one that takes its place.
void BingoHall::saveJackpots(std::size_t row, const BingoRoom& room) {
    const Place& place = m_places[row];
    std::map<std::string, Money> jackpots;
    const auto save = [&](const char* kind, std::optional<Money> value) {
        if (value) { // its replacement starts without it
            jackpots[jackpotKey(place.plan, kind)] = place.stale ? Money{} : *value;
        }
    };
    save(kBingoJackpot, room.jackpots().bingo);
    save(kLineJackpot, room.jackpots().line);
    if (m_record) {
        m_record->noteJackpots(jackpots, room.lastWallet(), room.recordedUpTo());
    } else {
        jackpots.merge(m_jackpots);
        m_jackpots = std::move(jackpots);
    }
}

void BingoHall::noteJackpot(const std::string& key, Money value) {
    if (m_record) {
        m_record->noteJackpots({{key, value}});
    } else {
        m_jackpots[key] = value;
    }
}

std::optional<Money> BingoHall::notedJackpot(const std::string& key) const {
    const auto& jackpots = m_record ? m_record->accounts().jackpots : m_jackpots;
    const auto found = jackpots.find(key);
    return found == jackpots.end() ? std::nullopt : std::optional(found->second);
}

void BingoHall::restoreJackpots(const BingoRoomPlan& plan, Settings& settings) const {
    const auto restore = [&](const char* kind, std::optional<Jackpot>& jackpot) {
        if (jackpot) {
            const std::optional<Money> noted = notedJackpot(jackpotKey(plan, kind));
            jackpot->value = noted && *noted >= jackpot->base ? noted : std::nullopt;
        }
    };
    restore(kBingoJackpot, settings.bingoJackpot);
    restore(kLineJackpot, settings.lineJackpot);
}

// The player's own room has a configured number.
std::uint32_t BingoHall::membersOf(std::size_t row) const {
    const std::uint32_t members = m_places[row].plan.members;
    const bool own = row + 1 == m_places.size();
    return own ? members : std::max<std::uint32_t>(3, members * kCrowdPercents[m_crowd] / 100);
}

} // namespace mesaviva::app
