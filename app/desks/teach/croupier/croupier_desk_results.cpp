// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Results of a shift, and of earlier ones.

#include "app/core/history/sheet_saver.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/desks/teach/croupier/croupier_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace mesaviva::app {

using croupier::FaultKind;

namespace {

QString secondsOf(qint64 milliseconds) {
    return QLocale().toString(static_cast<double>(milliseconds) / 1000.0, 'f', 1);
}

} // namespace

QString CroupierDesk::houseName(const QString& key) const {
    for (int house = 0; house < m_houses; ++house) {
        if (QString::fromStdString(keyOf(house)) == key) {
            return houses().value(house);
        }
    }
    return key;
}

std::string CroupierDesk::resultsKey() const {
    const std::string key = game().toStdString();
    return isWatching() ? key + "_watched" : key;
}

croupier::Shift CroupierDesk::shiftDone() const {
    const croupier::ScoreSheet done = sheetSoFar();
    croupier::Shift shift;
    shift.at = QDateTime::currentSecsSinceEpoch();
    shift.game = resultsKey();
    shift.table = tableKey();
    shift.level = m_choices.level;
    shift.atOnce = m_choices.feedback == 0;
    shift.rounds = static_cast<int>(hasTable() ? roundNow() : m_roundsDone);
    shift.actions = done.actions();
    shift.clean = done.clean();
    shift.payments = done.payments();
    shift.paymentTime = done.paymentTime();
    shift.time = done.time();
    shift.length = tableTime();
    shift.hints = m_hints;
    shift.faultsPlanted = hasTable() ? plantedNow() : m_planted;
    shift.faults = croupier::countsOf(done);
    return shift;
}

QList<QString> CroupierDesk::summary() const {
    QList<QString> lines;
    if (m_stage != Over) {
        return lines;
    }
    const AmountsAt there(placeOfRules(tableKey()));
    lines.append(tr("%n round(s)", nullptr, static_cast<int>(m_roundsDone)) + QStringLiteral(" · ") +
                 tr("%n action(s)", nullptr, m_sheet.actions()));
    lines.append(m_sheet.actions() == m_sheet.clean() && m_sheet.faults() == 0
                     ? tr("All of them right at once")
                     : tr("%1 right at once").arg(m_sheet.clean()) + QStringLiteral(" · ") +
                           tr("%n fault(s)", nullptr, m_sheet.faults()));
    if (isWatching()) {
        //: %1 faults that were stopped and named, of %n that were planted
        lines.append(tr("%1 of %n planted error(s) stopped and named", nullptr, m_planted.planted)
                         .arg(m_planted.caught) +
                     QStringLiteral(" · ") + tr("%n rightly corrected", nullptr, m_planted.remedied));
    } else if (m_sheet.payments() > 0) {
        //: %1 seconds
        lines.append(tr("%n payment(s)", nullptr, m_sheet.payments()) + QStringLiteral(" · ") +
                     tr("%1 s a payment").arg(secondsOf(m_sheet.paymentTime() / m_sheet.payments())));
    }
    if (!m_count.summary().isEmpty()) {
        lines.append(m_count.summary());
    }
    if (m_hints > 0) {
        lines.append(tr("%n hint(s) asked for", nullptr, m_hints));
    }
    return lines;
}

QVariantList CroupierDesk::faultList() const {
    QVariantList list;
    if (m_stage != Over) {
        return list;
    }
    const AmountsAt there(placeOfRules(tableKey()));
    for (const croupier::FaultCount& count : croupier::countsOf(m_sheet)) {
        CroupierFault shown;
        shown.kind = CroupierText::kind(count.kind);
        shown.rule = QString::fromStdString(count.rule);
        shown.count = count.count;
        shown.source = CroupierText::source(count.kind, shown.rule);
        for (const croupier::Mark& mark : m_sheet.marks()) {
            const auto first = std::ranges::find_if(mark.faults, [&](const croupier::Fault& fault) {
                return fault.kind == count.kind && firstOf(fault.rules) == shown.rule;
            });
            if (first != mark.faults.end()) {
                shown.example = RackCount::faultText(*first);
                if (shown.example.isEmpty()) {
                    shown.example = exampleText(*first);
                }
                if (count.kind == FaultKind::sum) {
                    //: %1 a sum
                    shown.example += QStringLiteral(" ") + tr("It is %1.").arg(amountText(first->due));
                }
                break;
            }
        }
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

const croupier::Shift* CroupierDesk::lastShift() const {
    const std::string table = tableKey();
    const std::vector<croupier::Shift>& past = m_results->past();
    const auto last = std::find_if(past.rbegin(), past.rend(), [&](const croupier::Shift& shift) {
        return shift.table == table && shift.game == resultsKey();
    });
    return last == past.rend() ? nullptr : &*last;
}

QString CroupierDesk::past() const {
    const croupier::Shift* const last = lastShift();
    if (last == nullptr) {
        return tr("You have not worked at this table yet.");
    }
    //: %1 a date
    QString text =
        tr("Last time, %1:")
            .arg(QLocale().toString(QDateTime::fromSecsSinceEpoch(last->at).date(), QLocale::ShortFormat)) +
        u' ' + tr("%n action(s)", nullptr, last->actions) + QStringLiteral(", ") +
        tr("%n fault(s)", nullptr, last->faultCount());
    if (last->payments > 0 && !isWatching()) {
        text +=
            QStringLiteral(", ") + tr("%1 s a payment").arg(secondsOf(last->paymentTime / last->payments));
    }
    return text + u'.';
}

QUrl CroupierDesk::proposedFile() const {
    //: The name of a file, in small letters: what was done in shifts at the reversed tables
    return SheetSaver::proposed(tr("shifts"), QStringLiteral("csv"));
}

} // namespace mesaviva::app
