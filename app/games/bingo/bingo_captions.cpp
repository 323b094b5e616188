// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_captions.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/decide.h"

#include <QStringList>
#include <QTime>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace mesaviva::app {

using namespace bingo;

BingoOffer BingoCounter::offer(Instant now) const {
    BingoOffer offer;
    offer.buy = askToBuy(1, now);
    offer.undo = {false, tr("Bought cards can't be returned."), textOf(kCardsStay)};
    offer.repeat = m_lastBought > 0 ? askToBuy(m_lastBought, now)
                                    : ActionState{false, tr("You have not had cards in this room yet."), {}};
    offer.allowance = ask(Action::allowance, TakeAllowance{m_table.own()}, now);
    offer.reservable = canReserve();
    offer.mostBuyable = offer.buy.enabled ? mostBuyable() : 0;
    return offer;
}

ActionState BingoCounter::askToBuy(int count, Instant now) const {
    return ask(Action::buy, Buy{m_table.own(), static_cast<std::uint32_t>(std::max(count, 0))}, now);
}

ActionState BingoCounter::ask(Action action, const Command& command, Instant now) const {
    return m_table.offer(command, now, [&](const Refusal& refusal) {
        return BingoText::refusal(action, refusal, m_table.settings());
    });
}

// How many more cards the limit (B13), the points (B10) and the round's supply (B15) permit.
int BingoCounter::mostBuyable() const {
    const State& state = m_table.state();
    const auto most = static_cast<std::uint64_t>(state.settings.maxCards) - m_table.ownPlayer().cards.size();
    const auto paid = static_cast<std::uint64_t>(m_table.ownWallet() / state.settings.cardPrice.cents);
    const std::uint64_t left = state.book.room() - std::min<std::uint64_t>(state.book.room(), state.ordered);
    return static_cast<int>(std::min({most, paid, left}));
}

void BingoCounter::noteBought(int cards) {
    if (cards > 0) {
        m_lastBought = cards;
    }
}

bool BingoCounter::canReserve() const {
    return m_table.ownPlayer().here && !m_table.tableSession().isScenario() &&
           m_table.state().phase != Phase::sale;
}

bool BingoCounter::reserve(int count, int rounds) {
    const bool isNone = count <= 0 || rounds <= 0;
    const int cards = isNone ? 0 : std::min(count, m_table.settings().maxCards);
    const int most = isNone ? 0 : std::min(rounds, kMostRounds);
    const bool isChanged = cards != m_reserved || most != m_rounds;
    m_reserved = cards;
    m_rounds = most;
    return isChanged;
}

int BingoCounter::takeReserved() {
    const int cards = m_reserved;
    reserve(m_reserved, m_rounds - 1);
    return cards;
}

QString BingoCounter::reservedText() const {
    return m_reserved == 0 ? QString()
           : m_rounds == 1
               ? tr("%n card(s) reserved for the next sale.", nullptr, m_reserved)
               //: %1 how many sales, more than one
               : tr("%n card(s) reserved for each of the next %1 sales.", nullptr, m_reserved).arg(m_rounds);
}

namespace {

// How many winners of one prize are named.
constexpr qsizetype kWinnersNamed = 2;

PrizeKind combinationOf(PrizeKind kind) {
    switch (kind) {
    case PrizeKind::line_jackpot: return PrizeKind::line;
    case PrizeKind::bingo_jackpot: return PrizeKind::bingo;
    default: return kind;
    }
}

// The boxes whose numbers have been drawn.
CellMask markedCells(const Card& card, const BallSet& drawn) {
    CellMask cells = 0;
    for (std::size_t i = 0; i < card.cells.size(); ++i) {
        if (card.cells[i] > 0 && drawn.has(card.cells[i])) {
            cells |= CellMask{1} << i;
        }
    }
    return cells;
}

// The boxes of a card that show an example of a prize; empty if the room has no such combination.
CellMask exampleOf(PrizeKind combination, const Settings& settings) {
    Card full;
    full.cells.fill(1);
    const std::vector<CellMask> masks = winningMasks(combination, full, settings);
    return masks.empty() ? 0 : masks.front();
}

} // namespace

