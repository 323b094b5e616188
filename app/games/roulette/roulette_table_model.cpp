// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_table_model.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_requests.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/roulette/fields.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace mesaviva::app {

using namespace roulette;

namespace {

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

} // namespace

RouletteTableModel::RouletteTableModel(std::unique_ptr<RouletteSession> tableSession, Pace pace,
                                       const QString& file, QObject* parent)
    : TableModel(std::move(pace), parent),
      m_table(std::move(tableSession)),
      m_stakes(settings(), [this](PlayerId player) { return m_people.staker(player); }),
      m_statistics(settings().wheelOrder()),
      m_favourites(settings(), file),
      m_wheel(settings().wheelOrder(), time()) {
    connect(&m_wheel, &WheelMotion::struck, this, &TableModel::struck);
    connect(&m_wheel, &WheelMotion::rolled, this, &TableModel::rolled);
    connect(&m_wheel, &WheelMotion::turned, this, &TableModel::turned);
    connect(this, &TableModel::pausedChanged, &m_wheel, &WheelMotion::listen);
    readEarlier();
    m_table.open({[this](const Recorded<Event>& entry, bool past) { read(entry, past); },
                  [this] { forget(); }, [this] { showPresent(); }, [this] { return snapshot(); }});
}

RouletteTableModel::~RouletteTableModel() = default;

void RouletteTableModel::readPastFrom(RecordKeeper& keeper) {
    m_past = std::make_unique<Past>(*this, keeper);
    const auto at = recordedUpTo();
    m_past->query.ask(
        keeper.file(),
        [this, like = settings(), own = at ? at->table : 0](record::RecordReader& reader) {
            return [this, earlier = earlierNumbers(reader, like, own)] {
                m_earlier = earlier;
                readNumbers();
            };
        },
        [](record::FaultKind) {}); // without them, the numbers begin with this table
    countFavourites();
}

void RouletteTableModel::countFavourites() {
    if (!m_past) {
        return;
    }
    m_past->query.ask(
        m_past->keeper.file(),
        [this, like = settings(), stakes = m_favourites.stakes()](record::RecordReader& reader) {
            return
                [this, stakes, uses = usesOf(stakes, reader, like)] { m_favourites.setUses(stakes, uses); };
        },
        [](record::FaultKind) {});
}

// This table's numbers follow those of earlier sessions.
NumberHistory RouletteTableModel::allNumbers() const {
    NumberHistory numbers = m_earlier;
    for (std::size_t back = state().numbers.size(); back-- > 0;) {
        numbers.add(state().numbers.newest(back));
    }
    return numbers;
}

void RouletteTableModel::readNumbers() {
    const NumberHistory numbers = allNumbers();
    m_lastNumbers.read(numbers, state().numbers.size());
    m_statistics.read(numbers, state().numbers.size());
}

void RouletteTableModel::forget() {
    m_stakes.clear();
    m_people.clearRound();
    m_announced.reset();
    m_ownSettled = false;
    m_lastRound.restore({}, settings());
    m_result.restore({}, settings());
    setResultShown(false);
    setPeriod(std::nullopt);
    noteSession(std::nullopt);
    readEarlier();
}

// Saves the present view, for a replay that returns to it.
std::function<void()> RouletteTableModel::snapshot() {
    return [this, shared = moment(), stakes = m_stakes.rows(), spots = m_stakes.spots(),
            people = m_people.outcomes(), lastRound = m_lastRound.content(), result = m_result.content(),
            wheel = m_wheel.saved(), direction = m_direction, marker = m_marker, announced = m_announced,
            settled = m_ownSettled] {
        putBack(shared);
        m_people.restore(people);
        m_stakes.restore(stakes, spots);
        readNumbers();
        m_lastRound.restore(lastRound, settings());
        m_result.restore(result, settings());
        m_wheel.restore(*wheel);
        m_direction = direction;
        m_marker = marker;
        m_announced = announced;
        m_ownSettled = settled;
    };
}

// Reads earlier rounds: numbers, wheel, the session's end, the last caption, the last result.
void RouletteTableModel::readEarlier() {
    readNumbers();
    m_marker = state().drawn ? state().drawn->index() : -1;
    if (state().numbers.size() > 0) {
        m_wheel.rest(tableSession().now(), state().numbers.newest(0));
    }
    m_table.readEarlier([this](std::span<const Recorded<Event>> entries, std::size_t i) {
        std::visit(Overloaded{[&](const PlayerJoined& e) { noteArrival(e); },
                              [&](const RoundOpened&) {
                                  m_ownSettled = false;
                                  clearResult();
                              },
                              [&](const BettingClosed&) { setResultShown(false); },
                              [&](const BallLaunched& e) { m_direction = e.direction; },
                              [&](const Settled& e) { noteSettlement(e, entries.first(i + 1)); },
                              [&](const SessionWarned& e) { noteWarning(e); },
                              [&](const SessionEnded& e) { noteEnd(e); },
                              [&](const Announced& e) { noteText(e); },
                              [&](const RoundClosed&) { showLastRound(entries); }, [](const auto&) {}},
                   entries[i].event);
    });
}

