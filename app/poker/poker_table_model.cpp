// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poker/poker_table_model.h"

#include "base/overloaded.h"
#include "poker/decide.h"
#include "poker/pay_table.h"
#include "record/poker_json.h"
#include "words/amounts.h"
#include "words/poker_words.h"

#include <QLocale>

#include <algorithm>

namespace mesaviva::app {

using namespace poker;

namespace {

// How often the visible timer moves on; a hand's breadth of its ring at a time is enough for the eye.
constexpr int kTickMilliseconds = 100;
// Chips that leave the cloth are out of sight by then, whatever the motion.
constexpr int kSweepMilliseconds = 1200;

// From 1 cent to 1000 euros; every amount can be laid with them.
constexpr std::array<qint64, 14> kChips = {1,   5,     10,    20,    50,     100,    200,
                                           500, 1'000, 2'500, 5'000, 10'000, 50'000, 100'000};
constexpr std::size_t kChipsOffered = 5;

QStringList ruleTexts(const Rules& rules) {
    QStringList list;
    for (RuleId rule : rules) {
        list.append(QString::fromUtf8(rule.text().data(), static_cast<qsizetype>(rule.text().size())));
    }
    return list;
}

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

double seconds(Duration duration) { return static_cast<double>(duration.count()) / 1000.0; }

SeatListModel::Status statusOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::folded: return SeatListModel::Folded;
    case Verdict::won:
    case Verdict::dealer_not_qualified: return SeatListModel::Won;
    case Verdict::lost: return SeatListModel::Lost;
    case Verdict::tie: return SeatListModel::Tied;
    case Verdict::ante_returned:
    case Verdict::voided: return SeatListModel::Returned;
    }
    return SeatListModel::Waiting;
}

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

// Carries each event into the list models, and notes for whom it matters.
struct PokerTableModel::EventReader {
    PokerTableModel& model;
    Instant at;
    TableEvent& told;

    void about(PlayerId player) const { told.seat = model.seatNumber(player); }

    Outcome& outcome(PlayerId player) const {
        return model.m_outcomes[static_cast<std::size_t>(model.seatNumber(player) - 1)];
    }

    void chips(PlayerId player, Box box, Money amount) const {
        about(player);
        told.box = text(name(box));
        told.amount = amount.cents;
    }