bool pausesForPrize(const State& state) {
    return state.phase == Phase::drawing && !state.won.empty() && state.won.back().ball == state.balls.size();
}

bool BingoRoomReader::isOwn(const Owner& owner) const {
    return !owner.isCrowd() && m_table.isOwn(owner.player);
}

bool BingoRoomReader::isMyself() const { return m_table.nameOf(m_table.own()) == TableText::you(); }

QString BingoRoomReader::owner(const Owner& owner) const {
    if (owner.isCrowd()) {
        return crowdName(owner.member);
    }
    return m_table.nameOf(owner.player);
}

BingoWinners BingoRoomReader::named(const std::vector<Winner>& winners) const {
    std::vector<Owner> owners;
    for (const Winner& winner : winners) {
        owners.push_back(winner.owner);
    }
    std::ranges::sort(owners);
    owners.erase(std::unique(owners.begin(), owners.end()), owners.end());
    BingoWinners named;
    named.all = static_cast<int>(owners.size());
    const auto myself = std::ranges::find_if(owners, [this](const Owner& one) { return isOwn(one); });
    if (myself != owners.end() && isMyself()) {
        named.own = true;
        std::rotate(owners.begin(), myself, std::next(myself));
    }
    const qsizetype most = named.own && named.all > kWinnersNamed ? 1 : kWinnersNamed;
    for (const Owner& one : owners) {
        if (named.names.size() < most) {
            named.names.append(owner(one));
        }
    }
    return named;
}

QString BingoRoomReader::winners(const std::vector<Winner>& winners) const {
    const BingoWinners who = named(winners);
    return BingoText::winners(who.names, who.all);
}

PrizePlan BingoRoomReader::plan() const {
    return state().plan.value_or(
        planPrizes(settings(), state().salesValue(), state().ledger.balance(state().carried)));
}

std::vector<BingoPrizeListModel::Row> BingoRoomReader::prizes() const {
    const PrizePlan planned = plan();
    std::vector<BingoPrizeListModel::Row> rows;
    for (std::size_t i = 0; i < kPrizeKinds; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        const bool offered = kind == PrizeKind::line_jackpot    ? settings().lineJackpot.has_value()
                             : kind == PrizeKind::bingo_jackpot ? settings().bingoJackpot.has_value()
                                                                : settings().plays(kind);
        if (offered) {
            rows.push_back(prize(kind, planned));
        }
    }
    return rows;
}

BingoPrizeListModel::Row BingoRoomReader::prize(PrizeKind kind, const PrizePlan& plan) const {
    BingoPrizeListModel::Row row;
    row.kind = static_cast<BingoPrizeListModel::Kind>(kind);
    const PrizeKind combination = combinationOf(kind);
    row.name = BingoText::prize(kind);
    row.rows = settings().shape().rows;
    row.columns = settings().shape().columns;
    row.example = static_cast<int>(exampleOf(combination, settings()));
    row.near = static_cast<int>(state().book.oneToGoCount(combination));
    const bool over = state().isWon(PrizeKind::bingo) || state().voidReason.has_value();
    if (row.isJackpot()) {
        const Jackpot& jackpot =
            kind == PrizeKind::line_jackpot ? *settings().lineJackpot : *settings().bingoJackpot;
        const std::optional<Money> value =
            kind == PrizeKind::line_jackpot ? state().lineJackpotValue() : state().bingoJackpotValue();
        row.condition = BingoText::within(jackpot.withinBalls);
        row.amount = value.value_or(Money{}).cents;
        row.reachable = !over && static_cast<int>(state().balls.size()) < jackpot.withinBalls &&
                        !state().isWon(combination);
        row.near = row.reachable ? row.near : 0;
    } else {
        row.shareText = BingoText::share(*settings().prizes[indexOf(kind)]);
        row.amount = plan.prizes[indexOf(kind)].cents;
        row.reachable = !over;
    }
    row.fixed = state().plan.has_value();
    const auto won = std::ranges::find(state().won, kind, &WonPrize::kind);
    if (won != state().won.end()) {
        Money amount;
        for (const Winner& winner : won->winners) {
            amount += winner.amount;
            row.own = row.own || isOwn(winner.owner);
        }
        row.won = true;
        row.reachable = false;
        row.near = 0;
        row.amount = row.isJackpot() ? amount.cents : row.amount;
        //: %1 how many numbers were drawn, %2 names
        row.wonText = tr("ball %1: %2").arg(won->ball).arg(winners(won->winners));
    }
    return row;
}

