// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/roulette_croupier_desk.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/common/rules_wheels.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/training/drills/roulette_tasks.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

using croupier::FaultKind;
using roulette::SpotId;

namespace {

using roulette::Chips;
using roulette::Closing;

struct RouletteHouse {
    roulette::RegulationWheel wheel;
    std::string variant;
    const char* title; ///< translated by RouletteCroupierDesk; %1 stands for the wheel
    Chips chips = Chips::colour;
    std::optional<Closing> closing = {};
};

// Each wheel of each regulation; two of them where the house chooses the chips or the closing of the stakes.
const std::vector<RouletteHouse>& rouletteHouses() {
    static const std::vector<RouletteHouse> kHouses = [] {
        std::vector<RouletteHouse> houses;
        for (const roulette::RegulationWheel& wheel : rulesWheels()) {
            const roulette::Regulation& regulation = roulette::regulationOf(wheel.rules);
            const roulette::CourseTerms& course = regulation.course;
            if (regulation.wheel.cashChips.value) {
                houses.push_back(
                    {wheel, "colour",
                     QT_TRANSLATE_NOOP("mesaviva::app::RouletteCroupierDesk", "%1: colour chips")});
                houses.push_back({wheel, "cash",
                                  QT_TRANSLATE_NOOP("mesaviva::app::RouletteCroupierDesk", "%1: cash chips"),
                                  Chips::cash});
            } else if (course.closesBeforeLaunch.value && course.closesOnSlowdown.value) {
                houses.push_back(
                    {wheel, "one",
                     QT_TRANSLATE_NOOP("mesaviva::app::RouletteCroupierDesk", "%1: stakes before the launch"),
                     Chips::colour, Closing::before_launch});
                houses.push_back({wheel, "two",
                                  QT_TRANSLATE_NOOP("mesaviva::app::RouletteCroupierDesk",
                                                    "%1: stakes while the ball runs"),
                                  Chips::colour, Closing::on_slowdown});
            } else {
                houses.push_back({wheel, std::to_string(wheel.pockets), "%1"});
            }
        }
        return houses;
    }();
    return kHouses;
}

const RouletteHouse& rouletteHouse(int house) { return rouletteHouses().at(static_cast<std::size_t>(house)); }

struct RouletteLevel {
    int players;
    players::StakeTaste taste;
    int bettingSeconds;
};

constexpr std::array<RouletteLevel, CroupierChoices::kLevels> kRouletteLevels = {
    {{2, players::StakeTaste::low, 14},
     {4, players::StakeTaste::middle, 18},
     {7, players::StakeTaste::high, 25}}};

// Possible faults of an action of that kind; the later ones apply to every kind.
std::vector<FaultKind> rouletteKindsOf(croupier::Task task) {
    switch (task) {
    case croupier::Task::call: return {FaultKind::words, FaultKind::order};
    case croupier::Task::bell: return {FaultKind::order}; // the bell is never rung wrongly
    case croupier::Task::launch: return {FaultKind::turn, FaultKind::order};
    case croupier::Task::announce:
        return {FaultKind::number, FaultKind::colour, FaultKind::parity, FaultKind::half, FaultKind::order};
    case croupier::Task::mark: return {FaultKind::place, FaultKind::order};
    case croupier::Task::sweep:
        return {FaultKind::swept, FaultKind::left, FaultKind::halved, FaultKind::order};
    case croupier::Task::pay:
        return {FaultKind::payment_order, FaultKind::payee, FaultKind::sum, FaultKind::place,
                FaultKind::order};
    case croupier::Task::refuse: return {FaultKind::late_stake, FaultKind::order};
    case croupier::Task::put: return {FaultKind::missing, FaultKind::extra, FaultKind::order};
    default: break; // of other games
    }
    return {};
}

QList<int> listOf(const std::vector<SpotId>& spots) {
    QList<int> list;
    for (const SpotId spot : spots) {
        list.append(spot);
    }
    return list;
}

} // namespace

RouletteCroupierDesk::RouletteCroupierDesk(Outside outside, QObject* parent)
    : CroupierDesk(std::move(outside), "croupier", static_cast<int>(rouletteHouses().size()), parent) {}

RouletteCroupierDesk::~RouletteCroupierDesk() { storeUnfinished(); }