    void operator()(const PlayerSat& e) const {
        model.m_lastSeats.resize(std::max<std::size_t>(model.m_lastSeats.size(), e.player + 1U));
        model.m_lastSeats[e.player] = e.seat;
        about(e.player);
        outcome(e.player) = {};
        if (model.isOwn(e.player)) {
            model.m_sessionEnded.reset();
        }
    }
    void operator()(const RoundOpened&) const {
        model.m_cards.clear();
        model.m_stacks.clear();
        model.m_outcomes = {};
        model.m_dealerShown = false;
        model.setResultShown(false);
    }
    void operator()(const BettingOpened& e) const {
        if (e.until) {
            model.setPeriod(Period{Period::Kind::betting, at, *e.until});
        }
    }
    void operator()(const BettingClosed&) const {
        model.setPeriod(std::nullopt);
        model.m_stacks.tidy();
    }
    void operator()(const Staked& e) const {
        chips(e.player, e.box, e.amount);
        model.m_stacks.add(e.amount.cents, told.seat, StackListModel::Wallet,
                           e.box == Box::ante ? StackListModel::Ante : StackListModel::Bet);
    }
    void operator()(const StakeTakenBack& e) const {
        chips(e.player, Box::ante, e.amount);
        model.m_stacks.moveNewest(told.seat, StackListModel::Ante, StackListModel::Wallet, e.amount.cents);
    }
    void operator()(const CardBurnt& e) const {
        model.m_cards.add({e.card, CardListModel::Burnt, 0, 0, true, false});
    }
    void operator()(const CardDealt& e) const {
        const bool toDealer = e.player == kNobody;
        const bool mine = model.isOwn(e.player);
        CardListModel::Row row;
        if (e.faceUp || mine) {
            row.card = e.card;
        }
        // A hand that is folded while cards are still being dealt gets the rest of them into the discards.
        const bool folded = !toDealer && outcome(e.player).status == SeatListModel::Folded;
        row.place = toDealer ? CardListModel::Dealer
                    : folded ? CardListModel::Collected
                             : CardListModel::Seat;
        row.seat = toDealer ? 0 : model.seatNumber(e.player);
        row.position = e.place;
        row.faceUp = e.faceUp;
        row.own = mine;
        told.seat = row.seat;
        model.m_cards.add(row);
    }
    void operator()(const DecisionOpened& e) const {
        model.setPeriod(Period{Period::Kind::decision, at, e.until});
    }
    void operator()(const DecisionExtended& e) const {
        model.setPeriod(Period{Period::Kind::extra, at, e.until});
    }
    void operator()(const Folded& e) const {
        chips(e.player, Box::ante, e.amount);
        outcome(e.player).status = SeatListModel::Folded;
        model.m_cards.collectSeat(told.seat);
        model.m_stacks.move(told.seat, StackListModel::Ante, StackListModel::Tray);
    }
    void operator()(const CardRevealed& e) const {
        about(e.player);
        if (e.player == kNobody) {
            model.m_cards.reveal(CardListModel::Dealer, 0, e.place, e.card);
            return;
        }
        outcome(e.player).handShown = true;
        model.m_cards.reveal(CardListModel::Seat, told.seat, e.place, e.card);
    }
    void operator()(const DealerQualified&) const { model.m_dealerShown = true; }
    void operator()(const Collected& e) const {
        chips(e.player, e.box, e.amount);
        model.m_stacks.move(told.seat, e.box == Box::ante ? StackListModel::Ante : StackListModel::Bet,
                            StackListModel::Tray);
    }
    void operator()(const Paid& e) const {
        chips(e.player, e.box, e.amount);
        model.m_stacks.add(e.amount.cents, told.seat, StackListModel::Tray,
                           e.box == Box::ante ? StackListModel::AnteWinnings : StackListModel::BetWinnings);
    }
    void operator()(const Settled& e) const {
        about(e.player);
        told.amount = e.net().cents;
        Outcome& result = outcome(e.player);
        result.status = statusOf(e.verdict);
        result.net = e.net();
        result.settled = true;
        if (model.isOwn(e.player)) {
            model.setResultShown(true);
        }
    }
    void operator()(const RoundVoid&) const { model.setPeriod(std::nullopt); }
    void operator()(const RoundClosed&) const {
        // What was won or came back has rested in its box for all to see; now it is taken up.
        for (int seat = 1; seat <= model.seatCount(); ++seat) {
            for (const auto place : {StackListModel::Ante, StackListModel::AnteWinnings, StackListModel::Bet,
                                     StackListModel::BetWinnings}) {
                model.m_stacks.move(seat, place, StackListModel::Wallet);
            }
        }
        model.m_cards.collectAll();
        model.setPeriod(std::nullopt);
    }
    void operator()(const SessionEnded& e) const {
        about(e.player);
        if (model.isOwn(e.player)) {
            model.m_sessionEnded = e;
        }
    }
    void operator()(const Announced& e) const {
        told.phrase = text(name(e.phrase));
        told.amount = e.amount.cents;
        if (e.player != kNobody) {
            about(e.player);
        }
        model.m_announced = e;
        model.m_captionRules = told.rules;
    }
    void operator()(const Refused& e) const { about(e.player); }
    void operator()(const PlayerAdmitted&) const {}
    void operator()(const AllowanceTaken& e) const { about(e.player); }
    void operator()(const SystemFailed&) const { model.setPeriod(std::nullopt); }
    void operator()(const PlayerWasLost& e) const { about(e.player); }
    void operator()(const PlayerCameBack& e) const { about(e.player); }
    void operator()(const PlayerLeaving& e) const { about(e.player); }
    void operator()(const SessionInvited& e) const { about(e.player); }
    void operator()(const SessionWarned& e) const { about(e.player); }
};

