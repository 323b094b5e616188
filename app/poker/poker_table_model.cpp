// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/poker/poker_table_model.h"

#include "app/poker/poker_event_reader.h"
#include "app/words/amounts.h"
#include "app/words/poker_words.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/poker/decide.h"
#include "engine/poker/pay_table.h"
#include "engine/record/poker_json.h"

#include <algorithm>

namespace mesaviva::app {

using namespace poker;

namespace {

PokerTableModel::Phase shownPhase(poker::Phase phase) {
    switch (phase) {
    case poker::Phase::between: return PokerTableModel::Between;
    case poker::Phase::betting: return PokerTableModel::Betting;
    case poker::Phase::burning:
    case poker::Phase::dealing:
    case poker::Phase::dealt: return PokerTableModel::Dealing;
    case poker::Phase::deciding: return PokerTableModel::Deciding;
    case poker::Phase::extended: return PokerTableModel::Extended;
    case poker::Phase::revealing:
    case poker::Phase::qualifying:
    case poker::Phase::showing: return PokerTableModel::Revealing;
    case poker::Phase::collecting:
    case poker::Phase::paying:
    case poker::Phase::ending: return PokerTableModel::Settling;
    }
    return PokerTableModel::Between;
}

} // namespace

PokerTableModel::PokerTableModel(std::unique_ptr<PokerHost> host, double speed, QObject* parent)
    : TableModel(speed, parent),
      m_host(std::move(host)),
      m_shown(m_host->source()) {
    m_seats.setSeats(state().settings.seats);
    readEarlier();
    m_shown.open({[this](const Recorded<Event>& entry, bool past) { read(entry, past); },
                  [this] { forget(); }, [this] { showPresent(); }});
}

PokerTableModel::~PokerTableModel() = default;

void PokerTableModel::forget() {
    m_cards.clear();
    m_stacks.clear();
    m_outcomes = {};
    m_announced.reset();
    m_dealerShown = false;
    setResultShown(false);
    setPeriod(std::nullopt);
    noteSession(std::nullopt);
    readEarlier();
}

// What earlier rounds have left: where everybody sat, the session's end, the last words, the last result.
void PokerTableModel::readEarlier() {
    // What went before may not be known: a round of the record, or a table that has run for very long.
    for (const Player& player : state().players) {
        m_lastSeats.push_back(player.seat);
    }
    for (std::uint64_t round = 0; round < m_host->source().round(); ++round) {
        const std::span<const Recorded<Event>> entries = m_shown.entries(round);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            std::visit(Overloaded{[&](const PlayerSat& e) { noteSeat(e); },
                                  [&](const RoundOpened&) { setResultShown(false); },
                                  [&](const Settled& e) { noteSettlement(e, entries.first(i + 1)); },
                                  [&](const SessionEnded& e) { noteEnd(e); },
                                  [&](const Announced& e) { noteWords(e); }, [](const auto&) {}},
                       entries[i].event);
            if (Game::closesRound(entries[i].event)) {
                showLastRound(round);
            }
        }
    }
}

void PokerTableModel::noteSeat(const PlayerSat& event) {
    m_lastSeats.resize(std::max<std::size_t>(m_lastSeats.size(), event.player + 1U));
    m_lastSeats[event.player] = event.seat;
    if (isOwn(event.player)) {
        noteSession(std::nullopt);
    }
}

void PokerTableModel::noteEnd(const SessionEnded& event) {
    if (isOwn(event.player)) {
        noteSession(std::pair(event.reason, event.summary));
    }
}

void PokerTableModel::noteWords(const Announced& event) {
    m_announced = event;
    setCaptionRules(textsOf(rulesOf(Event(event))));
}

void PokerTableModel::showPresent() {
    showFrom(m_host->now());
    emit phaseChanged();
    emit dealerHandChanged();
}

void PokerTableModel::read(const Recorded<Event>& entry, bool past) {
    if (isDeaf()) {
        return;
    }
    TableEvent told;
    told.kind = textOf(record::eventName(entry.event));
    told.rules = textsOf(rulesOf(entry.event));
    std::visit(EventReader{*this, entry.at, told}, entry.event);
    if (Game::closesRound(entry.event)) {
        showLastRound(entry.round);
    }
    if (!past) {
        note(std::move(told), entry.at);
    }
}

