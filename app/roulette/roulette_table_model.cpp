// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/roulette/roulette_table_model.h"

#include "app/roulette/roulette_event_reader.h"
#include "app/roulette/track.h"
#include "app/words/amounts.h"
#include "app/words/roulette_words.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/record/roulette_json.h"
#include "engine/roulette/decide.h"
#include "engine/roulette/placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace mesaviva::app {

using namespace roulette;

namespace {

// How many value-less chips one grip takes.
constexpr std::array<qint64, 5> kGrips = {1, 2, 5, 10, 20};

RouletteTableModel::Phase shownPhase(roulette::Phase phase) {
    switch (phase) {
    case roulette::Phase::between: return RouletteTableModel::Between;
    case roulette::Phase::betting: return RouletteTableModel::Betting;
    case roulette::Phase::launching:
    case roulette::Phase::running: return RouletteTableModel::Running;
    case roulette::Phase::drawn: return RouletteTableModel::Drawn;
    case roulette::Phase::paying: return RouletteTableModel::Paying;
    case roulette::Phase::ending: return RouletteTableModel::Ending;
    }
    return RouletteTableModel::Between;
}

bool isSpot(int spot, const Settings& settings) {
    return spot >= 0 && spot < static_cast<int>(settings.layout().spots().size());
}

} // namespace

RouletteTableModel::RouletteTableModel(std::unique_ptr<RouletteHost> host, double speed, const QString& file,
                                       QObject* parent)
    : TableModel(speed, parent),
      m_host(std::move(host)),
      m_shown(m_host->source()),
      m_stakes(state().settings, [this](PlayerId player) { return staker(player); }),
      m_statistics(state().settings.wheelOrder()),
      m_favourites(state().settings, file),
      m_wheel(state().settings.wheelOrder(), time()) {
    connect(&m_wheel, &WheelMotion::struck, this, &TableModel::struck);
    connect(&m_wheel, &WheelMotion::poseChanged, this, [this] {
        const bool rolls = m_wheel.stage() == WheelMotion::Track || m_wheel.stage() == WheelMotion::Slope;
        emit rolled(rolls ? std::abs(m_wheel.ballSpeed()) : 0);
    });
    readEarlier();
    m_shown.open({[this](const Recorded<Event>& entry, bool past) { read(entry, past); },
                  [this] { forget(); }, [this] { showPresent(); }});
}

RouletteTableModel::~RouletteTableModel() = default;

void RouletteTableModel::forget() {
    m_stakes.clear();
    m_outcomes.clear();
    m_announced.reset();
    m_ownSettled = false;
    setResultShown(false);
    setPeriod(std::nullopt);
    noteSession(std::nullopt);
    readEarlier();
}

// What earlier rounds have left: numbers, wheel, the session's end, the last words, the last result.
void RouletteTableModel::readEarlier() {
    m_lastNumbers.read(state().numbers);
    m_statistics.read(state().numbers);
    m_marker = state().drawn ? state().drawn->index() : -1;
    if (state().numbers.size() > 0) {
        m_wheel.rest(m_host->now(), state().numbers.newest(0));
    }
    for (std::uint64_t round = 0; round < m_host->source().round(); ++round) {
        m_ownSettled = false;
        const std::span<const Recorded<Event>> entries = m_shown.entries(round);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            std::visit(Overloaded{[&](const PlayerJoined& e) { noteArrival(e); },
                                  [&](const RoundOpened&) { clearResult(); },
                                  [&](const Staked& e) { noteStake(e); },
                                  [&](const BallLaunched& e) { m_direction = e.direction; },
                                  [&](const Settled& e) { noteSettlement(e, entries.first(i + 1)); },
                                  [&](const SessionWarned& e) { noteWarning(e); },
                                  [&](const SessionEnded& e) { noteEnd(e); },
                                  [&](const Announced& e) { noteWords(e); }, [](const auto&) {}},
                       entries[i].event);
            if (Game::closesRound(entries[i].event)) {
                showLastRound(round);
            }
        }
    }
}

void RouletteTableModel::noteArrival(const PlayerJoined& event) {
    if (isOwn(event.player)) {
        setResultShown(false);
        noteSession(std::nullopt);
    }
}

