// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/drill_run.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/common/rules_wheels.h"
#include "engine/training/drills/task.h"

#include <algorithm>
#include <array>
#include <map>

namespace mesaviva::app {

namespace {

QString keyOf(const char* name) { return QStringLiteral("teach/") + QLatin1String(name); }

QString targetKey(drills::Drill drill, int level) {
    return QStringLiteral("teach/target_%1_%2").arg(textOf(drills::name(drill))).arg(level);
}

} // namespace

DrillChoices DrillChoices::from(const SettingsStore& store) {
    const DrillChoices usual;
    const auto number = [&](const char* name, int from, int to, int otherwise) {
        return static_cast<int>(store.number(keyOf(name), from, to, otherwise));
    };
    DrillChoices choices;
    choices.drill = drills::drillFrom(store.text(keyOf("drill")).toStdString()).value_or(usual.drill);
    choices.table = number("table", 0, tables() - 1, usual.table);
    choices.level = number("level", 0, drills::kLevels, usual.level);
    choices.stacks = number("stacks", 0, 2, usual.stacks);
    choices.count = number("count", 5, 100, usual.count);
    for (const drills::Drill drill : drills::kAllDrills) {
        for (int level = 0; level <= drills::kLevels; ++level) {
            choices.targets[static_cast<std::size_t>(drill)][static_cast<std::size_t>(level)] =
                static_cast<int>(store.number(targetKey(drill, level), 0, 120, 0));
        }
    }
    choices.limit = number("limit", 0, 600, usual.limit);
    choices.mark = number("mark", 1, 100, usual.mark);
    return choices;
}

void DrillChoices::save(SettingsStore& store) const {
    store.storeWord(keyOf("drill"), textOf(drills::name(drill)));
    store.storeNumber(keyOf("table"), table);
    store.storeNumber(keyOf("level"), level);
    store.storeNumber(keyOf("stacks"), stacks);
    store.storeNumber(keyOf("count"), count);
    store.storeNumber(targetKey(drill, level), chosenTarget());
    store.storeNumber(keyOf("limit"), limit);
    store.storeNumber(keyOf("mark"), mark);
}

int DrillChoices::targetAt(int taskLevel) const {
    return isUsualTarget() ? drills::targetOf(drill, taskLevel) : chosenTarget();
}

void DrillChoices::setTarget(int seconds) {
    const bool isUsual = level > 0 && seconds == drills::targetOf(drill, level);
    targets[static_cast<std::size_t>(drill)][static_cast<std::size_t>(level)] = isUsual ? 0 : seconds;
}

int DrillChoices::tables() { return static_cast<int>(rulesWheels().size()); }

drills::Terms DrillChoices::terms(Money chip) const {
    const roulette::RegulationWheel wheel = rulesWheels().at(static_cast<std::size_t>(table));
    drills::Terms terms;
    terms.roulette = drills::tableFor(wheel.rules, wheel.pockets, chip);
    terms.stacks = static_cast<drills::Stacks>(stacks);
    return terms;
}

using namespace drills;

namespace {

// Values of a chip in the next task, in cents.
constexpr std::array<std::int64_t, 5> kChips = {100, 250, 500, 1'000, 2'500};

} // namespace

DrillRun::DrillRun(const DrillChoices& choices, LearningBoxes learnt, int level, Day today, const Seed& seed)
    : m_choices(choices),
      m_boxes(std::move(learnt)),
      m_today(today),
      m_chance(seed, "drills") {
    if (choices.level == 0) {
        m_ladder.emplace(level);
    }
}

const Task& DrillRun::next() {
    const auto chip = kChips[m_chance.below(static_cast<std::uint32_t>(kChips.size()))];
    const Terms terms = m_choices.terms(Money{chip});
    const std::string subject = m_boxes.next(subjectsOf(m_choices.drill, level(), terms), m_today, m_chance);
    m_task = makeTask(m_choices.drill, level(), subject, terms, m_chance);
    ++m_number;
    return m_task;
}

DrillRun::Judged DrillRun::judge(const Answer& given, std::int64_t taken) {
    constexpr std::int64_t kMillisecond = 1'000;
    const bool right = !given.empty() && isRight(m_task, given);
    const Judged judged{{m_task.subject, m_task.level, right, taken},
                        paceOf(taken, m_choices.targetAt(m_task.level) * kMillisecond)};
    m_boxes.note(m_task.subject, right, judged.pace, m_today);
    if (m_ladder) {
        m_ladder->note(right, judged.pace);
    }
    m_judged.push_back(judged);
    return judged;
}

int DrillRun::right() const {
    return static_cast<int>(
        std::ranges::count_if(m_judged, [](const Judged& judged) { return judged.answer.right; }));
}

DrillSession DrillRun::session(std::int64_t at) const {
    constexpr std::int64_t kMillisecond = 1'000;
    DrillSession session;
    session.at = at;
    session.drill = m_choices.drill;
    session.scope = scopeOf(m_choices.drill, m_choices.terms(Money{100}));
    session.level = level();
    session.tasks = static_cast<int>(m_judged.size());
    session.right = right();
    for (const Judged& judged : m_judged) {
        session.fast += judged.answer.right && judged.pace == drills::Pace::fast ? 1 : 0;
        session.slow += judged.answer.right && judged.pace == drills::Pace::slow ? 1 : 0;
        session.taken += judged.answer.taken;
    }
    session.target = m_choices.targetAt(level()) * kMillisecond;
    session.passPercent = m_choices.mark;
    session.asked = m_choices.count;
    return session;
}

std::vector<DrillAnswer> DrillRun::answers() const {
    std::vector<DrillAnswer> answers;
    for (const Judged& judged : m_judged) {
        answers.push_back(judged.answer);
    }
    return answers;
}

std::map<std::string, Learnt> DrillRun::learnt() const {
    std::map<std::string, Learnt> touched;
    for (const Judged& judged : m_judged) {
        touched[judged.answer.subject] = m_boxes.learnt().at(judged.answer.subject);
    }
    return touched;
}

std::vector<std::string> DrillRun::toRepeat() const {
    // Number of wrong answers, then of slow ones.
    std::map<std::string, std::pair<int, int>> faults;
    for (const Judged& judged : m_judged) {
        const bool slow = judged.answer.right && judged.pace == drills::Pace::slow;
        if (!judged.answer.right || slow) {
            auto& [wrong, tardy] = faults[judged.answer.subject];
            wrong += judged.answer.right ? 0 : 1;
            tardy += slow ? 1 : 0;
        }
    }
    std::vector<std::string> subjects;
    for (const auto& [subject, times] : faults) {
        subjects.push_back(subject);
    }
    std::ranges::stable_sort(subjects, std::greater<>(),
                             [&](const std::string& subject) { return faults.at(subject); });
    return subjects;
}

} // namespace mesaviva::app
