// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the croupier of any game uses: the tool, the chips that stay on the cloth, chips from the rack.

#include "app/core/text/amounts.h"
#include "app/desks/teach/croupier/croupier_desk.h"

#include <QLocale>

namespace mesaviva::app {

namespace {

constexpr qsizetype kMostCut = 200; // chips in one payment

QList<int> toggled(QList<int> list, int value, bool in) {
    list.removeAll(value);
    if (in) {
        list.append(value);
    }
    return list;
}

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

void CroupierDesk::setTool(int tool) {
    if (tool != m_tool) {
        m_tool = tool;
        emit toolChanged();
    }
}

void CroupierDesk::layDown() {
    m_cut.clear();
    choose({}, {}, -1, -1);
}

void CroupierDesk::turnPlace(int place) {
    if (m_stage != Working || isWatching() || !places().contains(place)) {
        return;
    }
    const bool wasKept = m_kept.contains(place);
    const bool wasHalved = m_halved.contains(place);
    m_kept = toggled(m_kept, place, !wasKept && !wasHalved);
    m_halved = toggled(m_halved, place, wasKept && canHalve(place));
    emit toolChanged();
}

void CroupierDesk::choosePlace(int place) {
    if (m_stage == Working && !isWatching() && place >= 0 && place != m_place) {
        m_place = place;
        if (const int only = onlyPlayerAt(place); only >= 0 && only != m_player) {
            m_player = only;
            m_cut.clear(); // chips of another colour
        }
        emit toolChanged();
    }
}

void CroupierDesk::choosePlayer(int player) {
    if (m_stage == Working && !isWatching() && player >= 0 && player < players().size() &&
        player != m_player) {
        m_player = player;
        m_cut.clear(); // chips of another colour
        emit toolChanged();
    }
}

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
    return m_place < 0                            ? tr("Choose the place on the cloth first")
           : m_player < 0 && !players().isEmpty() ? tr("Choose the player first")
           : m_cut.isEmpty()                      ? tr("Cut the chips first")
                                                  : QString();
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
    payChosen(cutSum());
}

} // namespace mesaviva::app