// Where nobody presses, the result stays until it is in the way.
void RouletteTableModel::clearResult() {
    setResultShown(isResultShown() && isIndividual() && !isAllowanceDue());
}

void RouletteTableModel::noteStake(const Staked& event) {
    if (isOwn(event.player)) {
        setResultShown(false);
    }
}

void RouletteTableModel::noteSettlement(const Settled& event, std::span<const Recorded<Event>> entries) {
    if (isOwn(event.player)) {
        m_ownSettled = true;
        m_result.read(entries, stakers(), settings());
        setResultShown(true);
    }
}

// The result's place is wanted for the warning.
void RouletteTableModel::noteWarning(const SessionWarned& event) {
    if (isOwn(event.player)) {
        setResultShown(false);
    }
}

std::function<RoundStaker(PlayerId)> RouletteTableModel::stakers() const {
    return [this](PlayerId player) {
        const RouletteStakeListModel::Staker who = staker(player);
        return RoundStaker{who.name, who.colour, who.own};
    };
}

void RouletteTableModel::noteEnd(const SessionEnded& event) {
    if (isOwn(event.player)) {
        noteSession(std::pair(event.reason, event.summary));
    }
}

void RouletteTableModel::noteWords(const Announced& event) {
    m_announced = event;
    setCaptionRules(textsOf(rulesOf(Event(event), settings())));
}

void RouletteTableModel::showPresent() {
    showFrom(m_host->now());
    emit phaseChanged();
    emit wheelChanged();
}

void RouletteTableModel::read(const Recorded<Event>& entry, bool past) {
    if (isDeaf()) {
        return;
    }
    TableEvent told;
    told.kind = textOf(record::eventName(entry.event));
    told.rules = textsOf(rulesOf(entry.event, settings()));
    std::visit(EventReader{*this, entry.at, told}, entry.event);
    if (Game::closesRound(entry.event)) {
        showLastRound(entry.round);
    }
    if (!past) {
        note(std::move(told), entry.at);
    }
}

// O24 is about the last round that the player took part in.
void RouletteTableModel::showLastRound(std::uint64_t round) {
    if (m_ownSettled || !m_lastRound.ownTookPart()) {
        m_lastRound.read(m_shown.entries(round), stakers(), settings());
    }
}

void RouletteTableModel::submit(Deed deed, const Command& command) {
    if (m_host->isScenario()) {
        return; // its steps alone act
    }
    m_host->advanceTo(time().now());
    const std::optional<roulette::Refusal> refusal = m_host->source().submit(command);
    flush();
    if (refusal) {
        emit refused(textOf(name(deed)), RouletteWords::refusal(deed, *refusal, subjectOf(command)),
                     firstOf(refusal->rules));
    }
}

void RouletteTableModel::refresh() {
    refreshPhase();
    refreshPlayers();
    refreshActions();
}

void RouletteTableModel::tellMore(const std::vector<TableEvent>& events) {
    static const QStringList kAboutTheWheel = {
        QStringLiteral("round_opened"), QStringLiteral("ball_launched"), QStringLiteral("number_drawn")};
    if (std::any_of(events.begin(), events.end(),
                    [](const TableEvent& event) { return kAboutTheWheel.contains(event.kind); })) {
        emit wheelChanged();
    }
}

void RouletteTableModel::refreshPhase() {
    const Phase phase = shownPhase(state().phase);
    if (phase != m_phase || state().stakesOpen != m_stakesOpen) {
        m_phase = phase;
        m_stakesOpen = state().stakesOpen;
        emit phaseChanged();
    }
}

void RouletteTableModel::refreshPlayers() {
    std::vector<RoulettePlayerListModel::Row> rows;
    for (std::size_t i = 0; i < state().players.size(); ++i) {
        const auto id = static_cast<PlayerId>(i);
        const Player& player = state().players[i];
        RoulettePlayerListModel::Row row;
        row.playerName = m_host->playerName(id);
        row.simulated = m_host->isSimulated(id);
        row.own = isOwn(id);
        row.colour = player.colour;
        row.side = sideOf(row.colour);
        row.chipValue = player.chipValue.value_or(Money{}).cents;
        row.chipValueText = RouletteWords::chipValue(player.chipValue);
        row.wallet = state().wallet(id).cents;
        row.staked = player.staked.cents;
        if (i < m_outcomes.size()) {
            row.settled = m_outcomes[i].settled;
            row.net = m_outcomes[i].net.cents;
        }
        row.status = !player.here            ? RoulettePlayerListModel::Gone
                     : player.leaving        ? RoulettePlayerListModel::Leaving
                     : !player.connected     ? RoulettePlayerListModel::Lost
                     : player.session.warned ? RoulettePlayerListModel::Invited
                                             : RoulettePlayerListModel::Playing;
        row.statusText = RouletteWords::status(row.status);
        rows.push_back(row);
    }
    m_players.setRows(rows);
}

