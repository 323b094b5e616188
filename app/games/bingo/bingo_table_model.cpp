// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_table_model.h"

#include "app/core/text/texts.h"
#include "app/games/bingo/art/bingo_pictures.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/bingo/fields.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

// How long a ball is shown on its way: least in real milliseconds, and the fraction of the time up to the
// next one.
constexpr double kLeastSeen = 120;
constexpr double kMostSeen = 900;
constexpr double kPartSeen = 0.7;

BingoTableModel::Phase shownPhase(const State& state) {
    switch (state.phase) {
    case bingo::Phase::between: return BingoTableModel::Between;
    case bingo::Phase::sale: return BingoTableModel::Sale;
    case bingo::Phase::announcing: return BingoTableModel::Announcing;
    case bingo::Phase::drawing:
        return pausesForPrize(state) ? BingoTableModel::PrizePause : BingoTableModel::Drawing;
    case bingo::Phase::checking: return BingoTableModel::Drawing;
    case bingo::Phase::confirming: return BingoTableModel::Confirming;
    case bingo::Phase::voiding:
    case bingo::Phase::ending: break;
    }
    return BingoTableModel::Ending;
}

} // namespace

BallFirst::BallFirst(TableSource<Game>& source)
    : ForwardingSource(source),
      m_subscription(source.listen([this](const Entry& entry) { hear(entry); })),
      m_jumped(source.listenForJumps([this](bool anew) {
          // The table has jumped to a state that includes the held events.
          m_held.clear();
          m_due.reset();
          notifyJump(anew);
      })) {}

int BallFirst::coming() const {
    return m_held.empty() ? 0 : int{std::get<BallDrawn>(m_held.front().event).number};
}

void BallFirst::release() {
    m_due.reset();
    for (const Entry& entry : std::exchange(m_held, {})) {
        notify(entry);
    }
}

void BallFirst::hear(const Entry& entry) {
    if (std::holds_alternative<BallDrawn>(entry.event)) {
        release(); // the previous ball has had its time
        m_due = m_hold ? m_hold(entry) : std::nullopt;
    }
    if (m_due) {
        m_held.push_back(entry);
    } else {
        notify(entry);
    }
}

BingoTableModel::BingoTableModel(std::unique_ptr<BingoSession> tableSession, Pace pace,
                                 BingoPreferences* preferences, QObject* parent)
    : TableModel(std::move(pace), parent),
      m_first(tableSession->source()),
      m_table(std::move(tableSession), m_first),
      m_preferences(preferences),
      m_numbers(settings()),
      m_cards(settings()) {
    if (m_preferences) {
        m_cards.setAutomatic(m_preferences->isAutomaticMarks());
        m_cards.setOrdered(m_preferences->isOrderedCards());
        connect(m_preferences, &BingoPreferences::automaticMarksChanged, this,
                [this] { setAutomatic(m_preferences->isAutomaticMarks()); });
        connect(m_preferences, &BingoPreferences::orderedCardsChanged, this,
                [this] { setOrdered(m_preferences->isOrderedCards()); });
        connect(m_preferences, &BingoPreferences::nicknamesChanged, this, &TableModel::captionChanged);
    }
    m_first.setHold([this](const Recorded<Event>& drawn) { return holdBack(drawn); });
    // Nothing moves while time stands still.
    connect(this, &TableModel::pausedChanged, this, [this] {
        if (isPaused()) {
            flush();
        }
    });
    readEarlier();
    m_table.open({[this](const Recorded<Event>& entry, bool past) { read(entry, past); },
                  [this] { forget(); }, [this] { showPresent(); }, [this] { return snapshot(); }});
}

BingoTableModel::~BingoTableModel() = default;

void BingoTableModel::forget() {
    clearRound();
    m_ownNet.reset();
    m_lastNet.reset();
    m_announced.reset();
    setPeriod(std::nullopt);
    noteSession(std::nullopt);
    m_endedSummary.reset();
    readEarlier();
}

// Saves the present view, for a replay that returns to it.
std::function<void()> BingoTableModel::snapshot() {
    return [this, shared = moment(), cards = m_cards.saved(), numbers = m_numbers.saved(),
            winners = m_winners.rows(), newCards = m_newCards, announced = m_announced,
            endedSummary = m_endedSummary, ownWon = m_ownWon, ownNet = m_ownNet, lastNet = m_lastNet,
            bought = m_counter.lastBought()] {
        putBack(shared);
        m_cards.restore(cards);
        m_numbers.restore(numbers);
        m_winners.restore(winners);
        m_newCards = newCards;
        m_announced = announced;
        m_endedSummary = endedSummary;
        m_ownWon = ownWon;
        m_ownNet = ownNet;
        m_lastNet = lastNet;
        m_counter.restore(bought);
        m_touched = {true, true, true};
    };
}

