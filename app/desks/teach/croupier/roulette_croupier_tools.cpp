// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of roulette's croupier: calls, number, rake, chips of a player's colour.

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/common/typed_answer.h"
#include "app/desks/teach/croupier/roulette_croupier_desk.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using roulette::OwnPhrase;
using roulette::SpotId;

namespace {

constexpr std::array kSaid = {OwnPhrase::place_your_bets, OwnPhrase::no_more_bets, OwnPhrase::void_spin,
                              OwnPhrase::ball_change, OwnPhrase::dealer_change};

// Calls at a table of that regulation, and plausible wrong ones.
std::vector<OwnPhrase> saidAt(const roulette::Settings& settings) {
    const roulette::Regulation& regulation = settings.regulation();
    std::vector<OwnPhrase> said;
    for (const OwnPhrase phrase : kSaid) {
        const bool known = phrase == OwnPhrase::ball_change     ? regulation.course.ballChanged.value
                           : phrase == OwnPhrase::dealer_change ? regulation.course.dealerChanged.value
                                                                : true;
        if (known) {
            said.push_back(phrase);
        }
    }
    return said;
}

constexpr qsizetype kMostPlaced = 40; // chips of one stake

std::vector<SpotId> spotsOf(const QList<int>& list) {
    std::vector<SpotId> spots;
    for (const int spot : list) {
        spots.push_back(static_cast<SpotId>(spot));
    }
    return spots;
}

} // namespace

// Selects the tool for the next action.
void RouletteCroupierDesk::fitTool() {
    const std::vector<croupier::DueAction> due = dueActions();
    if (due.empty()) {
        if (training() != nullptr && training()->isBallAtRest()) {
            setTool(Number); // the number of a real wheel is not entered yet
        }
        return;
    }
    switch (croupier::taskOf(due.front().action)) {
    case croupier::Task::call:
    case croupier::Task::bell:
    case croupier::Task::launch: setTool(Words); break;
    case croupier::Task::announce:
    case croupier::Task::mark: setTool(Number); break;
    case croupier::Task::sweep: setTool(Rake); break;
    case croupier::Task::open: // the trainee has to think of it
    case croupier::Task::pay: setTool(Rack); break;
    case croupier::Task::put: setTool(Chips); break;
    case croupier::Task::sell:
    case croupier::Task::drop:
    case croupier::Task::give:
    case croupier::Task::count: setTool(Cash); break;
    default: break; // of other games
    }
}

QVariantList RouletteCroupierDesk::calls() const {
    QVariantList list;
    if (!m_settings) {
        return list;
    }
    for (const croupier::AnnouncePayment& announced : paymentCalls()) {
        CroupierCall call;
        call.phrase = static_cast<int>(OwnPhrase::payment);
        call.words = CroupierText::payment(announced, scene());
        call.cents = static_cast<double>(announced.sum.cents);
        list.append(QVariant::fromValue(call));
    }
    if (!list.isEmpty()) {
        return list; // nothing else may be announced before it
    }
    for (const OwnPhrase phrase : saidAt(*m_settings)) {
        CroupierCall call;
        call.phrase = static_cast<int>(phrase);
        call.words = CroupierText::call(phrase, *m_settings);
        list.append(QVariant::fromValue(call));
    }
    return list;
}

QList<int> RouletteCroupierDesk::places() const {
    QList<int> places;
    if (training() == nullptr) {
        return places;
    }
    const roulette::State& state = training()->state();
    const bool swept = state.phase == roulette::Phase::paying;
    for (const croupier::PlaceOutcome& place : croupier::outcomesOf(state)) {
        if (!swept || place.outcome != croupier::StakeOutcome::taken) {
            places.append(place.spot);
        }
    }
    return places;
}

QVariantList RouletteCroupierDesk::players() const {
    QVariantList list;
    if (training() == nullptr) {
        return list;
    }
    const std::vector<roulette::Player>& all = training()->state().players;
    for (std::size_t i = 0; i < all.size(); ++i) {
        CroupierPlayer player;
        player.name = nameOf(static_cast<PlayerId>(i));
        player.colour = all[i].colour;
        player.chip = RouletteRuleText::chipValue(all[i].chipValue);
        player.present = all[i].here;
        list.append(QVariant::fromValue(player));
    }
    return list;
}

std::vector<croupier::RackChip> RouletteCroupierDesk::piles() const {
    if (training() == nullptr) {
        return {};
    }
    if (tool() == Cash) {
        return croupier::rackFrom(croupier::leastPartOf(*m_settings));
    }
    const auto& all = training()->state().players;
    const bool known = player() >= 0 && player() < static_cast<int>(all.size());
    return croupier::rackOf(*m_settings, known ? all[static_cast<std::size_t>(player())].chipValue
                                               : std::optional<Money>());
}

