// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_table_model.h"

#include "app/core/table/table_model.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/poker/poker_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/poker/fields.h"
#include "engine/games/poker/pay_table.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

using poker::Combination;

constexpr std::array kPaid = {
    Combination::royal_flush,     Combination::straight_flush, Combination::four_of_a_kind,
    Combination::full_house,      Combination::flush,          Combination::straight,
    Combination::three_of_a_kind, Combination::two_pairs,      Combination::pair,
    Combination::high_cards,
};

} // namespace

int payLineOf(Combination hand) {
    const Combination paid = hand == Combination::ace_king ? Combination::high_cards : hand;
    return static_cast<int>(std::find(kPaid.begin(), kPaid.end(), paid) - kPaid.begin());
}

QVariantList pokerPayTable(Money bet, std::optional<Combination> hand) {
    QVariantList lines;
    for (const Combination paid : kPaid) {
        PokerPayLine line;
        line.name = PokerText::combination(paid);
        line.multiple = poker::betMultiple(paid);
        line.rule = textOf(poker::betRule(paid));
        line.pays = line.multiple * bet.cents;
        line.own = hand && payLineOf(*hand) == lines.size();
        lines.append(QVariant::fromValue(line));
    }
    return lines;
}

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

PokerSeatListModel::Status statusOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::folded: return PokerSeatListModel::Folded;
    case Verdict::won:
    case Verdict::dealer_not_qualified: return PokerSeatListModel::Won;
    case Verdict::lost: return PokerSeatListModel::Lost;
    case Verdict::tie: return PokerSeatListModel::Tied;
    case Verdict::ante_returned:
    case Verdict::voided: return PokerSeatListModel::Returned;
    }
    return PokerSeatListModel::Waiting;
}

PokerCardListModel::CardOutcome outcomeOf(PokerSeatListModel::Status status) {
    return status == PokerSeatListModel::Won    ? PokerCardListModel::Lifted
           : status == PokerSeatListModel::Lost ? PokerCardListModel::Dimmed
                                                : PokerCardListModel::Plain;
}

} // namespace

PokerTableModel::PokerTableModel(std::unique_ptr<PokerSession> tableSession, Pace pace, QObject* parent)
    : TableModel(std::move(pace), parent),
      m_table(std::move(tableSession)) {
    m_seats.setSeats(settings().seats);
    readEarlier();
    m_table.open({[this](const Recorded<Event>& entry, bool past) { read(entry, past); },
                  [this] { forget(); }, [this] { showPresent(); }, [this] { return snapshot(); }});
}

PokerTableModel::~PokerTableModel() = default;

void PokerTableModel::forget() {
    m_cards.clear();
    m_stacks.clear();
    m_places.clearRound();
    m_announced.reset();
    m_dealerShown = false;
    m_resultOnTable = false;
    m_lastRound.restore({});
    m_result.restore({});
    setResultShown(false);
    setPeriod(std::nullopt);
    noteSession(std::nullopt);
    readEarlier();
}

// Saves the present view, for a replay that returns to it.
std::function<void()> PokerTableModel::snapshot() {
    return
        [this, shared = moment(), cards = m_cards.rows(), stacks = m_stacks.rows(), places = m_places.saved(),
         lastRound = m_lastRound.content(), result = m_result.content(), announced = m_announced,
         dealerShown = m_dealerShown, dealerQualified = m_dealerQualified, onTable = m_resultOnTable] {
            putBack(shared);
            m_cards.restore(cards);
            m_stacks.restore(stacks);
            m_places.restore(places);
            m_lastRound.restore(lastRound);
            m_result.restore(result);
            m_announced = announced;
            m_dealerShown = dealerShown;
            m_dealerQualified = dealerQualified;
            setResultOnTable(onTable);
        };
}

// Reads earlier rounds: seats, the session's end, the last caption, the last result.
void PokerTableModel::readEarlier() {
    m_places.begin();
    m_table.readEarlier([this](std::span<const Recorded<Event>> entries, std::size_t i) {
        std::visit(Overloaded{[&](const PlayerSat& e) { noteSeat(e); },
                              [&](const BettingClosed&) { setResultShown(false); },
                              [&](const Staked& e) { setResultShown(isResultShown() && !isOwn(e.player)); },
                              [&](const SessionWarned& e) { noteWarning(e); },
                              [&](const Settled& e) { noteSettlement(e, entries.first(i + 1)); },
                              [&](const SessionEnded& e) { noteEnd(e); },
                              [&](const Announced& e) { noteText(e); },
                              [&](const RoundClosed&) {
                                  readReport(m_lastRound, entries);
                                  showFinishedRound(entries);
                              },
                              [](const auto&) {}},
                   entries[i].event);
    });
}