void BingoTableModel::clearRound() {
    m_newCards.clear();
    m_cards.clear();
    m_numbers.clear();
    m_winners.clear();
    m_ownWon = {};
    m_lastNet = std::exchange(m_ownNet, std::nullopt);
    m_touched = {true, true, true};
    setResultShown(false);
}

// Reads earlier rounds: the number of cards bought, the session's end, the last caption.
void BingoTableModel::readEarlier() {
    showWait(kTableOpened);
    int bought = 0;
    m_table.readEarlier([this, &bought](std::span<const Recorded<Event>> entries, std::size_t i) {
        std::visit(Overloaded{[&](const PlayerJoined& e) { noteArrival(e); },
                              [&](const RoundOpened&) {
                                  bought = 0;
                                  m_lastNet = std::exchange(m_ownNet, std::nullopt);
                              },
                              [&](const Settled& e) { noteSettlement(e); },
                              [&](const CardSold& e) { bought += isOwn(e.player) ? 1 : 0; },
                              [&](const SaleClosed&) { m_counter.noteBought(bought); },
                              [&](const SessionEnded& e) { noteEnd(e); },
                              [&](const Announced& e) { noteText(e); }, [](const auto&) {}},
                   entries[i].event);
    });
}

void BingoTableModel::noteArrival(const PlayerJoined& event) {
    if (isOwn(event.player)) {
        noteSession(std::nullopt);
        m_endedSummary.reset();
    }
}

void BingoTableModel::noteSettlement(const Settled& event) {
    if (isOwn(event.player)) {
        m_ownNet = event.net();
    }
}

void BingoTableModel::noteEnd(const SessionEnded& event) {
    if (isOwn(event.player)) {
        m_endedSummary = event.summary;
        noteSession(Ended{event.reason,
                          {event.summary.rounds, event.summary.staked, event.summary.returned},
                          firstOf(rulesOf(Event(event), settings()))});
    }
}

void BingoTableModel::noteText(const Announced& event) {
    m_announced = event;
    setCaptionRules(textsOf(rulesOf(Event(event), settings())));
}

void BingoTableModel::showPresent() {
    showHistory();
    showFrom(tableSession().now());
    notifyComing();
    emit phaseChanged();
    emit saleChanged();
    emit ballsChanged();
    emit marksChanged();
}

void BingoTableModel::showHistory() {
    std::vector<BingoHistoryModel::Row> rows;
    for (std::uint64_t round = state().round; round > 0 && rows.size() < BingoHistoryModel::kShown; --round) {
        const auto events = m_table.entries(round);
        if (std::ranges::any_of(events, [](const Recorded<Event>& entry) {
                return std::holds_alternative<RoundClosed>(entry.event);
            })) {
            rows.push_back(historyRow(round));
        }
    }
    m_history.setRows(rows);
}

BingoHistoryModel::Row BingoTableModel::historyRow(std::uint64_t round) const {
    BingoHistoryModel::Row row = reader().round(round);
    if (isOfThisTable(static_cast<int>(round))) {
        row.name = nameOfRound(static_cast<int>(round));
    }
    return row;
}

// The room's earlier rounds have numbers, but none under which the record or the search knows them.
bool BingoTableModel::isOfThisTable(int round) const {
    return round > static_cast<int>(settings().roundsBefore);
}

QString BingoTableModel::nameOfRound(int round) const {
    return isOfThisTable(round) ? TableModel::nameOfRound(round) : QString::number(round);
}

void BingoTableModel::showWinners(const WonPrize& won) {
    m_winners.add(reader().winnerRows(won));
    for (const Winner& winner : won.winners) {
        if (reader().isOwn(winner.owner)) {
            m_cards.win(winner.card, won.kind, winner.amount);
            m_ownWon += winner.amount;
        }
    }
}

void BingoTableModel::showWait(Instant from) {
    const std::optional<Instant> due = state().due;
    if (state().phase == bingo::Phase::between && due && *due - from >= kLongWait) {
        setPeriod(Period{WaitTime, from, *due});
    } else {
        setPeriod(std::nullopt);
    }
}

void BingoTableModel::takeNewCards() {
    std::vector<Card> cards;
    for (const CardNumber number : m_newCards) {
        cards.push_back(state().book.card(number));
    }
    m_cards.add(m_newCards, cards);
    m_numbers.addCards(cards);
    m_newCards.clear();
}

