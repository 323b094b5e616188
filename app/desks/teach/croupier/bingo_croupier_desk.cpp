// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/bingo_croupier_desk.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/dispatch.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <variant>

namespace mesaviva::app {

using croupier::CallerPhrase;
using croupier::FaultDetail;
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

QString cardList(const std::vector<bingo::CardNumber>& cards) {
    QStringList list;
    for (const bingo::CardNumber card : cards) {
        list.append(QString::number(card));
    }
    return list.join(QStringLiteral(", "));
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
            return tr("The sale is closed: the prizes must be announced.");
        }
        return isAwaited() ? tr("The time for buying cards is over.") : tr("The players buy cards.");
    case bingo::Phase::announcing:
        return ball() > 0 ? tr("A ball is out.") : tr("The balls are in the machine.");
    case bingo::Phase::checking: return tr("The cards are checked: the prize must be announced.");
    case bingo::Phase::drawing:
        if (ball() > 0) {
            return tr("A ball is out.");
        }
        return isAwaited() ? tr("The draw is stopped.") : tr("The balls tumble.");
    case bingo::Phase::confirming: return tr("Bingo: the draw is over.");
    case bingo::Phase::voiding: return tr("Too few players have bought cards.");
    case bingo::Phase::ending: return tr("All paid.");
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

CroupierSetup BingoCroupierDesk::setupAt(int) const {
    CroupierSetup setup;
    setup.cloth = CroupierSetup::shared("BingoCroupier.qml");
    setup.tools = {{tr("Words"), CroupierSetup::shared("CroupierCaller.qml")},
                   {tr("Balls"), CroupierSetup::shared("CroupierBalls.qml")},
                   {tr("Card"), CroupierSetup::shared("CroupierCheck.qml")},
                   {tr("Prizes"), CroupierSetup::shared("CroupierPrizes.qml")}};
    setup.idle = tr("There is nothing to select: each phrase has its own key.");
    setup.watched = tr("The caller is about to");
    setup.heading = tr("Bingo, reversed");
    setup.title = tr("You are the caller");
    setup.about =
        tr("Simulated players buy cards; you open and close the sale, call the balls, check cards and "
           "announce prizes and shares. The room judges order, words, sums and time by its regulation.");
    setup.steps = {
        tr("Open the sale, close it when time is up, and announce the cards sold, the total of the prizes "
           "and each prize."),
        tr("Call each ball by its number; in bingo 75 the letter comes first. At least a second passes "
           "between two balls."),
        tr("Stop when a prize is called, or the room shows that a card has it. Compare the card with "
           "the panel, and say whether it has won."),
        tr("Announce the prize with each player's share, to the cent, and what can't be divided. Go on; "
           "after bingo have the prizes paid.")};
    setup.watching = tr("Or find the faults: the program calls, and makes a mistake now and then. Let "
                        "correct actions pass, stop and name the mistakes, and say how they are corrected.");
    setup.house = tr("Room");
    setup.role = tr("are the caller");
    setup.level = {tr("Players"), {tr("Eight"), tr("25"), tr("80")}};
    setup.wheel = {tr("Balls are called"),
                   {isWatching() ? tr("One by one") : tr("By you"), tr("By the program")}};
    setup.incidents = tr("False calls, late buyers");
    return setup;
}

QString BingoCroupierText::call(CallerPhrase phrase, const bingo::Settings& settings) {
    const auto said = [&](bingo::Phrase one) { return BingoText::announcement({one}, settings, {}, false); };
    switch (phrase) {
    case CallerPhrase::sale_opens: return said(bingo::OwnPhrase::sale_opens);
    case CallerPhrase::sale_closes: return said(bingo::OwnPhrase::sale_closes);
    case CallerPhrase::stop: return tr("The draw stops");
    case CallerPhrase::goes_on: return tr("The draw goes on");
    case CallerPhrase::paid: return tr("Bingo is confirmed, the prizes are paid");
    case CallerPhrase::round_void: return said(CommonPhrase::round_void);
    }
    return {};
}

QString BingoCroupierText::ball(const croupier::CallBall& called) {
    const QString number = QString::number(called.number);
    if (called.letter == 0) {
        return number;
    }
    const QChar letter = QLatin1Char(called.letter);
    return called.letterFirst ? letter + QStringLiteral(" ") + number : number + u' ' + letter;
}

QString BingoCroupierText::action(const croupier::BingoAction& action, const bingo::Settings& settings,
                                  bool open) {
    return std::visit(
        Overloaded{
            //: %1 what a caller says
            [&](const croupier::SayCaller& one) { return tr("say “%1”").arg(call(one.phrase, settings)); },
            [&](const croupier::AnnouncePrizes& one) {
                if (!open) {
                    return tr("announce the cards sold, the total of the prizes and each prize");
                }
                QStringList prizes;
                for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
                    if (settings.prizes[i]) {
                        prizes.append(BingoText::prize(static_cast<bingo::PrizeKind>(i)) + u' ' +
                                      amountText(one.prizes[i]));
                    }
                }
                //: %1 a number of cards, %2 a sum, %3 "Line 2.40 pts, Bingo 9.60 pts"
                return tr("announce: %1 sold, %2 in prizes; %3")
                    .arg(BingoText::cards(static_cast<int>(one.cards)), amountText(one.total),
                         prizes.join(QStringLiteral(", ")));
            },
            [&](const croupier::CallBall& one) {
                //: %1 "B 12"
                return open ? tr("call “%1”").arg(ball(one)) : tr("call the ball");
            },
            [&](const croupier::CheckCard& one) {
                const QString prize = BingoText::prizeInside(one.kind);
                //: %1 a card's number, %2 "the line"
                return !open       ? tr("check card %1 for %2").arg(one.card).arg(prize)
                       : one.valid ? tr("say that card %1 has %2").arg(one.card).arg(prize)
                                   : tr("say that card %1 does not have %2").arg(one.card).arg(prize);
            },
            [&](const croupier::AnnounceAward& one) {
                const QString prize = BingoText::prizeInside(one.kind);
                if (!open) {
                    //: %1 "the line"
                    return tr("announce %1, who has won it and how much each gets").arg(prize);
                }
                const auto cards = static_cast<int>(one.cards.size());
                //: %1 "the line", %2 cards' numbers, %3 and %4 sums
                return tr("announce %1: card(s) %2; %3 to each player, %4 left over", nullptr, cards)
                    .arg(prize, cardList(one.cards), amountText(one.share), amountText(one.odd));
            },
            [](const croupier::AnswerLateBuyer& one) {
                //: %1 a player
                return (one.sold ? tr("sell %1 cards anyway") : tr("sell %1 no more cards"))
                    .arg(crowdName(one.member));
            },
        },
        action);
}

