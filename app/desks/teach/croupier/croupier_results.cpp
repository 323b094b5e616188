// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/croupier_results.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "engine/record/csv_text.h"

#include <sstream>

namespace mesaviva::app {

CroupierResults::CroupierResults(const QString& folder)
    : m_shifts(folder, ResultKind::shifts, &ResultStore::shifts) {}

void CroupierResults::setFolder(const QString& folder, const QString& trainee) {
    m_trainee = trainee;
    const bool opened = m_shifts.isOpened();
    m_shifts.moveTo(folder);
    m_message.clear();
    if (opened) {
        open();
    }
    emit changed();
}

void CroupierResults::open() {
    m_shifts.open([this](bool done) {
        if (done) {
            emit changed();
        } else {
            say(tr("The file with the results can't be read."), true);
        }
    });
}

void CroupierResults::add(const croupier::Shift& shift) {
    m_shifts.add(shift, [this](const bool& stored) {
        if (!stored) {
            say(tr("The results can't be saved."), true);
        }
    });
    emit changed();
}

void CroupierResults::leave(const croupier::Shift& shift) { m_shifts.leave(shift); }

void CroupierResults::say(const QString& words, bool failure) {
    m_message = words;
    m_failed = failure;
    emit changed();
}

QString CroupierResults::tableName(const std::string& game, const std::string& table) const {
    const QString key = textOf(game);
    return m_tableName ? m_tableName(key.section(u'_', 0, 0), textOf(table)) : textOf(table);
}

void CroupierResults::exportTo(const QUrl& file) {
    std::map<std::string, QString> tables;
    for (const croupier::Shift& shift : past()) {
        tables.try_emplace(shift.table, tableName(shift.game, shift.table));
    }
    m_shifts.ask(
        [path = file.toLocalFile(), trainee = m_trainee, tables](const ResultStore& store) {
            const auto shifts = store.shifts();
            return shifts && saveText(path, csvOf(trainee, *shifts, tables));
        },
        [this](const bool& done) {
            say(done ? tr("The results are saved.") : tr("The results can't be saved there."), !done);
        });
}

std::string CroupierResults::csvOf(const QString& trainee, const std::vector<croupier::Shift>& shifts,
                                   const std::map<std::string, QString>& tables) {
    std::ostringstream out;
    record::CsvWriter list(out, csvStyle());
    for (const QString& title :
         {tr("Name"), tr("Time (UTC)"), tr("Game"), tr("Table"), tr("Watching"), tr("Level"), tr("Rounds"),
          tr("Actions"), tr("Right first time"), tr("Faults"), tr("Payments"), tr("Seconds per payment"),
          tr("Hints"), tr("Planted errors"), tr("Caught"), tr("Corrected"), tr("Faults by rule")}) {
        list.text(title.toStdString());
    }
    list.endRow();
    for (const croupier::Shift& shift : shifts) {
        const auto table = tables.find(shift.table);
        list.text(trainee.toStdString());
        list.text(record::momentText(shift.at));
        list.text(CroupierText::game(shift.game).toStdString());
        list.text(table == tables.end() ? shift.table : table->second.toStdString());
        list.text((shift.isWatched() ? tr("yes") : tr("no")).toStdString());
        list.count(shift.level);
        list.count(shift.rounds);
        list.count(shift.actions);
        list.count(shift.clean);
        list.count(shift.faultCount());
        list.count(shift.payments);
        if (shift.payments > 0) {
            list.decimal(shift.paymentTime / shift.payments, 3);
        } else {
            list.nothing();
        }
        list.count(shift.hints);
        list.count(shift.faultsPlanted.planted);
        list.count(shift.faultsPlanted.caught);
        list.count(shift.faultsPlanted.remedied);
        list.text(CroupierText::faults(shift.faults).toStdString());
        list.endRow();
    }
    return out.str();
}

void CroupierResults::setLock(const ExaminerLock& lock) {
    m_lock = &lock;
    connect(m_lock, &ExaminerLock::openChanged, this, &CroupierResults::changed);
}

void CroupierResults::forget() {
    if (!lockReason().isEmpty()) {
        return;
    }
    m_shifts.forget([this](bool done) {
        say(done ? tr("All results are deleted.") : tr("The file with the results can't be written."), !done);
    });
}

} // namespace mesaviva::app
