// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bingo/bingo_table_model.h"

#include "app/art/bingo_colours.h"
#include "app/bingo/bingo_event_reader.h"
#include "app/words/amounts.h"
#include "app/words/bingo_names.h"
#include "app/words/bingo_words.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/bingo/decide.h"
#include "engine/record/bingo_json.h"

#include <QLocale>
#include <QTime>

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

// A shorter wait between two rounds is not worth a timer.
constexpr Duration kLongWait = std::chrono::seconds(10);

BingoTableModel::Phase shownPhase(const State& state) {
    switch (state.phase) {
    case bingo::Phase::between: return BingoTableModel::Between;
    case bingo::Phase::sale: return BingoTableModel::Sale;
    case bingo::Phase::announcing: return BingoTableModel::Announcing;
    case bingo::Phase::drawing: {
        const bool pauses = !state.won.empty() && state.won.back().ball == state.balls.size();
        return pauses ? BingoTableModel::PrizePause : BingoTableModel::Drawing;
    }
    case bingo::Phase::checking: return BingoTableModel::Drawing;
    case bingo::Phase::confirming: return BingoTableModel::Confirming;
    case bingo::Phase::voiding:
    case bingo::Phase::ending: break;
    }
    return BingoTableModel::Ending;
}

} // namespace

BingoTableModel::BingoTableModel(std::unique_ptr<BingoHost> host, double speed, AppSettings* settings,
                                 QObject* parent)
    : TableModel(speed, parent),
      m_host(std::move(host)),
      m_shown(m_host->source()),
      m_settings(settings),
      m_numbers(state().settings),
      m_cards(state().settings) {
    if (m_settings) {
        m_cards.setAutomatic(m_settings->isAutomaticMarks());
        m_cards.setOrdered(m_settings->isOrderedCards());
        connect(m_settings, &AppSettings::automaticMarksChanged, this,
                [this] { setAutomatic(m_settings->isAutomaticMarks()); });
        connect(m_settings, &AppSettings::orderedCardsChanged, this,
                [this] { setOrdered(m_settings->isOrderedCards()); });
    }
    readEarlier();
    m_shown.open({[this](const Recorded<Event>& entry, bool past) { read(entry, past); },
                  [this] { forget(); }, [this] { showPresent(); }});
}

BingoTableModel::~BingoTableModel() = default;

void BingoTableModel::forget() {
    clearRound();
    m_announced.reset();
    setPeriod(std::nullopt);
    noteSession(std::nullopt);
    m_endedSummary.reset();
    readEarlier();
}

void BingoTableModel::clearRound() {
    m_newCards.clear();
    m_cards.clear();
    m_numbers.clear();
    m_winners.clear();
    m_ownWon = {};
    m_touched = {true, true, true};
    setResultShown(false);
}

// What earlier rounds have left: how many cards were bought, the session's end, the last words.
void BingoTableModel::readEarlier() {
    showWait(kTableOpened);
    for (std::uint64_t round = 0; round < m_host->source().round(); ++round) {
        int bought = 0;
        for (const Recorded<Event>& entry : m_shown.entries(round)) {
            std::visit(Overloaded{[&](const PlayerJoined& e) { noteArrival(e); },
                                  [&](const CardSold& e) { bought += isOwn(e.player) ? 1 : 0; },
                                  [&](const SaleClosed&) { noteBought(bought); },
                                  [&](const SessionEnded& e) { noteEnd(e); },
                                  [&](const Announced& e) { noteWords(e); }, [](const auto&) {}},
                       entry.event);
        }
    }
}

void BingoTableModel::noteArrival(const PlayerJoined& event) {
    if (isOwn(event.player)) {
        noteSession(std::nullopt);
        m_endedSummary.reset();
    }
}

void BingoTableModel::noteBought(int cards) {
    if (cards > 0) {
        m_lastBought = cards;
    }
}

void BingoTableModel::noteEnd(const SessionEnded& event) {
    if (isOwn(event.player)) {
        m_endedSummary = event.summary;
        m_reserved = 0;
        noteSession(std::pair(event.reason, SessionSummary{event.summary.rounds, event.summary.staked,
                                                           event.summary.returned}));
    }
}

