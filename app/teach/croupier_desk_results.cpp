// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What came of a shift: its sheet, earlier ones, the file of them.

#include "app/teach/croupier_desk.h"
#include "app/teach/croupier_host.h"
#include "app/words/amounts.h"
#include "app/words/texts.h"

#include <QDateTime>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>

namespace mesaviva::app {

using croupier::FaultKind;

namespace {

QString secondsOf(qint64 milliseconds) {
    return QLocale().toString(static_cast<double>(milliseconds) / 1000.0, 'f', 1);
}

} // namespace

croupier::Shift CroupierDesk::shiftDone() const {
    const croupier::ScoreSheet& done = sheet();
    croupier::Shift shift;
    shift.at = QDateTime::currentSecsSinceEpoch();
    shift.game = isWatching() ? "roulette_watched" : "roulette";
    shift.table = m_choices.table();
    shift.level = m_choices.level;
    shift.atOnce = m_choices.telling == 0;
    shift.rounds = static_cast<int>(m_host != nullptr ? training()->state().round : m_roundsDone);
    shift.deeds = done.deeds();
    shift.clean = done.clean();
    shift.payments = done.payments();
    shift.paymentTime = done.paymentTime();
    shift.time = done.time();
    shift.hints = m_hints;
    shift.faults = croupier::countsOf(done);
    return shift;
}

void CroupierDesk::keep(const croupier::Shift& shift) {
    const Unkept unkept{shift, std::make_shared<std::atomic<bool>>(false)};
    std::erase_if(m_unkept, [](const Unkept& earlier) { return earlier.begun->load(); });
    m_unkept.push_back(unkept);
    m_worker->run(
        *this, [book = m_book, unkept] { return unkept.begun->exchange(true) || book.keep(unkept.shift); },
        [this](const bool& kept) {
            if (!kept) {
                say(tr("The results can't be kept."), true);
            }
        });
}

QList<QString> CroupierDesk::summary() const {
    QList<QString> lines;
    if (m_stage != Over) {
        return lines;
    }
    lines.append(tr("%n round(s)", nullptr, static_cast<int>(m_roundsDone)) + QStringLiteral(" · ") +
                 tr("%n deed(s)", nullptr, m_sheet.deeds()));
    lines.append(m_sheet.deeds() == m_sheet.clean() && m_sheet.faults() == 0
                     ? tr("All of them right at once")
                     : tr("%1 right at once").arg(m_sheet.clean()) + QStringLiteral(" · ") +
                           tr("%n fault(s)", nullptr, m_sheet.faults()));
    if (isWatching()) {
        //: %1 faults that were stopped and named, of %n that were planted
        lines.append(tr("%1 of %n planted fault(s) stopped and named", nullptr, m_planted).arg(m_caught));
    } else if (m_sheet.payments() > 0) {
        //: %1 seconds
        lines.append(tr("%n payment(s)", nullptr, m_sheet.payments()) + QStringLiteral(" · ") +
                     tr("%1 s a payment").arg(secondsOf(m_sheet.paymentTime() / m_sheet.payments())));
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
    for (const croupier::FaultCount& count : croupier::countsOf(m_sheet)) {
        CroupierFault shown;
        shown.kind = CroupierWords::kind(count.kind);
        shown.rule = QString::fromStdString(count.rule);
        shown.count = count.count;
        if (count.kind == FaultKind::parity || count.kind == FaultKind::half) {
            shown.source = tr("custom of the house");
        } else if (count.kind == FaultKind::late) {
            shown.source = tr("the school's time");
        }
        for (const croupier::Mark& mark : m_sheet.marks()) {
            const auto first = std::ranges::find_if(mark.faults, [&](const croupier::Fault& fault) {
                return fault.kind == count.kind && firstOf(fault.rules) == shown.rule;
            });
            if (first != mark.faults.end()) {
                if (first->spot != roulette::kNoSpot && count.kind != FaultKind::payment_order) {
                    shown.example = CroupierWords::fault(*first, std::nullopt, scene());
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

QString CroupierDesk::past() const {
    const std::string table = m_choices.table();
    const auto last = std::find_if(m_past.rbegin(), m_past.rend(), [&](const croupier::Shift& shift) {
        return shift.table == table && (shift.game != "roulette") == isWatching();
    });
    if (last == m_past.rend()) {
        return tr("You have not worked at this table yet.");
    }
    //: %1 a date
    QString text =
        tr("Last time, %1:")
            .arg(QLocale().toString(QDateTime::fromSecsSinceEpoch(last->at).date(), QLocale::ShortFormat)) +
        u' ' + tr("%n deed(s)", nullptr, last->deeds) + QStringLiteral(", ") +
        tr("%n fault(s)", nullptr, last->faultCount());
    if (last->payments > 0 && !isWatching()) {
        text +=
            QStringLiteral(", ") + tr("%1 s a payment").arg(secondsOf(last->paymentTime / last->payments));
    }
    return text + u'.';
}

void CroupierDesk::say(const QString& words, bool failure) {
    m_told = words;
    m_toldFailure = failure;
    emit pastChanged();
}

void CroupierDesk::exportTo(const QUrl& file) {
    m_worker->run(
        *this,
        [book = m_book, path = file.toLocalFile()] {
            const std::optional<std::string> text = book.csv();
            QSaveFile out(path);
            return text && out.open(QIODevice::WriteOnly) &&
                   out.write(text->data(), static_cast<qint64>(text->size())) ==
                       static_cast<qint64>(text->size()) &&
                   out.commit();
        },
        [this](const bool& done) {
            say(done ? tr("The results are saved.") : tr("The results can't be saved there."), !done);
        });
}

void CroupierDesk::forget() {
    m_worker->run(
        *this, [book = m_book] { return book.forget(); },
        [this](const bool& done) {
            if (done) {
                m_past.clear();
            }
            say(done ? tr("All results are deleted.") : tr("The file with the results can't be written."),
                !done);
        });
}

} // namespace mesaviva::app