PokerTableModel::PokerTableModel(std::unique_ptr<PokerHost> host, double speed, QObject* parent)
    : TableModel(parent),
      m_host(std::move(host)),
      m_time(speed) {
    const State& state = m_host->state();
    m_seats.setSeats(state.settings.seats);
    for (const Player& player : state.players) {
        m_lastSeats.push_back(player.seat);
    }
    m_ticker.setInterval(kTickMilliseconds);
    connect(&m_ticker, &QTimer::timeout, this, &TableModel::remainingChanged);
    m_sweeper.setInterval(kSweepMilliseconds);
    m_sweeper.setSingleShot(true);
    connect(&m_sweeper, &QTimer::timeout, &m_stacks, &StackListModel::removeLeft);
    connect(&m_time, &RealTime::due, this, &PokerTableModel::onDue);
    m_host->setListener([this](const Recorded<Event>& entry) { hear(entry); });
    flush();
}

PokerTableModel::~PokerTableModel() { m_host->setListener({}); }

void PokerTableModel::hear(const Recorded<Event>& entry) {
    TableEvent told;
    told.kind = text(record::eventName(entry.event));
    told.rules = ruleTexts(rulesOf(entry.event));
    std::visit(EventReader{*this, entry.at, told}, entry.event);
    if (const std::optional<Instant> due = m_host->nextDue(); due && *due > entry.at) {
        told.seconds = seconds(*due - entry.at);
    }
    m_happened.push_back(told);
    if (std::holds_alternative<RoundClosed>(entry.event)) {
        m_lastRound.read(
            m_host->journal().round(entry.round), [this](PlayerId player) { return sitter(player); },
            m_host->state().settings.ranking);
    }
}

void PokerTableModel::submit(Deed deed, const Command& command) {
    if (m_host->isScenario()) {
        return; // its steps alone act
    }
    m_host->advanceTo(m_time.now());
    const std::optional<Refusal> refusal = m_host->submit(command);
    flush();
    if (refusal) {
        emit refused(text(name(deed)), PokerWords::refusal(deed, *refusal),
                     ruleTexts(refusal->rules).value(0));
    }
}

void PokerTableModel::onDue() {
    m_host->advanceTo(m_time.now());
    flush();
}

void PokerTableModel::flush() {
    m_time.wakeAt(m_host->nextDue());
    refreshPhase();
    for (int seat = 1; seat <= seatCount(); ++seat) {
        refreshSeat(seat);
    }
    refreshActions();
    if (m_host->isScenarioOver() != m_scenarioOver) {
        m_scenarioOver = m_host->isScenarioOver();
        emit scenarioOverChanged();
    }
    if (m_happened.empty()) {
        return;
    }
    bool roundOpened = false;
    bool announced = false;
    bool dealer = false;
    bool session = false;
    const std::vector<TableEvent> happenedNow = std::exchange(m_happened, {});
    for (const TableEvent& event : happenedNow) {
        roundOpened = roundOpened || event.kind == QLatin1String("round_opened");
        announced = announced || !event.phrase.isEmpty();
        dealer = dealer || event.kind == QLatin1String("dealer_qualified");
        session = session || event.kind == QLatin1String("session_ended") ||
                  event.kind == QLatin1String("player_sat") || event.kind == QLatin1String("settled");
    }
    emit ownChanged();
    if (roundOpened) {
        emit roundChanged();
    }
    if (announced) {
        emit captionChanged();
    }
    if (dealer || roundOpened) {
        emit dealerHandChanged();
    }
    if (session) {
        emit sessionChanged();
    }
    m_sweeper.start();
    for (const TableEvent& event : happenedNow) {
        emit happened(event);
    }
}