void RouletteTableModel::noteArrival(const PlayerJoined& event) {
    if (isOwn(event.player)) {
        setResultShown(false);
        noteSession(std::nullopt);
    }
}

// The result stays through the next betting time unless its space is needed.
void RouletteTableModel::clearResult() { setResultShown(isResultShown() && !requests().isAllowanceDue()); }

void RouletteTableModel::noteSettlement(const Settled& event, std::span<const Recorded<Event>> entries) {
    if (isOwn(event.player)) {
        m_ownSettled = true;
        readReport(m_result, entries);
        setResultShown(true);
    }
}

// The warning needs the result's space.
void RouletteTableModel::noteWarning(const SessionWarned& event) {
    if (isOwn(event.player)) {
        setResultShown(false);
    }
}

void RouletteTableModel::readReport(RouletteReportModel& report, std::span<const Recorded<Event>> entries) {
    report.read(
        entries, [this](PlayerId player) { return m_people.roundStaker(player); }, settings());
}

void RouletteTableModel::noteEnd(const SessionEnded& event) {
    if (isOwn(event.player)) {
        noteSession(Ended{event.reason, event.summary, firstOf(rulesOf(Event(event), settings()))});
    }
}

void RouletteTableModel::noteText(const Announced& event) {
    m_announced = event;
    setCaptionRules(textsOf(rulesOf(Event(event), settings())));
}

void RouletteTableModel::showPresent() {
    showFrom(tableSession().now());
    m_wheel.show();
    emit phaseChanged();
    emit wheelChanged();
}

// O24 refers to the last round in which the player took part.
void RouletteTableModel::showLastRound(std::span<const Recorded<Event>> entries) {
    if (m_ownSettled || !m_lastRound.ownTookPart()) {
        readReport(m_lastRound, entries);
    }
}

void RouletteTableModel::submit(Action action, const Command& command) {
    const std::optional<roulette::Refusal> refusal = m_table.send(command, time().now());
    flush();
    if (!refusal) {
        noteSent();
    } else {
        emit refused(textOf(name(action)),
                     isObserved() ? TableText::observing() : requests().words(action, command, *refusal),
                     firstOf(refusal->rules));
    }
}

void RouletteTableModel::submitIf(Action action, const std::optional<Command>& command) {
    if (command) {
        submit(action, *command);
    }
}

void RouletteTableModel::refresh() {
    refreshPhase();
    m_players.setRows(m_people.rows());
    refreshActions();
}

