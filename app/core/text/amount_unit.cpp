// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/amount_unit.h"

#include "engine/games/games.h"

#include <atomic>

namespace mesaviva::app {

namespace {

std::atomic<AmountUnit> chosenUnit = AmountUnit::points;
std::atomic<bool> patacasInMacau = false;
std::atomic<AmountPlace> placeAtHand = AmountPlace::anywhere;
thread_local const AmountsAt* innermost = nullptr;

} // namespace

void setAmountChoice(AmountChoice choice) {
    chosenUnit = choice.unit;
    patacasInMacau = choice.patacasInMacau;
}

void setAmountPlace(AmountPlace place) { placeAtHand = place; }

AmountUnit amountUnit() {
    const AmountPlace place = innermost ? innermost->m_place : placeAtHand.load();
    return place == AmountPlace::macau && patacasInMacau ? AmountUnit::patacas : chosenUnit.load();
}

AmountPlace placeOfRules(const std::string& rules) {
    return countsInPatacas(rules) ? AmountPlace::macau : AmountPlace::anywhere;
}

QString amountSign(AmountUnit unit) {
    switch (unit) {
    case AmountUnit::points: break;
    case AmountUnit::euros: return QStringLiteral("€");
    // the sign follows the amount, as in QLocale's pt_MO
    case AmountUnit::patacas: return QStringLiteral("MOP$");
    }
    return QStringLiteral("pts");
}

AmountsAt::AmountsAt(AmountPlace place) : m_outer(innermost), m_place(place) { innermost = this; }

AmountsAt::~AmountsAt() { innermost = m_outer; }

} // namespace mesaviva::app