// Returns how long to hold back the newest ball; never longer than the draw permits.
std::optional<Instant> BingoTableModel::holdBack(const Recorded<Event>& drawn) {
    const bool stops = replay() && replay()->isStopping();
    if (!m_ballFirst || isDeaf() || isPaused() || tableSession().isWaiting() || stops) {
        return std::nullopt;
    }
    const double seen =
        std::clamp(kPartSeen * static_cast<double>(settings().draw.count()) / speed(), kLeastSeen, kMostSeen);
    TableEvent leaves;
    leaves.kind = QStringLiteral("ball_leaves");
    leaves.sounds = soundsOf(m_table.tableEvent(drawn.event), kBingoSounds);
    note(std::move(leaves), drawn.at);
    m_cards.arrange(); // while nothing else moves there
    m_seenFor = static_cast<int>(seen);
    return time().now() + Duration(static_cast<Duration::rep>(seen * speed()));
}

void BingoTableModel::setBallFirst(bool first) {
    if (first == m_ballFirst) {
        return;
    }
    m_ballFirst = first;
    if (!first) {
        flush();
    }
    emit ballFirstChanged();
}

void BingoTableModel::deliverHeld() {
    const std::optional<Instant> due = m_first.due();
    if (due && (*due <= time().now() || !m_ballFirst || isDeaf() || isPaused() ||
                tableSession().isWaiting() || tableSession().isScenarioOver())) {
        releaseHeld();
    }
}

void BingoTableModel::releaseHeld() {
    m_wasSeen = true;
    m_first.release();
    m_wasSeen = false;
}

void BingoTableModel::notifyComing() {
    if (std::exchange(m_notifiedComing, comingBall()) != comingBall()) {
        emit comingChanged();
    }
}

std::optional<Instant> BingoTableModel::nextNeed() const {
    const std::optional<Instant> due = m_first.due();
    const std::optional<Instant> next = tableSession().nextDue();
    return due && next ? std::min(*due, *next) : due ? due : next;
}

void BingoTableModel::submit(Action action, const Command& command) {
    releaseHeld(); // the player's command follows from all events
    const std::optional<bingo::Refusal> refusal = m_table.send(command, time().now());
    tableSession().advanceTo(time().now()); // bought cards arrive at the same instant
    flush();
    if (!refusal) {
        noteSent();
    } else {
        emit refused(textOf(name(action)),
                     isObserved() ? TableText::observing() : BingoText::refusal(action, *refusal, settings()),
                     firstOf(refusal->rules));
    }
}

void BingoTableModel::refresh() {
    takeNewCards();
    refreshPhase();
    m_prizes.setRows(reader().prizes());
    refreshActions();
}

void BingoTableModel::notifyMore(const std::vector<TableEvent>&) {
    const Touched touched = std::exchange(m_touched, {});
    notifyComing();
    if (touched.sale) {
        emit saleChanged();
    }
    if (touched.balls) {
        emit ballsChanged();
    }
    if (touched.marks) {
        emit marksChanged();
    }
}

void BingoTableModel::refreshPhase() {
    const Phase phase = shownPhase(state());
    if (phase != m_phase) {
        m_phase = phase;
        emit phaseChanged();
    }
}

void BingoTableModel::refreshActions() {
    if (BingoOffer offer = m_counter.offer(time().now()); offer != m_offer) {
        m_offer = std::move(offer);
        emit actionsChanged();
    }
}

bool BingoTableModel::isPlaying() const { return ownPlayer().here; }

// B18, B12, B16: the last moment for more cards before the draw, and for cancelling a reservation. B27, B28:
// with manual marks, a number must be marked on a card that lacks one number; nothing is urgent once it is
// marked.
bool BingoTableModel::isPressed() const {
    const bool marks = m_phase == Drawing && !isAutomatic() && missedCount() > 0 && m_cards.isNear();
    return marks || (isPeriodEnding() && (m_phase == Sale ? ownCards() > 0 : reserved() > 0));
}

bingo::Summary BingoTableModel::sessionSummary() const {
    return m_endedSummary ? *m_endedSummary : isPlaying() ? ownPlayer().summary : bingo::Summary{};
}

SessionSummary BingoTableModel::runningSummary() const {
    const bingo::Summary& summary = ownPlayer().summary;
    return {summary.rounds, summary.staked, summary.returned};
}

QStringList BingoTableModel::leavingRules() const { return m_table.rulesOf(Leave{own()}, time().now()); }

void BingoTableModel::sendLeave() {
    releaseHeld();
    m_table.tableSession().source().submit(Leave{own()});
}

