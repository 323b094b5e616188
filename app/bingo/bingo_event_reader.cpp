// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bingo/bingo_event_reader.h"

#include "app/words/bingo_speech.h"
#include "app/words/texts.h"

namespace mesaviva::app {

using namespace bingo;

void BingoTableModel::EventReader::operator()(const PlayerJoined& e) const {
    about(e.player);
    model.noteArrival(e);
}

void BingoTableModel::EventReader::operator()(const AllowanceTaken& e) const {
    about(e.player);
    told.amount = e.amount.cents;
}

void BingoTableModel::EventReader::operator()(const RoundOpened&) const { model.clearRound(); }

void BingoTableModel::EventReader::operator()(const SaleOpened& e) const {
    told.amount = e.cardPrice.cents;
    model.setPeriod(Period{SaleTime, entry.at, e.until});
    if (model.m_reserved > 0 && !past) { // a listener must not command the room
        QMetaObject::invokeMethod(&model, &BingoTableModel::takeReserved, Qt::QueuedConnection);
    }
}

void BingoTableModel::EventReader::operator()(const CardSold& e) const {
    about(e.player);
    told.spot = static_cast<int>(e.number);
    told.amount = model.settings().cardPrice.cents;
    model.m_touched.sale = true;
    if (told.own) {
        model.m_newCards.push_back(e.number);
    }
}

void BingoTableModel::EventReader::operator()(const CrowdSold& e) const {
    told.amount = model.settings().cardPrice.cents * e.cards;
    model.m_touched.sale = true;
}

void BingoTableModel::EventReader::operator()(const SaleClosed& e) const {
    told.amount = e.sales.cents;
    model.m_touched.sale = true;
    model.setPeriod(std::nullopt);
    model.noteBought(model.ownCards());
}

void BingoTableModel::EventReader::operator()(const BallDrawn& e) const {
    told.spot = e.number;
    model.takeNewCards();
    model.m_numbers.draw(e.number);
    model.m_cards.draw(e.number);
    model.m_touched.balls = true;
    model.m_touched.marks = true;
}

void BingoTableModel::EventReader::operator()(const OneToGo& e) const {
    about(e.player);
    told.spot = e.number;
}

void BingoTableModel::EventReader::operator()(const PrizeWon& e) const {
    told.amount = e.prize.cents;
    model.showWinners(WonPrize{e.kind, e.ball, e.winners});
    for (const Winner& winner : e.winners) {
        told.own = told.own || model.reader().isOwn(winner.owner);
    }
    if (e.kind == PrizeKind::bingo) {
        model.m_cards.closeAll();
    } else {
        model.m_cards.close(e.kind);
    }
    model.m_touched.sale = true; // the jackpots
}

void BingoTableModel::EventReader::operator()(const MoneyCarried& e) const {
    told.amount = e.amount.cents;
    model.m_touched.sale = true;
}

void BingoTableModel::EventReader::operator()(const NumberMarked& e) const {
    about(e.player);
    told.spot = e.number;
    if (told.own) {
        model.m_cards.mark(e.number);
        model.m_touched.marks = true;
    }
}

void BingoTableModel::EventReader::operator()(const Paid& e) const {
    about(e.player);
    told.amount = e.amount.cents;
    told.spot = static_cast<int>(e.card);
}

void BingoTableModel::EventReader::operator()(const Settled& e) const {
    about(e.player);
    told.amount = e.net().cents;
    if (told.own) {
        model.setResultShown(true);
        if (!e.refunded) {
            told.spoken = BingoSpeech::result(e);
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

void BingoTableModel::EventReader::operator()(const SessionEnded& e) const {
    about(e.player);
    model.noteEnd(e);
}

void BingoTableModel::EventReader::operator()(const Announced& e) const {
    told.phrase = textOf(name(e.phrase));
    about(e.player);
    told.amount = e.amount.cents;
    if (e.number > 0) {
        told.spot = e.number;
    }
    told.spoken = BingoSpeech::announcement(
        e, model.settings(), e.player == kNobody ? QString() : model.m_host->playerName(e.player), told.own,
        e.phrase == OwnPhrase::prize ? model.winnersOf(e.kind) : QString());
    model.noteWords(e);
}

} // namespace mesaviva::app