void PokerTableModel::setResultOnTable(bool onTable) {
    if (onTable != m_resultOnTable) {
        m_resultOnTable = onTable;
        emit resultOnTableChanged();
    }
}

// At an individual table the result stays until its space is needed.
void PokerTableModel::openRound(Instant at) {
    const bool hasTooFew = place().offer(at, settings().minimum).allowance.enabled;
    if (!isIndividual() || hasTooFew) {
        const bool stays = isResultShown() && !hasTooFew;
        clearTable();
        setResultShown(stays); // readable until the next stake
    }
}

void PokerTableModel::clearTable() {
    sweep(); // fast play leaves the sweeper no pause
    m_cards.leave();
    for (int seat = 1; seat <= seatCount(); ++seat) {
        for (const auto box : {PokerStackListModel::Ante, PokerStackListModel::AnteWinnings,
                               PokerStackListModel::Bet, PokerStackListModel::BetWinnings}) {
            m_stacks.move(seat, box, PokerStackListModel::Wallet);
        }
    }
    m_places.clearRound();
    m_dealerShown = false;
    setResultOnTable(false);
    setResultShown(false);
    emit dealerHandChanged();
}

void PokerTableModel::settleSeat(const Settled& event) {
    PokerSeats::Outcome& outcome = m_places.outcome(event.player);
    outcome.status = statusOf(event.verdict);
    outcome.net = event.net();
    outcome.settled = true;
    m_cards.judge(PokerCardListModel::Seat, m_places.numberOf(event.player), outcomeOf(outcome.status));
    bool won = false;
    bool lost = false;
    for (const PokerSeats::Outcome& one : m_places.saved().outcomes) {
        won = won || (one.settled && one.status == PokerSeatListModel::Won);
        lost = lost || (one.settled && one.status == PokerSeatListModel::Lost);
    }
    m_cards.judge(PokerCardListModel::Dealer, 0,
                  won == lost ? PokerCardListModel::Plain
                  : lost      ? PokerCardListModel::Lifted
                              : PokerCardListModel::Dimmed);
}

// The warning needs the result's space.
void PokerTableModel::noteWarning(const SessionWarned& event) {
    setResultShown(isResultShown() && !isOwn(event.player));
}

void PokerTableModel::sweep() {
    m_stacks.removeLeft();
    m_cards.removeLeft();
}

void PokerTableModel::noteSeat(const PlayerSat& event) {
    m_places.sit(event);
    if (isOwn(event.player)) {
        m_cutOff.clear();
        noteSession(std::nullopt);
    }
}

void PokerTableModel::noteEnd(const SessionEnded& event) {
    if (isOwn(event.player)) {
        noteSession(Ended{event.reason, event.summary, firstOf(rulesOf(Event(event), settings()))});
    }
}

void PokerTableModel::noteText(const Announced& event) {
    m_announced = event;
    setCaptionRules(textsOf(rulesOf(Event(event), settings())));
}

void PokerTableModel::showPresent() {
    showFrom(tableSession().now());
    emit phaseChanged();
    emit dealerHandChanged();
}

void PokerTableModel::readReport(PokerReportModel& report, std::span<const Recorded<Event>> entries) {
    report.read(
        entries, [this](PlayerId player) { return m_places.sitter(player); }, settings());
}

void PokerTableModel::submit(Action action, const Command& command) {
    const std::optional<poker::Refusal> refusal = m_table.send(command, time().now());
    flush();
    if (!refusal) {
        noteSent();
    } else {
        emit refused(textOf(name(action)),
                     isObserved() ? TableText::observing() : PokerText::refusal(action, *refusal),
                     firstOf(refusal->rules));
    }
}

void PokerTableModel::refresh() {
    refreshPhase();
    for (int seat = 1; seat <= seatCount(); ++seat) {
        PokerSeatListModel::Row row = m_places.row(seat);
        if (m_resultOnTable && row.settled && row.handName.isEmpty()) {
            row.handName =
                handName(PokerCardListModel::Seat, seat); // the state is already ahead of this event
        }
        m_seats.setRow(seat, row);
    }
    refreshActions();
}

void PokerTableModel::notifyMore(const std::vector<TableEvent>& events) {
    if (std::any_of(events.begin(), events.end(), [](const TableEvent& event) {
            return event.is<poker::DealerQualified, poker::RoundOpened>();
        })) {
        emit dealerHandChanged();
    }
}

void PokerTableModel::refreshPhase() {
    const Phase phase = shownPhase(state().phase);
    if (phase != Betting && phase != Deciding && phase != Extended) {
        setPeriod(std::nullopt);
    }
    if (phase != m_phase) {
        m_phase = phase;
        emit phaseChanged();
    }
}