void PokerTableModel::showLastRound(std::uint64_t round) {
    m_lastRound.read(
        m_shown.entries(round), [this](PlayerId player) { return sitter(player); }, state().settings.ranking);
}

void PokerTableModel::submit(Deed deed, const Command& command) {
    if (m_host->isScenario()) {
        return; // its steps alone act
    }
    m_host->advanceTo(time().now());
    const std::optional<poker::Refusal> refusal = m_host->source().submit(command);
    flush();
    if (refusal) {
        emit refused(textOf(name(deed)), PokerWords::refusal(deed, *refusal), firstOf(refusal->rules));
    }
}

void PokerTableModel::refresh() {
    refreshPhase();
    for (int seat = 1; seat <= seatCount(); ++seat) {
        refreshSeat(seat);
    }
    refreshActions();
}

void PokerTableModel::tellMore(const std::vector<TableEvent>& events) {
    if (std::any_of(events.begin(), events.end(), [](const TableEvent& event) {
            return event.kind == QLatin1String("dealer_qualified") ||
                   event.kind == QLatin1String("round_opened");
        })) {
        emit dealerHandChanged();
    }
}

void PokerTableModel::refreshPhase() {
    const Phase phase = shownPhase(state().phase);
    if (phase == m_phase) {
        return;
    }
    m_phase = phase;
    if (phase != Betting && phase != Deciding && phase != Extended) {
        setPeriod(std::nullopt);
    }
    emit phaseChanged();
}

void PokerTableModel::refreshSeat(int seat) {
    const State& table = state();
    const auto index = static_cast<std::size_t>(seat - 1);
    const Seat& place = table.seats[index];
    const Outcome& outcome = m_outcomes[index];
    PokerSeatListModel::Row row;
    if (place.player != kNobody) {
        row.playerName = nameOf(place.player);
        row.simulated = m_host->isSimulated(place.player);
        row.own = isOwn(place.player);
        row.connected = place.connected;
        row.wallet = table.wallet(place.player).cents;
        row.ante = table.inBox(index, Box::ante).cents;
        row.bet = table.inBox(index, Box::bet).cents;
        row.settled = outcome.settled;
        row.net = outcome.net.cents;
        const bool deciding = table.phase == poker::Phase::deciding || table.phase == poker::Phase::extended;
        if (outcome.settled || outcome.status == PokerSeatListModel::Folded) {
            row.status = outcome.status;
        } else if (place.decision == Decision::bet) {
            row.status = PokerSeatListModel::InPlay;
        } else if (place.dealtIn && deciding) {
            row.status = PokerSeatListModel::Thinking;
        } else {
            row.status = row.ante > 0 ? PokerSeatListModel::Staked : PokerSeatListModel::Waiting;
        }
        const bool seen = outcome.handShown || (row.own && ownHandComplete());
        if (seen && place.dealtIn && table.dealComplete) {
            row.handName = PokerWords::hand(place.cards, table.settings.ranking);
        }
        row.statusText = place.connected ? PokerWords::status(row.status) : PokerWords::lost();
    }
    m_seats.setRow(seat, row);
}

void PokerTableModel::refreshActions() {
    const PlayerId player = own();
    Actions actions;
    const Money inBox{ownAnte()};
    const Money probe = inBox == Money{} ? Money{minimum()} : Money{chipValues().value(0).toLongLong()};
    actions.ante = stateOf(Deed::ante, PlaceAnte{player, probe});
    actions.undo = stateOf(Deed::undo, UndoAnte{player});
    actions.clear = stateOf(Deed::clear, ClearAnte{player});
    actions.repeat = stateOf(Deed::repeat, RepeatAnte{player});
    actions.deal = stateOf(Deed::deal, Deal{player});
    actions.fold = stateOf(Deed::fold, Fold{player});
    actions.bet = stateOf(Deed::bet, Bet{player});
    actions.allowance = stateOf(Deed::allowance, TakeAllowance{player});
    if (actions != m_actions) {
        m_actions = actions;
        emit actionsChanged();
    }
}