void BingoTableModel::retranslateMore() {
    showHistory();
    refresh();
    m_prizes.retranslate();
    m_numbers.retranslate();
    m_cards.retranslate();
    m_winners.retranslate();
    emit saleChanged();
    emit ballsChanged();
}

QString BingoTableModel::title() const {
    const QString room = roomName();
    const QString variant = BingoText::variant(settings().variant);
    return room.isEmpty() || room == variant ? variant : QStringLiteral("%1 · %2").arg(room, variant);
}
QString BingoTableModel::rulesName() const { return BingoText::rules(); }
int BingoTableModel::round() const { return static_cast<int>(state().round); }
qint64 BingoTableModel::maximum() const { return cardPrice() * maxCards(); }

QString BingoTableModel::caption() const {
    const QString caption = m_announced ? captions().caption(*m_announced) : QString();
    const bool isNicknamed = m_preferences && m_preferences->isNicknames() && m_announced &&
                             m_announced->phrase == OwnPhrase::ball;
    const QString nickname = isNicknamed ? bingoNickname(m_announced->number, settings()) : QString();
    return nickname.isEmpty() ? caption : caption + QStringLiteral(" · ") + nickname;
}

QString BingoTableModel::periodName() const {
    if (!period()) {
        return {};
    }
    return period()->kind == SaleTime ? tr("Sale") : tr("Next sale");
}

bool BingoTableModel::isPeriodWarning() const { return false; }
qint64 BingoTableModel::allowance() const { return settings().allowance.cents; }
QStringList BingoTableModel::houseRules() const { return BingoText::houseRules(settings()); }

QString BingoTableModel::advice() const {
    return captions().advice(nextSaleText(), reservedText(), isAutomatic(), isSessionOver(), m_lastNet);
}

// Ordered cards count as staked at once: B12, they can't be returned.
qint64 BingoTableModel::stakesDown() const {
    const bingo::Player& player = m_table.ownAhead();
    const qint64 bought = player.cards.empty() || player.settled ? 0 : player.staked.cents;
    return bought + orderedAhead();
}

qint64 BingoTableModel::orderedAhead() const {
    std::uint32_t cards = 0;
    for (const Order& order : m_table.ahead().orders) {
        cards += isOwn(order.player) ? order.count : 0;
    }
    return cardPrice() * cards;
}

SessionReport BingoTableModel::sessionReport() const { return reportOf(state(), own()); }

const Session* BingoTableModel::idleSession() const { return isPlaying() ? &ownPlayer().session : nullptr; }

int BingoTableModel::variant() const { return ballsOf(settings().variant); }
bool BingoTableModel::hasLetters() const { return settings().variant == Variant::bingo75; }
bool BingoTableModel::hasFreeCentre() const {
    return settings().variant == Variant::bingo75 && settings().freeCentre;
}
QString BingoTableModel::roomName() const { return m_table.tableSession().roomName(); }

int BingoTableModel::cardsSold() const { return static_cast<int>(state().cardsSold()); }
qint64 BingoTableModel::salesValue() const { return state().salesValue().cents; }
int BingoTableModel::players() const { return static_cast<int>(state().buyers); }

qint64 BingoTableModel::prizeMoney() const {
    const PrizePlan plan = reader().plan();
    return (plan.prizeMoney - plan.toBingoJackpot - plan.toLineJackpot).cents;
}

QList<int> BingoTableModel::drawn() const {
    QList<int> list;
    std::ranges::copy(state().balls, std::back_inserter(list));
    return list;
}

int BingoTableModel::drawnCount() const { return static_cast<int>(state().balls.size()); }
int BingoTableModel::lastBall() const { return state().balls.empty() ? 0 : state().balls.back(); }
QString BingoTableModel::lastBallText() const { return ballText(lastBall()); }

QString BingoTableModel::lastBallSpoken() const {
    //: %1 a number or symbol, %2 how many were drawn
    return lastBall() == 0 ? QString() : tr("%1, ball %2").arg(lastBallText()).arg(drawnCount());
}

QColor BingoTableModel::columnColour(int column) const { return art::bingoColours(variant()).value(column); }

int BingoTableModel::pattern() const { return static_cast<int>(settings().pattern.value_or(0)); }

QString BingoTableModel::patternName() const {
    return settings().pattern ? bingo_names::pattern(*settings().pattern) : QString();
}

double BingoTableModel::drawSeconds() const { return static_cast<double>(settings().draw.count()) / 1000.0; }

int BingoTableModel::ownCards() const { return static_cast<int>(ownPlayer().cards.size()); }