QString BingoCroupierText::remedy(croupier::RemedyKind remedy, FaultKind fault) {
    using croupier::RemedyKind;
    switch (remedy) {
    case RemedyKind::correct:
        switch (fault) {
        case FaultKind::number:
        case FaultKind::again: return tr("Call the number that the ball shows");
        case FaultKind::letter: return tr("Call it again, the letter first");
        case FaultKind::words: break;
        default: return tr("Announce it again with the right figures");
        }
        break;
    case RemedyKind::void_round: return tr("Void the round: the cards are refunded");
    case RemedyKind::push_back: return tr("Take the cards back and refund them");
    case RemedyKind::take_back:
        return fault == FaultKind::winner ? tr("Announce only the winners")
                                          : tr("No prize; the draw goes on");
    case RemedyKind::pay_both: return tr("Let that card share the prize");
    case RemedyKind::draw_again: return tr("Put the ball back and draw another");
    case RemedyKind::admit: return tr("The card has its prize after all");
    default: break;
    }
    return CroupierText::remedy(remedy, fault);
}

QString BingoCroupierText::fault(const croupier::Fault& fault,
                                 const std::optional<croupier::BingoDueAction>& due,
                                 const bingo::Settings& settings) {
    const QString wanted = due ? action(due->action, settings, false) : QString();
    const auto card = [&](const QString& sentence) { return sentence.arg(fault.item); };
    switch (fault.kind) {
    //: %1 what to do: "call the ball"
    case FaultKind::order: return due ? tr("First: %1.").arg(wanted) : tr("There is nothing to do now.");
    case FaultKind::words: return tr("Not those words: %1.").arg(wanted);
    case FaultKind::early:
        if (due && std::holds_alternative<croupier::CallBall>(due->action)) {
            return tr("Too early: at least a second passes between two balls.");
        }
        return due ? tr("Too early. It is not yet time to %1.").arg(wanted) : tr("Too early.");
    case FaultKind::late: return tr("Right, but it took too long.");
    case FaultKind::number: return tr("The ball shows another number.");
    case FaultKind::again: return tr("That number has already been drawn.");
    case FaultKind::letter: return tr("The column's letter comes first, then the number.");
    case FaultKind::count: return tr("That is not the number of cards sold.");
    case FaultKind::sum:
        if (fault.item == 0) {
            //: %1 a sum
            return tr("The prizes do not total %1.").arg(amountText(fault.given));
        }
        //: %1 a prize, %2 a sum
        return tr("%1: the prize is not %2.")
            .arg(BingoText::prize(static_cast<bingo::PrizeKind>(fault.item - 1)), amountText(fault.given));
    case FaultKind::claim:
        return card(fault.detail == FaultDetail::gone ? tr("Card %1: that prize has already been won.")
                                                      : tr("Card %1 is missing a number."));
    case FaultKind::overlooked:
        switch (fault.detail) {
        case FaultDetail::silent:
            return card(tr("Card %1 has won, whatever its player does or does not say."));
        case FaultDetail::shared: return card(tr("Card %1 has won at the same ball: it shares."));
        case FaultDetail::none:
        case FaultDetail::gone: break;
        }
        return card(tr("Card %1 has what was called."));
    case FaultKind::winner: return card(tr("Card %1 has not won."));
    case FaultKind::share:
        //: %1 a sum
        return tr("Each player's share is not %1.").arg(amountText(fault.given));
    case FaultKind::odd:
        //: %1 a sum
        return tr("%1 is not what is left over.").arg(amountText(fault.given));
    case FaultKind::payment_order: return tr("Another prize is announced first: %1.").arg(wanted);
    case FaultKind::place: return card(tr("Nobody has called card %1."));
    case FaultKind::remedy: return CroupierText::wrongRemedy(remedy(*fault.remedy, fault.of));
    case FaultKind::late_sale: return tr("The sale is closed: no more cards are sold.");
    default: return CroupierText::kind(fault.kind) + u'.';
    }
}

} // namespace mesaviva::app
