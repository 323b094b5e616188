// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/bingo_croupier_desk.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/bingo_croupier_text.h"
#include "app/games/bingo/text/bingo_names.h"
#include "app/games/bingo/text/bingo_text.h"

#include <algorithm>
#include <array>
#include <variant>

namespace mesaviva::app {

using croupier::FaultKind;

namespace {

struct CallerLevel {
    std::uint32_t members;
    int saleSeconds;
};

constexpr std::array<CallerLevel, CroupierChoices::kLevels> kCallerLevels = {{{8, 6}, {25, 8}, {80, 10}}};

// Rooms of the hall that a person can call: those with numbers; a sale opens whenever one is ready.
std::vector<BingoRoomPlan> callerRooms() {
    std::vector<BingoRoomPlan> rooms = houseRooms();
    std::erase_if(rooms, [](const BingoRoomPlan& plan) {
        return plan.settings.symbols || plan.settings.mode != bingo::Mode::continuous;
    });
    return rooms;
}

// Possible faults of an action of that kind; the later ones apply to every kind.
std::vector<FaultKind> callerKindsOf(croupier::Task task, bool letters) {
    switch (task) {
    case croupier::Task::call: return {FaultKind::words, FaultKind::order};
    case croupier::Task::announce_prizes: return {FaultKind::count, FaultKind::sum, FaultKind::order};
    case croupier::Task::announce:
        return letters ? std::vector{FaultKind::number, FaultKind::again, FaultKind::letter, FaultKind::order}
                       : std::vector{FaultKind::number, FaultKind::again, FaultKind::order};
    case croupier::Task::check: return {FaultKind::claim, FaultKind::overlooked, FaultKind::order};
    case croupier::Task::award:
        return {FaultKind::overlooked, FaultKind::winner, FaultKind::share, FaultKind::odd, FaultKind::order};
    case croupier::Task::refuse: return {FaultKind::late_sale, FaultKind::order};
    default: return {};
    }
}

} // namespace

BingoCroupierDesk::BingoCroupierDesk(Outside outside, QObject* parent)
    : CroupierDesk(std::move(outside), "croupier_bingo", static_cast<int>(callerRooms().size()), parent),
      m_rooms(callerRooms()) {
    // The selected card and its marks change with the tool.
    connect(this, &CroupierDesk::toolChanged, this, &CroupierDesk::turned);
}

BingoCroupierDesk::~BingoCroupierDesk() { storeUnfinished(); }

QList<QString> BingoCroupierDesk::houses() const {
    QList<QString> list;
    for (const BingoRoomPlan& plan : m_rooms) {
        QString prizes = BingoText::shares(plan.settings).join(QStringLiteral(", "));
        list.append(BingoText::variant(plan.settings.variant) + QStringLiteral(" · ") + plan.name +
                    QStringLiteral(" (") + prizes + u')');
    }
    return list;
}

// A room of the hall at the legal pace, with jackpots within reach.
croupier::BingoShift BingoCroupierDesk::shiftChosen() const {
    const CallerLevel& chosen = kCallerLevels.at(static_cast<std::size_t>(level()));
    croupier::BingoShift shift;
    shift.settings = room().settings;
    shift.settings.sale = std::chrono::seconds(chosen.saleSeconds);
    shift.settings.draw = std::chrono::seconds(1);
    const int balls = shift.settings.shape().balls;
    if (shift.settings.bingoJackpot) {
        shift.settings.bingoJackpot->withinBalls = balls * 7 / 10;
    }
    if (shift.settings.lineJackpot) {
        shift.settings.lineJackpot->withinBalls = balls / 5;
    }
    shift.members = chosen.members;
    shift.falseClaims = isWatching() || incidents() == 1;
    shift.lateBuyers = shift.falseClaims;
    shift.silentWinners = true;
    shift.callsItself = wheel() == 1;
    shift.reportsAtOnce = feedback() == 0;
    shift.limit = isWatching() ? 0 : std::int64_t{1'000} * limit();
    return shift;
}

std::string BingoCroupierDesk::keyOf(int house) const {
    return "pt-425a-2015/" + m_rooms.at(static_cast<std::size_t>(house)).key.toStdString();
}

void BingoCroupierDesk::openTable(const Seed& seed, RandomStream&) {
    croupier::BingoShift shift = shiftChosen();
    shift.seeds = derivedSeeds(seed);
    m_settings = shift.settings;
    auto tableSession = std::make_unique<BingoCroupierSession>(shift, room().name);
    m_tableSession = tableSession.get();
    m_table = std::make_unique<BingoTableModel>(std::move(tableSession), newPace());
    m_watch = isWatching() ? std::make_unique<Watch>(m_tableSession->training(), seed) : nullptr;
    m_shown.reset();
    m_judged.reset();
}

TableModel* BingoCroupierDesk::releaseTable() {
    m_watch.reset();
    m_shown.reset();
    m_tableSession = nullptr;
    return m_table.release();
}

const croupier::ReversedBingo* BingoCroupierDesk::training() const {
    return m_tableSession != nullptr ? &m_tableSession->training() : nullptr;
}

std::uint64_t BingoCroupierDesk::roundNow() const {
    return training() != nullptr ? training()->state().round : 0;
}

bool BingoCroupierDesk::isRoundPaid(bool closed) const {
    const bingo::Phase phase = training()->state().phase;
    return phase == bingo::Phase::between || (!closed && phase == bingo::Phase::ending);
}

std::vector<croupier::BingoDueAction> BingoCroupierDesk::dueActions() const {
    return training() != nullptr ? training()->dueActions() : std::vector<croupier::BingoDueAction>{};
}

const croupier::ScoreSheet& BingoCroupierDesk::sheetNow() const {
    return m_watch ? m_watch->sheet() : training()->sheet();
}

croupier::PlantedCount BingoCroupierDesk::plantedNow() const {
    return m_watch ? m_watch->count() : croupier::PlantedCount{};
}

int BingoCroupierDesk::ball() const {
    return training() != nullptr ? training()->ballOut().value_or(bingo::Ball{0}) : 0;
}

bool BingoCroupierDesk::hasLateBuyer() const {
    return training() != nullptr && training()->lateBuyer().has_value();
}

bool BingoCroupierDesk::isChecking() const { return training() != nullptr && training()->hasClaims(); }

QString BingoCroupierDesk::moment() const {
    if (training() == nullptr) {
        return {};
    }
    const bingo::State& state = training()->state();
    if (training()->lateBuyer()) {
        //: %1 a player
        return tr("%1 asks for cards, though the sale is closed.")
            .arg(crowdName(training()->lateBuyer()->member));
    }
    if (training()->hasClaims()) {
        const auto waiting = std::ranges::count(training()->claims(), false, &croupier::Claim::checked);
        return tr("%n card(s) to check.", nullptr, static_cast<int>(waiting));
    }
    switch (state.phase) {
    case bingo::Phase::between:
        return state.round == 0 ? tr("The room is ready: the first round waits for you.")
                                : tr("The next round waits for you.");
    case bingo::Phase::sale:
        if (const auto due = dueActions();
            !due.empty() && std::holds_alternative<croupier::AnnouncePrizes>(due.front().action)) {
            return tr("The sale is closed: the prizes are to be announced.");
        }
        return isAwaited() ? tr("The time for buying cards is over.") : tr("The players buy cards.");
    case bingo::Phase::announcing:
        return ball() > 0 ? tr("A ball is out.") : tr("The balls are in the machine.");
    case bingo::Phase::checking: return tr("The cards are checked: the prize is to be announced.");
    case bingo::Phase::drawing:
        if (ball() > 0) {
            return tr("A ball is out.");
        }
        return isAwaited() ? tr("The draw stands still.") : tr("The balls tumble.");
    case bingo::Phase::confirming: return tr("Bingo: the draw is over.");
    case bingo::Phase::voiding: return tr("Too few players have bought cards.");
    case bingo::Phase::ending: return tr("All is paid.");
    }
    return {};
}

QString BingoCroupierDesk::seen() const {
    //: %1 a ball
    return ball() > 0
               ? tr("the ball shows %1").arg(BingoText::ball(static_cast<bingo::Ball>(ball()), *m_settings))
               : QString();
}

void BingoCroupierDesk::perform(const croupier::BingoAction& action) {
    if (isWatching() || !begin()) {
        return;
    }
    const croupier::BingoJudged judged = m_tableSession->training().perform(action, takenTime());
    m_judged = judged.dueAction;
    if (m_judged && judged.done && judged.faults.empty()) {
        m_judged->action = action; // any of several cards may be checked first
    }
    noteJudged(judged.done, judged.faults);
}

void BingoCroupierDesk::answerShown(std::optional<FaultKind> named, qint64 taken) {
    const croupier::BingoWatched watched = m_watch->answer(named, taken);
    m_judged = watched.dueAction;
    if (!watched.needsRemedy) {
        m_shown.reset();
    }
    noteWatched(watched, false);
}

std::vector<croupier::RemedyKind> BingoCroupierDesk::remediesNow() const {
    return m_watch ? m_watch->remedies() : std::vector<croupier::RemedyKind>{};
}

QString BingoCroupierDesk::remedyText(croupier::RemedyKind remedy) const {
    return BingoCroupierText::remedy(remedy, m_watch->fault().kind);
}

void BingoCroupierDesk::remedyShown(croupier::RemedyKind remedy, qint64 taken) {
    const croupier::BingoWatched watched = m_watch->remedy(remedy, taken);
    m_judged = watched.dueAction;
    m_shown.reset();
    noteWatched(watched, true);
}

QString BingoCroupierDesk::judgedText() const {
    return m_judged ? BingoCroupierText::action(m_judged->action, *m_settings, true) : QString();
}

QString BingoCroupierDesk::faultText(const croupier::Fault& fault) const {
    return BingoCroupierText::fault(fault, m_judged, *m_settings);
}

QString BingoCroupierDesk::exampleText(const croupier::Fault& fault) const {
    const bool hasText = fault.item != 0 || fault.kind == FaultKind::sum || fault.kind == FaultKind::share ||
                         fault.kind == FaultKind::odd;
    return hasText && fault.kind != FaultKind::count
               ? BingoCroupierText::fault(fault, std::nullopt, *m_settings)
               : QString();
}

bool BingoCroupierDesk::showNext() {
    m_shown = m_watch->shown();
    return m_shown.has_value();
}

QString BingoCroupierDesk::shown() const {
    return m_tableSession != nullptr && m_shown ? BingoCroupierText::action(*m_shown, *m_settings, true)
                                                : QString();
}

std::vector<FaultKind> BingoCroupierDesk::shownKinds() const {
    const bool letters = m_settings && m_settings->variant == bingo::Variant::bingo75;
    return m_shown ? callerKindsOf(croupier::taskOf(*m_shown), letters) : std::vector<FaultKind>{};
}

QString BingoCroupierDesk::dueText() const {
    const std::vector<croupier::BingoDueAction> due = dueActions();
    return due.empty() ? QString() : BingoCroupierText::action(due.front().action, *m_settings, false);
}

Rules BingoCroupierDesk::dueRules() const {
    const std::vector<croupier::BingoDueAction> due = dueActions();
    return due.empty() ? Rules{} : due.front().rules;
}

} // namespace mesaviva::app