void BingoTableModel::noteWords(const Announced& event) {
    m_announced = event;
    setCaptionRules(textsOf(rulesOf(Event(event), settings())));
}

void BingoTableModel::showPresent() {
    showHistory();
    showFrom(m_host->now());
    emit phaseChanged();
    emit saleChanged();
    emit ballsChanged();
    emit marksChanged();
}

void BingoTableModel::showHistory() {
    std::vector<BingoHistoryModel::Row> rows;
    for (std::uint64_t round = state().round; round > 0 && rows.size() < BingoHistoryModel::kShown; --round) {
        const auto events = m_shown.entries(round);
        if (std::ranges::any_of(events, [](const Recorded<Event>& entry) {
                return std::holds_alternative<RoundClosed>(entry.event);
            })) {
            rows.push_back(reader().round(round));
        }
    }
    m_history.setRows(rows);
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

void BingoTableModel::read(const Recorded<Event>& entry, bool past) {
    if (isDeaf()) {
        return;
    }
    TableEvent told;
    told.kind = textOf(record::eventName(entry.event));
    told.rules = textsOf(rulesOf(entry.event, settings()));
    std::visit(EventReader{*this, entry, told, past}, entry.event);
    if (!past) {
        note(std::move(told), entry.at);
    }
}

void BingoTableModel::submit(Deed deed, const Command& command) {
    if (m_host->isScenario()) {
        return; // its steps alone act
    }
    m_host->advanceTo(time().now());
    const std::optional<bingo::Refusal> refusal = m_host->source().submit(command);
    m_host->advanceTo(time().now()); // cards that are bought come at the same instant
    flush();
    if (refusal) {
        emit refused(textOf(name(deed)), BingoWords::refusal(deed, *refusal, settings()),
                     firstOf(refusal->rules));
    }
}

void BingoTableModel::refresh() {
    takeNewCards();
    refreshPhase();
    m_prizes.setRows(reader().prizes());
    refreshActions();
}

void BingoTableModel::tellMore(const std::vector<TableEvent>&) {
    const Touched touched = std::exchange(m_touched, {});
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
    Actions actions;
    actions.buy = stateOf(Deed::buy, Buy{own(), 1});
    actions.mark = markState();
    actions.undo = {false, tr("Cards that are bought can't be given back."), QStringLiteral("B12")};
    actions.repeat = m_lastBought > 0
                         ? stateOf(Deed::buy, Buy{own(), static_cast<std::uint32_t>(m_lastBought)})
                         : ActionState{false, tr("You have not had cards in this room yet."), {}};
    actions.reservable = canReserve();
    actions.allowance = stateOf(Deed::allowance, TakeAllowance{own()});
    const int most = actions.buy.enabled ? buyable() : 0;
    if (actions != m_actions || most != m_mostBuyable) {
        m_actions = actions;
        m_mostBuyable = most;
        emit actionsChanged();
    }
}

ActionState BingoTableModel::stateOf(Deed deed, const Command& command) const {
    if (m_host->isReplay()) {
        return {false, tr("This is an earlier round that is played back."), QStringLiteral("B50")};
    }
    if (m_host->isScenario()) {
        return {false, tr("A scenario is playing; its steps act."), {}};
    }
    m_scratch.clear();
    const std::optional<bingo::Refusal> refusal = decide(state(), command, time().now(), m_scratch);
    if (!refusal) {
        return {true, {}, {}};
    }
    return {false, BingoWords::refusal(deed, *refusal, settings()), firstOf(refusal->rules)};
}

ActionState BingoTableModel::markState() const {
    if (isAutomatic()) {
        return {false, tr("Numbers are marked by themselves."), QStringLiteral("B27")};
    }
    const std::vector<Ball> missed = m_cards.missed();
    if (missed.empty() && ownCards() > 0) {
        return {false, tr("All drawn numbers are marked."), QStringLiteral("B27")};
    }
    return stateOf(Deed::mark, Mark{own(), missed.empty() ? Ball{0} : missed.front()});
}

// How many more cards the limit (B13), the points (B10) and the round's supply (B15) allow.
int BingoTableModel::buyable() const {
    const auto most = static_cast<std::uint64_t>(settings().maxCards) - ownPlayer()->cards.size();
    const auto paid = static_cast<std::uint64_t>(wallet() / cardPrice());
    const std::uint64_t left =
        state().book.room() - std::min<std::uint64_t>(state().book.room(), state().ordered);
    return static_cast<int>(std::min({most, paid, left}));
}

const Player* BingoTableModel::ownPlayer() const {
    return own() != kNobody && own() < state().players.size() ? &state().players[own()] : nullptr;
}

bool BingoTableModel::isPlaying() const { return ownPlayer() && ownPlayer()->here; }

bingo::Summary BingoTableModel::sessionSummary() const {
    return m_endedSummary ? *m_endedSummary : isPlaying() ? ownPlayer()->summary : bingo::Summary{};
}

SessionSummary BingoTableModel::runningSummary() const {
    const bingo::Summary& summary = ownPlayer()->summary;
    return {summary.rounds, summary.staked, summary.returned};
}

QString BingoTableModel::endRule(SessionEnd reason) const {
    return reason == SessionEnd::left ? QStringLiteral("B53") : QStringLiteral("B55");
}

void BingoTableModel::leaveUnheard() { m_host->source().submit(Leave{own()}); }

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
    const QString variant = BingoWords::variant(settings().variant);
    return room.isEmpty() || room == variant ? variant : QStringLiteral("%1 · %2").arg(room, variant);
}
QString BingoTableModel::rulesName() const { return BingoWords::rules(); }
int BingoTableModel::round() const { return static_cast<int>(state().round); }
qint64 BingoTableModel::maximum() const { return cardPrice() * maxCards(); }

