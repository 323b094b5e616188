// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tool in the croupier's hand: words, number, rake, chips from the rack.

#include "app/teach/croupier_desk.h"
#include "app/teach/croupier_host.h"
#include "app/words/amounts.h"
#include "app/words/roulette_names.h"
#include "app/words/roulette_rule_words.h"

#include <QLocale>

namespace mesaviva::app {

using roulette::OwnPhrase;
using roulette::SpotId;

namespace {

constexpr qsizetype kMostCut = 200; // chips in one payment

constexpr std::array kSaid = {OwnPhrase::place_your_bets, OwnPhrase::no_more_bets, OwnPhrase::void_spin,
                              OwnPhrase::ball_change, OwnPhrase::dealer_change};

// What is said at a table of that regulation, and what might be said there by mistake.
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

QList<int> toggled(QList<int> list, int value, bool in) {
    list.removeAll(value);
    if (in) {
        list.append(value);
    }
    return list;
}

std::vector<SpotId> spotsOf(const QList<int>& list) {
    std::vector<SpotId> spots;
    for (const int spot : list) {
        spots.push_back(static_cast<SpotId>(spot));
    }
    return spots;
}

} // namespace

// The tool that the next deed takes comes to hand.
void CroupierDesk::fitTool() {
    const std::vector<croupier::Demand> due = demands();
    if (due.empty()) {
        if (training() != nullptr && training()->isBallAtRest()) {
            setTool(Number); // a real wheel's is not entered yet
        }
        return;
    }
    switch (croupier::taskOf(due.front().deed)) {
    case croupier::Task::call:
    case croupier::Task::bell:
    case croupier::Task::launch: setTool(Words); break;
    case croupier::Task::announce:
    case croupier::Task::mark: setTool(Number); break;
    case croupier::Task::sweep: setTool(Rake); break;
    case croupier::Task::pay: setTool(Rack); break;
    }
}

void CroupierDesk::setTool(Tool tool) {
    if (tool != m_tool) {
        m_tool = tool;
        emit toolChanged();
    }
}

void CroupierDesk::layDown() {
    m_kept.clear();
    m_halved.clear();
    m_cut.clear();
    m_place = -1;
    m_player = -1;
    emit toolChanged();
}

QVariantList CroupierDesk::calls() const {
    QVariantList list;
    if (!m_settings) {
        return list;
    }
    for (const OwnPhrase phrase : saidAt(*m_settings)) {
        CroupierCall call;
        call.phrase = static_cast<int>(phrase);
        call.words = CroupierWords::call(phrase, *m_settings);
        list.append(QVariant::fromValue(call));
    }
    return list;
}

QList<int> CroupierDesk::places() const {
    QList<int> places;
    if (training() == nullptr) {
        return places;
    }
    const roulette::State& state = training()->state();
    const bool swept = state.phase == roulette::Phase::paying;
    for (const croupier::PlaceFate& place : croupier::fatesOf(state)) {
        if (!swept || place.fate != croupier::Fate::taken) {
            places.append(place.spot);
        }
    }
    return places;
}

QVariantList CroupierDesk::players() const {
    QVariantList list;
    if (training() == nullptr) {
        return list;
    }
    const std::vector<roulette::Player>& all = training()->state().players;
    for (std::size_t i = 0; i < all.size(); ++i) {
        CroupierPlayer player;
        player.name = playerName(static_cast<PlayerId>(i));
        player.colour = all[i].colour;
        player.chip = RouletteRuleWords::chipValue(all[i].chipValue);
        list.append(QVariant::fromValue(player));
    }
    return list;
}

QString CroupierDesk::playerName(PlayerId player) const { return m_names.value(player); }

std::vector<croupier::RackChip> CroupierDesk::piles() const {
    if (training() == nullptr) {
        return {};
    }
    const auto& all = training()->state().players;
    const bool known = m_player >= 0 && m_player < static_cast<int>(all.size());
    return croupier::rackOf(*m_settings, known ? all[static_cast<std::size_t>(m_player)].chipValue
                                               : std::optional<Money>());
}

namespace {

CroupierChip shownPile(const croupier::RackChip& pile, const QString& player) {
    CroupierChip chip;
    chip.chips = pile.chips;
    chip.cents = static_cast<double>(pile.value.cents);
    const bool whole = pile.value.cents % 100 == 0;
    chip.label = pile.chips > 0
                     ? QString::number(pile.chips)
                     : QLocale().toString(static_cast<double>(pile.value.cents) / 100.0, 'f', whole ? 0 : 2);
    chip.name = pile.chips > 0 ? CroupierDesk::tr("%n chip(s) of %1", nullptr, pile.chips).arg(player)
                               : amountText(pile.value);
    return chip;
}

} // namespace

QVariantList CroupierDesk::rack() const {
    QVariantList list;
    for (const croupier::RackChip& pile : piles()) {
        list.append(QVariant::fromValue(shownPile(pile, m_names.value(m_player))));
    }
    return list;
}

QVariantList CroupierDesk::cut() const {
    QVariantList list;
    const std::vector<croupier::RackChip> all = piles();
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const auto count = static_cast<int>(m_cut.count(i));
        if (count > 0) {
            CroupierChip chip = shownPile(all[static_cast<std::size_t>(i)], m_names.value(m_player));
            chip.count = count;
            list.append(QVariant::fromValue(chip));
        }
    }
    return list;
}

