// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_reader.h"

#include "app/games/poker/poker_text.h"
#include "engine/games/poker/pay_table.h"

#include <utility>

namespace mesaviva::app {

namespace {

using Cards = PokerCardListModel;
using Seats = PokerSeatListModel;
using Stacks = PokerStackListModel;

QString listed(const QStringList& items) { return items.join(QStringLiteral(", ")); }

} // namespace

std::vector<Seats::Row> PokerReader::seats() const {
    std::vector<Seats::Row> rows;
    for (int seat = 1; seat <= m_table.seatCount(); ++seat) {
        rows.push_back(m_table.seats()->row(seat));
    }
    return rows;
}

// The changes at a seat. Several events may occur at one moment, and the seat shows the state after the last
// of them: each action is announced at the first event.
std::vector<SpokenAction> PokerReader::spokenActions(const TableEvent& event) {
    const std::vector<Seats::Row> before = std::exchange(m_known, seats());
    std::vector<SpokenAction> spokenActions;
    const bool takenBack = event.is<poker::StakeTakenBack>();
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        for (SpokenAction& action : actionsOf(before[i], m_known[i], takenBack)) {
            spokenActions.push_back(std::move(action));
        }
        const Seats::Row& now = m_known[i];
        if (now.settled && !before[i].settled && !now.own && now.status != Seats::Folded &&
            !now.handName.isEmpty()) {
            spokenActions.push_back({shown(now)});
        }
    }
    // A player who must decide hears the cards first.
    if (event.is<poker::DecisionOpened>() && m_table.foldAction().enabled) {
        spokenActions.push_back({hand(), true, true});
    }
    return spokenActions;
}

void PokerReader::catchUp() { m_known = seats(); }

std::vector<SpokenAction> PokerReader::actionsOf(const Seats::Row& before, const Seats::Row& now,
                                                 bool takenBack) const {
    const QString name = now.playerName;
    if (now.status == Seats::Folded) {
        //: %1 a player
        const QString text = now.own ? tr("You fold") : tr("%1 folds").arg(name);
        return before.status == Seats::Folded ? std::vector<SpokenAction>()
                                              : std::vector{SpokenAction{text, now.own}};
    }
    std::vector<SpokenAction> spokenActions;
    if (now.ante > before.ante || (takenBack && now.ante < before.ante)) {
        const QString amount = money(now.ante);
        //: %1 an amount
        spokenActions.push_back({now.own ? tr("Your ante: %1").arg(amount)
                                         //: %1 a player, %2 an amount
                                         : tr("%1: ante %2").arg(name, amount),
                                 now.own});
    }
    if (now.bet > before.bet) {
        const QString amount = money(now.bet - before.bet);
        //: %1 an amount
        spokenActions.push_back({now.own ? tr("You continue with %1").arg(amount)
                                         //: %1 a player, %2 an amount
                                         : tr("%1 continues with %2").arg(name, amount),
                                 now.own});
    }
    return spokenActions;
}

// The result of a hand that has just been shown.
QString PokerReader::shown(const Seats::Row& row) const {
    if (row.net > 0) {
        //: %1 a player, %2 a hand, %3 an amount
        return tr("%1: %2, wins %3").arg(row.playerName, row.handName, money(row.net));
    }
    return row.net < 0
               //: %1 a player, %2 a hand, %3 an amount
               ? tr("%1: %2, loses %3").arg(row.playerName, row.handName, money(-row.net))
               //: %1 a player, %2 a hand
               : tr("%1: %2, the stakes are returned").arg(row.playerName, row.handName);
}

QString PokerReader::turn() const {
    QStringList thinking;
    bool own = false;
    for (int seat = 1; seat <= m_table.seatCount(); ++seat) {
        const Seats::Row& row = m_table.seats()->row(seat);
        if (row.status == Seats::Thinking) {
            own = own || row.own;
            if (!row.own) {
                thinking.append(row.playerName);
            }
        }
    }
    if (own) {
        return tr("It is your turn");
    }
    //: %1 players
    return thinking.isEmpty() ? TableReader::turn() : tr("Still to decide: %1").arg(listed(thinking));
}