ActionState PokerTableModel::stateOf(Deed deed, const Command& command) const {
    if (m_host->isScenario()) {
        return {false, tr("A scenario is playing; its steps act."), {}};
    }
    m_scratch.clear();
    const std::optional<poker::Refusal> refusal = decide(state(), command, time().now(), m_scratch);
    if (!refusal) {
        return {true, {}, {}};
    }
    return {false, PokerWords::refusal(deed, *refusal), firstOf(refusal->rules)};
}

void PokerTableModel::noteSettlement(const Settled& event, std::span<const Recorded<Event>> entries) {
    if (isOwn(event.player)) {
        m_result.read(
            entries, [this](PlayerId player) { return sitter(player); }, state().settings.ranking);
        setResultShown(true);
    }
}

bool PokerTableModel::isPlaying() const {
    return own() != kNobody && own() < state().players.size() && state().players[own()].seat != 0;
}

const Seat* PokerTableModel::ownPlace() const { return isPlaying() ? &state().seatOf(own()) : nullptr; }

bool PokerTableModel::ownHandComplete() const {
    const Seat* place = ownPlace();
    return place && place->dealtIn && state().dealComplete;
}

int PokerTableModel::seatNumber(PlayerId player) const {
    return player != kNobody && player < m_lastSeats.size() ? m_lastSeats[player] : 0;
}

QString PokerTableModel::nameOf(PlayerId player) const { return m_host->playerName(player); }

RoundSitter PokerTableModel::sitter(PlayerId player) const {
    return {seatNumber(player), nameOf(player), isOwn(player)};
}

QString PokerTableModel::title() const { return tr("Five-card poker without draw"); }
QString PokerTableModel::rulesName() const { return tr("Regulation 803/2015"); }
int PokerTableModel::round() const { return static_cast<int>(state().round); }
qint64 PokerTableModel::minimum() const { return state().settings.minimum.cents; }
qint64 PokerTableModel::maximum() const { return state().settings.maximum.cents; }
bool PokerTableModel::isIndividual() const { return state().settings.individual; }
int PokerTableModel::seatCount() const { return state().settings.seats; }

QString PokerTableModel::caption() const {
    if (!m_announced) {
        return {};
    }
    const PlayerId player = m_announced->player;
    return PokerWords::announcement(*m_announced, player == kNobody ? QString() : nameOf(player),
                                    isOwn(player));
}

QString PokerTableModel::periodName() const {
    if (!period()) {
        return {};
    }
    switch (period()->kind) {
    case BettingTime: return tr("Betting");
    case DecisionTime: return tr("Decision");
    case ExtraTime: return tr("Extra time");
    default: return {};
    }
}

bool PokerTableModel::isPeriodWarning() const { return period() && period()->kind == ExtraTime; }

int PokerTableModel::ownSeat() const { return seatNumber(own()); }
qint64 PokerTableModel::wallet() const {
    return own() == kNobody || own() >= state().players.size() ? 0 : state().wallet(own()).cents;
}

qint64 PokerTableModel::ownAnte() const {
    return isPlaying() ? state().inBox(static_cast<std::size_t>(ownSeat() - 1), Box::ante).cents : 0;
}

qint64 PokerTableModel::ownBet() const {
    return isPlaying() ? state().inBox(static_cast<std::size_t>(ownSeat() - 1), Box::bet).cents : 0;
}

qint64 PokerTableModel::betAmount() const {
    const Seat* place = ownPlace();
    // Once the ante is paid its winnings lie in the box, too.
    return kBetPerAnte * (place && place->antePaid ? ownAnte() / (1 + kAnteMultiple) : ownAnte());
}

qint64 PokerTableModel::lastAnte() const {
    return own() < state().players.size() ? state().players[own()].lastAnte.cents : 0;
}

QStringList PokerTableModel::ownCards() const {
    QStringList cards;
    for (const PokerCardListModel::Row& row : m_cards.rows()) {
        if (row.own && row.card && row.place == PokerCardListModel::Seat) {
            cards.append(QString::fromStdString(row.card->text()));
        }
    }
    return cards;
}

QString PokerTableModel::ownHandName() const {
    const Seat* place = ownPlace();
    return ownHandComplete() && place->decision != Decision::folded
               ? PokerWords::hand(place->cards, state().settings.ranking)
               : QString();
}