std::vector<BingoWinnerListModel::Row> BingoRoomReader::winnerRows(const WonPrize& won) const {
    std::vector<BingoWinnerListModel::Row> rows;
    for (const Winner& winner : won.winners) {
        BingoWinnerListModel::Row row;
        row.kind = static_cast<BingoPrizeListModel::Kind>(won.kind);
        row.player = isOwn(winner.owner) && isMyself() ? QString() : owner(winner.owner);
        row.own = isOwn(winner.owner);
        row.simulated = winner.owner.isCrowd();
        row.ball = won.ball;
        row.card = static_cast<int>(winner.card);
        row.amount = winner.amount.cents;
        rows.push_back(row);
    }
    std::ranges::stable_sort(rows, std::ranges::greater(), &BingoWinnerListModel::Row::own);
    return rows;
}

QStringList BingoRoomReader::reckoning() const {
    if (!state().plan || state().voidReason) {
        return {};
    }
    std::vector<PrizeWon> won;
    std::vector<MoneyCarried> carried;
    for (const Recorded<Event>& entry : m_table.entries(state().round)) {
        if (const auto* const prize = std::get_if<PrizeWon>(&entry.event)) {
            won.push_back(*prize);
        } else if (const auto* const money = std::get_if<MoneyCarried>(&entry.event)) {
            carried.push_back(*money);
        }
    }
    return BingoText::reckoning(settings(), state().salesValue(), *state().plan, won, carried);
}

BingoHistoryModel::Row BingoRoomReader::round(std::uint64_t round) const {
    BingoHistoryModel::Row row;
    row.round = round;
    row.replayable = m_table.tableSession().canReplay(round);
    QStringList lines;
    for (const Recorded<Event>& entry : m_table.entries(round)) {
        if (const auto* opened = std::get_if<RoundOpened>(&entry.event)) {
            row.commitment = QString::fromStdString(toHex(opened->commitment));
        } else if (const auto* closed = std::get_if<SaleClosed>(&entry.event)) {
            row.cards = static_cast<int>(closed->cards);
        } else if (const auto* won = std::get_if<PrizeWon>(&entry.event)) {
            //: %1 a prize, %2 names
            lines.append(tr("%1: %2").arg(BingoText::prize(won->kind), winners(won->winners)));
        } else if (const auto* settled = std::get_if<Settled>(&entry.event)) {
            if (m_table.isOwn(settled->player)) {
                row.tookPart = true;
                row.result = settled->net().cents;
            }
        } else if (std::holds_alternative<RoundVoid>(entry.event)) {
            row.isVoid = true;
        } else if (const auto* ended = std::get_if<RoundClosed>(&entry.event)) {
            row.seed = QString::fromStdString(toHex(ended->seed));
            row.balls = static_cast<int>(ended->balls.size());
        }
    }
    row.winnersText = lines.join(QStringLiteral(" · "));
    return row;
}

