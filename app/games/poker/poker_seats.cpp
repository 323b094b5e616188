// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_seats.h"

#include "app/core/text/amounts.h"
#include "app/games/poker/poker_text.h"
#include "engine/games/poker/pay_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace mesaviva::app {

using namespace poker;

Money PokerPlace::inBox(Box box) const {
    return isPlaying() ? state().inBox(static_cast<std::size_t>(m_table.ownPlayer().seat - 1), box) : Money{};
}

Money PokerPlace::betAmount() const {
    const Seat* place = seat();
    const Money ante = inBox(Box::ante);
    // Once the ante is paid, the box contains its winnings, too.
    return Money{kBetPerAnte * (place && place->antePaid ? ante.cents / (1 + kAnteMultiple) : ante.cents)};
}

bool PokerPlace::isHandComplete() const {
    const Seat* place = seat();
    return place && place->dealtIn && state().dealComplete && areKnown(place->cards);
}

bool PokerPlace::wasTooLate() const {
    const Seat* place = seat();
    return place && place->decision == Decision::folded && place->foldedBy == FoldedBy::time;
}

// P32: shows the player at once that the time has run out.
QString PokerPlace::lateText() {
    Settled folded;
    folded.verdict = Verdict::folded;
    folded.foldedBy = FoldedBy::time;
    return QStringLiteral("%1 (P32)").arg(PokerText::reason(folded));
}

QString PokerPlace::handName() const {
    const Seat* place = seat();
    return place && isHandComplete() && place->decision != Decision::folded
               ? PokerText::hand(place->cards, state().settings.ranking)
               : QString();
}

std::optional<Combination> PokerPlace::combination() const {
    const Seat* place = seat();
    return place && isHandComplete() && place->decision != Decision::folded
               ? std::optional(rankHand(place->cards, state().settings.ranking).combination())
               : std::nullopt;
}

std::optional<Combination> PokerPlace::payable() const {
    const std::optional<Combination> hand = combination();
    return hand && qualifies(*hand) ? hand : std::nullopt;
}

QString PokerPlace::pays() const {
    const std::optional<Combination> hand = combination();
    if (!hand) {
        return {};
    }
    if (!qualifies(*hand)) {
        //: P25, P26: a hand below ace and king
        return tr("wins only if the dealer does not play");
    }
    const int multiple = betMultiple(*hand);
    //: what a hand brings if it wins: %1 so many times the bet, %2 the sum
    return tr("pays %1 to 1: %2", "the bet, for a hand that wins")
        .arg(QString::number(multiple), amountText(Money{multiple * betAmount().cents}));
}

PokerOffer PokerPlace::offer(Instant now, Money smallestChip) const {
    const PlayerId player = m_table.own();
    const auto ask = [&](Action action, const Command& command) {
        return m_table.offer(command, now, [this, action](const Refusal& refusal) {
            return refusal.reason == CommonReason::already_decided &&
                           (action == Action::fold || action == Action::bet) && wasTooLate()
                       ? tr("Your time to decide ran out, so your hand was folded.")
                       : PokerText::refusal(action, refusal);
        });
    };
    const Money probe = inBox(Box::ante) == Money{} ? state().settings.minimum : smallestChip;
    return {ask(Action::ante, PlaceAnte{player, probe}),
            ask(Action::undo, UndoAnte{player}),
            ask(Action::clear, ClearAnte{player}),
            ask(Action::repeat, RepeatAnte{player}),
            ask(Action::deal, Deal{player}),
            ask(Action::fold, Fold{player}),
            ask(Action::bet, Bet{player}),
            ask(Action::allowance, TakeAllowance{player})};
}

QString PokerPlace::advice(bool sessionOver) const {
    if (m_table.tableSession().isScenario()) {
        return m_table.tableSession().isScenarioOver() ? TableText::nothingFollows() : happening();
    }
    const Seat* place = seat();
    if (!place) {
        return TableText::watching(sessionOver);
    }
    if (wasTooLate() && state().phase != Phase::betting) {
        return lateText();
    }
    switch (state().phase) {
    case Phase::betting: return adviceBeforeDeal();
    case Phase::deciding:
    case Phase::extended: return adviceOnDecision();
    case Phase::burning:
    case Phase::dealing:
    case Phase::dealt: return place->dealtIn ? happening() : tr("You are not in this round.");
    default: return happening();
    }
}