void RouletteTableModel::refreshActions() {
    const PlayerId player = own();
    Actions actions;
    actions.stake = stakeAnywhere();
    actions.undo = stateOf(Deed::undo, Undo{player});
    actions.clear = stateOf(Deed::clear, Clear{player});
    actions.repeat = stateOf(Deed::repeat, Repeat{player});
    actions.twice = stateOf(Deed::double_stakes, Double{player});
    actions.spin = stateOf(Deed::spin, Spin{player});
    actions.parol = stateOf(Deed::parol, PlaceParol{player, std::nullopt});
    actions.allowance = stateOf(Deed::allowance, TakeAllowance{player});
    if (actions != m_actions) {
        m_actions = actions;
        emit actionsChanged();
    }
}

ActionState RouletteTableModel::stateOf(Deed deed, const Command& command) const {
    if (m_host->isScenario()) {
        return {false, tr("A scenario is playing; its steps act."), {}};
    }
    m_scratch.clear();
    const std::optional<roulette::Refusal> refusal = decide(state(), command, time().now(), m_scratch);
    if (!refusal) {
        return {true, {}, {}};
    }
    return {false, RouletteWords::refusal(deed, *refusal, subjectOf(command)), firstOf(refusal->rules)};
}

bool RouletteTableModel::isAllowanceDue() const {
    return stateOf(Deed::allowance, TakeAllowance{own()}).enabled;
}

// One number after the other, until a chip fits or it is clear that none fits anywhere.
ActionState RouletteTableModel::stakeAnywhere() const {
    ActionState answer;
    for (int pocket = 0; pocket < pockets(); ++pocket) {
        const SpotId spot = settings().layout().straight(Pocket(pocket));
        answer = previewStake(spot, leastChip().cents);
        const bool full = ownPlayer() && staked(*ownPlayer(), spot) > Money{} && state().stakesOpen;
        if (answer.enabled || !full) {
            break;
        }
    }
    return answer;
}

// What a refusal of the command is about, in words; empty where it is about everything.
QString RouletteTableModel::subjectOf(const Command& command) const {
    if (const auto* stake = std::get_if<PlaceStake>(&command)) {
        const std::optional<SpotId> spot = settings().layout().find(stake->kind, stake->numbers);
        return spot ? RouletteWords::spot(*spot, settings()) : RouletteWords::chance(stake->kind);
    }
    if (const auto* series = std::get_if<PlaceSeries>(&command)) {
        return RouletteWords::series(series->series);
    }
    if (const auto* neighbours = std::get_if<PlaceNeighbours>(&command)) {
        return RouletteWords::neighbours(neighbours->number, neighbours->chips);
    }
    if (const auto* move = std::get_if<MoveStake>(&command)) {
        return isSpot(move->to, settings()) ? RouletteWords::spot(move->to, settings()) : QString();
    }
    if (const auto* all = std::get_if<PlaceAll>(&command)) {
        return firstRefused(all->stakes);
    }
    if (ownPlayer() && std::holds_alternative<Double>(command)) {
        return firstRefused(ownPlayer()->stakes);
    }
    if (ownPlayer() && std::holds_alternative<Repeat>(command)) {
        return firstRefused(ownPlayer()->lastStakes);
    }
    return {};
}

// The name of the stake for which several are refused together; empty where it is not for one of them.
QString RouletteTableModel::firstRefused(const std::vector<Stake>& stakes) const {
    if (!ownPlayer()) {
        return {};
    }
    Placement placement(state(), own());
    for (const Stake& stake : stakes) {
        if (isSpot(stake.spot, settings()) && placement.add(stake)) {
            return stake.group.isNone() ? RouletteWords::spot(stake.spot, settings())
                                        : RouletteWords::group(stake.group);
        }
    }
    return {};
}