BingoCardFaceInfo BingoRoomReader::card(int number) const {
    BingoCardFaceInfo info;
    info.number = number;
    info.rows = settings().shape().rows;
    info.columns = settings().shape().columns;
    if (number < 1 || static_cast<std::uint64_t>(number) > state().cardsSold()) {
        info.text = tr("No card with this number was sold in this round.");
        return info;
    }
    const auto id = static_cast<CardNumber>(number);
    const Card face = state().book.card(id);
    const Owner holder = state().ownerOf(id);
    info.found = true;
    for (int i = 0; i < settings().shape().cells(); ++i) {
        info.cells.append(face.cells[static_cast<std::size_t>(i)]);
    }
    info.owner = owner(holder);
    info.own = isOwn(holder);
    info.simulated = holder.isCrowd();
    info.marked = static_cast<int>(markedCells(face, state().book.drawn()));
    QStringList prizes;
    for (const WonPrize& won : state().won) {
        const auto winner = std::ranges::find(won.winners, id, &Winner::card);
        if (winner == won.winners.end()) {
            continue;
        }
        BallSet then; // a line completed later has won nothing
        std::ranges::for_each(state().balls.begin(), state().balls.begin() + won.ball,
                              [&](Ball ball) { then.add(ball); });
        info.won |= static_cast<int>(wonCells(combinationOf(won.kind), face, settings(), then) &
                                     markedCells(face, then));
        prizes.append(tr("%1, %2").arg(BingoText::prize(won.kind), amountText(winner->amount)));
    }
    const QString who = info.simulated ? tr("%1 (simulated)").arg(info.owner) : info.owner;
    //: %1 the card's number, %2 its owner
    info.text = tr("Card %1, %2").arg(number).arg(who);
    if (!prizes.isEmpty()) {
        info.text += QStringLiteral(": ") + prizes.join(QStringLiteral("; "));
    }
    return info;
}

QString BingoCaptions::caption(const Announced& announced) const {
    const PlayerId player = announced.player;
    QString text = BingoText::announcement(announced, m_table.settings(), m_table.nameOf(player),
                                           m_table.isOwn(player) && m_reader.isMyself());
    const BingoAside more = aside(announced);
    if (!more.winners.names.isEmpty()) {
        text += QStringLiteral(" · ") + BingoText::winners(more.winners.names, more.winners.all);
    }
    if (more.voidReason) {
        text += QStringLiteral(". ") + BingoText::voidReason(*more.voidReason);
    }
    return text;
}

BingoAside BingoCaptions::aside(const Announced& announced) const {
    BingoAside aside;
    if (announced.phrase == OwnPhrase::prize) {
        const auto won = std::ranges::find(state().won, announced.kind, &WonPrize::kind);
        if (won != state().won.end()) {
            aside.winners = m_reader.named(won->winners);
        }
    } else if (announced.phrase == CommonPhrase::round_void) {
        aside.voidReason = state().voidReason;
    }
    return aside;
}

// The prizes won at the same ball as the last one.
std::vector<WonPrize> BingoCaptions::called() const {
    std::vector<WonPrize> prizes;
    for (const WonPrize& won : state().won) {
        if (won.ball == state().won.back().ball) {
            prizes.push_back(won);
        }
    }
    return prizes;
}

QString BingoCaptions::callTitle() const {
    QStringList names;
    for (const WonPrize& won : called()) {
        names.append(BingoText::prize(won.kind));
    }
    return names.join(QStringLiteral(" · "));
}

QString BingoCaptions::callText() const {
    QStringList lines;
    for (const WonPrize& won : called()) {
        Money amount;
        for (const Winner& winner : won.winners) {
            amount += winner.amount;
        }
        const QString who = m_reader.winners(won.winners);
        //: %1 names, %2 an amount
        lines.append(
            (won.winners.size() == 1 ? tr("%1: %2") : tr("%1: %2 together")).arg(who, amountText(amount)));
    }
    return lines.join(u'\n');
}

int BingoCaptions::callCard() const {
    int card = 0;
    for (const WonPrize& won : called()) {
        for (const Winner& winner : won.winners) {
            if (m_reader.isOwn(winner.owner)) {
                return static_cast<int>(winner.card);
            }
            card = card == 0 ? static_cast<int>(winner.card) : card;
        }
    }
    return card;
}

bool BingoCaptions::isCallOwn() const {
    const std::vector<WonPrize> prizes = called();
    return m_reader.isMyself() && std::ranges::any_of(prizes, [this](const WonPrize& won) {
               return std::ranges::any_of(
                   won.winners, [this](const Winner& winner) { return m_reader.isOwn(winner.owner); });
           });
}

QString BingoCaptions::resultText() const {
    if (state().voidReason) {
        return BingoText::voidReason(*state().voidReason);
    }
    QStringList texts;
    for (const WonPrize& won : state().won) {
        texts.append(tr("%1: %2").arg(BingoText::prize(won.kind), m_reader.winners(won.winners)));
    }
    return texts.join(QStringLiteral(" · "));
}