QString PokerPlace::happening() const {
    switch (state().phase) {
    case Phase::between: return TableText::nextRound();
    case Phase::betting: return tr("Antes are being placed.");
    case Phase::burning:
    case Phase::dealing:
    case Phase::dealt: return tr("The cards are being dealt.");
    case Phase::deciding:
    case Phase::extended: return tr("Players in the round fold, or continue with twice the ante.");
    case Phase::revealing:
    case Phase::qualifying:
    case Phase::showing: return tr("The dealer's cards are turned.");
    case Phase::collecting:
    case Phase::paying:
    case Phase::ending: return tr("The round is being settled.");
    }
    return {};
}

QString PokerPlace::adviceBeforeDeal() const {
    const Seat* place = seat();
    if (!place) {
        return {};
    }
    const Settings& settings = state().settings;
    if (place->decision == Decision::folded) {
        return tr("Your ante is lost; the next round opens soon.");
    }
    if (inBox(Box::ante) == Money{}) {
        return tr("Put an ante between %1 and %2 in the ante box.")
            .arg(amountText(settings.minimum), amountText(largestAnte(settings)));
    }
    if (betAmount() > Money{m_table.ownWallet()}) {
        return tr("Note that continuing will take %1, which you would not have.")
            .arg(amountText(betAmount()));
    }
    return settings.individual ? tr("Ask for the cards, or change your ante.")
                               : tr("Your ante is down; you can change it until betting closes.");
}

QString PokerPlace::adviceOnDecision() const {
    const Seat* place = seat();
    if (!place) {
        return {};
    }
    if (!place->dealtIn) {
        return tr("You are not in this round.");
    }
    if (place->decision == Decision::bet) {
        return tr("You continue; the others decide.");
    }
    if (place->decision == Decision::folded) {
        return tr("You have folded; the others decide.");
    }
    if (const Money missing = betAmount() - Money{m_table.ownWallet()}; missing > Money{}) {
        //: %1 a hand, %2 the second stake, %3 what is missing to it
        return tr("%1. You can only fold: continuing takes %2, and you are %3 short.")
            .arg(handName(), amountText(betAmount()), amountText(missing));
    }
    return tr("%1. Fold and lose the ante, or continue with %2.").arg(handName(), amountText(betAmount()));
}

namespace {

QString accessibleName(int seat, const PokerSeatListModel::Row& row) {
    if (row.status == PokerSeatListModel::Empty) {
        return PokerSeatListModel::tr("Seat %1, free").arg(seat);
    }
    QString text = PokerSeatListModel::tr("Seat %1, %2").arg(seat).arg(row.playerName);
    const auto append = [&](const QString& part) { text += QStringLiteral(", ") + part; };
    if (row.simulated) {
        append(PokerSeatListModel::tr("simulated"));
    }
    append(amountText(Money{row.wallet}));
    if (row.ante > 0) {
        append(PokerSeatListModel::tr("ante %1").arg(amountText(Money{row.ante})));
    }
    if (row.bet > 0) {
        append(PokerSeatListModel::tr("bet %1").arg(amountText(Money{row.bet})));
    }
    if (!row.statusText.isEmpty()) {
        append(row.statusText);
    }
    if (!row.handName.isEmpty()) {
        append(row.handName);
    }
    if (row.settled) {
        append(signedAmountText(Money{row.net}));
    }
    return text;
}

} // namespace