void PokerTableModel::refreshActions() {
    const Money smallest{chipValues().value(0).toLongLong()};
    if (PokerOffer offer = place().offer(time().now(), smallest); offer != m_offer) {
        m_offer = std::move(offer);
        emit actionsChanged();
    }
}

void PokerTableModel::noteSettlement(const Settled& event, std::span<const Recorded<Event>> entries) {
    if (isOwn(event.player)) {
        readReport(m_result, entries);
        setResultShown(true);
    }
}

QString PokerTableModel::title() const { return PokerText::game(); }
QString PokerTableModel::rulesName() const { return tr("Regulation 803/2015"); }
int PokerTableModel::round() const { return static_cast<int>(state().round); }
qint64 PokerTableModel::minimum() const { return settings().minimum.cents; }
qint64 PokerTableModel::maximum() const { return largestAnte(settings()).cents; }
bool PokerTableModel::isIndividual() const { return settings().individual; }
int PokerTableModel::seatCount() const { return settings().seats; }

QString PokerTableModel::caption() const {
    if (!m_announced) {
        return {};
    }
    // The call to decide ends with the last decision; the next call is for the dealer's cards, if there is
    // one.
    const bool asks =
        m_announced->phrase == OwnPhrase::decide || m_announced->phrase == OwnPhrase::decide_now;
    if (asks && (state().phase < poker::Phase::dealt || state().phase > poker::Phase::extended)) {
        return {};
    }
    const PlayerId player = m_announced->player;
    return PokerText::announcement(*m_announced, m_table.nameOf(player), isOwn(player));
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

QStringList PokerTableModel::ownCards() const {
    QStringList cards;
    for (const PokerCardListModel::Row& row : m_cards.rows()) {
        if (row.own && row.card && row.place == PokerCardListModel::Seat) {
            cards.append(QString::fromStdString(row.card->text()));
        }
    }
    return cards;
}

// The name of a hand that is visible to all or this player's; empty if it is not completely known.
QString PokerTableModel::handName(PokerCardListModel::Place place, int seat) const {
    const auto hand = m_cards.hand(place, seat);
    return hand ? PokerText::hand(*hand, settings().ranking) : QString();
}

QString PokerTableModel::sitterAt(int seat) const {
    const PlayerId player =
        seat >= 1 && seat <= seatCount() ? state().seats[static_cast<std::size_t>(seat - 1)].player : kNobody;
    return player == kNobody ? tr("Seat %1").arg(seat) : m_table.nameOf(player);
}

QString PokerTableModel::ownHandName() const {
    const QString name = place().handName();
    return name.isEmpty() && m_resultOnTable && ownSeat() > 0 ? handName(PokerCardListModel::Seat, ownSeat())
                                                              : name;
}

int PokerTableModel::ownPayLine() const {
    const std::optional<Combination> hand = place().payable();
    return hand ? payLineOf(*hand) : -1;
}

QVariantList PokerTableModel::payTable() const {
    return pokerPayTable(place().betAmount(), place().payable());
}

QString PokerTableModel::dealerHandName() const {
    if (!m_dealerShown) {
        return {};
    }
    const QString hand = handName(PokerCardListModel::Dealer, 0);
    return m_dealerQualified || hand.isEmpty() ? hand : tr("%1: does not qualify").arg(hand);
}

QVariantList PokerTableModel::chipValues() const {
    return fittingChips(settings().minimum, largestAnte(settings()));
}

QStringList PokerTableModel::houseRules() const {
    return {TableText::houseRule(settings().ranking.aceHighStraight
                                     ? tr("A-K-Q-J-10 of mixed suits is a straight")
                                     : tr("A-K-Q-J-10 of mixed suits is high cards, strictly read"),
                                 rulesOfSetting(settings(), "ace_high_straight")),
            TableText::houseRule(settings().systemFailure == SystemFailureRule::settle_bets
                                     ? tr("After a system failure placed bets are settled")
                                     : tr("After a system failure the whole round is void"),
                                 rulesOfSetting(settings(), "system_failure")),
            TableText::houseRule(settings().burntCard == BurntCard::face_up
                                     ? tr("The first card is burnt face up")
                                     : tr("The first card is burnt face down"),
                                 rulesOfSetting(settings(), "burnt_card")),
            TableText::houseRule(settings().foldedAntes == FoldedAntes::lost
                                     ? tr("A folded ante stays lost when the dealer does not qualify")
                                     : tr("A folded ante is paid, too, when the dealer does not qualify"),
                                 rulesOfSetting(settings(), "folded_antes")),
            TableText::houseRule(settings().maximumBounds == MaximumBounds::ante
                                     ? tr("The maximum bounds the ante")
                                     : tr("The maximum bounds ante and bet together"),
                                 rulesOfSetting(settings(), "maximum_bounds"))};
}

QString PokerTableModel::advice() const { return place().advice(isSessionOver()); }

qint64 PokerTableModel::allowance() const { return settings().allowance.cents; }
const Session* PokerTableModel::idleSession() const {
    return isPlaying() ? &state().players[own()].session : nullptr;
}

bool PokerTableModel::isReady() const {
    const bool isAlone =
        m_table.areOthersSimulated([](const poker::Player& player) { return player.seat != 0; });
    if (isIndividual() || !isAlone) {
        return false;
    }
    switch (m_phase) {
    case Betting: return stakesDown() > 0; // P14
    case Deciding:
    case Extended: { // P21
        const poker::Seat& seat = state().seatOf(own());
        return seat.dealtIn && seat.decision != poker::Decision::none;
    }
    case Settling: return isResultShown();
    default: return false;
    }
}

SessionSummary PokerTableModel::runningSummary() const { return state().players[own()].session.summary; }

void PokerTableModel::placeAnte(qint64 cents) { submit(Action::ante, PlaceAnte{own(), Money{cents}}); }
void PokerTableModel::undo() { submit(Action::undo, UndoAnte{own()}); }
void PokerTableModel::clear() { submit(Action::clear, ClearAnte{own()}); }
void PokerTableModel::repeatAnte() { submit(Action::repeat, RepeatAnte{own()}); }
void PokerTableModel::deal() { submit(Action::deal, Deal{own()}); }
void PokerTableModel::dealAgain() {
    const bool isStaked = stakesDown() > 0;
    const bool repeats = m_offer.repeat.enabled;
    if (!isStaked) {
        repeatAnte(); // a refusal says why
    }
    if (isStaked || repeats) {
        deal();
    }
}
void PokerTableModel::fold() { submit(Action::fold, Fold{own()}); }
void PokerTableModel::bet() { submit(Action::bet, Bet{own()}); }
QStringList PokerTableModel::leavingRules() const { return m_table.rulesOf(Leave{own()}, time().now()); }

void PokerTableModel::sendLeave() { m_table.tableSession().source().submit(Leave{own()}); }

void PokerTableModel::takeAllowance() { submit(Action::allowance, TakeAllowance{own()}); }
void PokerTableModel::leave() {
    submit(Action::leave, Leave{own()});
    settle();
}
void PokerTableModel::sitAgain() { submit(Action::sit, Sit{own(), ownSeat()}); }

qint64 PokerTableModel::stakesDown() const { return downInBox(Box::ante) + downInBox(Box::bet); }

bool PokerTableModel::canTakeBack() const { return m_table.takesAhead(ClearAnte{own()}, time().now()); }

// Includes stakes that are being recorded.
qint64 PokerTableModel::downInBox(Box box) const {
    const State& ahead = m_table.ahead();
    const int seat = m_table.ownAhead().seat;
    return seat > 0 ? ahead.inBox(static_cast<std::size_t>(seat - 1), box).cents : 0;
}

qint64 PokerTableModel::sentAnte() const { return isSending() ? downInBox(Box::ante) - ownAnte() : 0; }
qint64 PokerTableModel::sentBet() const { return isSending() ? downInBox(Box::bet) - ownBet() : 0; }

SessionReport PokerTableModel::sessionReport() const {
    SessionReport report = reportOf(state(), own());
    report.cutOff = m_cutOff;
    return report;
}

QStringList PokerTableModel::sessionCutOffs() const {
    QStringList words;
    for (const QString& cards : m_cutOff) {
        words.append(PokerText::handWithCards(cards));
    }
    return words;
}

// A hand of this player was returned undecided (I-P33).
void PokerTableModel::noteCutOff(const Event& event) {
    const auto* const settled = std::get_if<Settled>(&event);
    const Seat* const seat = place().seat();
    if (settled && seat && seat->dealtIn && isOwn(settled->player) && seat->decision == Decision::none &&
        (settled->verdict == Verdict::ante_returned || settled->verdict == Verdict::voided) &&
        !ownCards().isEmpty()) {
        m_cutOff.append(ownCards().join(u' '));
    }
}

void PokerTableModel::retranslateMore() {
    refresh();
    m_cards.retranslate();
    m_stacks.retranslate();
    m_lastRound.retranslate();
    m_result.retranslate();
    emit dealerHandChanged();
}

} // namespace mesaviva::app
