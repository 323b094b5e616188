// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/rack_count.h"

#include "app/core/text/amounts.h"
#include "app/desks/teach/common/typed_answer.h"

#include <QLocale>

#include <cstdlib>

namespace mesaviva::app {

using croupier::FaultKind;

namespace {

// Chips in a full stack.
constexpr int kStack = 20;

QVariant rackFact(const QString& label, const QString& value) {
    RackFact fact;
    fact.label = label;
    fact.value = value;
    return QVariant::fromValue(fact);
}

} // namespace

void RackCount::open(Money least, bool mayDiffer, const Seed& seed, bool atOnce) {
    m_rack.emplace(least, mayDiffer, seed);
    m_atOnce = atOnce;
    m_closed = false;
    m_message.clear();
    emit changed();
}

void RackCount::close(const croupier::ScoreSheet& done, Money taken, Money paid,
                      const croupier::CageFlow& cage) {
    m_rack->close(taken, paid, croupier::overpaidOn(done), cage);
    m_message.clear();
    emit changed();
}

void RackCount::clear() {
    m_rack.reset();
    m_closed = false;
    m_message.clear();
    emit changed();
}

QVariantList RackCount::piles() const {
    QVariantList list;
    if (!m_rack) {
        return list;
    }
    for (const croupier::FloatPile& pile : m_rack->piles()) {
        RackPile shown;
        shown.cents = static_cast<double>(pile.value.cents);
        shown.value = amountText(pile.value);
        shown.stacks = pile.chips / kStack;
        shown.rest = pile.chips % kStack;
        shown.name = tr("%n chip(s) of %1", nullptr, pile.chips).arg(shown.value);
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QVariantList RackCount::facts() const {
    if (!m_rack) {
        return {};
    }
    if (!m_rack->isClosing()) {
        return {rackFact(tr("The sheet says"), amountText(m_rack->mustBe()))};
    }
    QVariantList list{rackFact(tr("Opened with"), amountText(m_rack->opening()))};
    if (m_rack->fill() > Money{}) {
        list.append(rackFact(tr("Fill from the cage"), amountText(m_rack->fill())));
    }
    if (m_rack->credit() > Money{}) {
        list.append(rackFact(tr("Credit to the cage"), amountText(m_rack->credit())));
    }
    if (m_rack->drop() > Money{}) {
        list.append(rackFact(tr("Sold for the notes in the box"), amountText(m_rack->drop())));
    }
    list.append(rackFact(tr("Taken from the cloth"), amountText(m_rack->taken())));
    list.append(rackFact(tr("Paid"), amountText(m_rack->paid())));
    return list;
}

bool RackCount::reads(const QString& sum) const { return typedSum(sum).has_value(); }

bool RackCount::enter(const QString& counted, const QString& reckoned, int balance) {
    const std::optional<Money> sum = typedSum(counted);
    const std::optional<Money> must = typedSum(reckoned);
    if (!m_rack || !sum || (isClosing() && !must) || balance < 0 || balance > 2) {
        return false;
    }
    croupier::FloatCount count{*sum, std::nullopt, static_cast<croupier::Balance>(balance)};
    if (isClosing()) {
        count.reckoned = must;
    }
    const std::vector<croupier::Fault> faults = m_rack->judge(count);
    const bool taken = faults.empty() || !m_atOnce;
    if (m_atOnce) {
        QStringList sentences;
        for (const croupier::Fault& fault : faults) {
            sentences.append(faultText(fault));
        }
        m_message = sentences.join(u' ');
    }
    m_closed = isClosing() && taken;
    emit changed();
    emit judged(taken, faults);
    return true;
}

QString RackCount::faultText(const croupier::Fault& fault) {
    const QString off = amountText(Money{std::abs((fault.given - fault.due).cents)});
    const bool more = fault.given > fault.due;
    switch (fault.kind) {
    case FaultKind::counted:
        //: %1 a sum
        return more ? tr("Counted %1 too much.").arg(off) : tr("Counted %1 too little.").arg(off);
    case FaultKind::reckoned:
        return more ? tr("The expected float was calculated %1 too high.").arg(off)
                    : tr("The expected float was calculated %1 too low.").arg(off);
    case FaultKind::balance:
        return fault.given == fault.due ? tr("By that count the two agree.")
               : more                   ? tr("By that count there is %1 more than there should be.").arg(off)
                                        : tr("By that count there is %1 less than there should be.").arg(off);
    default: break; // not of a count
    }
    return {};
}

QString RackCount::summary() const {
    if (!m_closed) {
        return {};
    }
    const Money off = m_rack->sum() - m_rack->mustBe();
    //: %1, %2 sums
    const QString text = tr("Float: opened with %1, closed with %2")
                             .arg(amountText(m_rack->opening()), amountText(m_rack->sum()));
    return off == Money{} ? text + QStringLiteral(" · ") + tr("as it should be")
                          //: %1 a sum with its sign
                          : text + QStringLiteral(" · ") + tr("%1 off").arg(signedAmountText(off));
}

void RackCount::retranslate() {
    m_message.clear();
    emit changed();
}

} // namespace mesaviva::app
