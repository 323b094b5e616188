// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the table model takes up the events of the table.

#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_speech.h"
#include "app/games/bingo/bingo_table_model.h"

namespace mesaviva::app {

using namespace bingo;

/// Applies each event to the list models.
struct BingoTableModel::EventReader {
    BingoTableModel& model;
    const Recorded<Event>& entry;
    TableEvent& tableEvent;
    bool past; ///< the event lies in the past: no sound, no announcement

    void operator()(const TableOpened&) const {}
    void operator()(const PlayerAdmitted&) const {}
    void operator()(const PlayerJoined& e) const;
    void operator()(const AllowanceTaken&) const {}
    void operator()(const SeedContributed&) const {}
    void operator()(const RoundOpened&) const;
    void operator()(const SaleOpened& e) const;
    void operator()(const CardsOrdered&) const {}
    void operator()(const CrowdCardsOrdered&) const {}
    void operator()(const CardSold& e) const;
    void operator()(const CrowdSold&) const;
    void operator()(const SaleClosed&) const;
    void operator()(const BallDrawn& e) const;
    void operator()(const OneToGo&) const {}
    void operator()(const PrizeWon& e) const;
    void operator()(const MoneyCarried&) const;
    void operator()(const NumberMarked& e) const;
    void operator()(const Paid&) const {}
    void operator()(const Settled& e) const;
    void operator()(const RoundVoid&) const;
    void operator()(const RoundClosed&) const;
    void operator()(const SystemFailed&) const;
    void operator()(const PlayerDisconnected&) const {}
    void operator()(const PlayerReconnected&) const {}
    void operator()(const PlayerLeaving&) const {}
    void operator()(const SessionInvited&) const {}
    void operator()(const SessionWarned&) const {}
    void operator()(const SessionEnded& e) const;
    void operator()(const Announced& e) const;
    void operator()(const Refused&) const {}
};

void BingoTableModel::EventReader::operator()(const PlayerJoined& e) const {
    model.noteArrival(e);
    if (tableEvent.own && !past) {
        model.takeReservedLater(); // after staying in the room, in the middle of a sale
    }
}

void BingoTableModel::EventReader::operator()(const RoundOpened&) const { model.clearRound(); }

void BingoTableModel::EventReader::operator()(const SaleOpened& e) const {
    model.setPeriod(Period{SaleTime, entry.at, e.until});
    if (!past) {
        model.takeReservedLater();
    }
}

void BingoTableModel::EventReader::operator()(const CardSold& e) const {
    model.m_touched.sale = true;
    if (tableEvent.own) {
        model.m_newCards.push_back(e.number);
    }
}

void BingoTableModel::EventReader::operator()(const CrowdSold&) const { model.m_touched.sale = true; }

void BingoTableModel::EventReader::operator()(const SaleClosed&) const {
    model.m_touched.sale = true;
    model.setPeriod(std::nullopt);
    model.m_counter.noteBought(model.ownCards());
}

void BingoTableModel::EventReader::operator()(const BallDrawn& e) const {
    model.takeNewCards();
    model.m_numbers.draw(e.number);
    if (model.m_wasSeen) {
        model.m_cards.drawUnarranged(e.number);
    } else {
        model.m_cards.draw(e.number);
    }
    model.m_touched.balls = true;
    model.m_touched.marks = true;
}

void BingoTableModel::EventReader::operator()(const PrizeWon& e) const {
    model.showWinners(WonPrize{e.kind, e.ball, e.winners});
    for (const Winner& winner : e.winners) {
        tableEvent.own = tableEvent.own || model.reader().isOwn(winner.owner);
    }
    if (e.kind == PrizeKind::bingo) {
        model.m_cards.closeAll();
    } else {
        model.m_cards.close(e.kind);
    }
    model.m_touched.sale = true; // the jackpots
}

void BingoTableModel::EventReader::operator()(const MoneyCarried&) const { model.m_touched.sale = true; }

void BingoTableModel::EventReader::operator()(const NumberMarked& e) const {
    if (tableEvent.own) {
        model.m_cards.mark(e.number);
        model.m_touched.marks = true;
    }
}

void BingoTableModel::EventReader::operator()(const Settled& e) const {
    tableEvent.amount = e.net().cents;
    model.noteSettlement(e);
    if (tableEvent.own) {
        model.setResultShown(true);
        if (!e.refunded) {
            tableEvent.spoken = BingoSpeech::result(e);
        }
    }
}

void BingoTableModel::EventReader::operator()(const RoundVoid&) const {
    model.setPeriod(std::nullopt);
    model.takeNewCards();
    model.m_cards.closeAll();
    model.m_touched.sale = true;
}

void BingoTableModel::EventReader::operator()(const RoundClosed&) const {
    model.m_history.add(model.historyRow(entry.round));
    model.m_touched.sale = true;
    model.showWait(entry.at);
}

void BingoTableModel::EventReader::operator()(const SystemFailed&) const { model.setPeriod(std::nullopt); }

void BingoTableModel::EventReader::operator()(const SessionEnded& e) const { model.noteEnd(e); }

void BingoTableModel::EventReader::operator()(const Announced& e) const {
    tableEvent.phrase = textOf(name(e.phrase));
    tableEvent.spoken = BingoSpeech::announcement(
        e, model.settings(), model.m_table.nameOf(e.player), tableEvent.own && model.reader().isMyself(),
        model.captions().aside(e), model.m_preferences && model.m_preferences->isNicknames());
    model.noteText(e);
}

void BingoTableModel::read(const Recorded<Event>& entry, bool past) {
    if (isDeaf()) {
        return;
    }
    TableEvent tableEvent = m_table.tableEvent(entry.event);
    std::visit(EventReader{*this, entry, tableEvent, past}, entry.event);
    if (!past) {
        if (!m_wasSeen ||
            !std::holds_alternative<BallDrawn>(entry.event)) { // otherwise the tube has already been heard
            tableEvent.sounds = soundsOf(tableEvent, kBingoSounds);
        }
        note(std::move(tableEvent), entry.at);
    }
}

} // namespace mesaviva::app
