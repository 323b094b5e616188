// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/trainee/trainee_figures.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace mesaviva::trainee {

using croupier::FaultCount;
using croupier::Shift;
using croupier::TakenTest;
using drills::DrillSession;

namespace {

using ZoneAt = std::function<std::int64_t(std::int64_t at)>;

constexpr std::int64_t kDaySeconds = 86'400;
constexpr std::int64_t kMostTimes = 1'000'000'000;
constexpr double kHour = 3'600'000;
constexpr double kSecond = 1'000;

std::int64_t dayOf(std::int64_t at, std::int64_t zone) {
    const std::int64_t there = at + zone;
    return there >= 0 ? there / kDaySeconds : (there - kDaySeconds + 1) / kDaySeconds;
}

// The subject with that key; adds one if there is none.
TraineeSubject& subjectOf(std::vector<TraineeSubject>& all, const std::string& key, bool isDrill) {
    const auto found = std::ranges::find_if(
        all, [&](const TraineeSubject& subject) { return subject.isDrill == isDrill && subject.key == key; });
    return found != all.end() ? *found : all.emplace_back(TraineeSubject{key, isDrill, 0, {}});
}

template <class Work>
void addTo(TraineeFigures& figures, std::map<std::int64_t, TraineeWork>& days, const std::string& key,
           bool isDrill, const Work& done, const ZoneAt& zoneAt) {
    figures.all.add(done);
    days[dayOf(done.at, zoneAt(done.at))].add(done);
    TraineeSubject& subject = subjectOf(figures.subjects, key, isDrill);
    ++subject.times;
    subject.work.add(done);
}

} // namespace

void TraineeWork::add(const DrillSession& session) {
    answers += session.tasks;
    right += session.right;
    answerTime += session.taken;
}

void TraineeWork::add(const Shift& shift) {
    rounds += shift.rounds;
    actions += shift.actions;
    clean += shift.clean;
    tableTime += shift.length > 0 ? shift.length : shift.time;
    if (shift.length > 0 && !shift.isWatched()) {
        pacedRounds += shift.rounds;
        pacedTime += shift.length;
    }
    payments += shift.payments;
    paymentTime += shift.paymentTime;
    faults += shift.faultCount();
    planted += shift.faultsPlanted.planted;
    caught += shift.faultsPlanted.caught;
    remedied += shift.faultsPlanted.remedied;
}

void TraineeWork::add(const TakenTest& test) {
    rounds += test.rounds;
    actions += test.actions;
    clean += test.clean;
    tableTime += test.length;
    if (test.length > 0) {
        pacedRounds += test.rounds;
        pacedTime += test.length;
    }
    payments += test.payments;
    paymentTime += test.paymentTime;
    for (const FaultCount& fault : test.faults) {
        faults += fault.count;
    }
}

std::optional<double> TraineeWork::share() const {
    if (answers + actions == 0) {
        return std::nullopt;
    }
    return static_cast<double>(right + clean) / static_cast<double>(answers + actions);
}

std::optional<double> TraineeWork::roundsAnHour() const {
    if (pacedTime <= 0) {
        return std::nullopt;
    }
    return static_cast<double>(pacedRounds) * kHour / static_cast<double>(pacedTime);
}

std::optional<double> TraineeWork::secondsAPayment() const {
    if (payments == 0) {
        return std::nullopt;
    }
    return static_cast<double>(paymentTime) / kSecond / static_cast<double>(payments);
}

std::optional<double> TraineeWork::secondsAnAnswer() const {
    if (answers == 0) {
        return std::nullopt;
    }
    return static_cast<double>(answerTime) / kSecond / static_cast<double>(answers);
}

TraineeFigures figuresOf(const TraineePast& past, const ZoneAt& zoneAt) {
    TraineeFigures figures;
    std::map<std::int64_t, TraineeWork> days;
    for (const DrillSession& session : past.drills) {
        addTo(figures, days, std::string(drills::name(session.drill)), true, session, zoneAt);
    }
    std::map<std::pair<croupier::FaultKind, std::string>, std::int64_t> faults;
    const auto count = [&faults](std::span<const FaultCount> counts) {
        for (const FaultCount& fault : counts) {
            faults[{fault.kind, fault.rule}] += fault.count;
        }
    };
    for (const Shift& shift : past.shifts) {
        addTo(figures, days, shift.game, false, shift, zoneAt);
        count(shift.faults);
    }
    for (const TakenTest& test : past.tests) {
        addTo(figures, days, test.game + "_test", false, test, zoneAt);
        count(test.faults);
        ++figures.tests;
        figures.passed += test.marks().passed() ? 1 : 0;
    }
    for (const auto& [day, work] : days) {
        figures.days.push_back({day, work});
    }
    for (const auto& [what, times] : faults) {
        figures.faults.push_back(
            {what.first, what.second, static_cast<int>(std::min<std::int64_t>(times, kMostTimes))});
    }
    std::ranges::stable_sort(figures.faults,
                             [](const FaultCount& a, const FaultCount& b) { return a.count > b.count; });
    return figures;
}

} // namespace mesaviva::trainee
