// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Results of a table test, and of earlier ones.

#include "app/core/rulebook/rule_register.h"
#include "app/core/text/spoken_numbers.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/desks/teach/table_test/table_test_desk.h"
#include "app/desks/teach/table_test/table_test_sheet.h"

#include <QDateTime>
#include <QLocale>

namespace mesaviva::app {

namespace {

constexpr qsizetype kMostShown = 60; // tests

} // namespace

QString TableTestDesk::tableOf(const croupier::TakenTest& test) const {
    const QString table = QString::fromStdString(test.table);
    for (const CroupierDesk* desk : m_desks) {
        if (desk->game().toStdString() == test.game) {
            return desk->houseName(table);
        }
    }
    return table;
}

QString TableTestDesk::result() const { return TableTestText::result(isPassed()); }

QList<QString> TableTestDesk::reasons() const { return TableTestText::reasons(m_now); }

QString TableTestDesk::about() const {
    //: %1 a candidate, %2 a table, %3 "20 of 20 spins", %4 the test's number
    return tr("%1 · %2 · %3 · test no. %4")
        .arg(QString::fromStdString(m_now.candidate), tableOf(m_now), TableTestText::extent(m_now))
        .arg(m_now.number);
}

QVariantList TableTestDesk::lines() const { return TableTestText::lines(m_now); }

QVariantList TableTestDesk::faultList() const {
    QVariantList list;
    for (const croupier::FaultCount& fault : m_now.faults) {
        CroupierFault shown;
        shown.kind = CroupierText::kind(fault.kind);
        shown.rule = QString::fromStdString(fault.rule);
        shown.count = fault.count;
        shown.source = CroupierText::source(fault.kind, shown.rule);
        shown.example = croupier::areaOf(fault.kind) == croupier::TestArea::technique
                            ? tr("counts for technique")
                            : tr("counts for control");
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QVariantList TableTestDesk::past() const {
    QVariantList list;
    const std::vector<croupier::TakenTest>& tests = m_results.tests();
    for (auto test = tests.rbegin(); test != tests.rend() && list.size() < kMostShown; ++test) {
        TakenTestLine line;
        const croupier::TestMarks marks = test->marks();
        line.title = QString::fromStdString(test->candidate);
        line.detail =
            QLocale().toString(QDateTime::fromSecsSinceEpoch(test->at).date(), QLocale::ShortFormat) +
            QStringLiteral(" · ") + tableOf(*test);
        line.result = TableTestText::result(marks.passed());
        if (test->whole) {
            line.result += QStringLiteral(" · ") + TableTestText::mark(marks.final);
        }
        line.passed = marks.passed();
        list.append(QVariant::fromValue(line));
    }
    return list;
}

void TableTestDesk::openPast(int row) {
    const std::vector<croupier::TakenTest>& tests = m_results.tests();
    if (m_stage == Choosing && row >= 0 && row < static_cast<int>(tests.size())) {
        m_now = tests[tests.size() - 1 - static_cast<std::size_t>(row)];
        m_savedOnce = false;
        setStage(Over);
    }
}

QString TableTestDesk::message() const { return m_savedOnce ? m_saver.message() : m_results.message(); }

SheetDocument TableTestDesk::sheet() const {
    return TableTestText::sheet(m_now, tableOf(m_now), book(), spokenLanguage());
}

QUrl TableTestDesk::proposedFile() const {
    return SheetSaver::proposed(tr("table-test-%1").arg(m_now.number));
}

void TableTestDesk::save(const QUrl& file) {
    if (m_stage == Over) {
        m_saver.save(sheet(), file);
    }
}

void TableTestDesk::print() {
    if (m_stage == Over) {
        m_saver.print(sheet(), QStringLiteral("table-test-%1").arg(m_now.number));
    }
}

void TableTestDesk::forget() { m_results.forget(); }

void TableTestDesk::retranslate() {
    m_results.retranslate();
    emit choicesChanged();
    emit stageChanged();
    emit writtenChanged();
    emit marksChanged();
    emit pastChanged();
    emit messageChanged();
}

} // namespace mesaviva::app