QString BingoTableModel::caption() const {
    if (!m_announced) {
        return {};
    }
    const PlayerId player = m_announced->player;
    QString text = BingoWords::announcement(
        *m_announced, settings(), player == kNobody ? QString() : m_host->playerName(player), isOwn(player));
    if (m_announced->phrase == OwnPhrase::prize) {
        const QString winners = winnersOf(m_announced->kind);
        text += winners.isEmpty() ? QString() : QStringLiteral(" · ") + winners;
    } else if (m_announced->phrase == CommonPhrase::round_void && state().voidReason) {
        text += QStringLiteral(". ") + BingoWords::voidReason(*state().voidReason);
    }
    return text;
}

// Who has won a prize, in words; empty where nobody has.
QString BingoTableModel::winnersOf(PrizeKind kind) const {
    const auto won = std::ranges::find(state().won, kind, &WonPrize::kind);
    return won == state().won.end() ? QString() : reader().winners(won->winners);
}

QString BingoTableModel::periodName() const {
    if (!period()) {
        return {};
    }
    return period()->kind == SaleTime ? tr("Sale") : tr("Next sale");
}

bool BingoTableModel::isPeriodWarning() const { return false; }
qint64 BingoTableModel::allowance() const { return settings().allowance.cents; }
QStringList BingoTableModel::houseRules() const { return BingoWords::houseRules(settings()); }

QString BingoTableModel::advice() const {
    if (isReplay()) {
        return tr("This is an earlier round that is played back.");
    }
    if (!isPlaying()) {
        return isSessionOver() ? tr("Your session is over.") : tr("You are watching this room.");
    }
    const bool calm = m_phase == Between || m_phase == Announcing || m_phase == Drawing;
    if (m_reserved > 0 && calm) {
        return tr("%n card(s) reserved for the next sale.", nullptr, m_reserved);
    }
    switch (m_phase) {
    case Between: return nextSaleText();
    case Sale:
        return ownCards() == 0 ? tr("Buy cards: %1 each.").arg(amountText(settings().cardPrice))
                               : tr("You have %1; the draw begins when the sale is over.")
                                     .arg(BingoWords::cards(ownCards()));
    case Announcing: return tr("The sale is closed; the draw begins in a moment.");
    case Drawing:
        if (ownCards() == 0) {
            return tr("You have no card in this round; the next sale opens after bingo.");
        }
        return isAutomatic() ? tr("Your cards are marked by themselves.")
                             : tr("Mark the drawn numbers on your cards.");
    case PrizePause: return tr("The draw pauses for a prize.");
    case Confirming: return tr("Bingo: the prizes are being confirmed.");
    case Ending:
        return state().voidReason ? BingoWords::voidReason(*state().voidReason) : tr("All prizes are paid.");
    }
    return {};
}