void RouletteTableModel::notifyMore(const std::vector<TableEvent>& events) {
    if (std::ranges::any_of(events, [](const TableEvent& event) {
            return event.is<roulette::RoundOpened, roulette::BallLaunched, roulette::NumberDrawn>();
        })) {
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

void RouletteTableModel::refreshActions() {
    if (RouletteOffer offer = requests().offer(); offer != m_offer) {
        m_offer = std::move(offer);
        emit actionsChanged();
    }
}

Turn RouletteTableModel::nextDirection() const {
    return state().launches % 2 == 0 ? Turn::clockwise : Turn::anticlockwise;
}

bool RouletteTableModel::isPlaying() const { return ownPlayer().here; }
bool RouletteTableModel::isReady() const {
    const bool isAlone = m_table.areOthersSimulated([](const Player& player) { return player.here; });
    if (isIndividual() || !isAlone) {
        return false;
    }
    return m_phase == Betting ? ownStaked() > 0 // O14
                              : (m_phase == Paying || m_phase == Ending) && isResultShown();
}

SessionSummary RouletteTableModel::runningSummary() const { return ownPlayer().session.summary; }

QStringList RouletteTableModel::leavingRules() const { return m_table.rulesOf(Leave{own()}, time().now()); }

void RouletteTableModel::sendLeave() { m_table.tableSession().source().submit(Leave{own()}); }

void RouletteTableModel::retranslateMore() {
    refresh();
    m_stakes.retranslate();
    m_lastNumbers.retranslate();
    m_statistics.retranslate();
    m_lastRound.retranslate();
    m_result.retranslate();
    m_favourites.retranslate();
}

QString RouletteTableModel::title() const { return RouletteNames::game(); }
QString RouletteTableModel::rulesName() const { return RouletteNames::rules(settings().rules); }
AmountPlace RouletteTableModel::amountPlace() const {
    return placeOfRules(std::string(name(settings().rules)));
}
int RouletteTableModel::round() const { return static_cast<int>(state().round); }
qint64 RouletteTableModel::minimum() const { return settings().minimumOf(ChanceKind::straight).cents; }
qint64 RouletteTableModel::maximum() const { return settings().maximumOf(ChanceKind::straight).cents; }
bool RouletteTableModel::isIndividual() const { return settings().individual; }

QString RouletteTableModel::caption() const {
    if (!m_announced) {
        return {};
    }
    const PlayerId player = m_announced->player;
    return RouletteText::announcement(*m_announced, settings(), m_table.nameOf(player), isOwn(player));
}

QString RouletteTableModel::periodName() const { return period() ? tr("Stakes") : QString(); }

// R20: the ball is already running.
bool RouletteTableModel::isPeriodWarning() const { return period() && m_phase == Running; }

qint64 RouletteTableModel::allowance() const { return settings().allowance.cents; }

QVariantList RouletteTableModel::chipValues() const { return requests().chipValues(); }
QStringList RouletteTableModel::houseRules() const { return RouletteRuleText::houseRules(settings()); }
QString RouletteTableModel::closing() const { return RouletteRuleText::closing(settings()); }
QStringList RouletteTableModel::limitCells() const { return RouletteRuleText::limitCells(settings()); }

QString RouletteTableModel::advice() const { return requests().advice(isSessionOver()); }
qint64 RouletteTableModel::stakesDown() const { return m_table.ownAhead().staked.cents; }
bool RouletteTableModel::canTakeBack() const { return m_table.takesAhead(Clear{own()}, time().now()); }
SessionReport RouletteTableModel::sessionReport() const { return reportOf(state(), own()); }

QList<int> RouletteTableModel::sentSpots() const {
    QList<int> spots;
    if (!isSending()) {
        return spots;
    }
    for (const Stake& stake : m_table.ownAhead().stakes) {
        const bool grows = stake.amount > staked(ownPlayer(), stake.spot, stake.group);
        if (grows && !spots.contains(int{stake.spot})) {
            spots.append(int{stake.spot});
        }
    }
    return spots;
}
const Session* RouletteTableModel::idleSession() const {
    return isPlaying() ? &ownPlayer().session : nullptr;
}

bool RouletteTableModel::hasNamedDozens() const { return settings().regulation().limits.namedDozens.value; }

RouletteTableModel::Track RouletteTableModel::track() const {
    using scene::TrackKind;
    static_assert(NoTrack == static_cast<int>(TrackKind::none) &&
                  FrenchTrack == static_cast<int>(TrackKind::french) &&
                  MacauTrack == static_cast<int>(TrackKind::macau) &&
                  ShortcutTrack == static_cast<int>(TrackKind::shortcut));
    return static_cast<Track>(trackOf(settings()));
}

int RouletteTableModel::pockets() const { return settings().pockets; }
bool RouletteTableModel::isDoubleLayout() const { return settings().doubleLayout; }

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

qint64 RouletteTableModel::ownStaked() const { return ownPlayer().staked.cents; }

qint64 RouletteTableModel::lastStaked() const {
    qint64 sum = 0;
    for (const Stake& stake : ownPlayer().lastStakes) {
        sum += stake.amount.cents;
    }
    return sum;
}

int RouletteTableModel::ownColour() const { return ownPlayer().colour; }

qint64 RouletteTableModel::chipValue() const { return ownPlayer().chipValue.value_or(Money{}).cents; }

QString RouletteTableModel::parolText() const {
    return ownPlayer().parol ? tr("Parol: what your series won is staked on them again.") : QString();
}

StakeInfo RouletteTableModel::spotInfo(int spot) const {
    return requests().isSpot(spot) ? infoOfSpot(state(), own(), static_cast<SpotId>(spot),
                                                [this](PlayerId player) { return m_table.nameOf(player); })
                                   : StakeInfo{};
}

StakeInfo RouletteTableModel::trackInfo(int code, int chips) const {
    return infoOfTrack(state(), own(), code, chips,
                       [this](PlayerId player) { return m_table.nameOf(player); });
}

ActionState RouletteTableModel::previewStake(int spot, qint64 cents) const {
    return preview(Action::stake, requests().stakeOnSpot(spot, cents));
}

ActionState RouletteTableModel::previewTrack(int code, qint64 chip, int chips) const {
    return preview(Action::series, requests().stakeOnTrack(code, chip, chips));
}

ActionState RouletteTableModel::previewFavourite(int row) const {
    return preview(Action::favourite, favourite(row));
}

// The command that stakes a shortcut; empty where the table offers none of its stakes.
std::optional<Command> RouletteTableModel::shortcutOf(int shortcut, int number, qint64 chip) const {
    std::vector<Stake> stakes = requests().stakesOf(static_cast<StakeShortcut>(shortcut), number, chip);
    return stakes.empty() ? std::nullopt : std::optional<Command>(PlaceAll{own(), std::move(stakes)});
}

QString RouletteTableModel::shortcutText(int shortcut, int number, qint64 chip) const {
    Money whole;
    for (const Stake& stake : requests().stakesOf(static_cast<StakeShortcut>(shortcut), number, chip)) {
        whole += stake.amount;
    }
    const int chips = chip > 0 ? static_cast<int>(whole.cents / chip) : 0;
    //: %1 an amount
    return tr("%n chip(s), %1", nullptr, chips).arg(amountText(whole));
}

ActionState RouletteTableModel::previewShortcut(int shortcut, int number, qint64 chip) const {
    return preview(Action::favourite, shortcutOf(shortcut, number, chip));
}

void RouletteTableModel::placeShortcut(int shortcut, int number, qint64 chip) {
    submitIf(Action::favourite, shortcutOf(shortcut, number, chip));
}

ActionState RouletteTableModel::preview(Action action, const std::optional<Command>& command) const {
    return command ? requests().ask(action, *command) : ActionState{};
}

// The command that stakes a favourite; empty if there is no such row.
std::optional<Command> RouletteTableModel::favourite(int row) const {
    if (row < 0 || row >= m_favourites.count()) {
        return std::nullopt;
    }
    return PlaceAll{own(), m_favourites.at(row).stakes};
}

QString RouletteTableModel::pocketText(int pocket) const {
    return pocket >= 0 && pocket < kMostPockets ? textOf(Pocket(pocket).text()) : QString();
}

void RouletteTableModel::placeStake(int spot, qint64 cents) {
    submitIf(Action::stake, requests().stakeOnSpot(spot, cents));
}

void RouletteTableModel::placeTrack(int code, qint64 chip, int chips) {
    submitIf(Action::series, requests().stakeOnTrack(code, chip, chips));
}

void RouletteTableModel::moveStake(int from, int to) {
    if (requests().isSpot(from) && requests().isSpot(to) && from != to) {
        submit(Action::move, MoveStake{own(), static_cast<SpotId>(from), static_cast<SpotId>(to)});
    }
}

void RouletteTableModel::takeStake(int spot) {
    if (requests().isSpot(spot)) {
        submit(Action::take, TakeUp{own(), static_cast<SpotId>(spot), {}});
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
        submit(Action::take, TakeUp{own(), kNoSpot, groupOf(*place, chips)});
    }
}

void RouletteTableModel::refuseOffSector() {
    // A stake on a number without a sector: the table's refusal gives the reason.
    const ActionState answer = requests().ask(Action::stake, PlaceStake{own(), ChanceKind::sector12, {}, {}});
    emit refused(textOf(name(Action::stake)),
                 state().stakesOpen && !isObserved()
                     ? tr("There is no sector there: those of twelve numbers are 20 to 1 and 19 to 2.")
                     : answer.reason,
                 answer.rule);
}

void RouletteTableModel::dismissResult() { setResultShown(false); }

void RouletteTableModel::undo() { submit(Action::undo, Undo{own()}); }
void RouletteTableModel::clear() { submit(Action::clear, Clear{own()}); }
void RouletteTableModel::repeatStakes() { submit(Action::repeat, Repeat{own()}); }
void RouletteTableModel::doubleStakes() { submit(Action::double_stakes, Double{own()}); }
void RouletteTableModel::orderParol() { submit(Action::parol, PlaceParol{own(), std::nullopt}); }
void RouletteTableModel::spin() { submit(Action::spin, Spin{own()}); }
void RouletteTableModel::spinAgain() {
    const bool isStaked = stakesDown() > 0;
    const bool repeats = repeatAction().enabled;
    if (!isStaked) {
        repeatStakes(); // a refusal says why
    }
    if (isStaked || repeats) {
        spin();
    }
}
void RouletteTableModel::leave() {
    submit(Action::leave, Leave{own()});
    settle();
}
void RouletteTableModel::sitAgain() {
    submit(Action::join, Join{own(), m_table.tableSession().chipValueRequest()});
}
void RouletteTableModel::takeAllowance() { submit(Action::allowance, TakeAllowance{own()}); }

bool RouletteTableModel::saveFavourite(const QString& name) {
    const Player& player = ownPlayer();
    const bool saved = m_favourites.save(name, player.stakes.empty() ? player.lastStakes : player.stakes);
    countFavourites();
    return saved;
}

void RouletteTableModel::placeFavourite(int row) { submitIf(Action::favourite, favourite(row)); }
void RouletteTableModel::removeFavourite(int row) { m_favourites.remove(row); }

} // namespace mesaviva::app