namespace {

roulette::Settings croupierSettingsOf(const RouletteHouse& there) {
    roulette::Settings settings = drills::tableFor(there.wheel.rules, there.wheel.pockets, Money{100});
    settings.seriesShortcut = false;
    settings.chips = there.chips;
    return settings;
}

} // namespace

bool RouletteCroupierDesk::hasColoursAt(int house) const {
    return croupierSettingsOf(rouletteHouse(house)).hasColourChips();
}

croupier::RouletteShift RouletteCroupierDesk::shiftChosen() const {
    const RouletteHouse& there = rouletteHouse(house());
    const RouletteLevel& chosen = kRouletteLevels.at(static_cast<std::size_t>(level()));
    croupier::RouletteShift shift;
    shift.settings = croupierSettingsOf(there);
    shift.settings.closing = there.closing.value_or(shift.settings.closing);
    shift.settings.betting = std::chrono::seconds(chosen.bettingSeconds);
    shift.players = chosen.players;
    shift.taste = chosen.taste;
    shift.incidents = incidents() == 1;
    shift.lateStakes = isWatching();
    shift.calledStakes = true;
    shift.paymentAnnouncements = true;
    shift.evenChancesCalled = callsEvenChances();
    if (hasHands()) {
        shift.hands = {choices().clearing == 1, opens(),
                       judgesPieces(),          proves(),
                       choices().buyIns == 1,   choices().changing == 1,
                       choices().cage == 1};
    }
    shift.realWheel = isRealWheel();
    shift.reportsAtOnce = feedback() == 0;
    shift.limit = isWatching() ? 0 : std::int64_t{1'000} * limit();
    return shift;
}

QList<QString> RouletteCroupierDesk::houses() const {
    QList<QString> titles;
    for (const RouletteHouse& there : rouletteHouses()) {
        titles.append(tr(there.title).arg(RouletteNames::wheel(there.wheel)));
    }
    return titles;
}

std::string RouletteCroupierDesk::keyOf(int house) const {
    const RouletteHouse& there = rouletteHouse(house);
    return std::string(roulette::name(there.wheel.rules)) + '/' + there.variant;
}

int RouletteCroupierDesk::playersAtTable() const {
    const croupier::RouletteShift shift = shiftChosen();
    const bool more = shift.hands.sells && shift.settings.hasColourChips();
    return shift.players + (more ? static_cast<int>(croupier::kNewcomers) : 0);
}

void RouletteCroupierDesk::openTable(const Seed& seed, RandomStream& look) {
    croupier::RouletteShift shift = shiftChosen();
    shift.firstHabit = look.below(6);
    shift.seeds = derivedSeeds(seed);
    for (const QString& name : names()) {
        shift.names.push_back(name.toStdString());
    }
    m_settings = shift.settings;
    auto tableSession = std::make_unique<RouletteCroupierSession>(shift, names());
    m_tableSession = tableSession.get();
    m_table = std::make_unique<RouletteTableModel>(std::move(tableSession), newPace());
    m_watch = isWatching() ? std::make_unique<Watch>(m_tableSession->training(), seed) : nullptr;
    m_shown.reset();
    m_judged.reset();
    m_placed.clear();
    m_opened.clear();
}

TableModel* RouletteCroupierDesk::releaseTable() {
    m_watch.reset();
    m_shown.reset();
    m_tableSession = nullptr;
    return m_table.release();
}

const croupier::ReversedRoulette* RouletteCroupierDesk::training() const {
    return m_tableSession != nullptr ? &m_tableSession->training() : nullptr;
}

void RouletteCroupierDesk::arrive() { m_tableSession->arrive(); }

bool RouletteCroupierDesk::isTableWaiting() const { return m_tableSession->isWaiting(); }

Money RouletteCroupierDesk::leastChip() const { return croupier::leastPartOf(shiftChosen().settings); }

std::pair<Money, Money> RouletteCroupierDesk::flowNow() const {
    return {training()->taken(), training()->paid()};
}

std::uint64_t RouletteCroupierDesk::roundNow() const {
    return training() != nullptr ? training()->state().round : 0;
}

bool RouletteCroupierDesk::isRoundPaid(bool closed) const {
    const roulette::Phase phase = training()->state().phase;
    // The last payment is announced first, however long that takes.
    return !training()->paymentToAnnounce() &&
           (phase == roulette::Phase::between || (!closed && phase == roulette::Phase::ending));
}

bool RouletteCroupierDesk::isEquipmentsTime() const {
    return training() != nullptr && isRealWheel() && training()->state().phase == roulette::Phase::running;
}

std::vector<croupier::DueAction> RouletteCroupierDesk::dueActions() const {
    return training() != nullptr ? training()->dueActions() : std::vector<croupier::DueAction>{};
}

const croupier::ScoreSheet& RouletteCroupierDesk::sheetNow() const {
    return m_watch ? m_watch->sheet() : training()->sheet();
}

croupier::PlantedCount RouletteCroupierDesk::plantedNow() const {
    return m_watch ? m_watch->count() : croupier::PlantedCount{};
}

// Direction of the last ball, where the regulation alternates it; taken from the last stored shift at the
// beginning.
QString RouletteCroupierDesk::lastTurn() const {
    const std::vector<croupier::DueAction> due = dueActions();
    const auto* next = due.empty() ? nullptr : std::get_if<croupier::Launch>(&due.front().action);
    if (next == nullptr || !hasTurns()) {
        return {};
    }
    return u' ' + (next->direction == roulette::Turn::clockwise ? tr("The last one ran anticlockwise.")
                                                                : tr("The last one ran clockwise."));
}

QString RouletteCroupierDesk::moment() const {
    if (training() == nullptr) {
        return {};
    }
    if (training()->isObjectThere()) {
        return tr("A chip has fallen into the wheel!");
    }
    if (training()->paymentToAnnounce()) {
        return tr("The prize is paid: it must be announced.");
    }
    if (!called().isEmpty()) {
        return called();
    }
    if (training()->lateChips()) {
        //: %1 a player
        return tr("%1 puts chips down, though betting is closed.")
            .arg(nameOf(training()->lateChips()->player));
    }
    if (const QString wanted = requestText(); !wanted.isEmpty()) {
        return wanted;
    }
    const roulette::State& state = training()->state();
    switch (state.phase) {
    case roulette::Phase::between:
        return state.round == 0 ? tr("The table is ready: the first round waits for you.")
                                : tr("The next round waits for you.");
    case roulette::Phase::betting:
        if (isAwaited() && state.settings.closing == roulette::Closing::on_slowdown) {
            return tr("The ball waits, betting is still open.") + lastTurn();
        }
        return isAwaited() ? tr("The time for betting is over.")
               : state.settings.closing == roulette::Closing::on_slowdown
                   ? tr("The players place their stakes; you may launch the ball.") + lastTurn()
                   : tr("The players place their stakes.");
    case roulette::Phase::launching: return tr("Betting is closed, the ball is not moving.") + lastTurn();
    case roulette::Phase::running:
        if (state.stakesOpen) {
            return isRealWheel() ? tr("Your ball is running. Betting is open until you close it.")
                   : isAwaited() ? tr("The ball is slowing down.")
                                 : tr("The ball is running, betting is still open.");
        }
        return !isAwaited()    ? tr("The ball is running.")
               : isRealWheel() ? tr("Your ball is running. Type the number once it lands.")
                               : tr("The ball has landed.");
    case roulette::Phase::drawn: return tr("The number is marked, the chips are where they were.");
    case roulette::Phase::paying: return tr("Losing stakes are off the cloth.");
    case roulette::Phase::ending: return tr("All paid.");
    }
    return {};
}

QString RouletteCroupierDesk::called() const {
    if (training() == nullptr || !training()->called()) {
        return {};
    }
    const croupier::CalledStake& stake = *training()->called();
    if (m_settings->hasColourChips()) {
        //: R25a: %1 a player, %2 a series, %n chips of the player's colour: "cinco fichas por cada"
        return tr("%1 calls: %2, %n chip(s) for each.", nullptr, chipsEach())
            .arg(nameOf(stake.player), RouletteNames::group(stake.group));
    }
    int chips = 0;
    for (const roulette::Part& part : croupier::chipsOf(stake, *m_settings).parts) {
        chips += part.chips;
    }
    //: %1 a player, %2 a stake named after the wheel, %3 a sum, %4 another
    return tr("%1 calls: %2 for %3, in chips of %4.")
        .arg(nameOf(stake.player), RouletteNames::group(stake.group), amountText(stake.chip * chips),
             amountText(stake.chip));
}

QString RouletteCroupierDesk::placedText() const {
    if (training() == nullptr || !training()->called()) {
        return {};
    }
    const auto chips = static_cast<int>(m_placed.size());
    return tr("%n chip(s) placed", nullptr, chips * chipsEach()) + QStringLiteral(" · ") +
           amountText(training()->called()->chip * chips);
}

int RouletteCroupierDesk::chipsEach() const {
    return training() != nullptr ? static_cast<int>(training()->chipsEach()) : 1;
}

QString RouletteCroupierDesk::ball() const {
    const std::optional<roulette::Pocket> on =
        training() != nullptr ? training()->ballOn() : std::optional<roulette::Pocket>();
    return on ? textOf(on->text()) : QString();
}

QString RouletteCroupierDesk::seen() const {
    //: %1 a number
    return ball().isEmpty() ? QString() : tr("the ball is on %1").arg(ball());
}

bool RouletteCroupierDesk::knowsIncidents() const {
    const croupier::RouletteShift shift = shiftChosen();
    return !shift.realWheel && shift.settings.regulation().failures.voidSpin.value;
}

bool RouletteCroupierDesk::hasBell() const {
    return m_settings && m_settings->regulation().course.bell.value;
}

bool RouletteCroupierDesk::isMarkDue() const {
    const std::vector<croupier::DueAction> due = dueActions();
    return std::ranges::any_of(due, [](const croupier::DueAction& dueAction) {
        return croupier::taskOf(dueAction.action) == croupier::Task::mark;
    });
}

bool RouletteCroupierDesk::hasTurns() const { return m_settings && croupier::fixesTurn(*m_settings); }

CroupierText::Scene RouletteCroupierDesk::scene() const {
    return {*m_settings, [this](PlayerId player) { return nameOf(player); },
            training() != nullptr ? training()->ballOn() : std::nullopt, chipsEach()};
}

CroupierText::Scene RouletteCroupierDesk::judgedScene() const {
    CroupierText::Scene words = scene();
    words.ball = m_judgedBall;
    words.each = m_judgedEach;
    return words;
}

void RouletteCroupierDesk::perform(const croupier::RouletteAction& action) {
    if (isWatching() || !begin()) {
        return;
    }
    m_judgedBall = training()->ballOn();
    m_judgedEach = chipsEach();
    const croupier::Judged judged = m_tableSession->training().perform(action, takenTime());
    m_judged = judged.dueAction;
    if (judged.done) {
        m_placed.clear();
        if (const auto* open = std::get_if<croupier::OpenStack>(&action)) {
            m_opened.append(open->spot);
        } else if (training()->state().phase != roulette::Phase::paying) {
            m_opened.clear();
        }
    }
    noteJudged(judged.done, judged.faults);
    emit textsChanged(); // the possible calls
}

void RouletteCroupierDesk::answerShown(std::optional<FaultKind> named, qint64 taken) {
    m_judgedBall = training()->ballOn();
    m_judgedEach = chipsEach();
    const croupier::Watched watched = m_watch->answer(named, taken);
    m_judged = watched.dueAction;
    if (!watched.needsRemedy) {
        m_shown.reset();
    }
    noteWatched(watched, false);
}

std::vector<croupier::RemedyKind> RouletteCroupierDesk::remediesNow() const {
    return m_watch ? m_watch->remedies() : std::vector<croupier::RemedyKind>{};
}

QString RouletteCroupierDesk::remedyText(croupier::RemedyKind remedy) const {
    return CroupierText::remedy(remedy, m_watch->fault().kind);
}

void RouletteCroupierDesk::remedyShown(croupier::RemedyKind remedy, qint64 taken) {
    m_judgedBall = training()->ballOn();
    m_judgedEach = chipsEach();
    const croupier::Watched watched = m_watch->remedy(remedy, taken);
    m_judged = watched.dueAction;
    m_shown.reset();
    noteWatched(watched, true);
}

QString RouletteCroupierDesk::judgedText() const {
    return m_judged ? CroupierText::action(m_judged->action, judgedScene()) : QString();
}

QString RouletteCroupierDesk::faultText(const croupier::Fault& fault) const {
    return CroupierText::fault(fault, m_judged, judgedScene());
}

QString RouletteCroupierDesk::exampleText(const croupier::Fault& fault) const {
    return fault.spot == roulette::kNoSpot || fault.kind == FaultKind::payment_order
               ? QString()
               : CroupierText::fault(fault, std::nullopt, scene());
}

bool RouletteCroupierDesk::showNext() {
    m_shown = m_watch->shown();
    m_placed.clear();
    if (!m_shown) {
        return false;
    }
    if (const auto* put = std::get_if<croupier::PutDown>(&*m_shown)) {
        for (const roulette::Part& part : put->parts) {
            m_placed.append(QList<int>(part.chips, part.spot));
        }
    }
    if (const auto* swept = std::get_if<croupier::Sweep>(&*m_shown)) {
        choose(listOf(swept->kept), listOf(swept->halved), -1, -1);
    } else if (const auto* paid = std::get_if<croupier::Pay>(&*m_shown)) {
        choose({}, {}, paid->spot, static_cast<int>(paid->player));
    }
    if (const auto* late = std::get_if<croupier::AnswerLateChips>(&*m_shown)) {
        choose({}, {}, late->spot, static_cast<int>(late->player));
    }
    return true;
}

QString RouletteCroupierDesk::shown() const {
    return m_tableSession != nullptr && m_shown ? CroupierText::action(*m_shown, scene()) : QString();
}

std::vector<FaultKind> RouletteCroupierDesk::shownKinds() const {
    return m_shown ? rouletteKindsOf(croupier::taskOf(*m_shown)) : std::vector<FaultKind>{};
}

QString RouletteCroupierDesk::dueText() const {
    const std::vector<croupier::DueAction> due = dueActions();
    return due.empty() ? QString() : CroupierText::action(due.front().action, scene());
}

Rules RouletteCroupierDesk::dueRules() const {
    const std::vector<croupier::DueAction> due = dueActions();
    return due.empty() ? Rules{} : due.front().rules;
}

QString RouletteCroupierDesk::restText() const {
    return isRealWheel() && isAwaited() ? tr("Call the number once your ball lands.")
                                        : CroupierDesk::restText();
}

CroupierSetup RouletteCroupierDesk::setupAt(int) const {
    CroupierSetup setup;
    setup.cloth = CroupierSetup::shared("RouletteCroupier.qml");
    setup.tools = {{tr("Words and ball"), CroupierSetup::shared("CroupierWordsTool.qml")},
                   {tr("Number"), CroupierSetup::shared("CroupierNumber.qml")},
                   {tr("Rake"), CroupierSetup::shared("CroupierRake.qml")},
                   {tr("Payment"), CroupierSetup::shared("CroupierRack.qml")},
                   {tr("Call bets"), CroupierSetup::shared("CroupierChips.qml")}};
    if (servesRequests()) {
        setup.tools.append({tr("Cash"), CroupierSetup::shared("CroupierCash.qml")});
    }
    setup.idle = tr("There is nothing to select: each phrase and the ball has its own key.");
    setup.rake = tr("On the cloth, touch what stays (arrows and Space); all the rest is taken. A second "
                    "touch leaves half, where zero takes half of an even chance.");
    setup.watched = tr("The croupier is about to");
    setup.heading = tr("Roulette, reversed");
    setup.title = tr("You are the croupier");
    setup.about = tr("Simulated players bet; you call, launch, mark, take and pay. The table judges order, "
                     "words, sums and time by its regulation.");
    setup.steps = {
        tr("Open betting with the table's words; close it and launch the ball when the regulation says so. "
           "Where a player calls a series, or a number and its neighbours, place the chips."),
        tr("Call the number with its colour and, where the house does, even or odd, low or high; put the "
           "dolly on it."),
        tr("Touch what stays on the cloth and take the rest. Zero may leave half."),
        tr("Pay stack by stack in the regulation's order: choose the prize and its player, cut the chips "
           "from the rack, hand them over, and announce the payment where the regulation says so. Opened "
           "stacks, the chips of a payment and its proof are judged where the options say so.")};
    setup.watching =
        tr("Or find the faults: the program deals and pays, and makes a mistake now and then. Let correct "
           "actions pass, stop and name the mistakes, and say how they are corrected.");
    setup.house = tr("Table");
    setup.role = tr("are the croupier");
    setup.level = {tr("Stakes"), {tr("Few"), tr("Some"), tr("Many")}};
    if (!isWatching()) {
        setup.wheel = {tr("Wheel"), {tr("The program's"), tr("A real one")}};
    }
    setup.call = {tr("Number is called with"), {tr("Colour, even or odd, low or high"), tr("Colour only")}};
    setup.incidents = tr("Chips fall into the wheel");
    return setup;
}

} // namespace mesaviva::app