void RouletteCroupierDesk::call(int index) {
    if (!m_settings || index < 0) {
        return;
    }
    const auto at = static_cast<std::size_t>(index);
    const std::vector<croupier::AnnouncePayment> payments = paymentCalls();
    const std::vector<OwnPhrase> said = saidAt(*m_settings);
    if (!payments.empty() && at < payments.size()) {
        perform(payments[at]);
    } else if (payments.empty() && at < said.size()) {
        perform(croupier::Call{said[at]});
    }
}

// Possible announcements of the payment: its value, with the stake added, with one stake less, or doubled; in
// an order that does not reveal the right one.
std::vector<croupier::AnnouncePayment> RouletteCroupierDesk::paymentCalls() const {
    if (training() == nullptr || !training()->paymentToAnnounce()) {
        return {};
    }
    const croupier::AnnouncePayment due = *training()->paymentToAnnounce();
    Money stake;
    for (const roulette::Stake& one : training()->state().players[due.player].stakes) {
        stake += one.spot == due.spot ? one.amount : Money{};
    }
    const Money part = stake > Money{} ? stake : due.sum;
    std::vector<croupier::AnnouncePayment> calls(3, due);
    calls[1].sum = due.sum + part;
    calls[2].sum = due.sum > part ? due.sum - part : due.sum * 3;
    std::ranges::rotate(calls, calls.begin() + (due.spot + due.sum.cents / 50) % 3);
    return calls;
}

void RouletteCroupierDesk::setPlaced(QList<int> chips) {
    if (isWorking() && !isWatching()) {
        m_placed = std::move(chips);
        emit toolChanged();
    }
}

void RouletteCroupierDesk::placeChip(int place) {
    if (!isWorking() || training() == nullptr || place < 0 ||
        place >= static_cast<int>(m_settings->layout().spots().size())) {
        return;
    }
    if (!training()->called()) {
        remind(tr("Nobody has made a call bet."));
    } else if (m_placed.size() < kMostPlaced) {
        setPlaced(m_placed + QList<int>{place});
    }
}

bool RouletteCroupierDesk::placeChipOn(const QString& numbers) {
    static const QRegularExpression kBetween(QStringLiteral("[\\s,./-]+"));
    if (!isWorking()) {
        return false;
    }
    roulette::Numbers covered;
    for (const QString& one : numbers.trimmed().split(kBetween, Qt::SkipEmptyParts)) {
        const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(one.toStdString());
        if (!pocket || pocket->index() >= m_settings->pockets) {
            return false;
        }
        covered.add(*pocket);
    }
    const std::span<const roulette::Spot> spots = m_settings->layout().spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (spots[i].numbers == covered) {
            placeChip(static_cast<int>(i));
            return true;
        }
    }
    return false;
}

void RouletteCroupierDesk::liftChip(int place) {
    QList<int> rest = m_placed;
    const qsizetype at = rest.lastIndexOf(place);
    if (at >= 0) {
        rest.removeAt(at);
        setPlaced(rest);
    }
}

void RouletteCroupierDesk::liftLast() {
    setPlaced(m_placed.mid(0, std::max<qsizetype>(0, m_placed.size() - 1)));
}

void RouletteCroupierDesk::liftAll() { setPlaced({}); }

void RouletteCroupierDesk::putDown() {
    if (!isWorking() || training() == nullptr) {
        return;
    }
    if (m_placed.isEmpty()) {
        remind(training()->called() ? tr("Place the chips first.") : tr("Nobody has made a call bet."));
        return;
    }
    croupier::PutDown put{training()->called() ? training()->called()->player : kNobody, {}};
    QList<int> places = m_placed;
    std::ranges::sort(places);
    for (const int place : places) {
        if (put.parts.empty() || put.parts.back().spot != place) {
            put.parts.push_back({static_cast<SpotId>(place), 0});
        }
        ++put.parts.back().chips;
    }
    perform(put);
}

void RouletteCroupierDesk::ringBell() { perform(croupier::RingBell{}); }

void RouletteCroupierDesk::launch(bool clockwise) {
    perform(croupier::Launch{clockwise ? roulette::Turn::clockwise : roulette::Turn::anticlockwise});
}

bool RouletteCroupierDesk::announce(const QString& number, int colour, int parity, int half) {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(number.trimmed().toStdString());
    if (!isWorking() || !pocket || pocket->index() >= m_settings->pockets || colour < 0 || colour > 2) {
        return false;
    }
    using roulette::ChanceKind;
    const auto chosen = [](int which, ChanceKind one, ChanceKind other) {
        return which == 0 ? std::optional(one) : which == 1 ? std::optional(other) : std::nullopt;
    };
    if (isRealWheel()) {
        m_tableSession->training().enter(*pocket);
    }
    perform(croupier::AnnounceNumber{*pocket, static_cast<roulette::Colour>(colour),
                                     chosen(parity, ChanceKind::even, ChanceKind::odd),
                                     chosen(half, ChanceKind::low, ChanceKind::high)});
    return true;
}