QString PokerReader::hand() const {
    QStringList cards;
    for (int row = 0; row < m_table.cards()->rowCount(); ++row) {
        const QModelIndex at = m_table.cards()->index(row);
        if (at.data(Cards::OwnRole).toBool() && at.data(Cards::PlaceRole).toInt() == Cards::Seat) {
            cards.append(at.data(Cards::NameRole).toString());
        }
    }
    if (cards.isEmpty()) {
        return tr("You have no cards");
    }
    const QString name = m_table.ownHandName();
    //: %1 a hand, %2 its cards
    return name.isEmpty() ? listed(cards) : tr("%1: %2").arg(name, listed(cards));
}

QStringList PokerReader::cardsAt(Cards::Place place, int seat) const {
    QStringList names;
    for (int row = 0; row < m_table.cards()->rowCount(); ++row) {
        const QModelIndex at = m_table.cards()->index(row);
        if (at.data(Cards::PlaceRole).toInt() == place && at.data(Cards::SeatRole).toInt() == seat) {
            names.append(at.data(Cards::NameRole).toString());
        }
    }
    return names;
}

QString PokerReader::house() const {
    QStringList seen;
    for (const Cards::Row& row : m_table.cards()->rows()) {
        if (row.place == Cards::Dealer && row.card) {
            seen.append(PokerText::card(*row.card));
        }
    }
    if (seen.isEmpty()) {
        return tr("The dealer shows no card");
    }
    const QString name = m_table.dealerHandName();
    return name.isEmpty() ? tr("The dealer shows %1").arg(listed(seen))          //: %1 cards
                          : tr("The dealer has %1: %2").arg(name, listed(seen)); //: %1 a hand, %2 its cards
}

QString PokerReader::stakes() const {
    if (m_table.ownAnte() == 0 && m_table.ownBet() == 0) {
        return tr("You have nothing staked");
    }
    const QString ante = tr("ante %1").arg(money(m_table.ownAnte()));
    return m_table.ownBet() > 0 ? listed({ante, tr("bet %1").arg(money(m_table.ownBet()))}) : ante;
}

QString PokerReader::others() const {
    QStringList plates;
    for (int seat = 1; seat <= m_table.seatCount(); ++seat) {
        const Seats::Row& row = m_table.seats()->row(seat);
        if (!row.own && row.status != Seats::Empty) {
            plates.append(plate(seat));
        }
    }
    return plates.isEmpty() ? tr("You are alone at the table") : plates.join(QStringLiteral("; "));
}

QStringList PokerReader::actions() const {
    QStringList list;
    add(list, m_table.anteAction(), tr("put a chip in the ante box"), QStringLiteral("1–5"));
    add(list, m_table.repeatAction(), tr("repeat the last ante"), QStringLiteral("R"));
    add(list, m_table.dealAction(), tr("ask for the cards"), tr("Enter"));
    //: %1 an amount
    add(list, m_table.betAction(), tr("continue with %1").arg(money(m_table.betAmount())), tr("Enter"));
    add(list, m_table.foldAction(), tr("fold"), QStringLiteral("F"));
    return list;
}

QString PokerReader::plate(int seat) const {
    return m_table.seats()->index(seat - 1).data(Seats::AccessibleNameRole).toString();
}

PlaceRow PokerReader::dealersPlace() const {
    PlaceRow row{tr("Dealer"), {}};
    row.places.push_back({tr("Dealer"), [this] { return house(); }});
    for (const QString& card : cardsAt(Cards::Dealer, 0)) {
        row.places.push_back(plain(card));
    }
    for (const QString& card : cardsAt(Cards::Burnt, 0)) {
        //: %1 a card
        row.places.push_back(plain(tr("Discarded: %1").arg(card)));
    }
    return row;
}

// P12, P26: the payouts of winning hands.
PlaceRow PokerReader::payTable() const {
    using poker::Combination;
    PlaceRow row{tr("Pay table"), {}};
    for (int hand = static_cast<int>(Combination::royal_flush); hand >= 0; --hand) {
        const auto combination = static_cast<Combination>(hand);
        if (combination == Combination::ace_king) {
            continue; // paid to the player as high cards
        }
        //: %1 a hand, %2 how many times the bet it is paid
        row.places.push_back(plain(
            tr("%1: %2 to 1").arg(PokerText::combination(combination)).arg(poker::betMultiple(combination))));
    }
    row.places.push_back(plain(tr("Ante: %1 to 1").arg(poker::kAnteMultiple)));
    return row;
}