std::optional<Command> RouletteTableModel::stakeCommand(int spot, qint64 cents) const {
    if (!isSpot(spot, settings())) {
        return std::nullopt;
    }
    const Spot& place = settings().layout()[static_cast<SpotId>(spot)];
    return PlaceStake{own(), place.kind, place.numbers, Money{cents}};
}

std::optional<Command> RouletteTableModel::trackCommand(int code, qint64 chip, int chips) const {
    const std::optional<TrackPlace> place = trackPlace(code, settings());
    if (!place) {
        return std::nullopt;
    }
    return stakeOn(*place, chips, Money{chip}, own(), settings());
}

// The smallest chip that a straight up takes.
Money RouletteTableModel::leastChip() const {
    const Money minimum = settings().minimumOf(ChanceKind::straight);
    const Player* player = ownPlayer();
    return player && player->chipValue ? std::max(*player->chipValue, minimum) : minimum;
}

Turn RouletteTableModel::nextDirection() const {
    return state().launches % 2 == 0 ? Turn::clockwise : Turn::anticlockwise;
}

const Player* RouletteTableModel::ownPlayer() const {
    return own() != kNobody && own() < state().players.size() ? &state().players[own()] : nullptr;
}

RouletteStakeListModel::Staker RouletteTableModel::staker(PlayerId player) const {
    RouletteStakeListModel::Staker who;
    who.name = m_host->playerName(player);
    who.own = isOwn(player);
    if (player < state().players.size()) {
        who.colour = state().players[player].colour;
        who.side = sideOf(who.colour);
        who.chipValue = state().players[player].chipValue.value_or(Money{}).cents;
    }
    return who;
}

bool RouletteTableModel::isPlaying() const { return ownPlayer() && ownPlayer()->here; }
SessionSummary RouletteTableModel::runningSummary() const { return ownPlayer()->session.summary; }

QString RouletteTableModel::endRule(SessionEnd reason) const {
    const SessionTerms& sessions = settings().regulation().sessions;
    return textOf(first(reason == SessionEnd::left ? sessions.left : sessions.warned));
}

void RouletteTableModel::leaveUnheard() { m_host->source().submit(Leave{own()}); }

void RouletteTableModel::retranslateMore() {
    refresh();
    m_stakes.retranslate();
    m_lastNumbers.retranslate();
    m_statistics.retranslate();
    m_lastRound.retranslate();
    m_result.retranslate();
    m_favourites.retranslate();
}

QString RouletteTableModel::title() const { return tr("American roulette"); }
QString RouletteTableModel::rulesName() const { return RouletteWords::rules(settings().rules); }
int RouletteTableModel::round() const { return static_cast<int>(state().round); }
qint64 RouletteTableModel::minimum() const { return settings().minimumOf(ChanceKind::straight).cents; }
qint64 RouletteTableModel::maximum() const { return settings().maximumOf(ChanceKind::straight).cents; }
bool RouletteTableModel::isIndividual() const { return settings().individual; }

QString RouletteTableModel::caption() const {
    if (!m_announced) {
        return {};
    }
    const PlayerId player = m_announced->player;
    return RouletteWords::announcement(
        *m_announced, settings(), player == kNobody ? QString() : m_host->playerName(player), isOwn(player));
}

QString RouletteTableModel::periodName() const { return period() ? tr("Stakes") : QString(); }

// R20: the ball runs already.
bool RouletteTableModel::isPeriodWarning() const { return period() && m_phase == Running; }

qint64 RouletteTableModel::allowance() const { return settings().allowance.cents; }

QVariantList RouletteTableModel::chipValues() const {
    if (!hasColourChips()) {
        const Money least = *std::min_element(settings().minimum.begin(), settings().minimum.end());
        return fittingChips(least.cents, settings().maximumOf(ChanceKind::red).cents);
    }
    const qint64 chip = m_host->chipValueWish().value_or(Money{minimum()}).cents;
    QVariantList values;
    for (const qint64 grip : kGrips) {
        values.append(grip * chip);
    }
    return values;
}

bool RouletteTableModel::hasColourChips() const { return settings().hasColourChips(); }

