// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/poker_croupier_desk.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/games/poker/poker_text.h"
#include "engine/base/dispatch.h"

#include <QStringList>

#include <array>

namespace mesaviva::app {

using croupier::FaultKind;

namespace {

struct PokerLevel {
    int players;
    players::StakeTaste taste;
    int bettingSeconds;
};

constexpr std::array<PokerLevel, CroupierChoices::kLevels> kPokerLevels = {
    {{2, players::StakeTaste::low, 10},
     {4, players::StakeTaste::middle, 12},
     {7, players::StakeTaste::high, 15}}};

// Possible faults of an action of that kind; the later ones apply to every kind.
std::vector<FaultKind> pokerKindsOf(croupier::Task task) {
    switch (task) {
    case croupier::Task::call: return {FaultKind::words, FaultKind::order};
    case croupier::Task::deal: return {FaultKind::target, FaultKind::face, FaultKind::card, FaultKind::order};
    case croupier::Task::ask: return {FaultKind::seat, FaultKind::order};
    case croupier::Task::turn: return {FaultKind::card, FaultKind::seat, FaultKind::order};
    case croupier::Task::qualify: return {FaultKind::qualified, FaultKind::order};
    case croupier::Task::compare: return {FaultKind::verdict, FaultKind::order};
    case croupier::Task::sweep: return {FaultKind::swept, FaultKind::left, FaultKind::order};
    case croupier::Task::pay:
        return {FaultKind::payment_order, FaultKind::place, FaultKind::sum, FaultKind::order};
    case croupier::Task::refuse: return {FaultKind::late_stake, FaultKind::order};
    default: return {};
    }
}

} // namespace

PokerCroupierDesk::PokerCroupierDesk(Outside outside, QObject* parent)
    : CroupierDesk(std::move(outside), "croupier_poker", kHouses, parent) {}

PokerCroupierDesk::~PokerCroupierDesk() { storeUnfinished(); }

croupier::PokerShift PokerCroupierDesk::shiftChosen() const {
    const PokerLevel& chosen = kPokerLevels.at(static_cast<std::size_t>(level()));
    croupier::PokerShift shift;
    shift.settings.individual = house() == 1;
    shift.settings.seats = house() == 1 ? 1 : poker::kMostSeats;
    shift.settings.betting = std::chrono::seconds(chosen.bettingSeconds);
    shift.settings.decision = std::chrono::seconds(12);
    shift.settings.extra = std::chrono::seconds(8);
    shift.settings.card = std::chrono::milliseconds(300);
    shift.players = house() == 1 ? 1 : chosen.players;
    shift.taste = chosen.taste;
    shift.lateStakes = isWatching() || incidents() == 1;
    shift.reportsAtOnce = feedback() == 0;
    shift.limit = isWatching() ? 0 : std::int64_t{1'000} * limit();
    return shift;
}

QList<QString> PokerCroupierDesk::houses() const {
    return {tr("Several players, seven seats (Regulation 803/2015)"),
            tr("One player, an individual table (Regulation 803/2015)")};
}

std::string PokerCroupierDesk::keyOf(int house) const {
    return house == 1 ? "pt-803-2015/individual" : "pt-803-2015/several";
}

int PokerCroupierDesk::playersAtTable() const { return shiftChosen().players; }

void PokerCroupierDesk::openTable(const Seed& seed, RandomStream& look) {
    croupier::PokerShift shift = shiftChosen();
    shift.firstHabit = look.below(7);
    shift.seeds = derivedSeeds(seed);
    for (const QString& name : names()) {
        shift.names.push_back(name.toStdString());
    }
    auto tableSession = std::make_unique<PokerCroupierSession>(shift, names());
    m_tableSession = tableSession.get();
    m_table = std::make_unique<PokerTableModel>(std::move(tableSession), newPace());
    m_watch = isWatching() ? std::make_unique<Watch>(m_tableSession->training(), seed) : nullptr;
    m_shown.reset();
    m_judged.reset();
}

TableModel* PokerCroupierDesk::releaseTable() {
    m_watch.reset();
    m_shown.reset();
    m_tableSession = nullptr;
    return m_table.release();
}

const croupier::ReversedPoker* PokerCroupierDesk::training() const {
    return m_tableSession != nullptr ? &m_tableSession->training() : nullptr;
}

Money PokerCroupierDesk::leastChip() const { return shiftChosen().settings.minimum; }

std::pair<Money, Money> PokerCroupierDesk::flowNow() const {
    return {training()->taken(), training()->paid()};
}

std::uint64_t PokerCroupierDesk::roundNow() const {
    return training() != nullptr ? training()->state().round : 0;
}

bool PokerCroupierDesk::isRoundPaid(bool closed) const {
    const poker::Phase phase = training()->state().phase;
    return phase == poker::Phase::between ||
           (!closed && phase == poker::Phase::ending && training()->seatToCompare() == 0);
}

std::vector<croupier::PokerDueAction> PokerCroupierDesk::dueActions() const {
    return training() != nullptr ? training()->dueActions() : std::vector<croupier::PokerDueAction>{};
}

const croupier::ScoreSheet& PokerCroupierDesk::sheetNow() const {
    return m_watch ? m_watch->sheet() : training()->sheet();
}

croupier::PlantedCount PokerCroupierDesk::plantedNow() const {
    return m_watch ? m_watch->count() : croupier::PlantedCount{};
}

bool PokerCroupierDesk::hasLateStake() const {
    return training() != nullptr && training()->lateStake().has_value();
}

bool PokerCroupierDesk::isComparing() const {
    return training() != nullptr && training()->seatToCompare() > 0;
}

bool PokerCroupierDesk::isPaying() const {
    return training() != nullptr && training()->state().phase == poker::Phase::paying;
}

QString PokerCroupierDesk::seatName(int seat) const {
    const PlayerId player = training() != nullptr ? croupier::sitterOf(training()->state(), seat) : kNobody;
    return player == kNobody ? tr("seat %1").arg(seat) : nameOf(player);
}

QString PokerCroupierDesk::moment() const {
    if (training() == nullptr) {
        return {};
    }
    const poker::State& state = training()->state();
    if (training()->lateStake()) {
        //: %1 a player
        return tr("%1 puts chips down, though betting is closed.")
            .arg(seatName(training()->lateStake()->seat));
    }
    if (training()->seatToCompare() > 0) {
        //: %1 a player
        return tr("The hand of %1 is face up.").arg(seatName(training()->seatToCompare()));
    }
    switch (state.phase) {
    case poker::Phase::between:
        return state.round == 0 ? tr("The table is ready: the first round waits for you.")
                                : tr("The next round waits for you.");
    case poker::Phase::betting:
        if (state.settings.individual) {
            return tr("The player places the ante and asks for the cards.");
        }
        return isAwaited() ? tr("The time for antes is over.") : tr("The players place their antes.");
    case poker::Phase::burning: return tr("Betting is closed, the shoe is full.");
    case poker::Phase::dealing:
        //: %1 of the five cards of each hand
        return tr("The cards are dealt: round %1 of 5.").arg(state.dealRow + 1);
    case poker::Phase::dealt: return tr("All cards are on the table.");
    case poker::Phase::deciding:
        if (training()->table().crowd().isAnswering()) {
            return tr("An answer is coming.");
        }
        if (!dueActions().empty() && std::holds_alternative<croupier::AskSeat>(dueActions().front().action)) {
            return tr("The players look at their cards.");
        }
        return isAwaited() ? tr("The time for decisions is over.")
                           : tr("Somebody has not answered: time is running.");
    case poker::Phase::extended: return tr("Extra time is running.");
    case poker::Phase::revealing: return tr("All have decided.");
    case poker::Phase::qualifying: return tr("The dealer's hand is face up.");
    case poker::Phase::showing: return tr("The dealer plays: hand against hand.");
    case poker::Phase::collecting: return tr("It is decided who has lost.");
    case poker::Phase::paying: return tr("Winners are waiting to be paid.");
    case poker::Phase::ending: return tr("All paid.");
    }
    return {};
}

PokerCroupierText::Scene PokerCroupierDesk::scene(bool open) const {
    PokerCroupierText::Scene scene;
    scene.nameOf = [this](int seat) { return seatName(seat); };
    scene.playerOf = [this](PlayerId player) { return nameOf(player); };
    if (open && training() != nullptr) {
        scene.dealer = training()->state().dealer;
        scene.handOf = [this](int seat) {
            const PlayerId player = croupier::sitterOf(training()->state(), seat);
            return player == kNobody ? poker::HandCards{} : training()->state().seatOf(player).cards;
        };
        scene.next = training()->cardInHand();
    }
    return scene;
}

void PokerCroupierDesk::perform(const croupier::PokerAction& action) {
    if (isWatching() || !begin()) {
        return;
    }
    const croupier::PokerJudged judged = m_tableSession->training().perform(action, takenTime());
    m_judged = judged.dueAction;
    noteJudged(judged.done, judged.faults);
}

void PokerCroupierDesk::answerShown(std::optional<FaultKind> named, qint64 taken) {
    const croupier::PokerWatched watched = m_watch->answer(named, taken);
    m_judged = watched.dueAction;
    if (!watched.needsRemedy) {
        m_shown.reset();
    }
    noteWatched(watched, false);
}

std::vector<croupier::RemedyKind> PokerCroupierDesk::remediesNow() const {
    return m_watch ? m_watch->remedies() : std::vector<croupier::RemedyKind>{};
}

QString PokerCroupierDesk::remedyText(croupier::RemedyKind remedy) const {
    return CroupierText::remedy(remedy, m_watch->fault().kind);
}

void PokerCroupierDesk::remedyShown(croupier::RemedyKind remedy, qint64 taken) {
    const croupier::PokerWatched watched = m_watch->remedy(remedy, taken);
    m_judged = watched.dueAction;
    m_shown.reset();
    noteWatched(watched, true);
}

QString PokerCroupierDesk::judgedText() const {
    return m_judged ? PokerCroupierText::action(m_judged->action, scene(false)) : QString();
}

QString PokerCroupierDesk::faultText(const croupier::Fault& fault) const {
    return PokerCroupierText::fault(fault, m_judged, scene(false));
}

QString PokerCroupierDesk::exampleText(const croupier::Fault& fault) const {
    const bool hasText = fault.kind == FaultKind::sum || fault.kind == FaultKind::swept ||
                         fault.kind == FaultKind::left || fault.kind == FaultKind::place ||
                         fault.kind == FaultKind::late_stake || fault.kind == FaultKind::qualified;
    return hasText ? PokerCroupierText::fault(fault, std::nullopt, scene(false)) : QString();
}

bool PokerCroupierDesk::showNext() {
    m_shown = m_watch->shown();
    if (!m_shown) {
        return false;
    }
    if (const auto* swept = std::get_if<croupier::TakeLosers>(&*m_shown)) {
        QList<int> stay;
        for (const int seat : swept->kept) {
            stay.append(2 * seat);
        }
        choose(stay, {}, -1, -1);
    } else if (const auto* paid = std::get_if<croupier::PayBox>(&*m_shown)) {
        choose({}, {}, 2 * paid->seat + static_cast<int>(paid->box), -1);
    }
    return true;
}

QString PokerCroupierDesk::shown() const {
    return m_tableSession != nullptr && m_shown ? PokerCroupierText::action(*m_shown, scene(true))
                                                : QString();
}

QList<QString> PokerCroupierDesk::shownCards() const {
    QList<QString> list;
    if (m_tableSession == nullptr) {
        return list;
    }
    const PokerCroupierText::Scene open = scene(true);
    const auto add = [&](const poker::HandCards& hand) {
        for (const poker::Card card : hand) {
            list.append(QString::fromStdString(card.text()));
        }
    };
    if (isComparing()) {
        add(open.handOf(training()->seatToCompare())); // it is open, but the cards cover each other
    }
    if (!m_shown) {
        return list;
    }
    if (const auto* card = std::get_if<croupier::DealCard>(&*m_shown)) {
        const std::optional<poker::Card> face = card->shown ? card->shown : open.next;
        if (!card->faceUp) {
            list.append(QStringLiteral("back"));
        } else if (face) {
            list.append(QString::fromStdString(face->text()));
        }
    } else if (const auto* turned = std::get_if<croupier::TurnDealer>(&*m_shown)) {
        add(turned->shown.value_or(*open.dealer));
    } else if (const auto* hand = std::get_if<croupier::TurnHand>(&*m_shown)) {
        add(hand->shown.value_or(open.handOf(hand->seat)));
    }
    return list;
}

int PokerCroupierDesk::shownPlace() const {
    constexpr int kNowhere = -2;
    if (!m_shown) {
        return kNowhere;
    }
    if (const auto* card = std::get_if<croupier::DealCard>(&*m_shown)) {
        return card->to;
    }
    if (const auto* hand = std::get_if<croupier::TurnHand>(&*m_shown)) {
        return hand->seat;
    }
    if (const auto* asked = std::get_if<croupier::AskSeat>(&*m_shown)) {
        return asked->seat;
    }
    if (const auto* compared = std::get_if<croupier::CompareHand>(&*m_shown)) {
        return compared->seat;
    }
    if (const auto* late = std::get_if<croupier::AnswerLateStake>(&*m_shown)) {
        return late->seat;
    }
    const bool dealers = std::holds_alternative<croupier::TurnDealer>(*m_shown) ||
                         std::holds_alternative<croupier::JudgeDealer>(*m_shown);
    return dealers ? croupier::kDealer : kNowhere;
}

std::vector<FaultKind> PokerCroupierDesk::shownKinds() const {
    return m_shown ? pokerKindsOf(croupier::taskOf(*m_shown)) : std::vector<FaultKind>{};
}

QString PokerCroupierDesk::dueText() const {
    const std::vector<croupier::PokerDueAction> due = dueActions();
    return due.empty() ? QString() : PokerCroupierText::action(due.front().action, scene(false));
}

Rules PokerCroupierDesk::dueRules() const {
    const std::vector<croupier::PokerDueAction> due = dueActions();
    return due.empty() ? Rules{} : due.front().rules;
}

CroupierSetup PokerCroupierDesk::setupAt(int house) const {
    CroupierSetup setup;
    setup.cloth = CroupierSetup::shared("PokerCroupier.qml");
    setup.tools = {{tr("Words"), CroupierSetup::shared("CroupierTalk.qml")},
                   {tr("Cards"), CroupierSetup::shared("CroupierCards.qml")},
                   {tr("Hands"), CroupierSetup::shared("CroupierHands.qml")},
                   {tr("Rake"), CroupierSetup::shared("CroupierRake.qml")},
                   {tr("Payment"), CroupierSetup::shared("CroupierRack.qml")}};
    setup.idle = tr("There is nothing to select: each phrase and each seat has its own key.");
    setup.rake = tr("On the cloth, touch the chips that stay (arrows and Space); all the rest are taken.");
    setup.watched = tr("The croupier is about to");
    setup.heading = tr("Poker, reversed");
    setup.title = tr("You are the croupier");
    setup.about = tr("Simulated players bet; you call, deal, ask, judge, take and pay. The table judges "
                     "order, words, sums and time by its regulation.");
    setup.steps = {
        tr("Open the antes with the table's words, and close them when time is up; at an individual table "
           "the player asks for the cards."),
        tr("Deal card by card: the first face up to the discard corner, then seat by seat and the dealer, "
           "five times, the dealer's last one face up. A right click, or U, turns the card."),
        tr("Have them decide, and ask seat by seat. Turn the dealer's cards, say whether the dealer plays, "
           "turn each hand and say whether it wins."),
        tr("Touch the chips that stay, take the rest, and pay box by box with chips from the rack: the ante, "
           "then the bet by the pay table.")};
    setup.watching =
        tr("Or find the faults: the program deals and pays, and makes a mistake now and then. Let correct "
           "actions pass, stop and name the mistakes, and say how they are corrected.");
    setup.house = tr("Table");
    setup.role = tr("are the croupier");
    if (house == 0) {
        setup.level = {tr("Players"), {tr("Two"), tr("Four"), tr("Seven")}};
    }
    setup.incidents = tr("Somebody stakes late");
    return setup;
}

QString PokerCroupierText::call(poker::OwnPhrase phrase) {
    return PokerText::announcement({phrase}, {}, false);
}

QString PokerCroupierText::result(croupier::Comparison comparison) {
    switch (comparison) {
    case croupier::Comparison::wins: return tr("wins");
    case croupier::Comparison::loses: return tr("loses");
    case croupier::Comparison::ties: return tr("ties");
    }
    return {};
}

QString PokerCroupierText::cards(const poker::HandCards& cards) {
    QStringList list;
    for (const poker::Card card : cards) {
        list.append(PokerText::briefly(card));
    }
    return list.join(u' ');
}

QString PokerCroupierText::action(const croupier::PokerAction& action, const Scene& scene) {
    return std::visit(
        Overloaded{
            //: %1 what a croupier says
            [](const croupier::SayPhrase& one) { return tr("say “%1”").arg(call(one.phrase)); },
            [&](const croupier::DealCard& one) {
                const std::optional<poker::Card> card = one.shown ? one.shown : scene.next;
                const QString what = one.faceUp && card ? tr("the %1 face up").arg(PokerText::card(*card))
                                     : one.faceUp       ? tr("a card face up")
                                                        : tr("a card face down");
                if (one.to == croupier::kCorner) {
                    //: %1 "a card face up"
                    return tr("place %1 in the discard corner").arg(what);
                }
                if (one.to == croupier::kDealer) {
                    //: %1 "a card face up"
                    return tr("give the dealer %1").arg(what);
                }
                //: %1 a player, %2 "a card face down"
                return tr("give %1 %2").arg(scene.nameOf(one.to), what);
            },
            [&](const croupier::AskSeat& one) {
                //: %1 a player
                return tr("ask %1: fold or continue").arg(scene.nameOf(one.seat));
            },
            [&](const croupier::TurnDealer& one) {
                const std::optional<poker::HandCards> hand = one.shown ? one.shown : scene.dealer;
                //: %1 cards
                return hand ? tr("turn the dealer's cards over: %1").arg(cards(*hand))
                            : tr("turn the dealer's four cards over");
            },
            [](const croupier::JudgeDealer& one) {
                return one.plays ? tr("say that the dealer plays") : tr("say that the dealer does not play");
            },
            [&](const croupier::TurnHand& one) {
                const QString name = scene.nameOf(one.seat);
                const std::optional<poker::HandCards> hand = one.shown ? one.shown
                                                             : scene.handOf
                                                                 ? std::optional(scene.handOf(one.seat))
                                                                 : std::nullopt;
                //: %1 a player, %2 cards
                return hand ? tr("turn the hand of %1 over: %2").arg(name, cards(*hand))
                            : tr("turn the hand of %1 over").arg(name);
            },
            [&](const croupier::CompareHand& one) {
                //: %1 a player, %2 "wins", "loses", "ties"
                return tr("say that the hand of %1 %2").arg(scene.nameOf(one.seat), result(one.result));
            },
            [&](const croupier::TakeLosers& one) {
                QStringList stay;
                for (const int seat : one.kept) {
                    stay.append(scene.nameOf(seat));
                }
                //: %1 players
                return stay.isEmpty() ? tr("take all chips: nothing stays")
                                      : tr("take what has lost; the chips of %1 stay")
                                            .arg(stay.join(QStringLiteral(", ")));
            },
            [&](const croupier::PayBox& one) {
                //: %1 a player, %2 a sum, %3 "ante", "bet"
                return tr("pay %1 %2 for the %3")
                    .arg(scene.nameOf(one.seat), amountText(one.sum), PokerText::box(one.box).toLower());
            },
            [&](const croupier::AnswerLateStake& one) {
                //: %1 a player
                return one.taken ? tr("accept the late stake of %1").arg(scene.nameOf(one.seat))
                                 : tr("push back the late stake of %1").arg(scene.nameOf(one.seat));
            },
        },
        action);
}

QString PokerCroupierText::fault(const croupier::Fault& fault,
                                 const std::optional<croupier::PokerDueAction>& due, const Scene& scene) {
    const QString wanted = due ? action(due->action, scene) : QString();
    const QString player = fault.player == kNobody ? QString() : scene.playerOf(fault.player);
    switch (fault.kind) {
    //: %1 what to do: "say «Place your bets»"
    case FaultKind::order: return due ? tr("First: %1.").arg(wanted) : tr("There is nothing to do now.");
    case FaultKind::words: return tr("Not those words: %1.").arg(wanted);
    case FaultKind::early:
        return due ? tr("Too early. It is not yet time to %1.").arg(wanted) : tr("Too early.");
    case FaultKind::target: return tr("The card belongs elsewhere: %1.").arg(wanted);
    case FaultKind::face: return tr("The card is the wrong way up: %1.").arg(wanted);
    case FaultKind::card:
        return tr("That card can't be there: the deck has only one, and it is already out.");
    case FaultKind::seat: return due ? tr("Another seat comes first: %1.").arg(wanted) : QString();
    case FaultKind::qualified: return tr("With ace and king or better the dealer plays, otherwise not.");
    case FaultKind::verdict: return due ? tr("The hand was misjudged: %1.").arg(wanted) : QString();
    case FaultKind::swept:
        //: %1 a player
        return tr("The chips of %1 stay.").arg(player);
    case FaultKind::left: return tr("%1 has lost: the chips are taken.").arg(player);
    case FaultKind::place:
        return player.isEmpty() ? tr("Nobody sits there.")
                                : tr("%1: there is nothing to pay there.").arg(player);
    case FaultKind::payment_order: return due ? tr("Another box comes first: %1.").arg(wanted) : QString();
    case FaultKind::sum:
        //: %1 a player, %2 the sum that was paid
        return tr("%1 is due a different sum, not %2.").arg(player, amountText(fault.given));
    case FaultKind::remedy: return CroupierText::wrongRemedy(CroupierText::remedy(*fault.remedy, fault.of));
    case FaultKind::late_stake: return tr("Betting is closed: the chips of %1 go back.").arg(player);
    default: return CroupierText::kind(fault.kind) + u'.';
    }
}

} // namespace mesaviva::app
