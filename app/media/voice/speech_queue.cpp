// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/speech_queue.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

using Time = SpeechQueue::Time;

// How long what came waits for its turn at a table in its own time.
constexpr Time kSecondWaits{250};
constexpr Time kPaymentWaits{3'000};
constexpr Time kMomentWaits{5'000};
constexpr Time kNoticeWaits{10'000};
// A call is not dropped for its age unless the voice itself has stood still.
constexpr Time kCallWaits{15'000};
// More payments than these are not caught up with.
constexpr std::ptrdiff_t kPaymentsWaiting = 3;
// A hall's calls of one kind that wait: with one more the voice would tell what was, and not what is.
constexpr std::ptrdiff_t kHallCallsWaiting = 2;

} // namespace

// What a call leaves of what waits of its table. In the table's own time no call is ever lost; a faster table
// keeps the newest of each kind.
void SpeechQueue::makeWay(const Item& call) {
    const bool fast = m_speed > 1.0 && !call.isLive();
    std::erase_if(m_waiting, [&](const Item& waiting) {
        return waiting.isTold() && waiting.isOfOneTableWith(call) &&
               (waiting.isPayment() || waiting.sentence.urgency == Urgency::moment ||
                (fast && waiting.isCall() && waiting.sentence.key == call.sentence.key));
    });
}

// A room may draw faster than anybody can name the balls, which are on the board: of those that wait the
// newest are called.
void SpeechQueue::keepUp(const Item& call) {
    if (call.sentence.caller != Caller::hall) {
        return;
    }
    const auto alike = [&](const Item& item) {
        return item.isCall() && !item.kept && item.isOfOneTableWith(call) &&
               item.sentence.key == call.sentence.key;
    };
    while (std::count_if(m_waiting.begin(), m_waiting.end(), alike) > kHallCallsWaiting) {
        m_waiting.erase(std::find_if(m_waiting.begin(), m_waiting.end(), alike));
    }
}

// Whether what is being spoken gives way to this. A repetition's calls are over already: they give way to the
// live table's, and are said afterwards.
bool SpeechQueue::cutsOff(const Item& item) const {
    const bool calling = m_spoken->isCall();
    const bool stands = m_paused && !m_spoken->isWanted();
    switch (item.request) {
    case Request::told: return item.isCall() && !calling && !m_spoken->isLive();
    case Request::asked: return !m_spoken->isLiveCall() && (m_paused || !calling);
    case Request::live: return stands || (item.isCall() && !m_spoken->isLiveCall());
    case Request::shown:
    case Request::counted: break;
    }
    return stands;
}

bool SpeechQueue::add(const Sentence& sentence, Time now, Request request) {
    const Item item{sentence, now, false, request};
    if (item.isCall()) {
        makeWay(item);
    } else if (request == Request::asked) {
        std::erase_if(m_waiting, [](const Item& waiting) { return waiting.request == Request::asked; });
    } else if (request == Request::told && sentence.urgency == Urgency::moment) {
        dropPayments(); // the table moves on
    }
    m_waiting.push_back(item);
    if (item.isCall()) {
        keepUp(item);
    }
    limitPayments();
    if (!m_spoken || !cutsOff(item)) {
        return false;
    }
    keepSpoken(item.isLive());
    return true;
}

// Something else is said now. What stood still is said afterwards, whatever it is; else a call, and once a
// notice: the others are over. A step stays where it was, for what the live table has told.
void SpeechQueue::keepSpoken(bool forLive) {
    const bool stood = m_paused && !m_spoken->isWanted() && m_spoken->request != Request::counted;
    const bool step = forLive && m_spoken->request == Request::shown;
    if (stood || step || m_spoken->isCall() || (m_spoken->isNotice() && !m_spoken->again)) {
        m_spoken->kept = m_spoken->kept || stood;
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
            keepSpoken();
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

// Calls come before answers, and these before everything else; while the table stands still answers, and what
// is shown, come first. Before all come the calls of the table that goes on.
int SpeechQueue::rankOf(const Item& item) const {
    if (!speaksNow(item)) {
        return -1;
    }
    if (item.isCall()) {
        return item.isLive() ? 4 : 2;
    }
    const int answer = m_paused ? 3 : 1;
    return item.request == Request::asked || item.request == Request::shown ? answer : 0;
}

Time SpeechQueue::patience(const Item& item) const {
    const double speed = item.isLive() ? 1.0 : std::max(1.0, m_speed);
    const auto at = [speed](Time time) {
        return Time(static_cast<Time::rep>(static_cast<double>(time.count()) / speed));
    };
    if (item.kept) {
        return Time::max();
    }
    if (!item.isTold()) {
        return item.request == Request::counted ? kSecondWaits : kCallWaits;
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
    // The most urgent, among those the one that came first.
    const auto best =
        std::max_element(m_waiting.begin(), m_waiting.end(),
                         [this](const Item& a, const Item& b) { return rankOf(a) < rankOf(b); });
    if (best == m_waiting.end() || !speaksNow(*best)) {
        return std::nullopt;
    }
    m_spoken = *best;
    m_waiting.erase(best);
    Sentence sentence = m_spoken->sentence;
    // What was cut off once has been heard in part.
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
    return Spoken{std::move(sentence), m_spoken->request, quick};
}

bool SpeechQueue::putBack() {
    if (!m_spoken || m_spoken->isWanted()) {
        return false;
    }
    keepSpoken();
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

// The oldest goes first, this player's own last.
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