void RouletteCroupierDesk::mark(int pocket) {
    if (isWorking() && pocket >= 0 && pocket < m_settings->pockets) {
        if (isRealWheel()) {
            m_tableSession->training().enter(roulette::Pocket(pocket));
        }
        perform(croupier::MarkNumber{roulette::Pocket(pocket)});
    }
}

bool RouletteCroupierDesk::markText(const QString& number) {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(number.trimmed().toStdString());
    if (!isWorking() || !pocket || pocket->index() >= m_settings->pockets) {
        return false;
    }
    mark(pocket->index());
    return true;
}

bool RouletteCroupierDesk::canHalve(int place) const {
    return isEvenChance(m_settings->layout()[static_cast<SpotId>(place)].kind) &&
           m_settings->regulation().payment.zero.value == roulette::ZeroTakes::half;
}

void RouletteCroupierDesk::sweep() { perform(croupier::Sweep{spotsOf(kept()), spotsOf(halved())}); }

void RouletteCroupierDesk::payChosen(Money sum) {
    croupier::Pay pay{static_cast<SpotId>(place()), static_cast<PlayerId>(player()), sum};
    if (judgesPieces()) {
        const std::vector<croupier::RackChip> rack = piles();
        forEachCut([&](int pile, int count, bool spread) {
            pay.chips.push_back({rack[static_cast<std::size_t>(pile)], count, spread});
        });
    }
    pay.proved = isProved();
    perform(pay);
}

void RouletteCroupierDesk::openStack(int place) {
    if (!isWorking() || !opens() || training() == nullptr || place < 0) {
        return;
    }
    const auto& closed = training()->stacksToOpen();
    if (m_opened.contains(place)) {
        remind(tr("That stack is open."));
    } else if (training()->state().phase == roulette::Phase::paying &&
               std::ranges::find(closed, static_cast<SpotId>(place)) == closed.end()) {
        remind(tr("There is no stack to open."));
    } else {
        perform(croupier::OpenStack{static_cast<SpotId>(place)});
    }
}

RouletteCroupierDesk::RequestForm RouletteCroupierDesk::requestForm() const {
    if (training() == nullptr || (!training()->notes() && !training()->request())) {
        return NoRequest;
    }
    if (training()->notes()) {
        return Notes;
    }
    switch (training()->request()->kind) {
    case croupier::RequestKind::buy_in: return Sale;
    case croupier::RequestKind::fill: return Tray;
    default: return Gift;
    }
}

QString RouletteCroupierDesk::requestText() const {
    switch (requestForm()) {
    case NoRequest: return {};
    case Notes: return tr("The notes are on the cloth: they go into the box.");
    default: break;
    }
    const croupier::Request& request = *training()->request();
    const QString who = nameOf(request.player);
    const QString sum = amountText(request.sum);
    const QString value = amountText(request.value);
    const QString colour = QString::number(request.colour.value_or(0) + 1);
    const auto chips = static_cast<int>(request.chips);
    switch (request.kind) {
    case croupier::RequestKind::buy_in:
        return request.colour
                   //: %1 a player, %2 a sum, %3 the value of a chip, %4 the number of a colour
                   ? tr("%1 gives %2 in notes and asks for chips of %3 in colour %4.")
                         .arg(who, sum, value, colour)
                   //: %1 a player, %2 a sum, %3 the value of a chip
                   : tr("%1 gives %2 in notes and asks for chips of %3 in any colour.").arg(who, sum, value);
    case croupier::RequestKind::colour_change:
        //: %1 a player, %2 the number of a colour
        return tr("%1 leaves and gives back %n chip(s) of colour %2.", nullptr, chips).arg(who, colour);
    case croupier::RequestKind::late_chips:
        //: %1 a player, %2 the number of a colour
        return tr("%1, who had left, brings %n chip(s) of colour %2.", nullptr, chips).arg(who, colour);
    case croupier::RequestKind::change:
        //: %1 a player, %2 and %3 the values of chips
        return tr("%1 gives a chip of %2 and wants chips of %3.").arg(who, sum, value);
    case croupier::RequestKind::fill:
        //: %1 a sum
        return tr("The cage brings a fill; its slip says %1.").arg(sum);
    case croupier::RequestKind::credit: break;
    }
    //: %1 a sum
    return tr("The cage fetches a credit of %1, in the chips of its slip.").arg(sum);
}