QStringList RouletteTableModel::houseRules() const { return RouletteWords::houseRules(settings()); }
QString RouletteTableModel::closing() const { return RouletteWords::closing(settings()); }
QStringList RouletteTableModel::limitCells() const { return RouletteWords::limitCells(settings()); }

QString RouletteTableModel::advice() const {
    if (!isPlaying()) {
        return isSessionOver() ? tr("Your session is over.") : tr("You are watching this table.");
    }
    switch (m_phase) {
    case Between:
    case Ending: return tr("The next round opens in a moment.");
    case Betting:
        if (!hasStakesDown()) {
            return tr("Put chips on the layout: stakes from %1.").arg(amountText(Money{minimum()}));
        }
        return isIndividual() ? tr("Ask for the ball, or change your stakes.")
                              : tr("Your stakes are down; you can change them until stakes close.");
    case Running:
        return m_stakesOpen ? tr("The ball runs; stakes are taken until it slows.")
                            : tr("Stakes are closed; the ball decides.");
    case Drawn: return tr("Losing chips are collected.");
    case Paying: return tr("Winners are paid.");
    }
    return {};
}

bool RouletteTableModel::hasStakesDown() const { return ownStaked() > 0; }
bool RouletteTableModel::isIdleWarning() const { return isPlaying() && ownPlayer()->session.warned; }
qint64 RouletteTableModel::wallet() const { return ownPlayer() ? state().wallet(own()).cents : 0; }

bool RouletteTableModel::isStakesOpen() const { return m_stakesOpen; }

RouletteTableModel::RuleSet RouletteTableModel::ruleSet() const {
    static_assert(Online == static_cast<int>(roulette::RuleSet::online) &&
                  Casino == static_cast<int>(roulette::RuleSet::casino) &&
                  Macau == static_cast<int>(roulette::RuleSet::macau));
    return static_cast<RuleSet>(settings().rules);
}

RouletteTableModel::Track RouletteTableModel::track() const {
    if (groupsAreBooked(settings())) {
        return FrenchTrack;
    }
    if (offers(settings(), ChanceKind::sector9)) {
        return MacauTrack;
    }
    return offersSeries(settings()) ? ShortcutTrack : NoTrack;
}

int RouletteTableModel::pockets() const { return settings().pockets; }
bool RouletteTableModel::isDoubleLayout() const { return settings().doubleLayout; }

// Every other colour, so that both layouts of a double table have players.
int RouletteTableModel::sideOf(int colour) const { return isDoubleLayout() ? colour % 2 : 0; }

int RouletteTableModel::wheelOrder() const { return static_cast<int>(settings().wheelOrder()); }

QList<int> RouletteTableModel::offeredSpots() const {
    QList<int> list;
    for (std::size_t spot = 0; spot < settings().layout().spots().size(); ++spot) {
        if (offers(settings(), static_cast<SpotId>(spot))) {
            list.append(static_cast<int>(spot));
        }
    }
    return list;
}

bool RouletteTableModel::isClockwise() const { return m_direction == Turn::clockwise; }
int RouletteTableModel::drawnPocket() const { return state().drawn ? state().drawn->index() : -1; }
QString RouletteTableModel::drawnText() const { return pocketText(drawnPocket()); }
int RouletteTableModel::drawnColour() const { return state().drawn ? colourOf(*state().drawn) : -1; }

QString RouletteTableModel::commitment() const {
    return state().round == 0 ? QString() : QString::fromStdString(toHex(state().commitment));
}

qint64 RouletteTableModel::ownStaked() const { return ownPlayer() ? ownPlayer()->staked.cents : 0; }

qint64 RouletteTableModel::lastStaked() const {
    qint64 sum = 0;
    if (ownPlayer()) {
        for (const Stake& stake : ownPlayer()->lastStakes) {
            sum += stake.amount.cents;
        }
    }
    return sum;
}

int RouletteTableModel::ownColour() const { return ownPlayer() ? ownPlayer()->colour : 0; }

qint64 RouletteTableModel::chipValue() const {
    return ownPlayer() ? ownPlayer()->chipValue.value_or(Money{}).cents : 0;
}

QString RouletteTableModel::chipValueText() const {
    return ownPlayer() ? RouletteWords::chipValue(ownPlayer()->chipValue) : QString();
}

QString RouletteTableModel::parolText() const {
    return ownPlayer() && ownPlayer()->parol ? tr("Parol: what your series have won goes on them again.")
                                             : QString();
}