QVariant PokerSeatListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole: return index.row() + 1;
    case PlayerNameRole: return row.playerName;
    case SimulatedRole: return row.simulated;
    case OwnRole: return row.own;
    case ConnectedRole: return row.connected;
    case WalletRole: return row.wallet;
    case AnteRole: return row.ante;
    case BetRole: return row.bet;
    case StatusRole: return row.status;
    case StatusTextRole: return row.statusText;
    case HandNameRole: return row.handName;
    case NetRole: return row.net;
    case SettledRole: return row.settled;
    case Qt::DisplayRole:
    case AccessibleNameRole: return accessibleName(index.row() + 1, row);
    default: return {};
    }
}

QHash<int, QByteArray> PokerSeatListModel::roleNames() const {
    return {{SeatRole, "seat"},           {PlayerNameRole, "playerName"},
            {SimulatedRole, "simulated"}, {OwnRole, "own"},
            {ConnectedRole, "connected"}, {WalletRole, "wallet"},
            {AnteRole, "ante"},           {BetRole, "bet"},
            {StatusRole, "status"},       {StatusTextRole, "statusText"},
            {HandNameRole, "handName"},   {NetRole, "net"},
            {SettledRole, "settled"},     {AccessibleNameRole, "accessibleName"}};
}

void PokerSeatListModel::setSeats(int count) {
    beginResetModel();
    m_rows.assign(static_cast<std::size_t>(count), {});
    endResetModel();
}

void PokerSeatListModel::setRow(int seat, const Row& row) {
    Row& present = m_rows[static_cast<std::size_t>(seat - 1)];
    if (present == row) {
        return;
    }
    present = row;
    emit dataChanged(index(seat - 1), index(seat - 1));
}

void PokerSeats::begin() {
    // Earlier events may be unknown: a round of the record, or a table that has run for a long time.
    m_state.lastSeats.clear();
    for (const Player& player : m_table.state().players) {
        m_state.lastSeats.push_back(player.seat);
    }
}

void PokerSeats::sit(const PlayerSat& event) {
    m_state.lastSeats.resize(std::max<std::size_t>(m_state.lastSeats.size(), event.player + 1U));
    m_state.lastSeats[event.player] = event.seat;
}

int PokerSeats::numberOf(PlayerId player) const {
    return player != kNobody && player < m_state.lastSeats.size() ? m_state.lastSeats[player] : 0;
}

RoundSitter PokerSeats::sitter(PlayerId player) const {
    return {numberOf(player), m_table.nameOf(player), m_table.isOwn(player)};
}

PokerSeatListModel::Row PokerSeats::row(int seat) const {
    const State& state = m_table.state();
    const auto index = static_cast<std::size_t>(seat - 1);
    const Seat& place = state.seats[index];
    PokerSeatListModel::Row row;
    if (place.player == kNobody) {
        return row;
    }
    const Outcome& outcome = m_state.outcomes[index];
    const Money ante = state.inBox(index, Box::ante);
    row.playerName = m_table.nameOf(place.player);
    row.simulated = m_table.tableSession().isSimulated(place.player);
    row.own = m_table.isOwn(place.player);
    row.connected = place.connected;
    row.wallet = state.wallet(place.player).cents;
    row.ante = ante.cents;
    row.bet = state.inBox(index, Box::bet).cents;
    row.settled = outcome.settled;
    row.net = outcome.net.cents;
    row.status = status(place, outcome, ante);
    if (place.dealtIn && state.dealComplete) {
        row.handName = PokerText::hand(place.cards, state.settings.ranking);
    }
    row.statusText = place.connected ? PokerText::status(row.status) : TableText::lineLost();
    return row;
}

PokerSeatListModel::Status PokerSeats::status(const Seat& place, const Outcome& outcome, Money ante) const {
    const Phase phase = m_table.state().phase;
    if (outcome.settled || outcome.status == PokerSeatListModel::Folded) {
        return outcome.status;
    }
    if (place.decision == Decision::bet) {
        return PokerSeatListModel::InPlay;
    }
    if (place.dealtIn && (phase == Phase::deciding || phase == Phase::extended)) {
        return PokerSeatListModel::Thinking;
    }
    return ante > Money{} ? PokerSeatListModel::Staked : PokerSeatListModel::Waiting;
}

} // namespace mesaviva::app