qint64 BingoTableModel::ownStaked() const { return ownPlayer().staked.cents; }

void BingoTableModel::setAutomatic(bool automatic) {
    if (automatic == isAutomatic()) {
        return;
    }
    if (!automatic) {
        markAll(); // keep the automatic marks
    }
    m_cards.setAutomatic(automatic);
    if (m_preferences) {
        m_preferences->setAutomaticMarks(automatic);
    }
    refreshActions();
    followUrgency();
    emit marksChanged();
    emit ownChanged();
}

void BingoTableModel::setOrdered(bool ordered) {
    if (ordered == isOrdered()) {
        return;
    }
    m_cards.setOrdered(ordered);
    if (m_preferences) {
        m_preferences->setOrderedCards(ordered);
    }
    emit orderedChanged();
}

void BingoTableModel::setCardsHeld(bool held) {
    if (held != areCardsHeld()) {
        m_cards.setHeld(held);
        emit cardsHeldChanged();
    }
}

int BingoTableModel::missedCount() const { return isAutomatic() ? 0 : m_cards.missedCount(); }

QString BingoTableModel::nextSaleText() const { return captions().nextSale(time().now(), speed()); }

int BingoTableModel::sessionCards() const { return static_cast<int>(sessionSummary().cards); }

QStringList BingoTableModel::sessionPrizes() const { return captions().prizesOf(sessionSummary()); }

void BingoTableModel::buy(int count) {
    submit(Action::buy, Buy{own(), static_cast<std::uint32_t>(std::max(count, 0))});
}

void BingoTableModel::reserve(int count, int rounds) { setReserved(isReservable() ? count : 0, rounds); }

void BingoTableModel::buyForRounds(int count, int rounds) {
    if (m_phase != Sale) {
        reserve(count, rounds);
        return;
    }
    const bool isSold = previewBuy(count).enabled;
    buy(count);
    setReserved(isSold ? count : 0, rounds - 1);
}

void BingoTableModel::setReserved(int count, int rounds) {
    if (m_counter.reserve(count, rounds)) {
        followUrgency();
        emit actionsChanged();
        emit ownChanged(); // the advice
    }
}

void BingoTableModel::takeReserved() {
    if (!isPlaying() || state().phase != bingo::Phase::sale) {
        return;
    }
    if (const int count = m_counter.takeReserved(); count > 0) {
        const bool isSold = previewBuy(count).enabled;
        buy(count);
        if (!isSold) { // nor would it be in the next sales
            m_counter.reserve(0, 0);
        }
        emit actionsChanged();
        emit ownChanged();
    }
}

// A listener must not send commands itself.
void BingoTableModel::takeReservedLater() {
    if (reserved() > 0) {
        QMetaObject::invokeMethod(this, &BingoTableModel::takeReserved, Qt::QueuedConnection);
    }
}

ActionState BingoTableModel::previewBuy(int count) const { return m_counter.askToBuy(count, time().now()); }

double BingoTableModel::priceOf(int count) const {
    return static_cast<double>(cardPrice()) * static_cast<double>(count);
}

void BingoTableModel::mark(int number) {
    if (number >= 1 && number <= ballCount()) {
        submit(Action::mark, Mark{own(), static_cast<Ball>(number)});
    }
}

void BingoTableModel::markAll() {
    if (isScenario() || isObserved()) {
        return; // only its own steps act, or nobody from here
    }
    tableSession().advanceTo(time().now()); // numbers that are due are marked as well
    for (const Ball ball : m_cards.missed()) {
        if (m_table.send(Mark{own(), ball}, time().now())) {
            break; // the others would be refused for the same reason
        }
    }
    flush();
    noteSent();
}

BingoCardFaceInfo BingoTableModel::cardFace(int number) const { return reader().card(number); }

QString BingoTableModel::ballText(int number) const {
    return number >= 1 && number <= ballCount() ? BingoText::ball(static_cast<Ball>(number), settings())
                                                : QString();
}

void BingoTableModel::takeAllowance() { submit(Action::allowance, TakeAllowance{own()}); }
void BingoTableModel::leave() {
    submit(Action::leave, Leave{own()});
    settle();
}
void BingoTableModel::sitAgain() { submit(Action::join, Join{m_table.tableSession().nextPlayer()}); }

std::unique_ptr<BingoTableModel> BingoTableModel::openReplay(std::uint64_t round) const {
    std::unique_ptr<BingoSession> tableSession = m_table.tableSession().replay(round);
    return tableSession ? std::make_unique<BingoTableModel>(std::move(tableSession), 1.0, m_preferences)
                        : nullptr;
}

} // namespace mesaviva::app
