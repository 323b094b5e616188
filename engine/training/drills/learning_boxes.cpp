// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/learning_boxes.h"

#include <algorithm>
#include <utility>

namespace mesaviva::drills {

namespace {

constexpr int kOthersBetween = 3;

// Sorts subjects: due boxes first, then new ones, then boxes due later.
std::pair<int, Day> keyOf(const Learnt* learnt, Day today) {
    if (learnt == nullptr) {
        return {1, 0};
    }
    if (learnt->due <= today) {
        return {0, learnt->box};
    }
    return {2, learnt->due};
}

} // namespace

std::string LearningBoxes::next(const std::vector<std::string>& subjects, Day today, RandomStream& chance) {
    const auto isAsked = [&](const std::string& subject) {
        return std::ranges::find(subjects, subject) != subjects.end();
    };
    const auto again = std::ranges::find_if(
        m_again, [&](const Again& entry) { return entry.after <= 0 && isAsked(entry.subject); });
    if (again != m_again.end()) {
        m_last = again->subject;
        m_again.erase(again);
        return m_last;
    }
    std::vector<const std::string*> best = candidates(subjects, today, true);
    if (best.empty()) {
        best = candidates(subjects, today, false);
    }
    m_last = *best[chance.below(static_cast<std::uint32_t>(best.size()))];
    return m_last;
}

std::vector<const std::string*> LearningBoxes::candidates(const std::vector<std::string>& subjects, Day today,
                                                          bool apart) const {
    std::vector<const std::string*> best;
    std::pair<int, Day> least{};
    for (const std::string& subject : subjects) {
        const bool waits =
            std::ranges::any_of(m_again, [&](const Again& entry) { return entry.subject == subject; });
        if (apart ? waits || subject == m_last : subject == m_last && subjects.size() > 1) {
            continue;
        }
        const auto found = m_learnt.find(subject);
        const std::pair<int, Day> key = keyOf(found == m_learnt.end() ? nullptr : &found->second, today);
        if (best.empty() || key < least) {
            best.clear();
            least = key;
        }
        // New subjects come in the order of learning, the others in random order.
        if (key == least && (best.empty() || key.first != 1)) {
            best.push_back(&subject);
        }
    }
    return best;
}

void LearningBoxes::note(const std::string& subject, bool right, Pace pace, Day today) {
    for (Again& entry : m_again) {
        --entry.after;
    }
    Learnt& learnt = m_learnt[subject];
    if (!right) {
        learnt.box = 1;
        std::erase_if(m_again, [&](const Again& entry) { return entry.subject == subject; });
        m_again.push_back({subject, kOthersBetween});
    } else if (pace != Pace::slow) {
        learnt.box = std::min(learnt.box + 1, kBoxes);
    }
    learnt.due = today + kBoxDays[static_cast<std::size_t>(learnt.box - 1)];
}

int LearningBoxes::boxOf(const std::string& subject) const {
    const auto found = m_learnt.find(subject);
    return found == m_learnt.end() ? 0 : found->second.box;
}

} // namespace mesaviva::drills