Money CroupierDesk::cutSum() const {
    Money sum;
    const std::vector<croupier::RackChip> all = piles();
    for (const int pile : m_cut) {
        sum += all.at(static_cast<std::size_t>(pile)).value;
    }
    return sum;
}

QString CroupierDesk::cutText() const { return m_cut.isEmpty() ? QString() : amountText(cutSum()); }

QString CroupierDesk::handReason() const {
    return m_place < 0       ? tr("Choose the place on the cloth first")
           : m_player < 0    ? tr("Choose the player first")
           : m_cut.isEmpty() ? tr("Cut the chips first")
                             : QString();
}

void CroupierDesk::call(int index) {
    if (!m_settings) {
        return;
    }
    const std::vector<OwnPhrase> said = saidAt(*m_settings);
    if (index >= 0 && index < static_cast<int>(said.size())) {
        perform(croupier::Call{said[static_cast<std::size_t>(index)]});
    }
}

void CroupierDesk::ringBell() { perform(croupier::RingBell{}); }

void CroupierDesk::launch(bool clockwise) {
    perform(croupier::Launch{clockwise ? roulette::Turn::clockwise : roulette::Turn::anticlockwise});
}

bool CroupierDesk::announce(const QString& number, int colour, int parity, int half) {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(number.trimmed().toStdString());
    if (m_stage != Working || !pocket || pocket->index() >= m_settings->pockets || colour < 0 || colour > 2) {
        return false;
    }
    using roulette::ChanceKind;
    const auto chosen = [](int which, ChanceKind one, ChanceKind other) {
        return which == 0 ? std::optional(one) : which == 1 ? std::optional(other) : std::nullopt;
    };
    if (isRealWheel()) {
        m_host->training().enter(*pocket);
    }
    perform(croupier::AnnounceNumber{*pocket, static_cast<roulette::Colour>(colour),
                                     chosen(parity, ChanceKind::even, ChanceKind::odd),
                                     chosen(half, ChanceKind::low, ChanceKind::high)});
    return true;
}

void CroupierDesk::mark(int pocket) {
    if (m_stage == Working && pocket >= 0 && pocket < m_settings->pockets) {
        if (isRealWheel()) {
            m_host->training().enter(roulette::Pocket(pocket));
        }
        perform(croupier::MarkNumber{roulette::Pocket(pocket)});
    }
}

bool CroupierDesk::markText(const QString& number) {
    const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(number.trimmed().toStdString());
    if (m_stage != Working || !pocket || pocket->index() >= m_settings->pockets) {
        return false;
    }
    mark(pocket->index());
    return true;
}

void CroupierDesk::turnPlace(int spot) {
    if (m_watch || !places().contains(spot)) {
        return;
    }
    const bool halves = isEvenChance(m_settings->layout()[static_cast<SpotId>(spot)].kind) &&
                        m_settings->regulation().payment.zero.value == roulette::ZeroTakes::half;
    const bool wasKept = m_kept.contains(spot);
    const bool wasHalved = m_halved.contains(spot);
    m_kept = toggled(m_kept, spot, !wasKept && !wasHalved);
    m_halved = toggled(m_halved, spot, wasKept && halves);
    emit toolChanged();
}

void CroupierDesk::sweep() { perform(croupier::Sweep{spotsOf(m_kept), spotsOf(m_halved)}); }

void CroupierDesk::choosePlace(int spot) {
    if (m_stage == Working && !m_watch && spot >= 0 && spot != m_place) {
        m_place = spot;
        emit toolChanged();
    }
}

void CroupierDesk::choosePlayer(int player) {
    if (m_stage == Working && !m_watch && player >= 0 && player < m_names.size() && player != m_player) {
        m_player = player;
        m_cut.clear(); // chips of another colour
        emit toolChanged();
    }
}

void CroupierDesk::take(int pile) {
    if (pile >= 0 && pile < static_cast<int>(piles().size()) && m_cut.size() < kMostCut) {
        m_cut.append(pile);
        emit toolChanged();
    }
}

void CroupierDesk::takeBack() {
    if (!m_cut.isEmpty()) {
        m_cut.removeLast();
        emit toolChanged();
    }
}

void CroupierDesk::clearCut() {
    m_cut.clear();
    emit toolChanged();
}

void CroupierDesk::handOver() {
    if (!handReason().isEmpty()) {
        remind(handReason());
        return;
    }
    perform(croupier::Pay{static_cast<SpotId>(m_place), static_cast<PlayerId>(m_player), cutSum()});
}

QString CroupierDesk::placeName(int spot) const {
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
            lying.append(playerName(static_cast<PlayerId>(i)) + u' ' + amountText(sum));
        }
    }
    const QString name = RouletteNames::spot(static_cast<SpotId>(spot), *m_settings);
    return lying.isEmpty() ? name : name + QStringLiteral(": ") + lying.join(QStringLiteral(", "));
}

} // namespace mesaviva::app
