// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_event_reader.h"

#include "app/core/text/texts.h"
#include "app/games/bingo/text/bingo_speech.h"

namespace mesaviva::app {

using namespace bingo;

void BingoTableModel::EventReader::operator()(const PlayerJoined& e) const { model.noteArrival(e); }

void BingoTableModel::EventReader::operator()(const RoundOpened&) const { model.clearRound(); }

void BingoTableModel::EventReader::operator()(const SaleOpened& e) const {
    model.setPeriod(Period{SaleTime, entry.at, e.until});
    if (model.reserved() > 0 && !past) { // a listener must not send commands itself
        QMetaObject::invokeMethod(&model, &BingoTableModel::takeReserved, Qt::QueuedConnection);
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
    model.m_history.add(model.reader().round(entry.round));
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

} // namespace mesaviva::app
