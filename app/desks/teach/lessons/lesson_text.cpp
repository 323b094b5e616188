// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/lesson_text.h"

#include "app/core/rulebook/rule_register.h"
#include "app/core/text/amounts.h"
#include "engine/base/rule_id.h"

#include <QLocale>
#include <QRegularExpression>

namespace mesaviva::app {

namespace {

QString percent(std::int64_t part, std::int64_t whole) {
    return percentText(static_cast<double>(part) / static_cast<double>(whole), 1);
}

QString signedAntes(double antes) {
    const QString number = QLocale().toString(antes < 0 ? -antes : antes, 'f', 3);
    return (antes < 0 ? QStringLiteral("\u2212") : antes > 0 ? QStringLiteral("+") : QString()) + number;
}

} // namespace

QString LessonText::of(const lessons::Text& text) {
    return QString::fromStdString(QLocale().language() == QLocale::Portuguese ? text.pt : text.en);
}

QString LessonText::level(int level) {
    switch (level) {
    case 1: return tr("First steps");
    case 2: return tr("Usual cases");
    default: return tr("Rare cases");
    }
}

QStringList LessonText::rulesIn(const QString& text) {
    static const QRegularExpression kRule(QStringLiteral("\\b%1\\b").arg(QLatin1String(RuleId::kPattern)));
    static const RuleRegister kRegister;
    QStringList rules;
    for (auto found = kRule.globalMatch(text); found.hasNext();) {
        rules.append(found.next().captured());
    }
    rules.removeIf([](const QString& rule) { return kRegister.partsOf(rule).isEmpty(); }); // a key: F1
    rules.removeDuplicates();
    return rules;
}

LessonOdds LessonText::odds(const lessons::DecisionOdds& odds, const lessons::OtherWay* ways) {
    const poker::odds::DealCounts& counts = odds.counts;
    LessonOdds shown;
    shown.heading = tr("What each choice is worth");
    shown.lines = {tr("Continue: %1 antes").arg(signedAntes(odds.continuing.value())),
                   tr("Fold: %1 antes").arg(signedAntes(-1))};
    shown.best = odds.isContinuingBetter() ? tr("Continuing is worth more") : tr("Folding costs less");
    shown.shares = {tr("The dealer does not qualify: %1").arg(percent(counts.notQualified, counts.deals())),
                    tr("The hand wins: %1").arg(percent(counts.win, counts.deals())),
                    tr("The hand loses: %1").arg(percent(counts.lose, counts.deals())),
                    tr("A tie: %1").arg(percent(counts.tie, counts.deals()))};
    //: %1 a number of hands, %2 of antes won, %3 of antes lost
    shown.why = tr("Over all %1 hands that the dealer may have: +1 where it does not qualify, +%2 for a win, "
                   "−3 for a loss, 0 for a tie.")
                    .arg(QLocale().toString(static_cast<qlonglong>(counts.deals())))
                    .arg(1 + 2 * odds.multiple);
    if (ways) {
        const QString taken = signedAmountText(ways->taken.net());
        const QString other = signedAmountText(ways->other.net());
        shown.taken = ways->taken.continued ? tr("As it went, continued: %1").arg(taken)
                                            : tr("As it went, folded: %1").arg(taken);
        shown.other = ways->other.continued ? tr("The other way, continued: %1").arg(other)
                                            : tr("The other way, folded: %1").arg(other);
    }
    return shown;
}

} // namespace mesaviva::app