// The limits and payouts of a box.
QString PokerReader::boxTerms(Stacks::Place place) const {
    if (place == Stacks::Ante) {
        //: %1 and %2 amounts, %3 how many times the ante it is paid
        return tr("Limits %1 – %2, pays %3 to 1")
            .arg(money(static_cast<qint64>(m_table.minimum())), money(static_cast<qint64>(m_table.maximum())))
            .arg(poker::kAnteMultiple);
    }
    //: %1 how many times the ante the bet is
    return tr("The bet is %1 times the ante, paid by the pay table").arg(poker::kBetPerAnte);
}

Place PokerReader::emptyBox(const QString& name, Stacks::Place place) const {
    const QString all = sentences({name, boxTerms(place)});
    return {name, [all] { return all; }};
}

PlaceRow PokerReader::seatPlace(int seat) const {
    const Seats::Row& seated = m_table.seats()->row(seat);
    const QString name = seated.playerName.isEmpty() ? tr("free") : seated.playerName;
    //: %1 a seat's number, %2 who sits there
    PlaceRow row{tr("Seat %1, %2").arg(seat).arg(name), {}};
    row.places.push_back({row.name, [this, seat] { return plate(seat); }});
    bool ante = false;
    bool bet = false;
    for (int stack = 0; stack < m_table.stacks()->rowCount(); ++stack) {
        const QModelIndex at = m_table.stacks()->index(stack);
        if (at.data(Stacks::SeatRole).toInt() != seat || at.data(Stacks::LeavingRole).toBool()) {
            continue;
        }
        const auto place = at.data(Stacks::PlaceRole).toInt();
        const bool won = place == Stacks::AnteWinnings || place == Stacks::BetWinnings;
        const QString text = at.data(Stacks::NameRole).toString();
        //: %1 a stack and its sum, %2 its owner
        const QString whole = (won ? tr("Winnings of %2, %1") : tr("Chips of %2, %1")).arg(text, name);
        if (place == Stacks::Ante || place == Stacks::Bet) {
            const QString all = sentences({whole, boxTerms(static_cast<Stacks::Place>(place))});
            row.places.push_back({text, [all] { return all; }});
            (place == Stacks::Ante ? ante : bet) = true;
        } else {
            row.places.push_back({text, [whole] { return whole; }});
        }
    }
    if (!ante) {
        row.places.push_back(emptyBox(tr("Ante box, empty"), Stacks::Ante));
    }
    if (!bet) {
        row.places.push_back(emptyBox(tr("Bet box, empty"), Stacks::Bet));
    }
    for (const QString& card : cardsAt(Cards::Seat, seat)) {
        row.places.push_back(plain(card));
    }
    return row;
}

// P37: this player's seat, then all seats.
PlaceRow PokerReader::lastRound() const {
    using Report = PokerReportModel;
    PlaceRow row{tr("Last round"), {}};
    Report& report = *m_table.lastRound();
    if (!report.isAvailable()) {
        return row;
    }
    //: %1 a round's number, %2 what came of it
    row.places.push_back(plain(tr("Round %1. %2").arg(report.round()).arg(report.headline())));
    for (int i = 0; i < report.rowCount(); ++i) {
        const QModelIndex at = report.index(i);
        const QString name = at.data(Report::PlayerNameRole).toString();
        const QString net = m_table.signedMoney(at.data(Report::NetRole).toLongLong());
        const QString all =
            sentences({at.data(Report::HandNameRole).toString(), at.data(Report::AnteTextRole).toString(),
                       at.data(Report::BetTextRole).toString(), at.data(Report::ReasonRole).toString()});
        row.places.push_back({QStringLiteral("%1: %2").arg(name, net), [all] { return all; }});
    }
    return row;
}

std::vector<PlaceRow> PokerReader::layoutRows() const {
    std::vector<PlaceRow> rows{dealersPlace()};
    for (int seat = 1; seat <= m_table.seatCount(); ++seat) {
        rows.push_back(seatPlace(seat));
    }
    rows.push_back(payTable());
    rows.push_back(lastRound());
    return rows;
}

} // namespace mesaviva::app