QStringList BingoCaptions::prizesOf(const bingo::Summary& summary) {
    QStringList list;
    const auto add = [&](const QString& what, Money amount) {
        if (amount > Money{}) {
            list.append(tr("%1: %2").arg(what, amountText(amount)));
        }
    };
    for (std::size_t i = 0; i < kPrizeKinds; ++i) {
        add(BingoText::prize(static_cast<PrizeKind>(i)), summary.prizes[i]);
    }
    add(tr("Refunded cards"), summary.refunded);
    return list;
}

QString BingoCaptions::nextSale(Instant now, double speed) const {
    if (state().phase != Phase::between) {
        return {};
    }
    if (!state().due) {
        return tr("No further sale is announced.");
    }
    const Duration wait = *state().due - now;
    if (wait < kLongWait || m_table.tableSession().isScenario()) {
        return tr("The next sale opens in a moment.");
    }
    const auto milliseconds = static_cast<int>(static_cast<double>(wait.count()) / speed);
    const QTime at = QTime::currentTime().addMSecs(milliseconds + 30'000); // to the nearest minute
    return tr("The next sale opens at %1.").arg(at.toString(QStringLiteral("HH:mm")));
}

QString BingoCaptions::advice(const QString& nextSale, const QString& reserved, bool automatic,
                              bool sessionOver, std::optional<Money> last) const {
    if (m_table.tableSession().isScenario()) {
        return m_table.tableSession().isScenarioOver() ? TableText::nothingFollows() : happening();
    }
    if (!m_table.ownPlayer().here) {
        return sessionOver ? TableText::watching(true) : tr("You are watching this room.");
    }
    const bool calm =
        state().phase == Phase::between || state().phase == Phase::announcing ||
        ((state().phase == Phase::drawing || state().phase == Phase::checking) && !pausesForPrize(state()));
    if (!reserved.isEmpty() && calm) {
        return reserved;
    }
    return state().phase == Phase::between ? nextSale : adviceInRound(automatic, last);
}

QString BingoCaptions::adviceInRound(bool automatic, std::optional<Money> last) const {
    const auto cards = static_cast<int>(m_table.ownPlayer().cards.size());
    switch (state().phase) {
    case Phase::sale:
        if (cards > 0 && m_table.tableSession().isWaiting()) {
            return tr("You have %1; the draw begins when you go on.").arg(BingoText::cards(cards));
        }
        if (cards == 0 && last) {
            //: %1 what the round before has brought, as −12,00 pts; %2 what a card costs
            return tr("Last round: %1. Buy cards: %2 each.")
                .arg(signedAmountText(*last), amountText(m_table.settings().cardPrice));
        }
        return cards == 0
                   ? tr("Buy cards: %1 each.").arg(amountText(m_table.settings().cardPrice))
                   : tr("You have %1; the draw begins when the sale is over.").arg(BingoText::cards(cards));
    case Phase::drawing:
    case Phase::checking:
        if (pausesForPrize(state())) {
            return happening();
        }
        if (cards == 0) {
            return tr("You have no card in this round; the next sale opens after bingo.");
        }
        return automatic ? tr("Your cards are marked automatically.")
                         : tr("Mark the drawn numbers on your cards.");
    default: return happening();
    }
}

// What is happening, for viewers who can't act.
QString BingoCaptions::happening() const {
    switch (state().phase) {
    case Phase::between: return TableText::nextRound();
    case Phase::sale:
        return tr("Cards are being sold at %1 each.").arg(amountText(m_table.settings().cardPrice));
    case Phase::announcing:
        return m_table.tableSession().isWaiting() ? tr("The sale is closed; the draw begins when you go on.")
                                                  : tr("The sale is closed; the draw begins in a moment.");
    case Phase::drawing:
    case Phase::checking:
        return pausesForPrize(state()) ? tr("The draw pauses for a prize.")
                                       : tr("The numbers are being drawn.");
    case Phase::confirming: return tr("Bingo: the prizes are being confirmed.");
    case Phase::voiding:
    case Phase::ending: break;
    }
    return state().voidReason ? BingoText::voidReason(*state().voidReason) : tr("All prizes are paid.");
}

} // namespace mesaviva::app