void PokerTableModel::refreshPhase() {
    const Phase phase = shownPhase(m_host->state().phase);
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
    const State& state = m_host->state();
    const auto index = static_cast<std::size_t>(seat - 1);
    const Seat& place = state.seats[index];
    const Outcome& outcome = m_outcomes[index];
    SeatListModel::Row row;
    if (place.player != kNobody) {
        row.playerName = nameOf(place.player);
        row.simulated = m_host->isSimulated(place.player);
        row.own = isOwn(place.player);
        row.connected = place.connected;
        row.wallet = state.wallet(place.player).cents;
        row.ante = state.inBox(index, Box::ante).cents;
        row.bet = state.inBox(index, Box::bet).cents;
        row.settled = outcome.settled;
        row.net = outcome.net.cents;
        const bool deciding = state.phase == poker::Phase::deciding || state.phase == poker::Phase::extended;
        if (outcome.settled || outcome.status == SeatListModel::Folded) {
            row.status = outcome.status;
        } else if (place.decision == Decision::bet) {
            row.status = SeatListModel::InPlay;
        } else if (place.dealtIn && deciding) {
            row.status = SeatListModel::Thinking;
        } else {
            row.status = row.ante > 0 ? SeatListModel::Staked : SeatListModel::Waiting;
        }
        const bool seen = outcome.handShown || (row.own && ownHandComplete());
        if (seen && place.dealtIn && state.dealComplete) {
            row.handName = PokerWords::hand(place.cards, state.settings.ranking);
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
    const std::optional<Refusal> refusal = decide(m_host->state(), command, m_time.now(), m_scratch);
    if (!refusal) {
        return {true, {}, {}};
    }
    return {false, PokerWords::refusal(deed, *refusal), ruleTexts(refusal->rules).value(0)};
}

void PokerTableModel::setPeriod(std::optional<Period> period) {
    if (!period && !m_period) {
        return;
    }
    m_period = period;
    updateTicker();
    emit periodChanged();
    emit remainingChanged();
}

void PokerTableModel::updateTicker() {
    if (m_period && !m_time.isPaused()) {
        m_ticker.start();
    } else {
        m_ticker.stop();
    }
}

void PokerTableModel::setResultShown(bool shown) {
    if (shown) {
        m_result.read(
            m_host->journal().round(m_host->state().round),
            [this](PlayerId player) { return sitter(player); }, m_host->state().settings.ranking);
    }
    if (shown != m_resultShown) {
        m_resultShown = shown;
        emit resultShownChanged();
    }
}

bool PokerTableModel::isSeated() const {
    return own() != kNobody && own() < m_host->state().players.size() &&
           m_host->state().players[own()].seat != 0;
}

const Seat* PokerTableModel::ownPlace() const {
    return isSeated() ? &m_host->state().seatOf(own()) : nullptr;
}

bool PokerTableModel::ownHandComplete() const {
    const Seat* place = ownPlace();
    return place && place->dealtIn && m_host->state().dealComplete;
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
int PokerTableModel::round() const { return static_cast<int>(m_host->state().round); }
qint64 PokerTableModel::minimum() const { return m_host->state().settings.minimum.cents; }
qint64 PokerTableModel::maximum() const { return m_host->state().settings.maximum.cents; }
bool PokerTableModel::isIndividual() const { return m_host->state().settings.individual; }
int PokerTableModel::seatCount() const { return m_host->state().settings.seats; }

QString PokerTableModel::caption() const {
    if (!m_announced) {
        return {};
    }
    const PlayerId player = m_announced->player;
    return PokerWords::announcement(*m_announced, player == kNobody ? QString() : nameOf(player),
                                    isOwn(player));
}

QString PokerTableModel::periodName() const {
    if (!m_period) {
        return {};
    }
    switch (m_period->kind) {
    case Period::Kind::betting: return tr("Betting");
    case Period::Kind::decision: return tr("Decision");
    case Period::Kind::extra: return tr("Extra time");
    }
    return {};
}

bool PokerTableModel::isPeriodWarning() const { return m_period && m_period->kind == Period::Kind::extra; }
double PokerTableModel::periodSeconds() const {
    return m_period ? seconds(m_period->until - m_period->opened) : 0;
}

double PokerTableModel::remainingSeconds() const {
    return m_period ? std::max(0.0, seconds(m_period->until - m_time.now())) : 0;
}

bool PokerTableModel::isPaused() const { return m_time.isPaused(); }

void PokerTableModel::setPaused(bool paused) {
    if (paused == m_time.isPaused()) {
        return;
    }
    m_time.setPaused(paused);
    updateTicker();
    emit pausedChanged();
}

double PokerTableModel::speed() const { return m_time.speed(); }
bool PokerTableModel::isScenario() const { return m_host->isScenario(); }
bool PokerTableModel::isScenarioOver() const { return m_scenarioOver; }
QString PokerTableModel::scenarioTitle() const {
    return m_host->scenarioTitle(QLocale().language() == QLocale::Portuguese ? QStringLiteral("pt")
                                                                             : QStringLiteral("en"));
}

int PokerTableModel::ownSeat() const { return seatNumber(own()); }
qint64 PokerTableModel::wallet() const {
    return own() == kNobody || own() >= m_host->state().players.size() ? 0
                                                                       : m_host->state().wallet(own()).cents;
}

qint64 PokerTableModel::ownAnte() const {
    return isSeated() ? m_host->state().inBox(static_cast<std::size_t>(ownSeat() - 1), Box::ante).cents : 0;
}

qint64 PokerTableModel::ownBet() const {
    return isSeated() ? m_host->state().inBox(static_cast<std::size_t>(ownSeat() - 1), Box::bet).cents : 0;
}

qint64 PokerTableModel::betAmount() const {
    const Seat* place = ownPlace();
    // Once the ante is paid its winnings lie in the box, too.
    return kBetPerAnte * (place && place->antePaid ? ownAnte() / (1 + kAnteMultiple) : ownAnte());
}

qint64 PokerTableModel::lastAnte() const {
    return own() < m_host->state().players.size() ? m_host->state().players[own()].lastAnte.cents : 0;
}

QStringList PokerTableModel::ownCards() const {
    QStringList cards;
    for (const CardListModel::Row& row : m_cards.rows()) {
        if (row.own && row.card && row.place == CardListModel::Seat) {
            cards.append(QString::fromStdString(row.card->text()));
        }
    }
    return cards;
}

QString PokerTableModel::ownHandName() const {
    const Seat* place = ownPlace();
    return ownHandComplete() && place->decision != Decision::folded
               ? PokerWords::hand(place->cards, m_host->state().settings.ranking)
               : QString();
}

QString PokerTableModel::dealerHandName() const {
    if (!m_dealerShown) {
        return {};
    }
    const State& state = m_host->state();
    const QString hand = PokerWords::hand(state.dealer, state.settings.ranking);
    return state.qualified ? hand : tr("%1: does not qualify").arg(hand);
}

QVariantList PokerTableModel::chipValues() const {
    QVariantList values;
    for (qint64 chip : kChips) {
        if (chip >= minimum() && chip <= maximum() && values.size() < static_cast<qsizetype>(kChipsOffered)) {
            values.append(chip);
        }
    }
    if (values.isEmpty()) {
        values.append(minimum());
    }
    return values;
}

QStringList PokerTableModel::houseRules() const {
    const Settings& settings = m_host->state().settings;
    return {settings.ranking.aceHighStraight ? tr("A-K-Q-J-10 of mixed suits is a straight (I-P8)")
                                             : tr("A-K-Q-J-10 of mixed suits is high cards (P8, strict)"),
            settings.systemFailure == SystemFailureRule::settle_bets
                ? tr("After a system failure bets that are down are settled (I-P33)")
                : tr("After a system failure the whole round is void (P33)")};
}

QString PokerTableModel::advice() const {
    const Seat* place = ownPlace();
    if (!place) {
        return m_sessionEnded ? tr("Your session is over.") : tr("You are watching this table.");
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

bool PokerTableModel::isOutOfPoints() const { return m_actions.allowance.enabled; }
qint64 PokerTableModel::allowance() const { return m_host->state().settings.allowance.cents; }
bool PokerTableModel::isIdleWarning() const {
    return isSeated() && m_host->state().players[own()].session.warned;
}

bool PokerTableModel::isSessionOver() const { return m_sessionEnded.has_value(); }

QString PokerTableModel::sessionOverReason() const {
    if (!m_sessionEnded) {
        return {};
    }
    return m_sessionEnded->reason == SessionEnd::left
               ? tr("You have ended the session.")
               : tr("The session was ended because no stake followed the warning.");
}

QString PokerTableModel::sessionOverRule() const {
    if (!m_sessionEnded) {
        return {};
    }
    return m_sessionEnded->reason == SessionEnd::left ? QStringLiteral("P40") : QStringLiteral("P42");
}

namespace {

SessionSummary summaryOf(const std::optional<SessionEnded>& ended, const State& state, PlayerId player) {
    if (ended) {
        return ended->summary;
    }
    return player < state.players.size() ? state.players[player].session.summary : SessionSummary{};
}

} // namespace

int PokerTableModel::sessionRounds() const {
    return static_cast<int>(summaryOf(m_sessionEnded, m_host->state(), own()).rounds);
}
qint64 PokerTableModel::sessionStaked() const {
    return summaryOf(m_sessionEnded, m_host->state(), own()).staked.cents;
}
qint64 PokerTableModel::sessionReturned() const {
    return summaryOf(m_sessionEnded, m_host->state(), own()).returned.cents;
}
qint64 PokerTableModel::sessionNet() const {
    return summaryOf(m_sessionEnded, m_host->state(), own()).net().cents;
}

void PokerTableModel::placeAnte(qint64 cents) { submit(Deed::ante, PlaceAnte{own(), Money{cents}}); }
void PokerTableModel::undo() { submit(Deed::undo, UndoAnte{own()}); }
void PokerTableModel::clear() { submit(Deed::clear, ClearAnte{own()}); }
void PokerTableModel::repeatAnte() { submit(Deed::repeat, RepeatAnte{own()}); }
void PokerTableModel::deal() { submit(Deed::deal, Deal{own()}); }
void PokerTableModel::fold() { submit(Deed::fold, Fold{own()}); }
void PokerTableModel::bet() { submit(Deed::bet, Bet{own()}); }
void PokerTableModel::settleAndLeave() {
    if (m_host->isScenario() || !isSeated()) {
        return;
    }
    m_host->setListener({});
    m_host->submit(Leave{own()});
    // The round ends in table time, which nobody has to wait for here.
    while (isSeated()) {
        const std::optional<Instant> due = m_host->nextDue();
        if (!due) {
            break;
        }
        m_host->advanceTo(*due);
    }
}

void PokerTableModel::takeAllowance() { submit(Deed::allowance, TakeAllowance{own()}); }
void PokerTableModel::leave() { submit(Deed::leave, Leave{own()}); }
void PokerTableModel::sitAgain() { submit(Deed::sit, Sit{own(), ownSeat()}); }

bool PokerTableModel::hasStakesDown() const { return ownAnte() > 0 || ownBet() > 0; }

void PokerTableModel::retranslate() {
    for (int seat = 1; seat <= seatCount(); ++seat) {
        refreshSeat(seat);
    }
    refreshActions();
    m_cards.retranslate();
    m_stacks.retranslate();
    m_lastRound.retranslate();
    m_result.retranslate();
    emit texts();
    emit ownChanged();
    emit captionChanged();
    emit dealerHandChanged();
    emit sessionChanged();
    emit periodChanged();
    emit actionsChanged();
}

} // namespace mesaviva::app
