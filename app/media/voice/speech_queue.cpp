// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/speech_queue.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

using Time = SpeechQueue::Time;

// How long a sentence below a call waits at a table in normal time.
constexpr Time kSecondWaits{250};
constexpr Time kPaymentWaits{3'000};
constexpr Time kMomentWaits{5'000};
constexpr Time kNoticeWaits{10'000};
// A call expires only if speech itself has been blocked.
constexpr Time kCallWaits{15'000};
// At most this many payments wait.
constexpr std::ptrdiff_t kPaymentsWaiting = 3;
// At most this many hall calls of one kind wait: with more, speech would lag behind the table.
constexpr std::ptrdiff_t kHallCallsWaiting = 2;

} // namespace

// Removes waiting sentences that a call makes obsolete. In normal time no call of the table is lost; at a
// faster table only the newest of each kind is kept.
void SpeechQueue::makeWay(const Item& call) {
    const bool fast = m_speed > 1.0 && !call.isLive();
    std::erase_if(m_waiting, [&](const Item& waiting) {
        return waiting.isAnnounced() && waiting.isOfOneTableWith(call) &&
               (waiting.isPayment() || waiting.sentence.urgency == Urgency::moment ||
                (fast && waiting.isCall() && waiting.sentence.key == call.sentence.key));
    });
}

// A room may draw faster than balls can be named; they are on the board. Of the waiting calls, the newest are
// kept.
void SpeechQueue::limitHallCalls(const Item& call) {
    if (call.sentence.caller != Caller::hall) {
        return;
    }
    const auto alike = [&](const Item& item) {
        return item.isCall() && !item.wasPaused && item.isOfOneTableWith(call) &&
               item.sentence.key == call.sentence.key;
    };
    while (std::count_if(m_waiting.begin(), m_waiting.end(), alike) > kHallCallsWaiting) {
        m_waiting.erase(std::find_if(m_waiting.begin(), m_waiting.end(), alike));
    }
}

// Whether this interrupts the current sentence. A replay's calls are in the past: the live table's calls
// interrupt them, and they are spoken afterwards.
bool SpeechQueue::cutsOff(const Item& item) const {
    const bool calling = m_spoken->isCall();
    const bool stands = m_paused && !m_spoken->isWanted();
    switch (item.occasion) {
    case Occasion::announced: return item.isCall() && !calling && !m_spoken->isLive();
    case Occasion::asked: return !m_spoken->isLiveCall() && (m_paused || !calling);
    case Occasion::live: return stands || (item.isCall() && !m_spoken->isLiveCall());
    case Occasion::stepped:
    case Occasion::counted: break;
    }
    return stands;
}

bool SpeechQueue::add(const Sentence& sentence, Time now, Occasion occasion) {
    const Item item{sentence, now, false, occasion};
    if (item.isCall()) {
        makeWay(item);
    } else if (occasion == Occasion::asked) {
        std::erase_if(m_waiting, [](const Item& waiting) { return waiting.occasion == Occasion::asked; });
    } else if (occasion == Occasion::announced && sentence.urgency == Urgency::moment) {
        dropPayments(); // the table moves on
    }
    m_waiting.push_back(item);
    if (item.isCall()) {
        limitHallCalls(item);
    }
    limitPayments();
    if (!m_spoken || !cutsOff(item)) {
        return false;
    }
    putBackSpoken(item.isLive());
    return true;
}

// Another sentence is spoken now. One interrupted while paused is spoken later, whatever its kind; otherwise
// a call, and a notice once; all others are dropped. A step keeps its place if it was interrupted for the
// live table.
void SpeechQueue::putBackSpoken(bool forLive) {
    const bool stood = m_paused && !m_spoken->isWanted() && m_spoken->occasion != Occasion::counted;
    const bool step = forLive && m_spoken->occasion == Occasion::stepped;
    if (stood || step || m_spoken->isCall() || (m_spoken->isNotice() && !m_spoken->again)) {
        m_spoken->wasPaused = m_spoken->wasPaused || stood;
        m_spoken->again = m_spoken->again || !stood;
        m_waiting.insert(m_waiting.begin(), *m_spoken); // it came before them
    }
    m_spoken.reset();
}

bool SpeechQueue::setPaused(bool paused, Time now) {
    if (paused == m_paused.has_value()) {
        return false;
    }
    if (paused) {
        m_paused = now;
        // An answer does not wait for the table.
        const bool cuts =
            m_spoken && !m_spoken->isWanted() &&
            std::any_of(m_waiting.begin(), m_waiting.end(), [](const Item& item) { return item.isWanted(); });
        if (cuts) {
            putBackSpoken();
        }
        return cuts;
    }
    const auto goOn = [&](Item& item) { item.since += now - std::max(item.since, *m_paused); };
    std::for_each(m_waiting.begin(), m_waiting.end(), goOn);
    if (m_spoken) {
        goOn(*m_spoken);
    }
    m_paused.reset();
    return false;
}

// Calls come before answers, and these before everything else; while paused, answers and steps come first.
// Calls of the live table come before all.
int SpeechQueue::rankOf(const Item& item) const {
    if (!speaksNow(item)) {
        return -1;
    }
    if (item.isCall()) {
        return item.isLive() ? 4 : 2;
    }
    const int answer = m_paused ? 3 : 1;
    return item.occasion == Occasion::asked || item.occasion == Occasion::stepped ? answer : 0;
}

Time SpeechQueue::patience(const Item& item) const {
    const double speed = item.isLive() ? 1.0 : std::max(1.0, m_speed);
    const auto at = [speed](Time time) {
        return Time(static_cast<Time::rep>(static_cast<double>(time.count()) / speed));
    };
    if (item.wasPaused) {
        return Time::max();
    }
    if (!item.isAnnounced()) {
        return item.occasion == Occasion::counted ? kSecondWaits : kCallWaits;
    }
    switch (item.sentence.urgency) {
    case Urgency::payment: return at(kPaymentWaits);
    case Urgency::moment: return at(kMomentWaits);
    case Urgency::notice: return at(kNoticeWaits);
    case Urgency::call: return kCallWaits;
    }
    return {};
}

std::optional<Spoken> SpeechQueue::next(Time now) {
    if (m_spoken) {
        return std::nullopt;
    }
    std::erase_if(m_waiting,
                  [&](const Item& item) { return speaksNow(item) && now - item.since > patience(item); });
    // The most urgent; among equals the oldest.
    const auto best =
        std::max_element(m_waiting.begin(), m_waiting.end(),
                         [this](const Item& a, const Item& b) { return rankOf(a) < rankOf(b); });
    if (best == m_waiting.end() || !speaksNow(*best)) {
        return std::nullopt;
    }
    m_spoken = *best;
    m_waiting.erase(best);
    Sentence sentence = m_spoken->sentence;
    // One that was interrupted has been partly heard.
    const bool hurry = (m_speed > 1.0 && !m_spoken->isLive()) || m_spoken->again ||
                       std::any_of(m_waiting.begin(), m_waiting.end(),
                                   [](const Item& item) { return item.isPayment() || item.isCall(); });
    if (hurry && !sentence.brief.isEmpty()) {
        sentence.text = sentence.brief;
    }
    const bool quick =
        sentence.caller == Caller::hall && m_spoken->isCall() &&
        std::any_of(m_waiting.begin(), m_waiting.end(), [&](const Item& item) {
            return item.isCall() && item.isOfOneTableWith(*m_spoken) && item.sentence.key == sentence.key;
        });
    return Spoken{std::move(sentence), m_spoken->occasion, quick};
}

bool SpeechQueue::putBack() {
    if (!m_spoken || m_spoken->isWanted()) {
        return false;
    }
    putBackSpoken();
    return true;
}

bool SpeechQueue::leap() {
    std::erase_if(m_waiting, [](const Item& item) { return !item.isLive(); });
    const bool cuts = m_spoken && !m_spoken->isLive();
    if (cuts) {
        m_spoken.reset();
    }
    return cuts;
}

void SpeechQueue::clear() {
    m_waiting.clear();
    m_spoken.reset();
}

// The oldest is dropped first, this player's own last.
void SpeechQueue::limitPayments() {
    const auto payment = [](const Item& item) { return item.isPayment(); };
    while (std::count_if(m_waiting.begin(), m_waiting.end(), payment) > kPaymentsWaiting) {
        const auto others = std::find_if(m_waiting.begin(), m_waiting.end(), [](const Item& item) {
            return item.isPayment() && !item.sentence.own;
        });
        m_waiting.erase(
            others != m_waiting.end() ? others : std::find_if(m_waiting.begin(), m_waiting.end(), payment));
    }
}

void SpeechQueue::dropPayments() {
    std::erase_if(m_waiting, [](const Item& item) { return item.isPayment(); });
}

} // namespace mesaviva::app