StakeInfo RouletteTableModel::spotInfo(int spot) const {
    return isSpot(spot, settings()) ? infoOfSpot(state(), own(), static_cast<SpotId>(spot)) : StakeInfo{};
}

StakeInfo RouletteTableModel::trackInfo(int code, int chips) const {
    return infoOfTrack(state(), own(), code, chips);
}

ActionState RouletteTableModel::previewStake(int spot, qint64 cents) const {
    const std::optional<Command> command = stakeCommand(spot, cents);
    return command ? stateOf(Deed::stake, *command) : ActionState{};
}

ActionState RouletteTableModel::previewTrack(int code, qint64 chip, int chips) const {
    const std::optional<Command> command = trackCommand(code, chip, chips);
    return command ? stateOf(Deed::series, *command) : ActionState{};
}

ActionState RouletteTableModel::previewFavourite(int row) const {
    return row >= 0 && row < m_favourites.count()
               ? stateOf(Deed::favourite, PlaceAll{own(), m_favourites.at(row).stakes})
               : ActionState{};
}

QString RouletteTableModel::pocketText(int pocket) const {
    return pocket >= 0 && pocket < kMostPockets ? textOf(Pocket(pocket).text()) : QString();
}

void RouletteTableModel::placeStake(int spot, qint64 cents) {
    if (const std::optional<Command> command = stakeCommand(spot, cents)) {
        submit(Deed::stake, *command);
    }
}

void RouletteTableModel::placeTrack(int code, qint64 chip, int chips) {
    if (const std::optional<Command> command = trackCommand(code, chip, chips)) {
        submit(Deed::series, *command);
    }
}

void RouletteTableModel::moveStake(int from, int to) {
    if (isSpot(from, settings()) && isSpot(to, settings()) && from != to) {
        submit(Deed::move, MoveStake{own(), static_cast<SpotId>(from), static_cast<SpotId>(to)});
    }
}

void RouletteTableModel::takeStake(int spot) {
    if (isSpot(spot, settings())) {
        submit(Deed::take, TakeUp{own(), static_cast<SpotId>(spot), {}});
    }
}

void RouletteTableModel::takeTrack(int code, int chips) {
    const std::optional<TrackPlace> place = trackPlace(code, settings());
    if (!place) {
        return;
    }
    if (place->sector) {
        takeStake(*place->sector);
    } else {
        submit(Deed::take, TakeUp{own(), kNoSpot, groupOf(*place, chips)});
    }
}

void RouletteTableModel::refuseOffSector() {
    emit refused(textOf(name(Deed::stake)),
                 tr("No sector lies there: those of twelve numbers are 20 to 1 and 19 to 2."),
                 QStringLiteral("I-M6"));
}

void RouletteTableModel::dismissResult() { setResultShown(false); }

void RouletteTableModel::undo() { submit(Deed::undo, Undo{own()}); }
void RouletteTableModel::clear() { submit(Deed::clear, Clear{own()}); }
void RouletteTableModel::repeatStakes() { submit(Deed::repeat, Repeat{own()}); }
void RouletteTableModel::doubleStakes() { submit(Deed::double_stakes, Double{own()}); }
void RouletteTableModel::orderParol() { submit(Deed::parol, PlaceParol{own(), std::nullopt}); }
void RouletteTableModel::spin() { submit(Deed::spin, Spin{own()}); }
void RouletteTableModel::leave() {
    submit(Deed::leave, Leave{own()});
    settle();
}
void RouletteTableModel::sitAgain() { submit(Deed::join, Join{own(), m_host->chipValueWish()}); }
void RouletteTableModel::takeAllowance() { submit(Deed::allowance, TakeAllowance{own()}); }

bool RouletteTableModel::saveFavourite(const QString& name) {
    const Player* player = ownPlayer();
    return player && m_favourites.save(name, player->stakes.empty() ? player->lastStakes : player->stakes);
}

void RouletteTableModel::placeFavourite(int row) {
    if (row >= 0 && row < m_favourites.count()) {
        submit(Deed::favourite, PlaceAll{own(), m_favourites.at(row).stakes});
    }
}

void RouletteTableModel::removeFavourite(int row) { m_favourites.remove(row); }

} // namespace mesaviva::app