QVariantList RouletteCroupierDesk::tray() const {
    QVariantList list;
    if (training() == nullptr || !training()->request()) {
        return list;
    }
    for (const croupier::FloatPile& pile : training()->request()->tray) {
        RackPile shown;
        shown.cents = static_cast<double>(pile.value.cents);
        shown.value = amountText(pile.value);
        shown.stacks = pile.chips / croupier::kChipsOfAStack;
        shown.rest = pile.chips % croupier::kChipsOfAStack;
        shown.name = RackCount::tr("%n chip(s) of %1", nullptr, pile.chips).arg(shown.value);
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QVariantList RouletteCroupierDesk::colours() const {
    QVariantList list;
    const QVariantList all = players();
    for (int colour = 0; colour < static_cast<int>(roulette::kColours); ++colour) {
        CroupierPlayer shown;
        shown.colour = colour;
        for (const QVariant& one : all) {
            const auto player = one.value<CroupierPlayer>();
            if (player.present && player.colour == colour) {
                shown = player;
            }
        }
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

bool RouletteCroupierDesk::sellColour(int colour, const QString& value, const QString& chips) {
    const std::optional<Money> each = typedSum(value);
    bool isNumber = false;
    const qlonglong count = chips.trimmed().toLongLong(&isNumber);
    constexpr qlonglong kMostSold = 100'000;
    if (!isWorking() || !each || !isNumber || count < 0 || count > kMostSold || colour < 0 ||
        colour >= static_cast<int>(roulette::kColours)) {
        return false;
    }
    if (requestForm() != Sale) {
        remind(tr("Nobody buys chips of a colour."));
        return true;
    }
    perform(
        croupier::SellColour{training()->request()->player, static_cast<std::uint8_t>(colour), *each, count});
    return true;
}

void RouletteCroupierDesk::dropNotes() {
    if (requestForm() == Notes) {
        perform(croupier::DropNotes{});
    } else {
        remind(tr("There are no notes on the cloth."));
    }
}

void RouletteCroupierDesk::giveChips() {
    croupier::GiveChips given;
    const std::vector<croupier::RackChip> rack = piles();
    forEachCut([&](int pile, int count, bool) {
        given.chips.push_back({rack[static_cast<std::size_t>(pile)].value, count});
    });
    if (requestForm() != Gift) {
        remind(tr("Nobody waits for chips with a value."));
    } else if (given.chips.empty()) {
        remind(tr("Cut the chips first."));
    } else {
        given.player = training()->request()->player;
        perform(given);
    }
}

bool RouletteCroupierDesk::countTray(const QString& counted, bool accepted) {
    const std::optional<Money> sum = typedSum(counted);
    if (!isWorking() || !sum) {
        return false;
    }
    if (requestForm() == Tray) {
        perform(croupier::CountTray{*sum, accepted});
    } else {
        remind(tr("There is no tray to count."));
    }
    return true;
}

bool RouletteCroupierDesk::announcesLater() const {
    return m_settings && croupier::announcesPayments(*m_settings);
}

int RouletteCroupierDesk::onlyPlayerAt(int place) const {
    int only = -1;
    const std::size_t count = training() != nullptr ? training()->state().players.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& stakes = training()->state().players[i].stakes;
        if (std::ranges::any_of(stakes, [place](const roulette::Stake& one) { return one.spot == place; })) {
            if (only >= 0) {
                return -1;
            }
            only = static_cast<int>(i);
        }
    }
    return only;
}

QString RouletteCroupierDesk::placeName(int spot) const {
    if (training() == nullptr || spot < 0 ||
        spot >= static_cast<int>(training()->state().layout().spots().size())) {
        return {};
    }
    QStringList lying;
    const roulette::State& state = training()->state();
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        Money sum;
        for (const roulette::Stake& stake : state.players[i].stakes) {
            sum += stake.spot == spot ? stake.amount : Money{};
        }
        if (sum > Money{}) {
            const std::optional<Money> chip = state.players[i].chipValue;
            const auto count = chip ? static_cast<int>(sum.cents / chip->cents) : 0;
            const bool whole = chip && sum.cents % chip->cents == 0;
            //: %1 a player, %2 a sum: how many chips of that player's colour lie there
            lying.append(whole ? tr("%1: %n chip(s), %2", nullptr, count)
                                     .arg(nameOf(static_cast<PlayerId>(i)), amountText(sum))
                               : nameOf(static_cast<PlayerId>(i)) + u' ' + amountText(sum));
        }
    }
    const QString called = RouletteNames::spot(static_cast<SpotId>(spot), *m_settings);
    return lying.isEmpty() ? called : called + QStringLiteral(": ") + lying.join(QStringLiteral(", "));
}

} // namespace mesaviva::app