QString PokerTableModel::dealerHandName() const {
    if (!m_dealerShown) {
        return {};
    }
    const State& table = state();
    const QString hand = PokerWords::hand(table.dealer, table.settings.ranking);
    return table.qualified ? hand : tr("%1: does not qualify").arg(hand);
}

QVariantList PokerTableModel::chipValues() const { return fittingChips(minimum(), maximum()); }

QStringList PokerTableModel::houseRules() const {
    const Settings& settings = state().settings;
    return {settings.ranking.aceHighStraight ? tr("A-K-Q-J-10 of mixed suits is a straight (I-P8)")
                                             : tr("A-K-Q-J-10 of mixed suits is high cards (P8, strict)"),
            settings.systemFailure == SystemFailureRule::settle_bets
                ? tr("After a system failure bets that are down are settled (I-P33)")
                : tr("After a system failure the whole round is void (P33)")};
}

QString PokerTableModel::advice() const {
    const Seat* place = ownPlace();
    if (!place) {
        return isSessionOver() ? tr("Your session is over.") : tr("You are watching this table.");
    }
    const bool canContinue = betAmount() <= wallet();
    const QString bet = amountText(Money{betAmount()});
    switch (m_phase) {
    case Between: return tr("The next round opens in a moment.");
    case Betting:
        if (place->decision == Decision::folded) {
            return tr("Your ante is lost; the next round opens soon.");
        }
        if (ownAnte() == 0) {
            return tr("Put an ante between %1 and %2 in the ante box.")
                .arg(amountText(Money{minimum()}), amountText(Money{maximum()}));
        }
        if (!canContinue) {
            return tr("Mind that continuing will take %1: you would not have that.").arg(bet);
        }
        return isIndividual() ? tr("Ask for the cards, or change your ante.")
                              : tr("Your ante is down; you can change it until betting closes.");
    case Dealing: return place->dealtIn ? tr("The cards are being dealt.") : tr("You are not in this round.");
    case Deciding:
    case Extended:
        if (!place->dealtIn) {
            return tr("You are not in this round.");
        }
        if (place->decision == Decision::bet) {
            return tr("You continue; the others decide.");
        }
        if (place->decision == Decision::folded) {
            return tr("You have folded; the others decide.");
        }
        return tr("%1. Fold and lose the ante, or continue with %2.").arg(ownHandName(), bet);
    case Revealing: return tr("The dealer's cards are turned.");
    case Settling: return tr("The round is being settled.");
    }
    return {};
}

qint64 PokerTableModel::allowance() const { return state().settings.allowance.cents; }
bool PokerTableModel::isIdleWarning() const { return isPlaying() && state().players[own()].session.warned; }

SessionSummary PokerTableModel::runningSummary() const { return state().players[own()].session.summary; }

QString PokerTableModel::endRule(SessionEnd reason) const {
    return reason == SessionEnd::left ? QStringLiteral("P40") : QStringLiteral("P42");
}

void PokerTableModel::placeAnte(qint64 cents) { submit(Deed::ante, PlaceAnte{own(), Money{cents}}); }
void PokerTableModel::undo() { submit(Deed::undo, UndoAnte{own()}); }
void PokerTableModel::clear() { submit(Deed::clear, ClearAnte{own()}); }
void PokerTableModel::repeatAnte() { submit(Deed::repeat, RepeatAnte{own()}); }
void PokerTableModel::deal() { submit(Deed::deal, Deal{own()}); }
void PokerTableModel::fold() { submit(Deed::fold, Fold{own()}); }
void PokerTableModel::bet() { submit(Deed::bet, Bet{own()}); }
void PokerTableModel::leaveUnheard() { m_host->source().submit(Leave{own()}); }

void PokerTableModel::takeAllowance() { submit(Deed::allowance, TakeAllowance{own()}); }
void PokerTableModel::leave() {
    submit(Deed::leave, Leave{own()});
    settle();
}
void PokerTableModel::sitAgain() { submit(Deed::sit, Sit{own(), ownSeat()}); }

bool PokerTableModel::hasStakesDown() const { return ownAnte() > 0 || ownBet() > 0; }

void PokerTableModel::retranslateMore() {
    refresh();
    m_cards.retranslate();
    m_stacks.retranslate();
    m_lastRound.retranslate();
    m_result.retranslate();
    emit dealerHandChanged();
}

} // namespace mesaviva::app
