// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of poker's croupier: calls, cards, hands, rake, chips.

#include "app/core/text/amounts.h"
#include "app/desks/teach/croupier/poker_croupier_desk.h"
#include "app/games/poker/poker_text.h"

#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array kPokerCalls = {poker::OwnPhrase::place_your_bets, poker::OwnPhrase::no_more_bets,
                                    poker::OwnPhrase::decide, poker::OwnPhrase::decide_now};

} // namespace

// Selects the tool for the next action.
void PokerCroupierDesk::fitTool() {
    const std::vector<croupier::PokerDueAction> due = dueActions();
    if (due.empty()) {
        return;
    }
    switch (croupier::taskOf(due.front().action)) {
    case croupier::Task::call:
    case croupier::Task::ask:
    case croupier::Task::refuse: setTool(Words); break;
    case croupier::Task::deal: setTool(Cards); break;
    case croupier::Task::turn:
    case croupier::Task::qualify:
    case croupier::Task::compare: setTool(Hands); break;
    case croupier::Task::sweep: setTool(Rake); break;
    case croupier::Task::pay: setTool(Rack); break;
    default: break; // of other games
    }
}

QVariantList PokerCroupierDesk::seats() const {
    QVariantList list;
    if (training() == nullptr) {
        return list;
    }
    for (int seat = 1; seat <= training()->state().settings.seats; ++seat) {
        if (const PlayerId player = croupier::sitterOf(training()->state(), seat); player != kNobody) {
            CroupierSeat one;
            one.seat = seat;
            one.name = nameOf(player);
            list.append(QVariant::fromValue(one));
        }
    }
    return list;
}

QVariantList PokerCroupierDesk::calls() const {
    QVariantList list;
    for (const poker::OwnPhrase phrase : kPokerCalls) {
        CroupierCall call;
        call.phrase = static_cast<int>(phrase);
        call.words = PokerCroupierText::call(phrase);
        list.append(QVariant::fromValue(call));
    }
    return list;
}

QList<int> PokerCroupierDesk::places() const {
    QList<int> places;
    if (training() == nullptr) {
        return places;
    }
    for (const croupier::SeatOutcome& outcome : croupier::seatOutcomesOf(training()->state())) {
        places.append(2 * outcome.seat);
        if (isPaying()) {
            places.append(2 * outcome.seat + 1);
        }
    }
    return places;
}

QString PokerCroupierDesk::placeName(int place) const {
    const int seat = place / 2;
    if (training() == nullptr || seat < 1 || seat > training()->state().settings.seats) {
        return {};
    }
    const auto stack = [&](poker::Box box) {
        return PokerText::stack(box, training()->state().inBox(static_cast<std::size_t>(seat - 1), box));
    };
    QString name = seatName(seat) + QStringLiteral(". ");
    if (isPaying()) {
        return name + stack(static_cast<poker::Box>(place % 2));
    }
    return name + stack(poker::Box::ante) + QStringLiteral(", ") + stack(poker::Box::bet);
}

std::vector<croupier::RackChip> PokerCroupierDesk::piles() const {
    return training() != nullptr ? croupier::rackFrom(training()->state().settings.minimum)
                                 : std::vector<croupier::RackChip>{};
}

void PokerCroupierDesk::call(int index) {
    if (index >= 0 && index < static_cast<int>(kPokerCalls.size())) {
        perform(croupier::SayPhrase{kPokerCalls.at(static_cast<std::size_t>(index))});
    }
}

void PokerCroupierDesk::setFaceUp(bool faceUp) {
    if (faceUp != m_faceUp) {
        m_faceUp = faceUp;
        emit toolChanged();
    }
}

void PokerCroupierDesk::deal(int to, bool faceUp) {
    if (to >= croupier::kCorner && to <= poker::kMostSeats) {
        setFaceUp(false); // each card is turned over separately
        perform(croupier::DealCard{to, faceUp});
    }
}

void PokerCroupierDesk::ask(int seat) { perform(croupier::AskSeat{seat}); }

void PokerCroupierDesk::turnDealer() { perform(croupier::TurnDealer{}); }

void PokerCroupierDesk::turnHand(int seat) { perform(croupier::TurnHand{seat}); }

void PokerCroupierDesk::qualify(bool plays) { perform(croupier::JudgeDealer{plays}); }

void PokerCroupierDesk::compare(int result) {
    if (result >= 0 && result <= 2 && training() != nullptr) {
        perform(
            croupier::CompareHand{training()->seatToCompare(), static_cast<croupier::Comparison>(result)});
    }
}

void PokerCroupierDesk::answerLate(bool taken) {
    if (training() != nullptr) {
        const auto& late = training()->lateStake();
        perform(croupier::AnswerLateStake{late ? late->seat : 0, taken});
    }
}

void PokerCroupierDesk::sweep() {
    croupier::TakeLosers sweep;
    for (const int place : kept()) {
        sweep.kept.push_back(place / 2);
    }
    perform(sweep);
}

void PokerCroupierDesk::payChosen(Money sum) {
    perform(croupier::PayBox{place() / 2, static_cast<poker::Box>(place() % 2), sum});
}

} // namespace mesaviva::app