bool BingoTableModel::hasStakesDown() const {
    return ownPlayer() && !ownPlayer()->cards.empty() && !ownPlayer()->settled;
}

bool BingoTableModel::isIdleWarning() const { return isPlaying() && ownPlayer()->session.warned; }
qint64 BingoTableModel::wallet() const { return ownPlayer() ? state().wallet(own()).cents : 0; }

int BingoTableModel::variant() const { return ballsOf(settings().variant); }
bool BingoTableModel::hasLetters() const { return settings().variant == Variant::bingo75; }
bool BingoTableModel::hasFreeCentre() const {
    return settings().variant == Variant::bingo75 && settings().freeCentre;
}
QString BingoTableModel::roomName() const { return m_host->roomName(); }

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

int BingoTableModel::ownCards() const {
    return ownPlayer() ? static_cast<int>(ownPlayer()->cards.size()) : 0;
}

qint64 BingoTableModel::ownStaked() const { return ownPlayer() ? ownPlayer()->staked.cents : 0; }

void BingoTableModel::setAutomatic(bool automatic) {
    if (automatic == isAutomatic()) {
        return;
    }
    if (!automatic) {
        markAll(); // what was marked by itself stays so
    }
    m_cards.setAutomatic(automatic);
    if (m_settings) {
        m_settings->setAutomaticMarks(automatic);
    }
    refreshActions();
    emit marksChanged();
    emit ownChanged();
}

void BingoTableModel::setOrdered(bool ordered) {
    if (ordered == isOrdered()) {
        return;
    }
    m_cards.setOrdered(ordered);
    if (m_settings) {
        m_settings->setOrderedCards(ordered);
    }
    emit orderedChanged();
}

int BingoTableModel::missedCount() const { return isAutomatic() ? 0 : m_cards.missedCount(); }

std::vector<WonPrize> BingoTableModel::called() const {
    std::vector<WonPrize> prizes;
    for (const WonPrize& won : state().won) {
        if (won.ball == state().won.back().ball) {
            prizes.push_back(won);
        }
    }
    return prizes;
}

QString BingoTableModel::callTitle() const {
    QStringList names;
    for (const WonPrize& won : called()) {
        names.append(BingoWords::prize(won.kind));
    }
    return names.join(QStringLiteral(" · "));
}

QString BingoTableModel::callText() const {
    QStringList lines;
    for (const WonPrize& won : called()) {
        Money amount;
        for (const Winner& winner : won.winners) {
            amount += winner.amount;
        }
        const QString who = reader().winners(won.winners);
        //: %1 names, %2 an amount
        lines.append(
            (won.winners.size() == 1 ? tr("%1: %2") : tr("%1: %2 together")).arg(who, amountText(amount)));
    }
    return lines.join(u'\n');
}

bool BingoTableModel::isCallOwn() const {
    const std::vector<WonPrize> prizes = called();
    return std::ranges::any_of(prizes, [this](const WonPrize& won) {
        return std::ranges::any_of(won.winners,
                                   [this](const Winner& winner) { return reader().isOwn(winner.owner); });
    });
}

QString BingoTableModel::resultText() const {
    if (state().voidReason) {
        return BingoWords::voidReason(*state().voidReason);
    }
    QStringList texts;
    for (const WonPrize& won : state().won) {
        texts.append(tr("%1: %2").arg(BingoWords::prize(won.kind), reader().winners(won.winners)));
    }
    return texts.join(QStringLiteral(" · "));
}

