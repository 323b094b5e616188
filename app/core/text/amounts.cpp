// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/amounts.h"

#include "engine/games/games.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

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

namespace {

// Not QLocale::toString(): in a language without a separator in four digits, Qt 6.4 also omits the first one
// in seven.
QString grouped(qint64 whole, const QLocale& locale) {
    constexpr qsizetype kGroup = 3;
    const bool fromFourDigits = locale.toString(1'000).size() > kGroup + 1;
    QString text = QString::number(whole);
    if (text.size() > (fromFourDigits ? kGroup : kGroup + 1)) {
        for (qsizetype at = text.size() - kGroup; at > 0; at -= kGroup) {
            text.insert(at, locale.groupSeparator());
        }
    }
    return text;
}

// Not QLocale::toCurrencyString(): in English it puts the sign first, and it rounds through doubles.
QString unsignedFigures(Money amount) {
    const QLocale locale;
    const qint64 cents = amount.cents < 0 ? -amount.cents : amount.cents;
    return QStringLiteral("%1%2%3").arg(grouped(cents / 100, locale), locale.decimalPoint(),
                                        QStringLiteral("%1").arg(cents % 100, 2, 10, QLatin1Char('0')));
}

constexpr QChar kMinus(0x2212);
constexpr QChar kUnbroken(0x00A0);

QString withSign(const QString& figures) { return figures + kUnbroken + amountSign(amountUnit()); }

class ProseText {
    Q_DECLARE_TR_FUNCTIONS(AmountProse)

public:
    static QString unit(bool one) {
        switch (amountUnit()) {
        case AmountUnit::points: break;
        case AmountUnit::euros: return amountSign(AmountUnit::euros);
        case AmountUnit::patacas: return one ? tr("pataca") : tr("patacas");
        }
        return one ? tr("point", "what is played for") : tr("points", "what is played for");
    }
};

} // namespace

QString amountFigures(Money amount) {
    return amount < Money{} ? kMinus + unsignedFigures(amount) : unsignedFigures(amount);
}

QString signedAmountFigures(Money amount) {
    return amount > Money{} ? QLatin1Char('+') + unsignedFigures(amount) : amountFigures(amount);
}

QString amountText(Money amount) { return withSign(amountFigures(amount)); }

QString signedAmountText(Money amount) { return withSign(signedAmountFigures(amount)); }

QString amountInProse(Money amount) {
    constexpr qint64 kWhole = 100;
    const QString figures = amount.cents % kWhole == 0
                                ? (amount < Money{} ? QString(kMinus) : QString()) +
                                      grouped(qAbs(qint64{amount.cents}) / kWhole, QLocale())
                                : amountFigures(amount);
    return figures + kUnbroken + ProseText::unit(amount == Money{kWhole});
}

QString withoutUnit(const QString& typed) {
    static const QRegularExpression kUnits(
        QStringLiteral("^\\s*(?:€|MOP\\$?)|(?:€|pts?\\.?|pontos?|points?|euros?|MOP\\$?|patacas?)\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    return QString(typed).remove(kUnits).trimmed();
}

} // namespace mesaviva::app
