// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the table model takes up the events of the table.

#include "app/core/text/texts.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/poker/poker_text.h"

#include <algorithm>

namespace mesaviva::app {

using namespace poker;

/// Applies each event to the list models.
struct PokerTableModel::EventReader {
    PokerTableModel& model;
    Instant at;
    TableEvent& tableEvent;

    PokerSeats::Outcome& outcome(PlayerId player) const;
    int seatOf(PlayerId player) const;

    void operator()(const PlayerSat& e) const;
    void operator()(const RoundOpened&) const;
    void operator()(const BettingOpened& e) const;
    void operator()(const BettingClosed&) const;
    void operator()(const Staked& e) const;
    void operator()(const StakeTakenBack& e) const;
    void operator()(const CardBurnt& e) const;
    void operator()(const CardDealt& e) const;
    void operator()(const DecisionOpened& e) const;
    void operator()(const DecisionExtended& e) const;
    void operator()(const Folded& e) const;
    void operator()(const CardRevealed& e) const;
    void operator()(const DealerQualified& e) const;
    void operator()(const Collected& e) const;
    void operator()(const Paid& e) const;
    void operator()(const Settled& e) const;
    void operator()(const RoundVoid&) const;
    void operator()(const RoundClosed&) const;
    void operator()(const SessionEnded& e) const;
    void operator()(const Announced& e) const;
    void operator()(const Refused&) const {}
    void operator()(const TableOpened&) const {}
    void operator()(const PlayerAdmitted&) const {}
    void operator()(const AllowanceTaken&) const {}
    void operator()(const SeedContributed&) const {}
    void operator()(const SystemFailed&) const;
    void operator()(const PlayerDisconnected&) const {}
    void operator()(const PlayerReconnected&) const {}
    void operator()(const PlayerLeaving&) const {}
    void operator()(const SessionInvited&) const {}
    void operator()(const SessionWarned& e) const { model.noteWarning(e); }
};

PokerSeats::Outcome& PokerTableModel::EventReader::outcome(PlayerId player) const {
    return model.m_places.outcome(player);
}

int PokerTableModel::EventReader::seatOf(PlayerId player) const { return model.m_places.numberOf(player); }

void PokerTableModel::EventReader::operator()(const PlayerSat& e) const {
    model.noteSeat(e);
    outcome(e.player) = {};
}

void PokerTableModel::EventReader::operator()(const RoundOpened&) const { model.openRound(at); }

void PokerTableModel::EventReader::operator()(const BettingOpened& e) const {
    if (e.until) {
        model.setPeriod(Period{BettingTime, at, *e.until});
    }
}

void PokerTableModel::EventReader::operator()(const BettingClosed&) const {
    model.setPeriod(std::nullopt);
    model.setResultShown(false);
    model.m_stacks.tidy();
}

void PokerTableModel::EventReader::operator()(const Staked& e) const {
    if (model.m_resultOnTable) {
        model.clearTable();
    }
    model.setResultShown(model.isResultShown() && !model.isOwn(e.player));
    model.m_stacks.add(e.amount.cents, seatOf(e.player), PokerStackListModel::Wallet,
                       e.box == Box::ante ? PokerStackListModel::Ante : PokerStackListModel::Bet);
}

void PokerTableModel::EventReader::operator()(const StakeTakenBack& e) const {
    model.m_stacks.moveNewest(seatOf(e.player), PokerStackListModel::Ante, PokerStackListModel::Wallet,
                              e.amount.cents);
}

void PokerTableModel::EventReader::operator()(const CardBurnt& e) const {
    model.m_cards.removeLeft();
    const bool seen = e.card.isKnown();
    model.m_cards.add(
        {seen ? std::optional(e.card) : std::nullopt, PokerCardListModel::Burnt, 0, 0, seen, false});
}

void PokerTableModel::EventReader::operator()(const CardDealt& e) const {
    const bool toDealer = e.player == kNobody;
    const bool mine = model.isOwn(e.player);
    PokerCardListModel::Row row;
    if (e.card.isKnown()) {
        row.card = e.card;
    }
    // If a hand is folded during the deal, its remaining cards go to the discards.
    const bool folded = !toDealer && outcome(e.player).status == PokerSeatListModel::Folded;
    row.place = toDealer ? PokerCardListModel::Dealer
                : folded ? PokerCardListModel::Collected
                         : PokerCardListModel::Seat;
    row.seat = seatOf(e.player);
    row.position = e.place;
    row.faceUp = e.faceUp || (e.card.isKnown() && !mine);
    row.own = mine;
    model.m_cards.add(row);
}

void PokerTableModel::EventReader::operator()(const DecisionOpened& e) const {
    model.setPeriod(Period{DecisionTime, at, e.until});
    // Set at the same moment, so that a pause between the two events doesn't lose the call.
    model.noteText(Announced{OwnPhrase::decide});
}

void PokerTableModel::EventReader::operator()(const DecisionExtended& e) const {
    model.setPeriod(Period{ExtraTime, at, e.until});
}

void PokerTableModel::EventReader::operator()(const Folded& e) const {
    outcome(e.player).status = PokerSeatListModel::Folded;
    model.m_cards.collectSeat(seatOf(e.player));
    model.m_stacks.move(seatOf(e.player), PokerStackListModel::Ante, PokerStackListModel::Tray);
}

void PokerTableModel::EventReader::operator()(const CardRevealed& e) const {
    if (e.player == kNobody) {
        model.m_cards.reveal(PokerCardListModel::Dealer, 0, e.place, e.card);
        return;
    }
    model.m_cards.reveal(PokerCardListModel::Seat, seatOf(e.player), e.place, e.card);
}

void PokerTableModel::EventReader::operator()(const DealerQualified& e) const {
    model.m_dealerShown = true;
    model.m_dealerQualified = e.qualified;
}

void PokerTableModel::EventReader::operator()(const Collected& e) const {
    model.m_stacks.move(seatOf(e.player),
                        e.box == Box::ante ? PokerStackListModel::Ante : PokerStackListModel::Bet,
                        PokerStackListModel::Tray);
}

void PokerTableModel::EventReader::operator()(const Paid& e) const {
    model.m_stacks.add(e.amount.cents, seatOf(e.player), PokerStackListModel::Tray,
                       e.box == Box::ante ? PokerStackListModel::AnteWinnings
                                          : PokerStackListModel::BetWinnings);
}

void PokerTableModel::EventReader::operator()(const Settled& e) const {
    tableEvent.amount = e.net().cents;
    model.settleSeat(e);
    if (tableEvent.own && e.verdict != Verdict::voided && e.verdict != Verdict::ante_returned) {
        tableEvent.spoken = PokerSpeech::result(e);
    }
    model.noteSettlement(e, model.m_table.entries(model.state().round));
}

void PokerTableModel::EventReader::operator()(const RoundVoid&) const { model.setPeriod(std::nullopt); }

void PokerTableModel::EventReader::operator()(const RoundClosed&) const {
    // Cards that are leaving the table don't count.
    const bool cardsLeft = !std::ranges::all_of(model.m_cards.rows(), &PokerCardListModel::Row::leaving);
    const bool chipsLeft =
        std::ranges::any_of(model.m_stacks.rows(), [](const PokerStackListModel::Row& row) {
            return row.place != PokerStackListModel::Wallet && row.place != PokerStackListModel::Tray;
        });
    model.setResultOnTable(cardsLeft || chipsLeft);
    model.setPeriod(std::nullopt);
}

void PokerTableModel::EventReader::operator()(const SessionEnded& e) const { model.noteEnd(e); }

void PokerTableModel::EventReader::operator()(const Announced& e) const {
    tableEvent.phrase = textOf(name(e.phrase));
    tableEvent.spoken = PokerSpeech::announcement(
        e, model.m_table.nameOf(e.player), tableEvent.own,
        model.m_dealerShown ? PokerText::hand(model.state().dealer, model.state().settings.ranking)
                            : QString());
    model.noteText(e);
}

void PokerTableModel::EventReader::operator()(const SystemFailed&) const { model.setPeriod(std::nullopt); }

void PokerTableModel::showFinishedRound(std::span<const Recorded<Event>> entries) {
    if (!isIndividual()) {
        return; // it is taken up when the next round opens
    }
    m_cards.clear();
    m_stacks.clear();
    m_places.clearRound();
    m_dealerShown = false;
    m_resultOnTable = false;
    const bool shown = isResultShown(); // the panel's text, not the cards
    for (const Recorded<Event>& entry : entries) {
        TableEvent tableEvent;
        const EventReader reader{*this, entry.at, tableEvent};
        const Event seen =
            seenBy<poker::Game>(entry.event, tableSession().viewer()); // as it lay on the cloth
        std::visit(
            Overloaded{[&](const Staked& e) { reader(e); }, [&](const StakeTakenBack& e) { reader(e); },
                       [&](const BettingClosed& e) { reader(e); }, [&](const CardBurnt& e) { reader(e); },
                       [&](const CardDealt& e) { reader(e); }, [&](const Folded& e) { reader(e); },
                       [&](const CardRevealed& e) { reader(e); },
                       [&](const DealerQualified& e) { reader(e); }, [&](const Collected& e) { reader(e); },
                       [&](const Paid& e) { reader(e); }, [&](const Settled& e) { settleSeat(e); },
                       [&](const RoundClosed& e) { reader(e); }, [](const auto&) {}},
            seen);
    }
    m_stacks.removeLeft();
    setPeriod(std::nullopt);
    setResultShown(shown);
}

void PokerTableModel::read(const Recorded<Event>& entry, bool past) {
    if (isDeaf()) {
        return;
    }
    TableEvent tableEvent = m_table.tableEvent(entry.event);
    std::visit(EventReader{*this, entry.at, tableEvent}, entry.event);
    if (Game::closesRound(entry.event)) {
        readReport(m_lastRound, m_table.entries(entry.round));
    }
    if (!past) {
        if (!isScenario()) {
            noteCutOff(entry.event);
        }
        tableEvent.sounds = soundsOf(tableEvent, kPokerSounds);
        note(std::move(tableEvent), entry.at);
    }
}

} // namespace mesaviva::app