QString BingoTableModel::nextSaleText() const {
    if (state().phase != bingo::Phase::between) {
        return {};
    }
    if (!state().due) {
        return tr("No further sale is announced.");
    }
    const Duration wait = *state().due - time().now();
    if (wait < kLongWait || isScenario()) {
        return tr("The next sale opens in a moment.");
    }
    const auto milliseconds = static_cast<int>(static_cast<double>(wait.count()) / speed());
    const QTime at = QTime::currentTime().addMSecs(milliseconds + 30'000); // to the nearest minute
    return tr("The next sale opens at %1.").arg(at.toString(QStringLiteral("HH:mm")));
}

QString BingoTableModel::commitment() const {
    return state().round == 0 ? QString() : QString::fromStdString(toHex(state().commitment));
}

int BingoTableModel::sessionCards() const { return static_cast<int>(sessionSummary().cards); }

QStringList BingoTableModel::sessionPrizes() const {
    const bingo::Summary summary = sessionSummary();
    QStringList list;
    const auto add = [&](const QString& what, Money amount) {
        if (amount > Money{}) {
            list.append(tr("%1: %2").arg(what, amountText(amount)));
        }
    };
    for (std::size_t i = 0; i < kPrizeKinds; ++i) {
        add(BingoWords::prize(static_cast<PrizeKind>(i)), summary.prizes[i]);
    }
    add(tr("Refunded cards"), summary.refunded);
    return list;
}

void BingoTableModel::buy(int count) {
    submit(Deed::buy, Buy{own(), static_cast<std::uint32_t>(std::max(count, 0))});
}

bool BingoTableModel::canReserve() const {
    return isPlaying() && !m_host->isReplay() && !m_host->isScenario() && state().phase != bingo::Phase::sale;
}

void BingoTableModel::reserve(int count) {
    const int now = canReserve() ? std::clamp(count, 0, maxCards()) : 0;
    if (now != m_reserved) {
        m_reserved = now;
        emit actionsChanged();
        emit ownChanged(); // the advice
    }
}

void BingoTableModel::takeReserved() {
    if (const int count = std::exchange(m_reserved, 0); count > 0) {
        buy(count);
        emit actionsChanged();
    }
}

ActionState BingoTableModel::previewBuy(int count) const {
    return stateOf(Deed::buy, Buy{own(), static_cast<std::uint32_t>(std::max(count, 0))});
}

double BingoTableModel::priceOf(int count) const {
    return static_cast<double>(cardPrice()) * static_cast<double>(count);
}

void BingoTableModel::mark(int number) {
    if (number >= 1 && number <= ballCount()) {
        submit(Deed::mark, Mark{own(), static_cast<Ball>(number)});
    }
}

void BingoTableModel::markAll() {
    if (m_host->isScenario()) {
        return;
    }
    m_host->advanceTo(time().now());
    for (const Ball ball : m_cards.missed()) {
        if (m_host->source().submit(Mark{own(), ball})) {
            break; // the others would be refused for the same reason
        }
    }
    flush();
}

BingoCardFaceInfo BingoTableModel::cardFace(int number) const { return reader().card(number); }

QString BingoTableModel::ballText(int number) const {
    return number >= 1 && number <= ballCount() ? BingoWords::ball(static_cast<Ball>(number), settings())
                                                : QString();
}

void BingoTableModel::takeAllowance() { submit(Deed::allowance, TakeAllowance{own()}); }
void BingoTableModel::leave() {
    submit(Deed::leave, Leave{own()});
    settle();
}
void BingoTableModel::sitAgain() { submit(Deed::join, Join{own()}); }

std::unique_ptr<BingoTableModel> BingoTableModel::openReplay(int historyRow, double speed) const {
    std::unique_ptr<BingoHost> host = m_host->replay(m_history.roundAt(historyRow));
    return host ? std::make_unique<BingoTableModel>(std::move(host), speed, m_settings) : nullptr;
}

} // namespace mesaviva::app
